#if Import
internal import SwiftSyntax

/// Recognises calls of the app's reducers.
struct ReducerCalls {
  let functions: [ReducerFunction]
  let index: DeclarationIndex

  struct Call {
    let function: ReducerFunction
    let state: ExprSyntax
    let action: ExprSyntax
  }

  /// A call of a reducer, with the expressions for the state and the action.
  func call(_ expression: ExprSyntax, in scope: [String]) -> Call? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.count == 2, let target = target(call.calledExpression, in: scope)
    else { return nil }
    let arguments = Array(call.arguments)
    let labels = arguments.map { $0.label?.plainText }
    let candidates = functions.filter { function in
      guard function.name == target.name, function.path == target.path else { return false }
      let expected =
        function.isActionFirst
        ? [function.action.label, function.state.label] : [function.state.label, function.action.label]
      return labels == expected
    }
    guard let function = candidates.first, candidates.count == 1 else { return nil }
    let (state, action) = function.isActionFirst ? (1, 0) : (0, 1)
    let given = arguments[state].expression
    return Call(
      function: function,
      state: given.as(InOutExprSyntax.self)?.expression ?? given,
      action: arguments[action].expression
    )
  }

  /// The name of a function, and the types around it.
  private func target(_ called: ExprSyntax, in scope: [String]) -> (path: [String], name: String)? {
    if let name = called.plainName {
      for count in stride(from: scope.count, through: 0, by: -1) {
        let path = Array(scope.prefix(count))
        if functions.contains(where: { $0.path == path && $0.name == name }) { return (path, name) }
      }
      return nil
    }
    guard let access = called.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let name = access.declName.baseName.plainText
    // `UsersReducer().reduce(…)` as well as `UsersReducer.reduce(…)`.
    let type = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
    if type.trimmedDescription == "Self" { return (scope, name) }
    return index.resolve(type.typePath, in: scope).map { ($0, name) }
  }
}
#endif
