#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// The middleware of an app.
struct MiddlewareSearch {
  let actions: ActionTypes
  private(set) var bodies: [MiddlewareBody] = []
  /// Middleware in a form that is not understood.
  private(set) var doubts: [ImportDoubt] = []

  init(_ index: DeclarationIndex, actions: ActionTypes, besides left: [[String]]) {
    self.actions = actions
    for function in index.functions where !left.contains(where: { function.path.starts(with: $0) }) {
      if let found = MiddlewareFunction.of(function, index) {
        bodies.append(MiddlewareBody(found, actions: actions))
      } else if function.declaration.signature.returnClause?.type.isMiddleware == true {
        doubt(function.declaration, function.source)
      }
    }
    for variable in index.variables { read(variable.declaration, in: [], variable.source, index) }
    for type in index.types where !left.contains(where: { type.path.starts(with: $0) }) {
      for member in type.members {
        if let variable = member.declaration.as(VariableDeclSyntax.self) {
          read(variable, in: type.path, member.source, index)
        }
      }
    }
    bodies.sort { left, right in
      let (a, b) = (left.function.location, right.function.location)
      return (a.file.path, a.offset) < (b.file.path, b.offset)
    }
  }

  private mutating func read(
    _ variable: VariableDeclSyntax,
    in path: [String],
    _ source: ImportedSource,
    _ index: DeclarationIndex
  ) {
    if let found = MiddlewareFunction.of(variable, in: path, source, index) {
      bodies.append(MiddlewareBody(found, actions: actions))
    } else if let binding = variable.bindings.first, binding.typeAnnotation?.type.isMiddleware == true,
      binding.initializer != nil
    {
      doubt(variable, source)
    }
  }

  private mutating func doubt(_ node: some SyntaxProtocol, _ source: ImportedSource) {
    doubts.append(
      ImportDoubt(reason: "a middleware that other code makes", location: source.location(of: node))
    )
  }

  /// The types of the actions that certain rules name, with the domain of the middleware's state.
  func types(_ table: ReducerTable) -> [(type: DeclaredType, domain: Int)] {
    bodies.filter(\.isCertain).flatMap { body -> [(type: DeclaredType, domain: Int)] in
      guard let domain = table.domains.firstIndex(where: { $0.state.path == body.function.state?.path })
      else { return [] }
      return body.rules.flatMap { rule -> [DeclaredType] in
        let made = MadeAction.of(rule.dispatched, actions: actions, in: body.function.path)
        guard let made else { return [] }
        switch rule.subject {
        case .enumCase(let type, _), .type(let type): return [type, made.type]
        }
      }.map { ($0, domain) }
    }
  }
}

extension MiddlewareBody {
  /// Whether all that it does is to dispatch one action after another.
  var isCertain: Bool { !rules.isEmpty && doubts.isEmpty && isCallingNext }
}

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
