/// The names that editors can offer for the next step of a path.
extension SchemaSymbols {
  /// A name that may come next.
  package struct Step {
    package let name: String
    /// Nil for words of the language: `binding`, `*`.
    package let symbol: Symbol?
    /// Its payload or type.
    package let detail: String?
    /// Nil if the schema does not know the type.
    package let type: SwiftType?
    /// Whether a path can continue after it.
    package let leadsOn: Bool
    /// Whether a path can end with it.
    package let isEnd: Bool
  }

  // MARK: - Actions

  /// The steps of a path to an action, after the names of children.
  package func actions(behind names: [String], in domain: String) -> [Step] {
    guard let start = module.domain(domain) else { return [] }
    var place = start
    for (position, name) in names.enumerated() {
      if case .value(let child)? = place.child(name) {
        place = child.domain
        continue
      }
      guard position == names.count - 1 else { return [] }
      if let request = place.request(name) { return phases(of: request, in: place) }
      guard name == BindingSchema.name, let binding = place.entry.schema.binds else { return [] }
      return binding.actions.map { action in
        let property = place.entry.properties?[action.name.value]
        let symbol = property.flatMap { Symbol(.property($0, of: place.shownName)) }
        return Step(action.name.value, symbol, isEnd: true)
      }
    }
    return actions(of: place, isOwn: names.isEmpty, behind: names.last, of: start)
  }

  private func phases(of request: ResolvedRequest, in domain: ResolvedDomain) -> [Step] {
    request.phases.map {
      Step($0.name.value, Symbol(.phase($0, of: request.schema, in: domain.entry)), isEnd: true)
    }
  }

  private func actions(of domain: ResolvedDomain, isOwn: Bool, behind name: String?, of start: ResolvedDomain)
    -> [Step]
  {
    let entry = domain.entry
    let visible = entry.schema.actions.filter { isOwn || $0.visibility?.value.reachesParents != false }
    let actions = visible.map { Step($0.name.value, Symbol(.action($0, of: entry)), isEnd: true) }
    let requests = entry.schema.requests.map {
      Step($0.name.value, Symbol(.request($0, of: entry)), leadsOn: true)
    }
    let children = domain.children.map {
      Step($0.name, Symbol(.child($0.schema, of: entry, $0.domain.entry)), leadsOn: true)
    }
    let binding = entry.schema.binds == nil ? [] : [Step(BindingSchema.name, nil, leadsOn: true)]
    let back = domain.parents.compactMap { $0.name == name ? $0.popFrom : nil }.prefix(1)
    return actions + requests + children + binding
      + back.map { Step($0.name.value, nil, detail: "(id: Int)", isEnd: true) }
  }

  /// The values of an action, by their labels or positions, and the ids of the elements on the path.
  package func values(ofActionAt names: [String], in domain: String) -> [Step] {
    guard let start = module.domain(domain), !names.isEmpty, let action = action(at: names, in: start),
      let values = action.values
    else { return [] }
    return zip(values.keys, values.values).map { key, value in
      let symbol = Symbol(.label(value, key: key))
      return Step(key, symbol, type: value.type?.value, leadsOn: true, isEnd: true)
    }
  }

  private func action(at names: [String], in start: ResolvedDomain) -> ResolvedActionPath? {
    let place = start.entry.schema.name.location
    let path = PathSchema(components: names.map { Located($0, at: place) })
    return (try? module.action(along: path, in: start))?.value
  }

  // MARK: - States

  /// The steps of a path into the state, after other names.
  package func properties(behind names: [String], in domain: String) -> [Step] {
    guard var place = module.domain(domain) else { return [] }
    for (position, name) in names.enumerated() {
      guard case .value(let child)? = place.child(name.withoutElement) else {
        return type(behind: Array(names[position...]), in: place).map(members) ?? []
      }
      if child.kind?.hasElements != false, !name.namesElement {
        return members(of: child.schema.type(of: child.domain.entry))
      }
      place = child.domain
    }
    return members(of: place)
  }

  /// The steps of a path to a child that comes and goes, after the names of children.
  package func passing(behind names: [String], in domain: String) -> [Step] {
    guard var place = module.domain(domain) else { return [] }
    var isWithin = false
    for name in names {
      guard case .value(let child)? = place.child(name), !isWithin else { return [] }
      // Below an optional child, and below a case, only the child's own domain knows what comes.
      isWithin = child.kind != .one && !child.domain.entry.schema.isOneOf
      place = child.domain
    }
    return isWithin
      ? []
      : place.children.filter { $0.kind != .one || !$0.domain.children.isEmpty }.map { child in
        let symbol = Symbol(.child(child.schema, of: place.entry, child.domain.entry))
        return Step(
          child.name,
          symbol,
          leadsOn: child.kind == .one || child.domain.entry.schema.isOneOf,
          isEnd: child.kind != .one
        )
      }
  }

