extension Drawing {
  func drawBridges(of index: Int) {
    guard chance(60) else { return }
    // A bridge beside a dismissal often comes too late, of which a warning tells.
    let leaves = nameable(in: index).filter { !$0.dismisses }
    for _ in 0..<number(1...4) {
      guard let on = pick(leaves.filter { !isDispatched($0) }),
        let dispatch = pick(leaves.filter(isDispatched)),
        !isBridged(on, to: dispatch), let bridge = drawBridge(of: index, on, dispatch)
      else { continue }
      schema.domains[index].bridges.append(bridge)
    }
  }

  /// Whether any domain has a bridge between the two actions already, which a second one might repeat.
  private func isBridged(_ on: DrawnLeaf, to dispatch: DrawnLeaf) -> Bool {
    schema.domains.flatMap(\.bridges).contains { bridge in
      bridge.dispatch.isAction(like: dispatch)
        && ([bridge.on] + bridge.others).contains { $0.isAction(like: on) }
    }
  }

  /// Whether bridges dispatch the action or start at it; an action never does both.
  func isDispatched(_ leaf: DrawnLeaf) -> Bool {
    let key = "\(leaf.domain) \(leaf.names)"
    let isDispatched = self.isDispatched[key] ?? chance(50)
    self.isDispatched[key] = isDispatched
    return isDispatched
  }

  private func drawBridge(of index: Int, _ on: DrawnLeaf, _ dispatch: DrawnLeaf) -> DrawnBridge? {
    guard on.isUnambiguous, dispatch.isUnambiguous else { return nil }
    var bridge = DrawnBridge(on: on, dispatch: dispatch)
    let given = values(on.payload) + elementIDs(of: on)
    let shared = Dictionary(uniqueKeysWithValues: values(on.payload).map { ($0.key, $0.type) })
    for (key, type) in values(dispatch.payload) {
      // A name that both sides share passes the value, so the types must fit.
      if let sharedType = shared[key], schema.fits(sharedType, type), chance(70),
        let position = on.payload.indices.first(where: { on.key(at: $0) == key })
      {
        bridge.values.append((key, .payload(position, key: key), false))
      } else if let source = drawArgument(type, given, of: index) {
        bridge.values.append((key, source, true))
      } else {
        return nil
      }
    }
    bridge.isToEach = !dispatch.elements.isEmpty && chance(50)
    for (key, type) in bridge.isToEach ? [] : elementIDs(of: dispatch) {
      guard let source = drawArgument(type, given, of: index) else { return nil }
      bridge.values.append((key, source, true))
    }
    bridge.condition = drawCondition(of: index, on)
    let isOfState =
      !bridge.values.contains { !$0.isNamed || $0.source.isPayload }
      && bridge.condition?.tests.contains { $0.position != nil } != true
    if isOfState, chance(30) {
      let leaves = nameable(in: index).filter { other in
        !other.dismisses && !isDispatched(other) && !isBridged(other, to: dispatch)
          && !other.isAction(like: on)
          && values(other.payload).allSatisfy { value in !bridge.values.contains { $0.key == value.key } }
          && other.isUnambiguous
      }
      bridge.others = pick(leaves).map { [$0] } ?? []
    }
    bridge.documentation = drawDocumentation()
    return bridge
  }

  private func drawArgument(
    _ type: DrawnType,
    _ given: [(key: String, type: DrawnType)],
    of index: Int
  ) -> DrawnSource? {
    let properties = schema.readable(in: index).filter { property in
      schema.fits(property.valueType, type) || !type.isOptional && property.valueType == .optional(type)
    }
    if chance(50), let property = pick(properties) {
      return .property(
        path: property.path,
        swift: property.swift,
        isUnwrapped: !type.isOptional && property.valueType.isOptional
      )
    }
    return drawSource(type, given)
  }

