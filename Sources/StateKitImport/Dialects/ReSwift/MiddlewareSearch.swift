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
  /// Whether the middleware only dispatches actions after others, so that bridges can replace it.
  var isCertain: Bool { !rules.isEmpty && doubts.isEmpty && isCallingNext }
}
#endif
