#if Import
internal import SwiftSyntax

/// The text by which a later import recognises a declaration.
enum DeclarationKey {
  static func of(_ declaration: DeclSyntax) -> String {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return "func \(function.name.plainText)(\(labels(function.signature.parameterClause)))"
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return "init(\(labels(initializer.signature.parameterClause)))"
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return "var \(variable.bindings.first?.pattern.trimmedDescription ?? "")"
    }
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      let keyword =
        declaration.is(TypeAliasDeclSyntax.self)
        ? "typealias" : declaration.is(EnumDeclSyntax.self) ? "enum" : "struct"
      return "\(keyword) \(named.name.plainText)"
    }
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      return "extension \(extended.extendedType.trimmedDescription)"
    }
    return declaration.trimmedDescription.onOneLine
  }

  private static func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    clause.parameters.map { $0.firstName.plainText + ":" }.joined()
  }
}
#endif
