#if Import
import StateKitGenerator
import Testing

@testable import StateKitImport

/// Code that uses parts of the Composable Architecture without a counterpart.
struct ArchitectureNamesTests {
  private func result(cases: String = "", member: String = "", effect: String) -> ImportResult {
    let file = SourceFile(
      path: "Home.swift",
      text: """
        @Reducer
        struct Home {
          struct State: Equatable { var count = 0 }
          enum Action: Equatable {
            case added
            case ended
            \(cases)
          }
          \(member)
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .added:
                state.count += 1
                return .none
              case .ended: return \(effect)
              }
            }
          }
        }
        """
    )
    return Importer(dialect: .tca).run([file], existing: [], folder: "Imported")
  }

  @Test(arguments: [
    ".run { _ in Task.cancel(id: ID.load) }", ".run { _ in await withTaskCancellation(id: ID.load) { } }",
    ".cancel(id: ID.load)",
  ])
  func `an effect that an id ends is for a person if the id belongs to no effect`(effect: String) throws {
    let result = result(effect: effect)
    #expect(result.moved == ["'added' is 'add'"])
    let code = try #require(result.files["Home+StateKit.swift"])
    #expect(code.contains("id: ID.load"))
  }

  @Test func `a binding that code sends is for a person`() {
    let effect = ".send(.binding(.set(\\.count, 2)))"
    #expect(
      result(cases: "case binding(BindingAction<State>)", effect: effect).moved == ["'added' is 'add'"]
    )
  }

  @Test func `a task of its own may be cancelled`() {
    #expect(result(effect: ".run { _ in task.cancel() }").moved.count == 2)
  }

  @Test func `a member that makes a reducer stays as a comment`() throws {
    let result = result(
      member: "var rest: some ReducerOf<Self> { EmptyReducer() }",
      effect: "rest.reduce(into: &state, action: action)"
    )
    #expect(result.moved == ["'added' is 'add'"])
    let code = try #require(result.files["Home+StateKit.swift"])
    #expect(code.contains("// var rest: some ReducerOf<Self> { EmptyReducer() }"))
  }
}
#endif
