#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads the body of a middleware as rules: after which action it dispatches another one.
struct MiddlewareBody {
  /// An action after which the middleware dispatches another one.
  struct Rule {
    let subject: MatchedActions.Subject
    /// The name that the action has in the branch.
    let binding: String?
    /// The expression of the action that is dispatched.
    let dispatched: ExprSyntax
    /// Whether the middleware dispatches before it hands the action to the reducers.
    let isBeforeNext: Bool
    /// The names of the constants that hold the state.
    let states: Set<String>
    let node: Syntax
  }

  let function: MiddlewareFunction
  let actions: ActionTypes

  private(set) var rules: [Rule] = []
  private(set) var doubts: [ImportDoubt] = []
  private(set) var isCallingNext = false

  private var index: DeclarationIndex { actions.index }

  init(_ function: MiddlewareFunction, actions: ActionTypes) {
    self.function = function
    self.actions = actions
    var place = Place(scope: ActionScope(action: function.action, type: nil))
    read(function.body, &place)
  }

  /// Whether the middleware does not dispatch actions.
  var onlyWatches: Bool { !UsesName.found(function.dispatch, in: function.body) }

  /// Whether each action goes on to the reducers.
  var handsOnAll: Bool {
    for statement in function.body {
      if case .expr(let expression) = statement.item, expression.isCall(of: function.next) { return true }
      if let returned = statement.returnStatement {
        return returned.expression?.isCall(of: function.next) ?? false
      }
      if !Returns.all(in: statement).isEmpty { return false }
    }
    return false
  }

  private struct Place {
    var scope: ActionScope
    var subject: MatchedActions.Subject?
    var binding: String?
    var isAfterNext = false
    var states: Set<String> = []
  }

  // MARK: - Statements

  private mutating func read(_ statements: [CodeBlockItemSyntax], _ place: inout Place) {
    for (position, statement) in statements.enumerated() {
      if statement.isBreak { continue }
      if let returned = statement.returnStatement {
        if let expression = returned.expression, !readNext(expression, &place) {
          doubt(statement, "a value that the middleware returns")
        }
        continue
      }
      if let found = statement.guardStatement {
        if readState(found, &place) { continue }
        if found.conditions.count == 1, let condition = found.conditions.first?.condition,
          let pattern = MatchPattern(condition, about: place.scope.action),
          isEmpty(found.body.statements, &place)
        {
          return read(
            pattern,
            Array(statements[(position + 1)...]),
            place,
            node: Syntax(statement),
            condition: nil
          )
        }
      }
      if let variable = statement.variable, readState(variable, &place) { continue }
      if let found = statement.switchStatement, found.subject.trimmedDescription == place.scope.action {
        read(found, &place)
      } else if let found = statement.ifStatement {
        read(found, place)
      } else if case .expr(let expression) = statement.item {
        if readNext(expression, &place) || isWatching(expression) { continue }
        if readDispatch(expression, place) { continue }
        doubt(statement, "other work than one action after another")
      } else {
        doubt(statement, "other work than one action after another")
      }
    }
  }

