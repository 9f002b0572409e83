extension ActionPath {
  /// An expression that makes the action from the codes of its `values`: `App.rows(id: id, action: .renamed(name))`.
  package func expression(in parent: Code, _ values: [Code]) -> Code {
    let arguments: Code = payload.isEmpty ? "" : "(\(payload.passed { values[$0] }.list))"
    var ids: ArraySlice<Code> = values[payload.count...]
    let opened: Code = steps.map { step -> Code in
      guard step.elementID != nil, let id = ids.popFirst() else { return ".\(step.name)(" }
      return ".\(step.name)(id: \(id), action: "
    }.joined(separator: "")
    return "\(parent)\(opened).\(action)\(arguments)\(ActionPath.closed(steps.count))"
  }

  /// The name of a value in the code for a matched action.
  func code(of value: ActionPathValue) -> Code {
    switch value {
    case .payload(let value): "\(value.binding)"
    case .element(let step, _, _):
      steps[step].isStack
        ? ActionPath.id(ofStep: step) : "\(ActionPath.variable(ofStep: step)).id"
    }
  }

  /// The same as the id of work. An optional stays one, because nil is a value like the others, and not the lack of an id.
  func idCode(of value: ActionPathValue) -> Code {
    let code: Code = code(of: value)
    return value.type.type.isOptional ? "\(code) as any Swift.Hashable & Swift.Sendable" : code
  }

  /// The variables for the elements on the path.
  var elementVariables: [String] {
    steps.indices.filter { steps[$0].elementID != nil }.map {
      steps[$0].isStack ? ActionPath.idName(ofStep: $0) : ActionPath.variableName(ofStep: $0)
    }
  }

  /// The variable for the id of the element at a step into a stack.
  fileprivate static func id(ofStep step: Int) -> Code { Code(verbatim: idName(ofStep: step)) }

  private static func idName(ofStep step: Int) -> String { "element\(step)" }

  /// The variable for the id and the action of the element at a step into a list.
  static func variable(ofStep step: Int) -> Code { Code(verbatim: variableName(ofStep: step)) }

  private static func variableName(ofStep step: Int) -> String { step == 0 ? "action" : "action\(step)" }

  fileprivate static func closed(_ count: Int) -> Code {
    Code(verbatim: String(repeating: ")", count: count))
  }
}

/// The code to run for an action below.
struct ActionMatch {
  let path: ActionPath
  /// The values that `body` uses, by their index.
  let used: [Int]
  let body: [Code]

  /// The switch over all actions of a domain with declarations of bridges or effects.
  static func declarations(_ matches: [ActionMatch], of what: Code) -> SwitchCode {
    let cases: [SwitchCode.Case] = ActionMatch.cases(matches, below: 0, part: "add\(what)")
    // A `case _` and not a `default`, which would cause a warning if every action were named: the actions of children
    // are unknown here.
    let isComplete: Bool = cases.count < SwitchCode.mostCases
    let others: [SwitchCode.Case] = isComplete ? [SwitchCode.Case(pattern: "_", body: ["break"])] : []
    return SwitchCode(declaring: cases + others, isComplete: isComplete, part: "addOwn\(what)")
  }

  /// The cases of a switch over the actions after a number of steps. A pattern cannot match inside the struct with the
  /// action of a list's element, so a nested switch follows.
  static func cases(_ matches: [ActionMatch], below start: Int, part: Code) -> [SwitchCode.Case] {
    var patterns: [String] = []
    var groups: [String: [ActionMatch]] = [:]
    for match in matches {
      // The case is the same for all choices of used values.
      let key: String = match.pattern(below: start, among: []).text
      if groups[key] == nil { patterns.append(key) }
      groups[key, default: []].append(match)
    }
    return joined(
      patterns.compactMap { key in
        guard let group = groups[key], let first = group.first else { return nil }
        return SwitchCode.Case(
          pattern: first.pattern(below: start, among: group),
          body: first.nextList(from: start).map { nested(group, list: $0, part: part) }
            ?? group.flatMap(\.body)
        )
      }
    )
  }

  /// Joins the cases that have the same body and use no value.
  private static func joined(_ cases: [SwitchCode.Case]) -> [SwitchCode.Case] {
    var joined: [SwitchCode.Case] = []
    var positions: [String: Int] = [:]
    for item in cases {
      let body: String = item.body.map(\.text).joined(separator: "\n")
      if !item.pattern.text.contains("let "), let position = positions[body] {
        let pattern: Code = "\(joined[position].pattern), \(item.pattern)"
        joined[position] = SwitchCode.Case(pattern: pattern, body: item.body)
      } else {
        if !item.pattern.text.contains("let ") { positions[body] = joined.count }
        joined.append(item)
      }
    }
    return joined
  }

  private static func nested(_ matches: [ActionMatch], list step: Int, part: Code) -> [Code] {
    // A `case _` and not a `default`, which would cause a warning if all actions of the child were named: these actions
    // are unknown here.
    let others = SwitchCode.Case(pattern: "_", body: ["break"])
    return SwitchCode(
      subject: "\(ActionPath.variable(ofStep: step)).action",
      cases: cases(matches, below: step + 1, part: part) + [others],
      otherwise: nil,
      end: "break",
      part: { SwitchCode.Part(head: "func \(part)\($0)() {", call: "\(part)\($0)()") }
    ).lines
  }

  /// The next step that leads to an element of a list.
  private func nextList(from start: Int) -> Int? {
    path.steps.indices.dropFirst(start).first { path.steps[$0].elementID != nil && !path.steps[$0].isStack }
  }

  /// The pattern up to the first element of a list: `.users(.renamed(let id, _))`, `.users(.rows(let action1))`,
  /// `.path(.element(let element0, .detail(.closed)))`.
  ///
  /// - Parameter group: All matches of the pattern, which binds the values that one of them uses.
  private func pattern(below start: Int, among group: [ActionMatch]) -> Code {
    let list: Int? = nextList(from: start)
    let last: Int = list ?? path.steps.count
    // After the case of a stack, the pattern begins inside of it.
    let begun: [Code] = start > 0 ? [element(at: start - 1, among: group)].compactMap(\.self) : []
    let opened: [Code] = (start..<last).flatMap { step -> [Code] in
      [".\(path.steps[step].name)("] + [element(at: step, among: group)].compactMap(\.self)
    }
    let end: Code =
      list.map { ".\(path.steps[$0].name)(let \(ActionPath.variable(ofStep: $0)))" }
      ?? ".\(path.action)\(pattern: path.payload, binding: group.flatMap(\.used).contains)"
    let all: [Code] = begun + opened
    return "\(all.joined(separator: ""))\(end)\(ActionPath.closed(all.count))"
  }

  /// The beginning of the pattern for an element's action, `.element(let element1, `, if the step is into a stack.
  private func element(at step: Int, among group: [ActionMatch]) -> Code? {
    guard path.steps[step].isStack else { return nil }
    let isUsed: Bool = group.contains { $0.usesID(ofStep: step) }
    return isUsed ? ".element(let \(ActionPath.id(ofStep: step)), " : ".element(_, "
  }

  /// Whether `body` uses the id of the element at a step. The ids come after the payload, and other actions after the
  /// same list may have other payloads.
  private func usesID(ofStep step: Int) -> Bool {
    used.contains(path.payload.count + path.steps[..<step].count { $0.elementID != nil })
  }
}
