#if Import
import StateKitGenerator
import Testing

@testable import StateKitImport

/// Types that a state cannot contain.
struct SendableDoubtsTests {
  private func report(of type: String) -> String {
    let file = SourceFile(
      path: "App.swift",
      text: """
        import ReSwift
        protocol Service { func load() }
        final class Session {}
        public struct Page { public var number = 0 }
        enum Choice { case none, some([Session]) }
        typealias Entry = (name: String, value: Any?)
        struct Plain { var page: Int, next: [Plain] }
        @MainActor final class Model {}
        struct Added: Action { let n: Int }
        struct AppState { var count = 0; var value: \(type) }
        func appReducer(action: Action, state: AppState?) -> AppState {
          var state = state ?? AppState()
          switch action {
          case let added as Added: state.count += added.n
          default: break
          }
          return state
        }
        """
    )
    return Importer(dialect: .reswift).run([file], existing: [], folder: "Imported").report.text(of: [file])
  }

  @Test(arguments: [
    ("Service?", "'Service' is a protocol and not Sendable"),
    ("[String: Session]", "'Session' is a class and not Sendable"),
    ("Choice", "'Session' is a class and not Sendable"), ("[Entry]", "'Any' is not Sendable"),
    ("Page?", "'Page' is public and not Sendable"),
    ("(any Service)?", "'Service' is a protocol and not Sendable"),
  ])
  func `a type that cannot be Sendable is for a person`(type: String, reason: String) {
    #expect(report(of: type).contains("for a person: \(reason)"))
  }

  @Test(arguments: ["Plain?", "Model?", "(any Error)?", "Int?"])
  func `another type is not`(type: String) {
    #expect(!report(of: type).contains("Sendable"))
  }

  @Test(arguments: ["Service?", "[Session]"])
  func `no case moves in a domain that does not compile`(type: String) {
    let report = report(of: type)
    #expect(report.contains("for a person: 'added' does not compile, because of the type of 'value'"))
    #expect(report.contains("1 cases: 0 moved, 1 for a person"))
  }

  @Test func `the types of other modules are needed as Sendable`() {
    #expect(report(of: "[Other.Value]?").contains("needed: Sendable types of other modules: Other.Value\n"))
  }
}
#endif
