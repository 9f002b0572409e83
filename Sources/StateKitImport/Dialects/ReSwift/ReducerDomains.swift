#if Import
internal import StateKitGenerator
internal import SwiftParser
internal import SwiftSyntax

/// Makes the domains of reducers: state, actions and children, without branches.
struct ReducerDomains {
  let table: ReducerTable
  let owners: ActionOwners
  let names: GeneratedTypeNames
  /// The names of what the generator refused in each domain, with its reasons.
  let refused: [String: Refusals.Missing]

  private var conformances: KnownConformances { KnownConformances(index: table.index) }

  func domains(_ report: inout ImportReport) -> [ImportedDomain] {
    table.domains.indices.map { domain($0, &report) }
  }

  private func domain(_ position: Int, _ report: inout ImportReport) -> ImportedDomain {
    let read = table.domains[position]
    report.domain = read.name
    let state = read.state
    let replaced = owners.replaced(of: position)
    var domain = ImportedDomain(
      name: read.name,
      file: read.name,
      source: read.function.source,
      location: read.function.location,
      holder: HandlerHolder(name: ReducerDomains.holder(of: read.name, table.index))
    )
    domain.holder.isNamed = true
    domain.access = state.access
    let sources = [state.source, read.function.source] + (replaced.map { [$0.type.source] } ?? [])
    domain.imports = ModuleImports.kept(of: sources, besides: table.index.modules)
    domain.views = ModuleImports.views(of: sources)
    domain.holder.imports = ReSwiftNames.imports(of: [state.source, read.function.source], table.index)
    domain.hasDefault = read.body.hasDefault
    domain.runsBeside = read.doubts.contains(where: \.runsBeside) || table.isElsewhere(position)
    domain.isIncomplete = read.body.doubts.contains(where: \.mayMatchAll)
    domain.children = read.children.map {
      ImportedChild(name: $0.name, kind: .one(table.domains[$0.index].name), location: $0.call.location)
    }
    readState(state, read.body, into: &domain, &report)
    if let plain = PlainInitializer(of: state) { domain.left.insert(plain.declaration.id) }
    domain.leaveInitializers(of: state, table.initializers, &report)
    domain.missing.initializers = table.initializers
    domain.missing.scope = read.function.path
    readActions(of: position, into: &domain, &report)
    noteMissing(state, in: &domain, &report)
    domain.replaced = [ReplacedType(type: state, generated: read.name + "State")]
    if let replaced {
      domain.replaced.append(ReplacedType(type: replaced.type, generated: read.name + "Action"))
    }
    domain.left.formUnion(table.functions.map(\.id))
    domain.holder.pieces = [reduction(of: domain)]
    return domain
  }

  /// `UsersReducer`, or `UsersHandlers` if the app has a type or a function `UsersReducer`.
  static func holder(of name: String, _ index: DeclarationIndex) -> String {
    let plain = name + "Reducer"
    let isFunction = index.functions.contains { $0.path.isEmpty && $0.declaration.name.plainText == plain }
    return index.isDeclared([plain]) || isFunction ? name + "Handlers" : plain
  }

  /// The function that the reducer with the app's name calls.
  private func reduction(of domain: ImportedDomain) -> SwiftPiece {
    let access = Access(domain.access).prefix.text
    return SwiftPiece(
      key: "func reduce(into:action:)",
      text: """
        private static let whole = \(domain.holder.name)().body

        /// Changes the state by an action of the domain or of those below it.
        \(access)func reduce(into state: inout \(domain.name)State, action: \(domain.name)Action) {
          \(domain.holder.name).whole.reduce(&state, action)
        }
        """
    )
  }

  // MARK: - State

  /// The default value of a property, from the initializer or from the property's reducer.
  private func first(of property: StoredProperty, _ body: ReducerBody, _ plain: PlainInitializer?)
    -> ExprSyntax?
  {
    if let value = plain?.defaults[property.name] { return value }
    guard let code = body.defaults[property.name] else { return nil }
    var parser = Parser(code)
    let expression = ExprSyntax.parse(from: &parser)
    return expression.hasError ? nil : expression
  }

  private func readState(
    _ state: DeclaredType,
    _ body: ReducerBody,
    into domain: inout ImportedDomain,
    _ report: inout ImportReport
  ) {
    let children = Set(domain.children.map(\.name))
    let plain = PlainInitializer(of: state)
    var properties: [ImportedProperty] = []
    for property in state.storedProperties {
      reportModifiers(property, in: state, &report)
      if children.contains(property.name) { continue }
      let location = state.source.location(of: property.declaration)
      guard let type = table.index.type(of: property, in: state.path) else {
        report.add(.open, "the type of '\(property.name)' takes a compiler: write it down", at: location)
        continue
      }
      if let hidden = SendableDoubts.hiddenType(in: type, state.path, table.index) {
        let reason = "'\(hidden)', the type of '\(property.name)', is private in its file"
        report.add(.open, reason, at: location)
        continue
      }
      domain.doubt(.state, property.name, objects([type], in: state), at: location, &report)
      let value = property.value ?? first(of: property, body, plain)
      if let reason = value.flatMap({ table.initializers.reason(in: $0, of: state.path) }) {
        report.add(
          .open,
          "the first value of '\(property.name)' is another one now: \(reason)",
          at: location
        )
        continue
      }
      properties.append(
        ImportedProperty(
          name: property.name,
          type: names.spelling(of: type, in: state.path),
          value: value.flatMap { DefaultValue.of($0, names, in: state.path) },
          expression: value.map { DefaultValue.swift($0, names, in: state.path) },
          location: location,
          documentation: property.declaration.documentation
        )
      )
    }
    domain.state = .properties(properties)
    let isEquatable =
      state.conforms(to: "Equatable")
      || state.storedProperties.allSatisfy { property in
        if children.contains(property.name) { return true }
        let type = table.index.type(of: property, in: state.path)
        return type.map { conformances.isEquatable($0, in: state.path) } ?? false
      }
    domain.stateConformances = state.addedConformances + (isEquatable ? [] : [.notEquatable])
  }