  /// A condition of the state and of an action's payload.
  func drawCondition(of index: Int, _ on: DrawnLeaf) -> DrawnCondition? {
    guard chance(50), let first = drawTest(of: index, on) else { return nil }
    guard chance(35), let second = drawTest(of: index, on) else { return first }
    if chance(50) { return .all([first, second]) }
    guard chance(30), let third = drawTest(of: index, on) else { return .any([first, second]) }
    return .any([first, .all([second, third])])
  }

  private func drawTest(of index: Int, _ on: DrawnLeaf) -> DrawnCondition? {
    let given = on.payload.indices.map { position in
      DrawnReadable(
        path: "$" + on.key(at: position),
        swift: "value\(position)",
        type: on.payload[position].type
      )
    }
    let isOfPayload = on.isUnambiguous && chance(40)
    let readable = isOfPayload ? given : schema.readable(in: index)
    let choices = chance(30) ? readable.filter { schema.choices(of: $0.type) != nil } : []
    guard let read = pick(choices) ?? pick(readable) else { return nil }
    var test = DrawnCondition.Test(
      path: read.path,
      swift: isOfPayload ? read.swift : "state.\(read.swift)",
      position: isOfPayload ? given.firstIndex { $0.path == read.path } : nil,
      holder: read.holder.map { "state.\($0)" },
      isOptional: read.valueType.isOptional,
      isNegated: chance(40)
    )
    if read.type == .bool, chance(60) { return .test(test) }
    if let choice = schema.choices(of: read.type).flatMap({ pick($0.cases.filter { !$0.payload.isEmpty }) }),
      chance(70), case .declared = read.valueType.withoutOptional
    {
      test.choice = choice.name
      return .test(test)
    }
    // What is never nil itself is not compared with null.
    if read.type.isOptional || test.isNegated && read.isOptional, chance(25) {
      test.value = (.null, "nil")
      return .test(test)
    }
    guard schema.conforms(read.valueType, .equatable) else { return nil }
    let others = schema.readable(in: index).filter {
      $0.valueType.withoutOptional == read.valueType.withoutOptional
    }
    if chance(25), let other = pick(others) {
      test.value = (.string("@" + other.path), "state." + other.swift)
      test.isOtherOptional = other.valueType.isOptional
      return .test(test)
    }
    guard case .json(let json, let swift)? = drawSource(read.valueType, []) else { return nil }
    switch json {
    case .null: return nil
    case .string(let text): test.value = (.string(text.escapedValue), swift)
    default: test.value = (json, swift)
    }
    return .test(test)
  }

  /// Properties that a closure takes.
  func drawInputs(of index: Int, beside on: DrawnLeaf) -> [DrawnInput] {
    guard chance(30) else { return [] }
    let taken = Set(on.payload.indices.map(on.key) + on.elements.map(\.name))
    return pick(number(1...2), of: Words.labels, without: taken).compactMap { label in
      pick(schema.readable(in: index)).map { DrawnInput(label: label, path: $0.path, type: $0.valueType) }
    }
  }
}

extension DrawnSource {
  fileprivate var isPayload: Bool { !positions.isEmpty }
}

/// A property that a bridge can read, with its path.
struct DrawnReadable {
  var path: String
  /// The expression in Swift, relative to `state`.
  var swift: String
  /// The type of the property itself.
  var type: DrawnType
  /// The expression of what must be there for the path to lead to the property; nil if it always does.
  var holder: String?

  /// Whether the path goes through an optional.
  var isOptional: Bool { holder != nil }

  /// The type of the whole expression.
  var valueType: DrawnType { isOptional && !type.isOptional ? .optional(type) : type }
}

