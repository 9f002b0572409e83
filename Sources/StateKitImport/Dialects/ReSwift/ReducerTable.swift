#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A domain that a reducer makes, with its place below others.
struct ReducerDomain {
  struct Child {
    /// The property of the parent's state.
    let name: String
    /// The number of the child's domain.
    let index: Int
    let call: ChildCall
  }

  var name: String
  let function: ReducerFunction
  let state: DeclaredType
  let body: ReducerBody
  /// The number of the domain above; nil for a root.
  var parent: Int?
  var children: [Child] = []
  /// Calls of reducers that a schema cannot express.
  var otherCalls: [ReducerBody.Doubt] = []

  /// The reducers of these calls.
  var callsElsewhere: [SyntaxIdentifier] = []

  /// All code that a schema cannot express.
  var doubts: [ReducerBody.Doubt] { body.doubts + otherCalls }
}

/// The domains of an app: one for each state that has a reducer.
struct ReducerTable {
  let index: DeclarationIndex
  var domains: [ReducerDomain] = []
  private(set) var doubts: [ImportDoubt] = []
  private(set) var initializers = ReplacedInitializers()

  /// - Parameter taken: Names of domains that another dialect has used.
  init(_ search: ReducerSearch, index: DeclarationIndex, taken: [String]) {
    self.index = index
    let calls = ReducerCalls(functions: search.functions, index: index)
    let bodies = search.functions.map { ReducerBody($0, calls: calls, actions: search.actions) }
    let parts = Set(bodies.flatMap { $0.parts.map(\.id) })
    let called = Set(bodies.flatMap { $0.children.map(\.function.id) + $0.values.map(\.id) })
    for (function, body) in zip(search.functions, bodies) where !parts.contains(function.id) {
      guard let state = function.stateType else {
        if !called.contains(function.id), !body.matches.isEmpty {
          doubt(
            function.location,
            "no reducer calls '\(function.shown)', whose state is no struct of the app"
          )
        }
        continue
      }
      // A function that only uses the action is not a reducer.
      if body.matches.isEmpty, body.children.isEmpty { continue }
      let domain = ReducerDomain(name: "", function: function, state: state, body: body)
      guard let position = domains.firstIndex(where: { $0.state.path == state.path }) else {
        domains.append(domain)
        continue
      }
      // A reducer that another one calls is preferred, otherwise the first.
      let isFirst = !called.contains(function.id) || called.contains(domains[position].function.id)
      let other = isFirst ? function : domains[position].function
      if !isFirst { domains[position] = domain }
      doubt(other.location, "'\(other.shown)' is a second reducer of '\(state.name)'; it stays as it is")
    }
    reportOthers(search.functions, bodies)
    setChildren()
    setNames(search.actions, taken)
    initializers = ReplacedInitializers(of: domains.map(\.state))
    initializers.note(
      domains.flatMap { domain in
        domain.children.map { (domain.state.path, $0.name, .one($0.name)) }
      }
    )
    doubtFirstStates()
  }

  private mutating func doubt(_ location: SourceLocation, _ reason: String) {
    doubts.append(ImportDoubt(reason: reason, location: location))
  }

  /// Reports reducers without a branch that was understood, if their states have no domain.
  private mutating func reportOthers(_ functions: [ReducerFunction], _ bodies: [ReducerBody]) {
    for (function, body) in zip(functions, bodies) where !body.doubts.isEmpty && !function.isHidden {
      guard let state = function.stateType, !domains.contains(where: { $0.state.path == state.path }) else {
        continue
      }
      doubt(function.location, "'\(function.shown)' has no branch for an action: it stays as it is")
    }
  }

  /// All functions whose branches belong to the domains.
  var functions: [ReducerFunction] { domains.flatMap { [$0.function] + $0.body.parts } }

  // MARK: - Children

  private mutating func setChildren() {
    for position in domains.indices {
      for call in domains[position].body.children {
        guard let child = domains.firstIndex(where: { $0.function.id == call.function.id }) else {
          keep(call, position, "the reducer of '\(call.property)' is not the one of its state")
          continue
        }
        let known = domains[position].children.contains { $0.name == call.property }
        if known { continue }
        if !holds(domains[position].state, call.property, domains[child].state) {
          keep(
            call,
            position,
            "'\(call.property)' of '\(domains[position].state.name)' is no '\(domains[child].state.name)'"
          )
        } else if domains[child].parent != nil {
          // The action would reach two places, but in a tree of actions it has one.
          keep(
            call,
            position,
            "'\(domains[child].state.name)' is at a second place, where its actions do not come any more"
          )
        } else if child == position || ancestors(of: position).contains(child) {
          keep(call, position, "the state '\(domains[child].state.name)' contains itself")
        } else {
          domains[child].parent = position
          domains[position].children.append(.init(name: call.property, index: child, call: call))
        }
      }
    }
  }

