/// The methods of a domain's handlers have different names.
struct HandlersAreUnique: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    for domain in file.domains where !domain.schema.reactions.isEmpty {
      var scope = NameScope(diagnostics)
      for action in domain.schema.actions where action.hasHandler {
        scope.declare(action.name.value, "the handler of \(action.name.value.quoted)", action.name.location)
      }
      for request in domain.schema.requests where request.hasHandler {
        scope.declare(
          request.name.value,
          "the handler of \(request.name.value.quoted)",
          request.name.location
        )
      }
      for reaction in domain.schema.reactions
      where reaction.change.hasHandler && reaction.path.components.count > 1 {
        let name = reaction.handlerName
        let what = "the handler \(name.quoted) of the reaction to \(reaction.path.text.quoted)"
        scope.declare(name, what, reaction.change.name.location)
      }
    }
  }
}

extension ActionSchema {
  /// Whether the user writes the change.
  var hasHandler: Bool { change.isEmpty && reduceMode == .handler }
}

extension ReactionSchema {
  /// The path in camel case: `feedLoadPageSuccess`.
  var handlerName: String {
    path.components.enumerated().map { index, component in
      index == 0 ? component.value : component.value.prefix(1).uppercased() + component.value.dropFirst()
    }.joined()
  }
}
