/// An action to match with side effects. An action that was written by hand does not have an action tree: its payloads
/// are searched once for all side effects.
@MainActor
final class ExaminedAction<Action: Sendable> {
  let action: Action
  private lazy var parts = ExaminedAction.parts(of: action)

  init(_ action: Action) {
    self.action = action
  }

  /// The action itself, or its first payload of a type, outermost first.
  func first<Value>(_ type: Value.Type) -> Value? {
    action as? Value ?? parts.lazy.compactMap { $0 as? Value }.first
  }

  /// A payload of several values is a tuple; values inside other types are not actions.
  private static func parts(of value: Any) -> [Any] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum, .optional, .tuple: return mirror.children.flatMap { [$0.value] + parts(of: $0.value) }
    default: return []
    }
  }
}
