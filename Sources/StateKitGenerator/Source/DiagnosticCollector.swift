/// Collects the diagnostics of all stages, so that one run reports everything.
package final class DiagnosticCollector {
  /// The properties by which equal diagnostics are recognised.
  private struct Key: Hashable {
    let file: ObjectIdentifier
    let offset: Int
    let message: String
  }

  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<Key> = []

  package init() {}

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds a diagnostic, unless the same one was reported: a declaration with several actions is checked for each.
  @inline(never)
  package func report(_ diagnostic: Diagnostic) {
    let key = Key(
      file: ObjectIdentifier(diagnostic.location.file),
      offset: diagnostic.location.offset,
      message: diagnostic.message
    )
    if reported.insert(key).inserted { diagnostics.append(diagnostic) }
  }

  func removeAll(where shouldBeRemoved: (Diagnostic) -> Bool) {
    diagnostics.removeAll(where: shouldBeRemoved)
  }

  /// In the order of the files, and of the locations in each file.
  package func sorted(by files: [SourceFile]) -> [Diagnostic] {
    var order: [ObjectIdentifier: Int] = [:]
    for (index, file) in files.enumerated() { order[ObjectIdentifier(file)] = index }
    return diagnostics.enumerated()
      .map { (key: (order[ObjectIdentifier($1.location.file)] ?? 0, $1.location.offset, $0), value: $1) }
      .sorted { $0.key < $1.key }
      .map(\.value)
  }
}
