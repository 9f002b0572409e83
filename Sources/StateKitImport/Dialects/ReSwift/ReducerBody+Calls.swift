#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// The calls of a reducer: the reducers of children, and functions with more branches.
extension ReducerBody {
  /// Reads the statements `usersReducer(&state.users, action)`, `state.users = usersReducer(action, state.users)` and
  /// `state = part(action, state)`.
  mutating func readCall(
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
    // A function with a single expression returns it.
    if !frame.isInout, construct(expression, scope, frame) { return true }
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

  /// Reads an expression whose value is the whole next state.
  mutating func readNext(_ expression: ExprSyntax, _ scope: ActionScope, _ frame: ReducerFrame)
    -> Bool
  {
    if let name = expression.plainName, frame.names.contains(name) { return true }
    return readPart(expression, scope, frame) || construct(expression, scope, frame)
  }

  /// Reads `AppState(users: usersReducer(action: action, state: state?.users), launches: state?.launches ?? 0)`.
  mutating func construct(_ expression: ExprSyntax, _ scope: ActionScope, _ frame: ReducerFrame)
    -> Bool
  {
    guard let call = expression.as(FunctionCallExprSyntax.self), let type = frame.stateType,
      call.calledExpression.trimmedDescription == ".init"
        || index.resolve(call.calledExpression.typePath, in: frame.path) == type.path
    else { return false }
    // A value that depends on neither the state nor its parts is no next state.
    let parts = frame.names.union(frame.children.keys).union(frame.aliases.keys)
    if !UsedNames.all(in: call).contains(where: { parts.contains($0.baseName.plainText) }) { return false }
    if frame.isOptional { isComposed = true }
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
        if let right = argument.expression.coalescing?.right { defaults[label] = FirstState.text(right) }
        continue
      }
      let reason = "the reducer computes '\(label)' outside of its branches"
      doubt(argument.expression, reason, frame, .value(property: label))
    }
    let given = Set(call.arguments.compactMap { $0.label?.plainText })
    for property in type.storedProperties
    where !given.contains(property.name) && !(property.isLet && property.value != nil) {
      doubt(call, "each action gives '\(property.name)' its first value again", frame)
    }
    return true
  }

  mutating func readChild(
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

  /// Adds a child: a state that is a struct becomes a domain; branches for any other value become branches for a property.
  mutating func add(_ call: ChildCall, _ scope: ActionScope) {
    if call.function.stateType != nil { return children.append(call) }
    if !values.contains(where: { $0.id == call.function.id }) { values.append(call.function) }
    let first = initial
    initial = nil
    read(call.function, type: scope.type, property: call.property)
    let own = call.first.map(FirstState.text) ?? initial
    defaults[call.property] =
      own
      ?? FirstState.found(in: call.function.body, of: call.function.state.name, besides: matches).map(
        FirstState.text
      )
    initial = first
  }

  func child(_ expression: ExprSyntax, _ scope: ActionScope, _ frame: ReducerFrame) -> ChildCall? {
    guard let call = calls.call(expression, in: frame.path), call.action.plainName == scope.action,
      let place = (call.state.coalescing?.left ?? call.state).ownProperty, frame.names.contains(place.base),
      frame.property == nil
    else { return nil }
    var found = ChildCall(
      property: place.name,
      function: call.function,
      node: Syntax(expression),
      frame: frame
    )
    found.first = call.state.coalescing?.right
    found.wrapper = scope.wrapper
    return found
  }

  /// Reads the branches of another function for the same state.
  mutating func readPart(_ expression: ExprSyntax, _ scope: ActionScope, _ frame: ReducerFrame)
    -> Bool
  {
    guard let call = calls.call(expression, in: frame.path), call.action.plainName == scope.action,
      call.function.id != function.id, call.function.stateType?.path == frame.stateType?.path,
      call.function.stateType != nil || frame.property != nil,
      let name = (call.state.coalescing?.left ?? call.state).plainName, frame.names.contains(name)
    else { return false }
    if let parts = call.state.coalescing { setInitial(parts.right, frame) }
    if let property = frame.property {
      if !values.contains(where: { $0.id == call.function.id }) { values.append(call.function) }
      if !active.contains(call.function.id) { read(call.function, type: scope.type, property: property) }
    } else if !parts.contains(where: { $0.id == call.function.id }) {
      parts.append(call.function)
      read(call.function, type: scope.type)
    }
    return true
  }
}
#endif
