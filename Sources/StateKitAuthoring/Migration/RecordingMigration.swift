package import StateKitGenerator

/// Rewrites a recording of `ActionRecorder`'s for newer schemas, and changes nothing else of it.
///
///     line → JSONNode → (PathSuccessors, ValueMigration) → edits of the line's bytes
///
/// A line that cannot be carried over stays as it is. A state that cannot be is left out of its line, which is
/// played all the same.
package struct RecordingMigration {
  /// What is to be said of a line.
  package struct Complaint: Sendable {
    /// Counted from 1.
    package let line: Int
    package let reason: Phrase
  }

  /// What becomes of a recording.
  package struct Result: Sendable {
    package fileprivate(set) var contents: [UInt8] = []
    package fileprivate(set) var complaints: [Complaint] = []
  }

  private let diff: SchemaDiff
  /// A long recording would not be small as JSON: each line is read when it is asked for.
  private let lines: [ArraySlice<UInt8>]

  package init(recording: [UInt8], from old: ModuleModel, to new: ModuleModel) {
    self.diff = SchemaDiff(old: old, new: new)
    self.lines = recording.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The domains of the old schemas.
  package var allDomains: [String] { diff.old.domains.map(\.name) }

  /// The domains that the recorded store may have been of: a recording names actions from its store's domain on.
  /// There is one, unless several have as many of the actions; there is none where no domain has one of them.
  package var domains: [String] {
    let (all, names) = (allDomains, names)
    if all.count == 1 || names.isEmpty { return all }
    let paths = PathSuccessors(diff: diff)
    let counts = all.map { domain in
      names.reduce(0) { count, name in
        paths.exists(PathSuccessors.path(name.key), from: domain) ? count + name.value : count
      }
    }
    guard let most = counts.max(), most > 0 else { return [] }
    return zip(all, counts).filter { $1 == most }.map(\.0)
  }

  /// The names of all actions, each with the number of its lines.
  private var names: [String: Int] {
    lines.reduce(into: [:]) { names, line in
      if let name = RecordingLine(line).action?.text { names[name, default: 0] += 1 }
    }
  }

  /// Carries over what was recorded of a store of a domain. Of several domains each is right if all give the same.
  ///
  /// - Returns: Nil where they do not, or where there is no domain.
  package func migrate(domains: [String]) -> Result? {
    var migrations = domains.map { LineMigration(diff: diff, domain: $0) }
    if migrations.isEmpty { return nil }
    var result = Result()
    for (index, bytes) in lines.enumerated() {
      if index > 0 { result.contents.append(UInt8(ascii: "\n")) }
      let line = RecordingLine(bytes)
      let (contents, reason) = migrations[0].migrate(line)
      for other in migrations.indices.dropFirst() where migrations[other].migrate(line).contents != contents {
        return nil
      }
      result.contents += contents
      if let reason { result.complaints.append(Complaint(line: index + 1, reason: reason)) }
    }
    return result
  }
}

extension PathSuccessors {
  /// `["feed", "loadPage", "success"]` for what a recording has as `feed.loadPage.success`.
  static func path(_ name: String) -> [String] {
    name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
