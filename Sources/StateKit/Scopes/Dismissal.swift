/// The fate of a dismissed part of a state.
enum Dismissal {
  /// The part was removed; with its domains and the domain that held it, counted from the parent, if they are known.
  case removed(Range<Int>?, holder: Int = 0)
  /// The part stays, because it is always present.
  case refused
  /// The parent is to be removed in its place.
  case passedOn
}

extension Scope {
  /// Removes a dismissed part.
  func dismiss(in state: inout ParentState, touching touched: inout TouchedDomains) {
    switch dismiss(&state) {
    case .removed(let domains?, let holder):
      touched._markProperties(of: holder)
      touched._markChild(domains)
    case .removed(nil, _): touched.markAll()
    case .refused: break
    case .passedOn: touched.markDismissed()
    }
  }

  /// Removes a part of this part, or this part in its place.
  ///
  /// - Parameter inner: Removes the part of this part; it is given the same state as by `modify`.
  func dismiss(
    in state: inout ParentState,
    _ inner: (inout State) -> Dismissal
  ) -> Dismissal {
    var result = Dismissal.refused
    modify(&state) { result = inner(&$0) }
    switch result {
    case .removed(let below, let holder):
      guard let below, let first = domains()?.lowerBound else { return .removed(nil) }
      return .removed(first + below.lowerBound..<first + below.upperBound, holder: first + holder)
    case .refused: return .refused
    case .passedOn: return dismiss(&state)
    }
  }
}
