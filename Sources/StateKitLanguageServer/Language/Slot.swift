internal import StateKitGenerator

/// What a string, or the key of an entry, names at its place in a schema.
enum Slot: Equatable {
  /// A path to an action, or with `*` to all actions of a domain.
  case actions(allowsAll: Bool)
  /// The key of a reaction.
  case reaction
  /// A path into the state that a condition tests, or a value of the payload.
  case condition
  /// A path into the state, without `@`.
  case state
  case domain, module, type, payload
  /// A property with its type: `Bool = false`.
  case property
  /// A key of `set` and other changes, or an entry of `toggle`, `pop` and `binds`.
  case changed(Change)
  /// A value for what is changed, given, or tested.
  case value(Wanted)
  /// A key of `with` in a bridge.
  case givenLabel
  /// `$label`, without further steps.
  case id
  /// A label without `$`.
  case sensitive
  case initialCase
  /// A property of the child that follows another one.
  case follower
  case diagnosticCode

  enum Change: Equatable { case set, toggle, add, elements, pop, bind }

  /// What decides the type of a value.
  enum Wanted: Equatable {
    case property(String)
    /// An element of a list, an array or a set.
    case element(String)
    /// A property of the state that is made for a child or an element.
    case part([String])
    /// A value of the dispatched action.
    case label(String)
    /// Any property of the state.
    case anyProperty
    /// The property of the condition.
    case tested
    /// The type that stands beside it.
    case declared
  }

  /// - Parameters:
  ///   - path: The steps to the string; for a key, with the key's object as the last one.
  ///   - isKey: Whether it is the key of an entry.
  init?(_ path: [JSONCursor.Step], isKey: Bool) {
    let steps = path.names
    switch (steps.first, steps.count) {
    case ("imports", 2), ("uses", 2): self = .module
    case ("types", 4...) where steps[2] == "struct":
      guard let slot = Slot(property: steps.dropFirst(4), isKey: isKey) else { return nil }
      self = slot
    case ("types", 6...) where steps[2] == "enum" && !isKey: self = .payload
    case ("domains", 3...):
      guard let slot = Slot(inDomain: Array(steps[2...]), isKey: isKey) else { return nil }
      self = slot
    default:
      guard steps.last == "#", steps.dropLast().last == "allow" else { return nil }
      self = .diagnosticCode
    }
  }

  private init?(property rest: ArraySlice<String>, isKey: Bool) {
    if isKey { return nil }
    switch rest.first {
    case nil: self = .property
    case "type": self = .type
    case "default": self = .value(.declared)
    case "allow": self = .diagnosticCode
    default: return nil
    }
  }

  /// - Parameter steps: The steps from the domain on: `bridges`, `#`, `on`.
  private init?(inDomain steps: [String], isKey: Bool) {
    if steps.last == "#", steps.dropLast().last == "allow" {
      self = .diagnosticCode
      return
    }
    let slot: Slot? =
      switch steps[0] {
      case "state": Slot.inState(steps, isKey: isKey)
      case "binds": .changed(.bind)
      case "actions":
        // Behind an enum that is written by hand stand its cases.
        Slot.inAction(Array(steps.dropFirst(2)), isKey: isKey)
          ?? (steps.dropFirst().first == "cases" && steps.count > 2
            ? Slot.inAction(Array(steps.dropFirst(3)), isKey: isKey) : nil)
      case "requests": Slot.inRequest(Array(steps.dropFirst(2)), isKey: isKey)
      case "effects": Slot.inWork(Array(steps.dropFirst(2)), isKey: isKey)
      case "children": Slot.inChild(Array(steps.dropFirst(2)), isKey: isKey)
      case "reactions":
        isKey && steps.count == 1 ? .reaction : Slot.inChange(Array(steps.dropFirst(2)), isKey: isKey)
      case "bridges": Slot.inBridge(Array(steps.dropFirst(2)), isKey: isKey)
      default: nil
      }
    guard let slot else { return nil }
    self = slot
  }

