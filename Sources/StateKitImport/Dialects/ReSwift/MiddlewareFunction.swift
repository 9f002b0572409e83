#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A middleware of the app: `{ dispatch, getState in { next in { action in … } } }`, and the names in it.
struct MiddlewareFunction {
  let name: String
  /// The types around it.
  let path: [String]
  let declaration: DeclSyntax
  let source: ImportedSource
  /// The state of the store.
  let state: DeclaredType?
  /// Whether it has parameters of its own, such as a service.
  let isMade: Bool
  let dispatch: String
  let getState: String
  let next: String
  let action: String
  let body: [CodeBlockItemSyntax]

  var location: SourceLocation { source.location(of: declaration) }
  var shown: String { (path + [name]).joined(separator: ".") }

  /// Reads a variable with a closure.
  static func of(
    _ variable: VariableDeclSyntax,
    in path: [String],
    _ source: ImportedSource,
    _ index: DeclarationIndex
  )
    -> MiddlewareFunction?
  {
    guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type, type.isMiddleware,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let names = binding.initializer?.value.as(ClosureExprSyntax.self).flatMap(Names.init)
    else { return nil }
    let state = type.genericArguments.first.flatMap { index.type($0.path, in: path) }
    return MiddlewareFunction(name, path, DeclSyntax(variable), source, state, isMade: false, names)
  }

  /// Reads a function that returns the closure, or that is a middleware itself.
  static func of(_ function: DeclaredFunction, _ index: DeclarationIndex) -> MiddlewareFunction? {
    let declaration = function.declaration
    guard let result = declaration.signature.returnClause?.type,
      let closure = declaration.body?.statements.onlyClosure
    else { return nil }
    let parameters = Array(declaration.signature.parameterClause.parameters)
    func made(_ state: [String]?, isMade: Bool, _ names: Names) -> MiddlewareFunction {
      MiddlewareFunction(
        declaration.name.plainText,
        function.path,
        DeclSyntax(declaration),
        function.source,
        state.flatMap { index.type($0, in: function.path) },
        isMade: isMade,
        names
      )
    }
    if result.isMiddleware {
      return Names(closure).map { made(result.genericArguments.first?.path, isMade: !parameters.isEmpty, $0) }
    }
    guard parameters.count == 2, result.isMiddlewareResult, let inner = closure.statements.onlyClosure else {
      return nil
    }
    let outer = parameters.map { ($0.secondName ?? $0.firstName).plainText }
    return Names(outer, closure, inner).map { made(parameters[1].type.returnedPath, isMade: false, $0) }
  }

  private init(
    _ name: String,
    _ path: [String],
    _ declaration: DeclSyntax,
    _ source: ImportedSource,
    _ state: DeclaredType?,
    isMade: Bool,
    _ names: Names
  ) {
    self.name = name
    self.path = path
    self.declaration = declaration
    self.source = source
    self.state = state
    self.isMade = isMade
    dispatch = names.outer[0]
    getState = names.outer[1]
    next = names.next
    action = names.action
    body = names.body
  }

  /// The names of the three closures, and the statements of the innermost one.
  private struct Names {
    let outer: [String]
    let next: String
    let action: String
    let body: [CodeBlockItemSyntax]

    init?(_ closure: ClosureExprSyntax) {
      guard let middle = closure.statements.onlyClosure, let inner = middle.statements.onlyClosure else {
        return nil
      }
      self.init(closure.parameterNames, middle, inner)
    }

    init?(_ outer: [String], _ middle: ClosureExprSyntax, _ inner: ClosureExprSyntax) {
      guard outer.count == 2, middle.parameterNames.count == 1, inner.parameterNames.count == 1 else {
        return nil
      }
      self.outer = outer
      next = middle.parameterNames[0]
      action = inner.parameterNames[0]
      body = Array(inner.statements)
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The closure, if the statements only return one.
  fileprivate var onlyClosure: ClosureExprSyntax? {
    guard count == 1, let only = first else { return nil }
    switch only.item {
    case .expr(let expression): return expression.as(ClosureExprSyntax.self)
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression?.as(ClosureExprSyntax.self)
    case .decl: return nil
    }
  }
}

extension TypeSyntax {
  var isMiddleware: Bool { path.last == "Middleware" }

  /// `(@escaping DispatchFunction) -> DispatchFunction`
  fileprivate var isMiddlewareResult: Bool {
    guard let function = self.as(FunctionTypeSyntax.self), function.parameters.count == 1 else {
      return false
    }
    return function.returnClause.type.path.last == "DispatchFunction"
      || function.returnClause.type.is(FunctionTypeSyntax.self)
  }

  /// `AppState` in `@escaping () -> AppState?`.
  fileprivate var returnedPath: [String]? {
    let type = self.as(AttributedTypeSyntax.self)?.baseType ?? self
    return type.as(FunctionTypeSyntax.self)?.returnClause.type.unwrapped.type.path
  }
}
#endif
