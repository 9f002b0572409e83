/// Applies `allow`: removes the warnings and notes that the authors accept. An allowance without a matching diagnostic
/// is a warning itself.
enum Allowances {
  static func apply(_ schemas: [Schema], to diagnostics: DiagnosticCollector) {
    defer { diagnostics.removeAll(where: \.isSilent) }
    let allowances = schemas.flatMap(\.allowances)
    guard !allowances.isEmpty else { return }
    let table = AllowanceTable(allowances)
    var isUsed = [Bool](repeating: false, count: allowances.count)
    diagnostics.removeAll { diagnostic in
      guard diagnostic.severity != .error, let found = table.narrowest(for: diagnostic) else { return false }
      isUsed[found] = true
      return true
    }
    // After an error, some warnings may not have been found.
    guard !diagnostics.hasErrors else { return }
    // Without the diagnostics reported here, which cannot be allowed.
    let found = diagnostics.diagnostics.filter { !$0.isSilent }
    for (allowance, isUsed) in zip(allowances, isUsed) where !isUsed {
      diagnostics.report(.unusedAllowance(allowance.code, present: codes(in: allowance, among: found)))
    }
  }

  /// The codes of the diagnostics that remain in the declaration.
  private static func codes(in allowance: AllowanceSchema, among diagnostics: [Diagnostic]) -> [String] {
    let file = allowance.code.location.file
    return diagnostics.filter {
      $0.location.file === file && allowance.range.contains($0.location.offset)
    }.map(\.code)
  }
}

/// Finds the innermost allowance around a location. Declarations are nested or separate; they never overlap in part.
private struct AllowanceTable {
  private struct Key: Hashable {
    let file: ObjectIdentifier
    let code: String
  }

  private struct Entry {
    let range: Range<Int>
    /// The position among all allowances.
    let index: Int
    /// The entry of the enclosing declaration.
    var outer: Int?
  }

  /// The entries by file and code, in the order in which their declarations start.
  private let entries: [Key: [Entry]]

  init(_ allowances: [AllowanceSchema]) {
    var entries: [Key: [Entry]] = [:]
    for (index, allowance) in allowances.enumerated() {
      let key = Key(file: ObjectIdentifier(allowance.code.location.file), code: allowance.code.value)
      entries[key, default: []].append(Entry(range: allowance.range, index: index))
    }
    self.entries = entries.mapValues(AllowanceTable.nested)
  }

  private static func nested(_ entries: [Entry]) -> [Entry] {
    var nested: [Entry] = []
    for var entry in entries.sorted(by: isBefore) {
      // The first of two allowances in one declaration counts.
      if nested.last?.range == entry.range { continue }
      var outer = nested.indices.last
      while let candidate = outer, nested[candidate].range.upperBound < entry.range.upperBound {
        outer = nested[candidate].outer
      }
      entry.outer = outer
      nested.append(entry)
    }
    return nested
  }

  private static func isBefore(_ left: Entry, _ right: Entry) -> Bool {
    (left.range.lowerBound, -left.range.upperBound, left.index)
      < (right.range.lowerBound, -right.range.upperBound, right.index)
  }

  func narrowest(for diagnostic: Diagnostic) -> Int? {
    let location = diagnostic.location
    let key = Key(file: ObjectIdentifier(location.file), code: diagnostic.code)
    guard let entries = entries[key] else { return nil }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.lowerBound <= location.offset { low = middle + 1 } else { high = middle }
    }
    var position: Int? = low == 0 ? nil : low - 1
    while let candidate = position, !entries[candidate].range.contains(location.offset) {
      position = entries[candidate].outer
    }
    return position.map { entries[$0].index }
  }
}

extension Diagnostic {
  /// `present` are the codes that the author may have meant instead.
  fileprivate static func unusedAllowance(_ code: Located<String>, present: [String]) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0215",
      "there is no warning \(code.value.quoted) that this could silence: leave it out",
      at: code.location,
      suggestion: nearMiss(of: code.value, in: present)
    )
  }
}
