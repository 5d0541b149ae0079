import TokenEmit
import TokenModel
import TokenReader

extension Compiler {
  /// Reads the programs of the configuration, and the files among their arguments, so that what
  /// records the inputs of a build knows them.
  package func readGenerators() {
    for generator in configuration.generators {
      for word in generator.command {
        let path = FilePath.join(generator.workingFolder, word)
        if !word.hasPrefix("-"), files.kind(of: path) == .file { _ = try? files.read(path) }
      }
    }
  }

  /// What the generators of the configuration want to write, each run on the tokens that it gets.
  /// Programs run one after another.
  ///
  /// - Parameter root: The root of the outputs of this project.
  func generatorPlans(
    for tokens: ThemedTokens, root: String
  ) -> (plans: [EmitPlan], files: [GeneratedFile]) {
    var plans: [EmitPlan] = []
    var all: [GeneratedFile] = []
    for generator in configuration.generators {
      guard let file = configuration.file, file != "-",
        files is DiskFiles || files is RecordingFiles
      else {
        plans.append(
          EmitPlan(diagnostics: [
            generator.diagnostic(
              .generatorUntrusted, "is named by a configuration that is no file on the disk",
              "write the configuration to a file")
          ]))
        continue
      }
      let (selected, diagnostics) = generator.selection.apply(to: tokens)
      guard !diagnostics.hasErrors else {
        plans.append(EmitPlan(diagnostics: diagnostics))
        continue
      }
      let result = generator.run(on: selected, root: root)
      var plan = EmitPlan(diagnostics: diagnostics + result.diagnostics)
      for var file in result.files {
        file.path =
          generator.folder.isEmpty ? file.path : FilePath.join(generator.folder, file.path)
        let bytes = file.bytes
        plan.files.append(
          PlannedFile(path: file.path) { sink in
            sink.append(bytes)
            sink.drainIfFull()
          })
        all.append(file)
      }
      plans.append(plan)
    }
    return (plans, all)
  }

  /// The manifest after a build: the files of generators that do not say that they are generated,
  /// and those of earlier builds that are still there. A warning for each of these.
  func manifest(
    after old: OutputManifest, _ generated: [GeneratedFile], written: Set<String>, root: String
  ) -> (manifest: OutputManifest, diagnostics: [Diagnostic]) {
    var manifest = OutputManifest()
    for file in generated where !OutputWriter.isOwn(file.bytes) {
      manifest.add(file.path, sum: OutputManifest.sum(of: file.bytes))
    }
    var diagnostics: [Diagnostic] = []
    for (path, sum) in old.sums.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    where !written.contains(path) {
      let target = FilePath.join(root, path)
      guard files.kind(of: target) == .file, let bytes = try? files.read(target),
        OutputManifest.sum(of: bytes) == sum
      else { continue }
      manifest.add(path, sum: sum)
      guard !configuration.leavesOutputsOut,
        let severity = configuration.reading.severity(of: .staleOutput)
      else { continue }
      var warning = Diagnostic(
        .staleOutput, "`\(target)` was generated once, and nothing writes it any more", at: nil,
        help: "delete it")
      warning.severity = severity
      diagnostics.append(warning)
    }
    return (manifest, diagnostics)
  }
}
