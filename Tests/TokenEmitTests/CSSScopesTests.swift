import Foundation
import Testing
import TokenModel
import TokenMotion

@testable import TokenEmit

/// Values in every scope, in a browser, against the resolved ones.
@Suite(.serialized, .enabled(if: Chromium.isUsable, Chromium.reason)) struct CSSScopesTests {
  /// Scopes from the outside in; each is a set of attributes on one element.
  static let chains: [[[String: String]]] = [
    [], [["theme": "light"]], [["theme": "dark"]], [["theme": "high contrast"]],
    [["density": "compact"]], [["theme": "dark", "density": "compact"]],
    [["theme": "dark"], ["density": "compact"]], [["density": "compact"], ["theme": "dark"]],
    [["theme": "dark"], ["theme": "light"]], [["theme": "light"], ["theme": "dark"]],
    [["theme": "dark"], ["theme": "light"], ["density": "compact"]],
    [["theme": "dark"], ["theme": "light"], ["theme": "dark"], ["density": "compact"]],
    [["density": "compact"], ["theme": "high contrast"], ["density": "cozy"]],
    [["theme": "dark", "density": "compact"], ["theme": "light"]],
  ]

  enum Form: String, CaseIterable {
    case standard, resolved, classes, registered, layered, lightDark, camelCase
  }

  private func options(_ form: Form) -> CSSOptions {
    var options = CSSOptions()
    switch form {
    case .standard: break
    case .resolved: options.aliases = .resolved
    case .classes: options.selectors = [.media, .class]
    case .registered: options.registersProperties = true
    case .layered:
      options.layer = "design.tokens"
      options.prefix = "acme"
    case .lightDark: options.usesLightDark = true
    case .camelCase: options.naming = .camel
    }
    return options
  }

  @Test(arguments: Form.allCases)
  func everyValueInEveryScope(form: Form) throws {
    let tokens = CSSProject.resolver(CSSEverything.document)
    let (problems, count) = try CSSComparison.run(tokens, options(form), Self.chains)
    #expect(count > 800)
    // A registered property always has a value: where a theme has no token, its initial one.
    let real = form == .registered ? problems.filter { !$0.contains("only-dark") } : problems
    #expect(real == [])
  }

  @Test(arguments: [Form.standard, .lightDark])
  func theSystemSchemeIsTheDefault(form: Form) throws {
    let tokens = CSSProject.resolver(CSSEverything.document)
    let (problems, _) = try CSSComparison.run(
      tokens, options(form), Self.chains, media: .init(isDark: true))
    #expect(problems == [])
  }

  @Test(arguments: Form.allCases)
  func nothingIsDropped(form: Form) throws {
    var tokens = CSSProject.resolver(CSSEverything.document)
    tokens.animations = []
    let css = CSSProject.css(tokens, options(form))
    let sheet = try CSSComparison.sheet(css)
    #expect(sheet.parsed == sheet.written)
  }
}
