extension [String] {
  /// The quoted texts as a list in a sentence: `'a', 'b' or 'c'`.
  package func listed(_ conjunction: String) -> String {
    let quoted = map(\.quoted)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return "\(quoted.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
