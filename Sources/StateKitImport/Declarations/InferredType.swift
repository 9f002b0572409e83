#if Import
internal import StateKitAuthoring
internal import SwiftParser
internal import SwiftSyntax

/// The type of a property without an annotation, as far as its value and the app's declarations show it.
struct InferredType {
  let index: DeclarationIndex
  /// The types around the value.
  let scope: [String]
  /// The number of declarations that led to the value.
  private var depth = 0

  init(_ index: DeclarationIndex, in scope: [String]) {
    self.index = index
    self.scope = scope
  }

  /// In the spelling of Swift, inside of `scope`; nil if it takes a compiler.
  func of(_ value: ExprSyntax) -> TypeSyntax? {
    guard depth < 10 else { return nil }
    switch Literal.value(of: value) {
    case .bool?: return named("Bool")
    case .null?: return nil
    case .number(let number)?:
      return value.isInteger
        ? named("Int") : number.contains(".") || number.contains("e") ? named("Double") : nil
    case .string?: return named("String")
    case .array?, .object?, nil: break
    }
    if value.is(StringLiteralExprSyntax.self) { return named("String") }
    if value.isInteger { return named("Int") }
    if let array = value.as(ArrayExprSyntax.self) {
      return common(array.elements.map(\.expression)).map { parsed("[\($0)]") } ?? nil
    }
    if case .elements(let pairs)? = value.as(DictionaryExprSyntax.self)?.content,
      let key = common(pairs.map(\.key)), let value = common(pairs.map(\.value))
    {
      return parsed("[\(key): \(value)]")
    }
    if let forced = value.as(ForceUnwrapExprSyntax.self) {
      return of(forced.expression).flatMap { $0.unwrapped.isOptional ? $0.unwrapped.type : nil }
    }
    if let call = value.as(FunctionCallExprSyntax.self) { return made(by: call) }
    guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    return member(access.declName.baseName.plainText, of: base, isCalled: false)
  }

  /// The type of all elements of a literal.
  private func common(_ elements: [ExprSyntax]) -> String? {
    let types = elements.map { of($0)?.trimmedDescription }
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  // MARK: - Calls

  private func made(by call: FunctionCallExprSyntax) -> TypeSyntax? {
    let called = call.calledExpression
    if let array = called.as(ArrayExprSyntax.self), array.elements.count == 1 { return parsed(array) }
    if let dictionary = called.as(DictionaryExprSyntax.self) { return parsed(dictionary) }
    if let special = called.as(GenericSpecializationExprSyntax.self) { return parsed(special) }
    if let access = called.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.plainText
      if name == "init" { return value(of: base, call) }
      if name.first?.isLowercase == true { return member(name, of: base, isCalled: true) }
    }
    if let name = called.plainName, name.first?.isLowercase == true {
      let found = index.functions.filter { $0.path.isEmpty && $0.declaration.name.plainText == name }
      guard let only = found.first, found.count == 1 else { return nil }
      return only.declaration.signature.returnClause.flatMap { qualified($0.type, in: []) }
    }
    return value(of: called, call)
  }

  /// The type of an initializer's result: an optional for one that may fail.
  private func value(of called: ExprSyntax, _ call: FunctionCallExprSyntax) -> TypeSyntax? {
    if let special = called.as(GenericSpecializationExprSyntax.self) { return parsed(special) }
    let path = called.typePath
    guard let name = path.last, name.first?.isUppercase == true, let type = parsed(called) else { return nil }
    if let declared = index.type(path, in: scope) {
      let initializers = declared.members.compactMap { $0.declaration.as(InitializerDeclSyntax.self) }
      return declared.isGeneric || initializers.contains { $0.optionalMark != nil } ? nil : type
    }
    let first = call.arguments.first?.label?.text
    let mayFail =
      name == "URL" && first == "string" || name == "UUID" && first == "uuidString"
      || InferredType.numbers.contains(name)
        && call.arguments.first?.expression.is(StringLiteralExprSyntax.self) == true
    return mayFail ? type.asOptional : type
  }

  private static let numbers: Set<String> = ["Double", "Float", "Int"]

  // MARK: - Members

  /// The type of a static member or a case: of `Oven.Limits.most`.
  private func member(_ name: String, of base: ExprSyntax, isCalled: Bool) -> TypeSyntax? {
    let path = base.trimmedDescription == "Self" ? scope : base.typePath
    guard let last = path.last, last.first?.isUppercase == true else { return nil }
    guard let declared = index.type(path, in: scope) else {
      return InferredType.constants.contains(name) && !isCalled ? parsed(base) : nil
    }
    if declared.cases.contains(where: { $0.name.plainText == name && ($0.parameterClause != nil) == isCalled }
    ) {
      return parsed(declared.name)
    }
    for member in declared.members {
      if isCalled, let function = member.declaration.as(FunctionDeclSyntax.self),
        function.name.plainText == name
      {
        return function.signature.returnClause.flatMap { qualified($0.type, in: declared.path) }
      }
      guard !isCalled, let variable = member.declaration.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.text == "static" }),
        let binding = variable.bindings.first(where: { $0.pattern.trimmedDescription == name })
      else { continue }
      if let type = binding.typeAnnotation?.type { return qualified(type, in: declared.path) }
      var inner = InferredType(index, in: declared.path)
      inner.depth = depth + 1
      return (binding.initializer?.value).flatMap(inner.of).flatMap { qualified($0, in: declared.path) }
    }
    return nil
  }

  /// Constants that have their own type, of types that the app does not declare.
  private static let constants: Set<String> = [
    "current", "distantFuture", "distantPast", "infinity", "max", "min", "now", "pi", "zero",
  ]

  /// A type of another scope, by names that are found in all.
  private func qualified(_ type: TypeSyntax, in scope: [String]) -> TypeSyntax? {
    let unwrapped = type.unwrapped
    if unwrapped.isOptional { return qualified(unwrapped.type, in: scope)?.asOptional }
    if let array = type.as(ArrayTypeSyntax.self) {
      return qualified(array.element, in: scope).map { parsed("[\($0.trimmedDescription)]") } ?? nil
    }
    guard type.genericArguments.isEmpty, !type.path.isEmpty else { return nil }
    if type.path == ["Self"] { return parsed(scope.joined(separator: ".")) }
    guard let found = index.resolve(type.path, in: scope) else { return type }
    return parsed(found.joined(separator: "."))
  }

  private func named(_ name: String) -> TypeSyntax {
    TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
  }

  private func parsed(_ node: some SyntaxProtocol) -> TypeSyntax? { parsed(node.trimmedDescription) }

  private func parsed(_ text: String) -> TypeSyntax? {
    var parser = Parser(text)
    let type = TypeSyntax.parse(from: &parser)
    return type.hasError ? nil : type
  }
}

extension DeclarationIndex {
  /// The type of a property: the one that is written, or the one that its value or the key of a shared value shows.
  func type(of property: StoredProperty, in scope: [String]) -> TypeSyntax? {
    property.type ?? property.value.flatMap(InferredType(self, in: scope).of) ?? sharedKeys.type(of: property)
  }
}

extension ExprSyntax {
  fileprivate var isInteger: Bool {
    if self.is(IntegerLiteralExprSyntax.self) { return true }
    return self.as(PrefixOperatorExprSyntax.self)?.expression.is(IntegerLiteralExprSyntax.self) ?? false
  }
}
#endif
