/// Every output format, in the order in which they are named to people. A new format is one file
/// (or folder) and one line here.
package let emitters: [any Emitter] = [CSSEmitter(), SwiftEmitter(), KotlinEmitter()]
