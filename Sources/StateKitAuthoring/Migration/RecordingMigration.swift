package import StateKitGenerator

/// Rewrites a recording of `ActionRecorder` for newer schemas, and keeps the rest of it byte for byte.
///
///     line → JSONNode → (PathSuccessors, ValueMigration) → edits of the line's bytes
///
/// A line that cannot be migrated stays as it is. A state that cannot be migrated is removed from its line,
/// which can still be replayed.
package struct RecordingMigration {
  /// A complaint about a line.
  package struct Complaint: Sendable {
    /// The line number, from 1.
    package let line: Int
    package let reason: Phrase
  }

  /// The migrated recording.
  package struct Result: Sendable {
    package fileprivate(set) var contents: [UInt8] = []
    package fileprivate(set) var complaints: [Complaint] = []
  }

  private let diff: SchemaDiff
  /// The lines as bytes: a long recording would be large as parsed JSON, so each line is parsed on access.
  private let lines: [ArraySlice<UInt8>]

  package init(recording: [UInt8], from old: ModuleModel, to new: ModuleModel) {
    self.diff = SchemaDiff(old: old, new: new)
    self.lines = recording.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The domains of the old schemas.
  package var allDomains: [String] { diff.old.domains.map(\.name) }

  /// The possible domains of the recorded store. Actions are recorded with their paths from that domain, so these are the
  /// domains with the most matching actions; empty if no action matches.
  ///
  /// - Parameter tell: Is called after each line, with the number of finished lines and the number of all lines.
  package func domains(tell: (Int, Int) -> Void = { _, _ in }) -> [String] {
    let (all, names) = (allDomains, names(tell: tell))
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

  /// The names of all actions, with the number of lines for each.
  private func names(tell: (Int, Int) -> Void) -> [String: Int] {
    var names: [String: Int] = [:]
    for (index, line) in lines.enumerated() {
      if let name = ParsedLine(line).action?.text { names[name, default: 0] += 1 }
      tell(index + 1, lines.count)
    }
    return names
  }

  /// Migrates a recording of one of these domains' stores. Several domains must give the same result.
  ///
  /// - Parameter tell: Is called after each line, with the number of finished lines and the number of all lines.
  /// - Returns: Nil if the results differ, or if `domains` is empty.
  package func migrate(domains: [String], tell: (Int, Int) -> Void = { _, _ in }) -> Result? {
    var migrations = domains.map { LineMigration(diff: diff, domain: $0) }
    if migrations.isEmpty { return nil }
    var result = Result()
    for (index, bytes) in lines.enumerated() {
      if index > 0 { result.contents.append(UInt8(ascii: "\n")) }
      let line = ParsedLine(bytes)
      let (contents, reason) = migrations[0].migrate(line)
      for other in migrations.indices.dropFirst() where migrations[other].migrate(line).contents != contents {
        return nil
      }
      result.contents += contents
      if let reason { result.complaints.append(Complaint(line: index + 1, reason: reason)) }
      tell(index + 1, lines.count)
    }
    return result
  }
}

extension PathSuccessors {
  /// The path of a recorded name: `["feed", "loadPage", "success"]` for `feed.loadPage.success`.
  static func path(_ name: String) -> [String] {
    name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
