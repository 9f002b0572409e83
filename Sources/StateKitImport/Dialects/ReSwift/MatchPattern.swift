#if Import
internal import SwiftSyntax

/// The actions that a pattern or a condition matches.
enum MatchPattern {
  /// `is T`, `let action as T`, `_ as T`
  case type(TypeSyntax, name: String?)
  case enumCase(CasePattern, typeName: [String])
  /// `_`
  case everything
  case unknown

  init(_ pattern: PatternSyntax) {
    if let isType = pattern.as(IsTypePatternSyntax.self) {
      self = .type(isType.type, name: nil)
    } else if let found = CastPattern(pattern) {
      self = .type(found.type, name: found.name)
    } else if let enumCase = CasePattern(pattern) {
      self = .enumCase(enumCase, typeName: CasePattern.typeName(of: pattern) ?? [])
    } else {
      self = pattern.trimmedDescription == "_" ? .everything : .unknown
    }
  }

  /// A condition of `if` or `guard` about the action of this name; nil if it is about something else.
  init?(_ condition: ConditionElementSyntax.Condition, about action: String) {
    switch condition {
    case .optionalBinding(let binding):
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
        let cast = binding.initializer?.value.castElements, cast.subject == action, cast.keyword == "as?"
      else { return nil }
      self = .type(cast.type, name: name)
    case .matchingPattern(let matching):
      guard matching.initializer.value.trimmedDescription == action else { return nil }
      self.init(matching.pattern)
    case .expression(let expression):
      guard let test = expression.castElements, test.subject == action, test.keyword == "is" else {
        return nil
      }
      self = .type(test.type, name: nil)
    case .availability: return nil
    }
  }
}

/// `let action as T`
private struct CastPattern {
  let name: String?
  let type: TypeSyntax

  init?(_ pattern: PatternSyntax) {
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    guard
      let elements = inner.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)?.elements,
      elements.count == 3, let type = Array(elements)[2].as(TypeExprSyntax.self)?.type
    else { return nil }
    let words = elements.map(\.trimmedDescription)
    guard words[1] == "as" else { return nil }
    let name = words[0].split(separator: " ").last.map(String.init) ?? "_"
    self.name = name == "_" ? nil : name
    self.type = type
  }
}
#endif
