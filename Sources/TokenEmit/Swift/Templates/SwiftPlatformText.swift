/// The part of a generated file that SwiftUI, UIKit and AppKit can use, as a `SwiftTemplate`.
///
/// Its signatures are listed with their sources beside the stubs that tests compile it against.
enum SwiftPlatformText {
  static let imports = """
    #if canImport(SwiftUI)
      import Foundation
      {{import}} SwiftUI
      //? color
      #if canImport(UIKit)
        {{import}} UIKit
      #elseif canImport(AppKit)
        {{import}} AppKit
      #endif
      //.
    #endif
    """

  static let colors = """
    //? color
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension TokenColor {
      //? wideColor
      /// The colour for SwiftUI: in Display P3 if it was written in a wider space than sRGB.
      //.
      //! wideColor
      /// The colour for SwiftUI.
      //.
      public var color: Color {
        //? space-display-p3
        if space == .displayP3 { return Color(p3: components, alpha: alpha) }
        //.
        //? wideColor
        if let displayP3 { return Color(p3: displayP3, alpha: alpha) }
        guard space == .srgb else {
          return Color(
            .sRGB, red: Double(rgba >> 24) / 255, green: Double(rgba >> 16 & 255) / 255,
            blue: Double(rgba >> 8 & 255) / 255, opacity: alpha)
        }
        //.
        return Color(
          .sRGB, red: components.first, green: components.second, blue: components.third,
          opacity: alpha)
      }
    }

    //? wideColor
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension Color {
      fileprivate init(p3: TokenComponents, alpha: Double) {
        self.init(.displayP3, red: p3.first, green: p3.second, blue: p3.third, opacity: alpha)
      }
    }

    //.
    @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
    extension TokenColor: ShapeStyle {
      /// The colour, wherever a style is expected.
      public func resolve(in environment: EnvironmentValues) -> Color { color }
    }

    #if canImport(UIKit)
      extension TokenColor {
        /// The colour for UIKit.
        public var uiColor: UIColor {
          //? wideColor
          //? space-display-p3
          let wide = space == .displayP3 ? components : displayP3
          //.
          //! space-display-p3
          let wide = displayP3
          //.
          if let wide {
            return UIColor(
              displayP3Red: CGFloat(wide.first), green: CGFloat(wide.second),
              blue: CGFloat(wide.third), alpha: CGFloat(alpha))
          }
          guard space == .srgb else {
            return UIColor(
              red: CGFloat(rgba >> 24) / 255, green: CGFloat(rgba >> 16 & 255) / 255,
              blue: CGFloat(rgba >> 8 & 255) / 255, alpha: CGFloat(alpha))
          }
          //.
          return UIColor(
            red: CGFloat(components.first), green: CGFloat(components.second),
            blue: CGFloat(components.third), alpha: CGFloat(alpha))
        }
      }
    #elseif canImport(AppKit)
      extension TokenColor {
        /// The colour for AppKit.
        public var nsColor: NSColor {
          //? wideColor
          //? space-display-p3
          let wide = space == .displayP3 ? components : displayP3
          //.
          //! space-display-p3
          let wide = displayP3
          //.
          if let wide {
            return NSColor(
              displayP3Red: CGFloat(wide.first), green: CGFloat(wide.second),
              blue: CGFloat(wide.third), alpha: CGFloat(alpha))
          }
          guard space == .srgb else {
            return NSColor(
              srgbRed: CGFloat(rgba >> 24) / 255, green: CGFloat(rgba >> 16 & 255) / 255,
              blue: CGFloat(rgba >> 8 & 255) / 255, alpha: CGFloat(alpha))
          }
          //.
          return NSColor(
            srgbRed: CGFloat(components.first), green: CGFloat(components.second),
            blue: CGFloat(components.third), alpha: CGFloat(alpha))
        }
      }
    #endif

    //.
    """

