extension SchemaParser {
  /// The event of the state that starts something, if there is one; nil also if it could not be read.
  func event(_ object: SchemaObject<some StartKey>) -> StateEventSchema? {
    for word in StateEventWord.allCases {
      guard let member = object.member(.key(of: word)) else { continue }
      return paths(member, of: word).map {
        StateEventSchema(word: word, location: member.key.location, paths: $0)
      }
    }
    return nil
  }

  /// The keys of an object that say what starts it, in the order of the file. More than one is reported.
  func starts<Key: StartKey>(_ object: SchemaObject<Key>) -> [JSONMember] {
    let starts = Key.starts.compactMap(object.member).sorted {
      $0.key.location.offset < $1.key.location.offset
    }
    if starts.count > 1 { diagnostics.report(.severalStarts(starts[1].key, starts[0].key)) }
    return starts
  }

  /// The paths of an event; empty for `true`, which means the domain itself.
  private func paths(_ member: JSONMember, of word: StateEventWord) -> [PathSchema]? {
    let (node, what) = (member.value, "'\(word.rawValue)'")
    if word == .onChange { return paths(node, word.rawValue, toActions: false) }
    if case .bool(true) = node.value { return [] }
    let expected = "the path of a child, or true for the domain itself"
    return string(node, what, expected: expected).flatMap { path($0, of: what) }.map { [$0] }
  }
}

extension Diagnostic {
  fileprivate static func severalStarts(_ key: JSONString, _ first: JSONString) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0652",
      "'\(key.text)' says when it starts, and so does '\(first.text)': leave one of them out, or write a second one",
      at: key.location,
      notes: [Note(message: "'\(first.text)' is here", location: first.location)]
    )
  }
}
