#if Import
internal import StateKitAuthoring
internal import SwiftSyntax

/// An effect that a branch returns, as far as the importer knows its form.
struct ReturnedEffect {
  enum Form {
    /// `.send(.loaded(names))`
    case send(ExprSyntax)
    case run(RunClosure)
    /// `.cancel(id: CancelID.search)`
    case cancel
    /// The reason why a person must look at it.
    case unknown(String)
  }

  var form: Form
  var idExpression: ExprSyntax?
  /// The text of the cancellation id.
  var id: String? { idExpression?.trimmedDescription }
  var cancelsInFlight = false
  /// The time to wait, in the spelling of schemas.
  var debounce: String?
  let expression: ExprSyntax
}

/// The closures of `.run`.
struct RunClosure {
  let operation: ClosureExprSyntax
  let recovery: ClosureExprSyntax?
  /// The arguments of the function that makes the effect, by the names of its parameters.
  var arguments: [EffectFunctions.Argument] = []

  /// The names that the closure captures, or gets as arguments, with their expressions; nil if name and expression are
  /// the same.
  var captures: [(name: String, value: ExprSyntax?)] {
    arguments.map { ($0.name, $0.isSameName ? nil : $0.value) } + operation.captures
      + (recovery?.captures ?? [])
  }

  /// The name of the function that sends actions; `$0` is written as `send`.
  var send: String? { isShort ? "send" : operation.parameterNames.first }

  /// The calls of the function that sends actions; nil for a closure that has none.
  var sendCalls: SendCalls? {
    isShort
      ? SendCalls(of: "$0", in: operation)
      : operation.parameterNames.first.map { SendCalls(of: $0, in: operation) }
  }

  /// Whether the closure calls it `$0`.
  private var isShort: Bool { operation.parameterNames.isEmpty && !shortNames.isEmpty }

  private var shortNames: [DeclReferenceExprSyntax] { ShortNames.all(in: operation) }

  /// The edits that give a name to `$0`.
  var sendEdits: [TextEdit] { isShort ? shortNames.map { TextEdit($0, with: "send") } : [] }

  /// Whether the closure has an attribute, such as `@MainActor`.
  var isIsolated: Bool { operation.signature?.attributes.isEmpty == false }
}

/// Finds `$0` of a closure. A closure inside of it has its own.
private final class ShortNames: SyntaxVisitor {
  private var names: [DeclReferenceExprSyntax] = []

