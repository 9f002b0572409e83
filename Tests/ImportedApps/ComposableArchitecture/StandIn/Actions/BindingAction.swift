// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// An action that sets a property which is marked by `@BindingState`.
public struct BindingAction<Root>: Sendable {
  let keyPath: PartialKeyPath<Root> & Sendable
  let set: @Sendable (inout Root) -> Void
  private let value: any Equatable & Sendable

  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>> & Sendable,
    _ value: Value
  ) -> BindingAction {
    BindingAction(keyPath: keyPath, set: { $0[keyPath: keyPath].wrappedValue = value }, value: value)
  }

  /// Whether the action sets a property, for `case .binding(\.$name):`.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, BindingState<Value>>,
    action: BindingAction
  ) -> Bool {
    keyPath == (action.keyPath as PartialKeyPath<Root>)
  }
}

extension BindingAction: Equatable {
  public static func == (left: BindingAction, right: BindingAction) -> Bool {
    left.keyPath == right.keyPath && left.value.isEqual(to: right.value)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { other as? Self == self }
}

/// The actions of a feature with bound properties.
public protocol BindableAction<State> {
  associatedtype State
  static func binding(_ action: BindingAction<State>) -> Self
}
