#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import SwiftSyntax

/// The action that an expression makes: its path and its values.
struct SentAction {
  private enum Source {
    case given(ExprSyntax)
    /// The default value of a case's parameter.
    case standard(ImportedValue.Standard)
  }

  let path: [String]
  let isAmongElements: Bool
  private let values: [(label: String?, source: Source)]

  /// Nil if the action was not found.
  init?(_ expression: ExprSyntax, in branch: BranchReader) {
    let (domain, resolver) = (branch.domain, branch.resolver)
    guard let pattern = CasePattern(expression, isBinding: false),
      case .action(let path, _, _) = resolver.forExpressions.resolve(pattern, at: .domain(domain.name)),
      let arguments = expression.arguments(at: path[...])
    else { return nil }
    self.path = path
    isAmongElements = path.dropLast().contains { domain.hasElements($0, resolver.domains, path) }
    values = SentAction.values(arguments, of: resolver.action(at: path, in: domain)?.payload ?? [])
  }

  /// The values of an action; those that are not given are the defaults.
  private static func values(
    _ given: [(label: String?, expression: ExprSyntax)],
    of payload: [ImportedValue]
  ) -> [(label: String?, source: Source)] {
    if given.count >= payload.count { return given.map { ($0.label, .given($0.expression)) } }
    var rest = given[...]
    return payload.compactMap { value in
      if let next = rest.first, next.label == value.label {
        rest = rest.dropFirst()
        return (value.label, .given(next.expression))
      }
      return value.standard.map { (value.label, .standard($0)) }
    }
  }

  /// The values in the language of schemas; nil if it cannot express them.
  func schemaValues(_ reader: ValueReader) -> [(label: String, value: JSONValue)]? {
    var said: [(label: String, value: JSONValue)] = []
    for (index, value) in values.enumerated() {
      let found: JSONValue? =
        switch value.source {
        case .given(let expression): reader.value(of: expression)
        case .standard(let standard): standard.value
        }
      guard let found else { return nil }
      said.append((value.label ?? "\(index)", found))
    }
    return said
  }

  /// The value of an output, as Swift code; several values become a tuple.
  ///
  /// - Parameter text: Writes a value that the app's code has; nil if it cannot.
  func output(_ text: (ExprSyntax) -> String?) -> String? {
    var texts: [(label: String?, text: String)] = []
    for value in values {
      let found: String? =
        switch value.source {
        case .given(let expression): text(expression)
        case .standard(let standard): standard.swift
        }
      guard let found else { return nil }
      texts.append((value.label, found))
    }
    if texts.count < 2 { return texts.first?.text ?? "" }
    return "(" + texts.map { ($0.label.map { "\($0): " } ?? "") + $0.text }.joined(separator: ", ") + ")"
  }
}

extension ExprSyntax {
  /// The values of the action at a path: those of `.loaded(names)` in `.list(.loaded(names))`.
  ///
  /// - Parameter isInner: Whether the expression may be `.presented(…)` around the action of a child.
  fileprivate func arguments(at path: ArraySlice<String>, isInner: Bool = false) -> [(
    label: String?, expression: ExprSyntax
  )]? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return [] }
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    let isWrapper = isInner && name == "presented" && path.first != name
    if !isWrapper, path.count == 1 { return call.arguments.map { ($0.label?.plainText, $0.expression) } }
    guard call.arguments.count == 1, let only = call.arguments.first?.expression else { return nil }
    return only.arguments(at: isWrapper ? path : path.dropFirst(), isInner: !isWrapper)
  }
}
#endif
