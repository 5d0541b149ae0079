/// Words that names are looked up in, such as the keywords of a language.
///
/// A few hundred at most: the words of one length stand one behind the other and are compared with
/// the name. A `Set` of arrays is no faster for so few, and a program that runs for milliseconds
/// feels what it costs to make one: its hashing, and its metadata.
package struct WordList: Sendable {
  /// The words of each length, without anything between.
  private var texts: [[UInt8]] = []

  /// The words of a text, between single blanks.
  package init(_ text: String = "") {
    CodeWriter.forEachPiece(of: text, between: UInt8(ascii: " ")) { insert($0) }
  }

  /// Adds a word, which may be there already. The empty word is never there.
  package mutating func insert(_ word: some Collection<UInt8>) {
    guard !word.isEmpty else { return }
    while texts.count <= word.count { texts.append([]) }
    texts[word.count] += word
  }

  /// Whether a word is there.
  package func contains(_ word: [UInt8]) -> Bool {
    guard word.count < texts.count, let first = word.first else { return false }
    let text = texts[word.count]
    var start = 0
    while start < text.count {
      if text[start] == first, text[start..<start + word.count].elementsEqual(word) { return true }
      start += word.count
    }
    return false
  }
}
