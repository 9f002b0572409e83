internal import StateKitGenerator

/// Compares the associated values of a case.
struct PayloadDiff {
  let old: [PayloadValueModel]
  let new: [PayloadValueModel]
  let diff: SchemaDiff

  /// Whether code for the old payload compiles with the new one.
  var areSame: Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0.label == $1.label && diff.areSame($0.type.type, $1.type.type) }
  }

  /// The impact on stored actions. JSON stores values by key: the order does not matter, additional values
  /// are ignored, and values that are not optional must be present.
  var stored: SchemaChange.Impact {
    if obstacle != nil { return .breaking }
    let isSame = pairs.allSatisfy { old, new in
      guard let old else { return true }
      return old.key == new.key && diff.fit.impact(old.type, new.type) == .compatible
    }
    return isSame ? .compatible : .migrated
  }

  /// The reason why stored actions cannot be read; nil if they can.
  var obstacle: Phrase? {
    for (old, new) in pairs {
      guard let old else {
        if diff.new.table.plain(new.type).isOptional { continue }
        return "stored actions have no \(code: new.key): an optional could be missing"
      }
      if diff.fit.impact(old.type, new.type) == .breaking {
        return "not all stored values of \(code: old.key) can be read as \(code: "\(new.type)")"
      }
    }
    return nil
  }

  /// The new values with their old values.
  var pairs: [(old: StoredValue?, new: StoredValue)] {
    let (old, new) = (old.stored, new.stored)
    if isNaming { return zip(old, new).map { ($0, $1) } }
    let values = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    return new.map { (values[$0.key], $0) }
  }

  /// Whether values only got or lost labels, so that pairing by position is unambiguous.
  private var isNaming: Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { old, new in
        (old.label == new.label || old.label == nil || new.label == nil)
          && diff.areSame(old.type.type, new.type.type)
      }
  }
}

/// An associated value as JSON stores it.
struct StoredValue {
  /// The label, or the position as in `_0`.
  let key: String
  let type: SwiftType
  let isSensitive: Bool
}

extension [PayloadValueModel] {
  var stored: [StoredValue] {
    enumerated().map { position, value in
      StoredValue(
        key: value.label?.name ?? "_\(position)",
        type: value.type.type,
        isSensitive: value.isSensitive
      )
    }
  }
}
