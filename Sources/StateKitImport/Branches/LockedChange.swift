#if Import
internal import SwiftSyntax

/// A change of a shared value: `state.$count.withLock { $0 += 1 }`, which becomes `state.count += 1`.
struct LockedChange {
  let call: FunctionCallExprSyntax
  /// For example `count`.
  let name: String
  /// The one expression of the closure.
  let change: ExprSyntax
  private let state: String

  /// Nil if the closure does more than one change, or if its result is used.
  /// - Parameter state: The name of the state; nil for any.
  init?(_ call: FunctionCallExprSyntax, of state: String?) {
    guard call.parent?.is(CodeBlockItemSyntax.self) == true, call.arguments.isEmpty,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "withLock",
      let value = access.base?.as(MemberAccessExprSyntax.self),
      let base = value.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, base == state ?? base,
      value.declName.baseName.text.hasPrefix("$"),
      let closure = call.trailingClosure, closure.signature == nil, closure.statements.count == 1,
      case .expr(let change)? = closure.statements.first?.item
    else { return nil }
    let names = UsedNames.all(in: change).map(\.baseName.text).filter { $0.hasPrefix("$") }
    let tokens = change.tokens(viewMode: .sourceAccurate)
    guard !names.isEmpty, names.allSatisfy({ $0 == "$0" }),
      !tokens.contains(where: { $0.tokenKind == .leftBrace })
    else { return nil }
    self.call = call
    self.name = String(value.declName.baseName.text.dropFirst())
    self.change = change
    self.state = base
  }

  static func all(in node: some SyntaxProtocol, of state: String?) -> [LockedChange] {
    let search = LockedChanges(of: state)
    search.walk(node)
    return search.changes
  }

  func edit(in source: ImportedSource) -> TextEdit {
    let values = UsedNames.all(in: change).filter { $0.baseName.text == "$0" }
    let text = source.text(of: change.textRange, values.map { TextEdit($0, with: "\(state).\(name)") })
    let column = source.column(of: change.textRange.lowerBound)
    let lines = Indentation.removed(from: text, column: column).split(separator: "\n")
    let indentation = String(repeating: " ", count: source.column(of: call.textRange.lowerBound))
    return TextEdit(call, with: lines.joined(separator: "\n" + indentation))
  }
}

private final class LockedChanges: SyntaxVisitor {
  private let state: String?
  var changes: [LockedChange] = []

  init(of state: String?) {
    self.state = state
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let change = LockedChange(node, of: state) else { return .visitChildren }
    changes.append(change)
    return .skipChildren
  }
}
#endif
