#if Import
/// The actions that stand for `.child(.dismiss)`: one of the child, `dismiss`, or one of the parent if the child is one of
/// several or has an action of that name.
enum Dismissals {
  static let name = "dismiss"

  static func action(of child: String) -> String { child + "Dismissed" }

  /// Adds them to the domains.
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

  private static func hasName(_ domain: ImportedDomain) -> Bool {
    domain.actions.contains { $0.name == name } || domain.children.contains { $0.name == name }
  }

  /// The path of the action for a child at the end of `path`.
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
#endif
