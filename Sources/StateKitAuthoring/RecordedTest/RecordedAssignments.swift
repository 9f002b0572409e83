internal import StateKitGenerator

/// The statements that change a state as an action did, each for a part of the state: `$0.cart.rows[id: 2]?.quantity = 3`.
struct RecordedAssignments {
  struct Statement {
    /// `$0.cart.rows[id: 2]?.quantity = `, or `$0.receipts.append(`
    let start: Code
    let value: Expression
    /// Empty, or `)`.
    let end: Code
  }

  let expressions: RecordedExpressions
  private(set) var statements: [Statement] = []

  init(_ expressions: RecordedExpressions) { self.expressions = expressions }

  /// Adds the statements that change `old` to `new`.
  mutating func compare(_ old: JSONValue, _ new: JSONValue, _ type: SwiftType, at place: Code) {
    if old == new { return }
    let type = expressions.table.plain(type)
    switch type {
    case .optional(let wrapped):
      if old == .null || new == .null || wrapped.isOptional { return assign(new, type, at: place) }
      return compareInside(old, new, wrapped, optional: type, at: place)
    case .dictionary(let key, let element):
      guard expressions.key("", key) != nil, let before = old.object, let after = new.object else { break }
      return compareEntries(before, after, key, element, at: place)
    default: break
    }
    if let element = type.elementOfStoredArray, let before = old.array, let after = new.array {
      return compareElements(before, after, element, type, at: place)
    }
    if let element = type.elementOfStoredStack { return compareStacks(old, new, element, type, at: place) }
    switch expressions.table.definition(of: type) {
    case .structure(let properties) where old.object != nil && new.object != nil:
      compareProperties(old, new, properties, at: place)
    case .alternatives(let cases):
      compareCases(old, new, cases, type, at: place)
    default: assign(new, type, at: place)
    }
  }

  private mutating func assign(_ value: JSONValue, _ type: SwiftType, at place: Code) {
    add("\(place) = ", expressions.expression(value, type))
  }

  private mutating func add(_ start: Code, _ value: Expression, _ end: Code = "") {
    statements.append(Statement(start: start, value: value, end: end))
  }

  private mutating func add(_ statement: Code) { add(statement, .plain("")) }

  // MARK: - Parts with names

  /// Changes the value in an optional. A value whose type the schemas do not define is assigned as a whole.
  private mutating func compareInside(
    _ old: JSONValue,
    _ new: JSONValue,
    _ type: SwiftType,
    optional: SwiftType,
    at place: Code
  ) {
    switch expressions.table.definition(of: type) {
    case .structure where old.object != nil && new.object != nil: compare(old, new, type, at: "\(place)?")
    case .alternatives: compare(old, new, type, at: "\(place)?")
    default: assign(new, optional, at: place)
    }
  }

  private mutating func compareProperties(
    _ old: JSONValue,
    _ new: JSONValue,
    _ properties: [PropertyModel],
    at place: Code
  ) {
    for property in properties {
      let name = property.name.name
      compare(old[name], new[name], property.type.type, at: "\(place).\(property.name)")
    }
  }

  private mutating func compareCases(
    _ old: JSONValue,
    _ new: JSONValue,
    _ cases: [PropertyModel],
    _ type: SwiftType,
    at place: Code
  ) {
    guard let before = old.object?.first, let after = new.object?.first, before.key == after.key,
      let found = cases.first(where: { $0.name.name == after.key }),
      let oldState = before.value.member("_0"), let newState = after.value.member("_0")
    else { return assign(new, type, at: place) }
    compare(oldState, newState, found.type.type, at: "\(place).\(found.name)")
  }

  private mutating func compareEntries(
    _ old: [JSONValue.Member],
    _ new: [JSONValue.Member],
    _ key: SwiftType,
    _ element: SwiftType,
    at place: Code
  ) {
    func entry(_ member: JSONValue.Member) -> Code {
      "\(place)[\(expressions.key(member.key, key) ?? "")]"
    }
    for member in old where !new.contains(where: { $0.key == member.key }) { add("\(entry(member)) = nil") }
    for member in new {
      if let before = old.first(where: { $0.key == member.key })?.value {
        if before == member.value { continue }
        compareInside(
          before,
          member.value,
          expressions.table.plain(element),
          optional: element,
          at: entry(member)
        )
      } else {
        assign(member.value, element, at: entry(member))
      }
    }
  }

  // MARK: - Lists

  private mutating func compareElements(
    _ old: [JSONValue],
    _ new: [JSONValue],
    _ element: SwiftType,
    _ type: SwiftType,
    at place: Code
  ) {
    if type.isIdentified {
      compareIdentified(old, new, element, type, at: place)
    } else if type.isArray {
      comparePositions(old, new, element, type, at: place)
    } else if type.isSet, !old.isEmpty, !new.isEmpty {
      compareSets(Set(old), new, element, at: place)
    } else {
      assign(.array(new), type, at: place)
    }
  }

