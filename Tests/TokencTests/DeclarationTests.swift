import Testing

@testable import tokenc

/// Rules that every declaration must keep, for the real program and for the sample.
@Suite struct DeclarationTests {
  private static let commands = (Tokenc.program.commands + Sample.program.commands).map(\.syntax)

  @Test func commandNamesAreUnique() {
    let names = Tokenc.program.commands.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: commands)
  func texts(of command: CommandSyntax) {
    #expect(command.summary.count <= 60 && !command.summary.hasSuffix("."))
    for option in command.options {
      #expect(option.help.hasSuffix("."), "--\(option.name)")
    }
    for argument in command.arguments {
      #expect(argument.help.hasSuffix("."), "\(argument.placeholder)")
    }
    for example in command.examples {
      #expect(example.command.contains("tokenc \(command.name)"), "\(example.command)")
      #expect(!example.comment.hasSuffix("."), "\(example.comment)")
    }
  }

  @Test(arguments: commands)
  func optionsHaveDistinctNames(command: CommandSyntax) {
    let spellings = (command.options + GlobalOptions.everywhere).flatMap(\.spellings)
    #expect(Set(spellings).count == spellings.count)
  }

  @Test(arguments: commands)
  func requiredArgumentsComeFirstAndARepeatedOneLast(command: CommandSyntax) {
    var mayStillRequire = true
    for (index, argument) in command.arguments.enumerated() {
      #expect(argument.least == 0 || mayStillRequire, "\(argument.placeholder)")
      if argument.least == 0 { mayStillRequire = false }
      if case .repeated = argument.arity {
        #expect(index == command.arguments.count - 1, "\(argument.placeholder)")
      }
    }
  }
}
