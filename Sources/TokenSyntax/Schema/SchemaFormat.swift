/// The formats that can be asserted. All others (`idn-…`, and those that nobody registered) are
/// annotations always.
enum SchemaFormat: String, CaseIterable, Sendable {
  case date
  case time
  case dateTime = "date-time"
  case duration
  case email
  case hostname
  case ipv4
  case ipv6
  case uri
  case uriReference = "uri-reference"
  case iri
  case iriReference = "iri-reference"
  case uuid
  case jsonPointer = "json-pointer"
  case relativeJSONPointer = "relative-json-pointer"
  /// Not registered, but used by the schemas of the Design Tokens format.
  case jsonPointerFragment = "json-pointer-uri-fragment"
  case regex

  /// Whether the text has the format.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .date: Self.isDate(text)
    case .time: Self.isTime(text)
    case .dateTime: Self.isDateTime(text)
    case .duration: Self.durationShape.accepts(text)
    case .email: Self.isEmail(text)
    case .hostname: text.utf8.count <= 253 && Self.hostnameShape.accepts(text)
    case .ipv4: Self.ipv4Shape.accepts(text)
    case .ipv6: Self.isIPv6(text)
    case .uri: Self.isURI(text, needsScheme: true, allowsUnicode: false)
    case .uriReference: Self.isURI(text, needsScheme: false, allowsUnicode: false)
    case .iri: Self.isURI(text, needsScheme: true, allowsUnicode: true)
    case .iriReference: Self.isURI(text, needsScheme: false, allowsUnicode: true)
    case .uuid: Self.uuidShape.accepts(text)
    case .jsonPointer: (try? JSONPointer(text)) != nil
    case .relativeJSONPointer: Self.isRelativePointer(text)
    case .jsonPointerFragment:
      text.hasPrefix("#") && (try? JSONPointer(text.dropFirst(), isFragment: true)) != nil
    case .regex: (try? Pattern(text)) != nil
    }
  }

  /// A pattern that the program itself contains; one that does not compile matches nothing.
  struct Shape: Sendable {
    let pattern: Pattern?

    init(_ source: String) {
      pattern = try? Pattern(source)
    }

    func accepts(_ text: String) -> Bool { pattern?.matches(text) ?? false }
  }

  static let durationShape = Shape(
    #"^P(?!$)(\d+W|(\d+Y(\d+M(\d+D)?)?|\d+M(\d+D)?|\d+D)?"#
      + #"(T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?)$"#)
  static let hostnameShape = Shape(
    #"^[a-zA-Z0-9]([-a-zA-Z0-9]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([-a-zA-Z0-9]{0,61}[a-zA-Z0-9])?)*$"#
  )
  static let ipv4Shape = Shape(
    #"^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\.(?!$)|$)){4}$"#)
  static let uuidShape = Shape(
    "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$")
  static let mailboxShape = Shape(
    #"^([-a-zA-Z0-9!#$%&'*+/=?^_`{|}~]+(\.[-a-zA-Z0-9!#$%&'*+/=?^_`{|}~]+)*|"([^"\\]|\\.)+")$"#)
  static let timeShape = Shape(
    #"^[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?([zZ]|[-+][0-9]{2}:[0-9]{2})$"#)
  /// What follows the scheme of a URI.
  static let uriShape = Shape(
    #"^(//([^\[\]/?#@]*@)?(\[[0-9a-fA-FvV:.]+\]|[^\[\]/?#@:]*)(:[0-9]*)?"#
      + #"(/[^\[\]?#]*)?|(?!//)[^\[\]?#]*)(\?[^\[\]#]*)?(#[^\[\]#]*)?$"#)

  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy(JSONText.isDigit) ? Int(text) : nil
  }

  /// A full date of RFC 3339 that exists in the Gregorian calendar.
  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      parts[2].utf8.count == 2, let year = number(parts[0]), let month = number(parts[1]),
      let day = number(parts[2]), (1...12).contains(month)
    else { return false }
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day >= 1 && day <= lengths[month - 1]
  }

  /// A full time of RFC 3339; a leap second only at the end of a day in UTC.
  private static func isTime(_ text: String) -> Bool {
    guard timeShape.accepts(text) else { return false }
    let digits = Array(text.utf8).map { Int($0) - 0x30 }
    let (hour, minute, second) =
      (digits[0] * 10 + digits[1], digits[3] * 10 + digits[4], digits[6] * 10 + digits[7])
    guard hour < 24, minute < 60, second <= 60 else { return false }
    var minutes = hour * 60 + minute
    if let sign = text.dropFirst(8).firstIndex(where: { $0 == "+" || $0 == "-" }) {
      let offset = text[text.index(after: sign)...].split(separator: ":").compactMap { number($0) }
      guard offset.count == 2, offset[0] < 24, offset[1] < 60 else { return false }
      minutes -= (offset[0] * 60 + offset[1]) * (text[sign] == "+" ? 1 : -1)
    }
    return second < 60 || (minutes + 2 * 1440) % 1440 == 1439
  }

  private static func isDateTime(_ text: String) -> Bool {
    guard text.utf8.count > 11 else { return false }
    let split = text.unicodeScalars.index(text.unicodeScalars.startIndex, offsetBy: 10)
    guard text.unicodeScalars[split] == "T" || text.unicodeScalars[split] == "t" else {
      return false
    }
    let rest = text.unicodeScalars[text.unicodeScalars.index(after: split)...]
    return isDate(String(text.unicodeScalars[..<split])) && isTime(String(rest))
  }

  private static func isEmail(_ text: String) -> Bool {
    guard let at = text.lastIndex(of: "@") else { return false }
    let domain = String(text[text.index(after: at)...])
    guard mailboxShape.accepts(String(text[..<at])) else { return false }
    if domain.hasPrefix("[IPv6:"), domain.hasSuffix("]") {
      return isIPv6(String(domain.dropFirst(6).dropLast()))
    }
    if domain.hasPrefix("["), domain.hasSuffix("]") {
      return ipv4Shape.accepts(String(domain.dropFirst().dropLast()))
    }
    return hostnameShape.accepts(domain)
  }

  /// An address of RFC 4291, section 2.2, without a zone.
  private static func isIPv6(_ text: String) -> Bool {
    var groups = 0
    var hasGap = false
    var rest = text[...]
    if rest.hasPrefix("::") {
      hasGap = true
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix(":") {
      return false
    }
    while !rest.isEmpty {
      let end = rest.firstIndex(of: ":") ?? rest.endIndex
      let group = rest[..<end]
      if group.contains(".") {
        guard end == rest.endIndex, ipv4Shape.accepts(String(group)) else { return false }
        groups += 2
        break
      }
      guard (1...4).contains(group.utf8.count),
        group.utf8.allSatisfy({ JSONText.hexDigit($0) != nil })
      else { return false }
      groups += 1
      rest = rest[end...]
      if rest.isEmpty { break }
      rest = rest.dropFirst()
      if rest.hasPrefix(":") {
        if hasGap { return false }
        hasGap = true
        rest = rest.dropFirst()
      } else if rest.isEmpty {
        return false
      }
    }
    return hasGap ? groups < 8 : groups == 8
  }

  private static func isURI(_ text: String, needsScheme: Bool, allowsUnicode: Bool) -> Bool {
    let parts = URIReference(text)
    if !parts.isAbsolute {
      // Without a scheme a colon before the first slash would look like the end of one.
      if needsScheme || parts.path.prefix(while: { $0 != "/" }).contains(":") { return false }
    }
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case ...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
        UInt8(ascii: "|"), UInt8(ascii: "}"):
        return false
      case 0x80...: if !allowsUnicode { return false }
      case UInt8(ascii: "%"):
        guard rest.count >= 2, rest.prefix(2).allSatisfy({ JSONText.hexDigit($0) != nil }) else {
          return false
        }
      default: break
      }
    }
    let scheme = parts.scheme.map { $0.count + 1 } ?? 0
    guard uriShape.accepts(String(text.dropFirst(scheme))) else { return false }
    guard let host = parts.authority?.split(separator: "@").last, host.hasPrefix("["),
      let end = host.firstIndex(of: "]")
    else { return true }
    let address = host[host.index(after: host.startIndex)..<end]
    return address.lowercased().hasPrefix("v") || isIPv6(String(address))
  }

  private static func isRelativePointer(_ text: String) -> Bool {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits == "0" || !digits.hasPrefix("0") else { return false }
    let rest = text[digits.endIndex...]
    return rest == "#" || (try? JSONPointer(rest)) != nil
  }
}
