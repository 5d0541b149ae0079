import TokenModel
import TokenMotion

/// Values that have a file of their own among Android's resources.
///
/// - An easing, and that of a transition, is `interpolator/NAME.xml` (`@interpolator/NAME`, API 21).
/// - A border is `drawable/NAME.xml`, a rectangle with a stroke and without a fill.
/// - A gradient is `drawable/NAME.xml`, from the top to the bottom as CSS has it when nothing is said.
struct AndroidDocuments: Sendable {
  let resources: AndroidResources

  /// The folder of a value's file; nil for a value that has none.
  func folder(of value: TokenValue) -> String? {
    switch value {
    case .cubicBezier, .transition: return "interpolator"
    case .border(let border): return resources.length(border.width) == nil ? nil : "drawable"
    case .gradient(let stops): return Self.colors(stops) == nil ? nil : "drawable"
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .number, .strokeStyle, .shadow,
      .typography, .opaque:
      return nil
    }
  }

  /// What a file does not have of a value; nil if it has all of it, or if there is no file.
  func loss(_ value: TokenValue) -> String? {
    switch value {
    case .border(let border):
      guard resources.length(border.width) != nil else {
        return "`\(border.width.unit.name)` is no length of Android, it is left out"
      }
      switch border.style {
      case .keyword(.solid): break
      case .keyword: return "a stroke is solid or has dashes, it is solid"
      case .dashed(let dashes, _):
        guard dashes.count <= 2 else { return "a stroke has one dash and one gap" }
        guard dashes.allSatisfy({ resources.length($0) != nil }) else {
          return "a dash is no length of Android, the stroke is solid"
        }
      }
      return border.color.exceedsSRGB ? AndroidResources.gamutLoss : nil
    case .gradient(let stops):
      guard Self.colors(stops) != nil else {
        return
          "a gradient has two colours at its ends and at most one in the middle, it is left out"
      }
      return stops.contains { $0.color.exceedsSRGB } ? AndroidResources.gamutLoss : nil
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .transition, .shadow, .typography, .opaque:
      return nil
    }
  }

  /// Writes the file of a value that has one.
  func write(_ value: TokenValue, to sink: inout ByteSink) {
    CodeWriter.write(to: &sink) { w in
      w.line(#"<?xml version="1.0" encoding="utf-8"?>"#)
      w.line("<!-- \(GeneratedMark.text) -->")
      switch value {
      case .cubicBezier(let points): write(points, to: &w)
      case .transition(let transition): write(transition.timingFunction, to: &w)
      case .border(let border):
        shape(to: &w) { w in
          let width = resources.length(border.width) ?? "0dp"
          w.line(
            "<stroke android:width=\"\(width)\" "
              + "android:color=\"\(AndroidResources.text(border.color))\"\(dashes(border.style)) />"
          )
        }
      case .gradient(let stops):
        let colors = (Self.colors(stops) ?? []).map(AndroidResources.text)
        guard let first = colors.first, let last = colors.last else { return }
        let middle = colors.count == 3 ? " android:centerColor=\"\(colors[1])\"" : ""
        shape(to: &w) { w in
          w.line(
            "<gradient android:type=\"linear\" android:angle=\"270\" "
              + "android:startColor=\"\(first)\"\(middle) android:endColor=\"\(last)\" />")
        }
      case .color, .dimension, .fontFamily, .fontWeight, .duration, .number, .strokeStyle, .shadow,
        .typography, .opaque:
        break
      }
    }
  }

  private static let namespace =
    "xmlns:android=\"http://schemas.android.com/apk/res/android\""

  private func shape(to w: inout CodeWriter, _ body: (inout CodeWriter) -> Void) {
    w.block("<shape \(Self.namespace) android:shape=\"rectangle\">", closing: "</shape>", body)
  }

  private func write(_ points: BezierPoints, to w: inout CodeWriter) {
    let controls = [("X1", points.x1), ("Y1", points.y1), ("X2", points.x2), ("Y2", points.y2)]
      .map { "android:control\($0.0)=\"\($0.1.decimalText)\"" }
    w.line("<pathInterpolator \(Self.namespace)")
    w.indent()
    w.line(controls.joined(separator: " ") + " />")
    w.outdent()
  }

  private func dashes(_ style: StrokeStyle) -> String {
    guard case .dashed(let dashes, _) = style, let first = dashes.first,
      let dash = resources.length(first),
      let gap = resources.length(dashes[dashes.count > 1 ? 1 : 0])
    else { return "" }
    return " android:dashWidth=\"\(dash)\" android:dashGap=\"\(gap)\""
  }

  /// The two or three colours of a gradient that Android can have; nil for any other.
  private static func colors(_ stops: [GradientStop]) -> [ColorValue]? {
    let places = stops.map(\.position)
    if places.count == 1 { return [stops[0].color, stops[0].color] }
    return places == [0, 1] || places == [0, 0.5, 1] ? stops.map(\.color) : nil
  }
}
