#if Import
internal import StateKitAuthoring
internal import SwiftParser
internal import SwiftSyntax

/// Reads expressions that a schema can express: literals, values of the payload, properties of the state.
struct ValueReader {
  /// The name of the state in the code.
  let state: String
  /// The values of a payload by their names in the code, as `$label`.
  let payload: [String: String]
  /// Properties of the domain's own state that can be read.
  let properties: Set<String>
  /// Names that only the file of the code sees.
  var hidden: Set<String> = []

  /// Nil if a schema cannot express the value.
  func value(of expression: ExprSyntax) -> JSONValue? {
    if let literal = Literal.value(of: expression) { return literal }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return payload[name.baseName.text].map { .string("$\($0)") }
    }
    return path(of: expression).map { .string("@\($0.joined(separator: "."))") }
  }

  /// `state.user.name`
  func path(of expression: ExprSyntax) -> [String]? {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let name = access.declName.baseName.plainText
    if access.declName.argumentNames != nil || hidden.contains(name) { return nil }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == state {
      return properties.contains(name) ? [name] : nil
    }
    if let optional = base.as(OptionalChainingExprSyntax.self) {
      return path(of: optional.expression).map { $0 + [name] }
    }
    return path(of: base).map { $0 + [name] }
  }
}
#endif
