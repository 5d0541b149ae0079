/// The sizes that names of steps stand for: `sm`, `md`, `lg` and their like.
enum SizeName {
  /// The place of a size among others: greater for larger ones, 0 for the middle; nil for a name that
  /// is no size.
  static func rank(_ words: [String]) -> Int? {
    switch words.count {
    case 1: rank(words[0])
    case 2 where Int(words[0]) != nil:
      // `2xl` is 2, xl.
      Int(words[0]).flatMap { count in
        switch words[1] {
        case "xs", "x": (1...20).contains(count) && words[1] == "xs" ? -1 - count : nil
        case "xl": (1...20).contains(count) ? 1 + count : nil
        default: nil
        }
      }
    case 2: words[0] == "x" || words[0] == "extra" ? extra(words[1]) : nil
    default: nil
    }
  }

  /// Whether a name is a step of a scale: a size, or a number.
  static func isStep(_ words: [String]) -> Bool {
    rank(words) != nil || (!words.isEmpty && words.allSatisfy { Int($0) != nil })
  }

  private static func rank(_ word: String) -> Int? {
    switch word {
    case "s", "sm", "small": return -1
    case "m", "md", "medium", "base": return 0
    case "l", "lg", "large": return 1
    default:
      // One step further out for each x: `xs`, `xxl`.
      let count = word.prefix { $0 == "x" }.count
      guard count > 0, count < 20 else { return nil }
      return extra(String(word.dropFirst(count)), count)
    }
  }

  private static func extra(_ word: String, _ count: Int = 1) -> Int? {
    switch word {
    case "s", "sm", "small": -1 - count
    case "l", "lg", "large": 1 + count
    default: nil
    }
  }
}
