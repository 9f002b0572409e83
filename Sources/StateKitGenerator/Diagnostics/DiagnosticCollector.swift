/// Takes what all stages find, so that one run reports everything.
final class DiagnosticCollector {
  private(set) var diagnostics: [Diagnostic] = []

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// In the order of the files and of the places in them.
  func sorted(by files: [SourceFile]) -> [Diagnostic] {
    var order: [ObjectIdentifier: Int] = [:]
    for (index, file) in files.enumerated() { order[ObjectIdentifier(file)] = index }
    func key(_ diagnostic: Diagnostic) -> (Int, Int) {
      (order[ObjectIdentifier(diagnostic.location.file)] ?? 0, diagnostic.location.offset)
    }
    return diagnostics.enumerated()
      .sorted { left, right in
        let (leftKey, rightKey) = (key(left.element), key(right.element))
        return leftKey == rightKey ? left.offset < right.offset : leftKey < rightKey
      }
      .map(\.element)
  }
}
