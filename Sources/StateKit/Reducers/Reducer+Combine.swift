infix operator <> : AdditionPrecedence

extension Reducer {
  /// The neutral reducer: `.identity <> reducer` and `reducer <> .identity` are `reducer`.
  public static var identity: Reducer {
    .marking { _, _, _ in }
  }

  /// Runs both, the left one first. Composition is associative.
  public static func <> (left: Reducer, right: Reducer) -> Reducer {
    let reduce: @Sendable (inout State, Action, inout TouchedDomains) -> Void = { state, action, touched in
      left.body(&state, action, &touched)
      right.body(&state, action, &touched)
    }
    return ._marking(reduce, following: .both(left.following, right.following))
  }

  /// Runs all of them in order.
  public static func combine(_ reducers: Reducer...) -> Reducer {
    reducers.reduce(.identity, <>)
  }
}
