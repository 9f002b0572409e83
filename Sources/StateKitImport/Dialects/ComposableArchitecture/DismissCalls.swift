#if Import
internal import SwiftSyntax

/// Finds the calls by which an effect asks for the end of its domain: `await self.dismiss()`.
final class DismissCalls: SyntaxVisitor {
  private let name: String?
  private(set) var calls: [FunctionCallExprSyntax] = []
  /// Whether the function is passed on, for example to another function.
  private(set) var isHandedOn = false

  init(of name: String?, in node: some SyntaxProtocol) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    if name != nil { walk(node) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.plainText == name, !node.isInCaptures else { return .skipChildren }
    var whole = ExprSyntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      guard access.base?.trimmedDescription == "self" else { return .skipChildren }
      whole = ExprSyntax(access)
    }
    if let call = whole.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == whole.id {
      calls.append(call)
    } else {
      isHandedOn = true
    }
    return .skipChildren
  }

  /// The edits that replace the calls by sent actions.
  func edits(send: String?) -> [TextEdit] {
    calls.map { TextEdit($0, with: "\(DismissCalls.sending(send))(.\(Dismissals.name))") }
  }

  /// The name of the function that sends; `send` for a closure without that parameter.
  static func sending(_ send: String?) -> String { send == nil || send == "_" ? "send" : send ?? "" }
}

extension CodeBlockItemSyntax {
  /// Whether the statement is `await dismiss()`.
  func isDismissal(_ name: String?) -> Bool {
    guard case .expr(let expression) = item, let waiting = expression.as(AwaitExprSyntax.self) else {
      return false
    }
    return DismissCalls(of: name, in: self).calls.map { ExprSyntax($0).id } == [waiting.expression.id]
  }
}

extension ReturnedEffect {
  /// Whether the effect consists of `await dismiss()`.
  func onlyDismisses(_ name: String?) -> Bool {
    guard case .run(let run) = form, debounce == nil, run.operation.statements.count == 1 else {
      return false
    }
    return run.operation.statements.first?.isDismissal(name) == true
  }
}

extension RunClosure {
  /// The calls of `dismiss` in both closures.
  func dismissals(_ name: String?) -> (edits: [TextEdit], count: Int, isHandedOn: Bool) {
    let own = DismissCalls(of: name, in: operation.statements)
    let caught = recovery.map { DismissCalls(of: name, in: $0.statements) }
    let send = recovery?.parameterNames.dropFirst().first
    return (
      own.edits(send: self.send) + (caught?.edits(send: send) ?? []),
      own.calls.count + (caught?.calls.count ?? 0),
      own.isHandedOn || caught?.isHandedOn == true
    )
  }
}

extension ClosureExprSyntax {
  /// The names that the closure uses, also behind `self`.
  var usedMembers: [String] {
    let members = tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      return access?.base?.trimmedDescription == "self" ? token.text : nil
    }
    return UsedNames.all(in: statements).map(\.baseName.text) + members
  }
}

extension BranchReader {
  /// Whether the domain has the action that the importer adds for its dismissal.
  var canSendDismissal: Bool { domain.actions.contains { $0.name == Dismissals.name && $0.isAdded } }
}

extension Feature {
  /// The name of `@Dependency(\.dismiss) var dismiss`.
  var dismissName: String? {
    for member in type.members {
      guard let variable = member.declaration.as(VariableDeclSyntax.self) else { continue }
      let isDismissal = variable.attributes.contains { attribute in
        guard attribute.name == "Dependency", let written = attribute.as(AttributeSyntax.self),
          case .argumentList(let arguments)? = written.arguments
        else { return false }
        return arguments.first?.expression.lastPathName == "dismiss"
      }
      if isDismissal { return variable.bindings.first?.pattern.trimmedDescription }
    }
    return nil
  }

  /// The names of the functions that dismiss the domain, and therefore cannot move.
  var dismissingFunctions: Set<String> {
    guard let name = dismissName else { return [] }
    return Set(
      type.members.compactMap { member in
        guard let function = member.declaration.as(FunctionDeclSyntax.self), function.dismisses(by: name)
        else {
          return nil
        }
        return function.name.plainText
      }
    )
  }
}

extension FunctionDeclSyntax {
  /// Whether the function calls the dependency, or passes it on.
  func dismisses(by name: String) -> Bool {
    guard let body else { return false }
    let uses = DismissCalls(of: name, in: body)
    return !uses.calls.isEmpty || uses.isHandedOn
  }
}
#endif
