import TokenCompiler
import TokenModel
import TokenSyntax

/// What changed as JSON: `{"verdict", "changes": [{"kind", "subject", "path", "verdict", …}]}`, with
/// `project` in each change if there are several. Shapes only grow.
enum DiffJSON {
  /// The text.
  static func bytes(of projects: [ProjectDiff]) -> [UInt8] {
    var json = JSONWriter(style: .pretty)
    json.beginObject()
    json.name("verdict")
    json.string(ProjectDiff.verdict(of: projects).name)
    json.name("changes")
    json.beginArray()
    for project in projects {
      for change in project.changes { write(change, project.name, &json) }
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private static func write(
    _ change: TokenChange, _ project: String, _ json: inout JSONWriter
  ) {
    func member(_ name: String, _ text: String, _ json: inout JSONWriter) {
      json.name(name)
      json.string(text)
    }
    json.beginObject()
    member("kind", change.name, &json)
    member("subject", change.subject.rawValue, &json)
    member("path", change.path, &json)
    if !project.isEmpty { member("project", project, &json) }
    member("verdict", change.verdict.name, &json)
    switch change.kind {
    case .added, .removed, .undeprecated: break
    case .renamed(let old): member("from", old, &json)
    case .typeChanged(let old, let new):
      member("old", old, &json)
      member("new", new, &json)
    case .deprecated(let message):
      if let message { member("message", message, &json) }
    case .changed(let values):
      json.name("values")
      json.beginArray()
      for value in values { write(value, &json) }
      json.endArray()
    case .animationChanged(let details):
      json.name("details")
      json.beginArray()
      for detail in details {
        json.beginObject()
        write("contexts", detail.contexts, &json)
        member("property", detail.name, &json)
        member("old", detail.old, &json)
        member("new", detail.new, &json)
        json.endObject()
      }
      json.endArray()
    }
    if !change.followers.isEmpty { write("followers", change.followers, &json) }
    json.endObject()
  }

  private static func write(_ change: TokenChange.ValueChange, _ json: inout JSONWriter) {
    json.beginObject()
    write("contexts", change.contexts, &json)
    for (name, value) in [("old", change.old), ("new", change.new)] {
      json.name(name)
      if let value { json.value(value) } else { json.null() }
    }
    if let deltaE = change.deltaE {
      json.name("deltaE")
      json.number(deltaE)
    }
    json.endObject()
  }

  private static func write(_ name: String, _ list: [String], _ json: inout JSONWriter) {
    json.name(name)
    json.beginArray(inline: true)
    for text in list { json.string(text) }
    json.endArray()
  }
}
