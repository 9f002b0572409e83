/// The message about an ambiguous label of an element's id, for bridges and reactions.
extension Diagnostic {
  static func ambiguousElement(
    _ label: String,
    of action: ResolvedActionPath,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0624",
      "\(label.quoted) of \(action.action.name.value.quoted) means two values, one of them the id of an element:"
        + " give the child or the other one another name",
      at: location,
      notes: action.children.filter { $0.name == label }.map {
        Note(message: "the elements are here", location: $0.schema.name.location)
      }
    )
  }
}
