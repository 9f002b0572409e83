#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// The functions of a feature that return effects. Their effects are read where they are called: `return load()`.
struct EffectFunctions {
  /// A value for a parameter.
  struct Argument {
    let name: String
    let value: ExprSyntax

    /// Whether the argument is a name, and the same as that of the parameter.
    var isSameName: Bool { value.trimmedDescription == name }
  }

  /// The effect that a call makes.
  enum Made {
    /// The expression that the function returns, its arguments, and the functions that it may call itself.
    case effect(ExprSyntax, [Argument], EffectFunctions)
    /// The reason why a person must look at it.
    case unknown(String)
  }

  private var functions: [String: [DeclaredMember]] = [:]
  private var properties: [String: DeclaredMember] = [:]
  /// The path of the file with the reducer.
  private let file: String
  /// The types of the state's properties, as they are written.
  private var types: [String: String] = [:]
  /// The names that mean something else where the functions are called.
  private var hidden: Set<String> = []

  /// The names of the functions and properties.
  var names: Set<String> { Set(functions.keys).union(properties.keys) }

  static var none: EffectFunctions { EffectFunctions() }

  private init() { file = "" }

  init(of feature: Feature, in source: ImportedSource) {
    file = source.file.path
    for property in feature.state?.storedProperties ?? [] {
      types[property.name] = property.type?.trimmedDescription
    }
    for member in feature.type.members {
      if member.declaration.makesEffect {
        for name in member.declaration.declaredNames { properties[name] = member }
      }
      guard let function = member.declaration.as(FunctionDeclSyntax.self) else { continue }
      functions[function.name.text, default: []].append(member)
    }
    functions = functions.filter { $0.value.contains { $0.declaration.returnsEffect } }
  }

  /// The same functions where code has names of its own.
  func hiding(_ names: Set<String>) -> EffectFunctions {
    var functions = self
    functions.hidden.formUnion(names)
    return functions
  }

  /// Nil if the call is not of a function of the feature.
  func made(by call: FunctionCallExprSyntax) -> Made? {
    guard let name = EffectFunctions.name(of: call), let members = functions[name],
      let member = members.first,
      let function = member.declaration.as(FunctionDeclSyntax.self)
    else { return nil }
    guard members.count == 1, member.source.file.path == file, let result = function.onlyResult,
      let arguments = arguments(of: call, for: function)
    else { return .unknown("'\(name)' makes the effect") }
    let own = Set(arguments.map(\.name))
    guard EffectFunctions.canStand(arguments, in: result), !isHidden(result, besides: own) else {
      return .unknown("the parameters of '\(name)' have names of other values")
    }
    var others = hiding(own)
    others.functions[name] = nil
    return .effect(result, arguments, others)
  }

  /// Nil if the expression is no property of the feature that makes an effect: `load`, `self.load`.
  func made(by expression: ExprSyntax) -> Made? {
    let access = expression.as(MemberAccessExprSyntax.self)
    let isOwn = access.map { $0.base?.trimmedDescription == "self" } ?? true
    guard isOwn, let name = access?.declName.baseName.plainText ?? expression.plainName,
      let member = properties[name]
    else { return nil }
    guard member.source.file.path == file, let result = member.declaration.onlyResult, !isHidden(result)
    else {
      return .unknown("'\(name)' makes the effect")
    }
    var others = self
    others.properties[name] = nil
    return .effect(result, [], others)
  }

  /// Whether a call of the function can be read as the effect that it returns, if the arguments can be read.
  static func canRead(_ function: FunctionDeclSyntax, in source: ImportedSource, _ composition: Composition)
    -> Bool
  {
    function.onlyResult != nil && composition.cores.contains { $0.source.file.path == source.file.path }
  }

  /// Whether an expression uses a name, other than its own and `parameters`, that means something else where it is read.
  private func isHidden(_ result: ExprSyntax, besides parameters: Set<String> = []) -> Bool {
    result.uses(hidden.subtracting(PatternNames(in: result).all).subtracting(parameters))
  }

  /// `load` in `load()` and `self.load()`.
  static func name(of call: FunctionCallExprSyntax) -> String? {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["self", "Self"].contains(access.base?.trimmedDescription)
    else { return nil }
    return access.declName.baseName.text
  }

  /// Whether each parameter can be a constant of its name where the effect is made, one after the other.
  private static func canStand(_ arguments: [Argument], in result: ExprSyntax) -> Bool {
    let names = Set(arguments.filter { !$0.isSameName }.map(\.name))
    let taken = arguments.filter { !$0.isSameName }.flatMap {
      UsedNames.all(in: $0.value).map(\.baseName.text)
    }
    return names.isDisjoint(with: taken) && names.isDisjoint(with: PatternNames(in: result).patterns)
  }

  /// Nil if there is a trailing closure, or if the arguments do not fit the parameters in order.
  private func arguments(of call: FunctionCallExprSyntax, for function: FunctionDeclSyntax) -> [Argument]? {
    guard call.trailingClosure == nil else { return nil }
    var given = Array(call.arguments)[...]
    var arguments: [Argument] = []
    for parameter in function.signature.parameterClause.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      if let next = given.first, next.label?.text == label {
        // The function only returns an expression, so `&state` is read and not changed.
        let value = next.expression.as(InOutExprSyntax.self)?.expression ?? next.expression
        guard keepsType(value, of: parameter.type) else { return nil }
        arguments.append(Argument(name: name, value: value))
        given.removeFirst()
      } else if let value = parameter.defaultValue?.value, keepsType(value, of: parameter.type) {
        arguments.append(Argument(name: name, value: value))
      } else {
        return nil
      }
    }
    return given.isEmpty ? arguments : nil
  }

  /// Whether a constant with the value has the parameter's type without saying it, as far as the code shows.
  private func keepsType(_ value: ExprSyntax, of type: TypeSyntax) -> Bool {
    let text = type.trimmedDescription
    let literals: [SyntaxKind: String] = [
      .integerLiteralExpr: "Int", .floatLiteralExpr: "Double", .stringLiteralExpr: "String",
      .booleanLiteralExpr: "Bool",
    ]
    if let literal = literals[value.kind] { return literal == text }
    let access = value.as(MemberAccessExprSyntax.self)
    let needsType: [SyntaxKind] = [.nilLiteralExpr, .arrayExpr, .dictionaryExpr, .closureExpr]
    if needsType.contains(value.kind) || access?.base == nil && access != nil { return false }
    if let property = access?.declName.baseName.plainText, types[property] == text { return true }
    return !type.unwrapped.isOptional && !text.contains("->") && !type.is(SomeOrAnyTypeSyntax.self)
  }
}

extension DeclSyntax {
  fileprivate var returnsEffect: Bool { self.as(FunctionDeclSyntax.self)?.returnsEffect == true }

  /// Whether it is a computed property that makes an effect.
  var makesEffect: Bool {
    guard let binding = self.as(VariableDeclSyntax.self)?.bindings.first, binding.isComputed else {
      return false
    }
    return ["Effect", "EffectOf", "EffectTask"].contains(binding.typeAnnotation?.type.path.last)
  }

  /// The expression that a getter returns, if it has no other statement.
  var onlyResult: ExprSyntax? {
    guard
      case .getter(let items)? = self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?.accessors
    else { return nil }
    return items.onlyResult
  }
}

extension FunctionDeclSyntax {
  /// The expression that the function returns, if it has no other statement.
  var onlyResult: ExprSyntax? { body?.statements.onlyResult }
}

extension CodeBlockItemListSyntax {
  /// The expression that the only statement gives.
  fileprivate var onlyResult: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    switch item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }
}
#endif
