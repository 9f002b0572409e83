#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads the effects at the end of a branch: their declarations for the schema, and their closures.
struct EffectReader {
  let branch: BranchReader
  /// The names that the branch itself declares.
  let locals: Set<String>
  /// Whether the branch starts the effects only under a condition of the schema.
  var isConditional = false

  /// - Returns: Nil, or the reason why an effect was not understood; then `outcome` is not changed.
  func read(_ effects: [ReturnedEffect], into outcome: inout BranchOutcome) -> String? {
    // The closure that the branches of an action share would run one after the other.
    let name = branch.feature.dismissName
    if effects.count > 1, !branch.isPlain, effects.contains(where: { $0.works(besides: name) }) {
      return "several effects for some values of the action"
    }
    if let id = effects.lazy.compactMap(\.idExpression).first(where: { $0.uses(locals) }) {
      return "the id '\(id.trimmedDescription)' depends on what the branch computes"
    }
    var result = outcome
    // It is sent last: the domain must be there until all other actions have been sent.
    let dismissal = effects.first { $0.onlyDismisses(name) }
    for effect in effects where !effect.onlyDismisses(name) {
      if let reason = read(effect, hasOrder: dismissal != nil, &result) { return reason }
    }
    if let dismissal, let reason = dismiss(dismissal, &result) { return reason }
    outcome = result
    return nil
  }

  /// - Parameter hasOrder: Whether another effect has to come after this one.
  private func read(_ effect: ReturnedEffect, hasOrder: Bool, _ outcome: inout BranchOutcome) -> String? {
    switch effect.form {
    case .unknown(let reason): return reason
    case .cancel:
      guard let id = effect.id else { return "an effect without an id is cancelled" }
      if branch.isPlain {
        outcome.cancelled.append(id)
      } else if branch.canEndParts {
        outcome.cancelledParts.append(id)
      } else {
        return "an effect that is cancelled for some values of the action"
      }
      return nil
    case .send(let action):
      if effect.debounce != nil || effect.id != nil { return "an action that is sent later" }
      return send(action, effect, hasOrder: hasOrder, &outcome)
    case .run(let run): return RunReader(run, of: effect, in: branch, locals: locals).read(into: &outcome)
    }
  }

  // MARK: - An action that is sent at once

  private func send(
    _ action: ExprSyntax,
    _ effect: ReturnedEffect,
    hasOrder: Bool,
    _ outcome: inout BranchOutcome
  ) -> String? {
    let sent = SentAction(action, in: branch)
    let values = sent.flatMap { $0.isAmongElements ? nil : $0.schemaValues(branch.values) }
    if !branch.isPlain || hasOrder && values == nil { return sendPart(action, &outcome) }
    guard let sent else { return "the action that is sent was not found" }
    if sent.isAmongElements { return "an action of an element that is sent" }
    guard let values else { return sendMade(sent, at: action, &outcome) }
    outcome.bridges.append(
      ImportedBridge(
        on: branch.path,
        dispatch: sent.path,
        values: values,
        location: branch.source.location(of: action),
        code: branch.source.movedText(of: effect.expression)
      )
    )
    return nil
  }

  /// Sends an action by a closure that makes its values, because a schema cannot express them.
  private func sendMade(_ sent: SentAction, at action: ExprSyntax, _ outcome: inout BranchOutcome) -> String?
  {
    var inputs: [String] = []
    let output = sent.output { value in
      guard let moved = moved(value) else { return nil }
      inputs += moved.inputs
      return moved.text
    }
    guard let output else { return "the values that are sent take what the branch computes" }
    inputs = inputs.unique
    outcome.effects.append(
      ImportedEffect(
        on: branch.path,
        output: sent.path,
        kind: .task,
        inputs: inputs.map { ($0, [$0]) },
        closure: ClosureText(parameters: branch.parameters, inputs: inputs).text(result: output),
        location: branch.source.location(of: action)
      )
    )
    return nil
  }

  /// Sends the action in the closure that the branches of its trigger share: for some values only, or in an order with
  /// others.
  private func sendPart(_ action: ExprSyntax, _ outcome: inout BranchOutcome) -> String? {
    guard let moved = moved(action) else { return "the values that are sent take what the branch computes" }
    outcome.parts.append(
      SentPart(
        statements: "await send(\(moved.text))",
        inputs: moved.inputs.map { ($0, [$0]) },
        location: branch.source.location(of: action)
      )
    )
    return nil
  }

  /// The expression for a closure outside of the branch, which gets properties of the state as parameters; nil if it
  /// uses names of the branch.
  private func moved(_ expression: ExprSyntax) -> (text: String, inputs: [String])? {
    guard !expression.uses(locals), let reads = StateReads(in: expression, of: branch, locals: locals) else {
      return nil
    }
    return (branch.source.text(of: expression.textRange, reads.edits), reads.inputs)
  }

  // MARK: - The end of the domain

  /// Dismisses the domain by the word `dismiss` of the schema if that suffices, otherwise by the action that the
  /// importer added.
  private func dismiss(_ effect: ReturnedEffect, _ outcome: inout BranchOutcome) -> String? {
    let location = branch.source.location(of: effect.expression)
    let sendsNothing =
      outcome.bridges.isEmpty && outcome.parts.isEmpty
      && outcome.effects.allSatisfy { $0.kind == .fireAndForget }
    let isOwn = branch.path.count == 1
    if sendsNothing, isOwn, branch.isPlain, !isConditional, !branch.domain.isDismissedByParent {
      outcome.dismisses = true
      return nil
    }
    // A domain that dismisses itself by the word sends nothing afterwards, and a reaction cannot have the word.
    guard branch.canSendDismissal else { return "the domain is dismissed beside other effects" }
    guard !branch.isPlain || !outcome.parts.isEmpty || !outcome.effects.isEmpty else {
      outcome.bridges.append(
        ImportedBridge(
          on: branch.path,
          dispatch: [Dismissals.name],
          values: [],
          location: location,
          code: branch.source.movedText(of: effect.expression)
        )
      )
      return nil
    }
    // One closure keeps the order.
    let parts = outcome.parts
    let statements = parts.map(\.statements) + ["await send(.\(Dismissals.name))"]
    outcome.parts = [
      SentPart(
        statements: statements.joined(separator: "\n"),
        inputs: parts.flatMap(\.inputs),
        policy: parts.contains { $0.policy == .latest } ? .latest : .every,
        cancelID: parts.lazy.compactMap(\.cancelID).first,
        location: parts.first?.location ?? location
      )
    ]
    return nil
  }
}
#endif
