internal import StateKitGenerator

/// The text about a name: its declaration in Swift, its documentation, the consequences of an action, and its cost.
struct SymbolHover {
  let workspace: Workspace

  /// The text in Markdown.
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
    if [.property, .child].contains(symbol.kind) {
      let steps = workspace.allSymbols.flatMap { $0.consequences(ofEventsOf: symbol) }
      if !steps.isEmpty { parts.append(steps.map { "- \($0.sentence)" }.joined(separator: "\n")) }
    }
    if let cost = cost(of: symbol) { parts.append(cost) }
    return parts.joined(separator: "\n\n")
  }

  private func cost(of symbol: Symbol) -> String? {
    let path = symbol.location.file.path
    return workspace.symbols(at: path)?.cost(of: symbol, hasErrors: workspace.hasErrors(at: path))
  }

  /// The consequences of an action, in the order in which they happen.
  private func consequences(of action: Symbol) -> [String] {
    let modules = workspace.allSymbols.map { $0.consequences(of: action) }
    return (0..<(modules.first?.count ?? 0)).flatMap { part in modules.flatMap { $0[part] } }.map(\.sentence)
  }
}

extension Consequence {
  fileprivate var sentence: String {
    let sentence =
      switch step {
      case .changes(let all):
        "`\(domain)`: \(all.map { "\($0.word) `\($0.name)`" }.joined(separator: ", "))"
      case .callsHandler: "`\(domain)` calls the handler that you write"
      case .isRemoved: "`\(domain)` is removed"
      case .movesOn(let request): "`\(domain)` starts or ends the request `\(request)`"
      case .dispatches(let path): "`\(domain)` dispatches `\(path)`"
      case .begins(let effect): "the effect `\(effect)` of `\(domain)` begins"
      case .cancels(let work): "`\(work)` of `\(domain)` is cancelled"
      }
    return (event.map { "when it \($0.verb), " } ?? "") + sentence + (condition.map { " if `\($0)`" } ?? "")
  }
}

extension StateEventWord {
  fileprivate var verb: String {
    switch self {
    case .onChange: "changes"
    case .onMade: "comes"
    case .onGone: "goes"
    }
  }
}

extension Symbol.Kind {
  /// The word for the kind in a text.
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
    case .invariant: "Invariant"
    case .label: "Value of the payload"
    case .enumCase: "Case"
    }
  }
}
