package import TokenModel
import TokenMotion
import TokenSyntax

/// Prints an asset catalog of Xcode: a colour set for each colour, with a variant for the dark
/// appearance and for displays of Display P3.
///
/// A catalog has colours only: one warning for each other type tells how many tokens of it are left
/// out. A context that is no appearance has a warning for each colour that it changes.
package struct XCAssetsEmitter: Emitter {
  package static let name = "xcassets"
  package static let summary = "An Xcode asset catalog of colours, with appearances and gamuts"

  private let settings: XCAssetsOptions

  /// Makes an emitter.
  package init(options: XCAssetsOptions = XCAssetsOptions()) {
    settings = options
  }

  package func plan(_ tokens: ThemedTokens) -> EmitPlan {
    let names = JoinedNames(tokens, style: settings.naming) {
      PlainIdentifier.escaped($0, letters: .unicode, keeping: UInt8(ascii: "-"))
    }
    let folder = settings.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var files = [PlannedFile(path: settings.path) { Self.write(to: &$0) { _ in } }]
    var diagnostics = names.claims.collisions(in: tokens, target: Self.name)
    // Each name is a folder, and on most disks of a Mac those that differ by case alone are one.
    var folders: [String: [TokenID]] = [:]
    for id in tokens.tokenIDs {
      let colors = XCAssetsColors(id, tokens, settings)
      if let hidden = colors.hidden {
        diagnostics.append(
          tokens.loss(
            of: id, in: Self.name, "no appearance is for \(hidden), whose value is left out"))
      }
      guard !colors.variants.isEmpty else { continue }
      let name = String(decoding: names[id], as: UTF8.self)
      folders[name.lowercased(), default: []].append(id)
      guard folders[name.lowercased()]?.count == 1 else { continue }
      let path = (folder + ["\(name).colorset", "Contents.json"]).joined(separator: "/")
      files.append(
        PlannedFile(path: path) { sink in
          Self.write(to: &sink) { colors.write(to: &$0) }
        })
    }
    diagnostics += folders.values.filter { ids in ids.contains { names[$0] != names[ids[0]] } }
      .sorted { $0[0] < $1[0] }
      .map { ids in
        tokens.collision(
          of: ids.map(NameOwner.token), on: Array(names[ids[0]]), target: Self.name)
      }
    diagnostics += otherTypes(tokens) + tokens.animationLosses(in: Self.name)
    return EmitPlan(diagnostics: diagnostics, files: files)
  }

  /// Writes a file of a catalog: its `info`, then what `body` writes.
  private static func write(to sink: inout ByteSink, _ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    json.name("info")
    json.beginObject(inline: true)
    json.name("author")
    json.string(GeneratedMark.text)
    json.name("version")
    json.integer(1)
    json.endObject()
    body(&json)
    json.endObject()
    sink.append(json.finish())
  }

  /// One warning for each type that a catalog does not have.
  private func otherTypes(_ tokens: ThemedTokens) -> [Diagnostic] {
    var order: [String] = []
    var found: [String: (first: TokenID, count: Int)] = [:]
    for id in tokens.tokenIDs {
      let other = tokens.combinations(of: id).lazy.compactMap(\.value).first { $0.type != .color }
      guard let type = other?.typeName else { continue }
      if found[type] == nil { order.append(type) }
      found[type, default: (id, 0)].count += 1
    }
    return order.compactMap { type in
      found[type].map {
        tokens.loss(
          of: $0.first, in: Self.name,
          "a catalog has colours only, \($0.count) of type \(type) left out")
      }
    }
  }
}

extension XCAssetsEmitter {
  /// Every option that a configuration may set.
  package static var options: [ConfigurationOption<XCAssetsOptions>] {
    [
      .text("modifier", into: \.modifier, "The modifier that the system's appearance chooses."),
      .text("dark", into: \.dark, "The context for the dark appearance."),
      .flag("wideGamut", into: \.hasWideGamut, "Variants for displays of Display P3."),
      .choice("naming", into: \.naming, "The spelling of names."),
    ]
  }
}
