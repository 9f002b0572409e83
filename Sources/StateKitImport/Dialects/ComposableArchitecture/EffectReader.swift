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
    var result = outcome
    let isPart = !branch.isPlain
    // It is sent last: the domain must be there until all other actions have been sent.
    let dismissal = effects.first { $0.onlyDismisses(branch.feature.dismissName) }
    for effect in effects {
      switch effect.form {
      case .unknown(let reason): return reason
      case .cancel:
        guard let id = effect.id else { return "an effect without an id is cancelled" }
        if isPart, !branch.canEndParts { return "an effect that is cancelled for some values of the action" }
        if isPart { result.cancelledParts.append(id) } else { result.cancelled.append(id) }
      case .send(let action):
        if effect.debounce != nil || effect.id != nil { return "an action that is sent later" }
        let isOneOfMany = isPart || dismissal != nil && !isBridge(action)
        if let reason = isOneOfMany ? sendPart(action, &result) : send(action, effect, &result) {
          return reason
        }
      case .run(let closure):
        if effect.onlyDismisses(branch.feature.dismissName) { continue }
        if let reason = run(closure, effect, &result) { return reason }
      }
    }
    if let dismissal {
      if let reason = dismiss(dismissal, &result) { return reason }
    }
    outcome = result
    return nil
  }

  // MARK: - An action that is sent at once

  private func send(
    _ action: ExprSyntax,
    _ effect: ReturnedEffect,
    _ outcome: inout BranchOutcome
  ) -> String? {
    guard let sent = sent(action) else { return "the action that is sent was not found" }
    if sent.isAmongElements { return "an action of an element that is sent" }
    if let values = schemaValues(of: sent) {
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
    // A schema cannot express the values, so a closure makes them.
    let texts = sent.values.map { value -> (label: String?, text: String, inputs: [String])? in
      switch value.source {
      case .given(let expression): moved(expression).map { (value.label, $0.text, $0.inputs) }
      case .standard(let standard): (value.label, standard.swift, [])
      }
    }
    guard texts.allSatisfy({ $0 != nil }) else {
      return "the values that are sent take what the branch computes"
    }
    let all = texts.compactMap { $0 }
    let inputs = all.flatMap(\.inputs).unique
    outcome.effects.append(
      ImportedEffect(
        on: branch.path,
        output: sent.path,
        kind: .task,
        inputs: inputs.map { ($0, [$0]) },
        closure: closure(
          inputs,
          [result(all.map { ($0.label, $0.text, .none) }, isReturned: inputs.count > 1)]
        ),
        location: branch.source.location(of: action)
      )
    )
    return nil
  }

  /// The values in the language of schemas; nil if it cannot express them.
  private func schemaValues(of sent: Sent) -> [(label: String, value: JSONValue)]? {
    var values: [(label: String, value: JSONValue)] = []
    for (index, value) in sent.values.enumerated() {
      let said: JSONValue? =
        switch value.source {
        case .given(let expression): branch.values.value(of: expression)
        case .standard(let standard): standard.value
        }
      guard let said else { return nil }
      values.append((value.label ?? "\(index)", said))
    }
    return values
  }

  /// Whether a bridge in a schema can send the action.
  private func isBridge(_ action: ExprSyntax) -> Bool {
    sent(action).map { !$0.isAmongElements && schemaValues(of: $0) != nil } ?? false
  }

  /// Sends the action in the closure that the branches of its trigger share: for some values only, or in an order with
  /// others.
  private func sendPart(_ action: ExprSyntax, _ outcome: inout BranchOutcome) -> String? {
    guard let moved = moved(action) else { return "the values that are sent take what the branch computes" }
    let location = branch.source.location(of: action)
    outcome.parts.append(
      SentPart(
        statements: "await send(\(moved.text))",
        inputs: moved.inputs.map { ($0, [$0]) },
        location: location
      )
    )
    return nil
  }

  // MARK: - A closure

  private func run(_ run: RunClosure, _ effect: ReturnedEffect, _ outcome: inout BranchOutcome) -> String? {
    var inputs: [(name: String, path: [String])] = []
    var edits: [TextEdit] = []
    var constants: [(name: String, text: String)] = []
    for capture in run.captures {
      guard let value = capture.value else {
        if capture.name == branch.core.state {
          guard let reads = stateReads(in: run.operation) else { return "the effect takes the whole state" }
          edits += reads.edits
          inputs += reads.inputs.map { ($0, [$0]) }
        } else if locals.contains(capture.name) {
          return "the effect takes '\(capture.name)', which the branch computes"
        }
        continue
      }
      if branch.values.payloadLabel(of: value) == capture.name { continue }
      guard let path = branch.values.path(of: value) else {
        if uses(value, locals.union([branch.core.state])) {
          return "the effect takes '\(capture.name)', which the branch computes"
        }
        let text = value.trimmedDescription
        if text != capture.name, text != "self." + capture.name {
          constants.append((capture.name, text))
        }
        continue
      }
      inputs.append((capture.name, path))
    }
    let captured = Set(inputs.map(\.name) + constants.map(\.name))
    for closure in [run.operation, run.recovery].compactMap({ $0 }) {
      if let local = UsedNames.all(in: closure.statements).map(\.baseName.text)
        .first(where: { locals.contains($0) && !captured.contains($0) })
      {
        if !LocalNames.all(in: closure.statements).contains(local) {
          return "the effect takes '\(local)', which the branch computes"
        }
      }
    }
    let dismissals = run.dismissals(branch.feature.dismissName)
    if dismissals.isHandedOn { return "the effect hands '\(branch.feature.dismissName ?? "")' on" }
    if dismissals.count > 0, run.isIsolated || !branch.canSendDismissal {
      return "the effect dismisses the domain beside other work"
    }
    let functions = branch.feature.dismissingFunctions
    for closure in [run.operation, run.recovery].compactMap({ $0 }) {
      if let name = closure.usedMembers.first(where: functions.contains) {
        return "the effect calls '\(name)', which dismisses the domain"
      }
      edits += Animations.edits(in: closure.statements)
    }
    edits += dismissals.edits + run.sendEdits
    if !branch.isPlain {
      if run.isIsolated { return "an effect on the main actor for some values of the action" }
      if effect.debounce != nil || run.recovery != nil { return "an effect for some values of the action" }
      if effect.cancelsInFlight, !branch.canEndParts {
        return "an effect that only some values of the action start anew"
      }
      var statements = body(of: run.operation, edits, constants)
      if let send = run.send, send != "send", send != "_" { statements = "let \(send) = send\n" + statements }
      outcome.parts.append(
        SentPart(
          statements: statements,
          inputs: inputs,
          policy: effect.cancelsInFlight ? .latest : .every,
          cancelID: effect.id,
          location: branch.source.location(of: effect.expression)
        )
      )
      return nil
    }
    var declared = form(of: run, inputs: inputs, constants, edits, effect, dismissals: dismissals.count)
    if let id = effect.id {
      declared.cancelID = id
      let names = effect.idExpression.map { UsedNames.all(in: $0).map(\.baseName.text) } ?? []
      let labels = names.compactMap { branch.labels[$0] }.unique
      if labels.count > 1 { return "an id of several values" }
      declared.id = labels.first
    }
    declared.policy = effect.cancelsInFlight ? .latest : .every
    declared.debounce = effect.debounce
    outcome.effects.append(declared)
    return nil
  }

  /// An action that is sent by the last statement becomes the output of a task; otherwise the effect is a sequence of
  /// actions.
  private func form(
    of run: RunClosure,
    inputs: [(name: String, path: [String])],
    _ constants: [(name: String, text: String)],
    _ edits: [TextEdit],
    _ effect: ReturnedEffect,
    dismissals: Int
  ) -> ImportedEffect {
    let statements = Array(run.operation.statements)
    let location = branch.source.location(of: effect.expression)
    let names = inputs.map(\.name)
    let calls = run.sendCalls
    let isPlain = !run.isIsolated
    let throwsErrors = ThrownErrors.escape(run.operation.statements) || run.recovery != nil
    // A `return` before the end would skip the last statement, which sends the action.
    let reachesEnd = statements.dropLast().allSatisfy { Returns.all(in: $0).isEmpty && !$0.isDeferred }
    let sendsNothing = calls == nil || calls?.calls.isEmpty == true && calls?.isHandedOn == false
    if isPlain, !throwsErrors, sendsNothing, dismissals == 1, reachesEnd,
      statements.last?.isDismissal(branch.feature.dismissName) == true
    {
      return ImportedEffect(
        on: branch.path,
        output: [Dismissals.name],
        kind: .task,
        inputs: inputs,
        closure: closure(names, [body(of: run.operation, edits, constants, dropping: 1)]),
        location: location
      )
    }
    if isPlain, !throwsErrors, sendsNothing, dismissals == 0 {
      return ImportedEffect(
        on: branch.path,
        kind: .fireAndForget,
        inputs: inputs,
        closure: closure(names, [body(of: run.operation, edits, constants)]),
        location: location
      )
    }
    let waits = statements.contains { $0.variable?.modifiers.contains { $0.name.text == "async" } == true }
    if isPlain, !throwsErrors, !waits, dismissals == 0, reachesEnd, let calls, calls.calls.count == 1,
      !calls.isHandedOn, let last = statements.last,
      let sent = sentLast(last, calls.calls[0]), let action = self.sent(sent), !action.isAmongElements,
      let values = said(action, edits)
    {
      let leading = body(of: run.operation, edits, constants, dropping: 1)
      return ImportedEffect(
        on: branch.path,
        output: action.path,
        kind: .task,
        inputs: inputs,
        closure: closure(
          names,
          [leading, result(values, isReturned: !leading.isEmpty || names.count > 1)].filter { !$0.isEmpty }
        ),
        location: location
      )
    }
    return ImportedEffect(
      on: branch.path,
      kind: .stream,
      inputs: inputs,
      closure: closure(names, [(names.count > 1 ? "return " : "") + stream(run, constants, edits)]),
      location: location
    )
  }

  /// `AsyncStream<Action>.sending { send in … }`
  private func stream(
    _ run: RunClosure,
    _ constants: [(name: String, text: String)],
    _ edits: [TextEdit]
  ) -> String {
    let caught = run.recovery.map { DismissCalls(of: branch.feature.dismissName, in: $0.statements) }
    let own = DismissCalls(of: branch.feature.dismissName, in: run.operation.statements)
    let send = own.calls.isEmpty ? run.send ?? "_" : DismissCalls.sending(run.send)
    func body(_ closure: ClosureExprSyntax) -> String {
      Indentation.added("  ", to: self.body(of: closure, edits, constants))
    }
    let attributes = run.operation.signature?.attributes.trimmedDescription ?? ""
    let head = attributes.isEmpty ? send : "\(attributes) \(send)"
    var code = "AsyncStream<Action>.sending { \(head) in\n\(body(run.operation))\n}"
    if let recovery = run.recovery {
      var names = recovery.parameterNames
      if caught?.calls.isEmpty == false, names.count < 2 || names[1] == "_" {
        names = [names.first ?? "_", "send"]
      }
      let parameters = names.isEmpty ? "" : " \(names.joined(separator: ", ")) in"
      code += " catch: {\(parameters)\n\(body(recovery))\n}"
    }
    return code
  }

  private func closure(_ inputs: [String], _ parts: [String]) -> String {
    ClosureText(parameters: branch.parameters, inputs: inputs).text(parts)
  }

  private func text(of statements: [CodeBlockItemSyntax], _ edits: [TextEdit]) -> String {
    guard let first = statements.first, let last = statements.last else { return "" }
    let start = first.startOfComments
    let text = branch.source.text(of: start..<last.endWithComment, edits)
    return Indentation.removed(from: text, column: branch.source.column(of: start))
  }

  /// The constants that a closure captures, then its statements without the last `dropped` ones.
  private func body(
    of closure: ClosureExprSyntax,
    _ edits: [TextEdit],
    _ constants: [(name: String, text: String)],
    dropping dropped: Int = 0
  ) -> String {
    let used = Set(UsedNames.all(in: closure.statements).map(\.baseName.text))
    let lines = constants.filter { used.contains($0.name) }.map { "let \($0.name) = \($0.text)" }
    let statements = text(of: Array(closure.statements.dropLast(dropped)), edits)
    return (lines + [statements].filter { !$0.isEmpty }).joined(separator: "\n")
  }

  private typealias Value = (label: String?, text: String, waiting: Waiting)

  /// The values of a sent action; nil if it is not known whether one needs an `await`, of which the compiler would warn otherwise.
  private func said(_ action: Sent, _ edits: [TextEdit]) -> [Value]? {
    let values = action.values.map { value -> Value in
      switch value.source {
      case .given(let expression):
        let waiting = Waiting(in: expression, branch.feature.waiting)
        return (value.label, branch.source.text(of: expression.textRange, edits), waiting)
      case .standard(let standard): return (value.label, standard.swift, .none)
      }
    }
    return values.contains { $0.waiting == .unknown } ? nil : values
  }

  /// The value of an output; several values become a tuple.
  private func result(_ values: [Value], isReturned: Bool) -> String {
    guard !values.isEmpty else { return "" }
    let text =
      values.count == 1
      ? values[0].text
      : "(" + values.map { ($0.label.map { "\($0): " } ?? "") + $0.text }.joined(separator: ", ") + ")"
    let waits = values.contains { $0.waiting == .needed }
    return (isReturned ? "return " : "") + (waits ? "await " : "") + text
  }

  /// The action that the last statement sends by `await send(…)`.
  private func sentLast(_ item: CodeBlockItemSyntax, _ call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard case .expr(let expression) = item.item, let waiting = expression.as(AwaitExprSyntax.self),
      waiting.expression.id == call.id, call.trailingClosure == nil,
      call.arguments.count == 1 || !Animations.edits(in: call).isEmpty
    else { return nil }
    return call.arguments.first?.expression
  }

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
    if branch.isPlain, outcome.parts.isEmpty, outcome.effects.isEmpty {
      outcome.bridges.append(
        ImportedBridge(
          on: branch.path,
          dispatch: [Dismissals.name],
          values: [],
          location: location,
          code: branch.source.movedText(of: effect.expression)
        )
      )
    } else {
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
    }
    return nil
  }

  // MARK: - Parts

  private struct Sent {
    enum Source {
      case given(ExprSyntax)
      /// The default value of a case's parameter.
      case standard(ImportedValue.Standard)
    }

    let path: [String]
    let values: [(label: String?, source: Source)]
    let isAmongElements: Bool
  }

  /// The action that an expression makes: its path and its values.
  private func sent(_ expression: ExprSyntax) -> Sent? {
    guard let pattern = CasePattern(expression, isBinding: false),
      case .action(let path, _, _) = branch.resolver.forExpressions.resolve(
        pattern,
        at: .domain(branch.domain.name)
      )
    else { return nil }
    guard let arguments = expression.innermostArguments(depth: path.count - 1) else { return nil }
    let payload = branch.resolver.action(at: path, in: branch.domain)?.payload ?? []
    let values = EffectReader.values(arguments, of: payload)
    let isAmong = path.dropLast().contains { branch.domain.hasElements($0, branch.resolver.domains, path) }
    return Sent(path: path, values: values, isAmongElements: isAmong)
  }

  /// The values of an action; those that are not given are the defaults.
  private static func values(
    _ given: [(label: String?, expression: ExprSyntax)],
    of payload: [ImportedValue]
  ) -> [(label: String?, source: Sent.Source)] {
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

  /// The expression for a closure outside of the branch, which gets properties of the state as parameters; nil if it
  /// uses names of the branch.
  private func moved(_ expression: ExprSyntax) -> (text: String, inputs: [String])? {
    if uses(expression, locals) { return nil }
    guard let reads = stateReads(in: expression) else { return nil }
    return (branch.source.text(of: expression.textRange, reads.edits), reads.inputs)
  }

  private func uses(_ node: some SyntaxProtocol, _ names: Set<String>) -> Bool {
    UsedNames.all(in: node).contains { names.contains($0.baseName.text) }
  }

  /// Replaces `state.name` by `name`; nil if the state is used in any other form.
  private func stateReads(in node: some SyntaxProtocol) -> (edits: [TextEdit], inputs: [String])? {
    var edits: [TextEdit] = []
    var inputs: [String] = []
    let taken = locals.union(branch.labels.keys)
    for use in UsedNames.all(in: node) where use.baseName.text == branch.core.state {
      if use.isInCaptures { continue }
      guard let access = use.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(use).id
      else { return nil }
      let name = access.declName.baseName.plainText
      guard branch.domain.readableProperties.contains(name), !taken.contains(name) else { return nil }
      edits.append(TextEdit(access, with: name))
      inputs.append(name)
    }
    return (edits, inputs.unique)
  }
}

extension ValueReader {
  /// The name of a value of the payload.
  func payloadLabel(of expression: ExprSyntax) -> String? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return payload[name] == nil ? nil : name
  }
}

extension SyntaxProtocol {
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Whether the node stands in the capture list of a closure.
  var isInCaptures: Bool {
    var node: Syntax? = Syntax(self)
    while let current = node {
      if current.is(ClosureCaptureSyntax.self) { return true }
      if current.is(ClosureExprSyntax.self) { return false }
      node = current.parent
    }
    return false
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

extension ExprSyntax {
  /// The values of the action inside `depth` cases: those of `.loaded(names)` in `.list(.loaded(names))` for a depth of 1.
  func innermostArguments(depth: Int) -> [(label: String?, expression: ExprSyntax)]? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return [] }
    guard depth > 0 else { return call.arguments.map { ($0.label?.plainText, $0.expression) } }
    guard call.arguments.count == 1, let only = call.arguments.first?.expression else { return nil }
    let isWrapper =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "presented"
    return only.innermostArguments(depth: isWrapper ? depth : depth - 1)
  }
}
#endif
