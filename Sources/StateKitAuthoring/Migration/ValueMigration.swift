internal import StateKitGenerator

/// Migrates a JSON value from an old type to a new type.
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
      if case .null = node.value { throw MigrationFailure("null cannot be read as \(code: "\(newType)")") }
      return try plainly(node, old, newType, &edits)
    case (.dictionary(let oldKey, let old), .dictionary(let newKey, let new)):
      guard fit.isReadable(key: oldKey, as: newKey) else {
        throw MigrationFailure("a key of type \(code: "\(oldKey)") cannot be read as \(code: "\(newKey)")")
      }
      return try dictionary(node, (oldKey, old), (newKey, new), &edits)
    default: break
    }
    if let old = oldType.elementOfStoredArray, let new = newType.elementOfStoredArray,
      case .array(let elements) = node.value
    {
      for element in elements { try plainly(element, old, new, &edits) }
    } else if let old = oldType.elementOfStoredStack, let new = newType.elementOfStoredStack {
      try stack(node, old, new, &edits)
    } else if let old = StoredForm(oldType), let new = StoredForm(newType) {
      guard old.isWithin(new) || new.admits(node) else {
        throw failure(oldType, newType)
      }
    } else {
      try named(node, oldType, newType, &edits)
    }
  }

  /// A stack, which is stored as `{"ids": […], "elements": […], "nextID": 3}`. The ids stay.
  private func stack(
    _ node: JSONNode,
    _ old: SwiftType,
    _ new: SwiftType,
    _ edits: inout ByteEdits
  ) throws(MigrationFailure) {
    guard case .object(let members) = node.value,
      case .array(let elements) = members.first(where: { $0.key.text == "elements" })?.value.value
    else { throw MigrationFailure("the value is not a stack") }
    for element in elements { try plainly(element, old, new, &edits) }
  }

  private func dictionary(
    _ node: JSONNode,
    _ old: (key: SwiftType, value: SwiftType),
    _ new: (key: SwiftType, value: SwiftType),
    _ edits: inout ByteEdits
  ) throws(MigrationFailure) {
    switch node.value {
    case .object(let members):
      for member in members {
        try key(member.key.text, old.key, new.key)
        try plainly(member.value, old.value, new.value, &edits)
      }
    case .array(let elements):
      // If keys are not strings, keys and values alternate.
      for (index, element) in elements.enumerated() {
        let isKey = index % 2 == 0
        try plainly(element, isKey ? old.key : old.value, isKey ? new.key : new.value, &edits)
      }
    default: throw MigrationFailure("the value is not a dictionary")
    }
  }

  /// Checks that the key of an object can stay as it is.
  private func key(_ text: String, _ old: SwiftType, _ new: SwiftType) throws(MigrationFailure) {
    let isReadable =
      if case .words(let words) = fit.new.definition(of: new) { words.contains(text) } else {
        fit.impact(old, new) == .compatible
      }
    guard isReadable else {
      throw MigrationFailure("the key \(code: text) cannot be read as \(code: "\(new)")")
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
      guard case .object(let members) = node.value else {
        throw MigrationFailure("the value is not an object")
      }
      try structure(members, old, new, &edits)
    case (.alternatives(let old), .alternatives(let new)):
      guard case .object(let members) = node.value, let member = members.first, members.count == 1 else {
        throw MigrationFailure("the value is not an object with one case")
      }
      try alternative(member, old, new, &edits)
    case (.cases(let old), .cases(let new)):
      guard case .object(let members) = node.value, let member = members.first, members.count == 1 else {
        throw MigrationFailure("the value is not an object with one case")
      }
      try enumCase(member, old, new, &edits)
    case (.words, .cases), (.cases, .words):
      throw MigrationFailure("an enum whose cases have values is stored in another way than one of words")
    case (.words, .words(let words)), (nil, .words(let words)):
      guard case .string(let text) = node.value, words.contains(text.text) else {
        throw MigrationFailure("the value cannot be read as \(code: "\(newType)")")
      }
    default:
      if let values = oldType.partsOfLoadable, let newValues = newType.partsOfLoadable,
        case .object(let members) = node.value
      {
        for member in members {
          guard let part = ["value": 0, "failure": 1][member.key.text] else { continue }
          try plainly(member.value, values[part], newValues[part], &edits)
        }
      } else if fit.impact(oldType, newType) != .compatible {
        throw failure(oldType, newType)
      }
    }
  }

  private func failure(_ old: SwiftType, _ new: SwiftType) -> MigrationFailure {
    guard old == new else {
      return MigrationFailure("a value of type \(code: "\(old)") cannot be read as \(code: "\(new)")")
    }
    return MigrationFailure(
      "\(code: "\(old)") stores values in a form of its own, in which those whose type has changed cannot be found"
    )
  }

  /// A case, which Swift stores as `{"name": {"_0": state}}`.
  private func alternative(
    _ member: JSONMember,
    _ old: [PropertyModel],
    _ new: [PropertyModel],
    _ edits: inout ByteEdits
  ) throws(MigrationFailure) {
    let name = member.key.text
    let pair = Pairing(old, new, name: \.name.name, earlierNames: \.earlierNames).pairs
      .first { $0.old.name.name == name }
    guard let pair else { throw MigrationFailure("there is no case \(code: name) any more") }
    guard case .object(let values) = member.value.value, let state = values.first?.value else {
      throw MigrationFailure("the case \(code: name) has no state")
    }
    if pair.isRenamed { edits.replace(member.key.range, with: JSONLiteral.of(pair.new.name.name)) }
    do throws(MigrationFailure) {
      try migrate(state, pair.old.type.type, pair.new.type.type, &edits)
    } catch {
      throw MigrationFailure("in \(code: name), \(error.reason)")
    }
  }

  /// A case with its values, which Swift stores as `{"name": {"label": value, "_1": value}}`.
  private func enumCase(
    _ member: JSONMember,
    _ old: [EnumCaseModel],
    _ new: [EnumCaseModel],
    _ edits: inout ByteEdits
  ) throws(MigrationFailure) {
    let name = member.key.text
    let pair = Pairing(old, new, name: \.name.name).pairs.first { $0.old.name.name == name }
    guard let pair else { throw MigrationFailure("there is no case \(code: name) any more") }
    guard case .object(let values) = member.value.value else {
      throw MigrationFailure("the case \(code: name) is not an object of its values")
    }
    do throws(MigrationFailure) {
      try structure(values, pair.old.stored, pair.new.stored(after: pair.old), &edits)
    } catch {
      throw MigrationFailure("in \(code: name), \(error.reason)")
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
      if pair.old.isSensitive, try member.value.staysRedacted(pair.old.name.name, pair.new.isSensitive) {
        continue
      }
      do throws(MigrationFailure) {
        try migrate(member.value, pair.old.type.type, pair.new.type.type, &edits)
      } catch {
        throw MigrationFailure("in \(code: pair.old.name.name), \(error.reason)")
      }
    }
    edits.remove(
      members,
      known: Set(old.map(\.name.name)),
      kept: Set(properties.pairs.map(\.old.name.name)),
      new: Set(new.map(\.name.name))
    )
  }
}

