#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Finds the reducers of an app by the forms of their declarations.
struct ReducerSearch {
  let index: DeclarationIndex
  let actions: ActionTypes
  private(set) var functions: [ReducerFunction] = []
  /// Declarations that look like reducers but cannot be imported.
  private(set) var doubts: [ImportDoubt] = []

  /// - Parameter left: The paths of types to skip, because another dialect reads them.
  init(_ index: DeclarationIndex, besides left: [[String]]) {
    self.index = index
    actions = ActionTypes(index: index)
    func isLeft(_ path: [String]) -> Bool { left.contains { path.starts(with: $0) } }
    for function in index.functions where !isLeft(function.path) { read(function) }
    for variable in index.variables { read(variable.declaration, in: [], variable.source) }
    for type in index.types where !isLeft(type.path) {
      for member in type.members {
        guard let variable = member.declaration.as(VariableDeclSyntax.self) else { continue }
        read(variable, in: type.path, member.source)
      }
    }
    functions.sort { $0.isBefore($1) }
  }

  // MARK: - Functions

  private mutating func read(_ function: DeclaredFunction) {
    let declaration = function.declaration
    let result = declaration.signature.returnClause?.type
    let parameters = declaration.signature.parameterClause.parameters
    if let result, isReducerType(result, in: function.path) {
      return doubt(declaration, function.source, "a function that makes a reducer")
    }
    guard let body = declaration.body else { return }
    if isMethodOfState(function) {
      return doubt(declaration, function.source, "a method that changes its state by an action")
    }
    let required = parameters.filter { $0.defaultValue == nil }
    let values = required.map { parameter in
      Value(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.plainText,
        name: (parameter.secondName ?? parameter.firstName).plainText,
        type: parameter.type
      )
    }
    guard let form = form(of: Array(values), result: result, in: function.path) else { return }
    if form.isOfOptional {
      return doubt(declaration, function.source, "a reducer of a state that can be missing")
    }
    if required.count > 2 {
      return doubt(declaration, function.source, "a reducer with more parameters than state and action")
    }
    let defaults = parameters.compactMap { parameter in
      parameter.defaultValue.map { value in
        let name = (parameter.secondName ?? parameter.firstName).plainText
        return (name, "let \(name): \(parameter.type.trimmedDescription) = \(value.value.trimmedDescription)")
      }
    }
    for (name, _) in defaults {
      doubt(declaration, function.source, "handlers have the default of '\(name)' alone")
    }
    add(
      form,
      declaration.name.plainText,
      function.path,
      body.statements,
      DeclSyntax(declaration),
      function.source,
      defaults
    )
  }

  /// Whether a function is `mutating func reduce(_ action: Action)` of a struct.
  private func isMethodOfState(_ function: DeclaredFunction) -> Bool {
    let parameters = function.declaration.signature.parameterClause.parameters
    guard parameters.count == 1, let only = parameters.first, actionType(only.type, in: function.path) != nil,
      index[function.path]?.kind == .struct
    else { return false }
    let result = function.declaration.signature.returnClause?.type.path.last
    let isMutating = function.declaration.modifiers.contains { $0.name.text == "mutating" }
    return isMutating || result != nil && (result == "Self" || result == function.path.last)
  }

  // MARK: - Closures

  private mutating func read(_ variable: VariableDeclSyntax, in path: [String], _ source: ImportedSource) {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let value = binding.initializer?.value
    else { return }
    let type = binding.typeAnnotation?.type
    guard let closure = value.as(ClosureExprSyntax.self) else {
      if let type, isReducerType(type, in: path) {
        doubt(variable, source, "a reducer that other code makes")
      }
      return
    }
    guard let (types, result) = closure.reducerTypes(type, path, self) else { return }
    let names = closure.parameterNames
    guard names.count == 2, types.count == 2 else {
      if type.map({ isReducerType($0, in: path) }) == true {
        doubt(variable, source, "a reducer without names for state and action")
      }
      return
    }
    let values = zip(names, types).map { Value(label: nil, name: $0, type: $1) }
    guard let form = form(of: values, result: result, in: path) else { return }
    if form.isOfOptional { return doubt(variable, source, "a reducer of a state that can be missing") }
    add(form, name, path, closure.statements, DeclSyntax(variable), source)
  }

  /// Whether a type is `Reducer<State>` of ReSwift.
  func isReducerType(_ type: TypeSyntax, in scope: [String]) -> Bool {
    type.path.last == "Reducer" && type.genericArguments.count == 1 && index.type(type.path, in: scope) == nil
  }

