/// The precedence of `>=>`: below the composition operators, so that they combine without parentheses.
precedencegroup BridgePrecedence {
  associativity: none
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

/// The precedence of `>>>` and `<<<`.
precedencegroup FunctionCompositionPrecedence {
  associativity: left
  higherThan: BridgePrecedence, MultiplicationPrecedence
}

infix operator >=> : BridgePrecedence
infix operator >>> : FunctionCompositionPrecedence
infix operator <<< : FunctionCompositionPrecedence

/// Calls `first`, then `second`: `(a >>> b)(x)` is `b(a(x))`.
///
///     \AppAction.my?.text >=> TreeAction.text >>> AppAction.tree
public func >>> <A, B, C>(
  first: @escaping @Sendable (A) -> B,
  second: @escaping @Sendable (B) -> C
) -> @Sendable (A) -> C {
  { second(first($0)) }
}

/// Calls `second` with the result of `first`: `(a <<< b)(x)` is `a(b(x))`.
public func <<< <A, B, C>(
  second: @escaping @Sendable (B) -> C,
  first: @escaping @Sendable (A) -> B
) -> @Sendable (A) -> C {
  { second(first($0)) }
}
