/// What a schema costs: SK0701 to SK0709. Notes, as nothing of it is wrong.
extension Diagnostic {
  static func largePayload(_ action: ActionSchema, _ layout: ValueLayout) -> Diagnostic {
    let size = "\(layout.isAtLeast ? "at least " : "")\(layout.size) bytes"
    return Diagnostic(
      .note,
      "SK0701",
      "the payload of \(action.name.value.quoted) takes \(size), and all actions above and beside it take as much:"
        + " hand over an id, or keep the value in an array or a class, which take 8 bytes",
      at: action.name.location
    )
  }

  static func deepNesting(_ way: [String], at location: SourceLocation) -> Diagnostic {
    let path = way.joined(separator: ".")
    return Diagnostic(
      .note,
      "SK0702",
      "\(path.quoted) lies \(way.count) domains deep, and each of its actions goes through a 'switch' for each of them:"
        + " let a domain further up contain what need not be so deep",
      at: location
    )
  }

  static func manyCases(_ domain: DomainEntry, count: Int) -> Diagnostic {
    Diagnostic(
      .note,
      "SK0703",
      "\(domain.name.quoted) has \(count) actions, requests and children; above \(CostLimits.cases) each further one"
        + " takes longer to compile (about 10 ms in a release build at 500, 15 ms at 1,000, 32 ms at 3,000):"
        + " put what belongs together into domains that it contains",
      at: domain.schema.name.location
    )
  }
}
