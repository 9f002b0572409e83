/// Collections: the changed, removed and added elements, the first few of each collection.
extension StateDifference {
  /// The greatest number of elements that are described per collection.
  static var limit: Int { 10 }

  /// Compares two lists without their common beginning and end.
  mutating func compareLists(_ old: Mirror, _ new: Mirror, at path: DifferencePath) {
    let old = old.children.map(\.value)
    let new = new.children.map(\.value)
    let start = zip(old, new).prefix { areAlike($0, $1) }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { areAlike($0, $1) }.count
    let removed = start..<old.count - end
    let added = start..<new.count - end
    if removed.count == added.count {
      let changes = removed.filter { !areAlike(old[$0], new[$0]) }
      add(changes.map { .changed(key: "\($0)", old[$0], new[$0]) }, at: path)
    } else {
      add(
        removed.map { .removed(key: "\($0)", old[$0]) } + added.map { .added(key: "\($0)", new[$0]) },
        at: path
      )
    }
  }

  /// Compares the entries of two dictionaries; false if the values are not dictionaries.
  mutating func compareEntries(_ old: Mirror, _ new: Mirror, at path: DifferencePath) -> Bool {
    guard let old = entries(old), let new = entries(new) else { return false }
    let keys = Set(old.keys).union(new.keys).sorted(by: isInOrder)
    let changes: [ElementChange] = keys.compactMap { key in
      let text = ValueText.short(key.base)
      switch (old[key], new[key]) {
      case (let old?, let new?): return areAlike(old, new) ? nil : .changed(key: text, old, new)
      case (let old?, nil): return .removed(key: text, old)
      case (nil, let new?): return .added(key: text, new)
      case (nil, nil): return nil
      }
    }
    add(changes, at: path)
    return true
  }

  /// Compares the members of two sets; false if the values are not sets.
  mutating func compareMembers(_ old: Mirror, _ new: Mirror, at path: DifferencePath) -> Bool {
    let sets = [old, new].map { $0.children.map { $0.value as? AnyHashable } }
    guard !sets.joined().contains(nil) else { return false }
    let old = Set(sets[0].compactMap { $0 })
    let new = Set(sets[1].compactMap { $0 })
    let removed = old.subtracting(new).sorted(by: isInOrder)
    let added = new.subtracting(old).sorted(by: isInOrder)
    add(
      removed.map { .removed(key: nil, $0.base) } + added.map { .added(key: nil, $0.base) },
      at: path
    )
    return true
  }

  private mutating func add(_ changes: [ElementChange], at path: DifferencePath) {
    for change in changes.prefix(Self.limit) {
      switch change {
      case .changed(let key, let old, let new): compare(old, new, at: path.appending(key: key))
      case .removed(let key, let value):
        add("- \(ValueText.short(value))", at: key.map { path.appending(key: $0) } ?? path)
      case .added(let key, let value):
        add("+ \(ValueText.short(value))", at: key.map { path.appending(key: $0) } ?? path)
      }
    }
    if changes.count > Self.limit { add("and \(changes.count - Self.limit) more", at: path) }
  }
}

/// A change of an element; the key is nil for members of a set.
private enum ElementChange {
  case changed(key: String, Any, Any)
  case removed(key: String?, Any)
  case added(key: String?, Any)
}

private func entries(_ dictionary: Mirror) -> [AnyHashable: Any]? {
  var entries: [AnyHashable: Any] = [:]
  for entry in dictionary.children {
    let parts = Mirror(reflecting: entry.value).children.map(\.value)
    guard parts.count == 2, let key = parts[0] as? AnyHashable else { return nil }
    entries[key] = parts[1]
  }
  return entries
}

/// Orders numbers and strings by value, and other keys by their text, so that the order of lines is stable.
private func isInOrder(_ left: AnyHashable, _ right: AnyHashable) -> Bool {
  func isLess<Value: Comparable>(_ left: Value, _ right: Any) -> Bool? {
    (right as? Value).map { left < $0 }
  }
  let isLess = (left.base as? any Comparable).flatMap { isLess($0, right.base) }
  return isLess ?? (ValueText.full(left.base) < ValueText.full(right.base))
}
