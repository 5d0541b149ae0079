package import TokenModel
import TokenMotion
package import TokenSyntax

/// The text of every name of a project in one case style, escaped for one language: made once for
/// each distinct name, however many paths hold it.
package struct FragmentTable: Sendable {
  /// Turns a fragment into one that the language allows. Pure; it gets and returns UTF-8. Names
  /// that it maps to one text collide, so it should lose nothing.
  package typealias Escape = @Sendable ([UInt8]) -> [UInt8]

  /// The style of the fragments.
  package let style: CaseStyle
  private var text: [UInt8] = []
  /// Where the fragment of each name is in `text`, by `NameID`; empty for names that are not used.
  private var places: [Place]

  /// Not a `Range`: to make an array of those, the program looks for what makes their bounds
  /// comparable, which a short run feels.
  private struct Place {
    var start: UInt32 = 0
    var end: UInt32 = 0
  }

  /// Makes the fragments of all names of groups and tokens.
  package init(_ tokens: ThemedTokens, style: CaseStyle, escape: Escape = { $0 }) {
    self.init(
      tokens, of: tokens.groups.lazy.map(\.name), style: style, escape: escape)
    for token in tokens.tokens where token.name != WellKnownName.root.id {
      add(token.name, tokens.names, escape)
    }
  }

  /// Makes the fragments of some names; `$root` and `NameID.none` have none.
  package init(
    _ tokens: ThemedTokens, of ids: some Sequence<NameID>, style: CaseStyle, escape: Escape
  ) {
    self.style = style
    places = Array(repeating: Place(), count: tokens.names.count)
    for id in ids where id != .none && id != WellKnownName.root.id {
      add(id, tokens.names, escape)
    }
  }

  /// The fragment of a name; empty for `$root` and for names that no path holds.
  package func fragment(_ name: NameID) -> ArraySlice<UInt8> {
    guard Int(name.rawValue) < places.count else { return [] }
    let place = places[Int(name.rawValue)]
    return text[Int(place.start)..<Int(place.end)]
  }

  /// The number of bytes of a fragment.
  func length(_ name: NameID) -> Int {
    guard Int(name.rawValue) < places.count else { return 0 }
    let place = places[Int(name.rawValue)]
    return Int(place.end - place.start)
  }

  /// The first byte of a fragment; nil for an empty one.
  func first(_ name: NameID) -> UInt8? {
    guard Int(name.rawValue) < places.count else { return nil }
    let place = places[Int(name.rawValue)]
    return place.start < place.end ? text[Int(place.start)] : nil
  }

  /// Appends the fragment of a name.
  @inline(__always)
  func append(_ name: NameID, to bytes: inout ByteBuffer) {
    guard Int(name.rawValue) < places.count else { return }
    let place = places[Int(name.rawValue)]
    text.withUnsafeBufferPointer {
      bytes.append(bytes: UnsafeBufferPointer(rebasing: $0[Int(place.start)..<Int(place.end)]))
    }
  }

  private mutating func add(_ name: NameID, _ names: NameTable, _ escape: Escape) {
    guard places[Int(name.rawValue)].end == 0 else { return }
    let bytes = names.bytes(name)
    let fragment = Self.plainText(bytes, style) ?? style.text(of: NameWords(bytes))
    let start = UInt32(text.count)
    text += escape(fragment)
    places[Int(name.rawValue)] = Place(start: start, end: UInt32(text.count))
  }

  /// The fragment of a name of small ASCII letters and digits with single `-` or `_` inside: most
  /// names, at a fraction of the time. Nil for all others. The same result as the long way.
  static func plainText(_ name: ArraySlice<UInt8>, _ style: CaseStyle) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(name.count + 2)
    var beginsWord = true
    for byte in name {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        if beginsWord { return nil }
        beginsWord = true
        continue
      }
      guard byte.isASCIILower || byte.isASCIIDigit else { return nil }
      let isFirst = text.isEmpty
      if beginsWord {
        style.appendSeparator(after: text.last, before: byte, to: &text)
        beginsWord = false
        let isCapital = style == .pascal || style == .camel && !isFirst
        text.append(isCapital || style == .screamingSnake ? byte.asciiUpper : byte)
      } else {
        text.append(style == .screamingSnake ? byte.asciiUpper : byte)
      }
    }
    return beginsWord ? nil : text
  }
}