  /// The values that an event of the state gives: the id of an element.
  package func values(ofEventAt names: [String], in domain: String) -> [Step] {
    guard let start = module.domain(domain), !names.isEmpty else { return [] }
    let place = start.entry.schema.name.location
    let path = PathSchema(components: names.map { Located($0, at: place) })
    guard let element = start.way(along: path).last?.element else { return [] }
    let id = PayloadValueSchema(label: Located("id", at: place), type: element.type)
    return [Step("id", Symbol(.label(id, key: "id")), type: element.type?.value, leadsOn: true, isEnd: true)]
  }

  /// The type of the ids or keys by which the elements at the end of a path are found; nil for a path to something else.
  package func elementID(behind names: [String], in domain: String) -> SwiftType? {
    guard let last = names.last, let start = module.domain(domain),
      let step = properties(behind: names.dropLast(), in: domain).first(where: { $0.name == last })
    else { return nil }
    if names.count == 1, case .value(let child)? = start.child(last) { return child.element?.type?.value }
    return step.type?.withoutOptionals.elementsByID(in: module.index)?.id
  }

  /// The type of the property at a path; nil if the schema does not know it.
  package func type(behind names: [String], in domain: String) -> SwiftType? {
    module.domain(domain).flatMap { type(behind: names, in: $0) }
  }

  private func type(behind names: [String], in domain: ResolvedDomain) -> SwiftType? {
    guard names.contains(where: \.namesElement) else {
      return module.property(called: names.joined(separator: "."), in: domain)?.valueType
    }
    var place = members(of: domain)
    var found: SwiftType?
    for name in names {
      found = place.first { $0.name == name.withoutElement }?.type
      if name.namesElement { found = found?.withoutOptionals.elementsByID(in: module.index)?.element }
      place = found.map(members) ?? []
    }
    return found
  }

  private func members(of domain: ResolvedDomain) -> [Step] {
    let properties = domain.entry.schema.declaredProperties ?? []
    let stored = domain.entry.schema.requests.compactMap(\.property)
    return (properties + stored).map { step(to: $0, of: domain.shownName) }
      + domain.children.map {
        let type = $0.schema.type(of: $0.domain.entry)
        let symbol = Symbol(.child($0.schema, of: domain.entry, $0.domain.entry))
        return Step($0.name, symbol, type: type, leadsOn: true)
      }
  }

  /// The members of a value, or of the value that an optional wraps.
  package func members(of type: SwiftType) -> [Step] {
    let type = type.withoutOptionals
    if let declared = module.index.type(type) {
      let properties = (declared.schema.properties ?? []).map { step(to: $0, of: declared.shownName) }
      let cases = (declared.schema.cases ?? []).filter(\.hasValues).map { enumCase in
        let type = module.index.caseProperty(enumCase.name.value, of: declared)?.value
        let symbol = Symbol(.enumCase(enumCase, of: declared))
        return Step(enumCase.name.value, symbol, type: type, leadsOn: true, isEnd: true)
      }
      return properties + cases
    }
    if let domain = module.domain(ofState: type) ?? module.domain(ofListedState: type) {
      return members(of: domain)
    }
    return type.knownProperties.map { Step($0, nil, type: type.property($0), leadsOn: true, isEnd: true) }
  }

  private func step(to property: PropertySchema, of owner: String) -> Step {
    Step(
      property.name.value,
      Symbol(.property(property, of: owner)),
      type: property.type?.value,
      leadsOn: true,
      isEnd: true
    )
  }

  /// The names in an object that a change makes: of a child's state, of a struct, of an enum with its cases.
  ///
  /// - Parameter names: The keys that lead to the object, starting with the path of the property or the child.
  package func parts(behind names: [String], in domain: String) -> [Step] {
    let path = names.first?.split(separator: ".").map(String.init) ?? []
    var place = properties(behind: path.dropLast(), in: domain)
    for (position, name) in (path.suffix(1) + names.dropFirst()).enumerated() {
      guard let step = place.first(where: { $0.name == name }) else { return [] }
      place = parts(of: step, isFirst: position == 0)
    }
    return place
  }

  private func parts(of step: Step, isFirst: Bool) -> [Step] {
    switch step.symbol?.declaration {
    case .child(_, _, let domain?): return module.resolved(domain).map(members) ?? []
    case .enumCase(let enumCase, _):
      let payload = PayloadIndex(enumCase.payload ?? [])
      return zip(payload.keys, payload.values).map { key, value in
        Step(key, Symbol(.label(value, key: key)), type: value.type?.value, isEnd: true)
      }
    default:
      guard let type = step.type?.withoutOptionals else { return [] }
      let made = isFirst ? SchemaSymbols.elementType(of: type) ?? type : type
      guard let declared = module.index.type(made.withoutOptionals) else { return [] }
      return declared.cases == nil ? members(of: made) : cases(of: made)
    }
  }

