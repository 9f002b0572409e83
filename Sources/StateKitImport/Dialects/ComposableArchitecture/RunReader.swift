#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads an effect of `.run`: the form that it has in a schema, and its closure.
struct RunReader {
  private let run: RunClosure
  private let effect: ReturnedEffect
  private let branch: BranchReader
  private let captures: RunCaptures
  private let dismissals: (edits: [TextEdit], count: Int, isHandedOn: Bool)
  private let code: RunCode

  /// - Parameter locals: The names that the branch declares.
  init(_ run: RunClosure, of effect: ReturnedEffect, in branch: BranchReader, locals: Set<String>) {
    self.run = run
    self.effect = effect
    self.branch = branch
    captures = RunCaptures(of: run, in: branch, locals: locals)
    dismissals = run.dismissals(branch.feature.dismissName)
    let animations = run.closures.flatMap { Animations.edits(in: $0.statements) }
    let edits = captures.edits + animations + dismissals.edits + run.sendEdits
    code = RunCode(run: run, branch: branch, captures: captures, edits: edits)
  }

  /// - Returns: Nil, or the reason why the effect was not understood; then `outcome` is not changed.
  func read(into outcome: inout BranchOutcome) -> String? {
    if let doubt = captures.doubt ?? dismissalDoubt { return doubt }
    if !branch.isPlain {
      if let partDoubt { return partDoubt }
      outcome.parts.append(part)
      return nil
    }
    let names = effect.idExpression.map { UsedNames.all(in: $0).map(\.baseName.text) } ?? []
    let labels = names.compactMap { branch.labels[$0] }.unique
    if labels.count > 1 { return "an id of several values" }
    let form = form
    outcome.effects.append(
      ImportedEffect(
        on: branch.path,
        output: form.output,
        kind: form.kind,
        policy: policy,
        id: labels.first,
        cancelID: effect.id,
        debounce: effect.debounce,
        inputs: captures.inputs,
        closure: form.closure,
        location: location
      )
    )
    return nil
  }

  private var policy: PolicySchema { effect.cancelsInFlight ? .latest : .every }
  private var location: SourceLocation { branch.source.location(of: effect.expression) }

  private var dismissalDoubt: String? {
    if dismissals.isHandedOn { return "the effect hands '\(branch.feature.dismissName ?? "")' on" }
    if dismissals.count > 0, run.isIsolated || !branch.canSendDismissal {
      return "the effect dismisses the domain beside other work"
    }
    let name = run.closures.flatMap(\.usedMembers).first(where: branch.feature.dismissingFunctions.contains)
    return name.map { "the effect calls '\($0)', which dismisses the domain" }
  }

  // MARK: - For some values of the action

  private var partDoubt: String? {
    if run.isIsolated { return "an effect on the main actor for some values of the action" }
    if effect.debounce != nil || run.recovery != nil { return "an effect for some values of the action" }
    if effect.cancelsInFlight, !branch.canEndParts {
      return "an effect that only some values of the action start anew"
    }
    return nil
  }

  private var part: SentPart {
    let name = run.send.flatMap { $0 == "send" || $0 == "_" ? nil : "let \($0) = send\n" } ?? ""
    return SentPart(
      statements: name + code.body(),
      inputs: captures.inputs,
      policy: policy,
      cancelID: effect.id,
      location: location
    )
  }

  // MARK: - For all values of the action

  private typealias Form = (kind: EffectKind, output: [String]?, closure: String)

  /// An action that is sent by the last statement becomes the output of a task; otherwise the effect is a sequence of
  /// actions.
  private var form: Form {
    let throwsErrors = run.recovery != nil || ThrownErrors.escape(run.operation.statements)
    if !run.isIsolated, !throwsErrors, let form = silent ?? task { return form }
    return (.stream, nil, code.closure.text(result: code.stream))
  }

  /// The form of a closure that sends nothing but its dismissal at the end.
  private var silent: Form? {
    guard run.sendCalls.map({ $0.calls.isEmpty && !$0.isHandedOn }) ?? true else { return nil }
    if dismissals.count == 0 { return (.fireAndForget, nil, code.closure.text([code.body()])) }
    guard dismissals.count == 1, reachesEnd,
      run.operation.statements.last?.isDismissal(branch.feature.dismissName) == true
    else { return nil }
    return (.task, [Dismissals.name], code.closure.text([code.body(dropping: 1)]))
  }

  /// The form of a closure whose last statement sends its only action.
  private var task: Form? {
    let statements = run.operation.statements
    let waits = statements.contains { $0.variable?.modifiers.contains { $0.name.text == "async" } == true }
    guard dismissals.count == 0, reachesEnd, !waits, let calls = run.sendCalls, calls.calls.count == 1,
      !calls.isHandedOn, let sent = statements.last?.action(sentBy: calls.calls[0]),
      let action = SentAction(sent, in: branch), !action.isAmongElements, let output = output(of: action)
    else { return nil }
    return (.task, action.path, code.closure.text(code.body(dropping: 1), result: output))
  }

  /// Whether the closure does not return before its last statement.
  private var reachesEnd: Bool {
    run.operation.statements.dropLast().allSatisfy { Returns.all(in: $0).isEmpty && !$0.isDeferred }
  }

  /// Nil if it is not known whether a value needs an `await`, of which the compiler would warn otherwise.
  private func output(of action: SentAction) -> String? {
    var waits = false
    let output = action.output { value in
      let waiting = Waiting(in: value, branch.feature.inner)
      waits = waits || waiting == .needed
      return waiting == .unknown ? nil : branch.source.text(of: value.textRange, code.edits)
    }
    return output.map { (waits ? "await " : "") + $0 }
  }
}

extension CodeBlockItemSyntax {
  /// The action of `await send(…)`, if the statement is this call.
  fileprivate func action(sentBy call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard case .expr(let expression) = item, let waiting = expression.as(AwaitExprSyntax.self),
      waiting.expression.id == call.id, call.trailingClosure == nil,
      call.arguments.count == 1 || !Animations.edits(in: call).isEmpty
    else { return nil }
    return call.arguments.first?.expression
  }
}
#endif
