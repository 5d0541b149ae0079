/// Themes and animations of the SwiftUI part of a generated file, as a `SwiftTemplate`.
enum SwiftPlatformMotionText {
  static let theme = """
    //? theme
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension EnvironmentValues {
      private struct TokenThemeKey: EnvironmentKey {
        static let defaultValue = TokenThemeChoice()
      }

      fileprivate var tokenThemeChoice: TokenThemeChoice {
        get { self[TokenThemeKey.self] }
        set { self[TokenThemeKey.self] = newValue }
      }

      //? lightDark
      /// The theme of the tokens: light or dark as the colour scheme is, unless a theme was set.
      //.
      //! lightDark
      /// The theme of the tokens.
      //.
      public var tokenTheme: TokenTheme {
        get {
          let choice = tokenThemeChoice
          var theme = TokenTheme()
          //? lightDark
          theme.{{appearance}} = colorScheme == .dark ? .{{darkContext}} : .{{lightContext}}
          //.
    {{applyChoice}}
          return theme
        }
        set { tokenThemeChoice = TokenThemeChoice(newValue) }
      }
    }

    /// What was chosen of a theme; nil where nothing was.
    private struct TokenThemeChoice: Sendable {
    {{choiceFields}}

      init() {}

      init(_ theme: TokenTheme) {
    {{choiceFromTheme}}
      }
    }

    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      /// Sets the theme of the tokens in this view.
      public func tokenTheme(_ theme: TokenTheme) -> some View {
        environment(\\.tokenTheme, theme)
      }

      /// Sets parts of the theme of the tokens in this view; what is nil stays as it is.
      public func tokenTheme(
    {{choiceParameters}}
      ) -> some View {
        transformEnvironment(\\.tokenThemeChoice) { choice in
    {{choiceAssignments}}
        }
      }
    }

    //? color
    @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
    extension TokenThemed where Self: ShapeStyle, Value == TokenColor {
      /// The colour of the theme in the environment.
      public func resolve(in environment: EnvironmentValues) -> Color {
        value(in: environment.tokenTheme).color
      }
    }

    {{styleConformances}}

    //.
    //.
    """

  static let animation = """
    //? animation
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      /// Changes this view as an animation says, frame by frame. If motion is to be reduced, the
      /// animation's own rule for that counts.
      ///
      /// - Parameters:
      ///   - animation: The animation; its clock is the shared one or that of this view.
      ///   - index: The item of a list, from 0.
      ///   - content: Makes a view of this one and the values of the tracks, nil where the animation
      ///     is not in effect.
      public func tokenAnimation<Motion: TokenAnimation, Content: View>(
        _ animation: Motion, index: Int = 0,
        @ViewBuilder content: @escaping (Self, Motion.Values?) -> Content
      ) -> some View {
        TokenAnimationView(animation, index: index) { content(self, $0) }
      }
      //? colorTrack

      /// Draws this view in the colour of a track, and as it is where the animation is not in effect.
      public func tokenForeground<Motion: TokenAnimation>(
        _ animation: Motion, _ track: KeyPath<Motion.Values, TokenColor>, index: Int = 0
      ) -> some View {
        tokenAnimation(animation, index: index) { view, values in
          if let values {
            view.foregroundStyle(values[keyPath: track].color)
          } else {
            view
          }
        }
      }
      //.
      //? numberTrack

      /// Gives this view the opacity of a track, and none of its own where the animation is not in
      /// effect.
      public func tokenOpacity<Motion: TokenAnimation>(
        _ animation: Motion, _ track: KeyPath<Motion.Values, Double>, index: Int = 0
      ) -> some View {
        tokenAnimation(animation, index: index) { view, values in
          view.opacity(values.map { $0[keyPath: track] } ?? 1)
        }
      }
      //.
    }

    /// A view that is made anew from the values of an animation, frame by frame.
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    public struct TokenAnimationView<Motion: TokenAnimation, Content: View>: View {
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion
      //? theme
      @Environment(\\.tokenTheme) private var theme
      //.
      @State private var start = Date()
      private let animation: Motion
      private let index: Int
      private let content: (Motion.Values?) -> Content

      /// A view from the values of an animation; nil where it is not in effect.
      public init(
        _ animation: Motion, index: Int = 0,
        @ViewBuilder content: @escaping (Motion.Values?) -> Content
      ) {
        self.animation = animation
        self.index = index
        self.content = content
      }

      /// The view at the moment that the clock shows.
      public var body: some View {
        TimelineView(
          .animation(minimumInterval: nil, paused: reduceMotion && animation.isStillWhenReduced)
        ) { context in
          content(
            animation.values(
              at: time(of: context.date), index: index, {{themeArgument}}reducedMotion: reduceMotion))
        }
        .onAppear { start = Date() }
      }

      private func time(of date: Date) -> TokenDuration {
        switch animation.clock {
        case .shared: .seconds(date.timeIntervalSinceReferenceDate)
        case .own: .seconds(max(date.timeIntervalSince(start), 0))
        }
      }
    }

    //.
    """
}
