#if Import
internal import SwiftSyntax

extension ExprSyntax {
  /// The parts of `action as? T` or `action is T`.
  var castElements: (subject: String, keyword: String, type: TypeSyntax)? {
    guard let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3 else { return nil }
    let elements = Array(sequence.elements)
    guard let type = elements[2].as(TypeExprSyntax.self)?.type else { return nil }
    return (elements[0].trimmedDescription, elements[1].trimmedDescription, type)
  }

  /// The operands of `left ?? right`; the right one may be a longer expression.
  var coalescing: (left: ExprSyntax, right: [ExprSyntax])? {
    guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count >= 3,
      elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    else { return nil }
    return (elements[0], Array(elements[2...]))
  }

  /// The text of a name that stands alone.
  var plainName: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.plainText }

  /// The base and the property of `state.users` or `state?.users`.
  var ownProperty: (base: String, name: String)? {
    guard let access = self.as(MemberAccessExprSyntax.self), access.declName.argumentNames == nil,
      let base = access.base
    else { return nil }
    let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    return inner.plainName.map { ($0, access.declName.baseName.plainText) }
  }
}
#endif
