/// An action that side effects look at. What lies within one that was written by hand, and so knows no tree, is
/// looked for once for all of them.
@MainActor
final class ExaminedAction<Action: Sendable> {
  let action: Action
  private lazy var parts = ExaminedAction.parts(of: action)

  init(_ action: Action) {
    self.action = action
  }

  /// The action itself, or the first of the type among its payloads, from the outside in.
  func first<Value>(_ type: Value.Type) -> Value? {
    action as? Value ?? parts.lazy.compactMap { $0 as? Value }.first
  }

  /// A payload of several values is a tuple; what lies within other values is no action.
  private static func parts(of value: Any) -> [Any] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum, .optional, .tuple: return mirror.children.flatMap { [$0.value] + parts(of: $0.value) }
    default: return []
    }
  }
}
