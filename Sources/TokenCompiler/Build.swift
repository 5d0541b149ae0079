import TokenEmit
public import TokenModel
import TokenSyntax

/// What a build found and did.
public struct BuildResult: Sendable {
  /// What naming and emitting found; errors mean that nothing was written.
  public var diagnostics: [Diagnostic]
  /// The output files in the order of the configuration; empty if there was an error.
  public var files: [WrittenFile]
}

extension Compiler {
  /// What writing a project's outputs would find: names that collide, and values that a format
  /// cannot express. Writes nothing.
  public func checkOutputs(of project: Project) -> [Diagnostic] {
    plans(for: project.tokens).flatMap(\.diagnostics)
  }

  /// What each output would write. Runs no generator.
  private func plans(for tokens: ThemedTokens) -> [EmitPlan] {
    let outputs = configuration.outputs
    var plans = Parallel.map(outputs.count, jobs: jobs(for: tokens)) { number in
      let output = outputs[number]
      let (selected, diagnostics) = output.selection.apply(to: tokens)
      var plan = output.plan(selected)
      plan.diagnostics = diagnostics + plan.diagnostics
      return plan
    }
    reportCollisions(in: &plans)
    return plans
  }

  /// The most threads for the outputs of a project.
  private func jobs(for tokens: ThemedTokens) -> Int {
    tokens.tokens.count < Parallel.leastTokens ? 1 : jobs
  }

  /// Reports files of one path, and files where others need a folder. Those whose paths differ by
  /// case alone are one file in many places.
  ///
  /// - Parameter spans: The places of the plans, from the last one; those before have none.
  private func reportCollisions(in plans: inout [EmitPlan], at spans: [SourceSpan?] = []) {
    let help = "give one of the outputs another `path`, or rename a group"
    func span(_ index: Int) -> SourceSpan? {
      let position = index - (plans.count - spans.count)
      return position >= 0 ? spans[position] : nil
    }
    var paths: [String: Int] = [:]
    for index in plans.indices {
      for file in plans[index].files
      where paths.updateValue(index, forKey: file.path.lowercased()) != nil {
        plans[index].diagnostics.append(
          Diagnostic(
            .outputCollision, "two files of the outputs are written to `\(file.path)`",
            at: span(index), help: help))
      }
    }
    for index in plans.indices {
      for file in plans[index].files {
        var folder = FilePath.folder(of: file.path)
        while !folder.isEmpty, folder != "/", paths[folder.lowercased()] == nil {
          folder = FilePath.folder(of: folder)
        }
        guard !folder.isEmpty, let owner = paths[folder.lowercased()] else { continue }
        plans[index].diagnostics.append(
          Diagnostic(
            .outputCollision,
            "`\(folder)` is a file of the outputs, and the folder of `\(file.path)`",
            at: span(index) ?? span(owner), help: help))
      }
    }
  }

  /// What the outputs and the generators would write, and which of the files may not say themselves
  /// that they are generated. Generators run only if there is no error before.
  private func everything(
    of project: Project, root: String
  ) -> (plans: [EmitPlan], unmarked: [GeneratedFile]) {
    var plans = plans(for: project.tokens)
    func failed() -> Bool { project.diagnostics.hasErrors || plans.contains(where: \.hasErrors) }
    for (index, output) in configuration.outputs.enumerated() where output.mayBeUnmarked {
      let paths = plans[index].files.map { GeneratedFile(path: $0.path, bytes: []) }
      plans[index].diagnostics += GeneratorPaths(folder: "", root: root).faults(in: paths).map {
        Diagnostic(
          .generatorPath, "the format `\(output.format)` \($0.reason)", at: nil, help: $0.help)
      }
    }
    // Nobody's program runs on tokens that are not written anyway.
    guard !failed() else { return (plans, []) }
    let unmarked = zip(configuration.outputs, plans).flatMap { output, plan in
      output.mayBeUnmarked
        ? plan.files.map { GeneratedFile(path: $0.path, bytes: $0.bytes()) } : []
    }
    let (own, generated) = generatorPlans(for: project.tokens, root: root)
    plans += own
    if !own.isEmpty, !failed() {
      reportCollisions(in: &plans, at: configuration.generators.map(\.span))
    }
    return (plans, unmarked + generated)
  }

  /// The paths that `build` would write, in the order of the configuration, and what it would find
  /// before it prints. Writes nothing, but runs the generators, which alone know their files.
  package func outputPaths(
    of project: Project, in folder: String = ""
  ) -> (paths: [String], diagnostics: [Diagnostic]) {
    let root = FilePath.join(configuration.out, folder)
    let (plans, unmarked) = everything(of: project, root: root)
    var paths = plans.flatMap(\.files).map(\.path)
    let known = OutputManifest(in: root, files)
    let (manifest, _) = manifest(after: known, unmarked, written: Set(paths), root: root)
    if !manifest.isEmpty || !known.isEmpty { paths.append(OutputManifest.fileName) }
    return (paths.map { FilePath.join(root, $0) }, plans.flatMap(\.diagnostics))
  }

  /// Writes the outputs of a project, or nothing at all if there is an error, here or in reading.
  ///
  /// - Parameters:
  ///   - folder: A folder below the root of the outputs, for one of several projects; may be empty.
  ///   - isCheck: Find out what would change, and write nothing.
  ///   - overwritesForeignFiles: Overwrite even files that `tokenc` did not generate.
  public func build(
    _ project: Project, into folder: String = "", isCheck: Bool = false,
    overwritesForeignFiles: Bool = false
  ) throws(FileError) -> BuildResult {
    let root = FilePath.join(configuration.out, folder)
    let (plans, unmarked) = everything(of: project, root: root)
    let diagnostics = plans.flatMap(\.diagnostics)
    guard !project.diagnostics.hasErrors, !diagnostics.hasErrors else {
      return BuildResult(diagnostics: diagnostics, files: [])
    }
    let known = OutputManifest(in: root, files)
    var work = plans.flatMap(\.files).map {
      OutputWriter.Job(
        path: FilePath.join(root, $0.path), effort: $0.effort, write: $0.write,
        knownSum: known.sums[$0.path])
    }
    let (manifest, stale) = manifest(
      after: known, unmarked, written: Set(plans.flatMap(\.files).map(\.path)), root: root)
    if !manifest.isEmpty || !known.isEmpty {
      let bytes = manifest.bytes
      work.append(
        OutputWriter.Job(path: FilePath.join(root, OutputManifest.fileName)) { $0.append(bytes) })
    }
    let writer = OutputWriter(
      files: files, overwritesForeignFiles: overwritesForeignFiles, isCheck: isCheck,
      jobs: jobs(for: project.tokens))
    return BuildResult(diagnostics: diagnostics + stale, files: try writer.write(work))
  }
}

extension EmitPlan {
  /// Whether any of its findings is an error.
  fileprivate var hasErrors: Bool { diagnostics.hasErrors }
}