  // MARK: - Other names

  /// The domains that this module can name, those of other modules with the modules' names.
  package var domains: [Step] {
    module.allDomains.filter { !$0.entry.schema.isOneOf }.map {
      Step($0.shownName, Symbol(.domain($0.entry)))
    }
  }

  /// The types that this module can name, besides those of Swift.
  package var types: [Step] {
    let index = module.index
    let declared = (index.types + index.modules.flatMap(\.types)).map {
      Step($0.shownName, Symbol(.type($0)))
    }
    let states = module.allDomains.filter(\.entry.hasGeneratedState).map { domain in
      Step(
        domain.entry.stateType.description,
        Symbol(.domain(domain.entry)),
        detail: "the state of \(domain.shownName)"
      )
    }
    return declared + states
  }

  package static var builtInTypes: [String] { BuiltInType.names.sorted() }

  package var moduleNames: [String] { module.index.modules.map(\.name) }

  /// The cases of an enum of `types`, or of an optional of it; empty for other types.
  package func cases(of type: SwiftType) -> [Step] {
    guard let declared = module.index.enumeration(type) else { return [] }
    return (declared.schema.cases ?? []).map {
      Step($0.name.value, Symbol(.enumCase($0, of: declared)), leadsOn: $0.hasValues)
    }
  }

  /// The cases for which a condition can ask: of an enum, of a one-of, or the stages of a `Loadable`.
  package func testedCases(of type: SwiftType) -> [Step] {
    if type.isLoadable { return SwiftType.loadingStages.map { Step($0, nil) } }
    guard let domain = module.domain(ofState: type.withoutOptionals), domain.entry.schema.isOneOf else {
      return cases(of: type)
    }
    return domain.children.map { Step($0.name, Symbol(.child($0.schema, of: domain.entry, $0.domain.entry))) }
  }

  /// The cases of a child that is one of several domains.
  package func cases(ofChild name: String, in domain: String) -> [Step] {
    guard let parent = module.domain(domain), case .value(let child)? = parent.child(name) else { return [] }
    return child.domain.children.map {
      Step($0.name, Symbol(.child($0.schema, of: child.domain.entry, $0.domain.entry)), leadsOn: true)
    }
  }

  /// Whether a value fits where another type is required, as far as the schema can tell.
  package func fits(_ value: SwiftType, _ wanted: SwiftType) -> Bool {
    module.index.fit(property: value, wanted) != .no || module.index.fit(value, wanted) != .no
  }
}

extension String {
  /// Whether a step of a path leads to an element: `rows[$id]`.
  fileprivate var namesElement: Bool { hasSuffix("]") }

  /// The name of the list.
  fileprivate var withoutElement: String { String(prefix { $0 != "[" }) }
}

extension SwiftType {
  /// The types of the ids or keys of the elements, and of an element; nil for other types.
  fileprivate func elementsByID(in index: SchemaIndex) -> (id: SwiftType?, element: SwiftType)? {
    if case .dictionary(let key, let value) = self { return (key, value) }
    return identifiedElement.map { (index.idType(of: self), $0) }
  }
}

extension SchemaSymbols.Step {
  @inline(never)
  fileprivate init(
    _ name: String,
    _ symbol: Symbol?,
    detail: String? = nil,
    type: SwiftType? = nil,
    leadsOn: Bool = false,
    isEnd: Bool = false
  ) {
    self.name = name
    self.symbol = symbol
    self.detail = detail ?? symbol?.detail ?? type?.description
    self.type = type
    self.leadsOn = leadsOn
    self.isEnd = isEnd
  }
}

extension SchemaSymbols {
  /// The type that a text spells; nil if the text is not a type.
  package static func type(in text: String) -> SwiftType? {
    let file = SourceFile(path: "", text: "")
    let string = JSONString(text: text, location: file.location(at: 0), escapes: [])
    return TypeParser.parse(string, reportingTo: DiagnosticCollector())?.value
  }

  /// The type of the elements of an array or a set; nil for other types.
  package static func elementType(of type: SwiftType) -> SwiftType? {
    if case .array(let element) = type { return element }
    return type.builtIn?.name == "Set" ? type.onlyArgument : nil
  }

  package static func isNumber(_ type: SwiftType) -> Bool { type.builtIn?.literal?.isNumber == true }

  /// Whether a type is that of a child of the kind `each`.
  package static func isList(_ type: SwiftType) -> Bool { type.ofRuntime?.name == "IdentifiedArray" }

  package static func isStack(_ type: SwiftType) -> Bool { type.ofRuntime?.name == "StackState" }
}
