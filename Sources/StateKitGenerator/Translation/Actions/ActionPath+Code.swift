extension ActionPath {
  /// An expression that makes the action, with the codes of its `values`: `App.rows(id: id, action: .renamed(name))`.
  package func expression(in parent: Code, _ values: [Code]) -> Code {
    let arguments: Code = payload.isEmpty ? "" : "(\(payload.passed { values[$0] }.list))"
    var ids: ArraySlice<Code> = values[payload.count...]
    let opened: Code = steps.map { step -> Code in
      guard step.elementID != nil, let id = ids.popFirst() else { return ".\(step.name)(" }
      return ".\(step.name)(id: \(id), action: "
    }.joined(separator: "")
    return "\(parent)\(opened).\(action)\(arguments)\(ActionPath.closed(steps.count))"
  }

  /// What a value is called where an `ActionMatch` has found the action.
  func code(of value: ActionPathValue) -> Code {
    switch value {
    case .payload(let value): "\(value.binding)"
    case .element(let step, _, _): "\(ActionPath.variable(ofStep: step)).id"
    }
  }

  /// What holds the id and the action of the element that a step leads to.
  static func variable(ofStep step: Int) -> Code { step == 0 ? "action" : "action\(step)" }

  fileprivate static func closed(_ count: Int) -> Code {
    Code(stringLiteral: String(repeating: ")", count: count))
  }
}

/// What is done for an action below.
struct ActionMatch {
  let path: ActionPath
  /// The values that `body` uses, by their index.
  let used: [Int]
  let body: [Code]

  /// The switch over all actions of a domain by which some of them declare what follows them.
  static func declarations(_ matches: [ActionMatch], of what: Code) -> SwitchCode {
    let cases: [SwitchCode.Case] = ActionMatch.cases(matches, below: 0, part: "add\(what)")
    // Where every action is among them, a `default` would be a warning, and of a child's actions nothing is known.
    let isComplete: Bool = cases.count < SwitchCode.mostCases
    let others: [SwitchCode.Case] = isComplete ? [SwitchCode.Case(pattern: "_", body: ["break"])] : []
    return SwitchCode(declaring: cases + others, isComplete: isComplete, part: "addOwn\(what)")
  }

  /// The cases of a switch over the actions below a number of steps. An element's action stands in a struct, which no
  /// pattern looks into, so that a switch of its own follows.
  static func cases(_ matches: [ActionMatch], below start: Int, part: Code) -> [SwitchCode.Case] {
    var patterns: [String] = []
    var groups: [String: [ActionMatch]] = [:]
    for match in matches {
      // The case is the same whichever of the values are used.
      let key: String = match.pattern(below: start, using: []).text
      if groups[key] == nil { patterns.append(key) }
      groups[key, default: []].append(match)
    }
    return patterns.compactMap { key in
      guard let group = groups[key], let first = group.first else { return nil }
      return SwitchCode.Case(
        pattern: first.pattern(below: start, using: group.flatMap(\.used)),
        body: first.nextList(from: start).map { nested(group, list: $0, part: part) } ?? group.flatMap(\.body)
      )
    }
  }

  private static func nested(_ matches: [ActionMatch], list step: Int, part: Code) -> [Code] {
    // Of the child's actions nothing is known: a `default` would be a warning where all of them are named.
    let others = SwitchCode.Case(pattern: "_", body: ["break"])
    return SwitchCode(
      subject: "\(ActionPath.variable(ofStep: step)).action",
      cases: cases(matches, below: step + 1, part: part) + [others],
      otherwise: nil,
      end: "break",
      part: { SwitchCode.Part(head: "func \(part)\($0)() {", call: "\(part)\($0)()") }
    ).lines
  }

  /// The next step that leads to an element.
  private func nextList(from start: Int) -> Int? {
    path.steps.indices.dropFirst(start).first { path.steps[$0].elementID != nil }
  }

  /// As far as patterns go: `.users(.renamed(let id, _))`, `.users(.rows(let action1))`.
  private func pattern(below start: Int, using used: [Int]) -> Code {
    let list: Int? = nextList(from: start)
    let last: Int = list ?? path.steps.count
    let opened: Code = path.steps[start..<last].map { ".\($0.name)(" }.joined(separator: "")
    let end: Code =
      list.map { ".\(path.steps[$0].name)(let \(ActionPath.variable(ofStep: $0)))" }
      ?? ".\(path.action)\(pattern: path.payload, binding: used.contains)"
    return "\(opened)\(end)\(ActionPath.closed(last - start))"
  }
}
