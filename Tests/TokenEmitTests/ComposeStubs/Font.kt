package androidx.compose.ui.text.font

sealed class FontFamily(val name: String) {
    companion object {
        val Default: FontFamily = StubFontFamily("Default")
        val SansSerif: FontFamily = StubFontFamily("SansSerif")
        val Serif: FontFamily = StubFontFamily("Serif")
        val Monospace: FontFamily = StubFontFamily("Monospace")
        val Cursive: FontFamily = StubFontFamily("Cursive")
    }
}

private class StubFontFamily(name: String) : FontFamily(name)

data class FontWeight(val weight: Int)
