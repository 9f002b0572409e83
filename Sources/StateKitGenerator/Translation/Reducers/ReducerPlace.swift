/// Where the code of a change or a handler's call stands.
struct ReducerPlace {
  /// The code for the array of the children's ranges of domain numbers.
  let domains: Code
  /// The function that finds the copies of properties that a handler wrote; nil if no child has such copies.
  let copies: Code?

  /// The lines of a handler's call; in debug builds the copies are compared before and after.
  func checked(_ lines: [Code]) -> [Code] {
    guard let copies else { return lines }
    return ["let before = StateKit._GeneratedCode._stateToCheck(state)"] + lines
      + ["if let before { \(copies)(&touched, before, state) }"]
  }
}

extension DomainCode {
  /// The place inside of the domain's reducer.
  var reducerPlace: ReducerPlace {
    ReducerPlace(
      domains: "domains",
      copies: hasHandlers && !model.follows.isEmpty ? "\(action).overwrittenCopies" : nil
    )
  }
}
