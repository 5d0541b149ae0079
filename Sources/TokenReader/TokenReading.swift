package import TokenModel
package import TokenSyntax

/// What reading a project gives.
package struct ReadResult: Sendable {
  /// All tokens that could be read. Faulty ones have no value in the themes concerned.
  package var tokens: ThemedTokens
  /// The findings in file order.
  package var diagnostics: [Diagnostic]
  /// The values that were computed and not only read, by declaration and place.
  package var computations: [Computation] = []
}

/// Turns the parsed files of a project into tokens without references: collect, extend, flatten,
/// resolve and typecheck, animations last. Pure: the same project gives the same result, on however
/// many threads.
package func readTokens(
  of project: SourceProject, _ options: ReaderOptions, _ concurrency: Concurrency = .serial
) -> ReadResult {
  options.stageIsOver?(.parse)
  var sink = DiagnosticSink()
  var collector = Collector(project: project, options: options)
  for layer in project.layers { collector.add(layer) }
  collector.settlePendingReferences()
  sink.add(collector.takeDiagnostics())

  let findings: DiagnosticSink
  (collector, findings) = ExtendsExpander.expand(collector, of: project)
  sink.add(findings)
  options.stageIsOver?(.collect)

  let flattened = Flattener.flatten(collector, of: project, options)
  sink.add(flattened.diagnostics)
  let draft = flattened.draft
  options.stageIsOver?(.theme)

  let resolver = ReferenceResolver(project: project, paths: collector.paths)
  let scanner = ReferenceScanner(project: project, resolver: resolver, options: options)
  let edges = scanner.scan(draft, concurrency)
  let graph = ReferenceGraph(draft, edges)
  let order = SupportSolver.solve(graph, ownSupport: OwnSupport.of(draft))
  options.stageIsOver?(.resolve)

  let reader = ValueReader(
    project: project, draft: draft, resolver: resolver, options: options, collector: collector,
    edges: edges, tokens: draft.tokens, theme: draft.tokens.defaultTheme,
    studioNames: options.strength == .standard ? StudioNames(project.names) : nil)
  let evaluation = Evaluator.evaluate(reader, order, concurrency)
  sink.add(evaluation.diagnostics)
  sink.add(ExtensionNames.check(draft, options))
  let animations = AnimationEvaluator.evaluate(evaluation.reader)
  sink.add(animations.diagnostics)
  var tokens = animations.tokens
  tokens.linkReferences(edges, draft, except: evaluation.reader.conversions)
  tokens.sets = project.layers.flatMap { layer in
    let span = project.trees[layer.tree].span(layer.root)
    return layer.sets.map { SourceSet(name: $0, span: span, isShown: layer.isShown) }
  }
  options.stageIsOver?(.typecheck)

  let computations = evaluation.reader.computations.sorted {
    ($0.occurrence, $0.node.rawValue, $0.kind.rawValue)
      < ($1.occurrence, $1.node.rawValue, $1.kind.rawValue)
  }
  var result = ReadResult(
    tokens: tokens, diagnostics: sink.diagnostics.inFileOrder(), computations: computations)
  result.forgiveSpellings(of: project, options)
  result.forgiveKeptForms(of: project, options)
  return result
}
