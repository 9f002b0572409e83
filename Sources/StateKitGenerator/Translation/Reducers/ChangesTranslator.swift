/// The code of the changes that a schema describes for one action.
///
/// All values are read before the first part of the state changes. If something is absent that a value or a change names,
/// nothing changes and no domain is marked.
struct ChangesTranslator {
  private let changes: [StateChange]
  /// The code for a value of the action, by its index.
  private let value: (Int) -> Code
  private let reducer: ReducerPlace
  /// Whether a `pop` of an empty stack is reported.
  private let isReported: Bool
  /// The constants for properties of the state, where they are read before the changes.
  private var reads: [PropertyPath: Code] = [:]
  /// The constants that are always there.
  private var constants: [Code] = []
  /// What must hold for the changes to happen.
  private var conditions: [Code] = []

  init(
    _ changes: [StateChange],
    _ reducer: ReducerPlace,
    isReported: Bool,
    _ value: @escaping (Int) -> Code
  ) {
    self.changes = changes
    self.reducer = reducer
    self.isReported = isReported
    self.value = value
    for change in changes { require(change.target) }
    let isEarly: Bool = changes.count > 1 || !conditions.isEmpty
    let properties: [(path: PropertyPath, isUnwrapped: Bool)] = changes.flatMap(\.properties)
    for (path, isUnwrapped) in properties where isEarly || isUnwrapped {
      guard reads[path] == nil else { continue }
      let name: Code = "read\(reads.count)"
      let constant: Code = "let \(name) = \(path.code(in: "state", value))"
      let mayBeMissing: Bool = isUnwrapped || properties.contains { $0.path == path && $0.isUnwrapped }
      if mayBeMissing { conditions.append(constant) } else { constants.append(constant) }
      reads[path] = name
    }
  }

  private mutating func require(_ target: StatePart) {
    guard let presence = target.path.presence(in: "state", value),
      !conditions.contains(where: { $0.text == presence.text })
    else { return }
    conditions.append(presence)
  }

  var lines: [Code] {
    if changes.count == 1, constants.isEmpty, conditions.count == 1, reads.isEmpty, changes[0].isTold {
      // Whether something changed is told by the change itself, so that an element is looked for once.
      let condition: Code = "if (\(code(of: changes[0]))) != nil {"
      return [condition.judged(at: changes[0].judgedAt)] + marks.indented + ["}"]
    }
    let all: [Code] = whereNotEmpty(marks + constants + changes.map(line))
    guard let first = conditions.first else { return all }
    if conditions.count == 1 { return ["if \(first) {"] + all.indented + ["}"] }
    let middle: [Code] = conditions.dropFirst().dropLast().map { "  \($0)," }
    return ["if \(first),"] + middle + conditions.suffix(1).map { "  \($0)" } + ["{"] + all.indented + ["}"]
  }

  /// A change below a child marks the domain there, not the properties of its parent.
  private var marks: [Code] {
    var marks: [Code] = changes.contains { $0.target.child == nil } ? ["touched.markOwnProperties()"] : []
    for target in changes.map(\.target) {
      guard let child = target.child else { continue }
      let range: Code = reducer.range(of: target.domain, child: child)
      let elements: [Code] = target.copyingLists.map { list in
        "touched._noteChangedElement(in: \(reducer.range(of: list, child: child)))"
      }
      let mark: Code =
        target.isWhole ? "touched._markChild(\(range))" : "touched._markProperties(of: \(range).lowerBound)"
      for mark in elements + [mark] where !marks.contains(where: { $0.text == mark.text }) {
        marks.append(mark)
      }
    }
    return marks
  }

  /// Guards a change that pops an empty stack: nothing changes. An action of the domain is reported, like one for an absent child.
  private func whereNotEmpty(_ lines: [Code]) -> [Code] {
    let tests: [Code] = changes.filter { $0.word == .pop }.map { change in
      let isEmpty: Code = "\(place(of: change)).isEmpty"
      if change.target.path.isOptional { return "\(isEmpty) == \(isReported ? "true" : "false")" }
      return isReported ? isEmpty : "!\(isEmpty)"
    }
    if tests.isEmpty { return lines }
    let condition: Code = tests.joined(separator: isReported ? " || " : " && ")
    let missed: [Code] = isReported ? ["  touched._markMissedChild()", "} else {"] : []
    return ["if \(condition) {"] + missed + lines.indented + ["}"]
  }

  private func place(of change: StateChange) -> Code { change.target.path.code(in: "state", value) }

  private func line(_ change: StateChange) -> Code { code(of: change).judged(at: change.judgedAt) }

  private func code(of change: StateChange) -> Code {
    let place: Code = place(of: change)
    let value: Code = change.value.map(code) ?? "nil"
    switch change.word {
    case .set:
      guard change.container == .stack else { return "\(place) = \(value)" }
      if case .elements([])? = change.value { return "\(place).removeAll()" }
      return "\(place).replaceAll(with: \(value))"
    case .toggle: return "\(place).toggle()"
    case .add:
      guard change.isInteger else { return "\(place) += \(value)" }
      return change.target.path.isOptional
        ? "\(place)._addSaturating(\(value))"
        : "StateKit._GeneratedCode.addSaturating(\(value), to: &\(place))"
    case .append, .push:
      return change.container == .set ? "\(place).insert(\(value))" : "\(place).append(\(value))"
    case .insert: return "\(place).insert(\(value), at: 0)"
    case .remove: return removal(change, place, value)
    case .pop: return "\(place).popLast()"
    }
  }

  private func removal(_ change: StateChange, _ place: Code, _ value: Code) -> Code {
    if change.isByOffsets { return "\(place)._remove(atOffsets: \(value))" }
    switch change.container {
    case .list: return "\(place).remove(id: \(value))"
    case .array:
      return change.target.path.isOptional
        ? "\(place)._removeAll(equalTo: \(value))"
        : "StateKit._GeneratedCode.remove(\(value), from: &\(place))"
    case .set, .stack, nil: return "\(place).remove(\(value))"
    }
  }

  private func code(_ value: ActionValue) -> Code {
    switch value {
    case .payload(let index): self.value(index)
    case .expression(let expression): Code(expression: expression)
    case .property(let path, _): reads[path] ?? path.code(in: "state", self.value)
    case .state(let type, let values):
      "\(Code(expression: type))(\(values.map { "\(label: $0.label): \(code($0.value))" as Code }.list))"
    case .elements(let values): "[\(values.map(code).list)]"
    case .identified(let value): "StateKit.IdentifiedArray(\(code(value)))"
    case .alternative(let type, let name, let state): "\(Code(expression: type)).\(name)(\(code(state)))"
    case .enumCase(let type, let name, let values):
      "\(Code(expression: type)).\(name)(\(values.map { $0.label.labelling(code($0.value)) }.list))"
    }
  }
}

extension StateChange {
  /// The properties of the state that the change reads.
  fileprivate var properties: [(path: PropertyPath, isUnwrapped: Bool)] {
    (value?.simple ?? []).compactMap {
      if case .property(let path, let isUnwrapped) = $0 { (path, isUnwrapped) } else { nil }
    }
  }

  /// Whether the code has a result that tells whether it changed anything: nothing, or nil where something is absent.
  fileprivate var isTold: Bool {
    container == nil
  }

  /// The indices of the payload values that the change uses.
  var payloadIndices: [Int] {
    target.path.payloadIndices
      + (value?.simple ?? []).flatMap { value -> [Int] in
        switch value {
        case .payload(let index): [index]
        case .property(let path, _): path.payloadIndices
        default: []
        }
      }
  }
}
