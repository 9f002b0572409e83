/// What `allow` does: it takes out the warnings that their authors know of, and one that finds none is a warning itself.
enum Allowances {
  static func apply(_ schemas: [Schema], to diagnostics: DiagnosticCollector) {
    let allowances = schemas.flatMap(\.allowances)
    guard !allowances.isEmpty else { return }
    var isUsed = [Bool](repeating: false, count: allowances.count)
    diagnostics.removeAll { diagnostic in
      guard let found = allowances.firstIndex(where: { $0.covers(diagnostic) }) else { return false }
      isUsed[found] = true
      return true
    }
    // Beside an error not all that is worth a warning was found.
    guard !diagnostics.hasErrors else { return }
    for (allowance, isUsed) in zip(allowances, isUsed) where !isUsed {
      diagnostics.report(.unusedAllowance(allowance.code))
    }
  }
}

extension AllowanceSchema {
  fileprivate func covers(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .warning && diagnostic.code == code.value
      && diagnostic.location.file === code.location.file && range.contains(diagnostic.location.offset)
  }
}
