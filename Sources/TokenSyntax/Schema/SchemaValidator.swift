/// The state of one validation.
///
/// It first only decides, and stops at the first rule that is broken. If there is one, the
/// validator runs again and collects what to report.
struct SchemaValidator {
  /// How many bytes of the stack a validation may take: half of what a main thread has. That is
  /// about 1 kB for each schema on the way to a value in an optimised build.
  static let maximumStack = 4 << 20
  /// How many schemas are applied at most for each value of the instance, and in small instances.
  static let stepsPerValue = 5000
  static let minimumSteps = 1_000_000
  /// Subtrees of up to this many values are decided on before anything is collected in them.
  static let smallSubtree: UInt32 = 64

  /// A broken rule.
  struct Record {
    var rule: Int
    var node: UInt32
    /// The number of values around the node.
    var depth: Int
    /// What the rule says in addition: the missing name, the other element, the branches.
    var detail: UInt32 = 0
    /// The `anyOf` or `oneOf` of whose branches this one is the nearest, and its number from 1.
    var choice = -1
    var branch = 0
  }

  let program: SchemaProgram
  /// The parts of the program that every step looks up, held apart: a look into the program takes hold
  /// of all its parts.
  private let schemas: [SchemaProgram.Entry]
  private let rules: [SchemaRule]
  private let usesDynamicScope: Bool
  let branches: [Int]
  let filters: [SchemaFilter]
  let guards: [SchemaGuard?]
  let tree: JSONTree
  let names: NameTable
  var records: [Record] = []
  /// Whether broken rules are collected; otherwise the first one ends the validation.
  var collects = false
  /// Why the validation was given up, and where.
  var surrender: (reason: String, rule: Int, node: UInt32)?
  var depth = 0
  /// The children that were judged so far, where `unevaluated…` will ask.
  var trail: [UInt32] = []
  var keepsTrail = false
  var matcher = PatternMatcher()

  /// The member that the last guard looked up.
  var guarded: (node: UInt32, name: NameID, member: NodeID?) = (.max, .none, nil)

  /// Where the stack was when the validation began.
  private let stackBase = Self.stackPosition()
  private var stepsLeft: Int
  /// The resources that were entered, outermost first.
  private var scope: [Int] = []
  /// By pattern and name: 0 for unknown, 1 for no match, 2 for a match.
  private var matches: [[UInt8]]

  init(_ schema: Schema, tree: JSONTree, names: NameTable) {
    program = schema.program
    schemas = program.schemas
    rules = program.rules
    usesDynamicScope = program.usesDynamicScope
    branches = program.branches
    filters = program.filters
    guards = program.guards
    self.tree = tree
    self.names = names
    matches = Array(repeating: [], count: program.patterns.count)
    stepsLeft = max(Self.minimumSteps, tree.nodes.count * Self.stepsPerValue)
  }

  /// Whether the value satisfies the schema.
  @inline(never)
  mutating func evaluate(_ schema: Int, _ node: UInt32) -> Bool {
    let entry = schemas[schema]
    if entry.rules.isEmpty { return true }
    guard surrender == nil else { return false }
    stepsLeft -= 1
    if stackBase &- Self.stackPosition() > Self.maximumStack || stepsLeft < 0 {
      let reason =
        stepsLeft < 0
        ? "the schema needs too many steps for this value"
        : "the schema and the value are nested too deeply, or the schema refers to itself endlessly"
      surrender = (reason, entry.rules.lowerBound, node)
      return false
    }
    if !usesDynamicScope, !entry.looksAtRest, !keepsTrail {
      return applyRules(entry.rules, node, trailStart: 0)
    }
    return evaluateWithMarks(entry, node)
  }

  /// About where the stack ends now; it grows downwards on every supported platform.
  @inline(__always)
  private static func stackPosition() -> Int {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { Int(bitPattern: $0) }
  }

  /// Evaluates a schema whose dynamic scope or judged children matter.
  private mutating func evaluateWithMarks(_ entry: SchemaProgram.Entry, _ node: UInt32) -> Bool {
    let entersResource = usesDynamicScope && scope.last != entry.resource
    if entersResource { scope.append(entry.resource) }
    let keptTrail = keepsTrail
    let start = trail.count
    keepsTrail = keepsTrail || entry.looksAtRest
    let isValid = applyRules(entry.rules, node, trailStart: start)
    keepsTrail = keptTrail
    if !isValid || !keptTrail { trail.removeSubrange(start...) }
    if entersResource { scope.removeLast() }
    return isValid
  }

