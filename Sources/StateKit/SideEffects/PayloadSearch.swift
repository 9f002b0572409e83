/// Finds an action within one that was written by hand, and so knows no tree.
enum PayloadSearch {
  /// The action itself, or the first of the type among its payloads, from the outside in.
  static func first<Value>(_ type: Value.Type, in action: Any) -> Value? {
    if let value = action as? Value { return value }
    let mirror = Mirror(reflecting: action)
    switch mirror.displayStyle {
    // A payload of several values is a tuple; what lies within other values is no action.
    case .enum, .optional, .tuple:
      return mirror.children.lazy.compactMap { first(type, in: $0.value) }.first
    default: return nil
    }
  }
}
