/// Every output format, in the order in which they are named to people. A new format is one file
/// (or folder) and one line here.
package let emitterTypes: [any Emitter.Type] = [
  CSSEmitter.self, SwiftEmitter.self, KotlinEmitter.self, ConformanceEmitter.self,
  JSONEmitter.self, TypeScriptEmitter.self, SCSSEmitter.self, TailwindEmitter.self,
  DartEmitter.self,
  DTCGEmitter.self, MarkdownEmitter.self, AndroidEmitter.self, XCAssetsEmitter.self,
]