  /// Whether a reducer of the app calls that of a domain for a part of the state that is not the domain's.
  func isElsewhere(_ position: Int) -> Bool {
    let id = domains[position].function.id
    return domains.contains { $0.callsElsewhere.contains(id) }
  }

  /// Keeps a call in the reducer with the app's name.
  private mutating func keep(_ call: ChildCall, _ position: Int, _ reason: String) {
    let statement = call.node.enclosingStatement
    let isArgument = call.node.parent?.is(LabeledExprSyntax.self) ?? false
    var doubt = ReducerBody.Doubt(reason: reason, node: statement ?? call.node, frame: call.frame)
    if isArgument {
      doubt = ReducerBody.Doubt(
        reason: reason,
        node: call.node,
        frame: call.frame,
        rest: .value(property: call.property)
      )
    } else if statement != nil, !call.frame.isNarrowed {
      doubt.rest = .statement(isBefore: false)
    }
    domains[position].otherCalls.append(doubt)
    domains[position].callsElsewhere.append(call.function.id)
  }

  private func holds(_ state: DeclaredType, _ property: String, _ child: DeclaredType) -> Bool {
    guard let found = state.storedProperties.first(where: { $0.name == property }),
      let type = index.type(of: found, in: state.path)
    else { return false }
    return index.resolve(type.path, in: state.path) == child.path
  }

  // MARK: - Places in the tree

  /// A domain, then those above it up to the root.
  func ancestors(of position: Int) -> [Int] {
    var all = [position]
    while let parent = all.last.flatMap({ domains[$0].parent }) { all.append(parent) }
    return all
  }

  /// The lowest domain that contains all of these; nil if they have different roots.
  func lowest(above positions: [Int]) -> Int? {
    guard let first = positions.first else { return nil }
    let others = positions.dropFirst().map { Set(ancestors(of: $0)) }
    return ancestors(of: first).first { candidate in others.allSatisfy { $0.contains(candidate) } }
  }

  /// The names of the children from a domain down to one below it.
  func path(from top: Int, to bottom: Int) -> [String] {
    var names: [String] = []
    var position = bottom
    while position != top, let parent = domains[position].parent {
      names.insert(domains[parent].children.first { $0.index == position }?.name ?? "", at: 0)
      position = parent
    }
    return names
  }

  // MARK: - Names

  private mutating func setNames(_ actions: ActionTypes, _ taken: [String]) {
    var used = Set(taken)
    for position in domains.indices {
      let state = domains[position].state
      var name = ReducerTable.name(of: state) ?? ReducerTable.name(of: domains[position].function)
      if used.contains(name) { name = ReducerTable.joined(state.path) }
      while used.contains(name) { name += "Feature" }
      // A generated type would have the name of a type that stays.
      if hasOther(name, state, actions) { name += "Feature" }
      name = DomainNames.free(name, in: index, besides: [[name + "State"], [name + "Action"]])
      used.insert(name)
      domains[position].name = name
    }
  }

  /// Renames a domain whose generated enum would have the name of an enum that stays.
  mutating func settleNames(_ owners: ActionOwners) {
    for position in domains.indices {
      let name = domains[position].name + "Action"
      if index[[name]] != nil, owners.replaced(of: position)?.type.path != [name] {
        domains[position].name += "Feature"
      }
    }
  }

  /// `Users` for `UsersState` and for `Users.State`; nil if each name of the path is `State`.
  private static func name(of state: DeclaredType) -> String? {
    for part in state.path.reversed() {
      let name = part.hasSuffix("State") ? String(part.dropLast(5)) : part
      if !name.isEmpty { return name.capitalizedFirst }
    }
    return nil
  }

  private static func name(of function: ReducerFunction) -> String {
    let name = function.name.hasSuffix("Reducer") ? String(function.name.dropLast(7)) : function.name
    return (name.isEmpty ? "App" : name).capitalizedFirst
  }

  private static func joined(_ path: [String]) -> String {
    let name = path.map(\.capitalizedFirst).joined()
    return name.hasSuffix("State") ? String(name.dropLast(5)) : name
  }

  private func hasOther(_ name: String, _ state: DeclaredType, _ actions: ActionTypes) -> Bool {
    if let found = index[[name + "State"]], found.path != state.path { return true }
    if let found = index[[name + "Action"]], !actions.isEnum(found) { return true }
    return index.isDeclared([name + "State"]) && index[[name + "State"]] == nil
      || index.isDeclared([name + "Action"]) && index[[name + "Action"]] == nil
  }
}

extension Syntax {
  /// The statement in which the node is the assigned value or the whole expression; nil for other places.
  fileprivate var enclosingStatement: Syntax? {
    var node: Syntax? = self
    while let current = node {
      if current.is(CodeBlockItemSyntax.self) { return current }
      let isPart =
        current.id == id || current.is(SequenceExprSyntax.self) || current.is(ExprListSyntax.self)
        || current.parent?.is(CodeBlockItemSyntax.self) == true
      if !isPart { return nil }
      node = current.parent
    }
    return nil
  }
}
#endif
