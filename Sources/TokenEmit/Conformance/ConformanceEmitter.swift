package import TokenModel
import TokenMotion

/// Prints what every animation shows at fixed times, as JSON: figures to check other players against.
///
/// The file has two members. The first one holds the text by which a build knows its own files, since
/// JSON has no comments: it stands in the first lines, where a comment would. The second one,
/// `animations`, is a list of runs:
///
/// - `animation`: the path of the animation.
/// - `contexts`: the context of each modifier on which the animation depends.
/// - `index`: the item of a list, from 0; an animation without a stagger has 0 only.
/// - `reducedMotion`: whether motion is to be reduced.
/// - `samples`: by ascending `timeNanoseconds`, on the animation's own clock, `tracks`: null where the
///   animation is not in effect, else the value of each track by its name. A colour is an object with
///   the member `hex` (`#rrggbb`, or `#rrggbbaa` if it is not opaque), everything else one with
///   `number` and, if it has one, `unit`.
package struct ConformanceEmitter: Emitter {
  /// The name of the format.
  package static let name = "conformance"
  /// What the format is.
  package static let summary = "JSON with what every animation shows at fixed times, for tests."

  private let settings: ConformanceOptions

  /// Makes an emitter.
  package init(options: ConformanceOptions = ConformanceOptions()) {
    settings = options
  }

  /// Finds nothing: JSON has a name for everything.
  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let runs = ConformanceRun.all(of: tokens)
    return EmitPlan(
      files: [
        PlannedFile(path: settings.path) { sink in
          ConformancePrinter(tokens: tokens, runs: runs).write(to: &sink)
        }
      ])
  }
}

/// Where the figures go.
package struct ConformanceOptions: EmitterOptions, Hashable {
  /// The path of the file, relative to the root of the output.
  package var path = "conformance/animations.json"

  /// The defaults.
  package init() {}
}

extension ConformanceEmitter {
  /// There is nothing to choose: figures that vary are no reference.
  package static var options: [ConfigurationOption<ConformanceOptions>] { [] }
}
