/// The differences between two states, a line for each part that differs, as the logger prints them:
///
///     users.names[3]: "Ada" → "Eva"
///     users.tags: - "new"
///     isOpen: true → false
///
/// A sensitive property that changed is written without its values, `account.password: •••`.
///
/// Parts are found by reflection. An object is one part, and so is a value with a description of its own, such as a
/// date. Parts that are `Equatable` are compared as such, other parts by their text.
struct StateDifference {
  private(set) var lines: [String] = []

  /// The lines; empty if the states do not differ.
  static func lines(from old: Any, to new: Any) -> [String] {
    var difference = StateDifference()
    difference.compare(old, new, at: DifferencePath())
    return difference.lines
  }

  mutating func add(_ line: String, at path: DifferencePath) {
    lines.append("\(path): \(line)")
  }

  mutating func compare(_ old: Any, _ new: Any, at path: DifferencePath) {
    switch (unwrapped(old), unwrapped(new)) {
    case (let old?, let new?): compareValues(old, new, at: path)
    case (nil, nil): return
    case (let old, let new):
      let texts = (old.map(ValueText.full) ?? "nil", new.map(ValueText.full) ?? "nil")
      add(ValueText.change(from: texts.0, to: texts.1), at: path)
    }
  }

  private mutating func compareValues(_ old: Any, _ new: Any, at path: DifferencePath) {
    guard !areEqual(old, new) else { return }
    let count = lines.count
    if type(of: old) != type(of: new) || !compareParts(old, new, at: path) {
      compareWhole(old, new, at: path)
    } else if lines.count == count, areKnownToDiffer(old, new) {
      compareWhole(old, new, at: path)
    }
  }

  /// Compares the parts of two values; false for values without parts.
  private mutating func compareParts(_ old: Any, _ new: Any, at path: DifferencePath) -> Bool {
    let mirrors = (old: Mirror(reflecting: old), new: Mirror(reflecting: new))
    switch mirrors.old.displayStyle {
    case .collection: compareLists(mirrors.old, mirrors.new, at: path)
    case .dictionary: return compareEntries(mirrors.old, mirrors.new, at: path)
    case .set: return compareMembers(mirrors.old, mirrors.new, at: path)
    case .struct, .tuple, .enum:
      guard !describesItself(old), haveSameLabels(mirrors.old, mirrors.new) else { return false }
      let type = type(of: old) as? any SensitiveProperties.Type
      for (old, new) in zip(mirrors.old.children, mirrors.new.children) {
        let path = path.appending(label: old.label)
        if type?.isSensitive(old.label) == true {
          compareSecretly(old.value, new.value, at: path)
        } else {
          compare(old.value, new.value, at: path)
        }
      }
    default: return false
    }
    return true
  }

  /// Writes that a sensitive property changed, but not how.
  private mutating func compareSecretly(_ old: Any, _ new: Any, at path: DifferencePath) {
    if !areAlike(old, new) { add(redactionMark, at: path) }
  }

  private mutating func compareWhole(_ old: Any, _ new: Any, at path: DifferencePath) {
    let texts = (old: ValueText.full(old), new: ValueText.full(new))
    if texts.old != texts.new {
      add(ValueText.change(from: texts.old, to: texts.new), at: path)
    } else if areKnownToDiffer(old, new) {
      add("changed, and prints \(ValueText.short(old)) as before", at: path)
    }
  }
}

/// Enums have a label for a case with a payload, but not for a case without one.
private func haveSameLabels(_ left: Mirror, _ right: Mirror) -> Bool {
  !left.children.isEmpty && left.children.elementsEqual(right.children) { $0.label == $1.label }
}

/// A value with sensitive properties is compared by them, unless its mirror may have other parts.
private func describesItself(_ value: Any) -> Bool {
  if value is any SensitiveProperties { return value is any CustomReflectable }
  return value is any CustomStringConvertible || value is any CustomDebugStringConvertible
}
