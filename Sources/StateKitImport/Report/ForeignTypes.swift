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
    let words = types.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } }
    let others = words.filter { word in
      let first = String(word.prefix { $0 != "." })
      return first.first?.isUppercase == true && !index.isDeclared([first]) && !generated.contains(first)
        && !known.contains(first) && !KnownConformances.isStandard(first)
    }
    return Set(others.map(String.init).filter { !$0.hasSuffix(".ID") }).sorted()
  }
}
#endif
