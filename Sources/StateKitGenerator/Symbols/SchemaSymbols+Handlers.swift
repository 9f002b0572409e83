/// The methods that users write, and the names that generated code has.
extension SchemaSymbols {
  /// A method of a user's reducer: for an action, a request or a reaction.
  package struct Handler {
    package let name: String
    package let domain: String
    /// The type of its first parameter.
    package let state: String
    /// The key in the schema, and the number of its bytes.
    package let place: SourceLocation
    package let length: Int
  }

  /// The handlers of the module's domains.
  package var handlers: [Handler] {
    module.domains.flatMap { domain -> [Handler] in
      let schema = domain.entry.schema
      let state = domain.entry.stateType.description
      func handler(_ name: String, _ key: Located<String>, _ length: Int) -> Handler {
        Handler(
          name: name,
          domain: domain.shownName,
          state: state,
          place: key.location.behindQuote,
          length: length
        )
      }
      let actions = schema.actions.filter(\.hasHandler).map(\.name)
      let requests = schema.requests.filter(\.hasHandler).map(\.name)
      return (actions + requests).map { handler($0.value, $0, $0.value.utf8.count) }
        + schema.reactions.filter(\.change.hasHandler).map {
          handler($0.handlerName, $0.path.components[0], $0.path.text.utf8.count)
        }
    }
  }

  /// The handlers whose key contains an offset, or ends there.
  package func handlers(at offset: Int, in file: SourceFile) -> [Handler] {
    handlers.filter {
      $0.place.file == file && $0.place.offset <= offset && offset <= $0.place.offset + $0.length
    }
  }

  /// The actions, phases and cases whose payload has a label.
  package func owners(ofLabel label: Symbol) -> [Symbol] {
    func has(_ values: [PayloadValueSchema]?) -> Bool {
      values?.contains { $0.label?.location.behindQuote == label.location } ?? false
    }
    let ofDomains = module.domains.flatMap { domain -> [Symbol?] in
      let entry = domain.entry
      return entry.schema.actions.filter { has($0.payload) }.map { Symbol(.action($0, of: entry)) }
        + entry.schema.requests.flatMap { request in
          request.phases.filter { has($0.payload) }.map { Symbol(.phase($0, of: request, in: entry)) }
        }
    }
    let ofTypes = module.index.types.flatMap { type in
      (type.schema.cases ?? []).filter { has($0.payload) }.map { Symbol(.enumCase($0, of: type)) }
    }
    return (ofDomains + ofTypes).compactMap(\.self)
  }

  /// The domains of the children with this name.
  package func domains(ofChildren name: String) -> [String] {
    module.allDomains.flatMap(\.children).filter { $0.name == name }.map(\.domain.shownName)
  }
}

extension SchemaSymbols.Handler {
  /// Whether the handler is that of a request, which has the values of a phase if this one alone is left to it.
  package func takesValues(of phase: Symbol) -> Bool {
    guard case .phase(_, let request, _) = phase.declaration else { return false }
    return place == request.name.location.behindQuote
  }
}

extension Symbol {
  /// The names of the types that are generated for a domain, always in the same order.
  package static func generatedTypes(of domain: String) -> [String] {
    let names = GeneratedNames(domain: domain)
    return [
      names.state, names.action, names.reducing, names.effects, names.scope, names.binding, names.store,
      domain + "Reducer",
    ]
  }

  /// The domains of one-ofs and the types of values that are named after this declaration and another, before and after a
  /// rename.
  package func composedNames(renamed name: String) -> (domains: [Renaming], values: [Renaming]) {
    switch declaration {
    case .domain(let domain):
      let (old, new) = (GeneratedNames(domain: domain.schema.name.value), GeneratedNames(domain: name))
      let choices = domain.schema.children.filter { $0.oneOf != nil }.map(\.name.value)
      return (
        choices.map { (old.part($0), new.part($0)) },
        domain.schema.worksWithValues.map { (old.values(of: $0), new.values(of: $0)) }
      )
    case .child(let child, let domain, _) where child.oneOf != nil:
      let names = GeneratedNames(domain: domain.schema.name.value)
      return ([(names.part(child.name.value), names.part(name))], [])
    case .request(_, let domain), .effect(_, let domain):
      guard domain.schema.worksWithValues.contains(self.name) else { return ([], []) }
      let names = GeneratedNames(domain: domain.schema.name.value)
      return ([], [(names.values(of: self.name), names.values(of: name))])
    default: return ([], [])
    }
  }

  package typealias Renaming = (old: String, new: String)
}

/// The costs of declarations.
extension SchemaSymbols {
  /// A sentence about the size of a domain or an action and the time to compile it; nil for other names.
  /// - Parameter hasErrors: Whether the module has mistakes, so that sizes may be unknown.
  package func cost(of symbol: Symbol, hasErrors: Bool) -> String? {
    switch symbol.declaration {
    case .domain(let domain):
      let schema = domain.schema
      let count =
        schema.actions.count + schema.boundActions.count + schema.requests.count + schema.children.count
      return "\(count == 1 ? "1 case" : "\(count) cases"), \(CostLimits.compileTime(ofCases: count))."
    case .action(let action, _), .phase(let action, _, _):
      let types = (action.payload ?? []).compactMap { $0.type?.value }
      let time = CostLimits.compileTime(ofCases: 1)
      guard !hasErrors, !types.isEmpty else {
        return "A case, \(time)."
      }
      var layouts = MemoryLayouts(module.index)
      let layout = layouts.layout(of: types)
      return "A case with \(layout.isAtLeast ? "at least " : "")\(layout.size) bytes, \(time)."
    default: return nil
    }
  }
}

extension CostLimits {
  /// The time to compile the cases of one enum, if there are at most `cases`.
  fileprivate static func compileTime(ofCases count: Int) -> String {
    "about \(count * 4) ms in a debug build and \(count * 10) ms in a release build"
  }
}
