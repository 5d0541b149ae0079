import TokenEmit
public import TokenModel

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

  /// What each output would write.
  private func plans(for tokens: ThemedTokens) -> [EmitPlan] {
    let outputs = configuration.outputs
    var plans = Parallel.map(outputs.count, jobs: jobs) { number in
      let output = outputs[number]
      let (selected, diagnostics) = output.selection.apply(to: tokens)
      var plan = output.emitter.plan(selected)
      plan.diagnostics = diagnostics + plan.diagnostics
      return plan
    }
    reportCollisions(in: &plans)
    return plans
  }

  /// Reports files of one path. Those whose paths differ by case alone are one file in many places.
  private func reportCollisions(in plans: inout [EmitPlan]) {
    var paths: Set<String> = []
    for index in plans.indices {
      for file in plans[index].files where !paths.insert(file.path.lowercased()).inserted {
        plans[index].diagnostics.append(
          Diagnostic(
            .outputCollision, "two files of the outputs are written to `\(file.path)`", at: nil,
            help: "give one of the outputs another `path`, or rename a group"))
      }
    }
  }

  /// The paths that `build` would write, in the order of the configuration, and what it would find
  /// before it prints. Writes nothing.
  package func outputPaths(
    of project: Project, in folder: String = ""
  ) -> (paths: [String], diagnostics: [Diagnostic]) {
    let plans = plans(for: project.tokens)
    let root = FilePath.join(configuration.out, folder)
    return (
      plans.flatMap(\.files).map { FilePath.join(root, $0.path) }, plans.flatMap(\.diagnostics)
    )
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
    let plans = plans(for: project.tokens)
    let diagnostics = plans.flatMap(\.diagnostics)
    guard !project.diagnostics.hasErrors, !diagnostics.hasErrors else {
      return BuildResult(diagnostics: diagnostics, files: [])
    }
    let root = FilePath.join(configuration.out, folder)
    let work = plans.flatMap(\.files).map {
      OutputWriter.Job(path: FilePath.join(root, $0.path), effort: $0.effort, write: $0.write)
    }
    let writer = OutputWriter(
      files: files, overwritesForeignFiles: overwritesForeignFiles, isCheck: isCheck, jobs: jobs)
    return BuildResult(diagnostics: diagnostics, files: try writer.write(work))
  }
}
