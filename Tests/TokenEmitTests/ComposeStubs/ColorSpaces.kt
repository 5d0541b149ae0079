package androidx.compose.ui.graphics.colorspace

class ColorSpace(val name: String)

object ColorSpaces {
    val Srgb = ColorSpace("sRGB")
    val LinearSrgb = ColorSpace("linear sRGB")
    val ExtendedSrgb = ColorSpace("extended sRGB")
    val LinearExtendedSrgb = ColorSpace("linear extended sRGB")
    val DisplayP3 = ColorSpace("Display P3")
    val AdobeRgb = ColorSpace("Adobe RGB")
    val ProPhotoRgb = ColorSpace("ProPhoto RGB")
    val CieXyz = ColorSpace("XYZ")
    val CieLab = ColorSpace("Lab")
    val Oklab = ColorSpace("Oklab")
}
