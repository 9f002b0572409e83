#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads one rule of a middleware as a bridge.
struct BridgeReader {
  let rule: MiddlewareBody.Rule
  let function: MiddlewareFunction
  let table: ReducerTable
  let owners: ActionOwners

  enum Result {
    case bridge(domain: Int, ImportedBridge)
    case unknown(String)
  }

  func read(_ actions: ActionTypes) -> Result {
    guard let made = MadeAction.of(rule.dispatched, actions: actions, in: function.path) else {
      return .unknown("the action that is dispatched was not found")
    }
    guard let on = place(of: rule.subject), let target = place(of: made) else {
      return .unknown("no reducer has both actions")
    }
    guard let top = table.lowest(above: [on.domain, target.domain]) else {
      return .unknown("the two actions have no root in common")
    }
    guard let values = values(made, target.labels, below: top) else {
      return .unknown("the values of the action that is dispatched take Swift")
    }
    if rule.isBeforeNext, values.contains(where: { $0.value.readsState }) {
      return .unknown("the state before the reducers is read")
    }
    return .bridge(
      domain: top,
      ImportedBridge(
        on: table.path(from: top, to: on.domain) + [on.name],
        dispatch: table.path(from: top, to: target.domain) + [target.name],
        values: values,
        location: function.source.location(of: rule.node),
        code: function.source.movedText(of: rule.node)
      )
    )
  }

  // MARK: - Actions

  /// Nil for a pattern that matches only some values: a bridge for it would need a condition.
  private func place(of subject: MatchedActions.Subject) -> (domain: Int, name: String)? {
    if case .enumCase(_, let pattern) = subject {
      let isPlain = (pattern.arguments ?? []).allSatisfy { argument in
        switch argument.pattern {
        case .name, .ignored: true
        case .enumCase, .other: false
        }
      }
      if !isPlain { return nil }
    }
    return owners.place(of: subject)
  }

  /// The action that the middleware dispatches, with the labels that its values have in the generated case.
  private func place(of made: MadeAction) -> (domain: Int, name: String, labels: [String])? {
    guard let caseName = made.caseName else {
      guard let single = owners.single(made.type), case .properties(let properties) = single.action.form,
        single.action.isMemberwise
      else { return nil }
      return (single.domain, single.name, properties.map { StructAction.label(of: $0.name) })
    }
    guard let entry = owners.cases(of: made.type), let name = entry.names[caseName] else { return nil }
    let element = made.type.cases.first { $0.name.plainText == caseName }
    let labels = element?.values.enumerated().map { index, value in
      value.label ?? "\(index)"
    }
    return (entry.domain, name, labels ?? [])
  }

  // MARK: - Values

  private func values(_ made: MadeAction, _ labels: [String], below top: Int) -> [(
    label: String, value: JSONValue
  )]? {
    guard made.arguments.count == labels.count else { return nil }
    let values = zip(labels, made.arguments).map { label, argument -> (label: String, value: JSONValue)? in
      if let given = argument.label, given != label, StructAction.label(of: given) != label { return nil }
      return value(of: argument.expression, below: top).map { (label, $0) }
    }
    let all = values.compactMap { $0 }
    return all.count == values.count ? all : nil
  }

  private func value(of expression: ExprSyntax, below top: Int) -> JSONValue? {
    if let literal = Literal.value(of: expression) { return literal }
    if let name = expression.plainName { return payload[name].map { .string("$\($0)") } }
    if let own = expression.ownProperty, own.base == rule.binding, case .type(let type) = rule.subject,
      case .properties(let properties)? = owners.single(type)?.action.form,
      let property = properties.first(where: { $0.name == own.name })
    {
      return .string("$\(StructAction.label(of: property.name))")
    }
    guard let path = statePath(expression),
      let root = table.domains.firstIndex(where: { $0.state.path == function.state?.path })
    else { return nil }
    let prefix = table.path(from: root, to: top)
    guard path.starts(with: prefix), path.count > prefix.count, table.ancestors(of: top).contains(root) else {
      return nil
    }
    return .string("@" + path.dropFirst(prefix.count).joined(separator: "."))
  }

  /// The labels of the values that the pattern binds, by the names in the code.
  private var payload: [String: String] {
    guard case .enumCase(let type, let pattern) = rule.subject, let arguments = pattern.arguments else {
      return [:]
    }
    let element = type.cases.first { $0.name.plainText == pattern.name }
    let parameters = element?.values ?? []
    var names: [String: String] = [:]
    for (index, argument) in arguments.enumerated() where index < parameters.count {
      guard case .name(let name) = argument.pattern else { continue }
      names[name] = parameters[index].label ?? "\(index)"
    }
    return names
  }

  /// `users.filter` in `getState()?.users.filter`.
  private func statePath(_ expression: ExprSyntax) -> [String]? {
    if let name = expression.plainName { return rule.states.contains(name) ? [] : nil }
    if let optional = expression.as(OptionalChainingExprSyntax.self) { return statePath(optional.expression) }
    if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return statePath(unwrapped.expression) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.plainName == function.getState && call.arguments.isEmpty ? [] : nil
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.argumentNames == nil,
      let base = access.base.flatMap(statePath)
    else { return nil }
    return base + [access.declName.baseName.plainText]
  }
}

extension JSONValue {
  /// `@path`
  fileprivate var readsState: Bool {
    string.map { $0.hasPrefix("@") && !$0.hasPrefix("@@") } ?? false
  }
}
#endif
