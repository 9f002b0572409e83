#if Import
/// A place in the tree of actions, at which the rest of a pattern is resolved.
indirect enum ActionPlace {
  case domain(String)
  case choice([ImportedChild.Case])
  /// `.presented(…)` or `.dismiss`, of the child of this name.
  case presented(ActionPlace, child: String)
  /// `.element(id: …, action: …)`, of the child of this name.
  case element(ActionPlace, child: String)
  case stack(ActionPlace, child: String)

  init(_ child: ImportedChild) {
    let inner: ActionPlace =
      switch child.kind {
      case .one(let domain), .optional(let domain), .each(let domain): .domain(domain)
      case .oneOf(let cases, _), .stack(let cases): .choice(cases)
      }
    switch child.kind {
    case .each: self = .element(inner, child: child.name)
    case .stack: self = .stack(inner, child: child.name)
    default: self = child.isPresented ? .presented(inner, child: child.name) : inner
    }
  }
}

/// The action that a pattern is for.
enum ResolvedPattern {
  case action(path: [String], arguments: [ImportedBranch.Argument], elements: [String: String])
  /// All actions of a place, with the name that the pattern gives to them.
  case all(ActionPlace, path: [String], name: String?, elements: [String: String])
  case unknown(String)
}

/// Follows patterns through the children of domains.
struct PatternResolver {
  let domains: [String: ImportedDomain]
  /// Whether a pattern may leave out values that have a default, as an expression that makes an action may.
  var takesDefaults = false

  var forExpressions: PatternResolver { PatternResolver(domains: domains, takesDefaults: true) }

  func resolve(
    _ pattern: CasePattern,
    at place: ActionPlace,
    path: [String] = [],
    elements: [String: String] = [:]
  ) -> ResolvedPattern {
    switch place {
    case .domain(let name):
      guard let domain = domains[name] else { return .unknown("the domain '\(name)' is missing") }
      return resolve(pattern, in: domain, path, elements)
    case .choice(let cases):
      guard let found = cases.first(where: { $0.name == pattern.name }) else {
        // In the app's code, a stack with one kind of screens has no enum of screens.
        guard let only = cases.first, cases.count == 1 else { break }
        return resolve(pattern, at: .domain(only.domain), path: path + [only.name], elements: elements)
      }
      return resolve(
        pattern.arguments?.first?.pattern,
        at: .domain(found.domain),
        path + [found.name],
        elements
      )
    case .presented(let inner, let child):
      if pattern.name == "dismiss" {
        let path = Dismissals.path(of: child, inner, at: path, domains)
        return .action(path: path, arguments: [], elements: elements)
      }
      guard pattern.name == "presented" else { break }
      return resolve(pattern.arguments?.first?.pattern, at: inner, path, elements)
    case .element(let inner, let child):
      return resolve(pattern, element: inner, child, path, elements)
    case .stack(let inner, let child):
      if pattern.name == "popFrom" {
        let arguments = (pattern.arguments ?? []).map { ImportedBranch.Argument($0.pattern) }
        return .action(path: path + ["popFrom"], arguments: arguments, elements: elements)
      }
      return resolve(pattern, element: inner, child, path, elements)
    }
    return .unknown("no action '\(pattern.name)' was found")
  }

  private func resolve(
    _ pattern: CasePattern,
    element inner: ActionPlace,
    _ child: String,
    _ path: [String],
    _ elements: [String: String]
  ) -> ResolvedPattern {
    guard pattern.name == "element" || pattern.name == child else {
      return .unknown("no action '\(pattern.name)' was found")
    }
    guard let arguments = pattern.arguments, arguments.count == 2 else {
      return .all(inner, path: path, name: nil, elements: elements)
    }
    var elements = elements
    switch arguments[0].pattern {
    case .name(let name): elements[child] = name
    case .ignored: break
    case .enumCase, .other: return .unknown("a pattern for the id of an element")
    }
    return resolve(arguments[1].pattern, at: inner, path, elements)
  }

  private func resolve(
    _ pattern: ValuePattern?,
    at place: ActionPlace,
    _ path: [String],
    _ elements: [String: String]
  ) -> ResolvedPattern {
    switch pattern {
    case .enumCase(let inner, _, _)?: resolve(inner, at: place, path: path, elements: elements)
    case .name(let name)?: .all(place, path: path, name: name, elements: elements)
    case .ignored?, nil: .all(place, path: path, name: nil, elements: elements)
    case .other?: .unknown("a pattern that is not understood")
    }
  }

  private func resolve(
    _ pattern: CasePattern,
    in domain: ImportedDomain,
    _ path: [String],
    _ elements: [String: String]
  ) -> ResolvedPattern {
    if let child = domain.children.first(where: { $0.name == pattern.name }) {
      let place = ActionPlace(child)
      if pattern.arguments?.count == 2, case .element = place {
        return resolve(pattern, at: place, path: path + [child.name], elements: elements)
      }
      return resolve(pattern.arguments?.first?.pattern, at: place, path + [child.name], elements)
    }
    if pattern.name == "binding", !domain.binds.isEmpty { return binding(pattern, in: domain, path) }
    guard let action = domain.actions.first(where: { $0.name == pattern.name }) else {
      return .unknown("no action '\(pattern.name)' of '\(domain.name)' was found")
    }
    let arguments = (pattern.arguments ?? []).map { ImportedBranch.Argument($0.pattern) }
    if arguments.count == action.payload.count || arguments.isEmpty {
      return .action(path: path + [action.name], arguments: arguments, elements: elements)
    }
    if takesDefaults, action.fits(pattern.arguments?.map(\.label) ?? []) {
      return .action(path: path + [action.name], arguments: [], elements: elements)
    }
    if arguments.count == 1, case .ignored = arguments[0] {
      return .action(path: path + [action.name], arguments: [], elements: elements)
    }
    return .unknown("a pattern for several values at once")
  }

  /// `.binding`, `.binding(\.name)`, `.binding(\.$name)`
  private func binding(_ pattern: CasePattern, in domain: ImportedDomain, _ path: [String]) -> ResolvedPattern
  {
    guard let argument = pattern.arguments?.first?.pattern else {
      return .all(.domain(domain.name), path: path + ["binding"], name: nil, elements: [:])
    }
    switch argument {
    case .ignored: return .all(.domain(domain.name), path: path + ["binding"], name: nil, elements: [:])
    case .other(let expression, _):
      guard let name = expression.lastPathName, domain.binds.contains(where: { $0.name == name }) else {
        break
      }
      return .action(path: path + ["binding", name], arguments: [], elements: [:])
    case .name, .enumCase: break
    }
    return .unknown("a pattern for a bound property")
  }
}

extension ImportedAction {
  /// Whether the values that are not among the labels, which keep their order, have defaults.
  func fits(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for value in payload {
      if let next = rest.first, next == value.label {
        rest = rest.dropFirst()
      } else if value.standard == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension ImportedBranch.Argument {
  init(_ pattern: ValuePattern) {
    switch pattern {
    case .name(let name): self = .name(name)
    case .ignored: self = .ignored
    case .enumCase, .other: self = .pattern(pattern.text)
    }
  }
}

#endif
