internal import StateKitGenerator

/// What a name means: its declaration in Swift, its documentation, what happens when the action comes, and what it costs.
struct SymbolHover {
  let workspace: Workspace

  /// In Markdown.
  func text(of symbol: Symbol) -> String {
    var parts = ["```swift\n\(symbol.signature)\n```"]
    parts.append("\(symbol.kind.noun)\(symbol.owner.map { " of `\($0)`" } ?? "")")
    if let documentation = symbol.documentation { parts.append(documentation) }
    if [.action, .phase, .request].contains(symbol.kind) {
      let steps = consequences(of: symbol)
      if !steps.isEmpty {
        parts.append(steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n"))
      }
    }
    if let cost = cost(of: symbol) { parts.append(cost) }
    return parts.joined(separator: "\n\n")
  }

  private func cost(of symbol: Symbol) -> String? {
    let path = symbol.location.file.path
    return workspace.symbols(at: path)?.cost(of: symbol, hasErrors: workspace.hasErrors(at: path))
  }

  /// What follows from an action, in the order in which it happens.
  private func consequences(of action: Symbol) -> [String] {
    var reducers: [String] = []
    var reactions: [String] = []
    var bridges: [String] = []
    var work: [String] = []
    for symbols in workspace.allSymbols {
      for reference in symbols.references where reference.symbol == action {
        let file = reference.place.file
        let steps = JSONCursor(at: reference.place.offset + 1, in: file).steps
        guard steps.count > 2, steps[0] == "domains" else { continue }
        let domain = steps[1]
        let place = JSONPlace(at: reference.place.offset + 1, in: file)
        switch (steps[2], steps.count > 4 ? steps[4] : nil) {
        case ("actions", nil) where reference.isDeclaration:
          reducers.append(change(of: JSONPlace.member(reference.place.offset, in: file), in: domain))
        case ("requests", nil) where reference.isDeclaration:
          reducers.append("`\(domain)` starts or ends the request `\(action.name)`")
        case ("reactions", _):
          reactions.append(
            change(of: JSONPlace.member(reference.place.offset, in: file), in: domain, isReaction: true)
          )
        case ("bridges", "on"):
          guard let bridge = place.node(below: 4), let dispatch = bridge["dispatch"]?.string else { continue }
          bridges.append("`\(domain)` dispatches `\(dispatch)`\(condition(of: bridge, in: file))")
        case ("effects", "on"), ("requests", "on"):
          guard let effect = place.node(below: 4) else { continue }
          work.append("the effect `\(steps[3])` of `\(domain)` begins\(condition(of: effect, in: file))")
        case ("effects", "until"), ("requests", "until"):
          work.append("`\(steps[3])` of `\(domain)` is cancelled")
        default: break
        }
      }
    }
    return reducers.filter { !$0.isEmpty } + reactions + bridges + work
  }

  private func change(of node: JSONNode?, in domain: String, isReaction: Bool = false) -> String {
    let changes = ["set", "toggle", "add", "append", "insert", "remove", "push", "pop"].flatMap {
      word -> [String] in
      guard let change = node?[word] else { return [] }
      if case .array(let names) = change.value { return names.compactMap(\.string).map { "\(word) `\($0)`" } }
      return change.keys.map { "\(word) `\($0)`" }
    }
    if !changes.isEmpty { return "`\(domain)`: \(changes.joined(separator: ", "))" }
    if node?["dismisses"] != nil { return "`\(domain)` is removed" }
    if node?["reduce"]?.string == "none" { return "" }
    return "`\(domain)` calls the handler that you write"
  }

  private func condition(of node: JSONNode, in file: SourceFile) -> String {
    guard let when = node["when"] else { return "" }
    let text = when.string ?? String(decoding: file.bytes[when.location.offset..<when.end], as: UTF8.self)
    return " if `\(text)`"
  }
}

extension JSONPlace {
  /// The value of the member whose key stands at an offset.
  static func member(_ offset: Int, in file: SourceFile) -> JSONNode? {
    guard let object = JSONPlace(at: offset, in: file).nodes.last, case .object(let members) = object.value
    else {
      return nil
    }
    return members.first { $0.key.location.offset < offset && offset < $0.value.location.offset }?.value
  }
}

extension Symbol.Kind {
  /// As a reader calls it.
  fileprivate var noun: String {
    switch self {
    case .domain: "Domain"
    case .type: "Type"
    case .property: "Property"
    case .action: "Action"
    case .request: "Request"
    case .phase: "Phase of a request"
    case .effect: "Effect"
    case .child: "Child"
    case .label: "Value of the payload"
    case .enumCase: "Case"
    }
  }
}
