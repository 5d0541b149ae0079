// swift-format-ignore-file
// The part of SwiftUI that generated code uses: signatures only, see Signatures.md.
public import Foundation

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
}
// In extensions, as in SwiftUI: a conformance of the type itself would put it on the main actor.
extension Color: View { public typealias Body = Never }
extension Color: ShapeStyle {}

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}
extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}
extension Never: ShapeStyle {}

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension View where Body == Never {
  public var body: Never { fatalError() }
}
extension Never: View {
  public typealias Body = Never
}
public struct EmptyView: View {
  public nonisolated init() {}
  public typealias Body = Never
}
public struct AnyView: View {
  public init<V: View>(_ view: V) {}
  public typealias Body = Never
}
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View { public typealias Body = Never }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { _ConditionalContent() }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { _ConditionalContent() }
}

extension View {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  public nonisolated func opacity(_ opacity: Double) -> some View { EmptyView() }
  public nonisolated func font(_ font: Font?) -> some View { EmptyView() }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { EmptyView() }
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { EmptyView() }
  public nonisolated func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
  public nonisolated func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { EmptyView() }
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { EmptyView() }
  public nonisolated func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View { EmptyView() }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
}

public protocol Shape: Sendable, View {}
public protocol InsettableShape: Shape {}
extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View { EmptyView() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
  public var colorScheme: ColorScheme { get { .light } set {} }
  public var accessibilityReduceMotion: Bool { false }
}
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
}

public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context { public let date: Date }
}
extension TimelineView: View where Content: View {
  public typealias Body = Never
  public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {}
}
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}

public struct Animation: Hashable, Sendable {
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation { Animation() }
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
}

public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight(), medium = Weight()
    public static let semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight()
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
}

public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable { public init(color: Color, location: CGFloat) {} }
  public init(stops: [Stop]) {}
}
public struct ShadowStyle: Equatable, Sendable {
  public static func drop(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle() }
  public static func inner(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle() }
}
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public struct StrokeStyle: Equatable, Sendable {
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, dash: [CGFloat] = []) {}
}
