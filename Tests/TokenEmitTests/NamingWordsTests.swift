import Testing

@testable import TokenEmit

@Suite struct NamingWordsTests {
  @Test(arguments: [
    ("grayLight", "gray-light", "grayLight", "GRAY_LIGHT"),
    ("gray-light", "gray-light", "grayLight", "GRAY_LIGHT"),
    ("gray_light", "gray-light", "grayLight", "GRAY_LIGHT"),
    ("2xl", "2xl", "2xl", "2XL"),
    ("2XL", "2xl", "2xl", "2XL"),
    ("2x-small", "2x-small", "2xSmall", "2X_SMALL"),
    ("purple500", "purple500", "purple500", "PURPLE500"),
    ("sub-200", "sub-200", "sub200", "SUB_200"),
    ("gray200Light", "gray200-light", "gray200Light", "GRAY200_LIGHT"),
    ("100Percent", "100percent", "100percent", "100PERCENT"),
    ("HTMLParser", "html-parser", "htmlParser", "HTML_PARSER"),
    ("XLarge", "x-large", "xLarge", "X_LARGE"),
    ("-1", "-1", "minus1", "MINUS_1"),
    ("space -2", "space--2", "spaceMinus2", "SPACE_MINUS_2"),
    ("+1", "plus-1", "plus1", "PLUS_1"),
    ("50%", "50-percent", "50Percent", "50_PERCENT"),
    ("0_5", "0-5", "0_5", "0_5"),
    ("1/2", "1-2", "1_2", "1_2"),
    ("a b\n\"c\"*/", "a-b-c-star", "aBCStar", "A_B_C_STAR"),
    ("Größe Ärger", "größe-ärger", "größeÄrger", "GRÖSSE_ÄRGER"),
    ("🎨 art", "🎨-art", "🎨Art", "🎨_ART"),
    ("_", "underscore", "underscore", "UNDERSCORE"),
    ("()", "u28-u29", "u28U29", "U28_U29"),
    ("__proto__", "proto", "proto", "PROTO"),
  ])
  func styles(name: String, kebab: String, camel: String, screaming: String) {
    func text(_ style: CaseStyle) -> String {
      String(decoding: style.text(of: NameWords(name.utf8)), as: UTF8.self)
    }
    #expect(text(.kebab) == kebab)
    #expect(text(.camel) == camel)
    #expect(text(.screamingSnake) == screaming)
  }

  @Test func theShortWayAgreesWithTheLongOne() {
    let names = ["a", "2xl", "sub-200", "a_b", "0-5", "x1-2y", "a-2-3", "long-name_with-parts"]
    for style in CaseStyle.allCases {
      for name in names {
        let short = FragmentTable.plainText(Array(name.utf8)[...], style)
        #expect(short == style.text(of: NameWords(name.utf8)), "\(name) in \(style)")
      }
    }
    for name in ["-1", "a--b", "a-", "aB", "ä", "", "a b"] {
      #expect(FragmentTable.plainText(Array(name.utf8)[...], .kebab) == nil)
    }
  }
}
