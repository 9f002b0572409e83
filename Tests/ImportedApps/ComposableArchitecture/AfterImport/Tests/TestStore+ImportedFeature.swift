import ComposableArchitecture

@testable import Club

extension TestStore {
  /// A store of an imported feature, with the values that the test gives to its dependencies.
  convenience init<Feature: ImportedFeature>(
    initialState: @autoclosure () -> State,
    reducer: () -> Feature,
    withDependencies update: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Feature.State == State, Feature.Action == Action {
    let store = withDependencies(update) { reducer().makeStore(initialState: initialState()) }
    self.init(store, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sends an action, and lets its effects begin.
  func send(
    _ action: Action,
    assert change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    send(action, changing: change, fileID: fileID, filePath: filePath, line: line, column: column)
    for _ in 0..<20 { await Task.yield() }
  }
}
