internal import StateKitGenerator

/// Reports methods of a type that are no longer handlers, and the present names of their actions.
struct LostHandlers {
  let domain: DomainCode
  let model: ModuleModel
  let search: HandlerSearch

  var diagnostics: [Diagnostic] {
    search.strays.map { function, scope in
      diagnostic(function, at: scope.location(of: function.nameToken))
    }
  }

  private func diagnostic(_ function: SwiftFunction, at location: SourceLocation) -> Diagnostic {
    if let handler = domain.handlers.first(where: { $0.name.name == function.name }) {
      return .otherLabels(function.shown, now: handler.shown, at: location)
    }
    if let name = presentName(of: function.name) {
      let handler = domain.handlers.first { $0.name.name == name }
      return .actionRenamed(function.shown, now: name, handler: handler?.shown, at: location)
    }
    if let reason = reasonWithoutHandler(function.name) {
      return .handlerNotNeeded(function.shown, reason, at: location)
    }
    // A handler with an existing method cannot be the intended one.
    let missing = domain.handlers.filter {
      if case .missing = search.presence(of: $0) { true } else { false }
    }
    return .noSuchAction(
      function.shown,
      domain.model.name,
      suggestion: nearMiss(of: function.name, in: missing.map(\.name.name)),
      at: location
    )
  }

  /// The present name of a renamed action or reaction.
  private func presentName(of name: String) -> String? {
    let actions: [(name: Identifier, earlier: [Identifier])] =
      domain.actions.map { ($0.name, $0.earlierNames) }
      + domain.model.requests.map { ($0.name, $0.earlierNames) }
    if let found = actions.first(where: { $0.earlier.contains { $0.name == name } }) {
      return found.name.name
    }
    return domain.model.reactions.first { $0.handler.name != name && hadName(name, $0) }?.handler.name
  }

  /// A reaction's handler is named by its path, and each part may have had other names. Parts are removed
  /// from the front of the name, because the number of combinations grows exponentially.
  private func hadName(_ name: String, _ reaction: ReactionModel) -> Bool {
    var current: DomainModel? = domain.model
    var bound: [ActionModel] = []
    var rests: Set<Substring> = [name[...]]
    for step in reaction.path.steps {
      let child = current?.children.first { $0.name == step.name }
      rests = LostHandlers.rests(of: rests, behind: [step.name] + (child?.earlierNames ?? []), of: name)
      if let binding = current?.binding, binding.name == step.name {
        bound = binding.actions
      } else {
        current = child.flatMap(target)
      }
    }
    let action = reaction.path.action
    let earlier =
      (bound.isEmpty ? current?.actions : bound)?.first { $0.name == action }?.earlierNames
      ?? current?.requests.first { $0.name == action }?.earlierNames ?? []
    return LostHandlers.rests(of: rests, behind: [action] + earlier, of: name).contains("")
  }

  /// The rests of a name after removing one of the parts. All parts but the first are capitalized.
  private static func rests(
    of rests: Set<Substring>,
    behind parts: [Identifier],
    of name: String
  ) -> Set<Substring> {
    var result: Set<Substring> = []
    for rest in rests {
      for part in parts {
        let isFirst = rest.startIndex == name.startIndex
        let part = isFirst ? part.name : part.name.prefix(1).uppercased() + part.name.dropFirst()
        if rest.hasPrefix(part) { result.insert(rest.dropFirst(part.count)) }
      }
    }
    return result
  }

  /// The domain of the child, if it belongs to this module.
  private func target(of child: ChildModel) -> DomainModel? {
    model.files.flatMap(\.domains).first { $0.id == child.domain.id }
  }

  private func reasonWithoutHandler(_ name: String) -> String? {
    if let action = domain.actions.first(where: { $0.name.name == name }) {
      if case .none = action.reduction {
        if action.dismisses {
          return "the action removes its domain, and does no more without \"reduce\": \"handler\""
        }
        return "the action does not change the state, because of \"reduce\": \"none\""
      }
      return "the schema says how the action changes the state"
    }
    if let request = domain.model.requests.first(where: { $0.name.name == name }), !request.hasHandler {
      return request.storage.map { "the request goes into '\($0.property.name.name)'" }
        ?? "the schema says what all phases of the request change"
    }
    if domain.model.reactions.contains(where: { $0.handler.name == name }) {
      return "the schema says how the reaction changes the state"
    }
    return nil
  }
}
