#if Import
internal import SwiftSyntax

/// An initializer that only gives each stored property a parameter of its name, as Swift's own does.
struct PlainInitializer {
  let declaration: InitializerDeclSyntax
  /// The default values by the names of the properties.
  let defaults: [String: ExprSyntax]

  /// Nil if the type has none, or another one in its declaration.
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