  private func reportModifiers(
    _ property: StoredProperty,
    in state: DeclaredType,
    _ report: inout ImportReport
  ) {
    let location = state.source.location(of: property.declaration)
    if let hidden = property.modifiers.sorted().first(where: {
      $0.hasPrefix("private") || $0.hasPrefix("fileprivate")
    }) {
      report.add(.changed, "'\(property.name)' is not '\(hidden)' any more", at: location)
    }
    if property.declaration.bindings.contains(where: \.isObserved) {
      report.add(.open, "the observer of '\(property.name)' does not move", at: location)
    }
    for attribute in property.attributes {
      report.add(.open, "'@\(attribute)' of '\(property.name)' is not in the schema", at: location)
    }
  }

  /// Notes the names that the branches use and that are not imported.
  private func noteMissing(
    _ state: DeclaredType,
    in domain: inout ImportedDomain,
    _ report: inout ImportReport
  ) {
    if let refused = refused[domain.name] { domain.missing.add(refused) }
    domain.noteProperties(of: state)
    domain.leaveMembers(state.members.filter { !$0.isReplaced }, &report)
  }

  // MARK: - Actions

  private func readActions(of position: Int, into domain: inout ImportedDomain, _ report: inout ImportReport)
  {
    let enums = owners.enums.filter { $0.domain == position }
    var isEquatable = true
    for entry in enums.sorted(by: { $0.isReplaced && !$1.isReplaced }) {
      for element in entry.type.cases {
        if let child = child(element, of: entry, position) {
          if child != element.name.plainText {
            report.add(
              .changed,
              "'\(element.name.plainText)' is '\(child)', the name of the property of the state",
              at: entry.type.source.location(of: element)
            )
          }
          continue
        }
        let action = action(element, of: entry)
        domain.actions.append(action)
        reportDefaults(element, of: entry, &report)
        let reason = objects(element.values.map(\.type), in: entry.type)
        domain.doubt(.actions, action.name, reason, at: action.location, &report)
        isEquatable =
          isEquatable
          && element.values.allSatisfy { conformances.isEquatable($0.type, in: entry.type.path) }
      }
    }
    for entry in owners.structs where entry.domain == position {
      let type = entry.action.type
      let payload = entry.action.payload(names)
      domain.actions.append(
        ImportedAction(
          name: entry.name,
          payload: payload,
          location: type.source.location(of: type.declaration),
          documentation: DeclSyntax(fromProtocol: type.declaration).documentation
        )
      )
      isEquatable = isEquatable && self.isEquatable(entry.action)
      var types = type.storedProperties.compactMap { table.index.type(of: $0, in: type.path) }
      if case .whole = entry.action.form {
        types.append(TypeSyntax(IdentifierTypeSyntax(name: .identifier(type.path.last ?? ""))))
      }
      let location = type.source.location(of: type.declaration)
      domain.doubt(.actions, entry.name, objects(types, in: type), at: location, &report)
      report.add(
        .changed,
        "'\(type.name)' is the case '\(entry.name)' of '\(domain.name)Action'; the struct stays for the old call sites",
        at: type.source.location(of: type.declaration)
      )
    }
    let main = owners.replaced(of: position)?.type
    let isKnown = isEquatable || main?.conforms(to: "Equatable") == true
    domain.actionConformances = (main?.addedConformances ?? []) + (isKnown ? [] : [.notEquatable])
  }

  private func reportDefaults(
    _ element: EnumCaseElementSyntax,
    of entry: ActionOwners.Cases,
    _ report: inout ImportReport
  ) {
    for value in element.values where value.defaultValue != nil && entry.isReplaced {
      let name = value.firstName?.plainText ?? ""
      report.add(
        .changed,
        "the default of '\(name)' is that of a function in \(CallSites.fileName)",
        at: entry.type.source.location(of: value)
      )
    }
  }

  /// The first reason why types prevent a state or actions from being Sendable.
  private func objects(_ types: [TypeSyntax], in owner: DeclaredType) -> String? {
    let doubts = SendableDoubts(index: table.index, isCopied: names.isBelowGenerated)
    return types.lazy.compactMap { doubts.reason(for: $0, in: owner.path) }.first
  }

  /// The child whose actions a case contains.
  private func child(_ element: EnumCaseElementSyntax, of entry: ActionOwners.Cases, _ position: Int)
    -> String?
  {
    guard let inner = ActionTypes(index: table.index).wrapped(by: element.name.plainText, of: entry.type),
      let owner = owners.cases(of: inner), owner.isReplaced
    else { return nil }
    return table.domains[position].children.first { $0.index == owner.domain }?.name
  }

  private func action(_ element: EnumCaseElementSyntax, of entry: ActionOwners.Cases) -> ImportedAction {
    ImportedAction(
      name: entry.names[element.name.plainText] ?? element.name.plainText,
      payload: element.values.map {
        ImportedValue(label: $0.label, type: names.spelling(of: $0.type, in: entry.type.path))
      },
      location: entry.type.source.location(of: element),
      documentation: element.parent?.parent?.documentation
    )
  }

  private func isEquatable(_ action: StructAction) -> Bool {
    switch action.form {
    case .whole: return conformances.isEquatable(action.type)
    case .properties(let properties):
      return properties.allSatisfy { property in
        let type = table.index.type(of: property, in: action.type.path)
        return type.map { conformances.isEquatable($0, in: action.type.path) } ?? false
      }
    }
  }
}
#endif