  /// `next(action)`
  private mutating func readNext(_ expression: ExprSyntax, _ place: inout Place) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.plainName == function.next,
      call.arguments.count == 1
    else { return false }
    guard let argument = call.arguments.first?.expression.plainName,
      [place.scope.action, function.action].contains(argument)
    else {
      doubt(expression, "another action is handed on in place of this one")
      return true
    }
    place.isAfterNext = true
    isCallingNext = true
    return true
  }

  /// `dispatch(…)`
  private mutating func readDispatch(_ expression: ExprSyntax, _ place: Place) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.plainName == function.dispatch,
      call.arguments.count == 1, let argument = call.arguments.first?.expression, let subject = place.subject
    else { return false }
    rules.append(
      Rule(
        subject: subject,
        binding: place.binding,
        dispatched: argument,
        isBeforeNext: !place.isAfterNext,
        states: place.states,
        node: Syntax(call)
      )
    )
    return true
  }

  /// `guard let state = getState() else { return }`
  private func readState(_ found: GuardStmtSyntax, _ place: inout Place) -> Bool {
    guard found.conditions.count == 1,
      case .optionalBinding(let binding)? = found.conditions.first?.condition,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let value = binding.initializer?.value, isState(value)
    else { return false }
    place.states.insert(name)
    return true
  }

  private func readState(_ variable: VariableDeclSyntax, _ place: inout Place) -> Bool {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let value = binding.initializer?.value, isState(value)
    else { return false }
    place.states.insert(name)
    return true
  }

  private func isState(_ expression: ExprSyntax) -> Bool {
    let call = expression.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.plainName == function.getState && call?.arguments.isEmpty == true
  }

  /// Whether the expression only writes output, which reducers do not see.
  private func isWatching(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return ["print", "debugPrint", "NSLog", "os_log", "dump"].contains(
      call.calledExpression.trimmedDescription
    )
  }

  private func isEmpty(_ statements: CodeBlockItemListSyntax, _ place: inout Place) -> Bool {
    statements.allSatisfy { statement in
      if statement.isBreak { return true }
      if let returned = statement.returnStatement {
        return returned.expression.map { $0.isCall(of: function.next) } ?? true
      }
      if case .expr(let expression) = statement.item { return expression.isCall(of: function.next) }
      return false
    }
  }

  // MARK: - Branches

  private mutating func read(_ found: SwitchExprSyntax, _ place: inout Place) {
    var inner = place
    for item in found.cases {
      guard case .switchCase(let branch) = item, case .case(let label) = branch.label else {
        if case .switchCase(let branch) = item, isEmpty(branch.statements, &inner) { continue }
        doubt(item, "a branch for all other actions")
        continue
      }
      for item in label.caseItems {
        read(
          MatchPattern(item.pattern),
          Array(branch.statements),
          place,
          node: Syntax(item),
          condition: item.whereClause?.condition
        )
      }
    }
  }

  private mutating func read(_ found: IfExprSyntax, _ place: Place) {
    guard found.conditions.count == 1, let condition = found.conditions.first?.condition,
      let pattern = MatchPattern(condition, about: place.scope.action)
    else { return doubt(found, "a condition that is no pattern for an action") }
    read(pattern, Array(found.body.statements), place, node: Syntax(found.conditions), condition: nil)
    switch found.elseBody {
    case .ifExpr(let other)?: read(other, place)
    case .codeBlock(let block)?:
      var inner = place
      if !isEmpty(block.statements, &inner) { doubt(block, "a branch for all other actions") }
    case nil: break
    }
  }

  private mutating func read(
    _ pattern: MatchPattern,
    _ statements: [CodeBlockItemSyntax],
    _ place: Place,
    node: Syntax,
    condition: ExprSyntax?
  ) {
    var inner = place
    if let condition { return doubt(condition, "a condition for the action that is dispatched") }
    switch pattern {
    case .everything, .unknown: return doubt(node, "a pattern that is not understood")
    case .type(let type, let name):
      guard let found = index.type(type.path, in: function.path) else {
        return doubt(node, "the app does not declare '\(type.trimmedDescription)'")
      }
      inner.scope = ActionScope(action: name ?? place.scope.action, type: actions.isEnum(found) ? found : nil)
      inner.binding = name
      if inner.scope.type == nil { inner.subject = .type(found) }
    case .enumCase(let pattern, let typeName):
      guard let type = typeName.isEmpty ? place.scope.type : index.type(typeName, in: function.path) else {
        return doubt(node, "the enum of the pattern was not found")
      }
      guard let subject = innermost(pattern, of: type) else {
        return doubt(node, "a pattern for all actions of a child")
      }
      inner.subject = subject
      inner.binding = nil
    }
    read(statements, &inner)
  }

  private func innermost(_ pattern: CasePattern, of type: DeclaredType) -> MatchedActions.Subject? {
    guard let inner = actions.wrapped(by: pattern.name, of: type) else { return .enumCase(type, pattern) }
    guard case .enumCase(let nested, _, _)? = pattern.arguments?.first?.pattern else { return nil }
    return innermost(nested, of: inner)
  }

  private mutating func doubt(_ node: some SyntaxProtocol, _ reason: String) {
    doubts.append(ImportDoubt(reason: reason, location: function.source.location(of: node)))
  }
}

extension ExprSyntax {
  fileprivate func isCall(of name: String) -> Bool {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.plainName == name
  }
}

/// Finds a use of a name.
enum UsesName {
  static func found(_ name: String, in statements: [CodeBlockItemSyntax]) -> Bool {
    statements.contains { statement in UsedNames.all(in: statement).contains { $0.baseName.plainText == name }
    }
  }
}
#endif
