extension [JSONMember] {
  /// The first member of each key; the others are reported.
  ///
  /// Keys are equal if Swift strings are equal, however their accents are composed.
  func withoutDuplicates(reportingTo diagnostics: DiagnosticCollector) -> [JSONMember] {
    if count < 2 || isShort && !hasEqualKeys { return self }
    var firstIndices = [String: Int](minimumCapacity: count)
    var duplicates = Set<Int>()
    for index in indices {
      let key: JSONString = self[index].key
      guard let first = firstIndices[key.text] else {
        firstIndices[key.text] = index
        continue
      }
      duplicates.insert(index)
      self[first].isRepeated = true
      diagnostics.report(.duplicateKey(key.text, at: key.location, first: self[first].key.location))
    }
    if duplicates.isEmpty { return self }
    return indices.filter { !duplicates.contains($0) }.map { self[$0] }
  }

  /// Whether comparing all pairs of keys costs less than a table of keys, as in most objects.
  private var isShort: Bool { count <= 8 }

  private var hasEqualKeys: Bool {
    indices.contains { index in self[..<index].contains { $0.key.text == self[index].key.text } }
  }
}

extension Diagnostic {
  fileprivate static func duplicateKey(
    _ key: String,
    at location: SourceLocation,
    first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0119",
      "the key \(key.quoted) stands twice in this object; remove or rename one",
      at: location,
      notes: [Note(message: "the first one is here and counts", location: first)]
    )
  }
}
