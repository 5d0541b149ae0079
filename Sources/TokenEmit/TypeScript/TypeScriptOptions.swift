/// What the TypeScript or JavaScript looks like.
package struct TypeScriptOptions: EmitterOptions, Hashable {
  /// Which files there are.
  package enum Language: String, CaseIterable, Sendable {
    /// One file of TypeScript.
    case typescript
    /// A module of JavaScript, and its declarations beside it (`tokens.js` and `tokens.d.ts`).
    case javascript
  }

  /// The form of values.
  package enum Values: String, CaseIterable, Sendable {
    /// Texts of CSS, numbers, and objects for text styles: what style objects take.
    case css
    /// What DTCG has in `$value`.
    case structured
  }

  /// The spelling of names.
  package enum Naming: String, CaseIterable, Sendable {
    case camel, pascal, snake, screamingSnake

    /// The style of names.
    var style: CaseStyle { CaseStyle(rawValue: rawValue) ?? .camel }
  }

  /// The path of the file, relative to the root of the output. For JavaScript, an ending `.ts` is
  /// replaced.
  package var path = "typescript/tokens.ts"
  /// Which files there are.
  package var language = Language.typescript
  /// The form of values.
  package var values = Values.css
  /// The spelling of names.
  package var naming = Naming.camel
  /// Whether `$description` and `$deprecated` are written as comments.
  package var writesComments = true

  /// The defaults.
  package init() {}
}
