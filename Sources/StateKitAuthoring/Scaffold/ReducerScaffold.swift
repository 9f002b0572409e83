internal import StateKitGenerator

/// Writes or completes the type with the handlers of one domain.
struct ReducerScaffold {
  let domain: DomainCode
  let file: FileModel
  let model: ModuleModel
  let code: UserCode
  let printer: StubPrinter

  func run(_ findings: inout ScaffoldFindings) {
    let names = code.names(ofProtocol: domain.reducing.name)
    let types = code.conformers(to: names, except: Set(file.uses.map(\.name)))
    guard domain.hasHandlers else { return reportNeedless(types, names, &findings) }
    if types.isEmpty { return add(names, &findings) }
    for type in types { complete(type, names, &findings) }
  }

  private func reportNeedless(_ types: [UserType], _ names: Set<String>, _ findings: inout ScaffoldFindings) {
    for site in types.flatMap(\.sites) {
      guard let inherited = site.conformance(to: names) else { continue }
      findings.diagnostics.append(
        .nothingLeftToWrite(domain.model.name, domain.reducing.name, at: site.location(of: inherited.token))
      )
    }
  }
}

// MARK: - A new type

extension ReducerScaffold {
  private var typeName: String { domain.model.name + "Reducer" }

  private func add(_ names: Set<String>, _ findings: inout ScaffoldFindings) {
    if let diagnostic = obstacle(names) { return findings.diagnostics.append(diagnostic) }
    let stubs = domain.handlers.map { stub(for: $0, .internal) }
    let declaration = TypeDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(saying: "The handlers of the actions of `\(plain: domain.name)`.")
      ),
      access: .internal,
      keyword: .struct,
      name: Identifier(validated: typeName),
      inheritance: ["\(domain.reducing)"],
      members: stubs.map { $0.declaration(printer.spelling) }
    )
    findings.newFiles.append(
      ScaffoldChange(
        target: .new(name: "\(typeName).swift"),
        contents: printer.file(ImportTranslator(file: file, access: .internal).imports, declaration),
        added: stubs.map(\.handler.shown)
      )
    )
    let effects = EffectsScaffold(domain: domain, code: code, printer: printer).file
    findings.newFiles += [effects].compactMap(\.self)
  }

  /// The reason why a new file cannot be written.
  private func obstacle(_ names: Set<String>) -> Diagnostic? {
    if let (file, doubt) = code.doubt(mentioning: names.union([typeName])) {
      return .unreadable(doubt, "'\(typeName)' was not written", at: file.location(at: doubt.offset))
    }
    let formerNames = domain.model.earlierNames.map { GeneratedNames(domain: $0.name).reducing }
    if let site = code.conformers(to: Set(formerNames), except: []).first?.sites.first,
      let inherited = site.conformance(to: Set(formerNames))
    {
      return .protocolRenamed(inherited, domain.reducing.name, at: site.location(of: inherited.token))
    }
    if let type = code.type(named: typeName) {
      return .typeInTheWay(typeName, domain.reducing.name, at: type.location(of: type.name))
    }
    return code.file(named: "\(typeName).swift").map {
      .fileInTheWay("a type that conforms to '\(domain.reducing.name)'", at: $0.location(at: 0))
    }
  }

  private func stub(for handler: HandlerSignature, _ access: Access) -> HandlerStub {
    HandlerStub(handler: handler, state: Code(domain.model.state.type, qualifying: []), access: access)
  }
}

// MARK: - An existing type

extension ReducerScaffold {
  private func complete(_ type: UserType, _ names: Set<String>, _ findings: inout ScaffoldFindings) {
    let site = type.sites[0]
    if type.sites.count > 1 {
      let places = type.sites.map { $0.location(of: $0.name) }
      return findings.diagnostics.append(.conformsTwice(type.name, domain.reducing.name, at: places))
    }
    let own = code.scopes(of: type.path)
    let search = HandlerSearch(
      domain: domain,
      otherStates: otherStates,
      site: site,
      own: own,
      inherited: code.inheritedScopes(of: own)
    )
    findings.diagnostics += LostHandlers(domain: domain, model: model, search: search).diagnostics
    var missing: [HandlerSignature] = []
    for handler in domain.handlers {
      switch search.presence(of: handler) {
      case .present: break
      case .missing: missing.append(handler)
      case .underCondition(let function, let scope):
        findings.diagnostics.append(
          .handlerUnderCondition(handler.shown, at: scope.location(of: function.nameToken))
        )
      }
    }
    guard !missing.isEmpty else { return }
    if let diagnostic = doubt(of: type, own, names, missing) {
      return findings.diagnostics.append(diagnostic)
    }
    let access = access(of: own, search)
    let isNonisolated = isIsolated(own, search)
    let stubs = missing.map { handler in
      var stub = stub(for: handler, access)
      stub.isNonisolated = isNonisolated
      return stub
    }
    findings.stubs.append(ScaffoldStubs(site: site, stubs: stubs))
  }

  /// The reason why handlers that seem to be missing may exist.
  private func doubt(
    of type: UserType,
    _ own: [SwiftScope],
    _ names: Set<String>,
    _ missing: [HandlerSignature]
  ) -> Diagnostic? {
    let rest = "'\(type.name)' was left without \(missing.map(\.shown).listed("and"))"
    if let (file, doubt) = code.doubt(mentioning: names.union([type.name])) {
      return .unreadable(doubt, rest, at: file.location(at: doubt.offset))
    }
    for scope in own {
      if let name = scope.attributes.first(where: { !KnownAttributes.contains($0) }) {
        return .macroMayAdd("@\(name)", rest, at: scope.location(of: scope.start))
      }
      if let macro = scope.macros.first {
        return .macroMayAdd(scope.file.text(of: macro), rest, at: scope.location(of: macro))
      }
    }
    return nil
  }

  /// The states of all other domains: one type may have the handlers of several domains.
  private var otherStates: Set<String> {
    let others = model.files.flatMap(\.domains).filter { $0.name != domain.model.name }
    return Set(others.flatMap(\.stateSpellings))
  }

  /// Whether methods need `nonisolated`: the type is isolated, or its handlers already have the modifier.
  private func isIsolated(_ own: [SwiftScope], _ search: HandlerSearch) -> Bool {
    own.contains { $0.isActor || $0.attributes.contains("MainActor") }
      || search.handlers.contains { $0.modifiers.contains("nonisolated") }
  }

  /// The access of the method: the requirement's, limited by the type's.
  private func access(of own: [SwiftScope], _ search: HandlerSearch) -> Access {
    let declared = own.filter { $0.kind == .type }.map(\.modifiers)
    let sources = declared.isEmpty ? search.handlerModifiers : declared
    let isPublic = sources.contains { !$0.isDisjoint(with: ["public", "open"]) }
    let isPackage = sources.contains { $0.contains("package") }
    switch domain.access {
    case .public: return isPublic ? .public : isPackage ? .package : .internal
    case .package: return isPublic || isPackage ? .package : .internal
    case .internal, .private: return .internal
    }
  }
}

extension DomainModel {
  /// The spellings of the state in code, without white space.
  var stateSpellings: [String] {
    [state.type.spelling, "\(state.type)", "\(actionType.spelled).DomainState"].map { name in
      String(name.filter { !$0.isWhitespace })
    }
  }
}
