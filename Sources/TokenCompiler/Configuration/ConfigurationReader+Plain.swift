import TokenEmit
import TokenModel
import TokenSyntax

extension ConfigurationReader {
  /// Whether the configuration certainly satisfies its schema: it says where tokens are and which
  /// outputs with which options are written, and no more. The schema need not be made then, which
  /// takes longer than a small build. Of all else, and of mistakes, only the schema judges.
  var isPlain: Bool {
    diagnostics.isEmpty && tree.isObject(.root)
      && tree.children(.root).allSatisfy { node in
        switch names.string(tree.name(node)) {
        case "$schema": tree.string(node) != nil
        case "inputs": isTexts(node)
        case "out", "schema": isText(node)
        case "outputs": tree.kind(node) == .array && tree.children(node).allSatisfy(isPlainOutput)
        case "contexts": isMap(node)
        case "assertFormats": tree.bool(node) != nil
        default: false
        }
      }
  }

  private func isPlainOutput(_ node: NodeID) -> Bool {
    guard tree.isObject(node),
      let format = member("format", of: node).flatMap(tree.string).flatMap(OutputFormat.named)
    else { return false }
    return tree.children(node).allSatisfy { child in
      switch names.string(tree.name(child)) {
      case "format": true
      case "path": isText(child)
      case "include", "exclude", "types", "sets": isTexts(child)
      case "contexts": isMap(child)
      case "options":
        tree.isObject(child)
          && tree.children(child).allSatisfy { option in
            let name = names.string(tree.name(option))
            return format.options.first { $0.name == name }.map { accepts(option, $0.shape) }
              ?? false
          }
      default: false
      }
    }
  }

  private func accepts(_ node: NodeID, _ shape: OptionShape) -> Bool {
    switch shape {
    case .flag: return tree.bool(node) != nil
    case .text: return tree.string(node) != nil
    case .textOrNull: return tree.string(node) != nil || tree.kind(node) == .null
    case .positive: return tree.number(node).map { $0 > 0 } ?? false
    case .choice(let choices): return tree.string(node).map(choices.contains) ?? false
    case .list(let element):
      let texts = strings(node)
      return tree.kind(node) == .array && texts.count == tree.children(node).count { _ in true }
        && Set(texts).count == texts.count
        && tree.children(node).allSatisfy { accepts($0, element) }
    case .record, .textOrMap: return false
    }
  }

  private func isText(_ node: NodeID) -> Bool { tree.string(node).map { !$0.isEmpty } ?? false }

  private func isTexts(_ node: NodeID) -> Bool {
    tree.kind(node) == .array && tree.children(node).contains { _ in true }
      && tree.children(node).allSatisfy(isText)
  }

  private func isMap(_ node: NodeID) -> Bool {
    tree.isObject(node) && tree.children(node).allSatisfy { tree.string($0) != nil }
  }
}
