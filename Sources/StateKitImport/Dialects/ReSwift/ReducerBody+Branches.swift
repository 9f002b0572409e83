#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// The branches of a reducer, by `switch`, `if` and `guard`.
extension ReducerBody {
  mutating func read(_ actions: SwitchExprSyntax, _ scope: ActionScope, _ frame: ReducerFrame) {
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
        read(MatchPattern(item.pattern), statements, scope, frame, node: Syntax(item))
      }
    }
  }

  /// `if let action = action as? T { … } else if …`
  mutating func read(_ found: IfExprSyntax, _ scope: ActionScope, _ frame: ReducerFrame) {
    guard let condition = found.conditions.first?.condition,
      let pattern = MatchPattern(condition, about: scope.action)
    else {
      let reason = "a condition that is no pattern for an action"
      let isBefore = matches.isEmpty && children.isEmpty
      return doubt(found, reason, frame, frame.isNarrowed ? .comment : .statement(isBefore: isBefore))
    }
    read(
      pattern,
      Array(found.body.statements),
      scope,
      frame,
      node: Syntax(found.conditions),
      further: Array(found.conditions.dropFirst())
    )
    switch found.elseBody {
    case .ifExpr(let other)?: read(other, scope, frame)
    case .codeBlock(let block)?:
      if !block.statements.allSatisfy({ doesNothing($0, frame) }) {
        doubt(block, "a branch for all other actions", frame)
      }
    case nil: break
    }
  }

  mutating func read(
    _ pattern: MatchPattern,
    _ statements: [CodeBlockItemSyntax],
    _ scope: ActionScope,
    _ frame: ReducerFrame,
    node: Syntax,
    further: [ConditionElementSyntax] = []
  ) {
    let hasCondition = !further.isEmpty || node.as(SwitchCaseItemSyntax.self)?.whereClause != nil
    let isEmpty = statements.allSatisfy { doesNothing($0, frame) }
    switch pattern {
    case .everything:
      if hasCondition { return doubt(node, "a condition for all actions", frame, isForAll: true) }
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
        guard let name, !hasCondition else {
          return doubt(node, "a branch for all actions of '\(found.name)'", frame)
        }
        var inner = frame
        inner.isNarrowed = true
        return read(statements, ActionScope(action: name, type: found), inner)
      }
      guard found.kind == .struct, !found.isGeneric else {
        let what = found.isGeneric ? "which is generic" : "which is no struct"
        if !isEmpty {
          doubt(node, "a branch for actions of '\(found.name)', \(what)", frame, isAction: true)
        }
        return
      }
      add(.type(found), binding: name ?? scope.action, further, statements, node, frame)
    case .enumCase(let pattern, let typeName):
      guard let type = typeName.isEmpty ? scope.type : index.type(typeName, in: frame.path) else {
        return doubt(node, "the enum of the pattern was not found", frame)
      }
      read(pattern, of: type, statements, scope, frame, node: node, further: further, isEmpty: isEmpty)
    }
  }

  mutating func read(
    _ pattern: CasePattern,
    of type: DeclaredType,
    _ statements: [CodeBlockItemSyntax],
    _ scope: ActionScope,
    _ frame: ReducerFrame,
    node: Syntax,
    further: [ConditionElementSyntax],
    isEmpty: Bool
  ) {
    let hasCondition = !further.isEmpty || node.as(SwitchCaseItemSyntax.self)?.whereClause != nil
    // The branch is for the inner action.
    if let inner = actions.wrapped(by: pattern.name, of: type) {
      var frame = frame
      frame.wrapper = type
      switch pattern.arguments?.first?.pattern {
      case .enumCase(let nested, _, _)?:
        return read(
          nested,
          of: inner,
          statements,
          scope,
          frame,
          node: node,
          further: further,
          isEmpty: isEmpty
        )
      case .name(let name)? where !hasCondition:
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
    add(.enumCase(type, pattern), binding: scope.action, further, statements, node, frame)
  }

  mutating func add(
    _ subject: MatchedActions.Subject,
    binding: String,
    _ further: [ConditionElementSyntax],
    _ statements: [CodeBlockItemSyntax],
    _ node: Syntax,
    _ frame: ReducerFrame
  ) {
    matches.append(
      MatchedActions(
        subject: subject,
        binding: binding,
        further: further,
        statements: statements,
        node: node,
        frame: frame,
        isBeforeChildren: children.isEmpty
      )
    )
  }
}
#endif
