// Reads tokens, checks them and writes a C header beside the CSS:
//   headers TOKENS OUT
import TokenCompiler
import TokenModel
import TokenSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

guard CommandLine.arguments.count == 3 else {
  print("usage: headers TOKENS OUT")
  exit(2)
}

var configuration = Configuration()
configuration.inputs = [CommandLine.arguments[1]]
configuration.out = CommandLine.arguments[2]
configuration.outputs = [Configuration.Output(CHeader())]
if let css = Configuration.Output(format: "css") { configuration.outputs.append(css) }
configuration.rules = [UnlitInTheDark()]

let compiler = Compiler(configuration: configuration)
var sources = SourceMap()
var findings: [Diagnostic] = []
do throws(FileError) {
  let (inputs, faults) = compiler.inputs()
  if let fault = faults.first { throw fault }
  for input in inputs {
    let project = try compiler.read(input, sources: &sources)
    findings += project.diagnostics + compiler.lint(project)
    let result = try compiler.build(project)
    findings += result.diagnostics
    for file in result.files { print("\(file.change) \(file.path)") }
  }
} catch {
  print("\(error.path): \(error.reason)")
  exit(2)
}
for finding in findings { print(sources.line(of: finding)) }
exit(findings.hasErrors ? 1 : 0)
