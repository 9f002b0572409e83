internal import StateKitGenerator

/// Writes or completes the value with the closures of one domain.
///
/// The stub of a closure is `nil` below its type: a missing closure is reported by name at the first action
/// that needs it, while an empty closure would stay unnoticed.
struct EffectsScaffold {
  let domain: DomainCode
  let file: FileModel
  let code: UserCode
  let printer: StubPrinter

  func run(_ findings: inout ScaffoldFindings) {
    guard !effects.isEmpty else { return }
    let uses = EffectsUses(of: domain.effects.name, closures: Set(effects.map(\.name.name)), in: code)
    if uses.calls.isEmpty { return add(&findings) }
    findings.diagnostics += lost(in: uses.calls)
    let missing = effects.filter { effect in
      !uses.given.contains(effect.name.name) && formerNames(of: effect).isDisjoint(with: uses.given)
    }
    if !missing.isEmpty { complete(uses.calls, missing, &findings) }
  }

  private var effects: [EffectModel] { domain.model.suppliedWork }

  /// The former names of an effect that belongs to a request.
  private func formerNames(of effect: EffectModel) -> Set<String> {
    let request = domain.model.requests.first { $0.name == effect.name }
    return Set(request?.earlierNames.map(\.name) ?? [])
  }

  private func lost(in calls: [EffectsCall]) -> [Diagnostic] {
    calls.flatMap { call in
      call.arguments.compactMap { argument -> Diagnostic? in
        let name = argument.label
        if effects.contains(where: { $0.name.name == name }) { return nil }
        let location = call.file.location(at: argument.range.lowerBound)
        if let now = effects.first(where: { formerNames(of: $0).contains(name) }) {
          return .closureRenamed(name, now: now.name.name, at: location)
        }
        let missing = effects.map(\.name.name).filter { effect in
          !call.arguments.contains { $0.label == effect }
        }
        return .closureGone(
          name,
          domain.effects.name,
          suggestion: nearMiss(of: name, in: missing),
          at: location
        )
      }
    }
  }

  private func complete(_ calls: [EffectsCall], _ missing: [EffectModel], _ findings: inout ScaffoldFindings)
  {
    let names = missing.map(\.name.name)
    let preferred = calls.filter(\.isInExtension)
    let candidates = preferred.isEmpty ? calls : preferred
    let call = candidates[0]
    let location = call.file.location(at: call.group.open.range.lowerBound)
    if candidates.count > 1 {
      let why = "it is made in \(candidates.count) places"
      return findings.diagnostics.append(.closuresNotAdded(names, domain.effects.name, why, at: location))
    }
    if call.hasTrailingClosure {
      let why = "a closure behind the parentheses is one of them"
      return findings.diagnostics.append(.closuresNotAdded(names, domain.effects.name, why, at: location))
    }
    findings.insertions += EffectsArguments(call: call, style: printer.style(of: call.file)).insertions(
      of: missing.map { ($0.name, form(of: $0)) },
      order: effects.map(\.name.name)
    )
  }

  // MARK: - A new file

  private func add(_ findings: inout ScaffoldFindings) {
    let name = "\(domain.effects.name)+Live.swift"
    if let diagnostic = obstacle(name) { return findings.diagnostics.append(diagnostic) }
    findings.newFiles.append(
      ScaffoldChange(
        target: .new(name: name),
        contents: printer.file(ImportTranslator(file: file, access: .internal).imports, live),
        added: effects.map(\.name.name)
      )
    )
  }

  private var live: ExtensionDeclaration {
    let arguments: [Code] = effects.enumerated().flatMap { index, effect -> [Code] in
      let comma: Code = index == effects.count - 1 ? "" : ","
      return ["  // \(form(of: effect))", "  \(label: effect.name): nil\(comma)"]
    }
    return ExtensionDeclaration(
      type: "\(domain.effects)",
      members: [
        PropertyDeclaration(
          prefix: DeclarationPrefix(
            documentation: DocComment(
              saying:
                """
                The effects of the running app: `store.sideEffects.register(\(plain: domain.effects).live)`.
                A closure that is nil is reported when an action needs it.
                """
            )
          ),
          keyword: "static var",
          name: Identifier(validated: "live"),
          type: "\(domain.effects)",
          value: .computed(["\(domain.effects)("] + arguments + [")"])
        )
      ]
    )
  }

  private func obstacle(_ fileName: String) -> Diagnostic? {
    let name = domain.effects.name
    if let (file, doubt) = code.doubt(mentioning: [name]) {
      return .unreadable(doubt, "'\(fileName)' was not written", at: file.location(at: doubt.offset))
    }
    let content = "a value of '\(name)' that is made by its initializer"
    for scope in code.extensions(of: name) {
      if let token = scope.property(named: "live") {
        return .closuresNotAdded(
          effects.map(\.name.name),
          name,
          "'live' does not call the initializer",
          at: scope.location(of: token)
        )
      }
    }
    return code.file(named: fileName).map { .fileInTheWay(content, at: $0.location(at: 0)) }
  }

  /// `{ (cursor: String?) async throws(FeedError) -> Page in … }`
  private func form(of effect: EffectModel) -> Code {
    let closure = EffectSignature(domain: domain, effect: effect, spelling: printer.spelling)
    let inputs: [Code] = closure.inputs.enumerated().map { index, input in
      "\(input.label ?? Identifier(validated: "value\(index)")): \(input.type)"
    }
    return "{ (\(inputs.joined(separator: ", "))) async\(closure.fails) -> \(closure.result) in … }"
  }
}

extension SwiftScope {
  /// The token of a property with this name and a body or value.
  fileprivate func property(named name: String) -> SwiftToken? {
    zip(body.nodes, body.nodes.dropFirst()).compactMap { keyword, node -> SwiftToken? in
      guard let keyword = keyword.token, ["var", "let"].contains(file.text(of: keyword)),
        let token = node.token,
        file.name(token) == name
      else { return nil }
      return token
    }.first
  }
}
