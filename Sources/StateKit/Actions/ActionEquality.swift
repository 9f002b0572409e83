/// Whether two actions are equal or, if their type is not `Equatable`, have the same description. It is a class for the
/// same reason as the finder of `ActionIndex`.
class ActionEquality<Action>: @unchecked Sendable {
  private let index = ActionIndex<Action>()

  func areEqual(_ one: Action, _ other: Action) -> Bool {
    index.leafIndex(of: one) == index.leafIndex(of: other)
      && String(describing: one) == String(describing: other)
  }

  static func make() -> ActionEquality {
    guard let type = Action.self as? any Equatable.Type else { return ActionEquality() }
    return make(of: type) ?? ActionEquality()
  }

  private static func make<Value: Equatable>(of type: Value.Type) -> ActionEquality? {
    // `Value` and `Action` are the same type here, which the compiler does not know.
    EqualityOfValues<Value>() as? ActionEquality<Action>
  }
}

private final class EqualityOfValues<Action: Equatable>: ActionEquality<Action>, @unchecked Sendable {
  override func areEqual(_ one: Action, _ other: Action) -> Bool { isSame(one, other) }
}
