#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads what a reducer consists of: branches for actions, and calls of the reducers of children.
struct ReducerBody {
  /// A construct that was not understood.
  struct Doubt {
    /// What the reducer of the old name does with the code.
    enum Rest {
      /// It has the code in a comment.
      case comment
      /// It has the code, before or after the branches.
      case statement(isBefore: Bool)
      /// It has the value of a property.
      case value(property: String)
    }

    let reason: String
    let node: Syntax
    let frame: ReducerFrame
    var rest = Rest.comment
    /// Whether actions of a type are lost to the schema.
    var isAction = false

    /// Whether it may be a branch for any action.
    var mayMatchAll: Bool {
      if case .comment = rest { !isAction } else { false }
    }

    var location: SourceLocation { frame.source.location(of: node) }

    var staysAsStatement: Bool { if case .statement = rest { true } else { false } }
  }

  let function: ReducerFunction
  let calls: ReducerCalls
  let actions: ActionTypes

  /// The code of the first state, if there is none: `UsersState()`.
  private(set) var initial: String?
  private(set) var matches: [ActionMatch] = []
  private(set) var children: [ChildCall] = []
  private(set) var doubts: [Doubt] = []
  /// Whether actions are left that no branch matches.
  private(set) var hasDefault = false
  /// The name of the state that changes, in the function itself.
  private(set) var stateName: String
  /// Functions whose state is a property of this one, and which are no domains of their own.
  private(set) var values: [ReducerFunction] = []
  /// The first values of these properties.
  private(set) var defaults: [String: String] = [:]
  /// Functions that have some of the branches, for the same state.
  private(set) var parts: [ReducerFunction] = []

  /// Copies of properties, and those that come back into the state.
  private var copies: [(name: String, variable: (node: Syntax, frame: ReducerFrame))] = []
  private var givenBack: Set<String> = []

  private var index: DeclarationIndex { calls.index }

  init(_ function: ReducerFunction, calls: ReducerCalls, actions: ActionTypes) {
    self.function = function
    self.calls = calls
    self.actions = actions
    stateName = function.state.name
    read(function, type: nil)
    for (name, variable) in copies where !givenBack.contains(name) {
      doubts.append(
        Doubt(
          reason: "the copy '\(name)' of a property is not given back",
          node: variable.node,
          frame: variable.frame
        )
      )
    }
    if initial == nil { initial = FirstState.found(in: function.body, of: function.state.name) }
  }

  private mutating func read(_ function: ReducerFunction, type: DeclaredType?, property: String? = nil) {
    var scope = ActionScope(action: function.action.name, type: type)
    if case .cases(let declared) = function.actionType { scope.type = declared }
    var frame = ReducerFrame(
      source: function.source,
      path: function.path,
      state: function.state.name,
      isOptional: function.isOptional,
      isInout: function.isInout,
      stateType: function.stateType
    )
    frame.property = property
    frame.defaults = function.defaults
    frame.isMain = function.id == self.function.id
    read(Array(function.body), scope, frame)
  }

  // MARK: - Statements

  private mutating func read(_ statements: [CodeBlockItemSyntax], _ scope: ActionScope, _ frame: ReducerFrame)
  {
    var frame = frame
    for (position, statement) in statements.enumerated() {
      let rest = Array(statements[(position + 1)...])
      if doesNothing(statement, frame) { continue }
      if let variable = statement.variable, read(variable, scope, &frame) { continue }
      if statement.variable?.bindingSpecifier.text == "let" {
        frame.constants.append(statement)
        continue
      }
      if let variable = statement.variable { frame.unknown.formUnion(LocalNames.all(in: variable)) }
      if let found = statement.guardStatement, read(found, scope, &frame) { continue }
      if let narrowed = statement.guardStatement.flatMap({ narrowing($0, scope, frame) }) {
        return read(narrowed, rest, scope, frame, node: Syntax(statement), condition: nil)
      }
      if let found = statement.switchStatement, found.subject.trimmedDescription == scope.action {
        read(found, scope, frame)
      } else if let found = statement.ifStatement {
        read(found, scope, frame)
      } else if let returned = statement.returnStatement?.expression {
        if !readNext(returned, scope, frame) {
          doubt(statement, "the state that is returned is made by other code", frame)
        }
      } else if !readCall(statement, scope, frame) {
        doubt(
          statement,
          "code beside the branches",
          frame,
          frame.isNarrowed ? .comment : .statement(isBefore: matches.isEmpty && children.isEmpty)
        )
      }
    }
  }

