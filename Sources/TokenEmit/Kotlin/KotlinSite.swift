import TokenModel
import TokenSyntax

/// Where a value of its own is written in a token file, so that references inside it can be printed
/// as references.
struct KotlinSite {
  let occurrence: Int
  let tree: JSONTree
  /// The value, or the part of it that is looked at.
  let node: NodeID
  let theme: Theme

  /// The site of a token's value; nil if there is no reference in it.
  init?(of id: TokenID, in theme: Theme, _ printer: KotlinPrinter) {
    guard let kind = printer.shape(id).kind, kind.hasParts else { return nil }
    let winner = Int(printer.winners[printer.slot(of: id, in: theme)])
    guard printer.occurrences.indices.contains(winner), printer.occurrences[winner].alias == nil,
      !printer.tokens.references(of: winner).isEmpty
    else { return nil }
    let occurrence = printer.occurrences[winner]
    self.occurrence = winner
    tree = printer.trees[Int(occurrence.tree)]
    node = occurrence.value
    self.theme = theme
  }

  private init(_ other: KotlinSite, at node: NodeID) {
    occurrence = other.occurrence
    tree = other.tree
    theme = other.theme
    self.node = node
  }

  /// The site of a member of the object here.
  func member(_ name: WellKnownName) -> KotlinSite? {
    tree.member(node, name).map { KotlinSite(self, at: $0) }
  }

  /// The sites of the elements of the array here, or this one if it is no array; nil if there are
  /// not `count` of them.
  func elements(_ count: Int) -> [KotlinSite]? {
    guard tree.isArray(node) else { return count == 1 ? [self] : nil }
    let sites = tree.children(node).map { KotlinSite(self, at: $0) }
    return sites.count == count ? sites : nil
  }

  /// The token that is referred to here, if its property can stand for `value`.
  func target(_ value: TokenValue, _ printer: KotlinPrinter) -> TokenID? {
    guard let record = printer.tokens.reference(at: node, of: occurrence), record.isWhole else {
      return nil
    }
    let shape = printer.shape(record.target)
    guard shape.kind == KotlinKind(value, on: printer.options.platform), !shape.isNullable,
      printer.tokens.value(of: record.target, in: theme) == value
    else { return nil }
    return record.target
  }
}
