package import TokenModel
import TokenMotion
import TokenSyntax

/// What a configuration says of the namespaces of some tokens.
package struct TailwindPlacement: Sendable, Hashable {
  /// The paths.
  package var paths: PathPattern
  /// The namespace of the tokens there.
  package var namespace: TailwindNamespace
}

/// The namespaces of all tokens, and the names of what composite values consist of.
struct TailwindNames: Sendable {
  /// By token.
  private let namespaces: [TailwindNamespace]
  /// By token: the names at the front of its path that are left out.
  private let echoCounts: [Int]
  /// By token: whether the theme only refers to its value, which Tailwind would otherwise copy.
  private var isIndirect: [Bool]

  init(_ tokens: ThemedTokens, _ placements: [TailwindPlacement]) {
    var namespaces: [TailwindNamespace] = []
    var counts: [Int] = []
    for id in tokens.tokenIDs {
      let path = tokens.path(of: id).names
      let words = path.filter { $0 != WellKnownName.root.spelling }.map(Self.words)
      var namespace = tokens.anyValue(of: id).map { TailwindNamespace($0, words) } ?? .value
      // The last one counts, as everywhere in a configuration.
      if !namespace.isFixed, let own = placements.last(where: { $0.paths.matches(path) }) {
        namespace = own.namespace
      }
      namespaces.append(namespace)
      counts.append(words.isEmpty ? 0 : namespace.echoCount(words))
    }
    self.namespaces = namespaces
    echoCounts = counts
    isIndirect = Array(repeating: false, count: namespaces.count)
  }

  /// The words of a name, in small letters.
  static func words(_ name: String) -> [String] {
    NameWords(name.utf8).words.map {
      String(decoding: LetterCase.lower($0.text), as: UTF8.self)
    }
  }

  /// The namespace of a token.
  subscript(id: TokenID) -> TailwindNamespace { namespaces[Int(id.rawValue)] }

  /// What stands in front of a token's name, and how much of its path does not.
  func place(_ id: TokenID) -> (prefix: [UInt8], dropping: Int) {
    (Array(self[id].rawValue.utf8), echoCounts[Int(id.rawValue)])
  }

  /// Makes the theme refer to the value of a token. Tailwind copies shadows into its utilities, to
  /// change their colours, and what a scope says of them would be lost.
  mutating func refer(to id: TokenID) { isIndirect[Int(id.rawValue)] = true }

  /// Whether the theme only refers to a value.
  func isReferred(_ id: TokenID) -> Bool { isIndirect[Int(id.rawValue)] }

  /// The parts of a value that are declared, in their order.
  static func parts(of value: TokenValue) -> [CSSPart] {
    switch value {
    case .typography(let style):
      var parts: [CSSPart] = [.fontSize, .lineHeight]
      if style.letterSpacing != nil { parts.append(.letterSpacing) }
      return parts + [.fontWeight, .fontFamily]
    case .transition: return [.duration, .timingFunction, .delay]
    case .gradient: return [.whole, .stops]
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .border, .shadow, .opaque:
      return [.whole]
    }
  }

  /// Appends the name of a part, without `--` in front.
  ///
  /// - Parameter name: That of the token, its namespace included.
  func append(
    _ part: CSSPart, of id: TokenID, named name: ArraySlice<UInt8>, to bytes: inout ByteBuffer
  ) {
    func elsewhere(_ namespace: TailwindNamespace) {
      bytes += namespace.rawValue.utf8
      bytes += name.dropFirst(self[id].rawValue.utf8.count)
    }
    func below(_ word: String) {
      bytes += name
      bytes += "--\(word)".utf8
    }
    switch part {
    case .fontFamily: elsewhere(.font)
    case .duration: elsewhere(.transitionDuration)
    case .timingFunction: elsewhere(.ease)
    case .delay: elsewhere(.transitionDelay)
    case .lineHeight: below("line-height")
    case .letterSpacing: below("letter-spacing")
    case .fontWeight: below("font-weight")
    case .stops: below("stops")
    case .whole where isReferred(id): below("value")
    case .whole, .fontSize, .color, .width, .style, .dashArray, .lineCap, .offsetX, .offsetY, .blur,
      .spread, .extra:
      bytes += name
    }
  }
}

extension TailwindNamespace {
  /// Whether the parts of a value have namespaces of their own, so that no other fits.
  fileprivate var isFixed: Bool { self == .transition || self == .border }
}
