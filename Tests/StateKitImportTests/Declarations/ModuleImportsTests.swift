#if Import
import StateKitGenerator
import Testing

@testable import StateKitImport

/// The modules that schemas and written code import.
struct ModuleImportsTests {
  private func result(of property: String) -> ImportResult {
    let file = SourceFile(
      path: "Home.swift",
      text: """
        import ComposableArchitecture
        import SwiftUI
        @Reducer
        struct Home {
          struct State: Equatable { \(property) }
          enum Action: Equatable { case shown }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .shown: return .none
              }
            }
          }
        }
        """
    )
    return Importer(dialect: .tca).run([file], existing: [], folder: "Imported")
  }

  @Test(arguments: ["var color: Color?", "var state: UIGestureRecognizer.State?"])
  func `a module of views is imported for a value in the state`(property: String) throws {
    #expect(try #require(result(of: property).files["Home.statekit.json"]).contains("\"SwiftUI\""))
  }

  @Test(arguments: ["var count = 0", "var colors: ColorSet?"])
  func `it is not imported for other values`(property: String) throws {
    #expect(try !#require(result(of: property).files["Home.statekit.json"]).contains("\"SwiftUI\""))
  }
}
#endif
