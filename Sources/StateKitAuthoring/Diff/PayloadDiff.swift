internal import StateKitGenerator

/// Compares the associated values of a case.
struct PayloadDiff {
  let old: [PayloadValueModel]
  let new: [PayloadValueModel]
  let diff: SchemaDiff

  /// Whether all code for the one is right for the other.
  var areSame: Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0.label == $1.label && diff.areSame($0.type.type, $1.type.type) }
  }

  /// JSON has values by their keys: it is the same in any order, may have more than is asked for, and must have all
  /// that is not optional.
  var stored: SchemaChange.Impact {
    if obstacle != nil { return .breaking }
    let isSame = pairs.allSatisfy { old, new in
      guard let old else { return true }
      return old.key == new.key && diff.fit.impact(old.type, new.type) == .compatible
    }
    return isSame ? .compatible : .migrated
  }

  /// What keeps stored actions from being read; nil if nothing does.
  var obstacle: Phrase? {
    for (old, new) in pairs {
      guard let old else {
        if diff.new.table.plain(new.type).isOptional { continue }
        return "what was stored has no \(code: new.key): an optional would do without"
      }
      if diff.fit.impact(old.type, new.type) == .breaking {
        return "not all that was stored for \(code: old.key) can be read as \(code: "\(new.type)")"
      }
    }
    return nil
  }

  /// The new values with the old ones that they were.
  var pairs: [(old: StoredValue?, new: StoredValue)] {
    let (old, new) = (old.stored, new.stored)
    if isNaming { return zip(old, new).map { ($0, $1) } }
    let values = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    return new.map { (values[$0.key], $0) }
  }

  /// Whether all that happened is that values got labels, or lost them: nothing else can be meant.
  private var isNaming: Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { old, new in
        (old.label == new.label || old.label == nil || new.label == nil)
          && diff.areSame(old.type.type, new.type.type)
      }
  }
}

/// An associated value as JSON has it.
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
