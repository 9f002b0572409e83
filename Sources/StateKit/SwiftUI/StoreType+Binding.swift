#if canImport(SwiftUI)

public import SwiftUI

extension StoreType {
  /// A binding that reads a property and dispatches an action for each value that is set.
  ///
  ///     TextField("Name", text: store.binding(\.name, send: UsersAction.renamed))
  ///
  /// - Parameters:
  ///   - path: The property to read, which is observed.
  ///   - action: Makes the action from the new value.
  ///   - file: The file that the source of the action names.
  ///   - function: The function that it names.
  ///   - line: The line that it names.
  public func binding<Value>(
    _ path: any KeyPath<State, Value> & Sendable,
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

  /// The same for an action without a payload, which is dispatched whatever value is set.
  ///
  ///     Toggle("Reachability", isOn: store.binding(\.isOn, send: .toggled))
  public func binding<Value>(
    _ path: any KeyPath<State, Value> & Sendable,
    send action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Binding<Value> {
    binding(path, send: { _ in action }, file: file, function: function, line: line)
  }
}

#endif
