// swift-format-ignore-file
// The part of AppKit, and of SwiftUI's overlay for it, that generated code uses; see Signatures.md.
public import Foundation
public import SwiftUI

public final class NSAppearance {
  public struct Name: Hashable, Sendable {
    public static let aqua = Name(), darkAqua = Name()
  }
  public func bestMatch(from appearances: [Name]) -> Name? { nil }
}
open class NSColor {
  public typealias Name = String
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {}
}
extension Color {
  public init(nsColor: NSColor) { self.init(red: 0, green: 0, blue: 0) }
}
