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

    package init() {}
  }

  private let comparison: SchemaComparison
  private let lines: [RecordingLine]
  /// The names of actions, each with the number of its lines: a long recording has few of them.
  private let names: [String: Int]

  package init(recording: [UInt8], from old: ModuleModel, to new: ModuleModel) {
    self.comparison = SchemaComparison(old: old, new: new)
    self.lines = recording.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(RecordingLine.init)
    self.names = lines.reduce(into: [:]) { names, line in
      if let name = line.action?.text { names[name, default: 0] += 1 }
    }
  }

  /// The domains that the recorded store may have been of: a recording names actions from its store's domain on.
  /// There is one, unless several have as many of the actions.
  package var domains: [String] {
    let counts = comparison.old.domains.map { domain in
      let known = ActionNames(comparison: comparison, domain: domain.name)
      let count = names.reduce(0) { count, name in known.contains(name.key) ? count + name.value : count }
      return (name: domain.name, count: count)
    }
    let most = counts.map(\.count).max() ?? 0
    return counts.filter { $0.count == most }.map(\.name)
  }

  /// Whether the old schemas have a domain.
  package func hasDomain(_ name: String) -> Bool { comparison.old.domains.contains { $0.name == name } }

  /// Carries over what was recorded of a store of a domain.
  package func migrate(domain: String) -> Result {
    var result = Result()
    let migration = LineMigration(comparison: comparison, domain: domain, names: names.keys)
    for (index, line) in lines.enumerated() {
      if index > 0 { result.contents.append(UInt8(ascii: "\n")) }
      let (contents, reason) = migration.migrate(line)
      result.contents += contents
      if let reason { result.complaints.append(Complaint(line: index + 1, reason: reason)) }
    }
    return result
  }
}

/// The actions that a recording of a store of a domain can name.
private struct ActionNames {
  let successors: PathSuccessors
  let domain: String

  init(comparison: SchemaComparison, domain: String) {
    self.successors = PathSuccessors(comparison: comparison)
    self.domain = domain
  }

  func contains(_ name: String) -> Bool {
    do throws(PathSuccessors.Failure) {
      _ = try successors.successor(of: name.split(separator: ".").map(String.init), from: domain)
      return true
    } catch {
      return error != .unknown
    }
  }
}
