#if Import
internal import SwiftSyntax

/// An initializer that does the same as the one that Swift makes: each stored property has a parameter of its name.
struct PlainInitializer {
  let declaration: InitializerDeclSyntax
  /// The default values by the names of the properties.
  let defaults: [String: ExprSyntax]

  /// Nil unless the type's declaration has exactly this initializer.
  init?(of type: DeclaredType) {
    let all = type.members.filter { !$0.isInExtension }.compactMap {
      $0.declaration.as(InitializerDeclSyntax.self)
    }
    guard let only = all.first, all.count == 1, let body = only.body else { return nil }
    let parameters = Array(only.signature.parameterClause.parameters)
    let names = parameters.map(\.firstName.plainText)
    guard names == type.storedProperties.map(\.name), parameters.allSatisfy({ $0.secondName == nil }) else {
      return nil
    }
    let lines = body.statements.map(\.trimmedDescription.onOneLine)
    guard Set(lines) == Set(names.map { "self.\($0) = \($0)" }) else { return nil }
    declaration = only
    defaults = Dictionary(
      zip(names, parameters).compactMap { name, parameter in parameter.defaultValue.map { (name, $0.value) } }
    ) { first, _ in first }
  }
}
#endif
