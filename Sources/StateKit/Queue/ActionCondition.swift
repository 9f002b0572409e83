/// Tells, when an action is handled, whether it is still wanted, because its child is present. An action without a
/// condition is for any child at its place.
typealias ActionCondition = @MainActor @Sendable () -> Bool