  static let themedColors = """
    //? color
    //? lightDark
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension TokenThemed where Value == TokenColor {
      /// The colour for SwiftUI; it follows light and dark appearance.
      public var color: Color { color(in: TokenTheme()) }

      /// The colour of a theme for SwiftUI; it follows light and dark appearance if the theme has one
      /// of the two.
      public func color(in theme: TokenTheme) -> Color {
        //? moreAppearances
        guard theme.{{appearance}} == .{{lightContext}} || theme.{{appearance}} == .{{darkContext}} else {
          return value(in: theme).color
        }
        //.
        var theme = theme
        theme.{{appearance}} = .{{lightContext}}
        let light = value(in: theme)
        theme.{{appearance}} = .{{darkContext}}
        let dark = value(in: theme)
        #if canImport(UIKit)
          #if os(watchOS)
            return dark.color
          #else
            return Color(uiColor: UIColor(light: light, dark: dark))
          #endif
        #elseif canImport(AppKit)
          return Color(nsColor: NSColor(light: light, dark: dark))
        #else
          return light.color
        #endif
      }
    }

    #if canImport(UIKit) && !os(watchOS)
      extension UIColor {
        fileprivate convenience init(light: TokenColor, dark: TokenColor) {
          self.init { $0.userInterfaceStyle == .dark ? dark.uiColor : light.uiColor }
        }
      }

      extension TokenThemed where Value == TokenColor {
        /// The colour for UIKit; it follows light and dark appearance.
        public var uiColor: UIColor { uiColor(in: TokenTheme()) }

        /// The colour of a theme for UIKit; it follows light and dark appearance.
        public func uiColor(in theme: TokenTheme) -> UIColor {
          //? moreAppearances
          guard theme.{{appearance}} == .{{lightContext}} || theme.{{appearance}} == .{{darkContext}} else {
            return value(in: theme).uiColor
          }
          //.
          var theme = theme
          theme.{{appearance}} = .{{lightContext}}
          let light = value(in: theme)
          theme.{{appearance}} = .{{darkContext}}
          return UIColor(light: light, dark: value(in: theme))
        }
      }
    #elseif canImport(AppKit)
      extension NSColor {
        fileprivate convenience init(light: TokenColor, dark: TokenColor) {
          self.init(name: nil) {
            $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? dark.nsColor : light.nsColor
          }
        }
      }

      extension TokenThemed where Value == TokenColor {
        /// The colour for AppKit; it follows light and dark appearance.
        public var nsColor: NSColor { nsColor(in: TokenTheme()) }

        /// The colour of a theme for AppKit; it follows light and dark appearance.
        public func nsColor(in theme: TokenTheme) -> NSColor {
          //? moreAppearances
          guard theme.{{appearance}} == .{{lightContext}} || theme.{{appearance}} == .{{darkContext}} else {
            return value(in: theme).nsColor
          }
          //.
          var theme = theme
          theme.{{appearance}} = .{{lightContext}}
          let light = value(in: theme)
          theme.{{appearance}} = .{{darkContext}}
          return NSColor(light: light, dark: value(in: theme))
        }
      }
    #endif

    //.
    //! lightDark
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension TokenThemed where Value == TokenColor {
      /// The colour of a theme for SwiftUI.
      public func color(in theme: TokenTheme) -> Color { value(in: theme).color }
    }

    //.
    //.
    """