  /// The types of state and action of `Reducer<S>`, in the order of the app's alias or of ReSwift.
  func parameters(of type: TypeSyntax, in scope: [String]) -> (types: [TypeSyntax], result: TypeSyntax)? {
    if let function = type.as(FunctionTypeSyntax.self) {
      return (function.parameters.map(\.type), function.returnClause.type)
    }
    guard isReducerType(type, in: scope), let argument = type.genericArguments.first else { return nil }
    if let alias = index.aliasedTypes[["Reducer"]]?.as(FunctionTypeSyntax.self), alias.parameters.count == 2 {
      let generic = alias.returnClause.type.unwrapped.type.trimmedDescription
      let types = alias.parameters.map { parameter -> TypeSyntax in
        let plain = parameter.type.unwrapped
        guard plain.type.trimmedDescription == generic else { return parameter.type }
        return plain.isOptional ? argument.asOptional : argument
      }
      return (types, argument)
    }
    return ([TypeSyntax(IdentifierTypeSyntax(name: .identifier("Action"))), argument.asOptional], argument)
  }

  // MARK: - Forms

  private struct Value {
    let label: String?
    let name: String
    let type: TypeSyntax
  }

  private struct Form {
    let state: Value
    let action: Value
    let isActionFirst: Bool
    let isInout: Bool
    let isOptional: Bool
    let type: DeclaredType?
    let actionType: ReducerFunction.ActionType
    /// Whether it takes a struct and may give none.
    let isOfOptional: Bool
  }

  private mutating func form(of values: [Value], result: TypeSyntax?, in scope: [String]) -> Form? {
    guard values.count >= 2 else { return nil }
    let returnsNothing = result.map { ["Void", "()"].contains($0.trimmedDescription) } ?? true
    let pairs = [(values[0], values[1], false), (values[1], values[0], true)]
    for (state, action, isActionFirst) in pairs {
      let mutable = state.type.inoutBase
      guard (mutable != nil) == returnsNothing, let actionType = actionType(action.type, in: scope) else {
        continue
      }
      let unwrapped = (mutable ?? state.type).unwrapped
      let found = index.type(unwrapped.type.selfResolved(scope).path, in: scope)
      let type = found.flatMap { $0.kind == .struct ? $0 : nil }
      if let result, mutable == nil, !isSame(result, unwrapped.type, found, scope) { continue }
      if case .cases = actionType, type == nil { continue }
      return Form(
        state: state,
        action: action,
        isActionFirst: isActionFirst,
        isInout: mutable != nil,
        isOptional: unwrapped.isOptional && result?.unwrapped.isOptional != true,
        type: type,
        actionType: actionType,
        isOfOptional: type != nil && (result ?? mutable)?.unwrapped.isOptional == true
      )
    }
    return nil
  }

  /// Whether a reducer returns the type that it takes.
  private func isSame(_ result: TypeSyntax, _ state: TypeSyntax, _ found: DeclaredType?, _ scope: [String])
    -> Bool
  {
    if let found {
      return index.resolve(result.unwrapped.type.selfResolved(scope).path, in: scope) == found.path
    }
    return result.unwrapped.type.trimmedDescription == state.trimmedDescription
  }

  private func actionType(_ type: TypeSyntax, in scope: [String]) -> ReducerFunction.ActionType? {
    if actions.isProtocol(type, in: scope) { return .any(type.trimmedDescription) }
    return actions.actionEnum(type, in: scope).map { .cases($0) }
  }

  private mutating func add(
    _ form: Form,
    _ name: String,
    _ path: [String],
    _ body: CodeBlockItemListSyntax,
    _ declaration: DeclSyntax,
    _ source: ImportedSource,
    _ defaults: [(name: String, text: String)] = []
  ) {
    if ActionTypeReads.found(in: body, of: form.action.name) {
      return doubt(
        declaration,
        source,
        "the reducer '\(name)' asks for the type of an action that is a class"
      )
    }
    functions.append(
      ReducerFunction(
        name: name,
        path: path,
        state: ReducerFunction.Parameter(label: form.state.label, name: form.state.name),
        action: ReducerFunction.Parameter(label: form.action.label, name: form.action.name),
        stateType: form.type,
        actionType: form.actionType,
        isInout: form.isInout,
        isOptional: form.isOptional,
        body: body,
        declaration: declaration,
        source: source,
        isActionFirst: form.isActionFirst,
        defaults: defaults
      )
    )
  }

  private mutating func doubt(_ node: some SyntaxProtocol, _ source: ImportedSource, _ reason: String) {
    doubts.append(ImportDoubt(reason: reason, location: source.location(of: node)))
  }
}
#endif