  /// `var state = state ?? S()`, `var newState = state`, `let users = usersReducer(…)`
  private mutating func read(
    _ variable: VariableDeclSyntax,
    _ scope: ActionScope,
    _ frame: inout ReducerFrame
  ) -> Bool {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let value = binding.initializer?.value
    else { return false }
    if let plain = value.plainName, frame.names.contains(plain) {
      rename(&frame, name)
      return true
    }
    if let parts = value.coalescing, let plain = parts.left.plainName, frame.names.contains(plain) {
      setInitial(parts.right)
      rename(&frame, name)
      frame.isOptional = false
      return true
    }
    if let call = child(value, scope, frame) {
      frame.children[name] = call
      return true
    }
    if let own = (value.coalescing?.left ?? value).ownProperty, frame.names.contains(own.base),
      frame.property == nil, variable.bindingSpecifier.text == "var"
    {
      frame.aliases[name] = own.name
      copies.append((name, (Syntax(variable), frame)))
      if let rest = value.coalescing?.right {
        defaults[own.name] = rest.map(\.trimmedDescription).joined(separator: " ")
      }
      return true
    }
    if construct(value, scope, frame) {
      rename(&frame, name)
      frame.isOptional = false
      return true
    }
    return false
  }

  private mutating func rename(_ frame: inout ReducerFrame, _ name: String) {
    if name == frame.state { return }
    if frame.isMain { stateName = name }
    // An optional state without a value has no name of its own in the branches.
    frame.oldState = frame.isOptional ? nil : frame.state
    frame.state = name
  }

  private mutating func setInitial(_ expressions: [ExprSyntax]) {
    let text = expressions.map(\.trimmedDescription).joined(separator: " ").onOneLine
    if initial == nil { initial = text }
  }

  /// `guard let state = state else { return S() }`
  private mutating func read(_ found: GuardStmtSyntax, _ scope: ActionScope, _ frame: inout ReducerFrame)
    -> Bool
  {
    guard found.conditions.count == 1,
      case .optionalBinding(let binding)? = found.conditions.first?.condition,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      binding.initializer?.value.plainName ?? name == frame.state, frame.isOptional,
      found.body.statements.count == 1,
      let returned = found.body.statements.first?.returnStatement?.expression
    else { return false }
    setInitial([returned])
    frame.isOptional = false
    rename(&frame, name)
    return true
  }

  /// `guard let action = action as? E else { return state }`
  private func narrowing(_ found: GuardStmtSyntax, _ scope: ActionScope, _ frame: ReducerFrame)
    -> MatchPattern?
  {
    guard found.conditions.count == 1, let condition = found.conditions.first?.condition,
      found.body.statements.allSatisfy({ doesNothing($0, frame) })
    else { return nil }
    return MatchPattern(condition, about: scope.action)
  }

  // MARK: - Branches

  private mutating func read(_ actions: SwitchExprSyntax, _ scope: ActionScope, _ frame: ReducerFrame) {
    for item in actions.cases {
      guard case .switchCase(let branch) = item else {
        doubt(item, "branches under '#if'", frame)
        continue
      }
      let statements = Array(branch.statements)
      guard case .case(let label) = branch.label else {
        hasDefault = true
        if !statements.allSatisfy({ doesNothing($0, frame) }) {
          doubt(branch, "a branch for all other actions", frame)
        }
        continue
      }
      for item in label.caseItems {
        let condition = item.whereClause?.condition.trimmedDescription.onOneLine
        read(MatchPattern(item.pattern), statements, scope, frame, node: Syntax(item), condition: condition)
      }
    }
  }

  /// `if let action = action as? T { … } else if …`
  private mutating func read(_ found: IfExprSyntax, _ scope: ActionScope, _ frame: ReducerFrame) {
    guard found.conditions.count == 1, let condition = found.conditions.first?.condition,
      let pattern = MatchPattern(condition, about: scope.action)
    else { return doubt(found, "a condition that is no pattern for an action", frame) }
    read(pattern, Array(found.body.statements), scope, frame, node: Syntax(found.conditions), condition: nil)
    switch found.elseBody {
    case .ifExpr(let other)?: read(other, scope, frame)
    case .codeBlock(let block)?:
      if !block.statements.allSatisfy({ doesNothing($0, frame) }) {
        doubt(block, "a branch for all other actions", frame)
      }
    case nil: break
    }
  }

