import TokenModel
import TokenMotion
import TokenSyntax

extension ForeignTranslator {
  /// Finds the types of aliases and computed texts, which are those of what they refer to. One walk
  /// along the references, without recursion.
  mutating func resolveTypes() {
    types = plans.map(\.type)
    var isKnown = plans.map { plan in
      switch plan.form {
      case .alias, .expression: false
      case .unknownAlias, .copy, .text, .number, .numbers, .fonts, .measure, .color, .composite:
        true
      }
    }
    var isOpen = [Bool](repeating: false, count: plans.count)
    for start in plans.indices where !isKnown[start] {
      var stack = [start]
      while let top = stack.last {
        if isKnown[top] {
          stack.removeLast()
          continue
        }
        let targets = dependencies(of: plans[top])
        if !isOpen[top] {
          isOpen[top] = true
          let waiting = targets.filter { !isKnown[$0] && !isOpen[$0] }
          guard waiting.isEmpty else {
            stack += waiting
            continue
          }
        }
        settle(top)
        isKnown[top] = true
        stack.removeLast()
      }
    }
    for entry in modePlans.indices {
      for mode in modePlans[entry].indices {
        if case .expression(let expression) = modePlans[entry][mode].form {
          let (type, text) = settled(expression)
          modePlans[entry][mode].type = type
          modePlans[entry][mode].form = .text(text)
        }
      }
    }
  }

  private func dependencies(of plan: ForeignPlan) -> [Int] {
    switch plan.form {
    case .alias(let target): [target]
    case .expression(let expression): expression.entries
    case .unknownAlias, .copy, .text, .number, .numbers, .fonts, .measure, .color, .composite: []
    }
  }

  private mutating func settle(_ entry: Int) {
    switch plans[entry].form {
    case .alias(let target): types[entry] = types[target]
    case .expression(let expression):
      let (type, text) = settled(expression)
      plans[entry].type = type
      plans[entry].form = .text(text)
      types[entry] = type
    case .unknownAlias, .copy, .text, .number, .numbers, .fonts, .measure, .color, .composite: break
    }
  }

  /// The type of a computed text, which is that of its operands, and how it is written.
  private func settled(_ expression: ForeignExpression) -> (type: String, text: String) {
    var operands = Set(expression.entries.map { types[$0] ?? "?" })
    switch expression.kind {
    case .hexAlpha(let alpha):
      guard operands.isEmpty || operands == ["color"] else { return ("string", expression.text) }
      let share = (Double(alpha) / 255).roundedToSignificantDigits(9).decimalText
      return ("color", "rgba(\(expression.text.dropLast(2)), \(share))")
    case .arithmetic:
      operands.formUnion(expression.literals)
      operands.remove("number")
      if operands.isEmpty { return ("number", expression.text) }
      guard let type = operands.first, operands.count == 1,
        type == "dimension" || type == "duration"
      else { return ("string", expression.text) }
      return (type, expression.text)
    }
  }

  /// The token with a value of its own at the end of the aliases from a token; nil on a circle and
  /// where the way leaves the book.
  func terminal(of entry: Int) -> Int? {
    var current = entry
    for _ in 0...plans.count {
      guard case .alias(let next) = plans[current].form else { return current }
      current = next
    }
    return nil
  }

  /// Texts and numbers without a type that text styles use as their font or weight are fonts and
  /// weights.
  mutating func typeFontsByUse() {
    for entry in plans.indices {
      for plan in [plans[entry]] + modePlans[entry] {
        guard case .composite(.typography) = plan.form else { continue }
        for (name, place) in members(of: plan.place) {
          guard let path = text(place).flatMap({ ForeignText($0).wholeReference }),
            case .entry(let target) = target(of: path, in: place.file),
            let end = terminal(of: target)
          else { continue }
          switch Self.typographyMember(name) {
          case "fontFamily": makeFont(end)
          case "fontWeight": makeWeight(end)
          default: break
          }
        }
      }
    }
  }

  private func isOpen(_ entry: Int) -> Bool {
    switch book.entries[entry].declared.map({ ForeignType($0.spelling) }) ?? .open {
    case .open, .text: true
    case .standard, .length, .pixels, .lineHeight, .ratio: false
    }
  }

  private mutating func makeFont(_ entry: Int) {
    guard types[entry] == "string", isOpen(entry), case .copy = plans[entry].form else { return }
    setType("fontFamily", of: entry)
  }

  private mutating func makeWeight(_ entry: Int) {
    guard isOpen(entry) else { return }
    if types[entry] == "number" {
      setType("fontWeight", of: entry)
    } else if types[entry] == "string", case .copy = plans[entry].form,
      let name = text(plans[entry].place).flatMap(ForeignLiteral.fontWeight)
    {
      plans[entry].form = .text(name.rawValue)
      setType("fontWeight", of: entry)
    }
  }

  private mutating func setType(_ type: String, of entry: Int) {
    plans[entry].type = type
    types[entry] = type
  }

  /// Tells of tokens whose written type is not that of the token they refer to. The target's counts.
  mutating func checkAliases() {
    for (index, entry) in book.entries.enumerated() {
      guard case .alias = plans[index].form, let declared = entry.declared, declared.isOwn,
        case .standard(let type) = ForeignType(declared.spelling), let actual = types[index],
        TokenType(name: actual) != nil, actual != type.name
      else { continue }
      sink.report(
        .aliasDeclaration,
        "`\(entry.path)` is declared as \(declared.spelling) and refers to a \(actual)",
        at: declared.span, help: "correct the type, or refer to another token",
        token: entry.path, under: options)
    }
  }
}
