extension SchemaChange {
  /// `action 'Users.renamed' is called 'Users.named' now: payload '()' became '(name: String)'`
  package var sentence: Phrase {
    let head: Phrase =
      switch kind {
      case .added: "\(subject) \(code: name) is new"
      case .removed: "\(subject) \(code: name) is gone"
      case .renamed: "\(subject) \(code: earlierName ?? name) is called \(code: name) now"
      case .changed: "\(subject) \(code: name)"
      }
    let details: Phrase? = details.reduce(nil) { all, detail in all.map { "\($0); \(detail)" } ?? detail }
    let described: Phrase = details.map { "\(head): \($0)" } ?? head
    return suggestion.map { "\(described); \($0)" } ?? described
  }
}
