#if Import
import StateKitGenerator
import Testing

@testable import StateKitImport

/// Code of the app beside a feature: what of it moves, what stays, and what keeps the feature from compiling.
struct SurroundingsTests {
  private static let counter = """
    @Reducer
    private struct Counter {
      struct State: Equatable { var count = 0 }
      enum Action { case added }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .added:
            state.count += 1
            return .none
          }
        }
      }
    }
    """

  /// The text of the report, and the files that are written.
  private func run(_ texts: String...) -> (report: String, files: [String: String]) {
    let files = texts.enumerated().map { SourceFile(path: "Sources/Part\($0)/File\($0).swift", text: $1) }
    let result = Importer(dialect: .tca).run(files, existing: [], folder: "Imported")
    return (result.report.text(of: files), result.files)
  }

  @Test func `a private feature is no helper of another one`() throws {
    let parent = """
      @Reducer
      private struct Home {
        struct State: Equatable { var counter = Counter.State() }
        enum Action { case counter(Counter.Action), reset }
        var body: some ReducerOf<Self> {
          Scope(state: \\.counter, action: \\.counter) { Counter() }
          Reduce { state, action in
            switch action {
            case .reset:
              state.counter = Counter.State()
              return .none
            case .counter:
              return .none
            }
          }
        }
      }
      """
    let code = try #require(run(parent + "\n" + Self.counter).files["Home+StateKit.swift"])
    #expect(!code.contains("struct Counter"))
  }

  @Test func `an extension of a view's file, which only the view sees, stays there`() throws {
    let view = """
      extension Counter.State {
        fileprivate var title: String { "\\(count)" }
      }
      """
    let (report, files) = run(Self.counter, view)
    #expect(!report.contains("can go: the extension"))
    #expect(try #require(files["Counter+StateKit.swift"]).contains("title") == false)
  }

  @Test func `no case moves if a type that moves is one of the architecture`() {
    let form = """
      @Reducer
      struct Form {
        struct State: Equatable { var name = "" }
        enum Action {
          case cleared
          case view(View)
          enum View: BindableAction { case binding(BindingAction<State>) }
        }
        var body: some ReducerOf<Self> {
          BindingReducer(action: \\.view)
          Reduce { state, action in
            switch action {
            case .cleared:
              state.name = ""
              return .none
            case .view:
              return .none
            }
          }
        }
      }
      """
    let report = run(form).report
    #expect(report.contains("for a person: 'BindableAction' belongs to the architecture that the app leaves"))
    #expect(report.contains("2 cases: 0 moved, 2 for a person"))
  }

  @Test func `an action with bindings of its own is for a person`() throws {
    let form = """
      enum FormView: BindableAction { case binding(BindingAction<Form.State>) }
      @Reducer
      struct Form {
        struct State: Equatable { var name = "" }
        enum Action { case cleared, view(FormView) }
        var body: some ReducerOf<Self> {
          BindingReducer(action: \\.view)
          Reduce { state, action in
            switch action {
            case .cleared:
              state.name = ""
              return .none
            case .view:
              return .none
            }
          }
        }
      }
      """
    let (report, files) = run(form)
    #expect(report.contains("for a person: the bindings of 'view' do not change the state any more"))
    #expect(report.contains("2 cases: 1 moved, 1 for a person"))
    #expect(try #require(files["Form+StateKit.swift"]).contains("// BindingReducer(action: \\.view)"))
  }

  @Test func `the code for a child that the schema cannot have is a comment`() throws {
    let list = """
      @Reducer
      struct Rows {
        struct State: Equatable {
          @Presents var counter: Counter.State?
          var count = 0
          var rows: IdentifiedArrayOf<Row.State> = []
        }
        enum Action {
          case counter(PresentationAction<Counter.Action>)
          case rows(IdentifiedActionOf<Row>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .rows(.element(_, action: .named(let name))):
              state.count = name.count
              return .none
            case .counter, .rows:
              return .none
            }
          }
          .ifLet(\\.$counter, action: \\.counter) { Counter() }
          .forEach(\\.rows, action: \\.rows) { Row() }
        }
      }
      @Reducer
      struct Row {
        struct State: Equatable, Identifiable {
          var name = ""
          var id: String { name }
        }
        enum Action { case named(String) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .named(let name):
              state.name = name
              return .none
            }
          }
        }
      }
      """
    let (report, files) = run(Self.counter, list)
    #expect(report.contains("the child 'rows' is not imported"))
    #expect(!report.contains("the reaction to 'rows.named'"))
    let code = try #require(files["Rows+StateKit.swift"])
    #expect(code.contains("// state.count = name.count"))
    #expect(!code.contains("rows:"))
    #expect(!code.contains("Row()"))
    #expect(try #require(files["Row+StateKit.swift"]).contains("extension RowState: Identifiable"))
  }

  @Test func `a conformance that is generated can go`() {
    let home = """
      @Reducer
      struct Home {
        @Reducer enum Path { case counter(Counter) }
        struct State: Equatable { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in .none }
            .forEach(\\.path, action: \\.path)
        }
      }
      extension Home.Path.State: Equatable {}
      """
    #expect(run(Self.counter, home).report.contains("can go: the extension of 'Home.Path.State'"))
  }

  @Test func `what the architecture brings along from other modules is imported from them`() throws {
    let code = Self.counter.replacing("state.count += 1", with: "state.count += LockIsolated(1).value")
    #expect(try #require(run(code).files["Counter+StateKit.swift"]).contains("import ConcurrencyExtras\n"))
  }

  @Test func `a module that is read is not imported`() throws {
    let code = "import Part1\nimport Numbers\n" + Self.counter
    let files = run(code, "enum Other {}").files
    #expect(try #require(files["Counter.statekit.json"]).contains(#""imports": ["Numbers"]"#))
  }
}
#endif
