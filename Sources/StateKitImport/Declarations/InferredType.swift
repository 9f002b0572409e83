#if Import
internal import StateKitAuthoring
internal import SwiftParser
internal import SwiftSyntax

/// The type of a property without an annotation, as far as its value shows it.
enum InferredType {
  /// In the spelling of Swift, inside of `scope`; nil if it takes a compiler.
  static func of(_ value: ExprSyntax) -> TypeSyntax? {
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
    guard let call = value.as(FunctionCallExprSyntax.self) else {
      // `Order.newest`
      guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
      return base.typePath.last?.first?.isUppercase == true ? type(of: base) : nil
    }
    return type(of: call.calledExpression)
  }

  /// The type that a call makes: `User(…)`, `[User]()`, `StackState<Path.State>()`.
  private static func type(of called: ExprSyntax) -> TypeSyntax? {
    if let array = called.as(ArrayExprSyntax.self), array.elements.count == 1 { return parsed(array) }
    if let dictionary = called.as(DictionaryExprSyntax.self) { return parsed(dictionary) }
    if let special = called.as(GenericSpecializationExprSyntax.self) { return parsed(special) }
    if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let base = access.base
    {
      return type(of: base)
    }
    let path = called.typePath
    guard let name = path.last, name.first?.isUppercase == true else { return nil }
    return parsed(called)
  }

  private static func named(_ name: String) -> TypeSyntax {
    TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
  }

  private static func parsed(_ node: some SyntaxProtocol) -> TypeSyntax? {
    var parser = Parser(node.trimmedDescription)
    let type = TypeSyntax.parse(from: &parser)
    return type.hasError ? nil : type
  }
}

extension ExprSyntax {
  fileprivate var isInteger: Bool {
    if self.is(IntegerLiteralExprSyntax.self) { return true }
    return self.as(PrefixOperatorExprSyntax.self)?.expression.is(IntegerLiteralExprSyntax.self) ?? false
  }
}
#endif
