import TokenCompiler
import TokenModel
import TokenSyntax

/// How `lint` is adopted where there are findings already: which of them are shown and count.
struct AdoptionOptions: Sendable {
  /// The file with the accepted findings.
  var baseline: String?
  /// Whether to write it anew instead of comparing.
  var updatesBaseline = false
  /// A git revision: only tokens that differ from it count.
  var since: String?

  /// The options.
  static var group: OptionGroup<AdoptionOptions> {
    OptionGroup(
      "Adoption",
      [
        .value(
          "baseline", .file("FILE", extensions: ["json"]), into: \.baseline,
          help: "Findings that this file records are neither shown nor counted."),
        .flag(
          "update-baseline", into: \.updatesBaseline,
          help: "Record all findings in the baseline; the status is 0."),
        .value(
          "since", .text("REV"), into: \.since,
          help: "Only findings about tokens that differ from a git revision."),
      ])
  }
}

/// The findings of a run that count, and what is to be said of the others.
struct Adoption {
  /// The findings to show, in file order.
  var findings: [Diagnostic]
  /// Their fingerprints; empty if nobody needs them.
  var fingerprints: [Fingerprint]
  /// Sentences for standard error.
  var notes: [String] = []

  /// Sorts out the findings of a session as the options say. A file that cannot be read or written
  /// becomes a fault of the session.
  ///
  /// - Parameter needsFingerprints: Whether a report needs them; a baseline does in any case.
  init(_ options: AdoptionOptions, _ session: inout Session, needsFingerprints: Bool) {
    findings = session.diagnostics
    fingerprints =
      needsFingerprints || options.baseline != nil
      ? Fingerprint.all(of: findings, sources: session.sources) : []
    if let path = options.baseline, !session.isBroken {
      do throws(FileError) {
        if options.updatesBaseline {
          try record(in: path, session)
        } else {
          try drop(in: path, session)
        }
      } catch {
        session.faults.append(error)
      }
    }
    if let revision = options.since, !session.isBroken {
      do throws(FileError) {
        let changed = try ChangedTokens(since: revision, in: session)
        let all = findings
        keep { changed.concern(all[$0]) }
      } catch {
        session.faults.append(error)
      }
    }
  }

  private mutating func record(in path: String, _ session: Session) throws(FileError) {
    let baseline = Baseline(fingerprints, path: path)
    try session.write(baseline.bytes, to: path)
    notes.append("\(path) records \(counted(baseline.count, "finding"))")
    keep { _ in false }
  }

  private mutating func drop(in path: String, _ session: Session) throws(FileError) {
    let baseline = try Baseline(path: path, bytes: try session.compiler.files.read(path))
    let all = fingerprints
    let fixed = baseline.fixedCount(all, sources: session.sources, path: path)
    keep { !baseline.contains(all[$0], path: path) }
    let known = all.count - findings.count
    if known > 0 { notes.append("\(counted(known, "finding")) of \(path) not shown") }
    if fixed > 0 {
      notes.append("\(counted(fixed, "finding")) of \(path) fixed: --update-baseline removes them")
    }
  }

  private mutating func keep(_ isKept: (Int) -> Bool) {
    let kept = findings.indices.filter(isKept)
    findings = kept.map { findings[$0] }
    if !fingerprints.isEmpty { fingerprints = kept.map { fingerprints[$0] } }
  }
}

extension ChangedTokens {
  /// The tokens of a session that differ from a git revision. Inputs that the revision does not
  /// have are all new.
  fileprivate init(since revision: String, in session: Session) throws(FileError) {
    let name = "--since \(revision)"
    let before = session.rereading(
      try GitFiles(revision: revision, shownAs: name, fromWorkingFolder: true))
    self.init(old: before.projects, before.sources, new: session.projects, session.sources)
  }
}