  static let values = """
    //? bezier
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension TokenCubicBezier {
      /// The animation that proceeds along this curve, `duration` seconds long.
      public func animation(duration: Double) -> Animation {
        .timingCurve(x1, y1, x2, y2, duration: duration)
      }
    }

    //.
    //? transition
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension TokenTransition {
      /// The transition as an animation.
      public var animation: Animation {
        easing.animation(duration: duration.seconds).delay(delay.seconds)
      }
    }

    //.
    //? spring
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension TokenSpring {
      /// The spring as an animation.
      public var animation: Animation {
        .interpolatingSpring(
          mass: 1, stiffness: frequency * frequency, damping: 2 * damping * frequency,
          initialVelocity: velocity)
      }
    }

    //.
    //? fontWeight
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension TokenFontWeight {
      /// The nearest weight that SwiftUI names.
      public var weight: Font.Weight {
        let named: [Font.Weight] = [
          .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return named[min(max(Int((value + 50) / 100), 1), 9) - 1]
      }
    }

    //.
    //? fontFamily
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension TokenFontFamily {
      /// The first font, `size` points large. Generic names of CSS stand for the fonts of the system.
      public func font(size: Double) -> Font {
        switch names[0] {
        case "system-ui", "ui-sans-serif", "sans-serif", "-apple-system", "BlinkMacSystemFont":
          return .system(size: CGFloat(size))
        case "serif", "ui-serif": return .system(size: CGFloat(size), design: .serif)
        case "monospace", "ui-monospace": return .system(size: CGFloat(size), design: .monospaced)
        case "ui-rounded": return .system(size: CGFloat(size), design: .rounded)
        default: return .custom(names[0], size: CGFloat(size))
        }
      }
    }

    //.
    //? typography
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension TokenTypography {
      /// The font with its size and weight.
      public var font: Font {
        fontFamily.font(size: fontSize.points).weight(fontWeight.weight)
      }

      /// The points that are added between letters.
      public var tracking: Double {
        guard let letterSpacing else { return 0 }
        //? unit-em
        if letterSpacing.unit == .em { return letterSpacing.value * fontSize.points }
        //.
        //? unit-%
        if letterSpacing.unit == .percent {
          return letterSpacing.value / 100 * fontSize.points
        }
        //.
        return letterSpacing.points
      }

      /// The points between lines that make them as high as ``lineHeight`` says, if a line of the font
      /// is 1.2 times its size.
      public var lineSpacing: Double {
        let height =
          switch lineHeight {
          case .multiple(let factor): factor * fontSize.points
          case .fixed(let length): length.points
          }
        return max(height - 1.2 * fontSize.points, 0)
      }
    }

    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    extension View {
      /// Sets text in a style: font, tracking and the space between lines.
      public func tokenTypography(_ style: TokenTypography) -> some View {
        font(style.font).tracking(CGFloat(style.tracking)).lineSpacing(CGFloat(style.lineSpacing))
      }
    }

    //.
    //? gradient
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension TokenGradient {
      /// The gradient for SwiftUI.
      public var gradient: Gradient {
        Gradient(
          stops: stops.map { Gradient.Stop(color: $0.color.color, location: CGFloat($0.position)) })
      }
    }

    //.
    //? shadow
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    extension TokenShadowLayer {
      /// The shadow of a shape's style. SwiftUI has no spread.
      public var style: ShadowStyle {
        let radius = CGFloat(blur.points / 2)
        let (x, y) = (CGFloat(x.points), CGFloat(y.points))
        return isInset
          ? .inner(color: color.color, radius: radius, x: x, y: y)
          : .drop(color: color.color, radius: radius, x: x, y: y)
      }
    }

    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      /// Draws the shadows that fall outside. SwiftUI has no spread; for those that fall inside, see
      /// `TokenShadowLayer.style`.
      public func tokenShadow(_ shadow: TokenShadow) -> some View {
        shadow.layers.filter { !$0.isInset }.reduce(AnyView(self)) { view, layer in
          AnyView(
            view.shadow(
              color: layer.color.color, radius: CGFloat(layer.blur.points / 2),
              x: CGFloat(layer.x.points), y: CGFloat(layer.y.points)))
        }
      }
    }

    //.
    //? strokeStyle
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension TokenStrokeStyle {
      /// A stroke of `width` points. SwiftUI has dashes and dots; the other styles become solid.
      public func strokeStyle(width: Double) -> StrokeStyle {
        let width = CGFloat(width)
        switch self {
        case .dashed: return StrokeStyle(lineWidth: width, dash: [2 * width, width])
        case .dotted: return StrokeStyle(lineWidth: width, lineCap: .round, dash: [0, 2 * width])
        case .solid, .double, .groove, .ridge, .outset, .inset: return StrokeStyle(lineWidth: width)
        case .pattern(let lengths, let cap):
          let lineCap: CGLineCap =
            switch cap {
            case .round: .round
            case .butt: .butt
            case .square: .square
            }
          return StrokeStyle(
            lineWidth: width, lineCap: lineCap, dash: lengths.map { CGFloat($0.points) })
        }
      }
    }

    //.
    //? border
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      /// Draws a border inside the edge of a shape.
      public func tokenBorder(_ border: TokenBorder, in shape: some InsettableShape) -> some View {
        overlay {
          shape.strokeBorder(
            border.color.color, style: border.style.strokeStyle(width: border.width.points))
        }
      }
    }

    //.
    """
}
