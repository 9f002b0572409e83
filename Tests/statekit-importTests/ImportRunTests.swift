#if Import
import Foundation
import StateKitTestSupport
import Testing

struct ImportRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(ImportRunTests.counter, to: "App/Counter.swift")
  }

  private static let counter = """
    import ComposableArchitecture

    @Reducer
    struct Counter {
      struct State: Equatable {
        var count = 0
      }

      enum Action {
        case incremented
        case doubled
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .incremented:
            state.count += 1
            return .none
          case .doubled:
            state.count *= 2
            return .none
          }
        }
      }
    }
    """

  private func run(_ arguments: String...) throws -> ProgramRun {
    let tool = BuiltProducts.folder.appending(component: "statekit-import").path
    return try ProgramRun([tool] + arguments, in: folder.url)
  }

  private func names(in path: String) -> [String] {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(path))) ?? []
    return found.filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test func `an import writes schemas and handlers, and says what became of each case`() throws {
    let run = try run("App", "--output", "Imported")
    #expect(run.status == 0)
    #expect(run.text.contains("App/Counter.swift:17: 'incremented' is 'add'\n"))
    #expect(run.text.contains("App/Counter.swift:20: 'doubled' is a handler\n"))
    #expect(
      run.text.contains(
        "App/Counter.swift:3: can go: 'Counter', whose code is in Counter+StateKit.swift now\n"
      )
    )
    #expect(run.text.contains("wrote Imported/Counter.statekit.json\n"))
    #expect(
      names(in: "Imported") == ["Counter+StateKit.swift", "Counter.statekit.json", "ImportedFeature.swift"]
    )
  }

  @Test func `the code that is read stays as it is`() throws {
    _ = try run("App", "--output", "App/Imported")
    #expect(
      try String(contentsOfFile: folder.path("App/Counter.swift"), encoding: .utf8) == ImportRunTests.counter
    )
    // What was written is not read a second time.
    let again = try run("App", "--output", "App/Imported")
    #expect(again.status == 0)
    #expect(!again.text.contains("wrote ") && !again.text.contains("added to "))
  }

  @Test func `a dry run writes nothing`() throws {
    let run = try run("App", "--output", "Imported", "--dry-run")
    #expect(run.status == 0)
    #expect(run.text.contains("would write Imported/Counter.statekit.json\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("Imported")))
  }

  @Test func `only with --strict an open construct is a failure`() throws {
    try folder.write("@Reducer struct Odd { struct State {} }", to: "App/Odd.swift")
    let lenient = try run("App", "--output", "A")
    #expect(lenient.status == 0)
    #expect(
      lenient.text.contains(
        "App/Odd.swift:1: for a person: the actions of the reducer 'Odd' were not found\n"
      )
    )
    #expect(try run("App", "--output", "B", "--strict").status == 1)
    // The rest is imported all the same.
    #expect(names(in: "B") == names(in: "A"))
  }

  @Test func `edits of a schema stay, and what is missing is added`() throws {
    _ = try run("App", "--output", "Imported")
    let path = folder.path("Imported/Counter.statekit.json")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let edited = text.replacing(
      #""incremented": { "add": { "count": 1 } },"#,
      with: #""reset": { "set": { "count": 0 } },"#
    )
    #expect(edited != text)
    try edited.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try run("App", "--output", "Imported").text.contains("added to Imported/Counter.statekit.json\n"))
    let merged = try String(contentsOfFile: path, encoding: .utf8)
    #expect(merged.contains(#""reset": { "set": { "count": 0 } }"#))
    #expect(merged.contains(#""incremented": { "add": { "count": 1 } }"#))
  }

  @Test func `a domain that is named is imported with those below it`() throws {
    try folder.write(ImportRunTests.counter.replacing("Counter", with: "Timer"), to: "App/Timer.swift")
    #expect(try run("App", "--output", "Imported", "--domain", "Timer").status == 0)
    #expect(
      names(in: "Imported") == ["ImportedFeature.swift", "Timer+StateKit.swift", "Timer.statekit.json"]
    )
    let unknown = try run("App", "--output", "Imported", "--domain", "Timr")
    #expect(unknown.status == 64)
    #expect(unknown.text == "error: there is no domain 'Timr'; there is Counter, Timer\n")
  }

  @Test func `code that a tool fetched is not read`() throws {
    try folder.write(
      ImportRunTests.counter.replacing("Counter", with: "Timer"),
      to: "App/Pods/Clock/Timer.swift"
    )
    #expect(try run("App", "--output", "Imported").status == 0)
    #expect(!names(in: "Imported").contains("Timer.statekit.json"))
    // A folder of that name can be imported all the same.
    #expect(try run("App/Pods", "--output", "Pods").status == 0)
    #expect(names(in: "Pods").contains("Timer.statekit.json"))
  }

  @Test func `an app of version 0 is told that only version 1 is read`() throws {
    let old =
      "let oldReducer = Reducer<OldState, OldAction, OldEnvironment> { state, action, environment in .none }"
    try folder.write(old, to: "Old/Old.swift")
    let reason =
      "'oldReducer' is a reducer of version 0 of the Composable Architecture: only those of version 1 are read"
    #expect(
      try run("Old", "--output", "Imported").text
        == "Old/Old.swift:1: for a person: \(reason)\nno cases of actions\n"
    )
  }

  @Test func `a path that cannot be read is an error`() throws {
    let run = try run("Nowhere", "--output", "Imported")
    #expect(run.status == 66)
    #expect(run.text == "error: there is no Swift file in 'Nowhere'\n")
  }

  @Test func `the output folder is not the folder that is read`() throws {
    let run = try run("App", "--output", "App/")
    #expect(run.status == 64)
    #expect(
      run.text
        == "error: the folder 'App/' is read: give --output a folder of its own, such as 'App/Imported'\n"
    )
  }
}
#endif
