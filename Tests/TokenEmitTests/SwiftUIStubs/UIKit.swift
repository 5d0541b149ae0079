// swift-format-ignore-file
// The part of UIKit, and of SwiftUI's overlay for it, that generated code uses; see Signatures.md.
public import Foundation
public import SwiftUI

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public final class UITraitCollection { public var userInterfaceStyle: UIUserInterfaceStyle { .light } }
open class UIColor {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
}
extension Color {
  public init(uiColor: UIColor) { self.init(red: 0, green: 0, blue: 0) }
}
