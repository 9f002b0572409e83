internal import StateKitGenerator

/// Carries over a value in JSON from a type of the old schemas to one of the new.
struct ValueMigration {
  let fit: StoredFit

  func migrate(
    _ node: JSONNode,
    _ old: SwiftType,
    _ new: SwiftType,
    _ edits: inout ByteEdits
  ) throws(MigrationFailure) {
    try plainly(node, fit.old.plain(old), fit.new.plain(new), &edits)
  }

  private func plainly(
    _ node: JSONNode,
    _ oldType: SwiftType,
    _ newType: SwiftType,
    _ edits: inout ByteEdits
  ) throws(MigrationFailure) {
    switch (oldType, newType) {
    case (_, .optional(let new)):
      if case .null = node.value { return }
      return try plainly(node, oldType.wrapped ?? oldType, new, &edits)
    case (.optional(let old), _):
      if case .null = node.value { throw MigrationFailure("null is no \(code: "\(newType)")") }
      return try plainly(node, old, newType, &edits)
    case (.dictionary(let oldKey, let old), .dictionary(let newKey, let new)) where oldKey == newKey:
      return try dictionary(node, old, new, &edits)
    default: break
    }
    if let old = oldType.elementOfStoredArray, let new = newType.elementOfStoredArray,
      case .array(let elements) = node.value
    {
      for element in elements { try plainly(element, old, new, &edits) }
    } else if let old = StoredForm(oldType), let new = StoredForm(newType) {
      guard old.isWithin(new) || new.admits(node) else {
        throw MigrationFailure("a value of type \(code: "\(oldType)") is no \(code: "\(newType)")")
      }
    } else {
      try named(node, oldType, newType, &edits)
    }
  }

  private func dictionary(
    _ node: JSONNode,
    _ old: SwiftType,
    _ new: SwiftType,
    _ edits: inout ByteEdits
  ) throws(MigrationFailure) {
    switch node.value {
    case .object(let members):
      for member in members { try plainly(member.value, old, new, &edits) }
    case .array(let elements):
      // Where keys are no strings, keys and values take turns.
      for (index, element) in elements.enumerated() where index % 2 == 1 {
        try plainly(element, old, new, &edits)
      }
    default: throw MigrationFailure("the value is no dictionary")
    }
  }

  private func named(
    _ node: JSONNode,
    _ oldType: SwiftType,
    _ newType: SwiftType,
    _ edits: inout ByteEdits
  ) throws(MigrationFailure) {
    switch (fit.old.definition(of: oldType), fit.new.definition(of: newType)) {
    case (.structure(let old), .structure(let new)):
      guard case .object(let members) = node.value else { throw MigrationFailure("the value is no object") }
      try structure(members, old, new, &edits)
    case (.words, .words(let words)), (nil, .words(let words)):
      guard case .string(let text) = node.value, words.contains(text.text) else {
        throw MigrationFailure("the value is no \(code: "\(newType)")")
      }
    default:
      if let values = oldType.loadable, let newValues = newType.loadable,
        case .object(let members) = node.value
      {
        for member in members {
          guard let part = ["value": 0, "failure": 1][member.key.text] else { continue }
          try plainly(member.value, values[part], newValues[part], &edits)
        }
      } else if fit.impact(oldType, newType) != .compatible {
        throw MigrationFailure("a value of type \(code: "\(oldType)") is no \(code: "\(newType)")")
      }
    }
  }

  private func structure(
    _ members: [JSONMember],
    _ old: [PropertyModel],
    _ new: [PropertyModel],
    _ edits: inout ByteEdits
  ) throws(MigrationFailure) {
    let properties = Pairing(old, new, name: \.name.name, earlierNames: \.earlierNames)
    for property in properties.added where !fit.new.plain(property.type.type).isOptional {
      throw MigrationFailure("there is no value for \(code: property.name.name)")
    }
    for pair in properties.pairs {
      guard let member = members.first(where: { $0.key.text == pair.old.name.name }) else {
        if fit.new.plain(pair.new.type.type).isOptional { continue }
        throw MigrationFailure("there is no value for \(code: pair.new.name.name)")
      }
      if pair.isRenamed { edits.replace(member.key.range, with: JSONLiteral.of(pair.new.name.name)) }
      do throws(MigrationFailure) {
        try migrate(member.value, pair.old.type.type, pair.new.type.type, &edits)
      } catch {
        throw MigrationFailure("in \(code: pair.old.name.name), \(error.reason)")
      }
    }
    let removed = Set(properties.removed.map(\.name.name))
    edits.remove(members) { removed.contains($0.key.text) }
  }
}

extension StoredForm {
  /// Whether a value that was of another form can be read as one of this.
  fileprivate func admits(_ node: JSONNode) -> Bool {
    switch (self, node.value) {
    case (.floatingPoint, .number): true
    case (.integer(true, let bits), .number(let text)):
      Int64(text).map { bits >= 64 || $0.magnitude < 1 << (bits - 1) || $0 == -1 << (bits - 1) }
        ?? (bits > 64)
    case (.integer(false, let bits), .number(let text)):
      UInt64(text).map { bits >= 64 || $0 < 1 << bits } ?? false
    default: false
    }
  }
}

extension SwiftType {
  fileprivate var wrapped: SwiftType? {
    if case .optional(let wrapped) = self { wrapped } else { nil }
  }

  /// What a `StateKit.Loadable` can hold, and what it can fail with.
  fileprivate var loadable: [SwiftType]? {
    guard case .named(let path) = self, let last = path.last, last.name == "Loadable",
      last.arguments.count == 2
    else { return nil }
    return last.arguments
  }
}
