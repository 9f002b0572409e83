#if Import
internal import StateKitGenerator

/// The buttons of dialogs for which code of a parent is for a person. They have no other code.
struct OpenButtons {
  private var keys: Set<Refusals.Key> = []

  init(_ plans: [DomainPlan]) {
    let dialogs = Set(plans.map(\.domain).filter(\.isDialog).map(\.name))
    for plan in plans {
      for child in plan.domain.children {
        let open = plan.groups.filter { $0.path.first == child.name && $0.isOpen }.map(\.path)
        let isOpen = plan.domain.runsBeside || plan.domain.openChildren.contains(child.name)
        for (domain, head) in child.places where dialogs.contains(domain) {
          let buttons = plans.first { $0.domain.name == domain }?.domain.actions ?? []
          for button in buttons where isOpen || open.contains(head + [button.name]) {
            keys.insert(Refusals.Key(domain: domain, section: .actions, name: button.name))
          }
        }
      }
    }
  }

  func contains(_ action: ImportedAction, of domain: ImportedDomain) -> Bool {
    keys.contains(Refusals.Key(domain: domain.name, section: .actions, name: action.name))
  }
}

extension ImportedDomain {
  /// Whether its state is the text of a dialog.
  fileprivate var isDialog: Bool { if case .foreign = state { true } else { false } }
}

extension ImportedChild {
  /// Its domains, with the paths to their actions.
  fileprivate var places: [(domain: String, path: [String])] {
    domain.map { [($0, [name])] } ?? cases.map { ($0.domain, [name, $0.name]) }
  }
}
#endif
