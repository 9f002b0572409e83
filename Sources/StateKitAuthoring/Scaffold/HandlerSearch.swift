internal import StateKitGenerator

/// Finds the handlers of a domain among the functions of a type.
struct HandlerSearch {
  enum Presence {
    case present, missing
    /// The handler exists only under some `#if` conditions, where a stub would be a duplicate.
    case underCondition(SwiftFunction, SwiftScope)
  }

  let domain: DomainCode
  /// The states of other domains, as code spells them.
  let otherStates: Set<String>
  let site: SwiftScope
  private let own: [Found]
  /// All functions of the type, by name: a lookup table, because a domain may have a thousand handlers.
  private let functions: [String: [Found]]
  private let handlersByName: [String: [HandlerSignature]]

  private typealias Found = (function: SwiftFunction, scope: SwiftScope)

  init(
    domain: DomainCode,
    otherStates: Set<String>,
    site: SwiftScope,
    own: [SwiftScope],
    inherited: [SwiftScope]
  ) {
    self.domain = domain
    self.otherStates = otherStates
    self.site = site
    self.own = HandlerSearch.functions(in: own)
    self.functions = Dictionary(grouping: self.own + HandlerSearch.functions(in: inherited)) {
      $0.function.name
    }
    self.handlersByName = Dictionary(grouping: domain.handlers) { $0.name.name }
  }

  func presence(of handler: HandlerSignature) -> Presence {
    let found = functions[handler.name.name, default: []].filter { isHandler($0.function, handler) }
    guard let first = found.first else { return .missing }
    return isAlwaysThere(found.map(conditions)) ? .present : .underCondition(first.function, first.scope)
  }

  /// The handlers that were found.
  var handlers: [SwiftFunction] { found.map(\.function) }

  /// The modifiers of each handler and of the extension around it.
  var handlerModifiers: [Set<String>] {
    found.map { $0.function.modifiers.union($0.scope.modifiers) }
  }

  private var found: [Found] { own.filter { isHandler($0.function) } }

  /// Functions of the type that look like handlers but are not.
  var strays: [(function: SwiftFunction, scope: SwiftScope)] {
    own.filter { found in
      let hidden: Set<String> = ["private", "fileprivate"]
      guard isOfState(found.function), found.function.modifiers.isDisjoint(with: hidden),
        found.scope.modifiers.isDisjoint(with: hidden)
      else { return false }
      return !isHandler(found.function)
    }
  }

  private static func functions(in scopes: [SwiftScope]) -> [Found] {
    scopes.flatMap { scope in
      scope.functions.filter { $0.modifiers.isDisjoint(with: ["static", "class"]) }.map {
        ($0, scope)
      }
    }
  }

  private func isHandler(_ function: SwiftFunction) -> Bool {
    handlersByName[function.name, default: []].contains { isHandler(function, $0) }
  }

  private func isHandler(_ function: SwiftFunction, _ handler: HandlerSignature) -> Bool {
    guard let state = function.parameters.first, function.name == handler.name.name else { return false }
    return state.label == nil && state.isInout
      && function.parameters.dropFirst().map(\.label) == handler.parameters.map(\.label?.name)
      && (isOfState(function) || !otherStates.contains(state.type))
  }

  /// Whether the first parameter is this domain's state.
  private func isOfState(_ function: SwiftFunction) -> Bool {
    guard let state = function.parameters.first, state.label == nil, state.isInout else { return false }
    return domain.model.stateSpellings.contains { state.type == $0 || state.type.hasSuffix("." + $0) }
  }

  /// The conditions of a function, except the conditions of the conformance.
  private func conditions(of found: Found) -> [SwiftCondition] {
    guard found.scope.file === site.file else { return found.function.conditions }
    return found.function.conditions.filter { !site.conditions.contains($0) }
  }

  /// Whether the conditions cover every build.
  private func isAlwaysThere(_ alternatives: [[SwiftCondition]]) -> Bool {
    if alternatives.contains(where: \.isEmpty) { return true }
    let groups = Dictionary(grouping: alternatives) { $0.first?.offset ?? 0 }
    return groups.values.contains { alternatives in
      guard let first = alternatives.first?.first, first.hasElse else { return false }
      return (0..<first.branchCount).allSatisfy { branch in
        let inside = alternatives.filter { $0.first?.branch == branch }.map { Array($0.dropFirst()) }
        return !inside.isEmpty && isAlwaysThere(inside)
      }
    }
  }
}