  private static func inState(_ steps: [String], isKey: Bool) -> Slot? {
    if steps.count == 1 { return isKey ? nil : .type }
    if steps[1] == "swift", steps.count == 2 { return .type }
    return Slot(property: steps.dropFirst(steps[1] == "properties" ? 3 : 2), isKey: isKey)
  }

  private static func inAction(_ steps: [String], isKey: Bool) -> Slot? {
    switch steps.first {
    case nil: return isKey ? nil : .payload
    case "payload": return isKey ? nil : steps.count == 1 ? .payload : .type
    case "sensitive": return .sensitive
    default: return inChange(steps, isKey: isKey)
    }
  }

  /// The keys that change the state.
  private static func inChange(_ steps: [String], isKey: Bool) -> Slot? {
    guard let first = steps.first else { return nil }
    let change: Change
    switch first {
    case "set": change = .set
    case "toggle": return isKey ? nil : .changed(.toggle)
    case "pop": return isKey ? nil : .changed(.pop)
    case "add": change = .add
    case "append", "insert", "push", "remove": change = .elements
    default: return nil
    }
    if steps.count == 1 { return isKey ? .changed(change) : nil }
    if isKey { return .value(.part(Array(steps.dropFirst()))) }
    if steps.count > 2 { return .value(.part(Array(steps.dropFirst()))) }
    return .value(change == .elements ? .element(steps[1]) : .property(steps[1]))
  }

  private static func inRequest(_ steps: [String], isKey: Bool) -> Slot? {
    switch steps.first {
    case "input", "output": return isKey ? nil : steps.count == 1 ? .payload : .type
    case "failure" where steps.count == 1 || steps[1] == "type": return isKey ? nil : .type
    case "request", "success", "failure": return inChange(Array(steps.dropFirst()), isKey: isKey)
    case "sensitive": return .sensitive
    default: return inWork(steps, isKey: isKey)
    }
  }

  private static func inWork(_ steps: [String], isKey: Bool) -> Slot? {
    switch steps.first {
    case "on", "until": return isKey ? nil : .actions(allowsAll: true)
    case "output", "failure", "feeds", "skipped": return isKey ? nil : .actions(allowsAll: false)
    case "with": return isKey || steps.count < 2 ? nil : .value(.anyProperty)
    case "when", "while": return inCondition(Array(steps.dropFirst()), isKey: isKey)
    case "id": return .id
    default: return nil
    }
  }

  private static func inBridge(_ steps: [String], isKey: Bool) -> Slot? {
    switch steps.first {
    case "on": return isKey ? nil : .actions(allowsAll: true)
    case "dispatch": return isKey ? nil : .actions(allowsAll: false)
    case "with":
      if steps.count == 1 { return isKey ? .givenLabel : nil }
      return isKey ? nil : .value(.label(steps[1]))
    case "when": return inCondition(Array(steps.dropFirst()), isKey: isKey)
    default: return nil
    }
  }

  private static func inCondition(_ steps: [String], isKey: Bool) -> Slot? {
    if isKey { return nil }
    switch steps.last {
    case nil, "path", "#": return .condition
    case "is": return .value(.tested)
    default: return nil
    }
  }

  private static func inChild(_ steps: [String], isKey: Bool) -> Slot? {
    if let index = steps.firstIndex(of: "follows"), index != 1 {
      if isKey { return index == steps.count - 1 ? .follower : nil }
      return index == steps.count - 2 ? .state : nil
    }
    switch (steps.first, steps.count) {
    case (nil, _): return isKey ? nil : .domain
    case ("domain", 1): return .domain
    case ("initial", 1): return .initialCase
    case ("oneOf", 2), ("stack", 2): return isKey ? nil : .domain
    case ("oneOf", 3), ("stack", 3): return steps[2] == "domain" ? .domain : nil
    default: return nil
    }
  }
}