  private mutating func compareSets(
    _ old: Set<JSONValue>,
    _ new: [JSONValue],
    _ element: SwiftType,
    at place: Code
  ) {
    let removed = old.subtracting(new).sorted { $0.text < $1.text }
    for value in removed { add("\(place).remove(", expressions.expression(value, element), ")") }
    for value in new where !old.contains(value) {
      add("\(place).insert(", expressions.expression(value, element), ")")
    }
  }

  private mutating func compareIdentified(
    _ old: [JSONValue],
    _ new: [JSONValue],
    _ element: SwiftType,
    _ type: SwiftType,
    at place: Code
  ) {
    let (oldIDs, newIDs) = (old.compactMap { $0.member("id") }, new.compactMap { $0.member("id") })
    let (kept, stayed) = (oldIDs.filter(newIDs.contains), newIDs.filter(oldIDs.contains))
    let isAll = oldIDs.count == old.count && newIDs.count == new.count && kept == stayed
    guard isAll, !new.isEmpty, let idType = idType(of: element) else {
      return assign(.array(new), type, at: place)
    }
    for id in oldIDs where !newIDs.contains(id) {
      add("\(place).remove(id: \(expressions.expression(id, idType).code))")
    }
    var count = kept.count
    for (position, value) in new.enumerated() {
      guard let index = oldIDs.firstIndex(of: newIDs[position]) else {
        insert(value, element, position == count ? nil : position, at: place)
        count += 1
        continue
      }
      let id = expressions.expression(newIDs[position], idType).code
      compare(old[index], value, element, at: "\(place)[id: \(id)]?")
    }
  }

  private func idType(of element: SwiftType) -> SwiftType? {
    guard case .structure(let properties) = expressions.table.definition(of: element) else { return nil }
    return properties.first { $0.name.name == "id" }?.type.type
  }

  private mutating func insert(_ value: JSONValue, _ element: SwiftType, _ position: Int?, at place: Code) {
    let value = expressions.expression(value, element)
    if let position {
      add("\(place).insert(", value, ", at: \(position))")
    } else {
      add("\(place).append(", value, ")")
    }
  }

  private mutating func comparePositions(
    _ old: [JSONValue],
    _ new: [JSONValue],
    _ element: SwiftType,
    _ type: SwiftType,
    at place: Code
  ) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (removed, added) = (start..<old.count - end, start..<new.count - end)
    switch (removed.count, added.count) {
    case (0, 1) where !old.isEmpty: insert(new[start], element, end == 0 ? nil : start, at: place)
    case (1, 0) where !new.isEmpty: add("\(place).remove(at: \(start))")
    case (1, 1): compare(old[start], new[start], element, at: "\(place)[\(start)]")
    case (0, 2...) where end == 0 && !old.isEmpty:
      add("\(place) += ", .array(added.map { expressions.expression(new[$0], element) }))
    default: assign(.array(new), type, at: place)
    }
  }

  /// Compares two stacks. Changed elements, one pushed element and popped elements get their own statements; for other
  /// changes the whole stack is assigned.
  private mutating func compareStacks(
    _ old: JSONValue,
    _ new: JSONValue,
    _ element: SwiftType,
    _ type: SwiftType,
    at place: Code
  ) {
    guard let oldIDs = old["ids"].array, let newIDs = new["ids"].array,
      let before = old["elements"].array, let after = new["elements"].array,
      oldIDs.count == before.count, newIDs.count == after.count
    else { return assign(new, type, at: place) }
    let kept = zip(oldIDs, newIDs).prefix { $0 == $1 }.count
    let isAppended = kept == oldIDs.count && newIDs.count == kept + 1 && newIDs.last == old["nextID"]
    let isPopped = kept == newIDs.count && kept < oldIDs.count && old["nextID"] == new["nextID"]
    guard isAppended || isPopped || (kept == newIDs.count && kept == oldIDs.count) else {
      return assign(new, type, at: place)
    }
    if isPopped, let id = oldIDs[kept].number { add("\(place).pop(from: \(Code(expression: id)))") }
    for index in 0..<kept {
      guard let id = newIDs[index].number else { continue }
      compare(before[index], after[index], element, at: "\(place)[id: \(Code(expression: id))]?")
    }
    if isAppended { insert(after[kept], element, nil, at: place) }
  }
}

extension SwiftType {
  fileprivate var isArray: Bool {
    if case .array = self { true } else { false }
  }

  fileprivate var isSet: Bool { isNamed(["Set"]) }

  fileprivate var isIdentified: Bool { isNamed(["StateKit", "IdentifiedArray"]) }

  private func isNamed(_ name: [String]) -> Bool {
    guard case .named(let path) = self else { return false }
    return path.map(\.name) == name
  }
}
