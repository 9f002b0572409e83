/// What can be wrong with who names an action: SK0614.
extension Diagnostic {
  static func notForParents(
    _ action: ActionSchema,
    _ visibility: Located<ActionVisibility>,
    of domain: DomainEntry,
    at location: SourceLocation
  ) -> Diagnostic {
    let owner = domain.shownName.quoted
    let users = visibility.value == .view ? "\(owner) and its views" : owner
    let delegates = domain.schema.actions.filter { $0.visibility?.value == .delegate }.map(\.name.value)
    let remedy =
      delegates.isEmpty
      ? "give \(owner) an action with \"visibility\": \"delegate\", to which a domain above may listen"
      : "a domain above may name \(delegates.listed("or"))"
    return Diagnostic(
      .error,
      "SK0614",
      "\(action.name.value.quoted) is for \(users) alone: \(remedy)",
      at: location,
      notes: [Note(message: "its visibility is declared here", location: visibility.location)]
    )
  }
}