extension DrawnSchema {
  /// The properties below a domain's state, through children and structs, to a limited depth.
  func readable(in domain: Int, depth: Int = 0) -> [DrawnReadable] {
    guard domains[domain].hasKnownProperties else { return [] }
    let own = domains[domain].properties.flatMap { property -> [DrawnReadable] in
      [DrawnReadable(property.name, property.type)] + inside(property.name, property.type)
    }
    guard depth < 3 else { return own }
    return own
      + domains[domain].children.flatMap { child -> [DrawnReadable] in
        let name = SwiftText.name(child.name)
        switch child.kind {
        case .one:
          return readable(in: child.domain, depth: depth + 1).map { $0.behind(child.name, name) }
        case .optional:
          return readable(in: child.domain, depth: depth + 1)
            .map { $0.behind(child.name, name + "?", isOptional: true) }
        case .each, .stack:
          let element = DrawnType.optional(.state(child.domain))
          let parts = [
            DrawnReadable("isEmpty", .bool), DrawnReadable("count", .int), DrawnReadable("last", element),
          ]
          let ids = child.kind == .stack ? [DrawnReadable("ids", .array(.int))] : []
          let inner = readable(in: child.domain, depth: depth + 1)
            .map { $0.behind("last", "last?", isOptional: true) }
          return (parts + ids + inner).map { $0.behind(child.name, name) }
        }
      }
  }

  /// The properties inside a property's value: of a struct or a collection.
  private func inside(_ name: String, _ type: DrawnType) -> [DrawnReadable] {
    var type = type
    var marks = ""
    while case .optional(let wrapped) = type { (type, marks) = (wrapped, marks + "?") }
    return parts(of: type).map {
      $0.behind(name, SwiftText.name(name) + marks, isOptional: !marks.isEmpty)
    }
  }

  private func parts(of type: DrawnType) -> [DrawnReadable] {
    func element(_ name: String, _ type: DrawnType) -> [DrawnReadable] {
      [DrawnReadable(name, .optional(type))] + inside(name, .optional(type))
    }
    switch type {
    case .declared(let number):
      switch types[number].kind {
      case .structure(let properties): return properties.map { DrawnReadable($0.name, $0.type) }
      case .enumeration: return []
      case .choices(let cases): return cases.flatMap(values)
      }
    case .state(let number):
      // The name of a type that is written by hand in another module is not known here.
      if domains[number].isUsed, domains[number].stateByHand != nil { return [] }
      return readable(in: number, depth: 3)
    case .array(let type): return element("first", type) + element("last", type)
    case .set: return [DrawnReadable("count", .builtIn("Int"))]
    case .string: return element("last", .builtIn("Character"))
    case .closedRange(let bound): return [DrawnReadable("upperBound", bound)]
    default: return []
    }
  }
}

extension DrawnSchema {
  /// What paths read of a case: its only value, with or without the label, or labelled ones of several.
  private func values(of choice: DrawnCase) -> [DrawnReadable] {
    if let type = valueType(of: choice) {
      let value = DrawnReadable(choice.name, type)
      guard let label = choice.payload[0].label else { return [value] }
      let inner = choice.payload[0].type
      let labelled = DrawnReadable(
        path: "\(choice.name).\(label)",
        swift: value.swift + (inner.isOptional ? ".flatMap({ $0 })" : ""),
        type: inner,
        holder: value.swift
      )
      return [value, labelled]
    }
    return choice.payload.compactMap { value in
      value.label.map {
        DrawnReadable($0, value.type)
          .behind(choice.name, SwiftText.name(choice.name) + "?", isOptional: true)
      }
    }
  }
}

extension DrawnReadable {
  /// A property that is read by its name.
  fileprivate init(_ name: String, _ type: DrawnType) {
    self.init(path: name, swift: SwiftText.name(name), type: type)
  }

  fileprivate func behind(_ step: String, _ swift: String, isOptional: Bool = false) -> DrawnReadable {
    DrawnReadable(
      path: "\(step).\(path)",
      swift: "\(swift).\(self.swift)",
      type: type,
      holder: holder.map { "\(swift).\($0)" } ?? (isOptional ? DrawnReadable.holder(swift) : nil)
    )
  }

  /// `first` for `first?`, and one optional instead of two for `first??`.
  private static func holder(_ chain: String) -> String {
    let marks = chain.reversed().prefix { $0 == "?" }.count
    return chain.dropLast(marks) + String(repeating: ".flatMap({ $0 })", count: marks - 1)
  }
}
