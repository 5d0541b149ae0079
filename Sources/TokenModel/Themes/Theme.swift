public import TokenSyntax

/// One axis along which tokens vary (DTCG resolver module, 4.2), such as `theme` with the contexts
/// `light` and `dark`.
public struct Modifier: Sendable, Hashable {
  /// The name, as written.
  public var name: String
  /// The names of the contexts in authored order; at least one.
  public var contexts: [String]
  /// The index of the context that holds without an input; nil when an input is required.
  public var defaultContext: Int?
  /// Where the modifier is declared; nil when it came from `$extensions.mode`.
  public var span: SourceSpan?

  /// Makes a modifier.
  public init(
    name: String, contexts: [String], defaultContext: Int?, span: SourceSpan? = nil
  ) {
    self.name = name
    self.contexts = contexts
    self.defaultContext = defaultContext
    self.span = span
  }
}

/// One resolved choice: a context for every modifier of a project.
public struct Theme: Sendable, Hashable {
  /// The chosen context of each modifier, by the modifier's index.
  public var choices: [Int]

  /// Makes a choice; one entry for each modifier.
  public init(choices: [Int]) {
    self.choices = choices
  }
}

/// The modifiers on which a value depends, and how its combinations are numbered.
///
/// Values are stored once for each combination of a token's own support, so a token that no context
/// touches has one value, however many modifiers the project has.
@usableFromInline package struct Support: Sendable, Hashable {
  /// Indices of modifiers, ascending.
  package let modifiers: [Int]
  /// The number of contexts of each of them.
  package let sizes: [Int]
  /// The number of combinations: the product of the sizes, 1 for the empty support.
  @usableFromInline package let count: Int

  /// Makes the support over `modifiers`, ascending indices into `all`. The product must fit an
  /// `Int`; the reader limits it long before.
  package init(modifiers: [Int], of all: [Modifier]) {
    self.modifiers = modifiers
    sizes = modifiers.map { all[$0].contexts.count }
    count = sizes.reduce(1, *)
  }

  /// The number of the combination that `theme` chooses: mixed radix, the last modifier fastest.
  @usableFromInline package func index(in theme: Theme) -> Int {
    var index = 0
    for (position, modifier) in modifiers.enumerated() {
      index = index * sizes[position] + theme.choices[modifier]
    }
    return index
  }

  /// Writes the contexts of combination `index` into `theme`; other modifiers stay as they are.
  package func assign(_ index: Int, to theme: inout Theme) {
    var rest = index
    for position in modifiers.indices.reversed() {
      theme.choices[modifiers[position]] = rest % sizes[position]
      rest /= sizes[position]
    }
  }
}
