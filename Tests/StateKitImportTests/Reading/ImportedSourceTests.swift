#if Import
import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitImport

struct ImportedSourceTests {
  private func report(ofBrackets brackets: String) -> [String] {
    let files = [
      SourceFile(path: "App.swift", text: "struct Odd {\n  let all = \(brackets)\n}\n"),
      SourceFile(
        path: "Counter.swift",
        text: """
          struct CounterState { var count = 0 }
          enum CounterAction { case increment }
          func counterReducer(_ state: inout CounterState, _ action: CounterAction) {
            switch action { case .increment: state.count += 1 }
          }

          """
      ),
    ]
    let result = Importer(dialect: .reswift).run(files, existing: [], folder: "Imported")
    expectEqual(result.domains, ["Counter"])
    return result.report.lines.filter { $0.location.file.path == "App.swift" }.map {
      "\($0.location): \($0.shown)"
    }
  }

  @Test(arguments: [
    String(repeating: "[", count: 13), String(repeating: "[", count: 3_000),
    String(repeating: "[(", count: 13),
    String(repeating: "[\r\n\t ", count: 13),
  ])
  func `a file with very many brackets in a row is left alone, and the others are read`(brackets: String) {
    let reason = "more than 12 brackets in a row, which would take hours to read: the file is left alone"
    expectEqual(report(ofBrackets: brackets), ["App.swift:2:13: for a person: \(reason)"])
  }

  @Test func `fewer brackets are read, and many that do not open in a row`() {
    let nested = String(repeating: "[", count: 12) + "1" + String(repeating: "]", count: 12)
    expectEqual(report(ofBrackets: nested), [])
    expectEqual(report(ofBrackets: "[\(String(repeating: "[1], ", count: 20))]"), [])
  }
}
#endif
