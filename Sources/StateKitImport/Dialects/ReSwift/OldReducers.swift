#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Writes the reducers with the app's names: each calls the handlers of its domain.
struct OldReducers {
  let sites: CallSites
  let position: Int
  let refusals: Refusals

  private var table: ReducerTable { sites.table }
  private var domain: ReducerDomain { table.domains[position] }

  var pieces: [CallSites.Piece] {
    ([domain.function] + domain.body.parts).filter { !$0.isHidden }.map(piece)
  }

  private func piece(_ function: ReducerFunction) -> CallSites.Piece {
    let open = function.isClosure ? " { \(closureNames(function)) in" : " {"
    let text = "\(function.head)\(open)\n\(Indentation.added("  ", to: body(of: function)))\n}"
    let documented = "/// The reducer of this name calls the handlers of `\(domain.name)`.\n\(text)"
    let key = DeclarationKey.of(function.declaration)
    guard !function.path.isEmpty else { return CallSites.Piece(key: key, text: documented) }
    let outer = sites.names.name(of: function.path)
    return CallSites.Piece(
      key: "extension \(outer) \(key)",
      text: "extension \(outer) {\n\(Indentation.added("  ", to: documented))\n}"
    )
  }

  private func closureNames(_ function: ReducerFunction) -> String {
    let names = [function.action.name, function.state.name]
    return (function.isActionFirst ? names : names.reversed()).joined(separator: ", ")
  }

  private func body(of function: ReducerFunction) -> String {
    var lines: [String] = []
    let isMain = function.id == domain.function.id
    let state =
      function.isInout ? function.state.name : isMain ? domain.body.stateName : BranchOutcome.stateName
    if !function.isInout {
      lines.append(start(of: function, state, returns: isMain && domain.body.returnsInitial))
    }
    let rest = isMain ? rest(of: function, state) : []
    lines += rest.filter(\.isBefore).map(\.text)
    lines += dispatching(function, state)
    lines += rest.filter { !$0.isBefore }.map(\.text)
    if !function.isInout { lines.append("return \(state)") }
    return lines.joined(separator: "\n")
  }

  /// The declaration of the new state.
  private func start(of function: ReducerFunction, _ state: String, returns: Bool) -> String {
    let given = function.state.name
    guard function.isOptional else { return "var \(state) = \(given)" }
    let first = table.firstState(of: position, sites.names)
    return returns
      ? "guard var \(state) = \(given) else { return \(first) }" : "var \(state) = \(given) ?? \(first)"
  }

  /// The code that a schema cannot express, in order.
  private func rest(of function: ReducerFunction, _ state: String) -> [RestOfReducer] {
    let helpers = HelperNames(
      beside: function.source,
      in: function.path,
      sites.names,
      besides: table.functions
    )
    let hidden = Set(helpers.hidden.map(\.name))
    var all: [RestOfReducer] = []
    for doubt in domain.doubts + refused {
      var next = RestOfReducer(doubt: doubt, state: state, domain: domain, hidden: hidden)
      if let last = all.last, last.doubt.staysAsStatement, last.doubt.reason == doubt.reason, last.canRun {
        next.isNext = true
      }
      all.append(next)
    }
    return all
  }

  /// The branches for actions that the generator refused.
  private var refused: [ReducerBody.Doubt] {
    domain.body.matches.compactMap { match in
      guard let (owner, name) = sites.owners.place(of: match.subject) else { return nil }
      let domain = table.domains[owner].name
      guard refusals.remedy(domain, .actions, name) == .omitted else { return nil }
      let reason = refusals.reason(domain, .actions, name) ?? ""
      return ReducerBody.Doubt(reason: reason, node: match.node, frame: match.frame, isAction: true)
    }
  }

  // MARK: - Actions

  private func dispatching(_ function: ReducerFunction, _ state: String) -> [String] {
    let action = function.action.name
    func reduce(_ action: String) -> String { sites.reduction(position, state, action) }
    switch function.actionType {
    case .cases(let type) where sites.owners.replaced(of: position)?.type.path == type.path:
      return [reduce(action)] + switched(action, foreign, state, rest: nil)
    case .cases(let type):
      return switched(action, foreign, state, rest: unwrapping(type, action).map { ($0, reduce("action")) })
    case .any:
      let own = (
        "case _:", "if let action = \(sites.translation(position, action)) { \(reduce("action")) }"
      )
      if foreign.isEmpty { return [own.1] }
      return switched(action, foreign, state, rest: own)
    }
  }

  /// The pattern that takes the domain's action out of the action of a domain above: `case .users(let action):`.
  private func unwrapping(_ type: DeclaredType, _ action: String) -> String? {
    guard let owner = sites.owners.cases(of: type)?.domain, table.ancestors(of: position).contains(owner)
    else { return nil }
    let names = table.path(from: owner, to: position)
    return "case " + names.reversed().reduce("let action") { ".\($1)(\($0))" } + ":"
  }

  private func switched(
    _ action: String,
    _ foreign: [ReducerBranches.Contribution],
    _ state: String,
    rest: (pattern: String, code: String)?
  ) -> [String] {
    if foreign.isEmpty, rest == nil { return [] }
    var lines = ["switch \(action) {"]
    let calls = foreign.map { found in
      let place = ([state] + table.path(from: position, to: found.domain)).joined(separator: ".")
      let (pattern, values) = OldPattern.of(found, sites)
      let arguments = (["&\(place)"] + values).joined(separator: ", ")
      return (pattern: pattern, code: "\(sites.holder(found.domain))().\(found.function ?? "")(\(arguments))")
    }
    for pattern in calls.map(\.pattern).unique {
      let same = calls.filter { $0.pattern == pattern }.map(\.code)
      lines +=
        same.count == 1 ? ["case \(pattern): \(same[0])"] : ["case \(pattern):"] + same.map { "  \($0)" }
    }
    if let rest, rest.pattern != "case _:" { lines += [rest.pattern + " " + rest.code, "default: break"] }
    if let rest, rest.pattern == "case _:" { lines += ["default:", "  " + rest.code] }
    if rest == nil { lines.append("default: break") }
    return lines + ["}"]
  }

  /// The branches of this domain and those below it for actions of domains above.
  private var foreign: [ReducerBranches.Contribution] {
    let above = Set(table.ancestors(of: position).dropFirst())
    return sites.shared.filter { found in
      above.contains(found.top) && table.ancestors(of: found.domain).contains(position)
    }
  }
}
#endif
