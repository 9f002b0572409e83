#if Import
import StateKitGenerator
import Testing

@testable import StateKitImport

/// Reducers that the app's code does not show, such as those of another module.
struct UnknownReducerTests {
  /// A feature with a child, whose actions are in the case 'child'.
  private func result(types: String = "", child: String, body: String) -> ImportResult {
    let file = SourceFile(
      path: "Home.swift",
      text: """
        @Reducer
        struct Home {
          \(types)
          struct State: Equatable {
            var count = 0
            \(child)
          }
          enum Action {
            \(types.isEmpty ? "" : "case child(PresentationAction<Destination.Action>)")
            case page(Page.Action)
            case added
            case shown
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .added:
                state.count += 1
                return .none
              case .shown, .page:
                return .none
              }
            }
            \(body)
          }
        }
        """
    )
    return Importer(dialect: .tca).run([file], existing: [], folder: "Imported")
  }

  @Test func `a case of a choice with an unknown reducer has its state, and is for a person`() throws {
    let result = result(
      types: "@Reducer enum Destination { case editor(Editor) }",
      child: "@Presents var child: Destination.State?",
      body: ".ifLet(\\.$child, action: \\.child) { Destination.body }"
    )
    let schema = try #require(result.files["Home.statekit.json"])
    #expect(schema.contains(#""state": "Editor.State""#))
    let code = try #require(result.files["Home+StateKit.swift"])
    #expect(code.contains("#warning(\"statekit-import: the reducer of 'child.editor' was not found\")"))
    #expect(!result.moved.contains("'child' is a child"))
  }

  @Test func `a scope with an unknown reducer stays as a comment`() throws {
    let result = result(
      child: "var page = Page.State()",
      body: "Scope(state: \\.page, action: \\.page) { Page() }"
    )
    let code = try #require(result.files["Home+StateKit.swift"])
    #expect(code.contains("// Scope(state: \\.page, action: \\.page) { Page() }"))
    #expect(!result.moved.contains { $0.hasPrefix("'page'") })
    #expect(result.moved.contains("'added' is 'add'"))
  }

  @Test(arguments: ["Scope(state: \\.self, action: \\.self) { Page() }", "Logging()", ".logged()"])
  func `where an unknown reducer takes each action, none has moved`(body: String) {
    #expect(result(child: "", body: body).moved == [])
  }

  @Test func `a modifier that waits for changes takes the actions that make some`() {
    let body = ".onChange(of: \\.count) { _, _ in Reduce { _, _ in .none } }"
    #expect(result(child: "", body: body).moved == ["'page' changes nothing", "'shown' changes nothing"])
  }
}
#endif
