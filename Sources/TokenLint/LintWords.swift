/// The words of a name in lower case, for rules that go by what names mean: divided at everything
/// that is no letter or digit, at capitals, and between letters and digits (`gray200Light` is gray,
/// 200, light).
func nameWords(_ name: some Sequence<UInt8>) -> [String] {
  var words: [String] = []
  var word: [UInt8] = []
  func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  func close() {
    guard !word.isEmpty else { return }
    words.append(String(decoding: word, as: UTF8.self))
    word.removeAll(keepingCapacity: true)
  }
  var wasUpper = false
  for byte in name {
    switch byte {
    case 0x30...0x39:
      if let last = word.last, !isDigit(last) { close() }
      word.append(byte)
      wasUpper = false
    case 0x41...0x5A:
      if let last = word.last, !wasUpper || isDigit(last) { close() }
      word.append(byte | 0x20)
      wasUpper = true
    case 0x61...0x7A, 0x80...:
      if let last = word.last, isDigit(last) { close() }
      word.append(byte)
      wasUpper = false
    default:
      close()
      wasUpper = false
    }
  }
  close()
  return words
}