  @inline(__always)
  private mutating func applyRules(_ rules: Range<Int>, _ node: UInt32, trailStart: Int) -> Bool {
    var isValid = true
    for rule in rules {
      if !apply(self.rules[rule], rule, node, trailStart) {
        isValid = false
        if !collects { break }
      }
    }
    return isValid
  }

  /// Evaluates a schema on a child: what is judged inside it is of no interest outside.
  @inline(__always)
  mutating func evaluateChild(_ schema: Int, _ node: UInt32) -> Bool {
    let keptTrail = keepsTrail
    keepsTrail = false
    depth += 1
    let isValid = evaluate(schema, node)
    depth -= 1
    keepsTrail = keptTrail
    return isValid
  }

  /// Notes a broken rule.
  @inline(__always)
  mutating func fail(_ rule: Int, _ node: UInt32, detail: UInt32 = 0) -> Bool {
    if collects {
      records.append(Record(rule: rule, node: node, depth: depth, detail: detail))
    }
    return false
  }

  /// The schema that a dynamic reference means here.
  private func dynamicTarget(_ schema: Int, _ anchor: NameID) -> Int {
    for resource in scope {
      if let target = program.dynamicAnchors[resource][anchor] { return target }
    }
    return schema
  }

  /// Whether a pattern matches a member name; every name is matched once.
  @inline(__always)
  mutating func matchesName(_ pattern: Int, _ name: NameID) -> Bool {
    let index = Int(name.rawValue)
    if index < matches[pattern].count, matches[pattern][index] != 0 {
      return matches[pattern][index] == 2
    }
    return matchName(pattern, name)
  }

  @inline(never)
  private mutating func matchName(_ pattern: Int, _ name: NameID) -> Bool {
    guard name != .none else { return false }
    if matches[pattern].isEmpty { matches[pattern] = Array(repeating: 0, count: names.count) }
    let isMatch = matcher.matches(program.patterns[pattern], names.bytes(name))
    matches[pattern][Int(name.rawValue)] = isMatch ? 2 : 1
    return isMatch
  }

  /// Applies one rule. Kept out of its callers, which call each other: their frames stay small.
  @inline(never)
  private mutating func apply(
    _ rule: SchemaRule, _ index: Int, _ node: UInt32, _ trailStart: Int
  ) -> Bool {
    switch rule {
    case .never: return fail(index, node)
    case .type(let types): return has(types, node) || fail(index, node)
    case .values(let range): return equals(range, node) || fail(index, node)
    case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf:
      return satisfiesNumber(rule, node) || fail(index, node)
    case .minLength, .maxLength, .pattern, .format:
      return satisfiesString(rule, node) || fail(index, node)
    case .minItems, .maxItems, .minProperties, .maxProperties:
      return satisfiesCount(rule, node) || fail(index, node)
    case .uniqueItems: return hasUniqueItems(index, node)
    case .required(let range): return hasRequired(range, index, node)
    case .object(let object): return evaluateMembers(object, node)
    case .array(let array): return evaluateElements(array, node)
    case .contains(let schema, let least, let most, let marks):
      return evaluateContains(schema, least, most, marks, index, node)
    case .propertyNames(let schema): return evaluateNames(schema, node, index)
    case .dependentRequired(let name, let range):
      return tree.member(NodeID(node), name) == nil || hasRequired(range, index, node)
    case .dependentSchema(let name, let schema):
      return tree.member(NodeID(node), name) == nil || evaluate(schema, node)
    case .allOf(let range): return evaluateAll(range, node)
    case .anyOf(let range): return evaluateAny(range, index, node)
    case .oneOf(let range): return evaluateOne(range, index, node)
    case .not(let schema): return !decide(schema, node, keepingMarks: false) || fail(index, node)
    case .condition(let test, let then, let otherwise, let position):
      if otherwise < 0, let needed = guards[position], excludes(needed, node) {
        return true
      }
      let next = decide(test, node, keepingMarks: true) ? then : otherwise
      return next < 0 || evaluate(next, node)
    case .reference(let schema): return evaluate(schema, node)
    case .dynamicReference(let schema, let anchor):
      return evaluate(dynamicTarget(schema, anchor), node)
    case .unevaluatedProperties(let schema):
      return !tree.isObject(NodeID(node)) || evaluateRest(schema, node, trailStart)
    case .unevaluatedItems(let schema):
      return !tree.isArray(NodeID(node)) || evaluateRest(schema, node, trailStart)
    }
  }
}