extension StoredForm {
  /// Whether a value of another form can be read as this form.
  fileprivate func admits(_ node: JSONNode) -> Bool {
    guard case .number(let text) = node.value else { return false }
    switch self {
    case .bool, .string: return false
    case .floatingPoint(let bits): return StoredForm.isFloatingPoint(text, bits: bits)
    case .integer(let isSigned, let bits):
      return WholeNumber(text)?.fits(bits: bits, isSigned: isSigned) ?? false
    }
  }

  /// Whether a number can be read with this number of bits. A fraction may be rounded, as it was when it was written; an
  /// integer may not.
  private static func isFloatingPoint(_ text: String, bits: Int) -> Bool {
    let greatest: [Int: Double] = [16: 65_504, 32: Double(Float.greatestFiniteMagnitude)]
    guard let value = Double(text), value.magnitude <= greatest[bits] ?? .greatestFiniteMagnitude else {
      return false
    }
    guard let integer = WholeNumber(text), integer.fits(bits: 128, isSigned: true) else { return true }
    return WholeNumber(exactly: value) == integer
      && value.significandWidth < significand(ofFloatingPoint: bits)
  }
}

extension SwiftType {
  fileprivate var wrapped: SwiftType? {
    if case .optional(let wrapped) = self { wrapped } else { nil }
  }
}
