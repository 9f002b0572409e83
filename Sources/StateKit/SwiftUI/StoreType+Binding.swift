#if canImport(SwiftUI)

public import SwiftUI

extension StoreType {
  /// A binding that reads a property, and dispatches an action for each new value.
  ///
  ///     TextField("Name", text: store.binding(get: \.name, send: UsersAction.renamed))
  ///
  /// - Parameters:
  ///   - path: The property to read, which is observed. Its label keeps it apart from children, so that the time for
  ///     checking a body with several sheets does not grow faster than their number.
  ///   - action: Returns the action for a new value.
  ///   - file: The file in the source of the action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  public func binding<Value>(
    get path: any KeyPath<State, Value> & Sendable,
    send action: @escaping @MainActor @Sendable (Value) -> Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Binding<Value> {
    let source = ActionSource(file: file, function: function, line: line)
    return Binding(
      get: { @MainActor in self[dynamicMember: path] },
      set: { @MainActor value in self.dispatch(action(value), from: source) }
    )
  }

  /// A binding that reads a property, and dispatches the same action for every new value.
  ///
  ///     Toggle("Reachability", isOn: store.binding(get: \.isOn, send: .toggled))
  public func binding<Value>(
    get path: any KeyPath<State, Value> & Sendable,
    send action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Binding<Value> {
    binding(get: path, send: { _ in action }, file: file, function: function, line: line)
  }
}

extension StoreType where Action: BindableDomainAction, State == Action.DomainState {
  /// A binding to a property that the schema of the domain lists under `binds`.
  ///
  ///     TextField("Name", text: store.binding(\.name))
  ///
  /// Each value that the view writes is an action, `.binding(.name("Ann"))`, even if it equals the last one: a text field
  /// writes at each key, and a slider at each movement. A property that is not listed does not compile.
  ///
  /// - Parameters:
  ///   - property: The property, as a key path without a root. It is observed.
  ///   - file: The file in the source of the actions.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  public func binding<Value>(
    _ property: (Action.BoundProperties) -> BoundProperty<Action, Value>,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Binding<Value> {
    let property = property(Action._boundProperties)
    return binding(get: property.path, send: property.action, file: file, function: function, line: line)
  }
}

#endif
