#if Import
internal import SwiftSyntax

/// A pattern for one case of an enum: `.loaded(let names)`, `.row(.tapped)`.
struct CasePattern {
  struct Argument {
    let label: String?
    let pattern: ValuePattern
  }

  let name: String
  /// Nil without parentheses, which matches all values.
  let arguments: [Argument]?

  /// The pattern of a `case`; nil for a form that is not understood.
  init?(_ pattern: PatternSyntax) {
    self.init(pattern, isBinding: false)
  }

  private init(name: String, arguments: [Argument]?) {
    self.name = name
    self.arguments = arguments
  }

  private init?(_ pattern: PatternSyntax, isBinding: Bool) {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      self.init(binding.pattern, isBinding: true)
    } else if let expression = pattern.as(ExpressionPatternSyntax.self) {
      self.init(expression.expression, isBinding: isBinding)
    } else {
      return nil
    }
  }

  init?(_ expression: ExprSyntax, isBinding: Bool) {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      guard access.isImplicitOrType else { return nil }
      self.init(name: access.declName.baseName.plainText, arguments: nil)
      return
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      self.init(optional.expression, isBinding: isBinding)
      return
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.isImplicitOrType
    else { return nil }
    self.init(
      name: access.declName.baseName.plainText,
      arguments: call.arguments.map { argument in
        Argument(
          label: argument.label?.plainText,
          pattern: ValuePattern(argument.expression, isBinding: isBinding)
        )
      }
    )
  }

  /// The type in front of the case, such as `UsersAction`.
  static func typeName(of pattern: PatternSyntax) -> [String]? {
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    guard let expression = inner.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    let access =
      expression.as(MemberAccessExprSyntax.self)
      ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    return access?.base.map(\.typePath)
  }
}

/// A pattern for a value inside of a case.
indirect enum ValuePattern {
  case name(String)
  case ignored
  case enumCase(CasePattern, ExprSyntax, isBinding: Bool)
  case other(ExprSyntax, isBinding: Bool)

  init(_ expression: ExprSyntax, isBinding: Bool) {
    if expression.is(DiscardAssignmentExprSyntax.self) {
      self = .ignored
    } else if let pattern = expression.as(PatternExprSyntax.self)?.pattern {
      self.init(pattern, in: expression)
    } else if isBinding, let name = expression.as(DeclReferenceExprSyntax.self) {
      self = .name(name.baseName.text)
    } else if let pattern = CasePattern(expression, isBinding: isBinding) {
      self = .enumCase(pattern, expression, isBinding: isBinding)
    } else {
      self = .other(expression, isBinding: isBinding)
    }
  }

  private init(_ pattern: PatternSyntax, in expression: ExprSyntax) {
    guard let binding = pattern.as(ValueBindingPatternSyntax.self) else {
      if let name = pattern.as(IdentifierPatternSyntax.self) {
        self = .name(name.identifier.text)
      } else {
        self = pattern.is(WildcardPatternSyntax.self) ? .ignored : .other(expression, isBinding: false)
      }
      return
    }
    if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
      self = .name(name.identifier.text)
    } else if binding.pattern.is(WildcardPatternSyntax.self) {
      self = .ignored
    } else if let inner = binding.pattern.as(ExpressionPatternSyntax.self)?.expression {
      let read = ValuePattern(inner, isBinding: true)
      // The text contains its own `let`.
      switch read {
      case .enumCase(let pattern, _, _): self = .enumCase(pattern, expression, isBinding: false)
      case .other: self = .other(expression, isBinding: false)
      case .name, .ignored: self = read
      }
    } else {
      self = .other(expression, isBinding: false)
    }
  }

  /// The text of the value as a separate pattern.
  var text: String {
    switch self {
    case .name(let name): "let \(name)"
    case .ignored: "_"
    case .enumCase(_, let expression, let isBinding), .other(let expression, let isBinding):
      (isBinding ? "let " : "") + expression.trimmedDescription
    }
  }
}

extension MemberAccessExprSyntax {
  /// `.tapped` or `UsersAction.tapped`.
  var isImplicitOrType: Bool {
    guard let base else { return true }
    return base.typePath.last?.first?.isUppercase == true
  }
}

extension ExprSyntax {
  /// The names of `Counter.State`; empty for other expressions.
  var typePath: [String] {
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName.plainText] }
    if let access = self.as(MemberAccessExprSyntax.self), let base = access.base {
      let path = base.typePath
      return path.isEmpty ? [] : path + [access.declName.baseName.plainText]
    }
    if let special = self.as(GenericSpecializationExprSyntax.self) { return special.expression.typePath }
    return []
  }
}
#endif
