#if Import
import StateKitGenerator
import Testing

@testable import StateKitImport

/// First values and initializers of states that the generated ones do not have.
struct ReplacedInitializersTests {
  private func report(_ state: String, _ code: String, _ composition: String = "") -> ImportReport {
    let text = """
      struct Row: Reducer {
        struct State: Equatable, Identifiable { var id = 1 }
        enum Action { case tapped }
        var body: some ReducerOf<Self> { Reduce { state, action in switch action { case .tapped: return .none } } }
      }
      struct List: Reducer {
        struct State: Equatable { \(state) }
        enum Action { case go; case row(Row.Action); case rows(IdentifiedActionOf<Row>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .go:
              \(code)
              return .none
            case .row, .rows: return .none
            }
          }
          \(composition)
        }
      }
      """
    let file = SourceFile(path: "App.swift", text: text)
    return Importer(dialect: .tca).run([file], existing: [], folder: "Imported").report
  }

  @Test(
    arguments: [
      "var row: Row.State? = Row.State()", "var row: Row.State? = .init(id: 2)",
      "var rows: IdentifiedArrayOf<Row.State> = [Row.State()]", "var row = Row.State(id: 3)",
    ]
  )
  func `a first value of a child is for a person, and so is a state that is made with it`(state: String) {
    let all = report(state, "state = State()")
    #expect(all.lines.contains { $0.kind == .open && $0.text.hasPrefix("the first value of 'row") })
    #expect(
      all.lines.contains { $0.kind == .open && $0.text.hasPrefix("it makes 'List.State', whose first") }
    )
  }

  @Test(
    arguments: [
      "var row: Row.State? = nil", "var row: Row.State?", "var row = Row.State()",
      "var row: Row.State = .init()",
      "var rows: IdentifiedArrayOf<Row.State> = []", "var rows = IdentifiedArrayOf<Row.State>()",
    ]
  )
  func `the first values of generated states are kept`(state: String) {
    let all = report(state, "state = State()")
    #expect(!all.lines.contains { $0.text.hasPrefix("the first value of") || $0.text.hasPrefix("it makes") })
  }
}
#endif