  static func all(in closure: ClosureExprSyntax) -> [DeclReferenceExprSyntax] {
    let search = ShortNames(viewMode: .sourceAccurate)
    search.walk(closure.statements)
    return search.names
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "$0" { names.append(node) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ReturnedEffect {
  /// The effects of an expression; empty for `.none`.
  ///
  /// - Parameter functions: The functions of the feature; a call of one is read as the effect that it returns.
  static func all(in expression: ExprSyntax, _ functions: EffectFunctions) -> [ReturnedEffect] {
    if let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "none" {
      return []
    }
    if let made = functions.made(by: expression) {
      switch made {
      case .effect(let made, _, let others): return all(in: made, others)
      case .unknown(let reason): return [unknown(expression, reason)]
      }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      return [unknown(expression, "the effect is made somewhere else")]
    }
    switch functions.made(by: call) {
    case .effect(let made, let arguments, let others):
      return all(in: made, others).map { $0.taking(arguments) }
    case .unknown(let reason): return [unknown(expression, reason)]
    case nil: break
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return [unknown(expression, "the effect is made somewhere else")]
    }
    let name = access.declName.baseName.text
    guard let base = access.base, base.typePath.last != "Effect", base.typePath.last != "EffectTask" else {
      return made(by: name, call, expression, functions)
    }
    let inner = all(in: base, functions)
    if ["cancellable", "debounce"].contains(name), inner.contains(where: { $0.idExpression != nil }) {
      return [unknown(expression, "an effect with several ids")]
    }
    switch name {
    case "cancellable":
      let inFlight = call.argument("cancelInFlight")?.trimmedDescription
      guard inFlight == nil || inFlight == "true" || inFlight == "false", let id = call.argument("id") else {
        break
      }
      return inner.map {
        var effect = $0
        effect.idExpression = id
        effect.cancelsInFlight = inFlight == "true"
        return effect
      }
    case "debounce":
      guard let id = call.argument("id"), let time = call.argument("for").flatMap(Time.spelling) else {
        break
      }
      return inner.map {
        var effect = $0
        effect.idExpression = id
        effect.cancelsInFlight = true
        effect.debounce = time
        return effect
      }
    case "animation", "transaction": return inner
    default: break
    }
    return [unknown(expression, "'.\(name)' of an effect")]
  }

  private static func made(
    by name: String,
    _ call: FunctionCallExprSyntax,
    _ expression: ExprSyntax,
    _ functions: EffectFunctions
  ) -> [ReturnedEffect] {
    switch name {
    case "send":
      // An animation belongs to the view.
      guard let action = call.arguments.first, action.label == nil else { break }
      return [ReturnedEffect(form: .send(action.expression), expression: expression)]
    case "cancel":
      guard let id = call.argument("id") else { break }
      return [ReturnedEffect(form: .cancel, idExpression: id, expression: expression)]
    case "run":
      let recovery = call.additionalTrailingClosures.first { $0.label.text == "catch" }?.closure
      guard let operation = call.trailingClosure ?? call.argument("operation")?.as(ClosureExprSyntax.self)
      else { break }
      let named = call.argument("catch")
      if let named, !named.is(ClosureExprSyntax.self) { break }
      if let reason = operation.reasonNotToRead { return [unknown(expression, reason)] }
      let closure = RunClosure(operation: operation, recovery: recovery ?? named?.as(ClosureExprSyntax.self))
      return [ReturnedEffect(form: .run(closure), expression: expression)]
    case "merge":
      guard call.trailingClosure == nil, call.arguments.allSatisfy({ $0.label == nil }) else { break }
      return call.arguments.flatMap { all(in: $0.expression, functions) }
    case "concatenate":
      // Cancelling an effect and starting it again is the policy `latest`.
      let parts = call.arguments.flatMap { all(in: $0.expression, functions) }
      guard call.arguments.allSatisfy({ $0.label == nil }), parts.count == 2, case .cancel = parts[0].form,
        parts[0].id == parts[1].id
      else { break }
      var effect = parts[1]
      effect.cancelsInFlight = true
      return [effect]
    default: break
    }
    return [unknown(expression, "'.\(name)' is no effect that a schema can declare")]
  }

  /// The effect, if the function that makes it was called with these arguments.
  private func taking(_ arguments: [EffectFunctions.Argument]) -> ReturnedEffect {
    var effect = self
    let renamed = Set(arguments.filter { !$0.isSameName }.map(\.name))
    let isOfArguments = idExpression?.uses(renamed) == true
    switch form {
    case .run(var run) where !isOfArguments:
      run.arguments = arguments + run.arguments
      effect.form = .run(run)
    case .send(let action) where !isOfArguments && !action.uses(renamed): break
    case .cancel where !isOfArguments: break
    case .unknown: break
    default: effect.form = .unknown("an action or an id that a function makes of its arguments")
    }
    return effect
  }

  private static func unknown(_ expression: ExprSyntax, _ why: String) -> ReturnedEffect {
    ReturnedEffect(form: .unknown(why), expression: expression)
  }
}

extension FunctionCallExprSyntax {
  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
}

extension ClosureExprSyntax {
  /// The names of the parameters.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names)?: names.map(\.name.text)
    case .parameterClause(let clause)?: clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }

  /// Why a closure of `.run` does not become that of a declared effect; nil if it can.
  fileprivate var reasonNotToRead: String? {
    let attributes = signature?.attributes.compactMap(\.name) ?? []
    if attributes.contains(where: { !["MainActor", "Sendable"].contains($0) }) {
      return "a closure with an attribute"
    }
    let isShort = parameterNames.isEmpty && !ShortNames.all(in: self).isEmpty
    if isShort, UsedNames.all(in: statements).contains(where: { $0.baseName.text == "send" }) {
      return "a closure that does not name the function that sends"
    }
    return nil
  }

  /// The captured values: their names, and the expressions of those that have one.
  var captures: [(name: String, value: ExprSyntax?)] {
    signature?.capture?.items.map { ($0.name.text, $0.initializer?.value) } ?? []
  }
}

/// Spans of time.
enum Time {
  /// `300ms` for `.milliseconds(300)`, `2s` for `.seconds(2)` or `2`.
  static func spelling(of expression: ExprSyntax) -> String? {
    if let seconds = Literal.number(expression) { return seconds + "s" }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let unit = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let number = call.arguments.first.flatMap({ Literal.number($0.expression) })
    else { return nil }
    switch unit {
    case "milliseconds": return number + "ms"
    case "seconds": return number + "s"
    case "minutes": return number + "min"
    default: return nil
    }
  }
}
#endif
