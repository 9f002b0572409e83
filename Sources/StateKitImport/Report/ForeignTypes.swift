#if Import
/// The types of other modules in states and actions: they have to be Sendable, which no code of the app shows.
enum ForeignTypes {
  /// Types that are Sendable, or that an import explains elsewhere.
  private static let known: Set<String> = [
    "AlertState", "Any", "ConfirmationDialogState", "Error", "Self", "Sendable", "StackState", "TaskResult",
    "TextState",
    "Void",
  ]

  static func names(in plans: [DomainPlan], _ index: DeclarationIndex) -> [String] {
    let generated = Set(
      plans.map(\.domain).flatMap { [$0.name + "State", $0.name + "Action", $0.holder.name] }
    )
    let types = plans.map(\.domain).flatMap { domain in
      domain.state.properties.map(\.type) + domain.actions.flatMap(\.payload).map(\.type)
    }
    let others = types.flatMap(\.typeNames).filter { name in
      !index.isDeclared([name.root]) && !generated.contains(name.root) && !known.contains(name.root)
        && !KnownConformances.isStandard(name.root)
    }
    return Set(others.map(\.whole).filter { !$0.hasSuffix(".ID") }).sorted()
  }
}
#endif
