/// The parts in which two recorded states differ, with their values before and after.
///
///     [{"path": "users.names.3", "before": "Ada", "after": "Eva"}, {"path": "lines[id=9]", "after": {"id": 9}, "at": 2}]
///
/// A path has the names of properties; `[2]` is a position in a list, `[id=9]` the element with an id in a list of
/// elements that all have one, and `[]` an element of a set. A part that is missing before was added, and one that is
/// missing after was removed; for an element that was added, `at` is its position. Removed positions are those of the list
/// before, added ones those of the list after.
package struct StateChanges {
  private(set) var changes: [StateChange] = []

  package init(from old: EncodedValue, to new: EncodedValue) {
    compare(old, new, at: "")
  }

  /// The JSON of all changes.
  package var text: String { "[\(changes.map(\.text).joined(separator: ", "))]" }

  private mutating func compare(_ old: EncodedValue, _ new: EncodedValue, at path: String) {
    if old == new { return }
    switch (old, new) {
    case (.object(let old), .object(let new)): compareMembers(old, new, at: path)
    case (.set(let old), .set(let new)): compareSets(old, new, at: path)
    case (.list(let oldParts), .list(let newParts)):
      if !compareElements(oldParts, newParts, at: path) { add(path, old, new) }
    default: add(path, old, new)
    }
  }

  private mutating func add(
    _ path: String,
    _ old: EncodedValue?,
    _ new: EncodedValue?,
    at position: Int? = nil
  ) {
    changes.append(StateChange(path: path, before: old, after: new, position: position))
  }

  private mutating func compareMembers(
    _ old: [EncodedValue.Member],
    _ new: [EncodedValue.Member],
    at path: String
  ) {
    let oldValues = Dictionary(old.map { ($0.key, $0.value) }) { first, _ in first }
    let newKeys = Set(new.map(\.key))
    for member in old where !newKeys.contains(member.key) {
      add(path.appending(name: member.key), member.value, nil)
    }
    for member in new {
      let path = path.appending(name: member.key)
      if let old = oldValues[member.key] {
        compare(old, member.value, at: path)
      } else {
        add(path, nil, member.value)
      }
    }
  }

  // MARK: Sets

  /// Elements of sets have no positions: an element that has changed counts as removed, and its new value as added.
  /// Elements that differ only in redacted values have the same text, so they are counted.
  private mutating func compareSets(_ old: [EncodedValue], _ new: [EncodedValue], at path: String) {
    var rest: [String: Int] = [:]
    for element in old { rest[element.text, default: 0] += 1 }
    /// Whether the old set has the element, which is then removed from `rest`.
    func takesOne(_ element: EncodedValue) -> Bool {
      guard let count = rest[element.text], count > 0 else { return false }
      rest[element.text] = count - 1
      return true
    }
    let added = new.enumerated().filter { !takesOne($0.element) }
    for element in old where takesOne(element) { add("\(path)[]", element, nil) }
    for (position, element) in added { add("\(path)[]", nil, element, at: position) }
  }

  // MARK: Lists

  /// Compares two lists by the ids or the positions of their elements; false if elements have moved.
  private mutating func compareElements(_ old: [EncodedValue], _ new: [EncodedValue], at path: String) -> Bool
  {
    if let oldIDs = ids(of: old), let newIDs = ids(of: new), !(old.isEmpty && new.isEmpty) {
      return compareIdentified((oldIDs, old), (newIDs, new), at: path)
    }
    comparePositions(old, new, at: path)
    return true
  }

  /// The ids of the elements; nil if an element has no id, or if two have the same.
  private func ids(of elements: [EncodedValue]) -> [String]? {
    var ids: [String] = []
    for element in elements {
      guard case .object(let members) = element, let id = members.first(where: { $0.key == "id" }),
        case .plain(let text) = id.value
      else { return nil }
      ids.append(text)
    }
    return Set(ids).count == ids.count ? ids : nil
  }

  private typealias Identified = (ids: [String], elements: [EncodedValue])

  private mutating func compareIdentified(_ old: Identified, _ new: Identified, at path: String) -> Bool {
    let (oldIDs, newIDs) = (Set(old.ids), Set(new.ids))
    guard old.ids.filter(newIDs.contains) == new.ids.filter(oldIDs.contains) else { return false }
    for (id, element) in zip(old.ids, old.elements) where !newIDs.contains(id) {
      add("\(path)[id=\(id)]", element, nil)
    }
    let oldElements = Dictionary(zip(old.ids, old.elements)) { first, _ in first }
    for (position, (id, element)) in zip(new.ids, new.elements).enumerated() {
      let path = "\(path)[id=\(id)]"
      if let old = oldElements[id] {
        compare(old, element, at: path)
      } else {
        add(path, nil, element, at: position)
      }
    }
    return true
  }

  /// Compares the elements between the common beginning and the common end.
  private mutating func comparePositions(_ old: [EncodedValue], _ new: [EncodedValue], at path: String) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (removed, added) = (start..<old.count - end, start..<new.count - end)
    if removed.count == added.count {
      for index in removed { compare(old[index], new[index], at: "\(path)[\(index)]") }
    } else {
      for index in removed { add("\(path)[\(index)]", old[index], nil) }
      for index in added { add("\(path)[\(index)]", nil, new[index]) }
    }
  }
}

/// A part of a state with its values before and after an action.
struct StateChange {
  let path: String
  let before: EncodedValue?
  let after: EncodedValue?
  /// The position of an element that was added.
  let position: Int?

  var text: String {
    var members: [(key: RecordedKey, value: String)] = [(.path, RecordingCoder.quoted(path))]
    if let before { members.append((.before, before.spaced)) }
    if let after { members.append((.after, after.spaced)) }
    if let position { members.append((.at, "\(position)")) }
    return LineToWrite.object(members)
  }
}

extension String {
  /// The path of a property; a name with other characters than letters, digits and `_` is in brackets and quotes.
  fileprivate func appending(name: String) -> String {
    let isPlain = !name.isEmpty && name.utf8.allSatisfy(\.isPlain)
    if !isPlain { return "\(self)[\(RecordingCoder.quoted(name))]" }
    return isEmpty ? name : "\(self).\(name)"
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: self >= 0x80
    }
  }
}
