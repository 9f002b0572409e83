/// A change of a recorded state: `{"path": "users.names.3", "before": "Ada", "after": "Eva"}`.
struct RecordedChange {
  /// A step of a path: `name`, `["name"]`, `[2]`, `[id=9]`, `[]`.
  enum Step: Equatable {
    case name(String)
    case position(Int)
    /// The element whose id has this JSON.
    case id(String)
    /// An element of a set.
    case member
  }

  let path: [Step]
  let before: JSONValue?
  let after: JSONValue?
  /// The position of an element that was added.
  let position: Int?

  var isAddition: Bool { before == nil }

  /// Nil for a value that a recorder does not write.
  init?(_ value: JSONValue) {
    guard let path = value[.path].string.flatMap(RecordedChange.steps) else { return nil }
    self.path = path
    self.before = value.member(.before)
    self.after = value.member(.after)
    self.position = value[.at].number.flatMap(Self.position)
  }

  /// The steps of `users.names[2]["a b"][id="x"]`.
  static func steps(of path: String) -> [Step]? {
    var steps: [Step] = []
    var rest = Substring(path)
    while let first = rest.first {
      if first == "[" {
        guard let end = end(ofBracket: rest) else { return nil }
        guard let step = step(inBrackets: rest[rest.index(after: rest.startIndex)..<end]) else { return nil }
        steps.append(step)
        rest = rest[rest.index(after: end)...]
      } else {
        if first == "." { rest.removeFirst() }
        let name = rest.prefix { $0 != "." && $0 != "[" }
        if name.isEmpty { return nil }
        steps.append(.name(String(name)))
        rest = rest[name.endIndex...]
      }
    }
    return steps
  }

  /// The position of the closing bracket; brackets in a string do not count.
  private static func end(ofBracket text: Substring) -> Substring.Index? {
    var isInString = false
    var isEscaped = false
    for (index, character) in zip(text.indices, text) {
      if isEscaped {
        isEscaped = false
      } else if isInString, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isInString.toggle()
      } else if character == "]", !isInString {
        return index
      }
    }
    return nil
  }

  /// The position in a list; nil for another text and for a negative number, because a recording can contain any number.
  private static func position(_ text: some StringProtocol) -> Int? {
    Int(text).flatMap { $0 < 0 ? nil : $0 }
  }

  private static func step(inBrackets text: Substring) -> Step? {
    if text.isEmpty { return .member }
    if let position = position(text) { return .position(position) }
    if text.hasPrefix("id=") { return .id(String(text.dropFirst(3))) }
    return JSONValue(parsing: Array(text.utf8))?.string.map(Step.name)
  }
}

extension JSONValue {
  /// The state after the changes of one action.
  ///
  /// Elements are removed first, from the last to the first, because their positions refer to the old list. Positions of
  /// added elements refer to the new list.
  mutating func apply(_ changes: [RecordedChange]) {
    for change in changes.reversed() where change.after == nil { change.apply(to: &self, change.path[...]) }
    for change in changes where change.after != nil { change.apply(to: &self, change.path[...]) }
  }
}

extension RecordedChange {
  fileprivate func apply(to value: inout JSONValue, _ path: ArraySlice<Step>) {
    guard let step = path.first else {
      if let after { value = after }
      return
    }
    let rest = path.dropFirst()
    switch (step, value) {
    case (.name(let name), .object(var members)):
      let index = members.firstIndex { $0.key == name }
      if !rest.isEmpty {
        guard let index else { return }
        apply(to: &members[index].value, rest)
      } else if let after {
        if let index { members[index].value = after } else { members.append(.init(key: name, value: after)) }
      } else if let index {
        members.remove(at: index)
      }
      value = .object(members)
    case (.position(let position), .array(var elements)):
      change(&elements, position < elements.count ? position : nil, rest, insertedAt: position)
      value = .array(elements)
    case (.id(let id), .array(var elements)):
      let index = elements.firstIndex { $0.member("id")?.text == JSONValue(parsing: Array(id.utf8))?.text }
      change(&elements, index, rest, insertedAt: position ?? elements.count)
      value = .array(elements)
    case (.member, .array(var elements)):
      change(&elements, elements.firstIndex { $0 == before }, rest, insertedAt: position ?? elements.count)
      value = .array(elements)
    default: break
    }
  }

  private func change(
    _ elements: inout [JSONValue],
    _ index: Int?,
    _ rest: ArraySlice<Step>,
    insertedAt position: Int
  ) {
    if !rest.isEmpty {
      if let index { apply(to: &elements[index], rest) }
    } else if let after {
      if isAddition {
        elements.insert(after, at: min(position, elements.count))
      } else if let index {
        elements[index] = after
      }
    } else if let index {
      elements.remove(at: index)
    }
  }
}