  private mutating func read(
    _ pattern: MatchPattern,
    _ statements: [CodeBlockItemSyntax],
    _ scope: ActionScope,
    _ frame: ReducerFrame,
    node: Syntax,
    condition: String?
  ) {
    let isEmpty = statements.allSatisfy { doesNothing($0, frame) }
    switch pattern {
    case .everything:
      hasDefault = true
      if !isEmpty { doubt(node, "a branch for all other actions", frame) }
    case .unknown:
      doubt(node, "a pattern that is not understood", frame)
    case .type(let type, let name):
      guard let found = index.type(type.path, in: frame.path) else {
        if !isEmpty {
          doubt(node, "the app does not declare '\(type.trimmedDescription)'", frame, isAction: true)
        }
        return
      }
      if actions.isEnum(found) {
        if isEmpty { return }
        guard let name, condition == nil else {
          return doubt(node, "a branch for all actions of '\(found.name)'", frame)
        }
        var inner = frame
        inner.isNarrowed = true
        return read(statements, ActionScope(action: name, type: found), inner)
      }
      guard found.kind == .struct else {
        if !isEmpty {
          doubt(node, "a branch for actions of '\(found.name)', which is no struct", frame, isAction: true)
        }
        return
      }
      add(.type(found), binding: name ?? scope.action, condition, statements, node, frame)
    case .enumCase(let pattern, let typeName):
      guard let type = typeName.isEmpty ? scope.type : index.type(typeName, in: frame.path) else {
        return doubt(node, "the enum of the pattern was not found", frame)
      }
      read(pattern, of: type, statements, scope, frame, node: node, condition: condition, isEmpty: isEmpty)
    }
  }

  private mutating func read(
    _ pattern: CasePattern,
    of type: DeclaredType,
    _ statements: [CodeBlockItemSyntax],
    _ scope: ActionScope,
    _ frame: ReducerFrame,
    node: Syntax,
    condition: String?,
    isEmpty: Bool
  ) {
    // An action in an action: what counts is the inner one.
    if let inner = actions.wrapped(by: pattern.name, of: type) {
      switch pattern.arguments?.first?.pattern {
      case .enumCase(let nested, _, _)?:
        return read(
          nested,
          of: inner,
          statements,
          scope,
          frame,
          node: node,
          condition: condition,
          isEmpty: isEmpty
        )
      case .name(let name)? where condition == nil:
        var below = ActionScope(action: name, type: inner)
        below.wrapper = (type, pattern.name)
        var inner = frame
        inner.isNarrowed = true
        return read(statements, below, inner)
      case .ignored?, nil:
        if isEmpty { return }
      case .name?, .other?: break
      }
      return doubt(node, "a branch for all actions of '\(inner.name)'", frame)
    }
    add(.enumCase(type, pattern), binding: scope.action, condition, statements, node, frame)
  }

  private mutating func add(
    _ subject: ActionMatch.Subject,
    binding: String,
    _ condition: String?,
    _ statements: [CodeBlockItemSyntax],
    _ node: Syntax,
    _ frame: ReducerFrame
  ) {
    matches.append(
      ActionMatch(
        subject: subject,
        binding: binding,
        condition: condition,
        statements: statements,
        node: node,
        frame: frame,
        isBeforeChildren: children.isEmpty
      )
    )
  }

  // MARK: - Children and parts

  /// `usersReducer(&state.users, action)`, `state.users = usersReducer(action, state.users)`, `state = part(action, state)`
  private mutating func readCall(
    _ statement: CodeBlockItemSyntax,
    _ scope: ActionScope,
    _ frame: ReducerFrame
  ) -> Bool {
    guard case .expr(let expression) = statement.item else { return false }
    if let call = child(expression, scope, frame), call.function.isInout {
      add(call, scope)
      return true
    }
    if readPart(expression, scope, frame) { return true }
    guard let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3,
      elements[1].is(AssignmentExprSyntax.self)
    else { return false }
    if let name = elements[0].plainName, name == frame.state { return readNext(elements[2], scope, frame) }
    guard let target = elements[0].ownProperty, target.base == frame.state else { return false }
    if let name = elements[2].plainName, frame.aliases[name] == target.name {
      givenBack.insert(name)
      return true
    }
    return readChild(elements[2], of: target.name, scope, frame)
  }

  /// An expression of the whole next state.
  private mutating func readNext(_ expression: ExprSyntax, _ scope: ActionScope, _ frame: ReducerFrame)
    -> Bool
  {
    if let name = expression.plainName, frame.names.contains(name) { return true }
    return readPart(expression, scope, frame) || construct(expression, scope, frame)
  }

  /// `AppState(users: usersReducer(action: action, state: state?.users), launches: state?.launches ?? 0)`
  private mutating func construct(_ expression: ExprSyntax, _ scope: ActionScope, _ frame: ReducerFrame)
    -> Bool
  {
    guard let call = expression.as(FunctionCallExprSyntax.self), let type = frame.stateType,
      call.calledExpression.trimmedDescription == ".init"
        || index.resolve(call.calledExpression.typePath, in: frame.path) == type.path
    else { return false }
    for argument in call.arguments {
      guard let label = argument.label?.plainText else { return false }
      if readChild(argument.expression, of: label, scope, frame) { continue }
      if let name = argument.expression.plainName, frame.aliases[name] == label {
        givenBack.insert(name)
        continue
      }
      if let own = (argument.expression.coalescing?.left ?? argument.expression).ownProperty,
        own.name == label,
        frame.names.contains(own.base)
      {
        continue
      }
      let reason = "the reducer computes '\(label)' outside of its branches"
      doubt(argument.expression, reason, frame, .value(property: label))
    }
    return true
  }

