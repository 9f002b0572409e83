#if Import
/// The actions that the importer adds for `.child(.dismiss)`: `dismiss` of the child, or `childDismissed` of the parent
/// if the child is one of several or has something else of the name `dismiss`.
enum Dismissals {
  static let name = "dismiss"

  static func action(of child: String) -> String { child + "Dismissed" }

  /// Adds an action for each child that the app presents.
  static func add(to domains: inout [ImportedDomain]) {
    for index in domains.indices {
      for child in domains[index].children where child.isPresented {
        if let domain = child.domain, let place = domains.firstIndex(where: { $0.name == domain }) {
          if domains[place].actions.contains(where: { $0.name == name && $0.isAdded }) { continue }
          if !hasName(domains[place]) {
            var dismissal = ImportedAction(name: name, location: domains[place].location)
            dismissal.dismisses = true
            dismissal.isAdded = true
            domains[place].actions.append(dismissal)
            continue
          }
        }
        var dismissal = ImportedAction(name: action(of: child.name), location: child.location)
        dismissal.removedChild = child.name
        dismissal.isAdded = true
        domains[index].actions.append(dismissal)
      }
    }
  }

  /// Adds `dismiss` to a domain whose effects may dismiss it. `removeUnused` removes the action if it is not sent.
  static func addTentative(to domain: inout ImportedDomain) {
    if hasName(domain) { return }
    var dismissal = ImportedAction(name: name, location: domain.location)
    dismissal.dismisses = true
    dismissal.isAdded = true
    dismissal.isTentative = true
    domain.actions.append(dismissal)
  }

  /// Removes the tentative actions that are not sent.
  static func removeUnused(in domains: inout [ImportedDomain]) {
    for index in domains.indices {
      let outcomes = domains[index].branches.map(\.outcome)
      let isSent = outcomes.contains { outcome in
        outcome.bridges.contains { $0.dispatch == [name] } || outcome.effects.contains { $0.output == [name] }
          || (outcome.effects.map(\.closure) + outcome.parts.map(\.statements)).contains {
            $0.contains("(.\(name))")
          }
      }
      if !isSent { domains[index].actions.removeAll(where: \.isTentative) }
    }
  }

  /// Adds a doubt to the branches for `.screen(.dismiss)` and `.path(.popFrom)` of children that dismiss themselves:
  /// then these branches no longer run.
  static func doubtParents(in domains: inout [ImportedDomain]) {
    let leaving = domains.filter { domain in
      domain.actions.contains(where: \.isTentative) || domain.branches.contains(where: \.outcome.dismisses)
    }
    let names = Set(leaving.map(\.name))
    for index in domains.indices {
      for place in domains[index].branches.indices {
        let branch = domains[index].branches[place]
        guard !branch.outcome.isEmpty, let child = domains[index].child(dismissedBy: branch.path),
          let below = child.domains.first(where: names.contains)
        else { continue }
        domains[index].branches[place].outcome.doubts.append(
          ImportDoubt(reason: "it does not run where '\(below)' dismisses itself", location: branch.location)
        )
      }
    }
  }

  private static func hasName(_ domain: ImportedDomain) -> Bool {
    domain.actions.contains { $0.name == name } || domain.children.contains { $0.name == name }
  }

  /// The path of the action that dismisses the child at the end of `path`.
  static func path(
    of child: String,
    _ place: ActionPlace,
    at path: [String],
    _ domains: [String: ImportedDomain]
  ) -> [String] {
    if case .domain(let domain) = place,
      domains[domain]?.actions.contains(where: { $0.name == name && $0.isAdded }) == true
    {
      return path + [name]
    }
    return path.dropLast() + [action(of: child)]
  }
}

extension ImportedDomain {
  /// The child that an added action removes, or the stack of `path.popFrom`.
  fileprivate func child(dismissedBy path: [String]) -> ImportedChild? {
    let removed = path.count == 1 ? actions.first { $0.name == path[0] }?.removedChild : nil
    let popped = path.count == 2 && path[1] == "popFrom" ? path[0] : nil
    return children.first { $0.name == removed ?? popped }
  }

  /// Whether the domain has a `dismiss` that stands for a parent's `.child(.dismiss)`.
  var isDismissedByParent: Bool {
    actions.contains { $0.name == Dismissals.name && $0.isAdded && !$0.isTentative }
  }
}
#endif
