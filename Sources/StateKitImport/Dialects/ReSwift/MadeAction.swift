#if Import
internal import SwiftSyntax

/// An action that an expression makes: `SetName(name: name)` or `UsersAction.renamed(id: id)`.
struct MadeAction {
  let type: DeclaredType
  /// The case of an enum; nil for a struct.
  let caseName: String?
  let arguments: [(label: String?, expression: ExprSyntax)]

  static func of(_ expression: ExprSyntax, actions: ActionTypes, in scope: [String]) -> MadeAction? {
    if let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let found = actions.index.type(call.calledExpression.typePath, in: scope), found.kind == .struct
    {
      let arguments = call.arguments.map { ($0.label?.plainText, $0.expression) }
      return MadeAction(type: found, caseName: nil, arguments: arguments)
    }
    let access =
      expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
      ?? expression.as(MemberAccessExprSyntax.self)
    guard let base = access?.base, let found = actions.index.type(base.typePath, in: scope),
      found.kind == .enum
    else {
      return nil
    }
    return of(expression, of: found, actions)
  }

  private static func of(_ expression: ExprSyntax, of type: DeclaredType, _ actions: ActionTypes)
    -> MadeAction?
  {
    let call = expression.as(FunctionCallExprSyntax.self)
    guard
      let name = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self)?.declName.baseName
        .plainText,
      type.cases.contains(where: { $0.name.plainText == name })
    else { return nil }
    if let inner = actions.wrapped(by: name, of: type), let only = call?.arguments.first?.expression {
      return of(only, of: inner, actions)
    }
    let arguments = call?.arguments.map { ($0.label?.plainText, $0.expression) } ?? []
    return MadeAction(type: type, caseName: name, arguments: arguments)
  }
}
#endif
