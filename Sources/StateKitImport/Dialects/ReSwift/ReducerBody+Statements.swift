#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// The statements of a reducer, from the first to the last.
extension ReducerBody {
  mutating func read(_ statements: [CodeBlockItemSyntax], _ scope: ActionScope, _ frame: ReducerFrame) {
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
        let further = statement.guardStatement.map { Array($0.conditions.dropFirst()) } ?? []
        return read(narrowed, rest, scope, frame, node: Syntax(statement), further: further)
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
  mutating func read(
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
      setInitial(parts.right, frame)
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
        defaults[own.name] = FirstState.text(rest)
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

  mutating func rename(_ frame: inout ReducerFrame, _ name: String) {
    if name == frame.state { return }
    if frame.isOptional { frame.optionalState = frame.state }
    if frame.isMain { stateName = name }
    // In the branches, an optional state that is still nil cannot be used by its earlier name.
    frame.oldState = frame.isOptional ? nil : frame.state
    frame.state = name
  }

  /// Notes the first state: an expression, or a constant from before it.
  mutating func setInitial(_ expressions: [ExprSyntax], _ frame: ReducerFrame) {
    if initial != nil { return }
    let constant = expressions.count == 1 ? expressions[0].plainName : nil
    let value = constant.flatMap(frame.valueOfConstant)
    let used = (value.map { [$0] } ?? expressions).flatMap { UsedNames.all(in: $0) }.map(\.baseName.plainText)
    let locals = frame.constants.reduce(into: frame.unknown) { $0.formUnion(LocalNames.all(in: $1)) }
    if used.contains(where: { locals.contains($0) || $0 == frame.state }) {
      return doubt(expressions[0], "the first state is made by other code", frame)
    }
    initial = FirstState.text(value.map { [$0] } ?? expressions)
  }

  /// `guard let state = state else { return S() }`
  mutating func read(_ found: GuardStmtSyntax, _ scope: ActionScope, _ frame: inout ReducerFrame)
    -> Bool
  {
    guard found.conditions.count == 1,
      case .optionalBinding(let binding)? = found.conditions.first?.condition,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      binding.initializer?.value.plainName ?? name == frame.state, frame.isOptional,
      found.body.statements.count == 1,
      let returned = found.body.statements.first?.returnStatement?.expression
    else { return false }
    setInitial([returned], frame)
    returnsInitial = true
    frame.isOptional = false
    rename(&frame, name)
    return true
  }

  /// `guard let action = action as? E else { return state }`
  func narrowing(_ found: GuardStmtSyntax, _ scope: ActionScope, _ frame: ReducerFrame)
    -> MatchPattern?
  {
    guard let condition = found.conditions.first?.condition,
      found.body.statements.allSatisfy({ doesNothing($0, frame) })
    else { return nil }
    return MatchPattern(condition, about: scope.action)
  }
}
#endif