  private mutating func readChild(
    _ expression: ExprSyntax,
    of property: String,
    _ scope: ActionScope,
    _ frame: ReducerFrame
  ) -> Bool {
    let found = expression.plainName.flatMap { frame.children[$0] } ?? child(expression, scope, frame)
    guard let found, found.property == property else { return false }
    add(found, scope)
    return true
  }

  /// A struct is a domain of its own. The branches for another value are branches for a property.
  private mutating func add(_ call: ChildCall, _ scope: ActionScope) {
    if call.function.stateType != nil { return children.append(call) }
    if values.contains(where: { $0.id == call.function.id }) { return }
    values.append(call.function)
    let first = initial
    initial = nil
    read(call.function, type: scope.type, property: call.property)
    let name = call.function.state.name
    defaults[call.property] = initial ?? FirstState.found(in: call.function.body, of: name)
    initial = first
  }

  private func child(_ expression: ExprSyntax, _ scope: ActionScope, _ frame: ReducerFrame) -> ChildCall? {
    guard let call = calls.call(expression, in: frame.path), call.action.plainName == scope.action,
      let place = (call.state.coalescing?.left ?? call.state).ownProperty, frame.names.contains(place.base),
      frame.property == nil
    else { return nil }
    var found = ChildCall(
      property: place.name,
      function: call.function,
      node: Syntax(expression),
      source: frame.source
    )
    found.wrapper = scope.wrapper
    return found
  }

  /// The branches of another function for the same state.
  private mutating func readPart(_ expression: ExprSyntax, _ scope: ActionScope, _ frame: ReducerFrame)
    -> Bool
  {
    guard let call = calls.call(expression, in: frame.path), call.action.plainName == scope.action,
      call.function.id != function.id, call.function.stateType?.path == frame.stateType?.path,
      call.function.stateType != nil || frame.property != nil,
      let name = (call.state.coalescing?.left ?? call.state).plainName, frame.names.contains(name)
    else { return false }
    if let parts = call.state.coalescing { setInitial(parts.right) }
    if let property = frame.property {
      if !values.contains(where: { $0.id == call.function.id }) {
        values.append(call.function)
        read(call.function, type: scope.type, property: property)
      }
    } else if !parts.contains(where: { $0.id == call.function.id }) {
      parts.append(call.function)
      read(call.function, type: scope.type)
    }
    return true
  }

  // MARK: - Nothing

  /// `break`, `return`, `return state`, `return state ?? S()`
  private func doesNothing(_ statement: CodeBlockItemSyntax, _ frame: ReducerFrame) -> Bool {
    if statement.isBreak { return true }
    guard let returned = statement.returnStatement else { return false }
    guard let expression = returned.expression else { return true }
    let value = expression.coalescing?.left ?? expression
    return value.plainName.map(frame.names.contains) ?? false
  }

  private mutating func doubt(
    _ node: some SyntaxProtocol,
    _ reason: String,
    _ frame: ReducerFrame,
    _ rest: Doubt.Rest = .comment,
    isAction: Bool = false
  ) {
    doubts.append(Doubt(reason: reason, node: Syntax(node), frame: frame, rest: rest, isAction: isAction))
  }
}

/// Finds `state ?? S()` anywhere in a reducer.
private final class FirstState: SyntaxVisitor {
  private let name: String
  private var code: String?

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func found(in node: some SyntaxProtocol, of name: String) -> String? {
    let search = FirstState(name)
    search.walk(node)
    return search.code
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if code == nil, let parts = ExprSyntax(node).coalescing, parts.left.plainName == name {
      code = parts.right.map(\.trimmedDescription).joined(separator: " ").onOneLine
    }
    return .visitChildren
  }
}

/// What a name of an action stands for in some statements.
struct ActionScope {
  let action: String
  /// The enum, if its cases are known.
  var type: DeclaredType?
  /// The case that contains it.
  var wrapper: (type: DeclaredType, name: String)?

  init(action: String, type: DeclaredType?) {
    self.action = action
    self.type = type
  }
}

extension ActionTypes {
  /// The enum of actions that a case contains: `UsersAction` in `case users(UsersAction)`.
  func wrapped(by name: String, of type: DeclaredType) -> DeclaredType? {
    guard let found = type.cases.first(where: { $0.name.plainText == name }),
      let values = found.parameterClause?.parameters,
      values.count == 1, let value = values.first
    else { return nil }
    return actionEnum(value.type, in: type.path)
  }
}
#endif
