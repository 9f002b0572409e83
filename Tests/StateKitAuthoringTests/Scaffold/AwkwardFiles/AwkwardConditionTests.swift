import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// Conditions of compilation in and around types.
struct AwkwardConditionTests {
  static let files: [AwkwardFile] = [
    AwkwardFile(
      "a condition in the body",
      """
      struct UsersReducer: UsersReducing {
        func cleared(_ state: inout UsersState) {
          #if os(iOS) && !(targetEnvironment(simulator) || DEBUG)
          log("}")
          #elseif compiler(>=6.2)
          #else
          log("{")
          #endif
        }
        #if DEBUG
          var isTested: Bool { true }
        #endif
      ◆}

      """
    ),
    AwkwardFile(
      "a condition around the type",
      """
      #if canImport(UIKit)
        struct UsersReducer: UsersReducing {
          func cleared(_ state: inout UsersState) {}
      ◆  }
      #endif

      """,
      inserts: "\n    func archived(_ state: inout UsersState, id: Int) {}\n"
    ),
    AwkwardFile(
      "a condition around the conformance",
      """
      struct R {}
      #if os(Linux)
      extension R {
        func cleared(_ state: inout UsersState) {}
      }
      extension R: UsersReducing {
      ◆}
      #endif

      """,
      inserts: AwkwardFile.stub
    ),
    AwkwardFile(
      "a handler under every condition",
      """
      struct R: UsersReducing {
        #if DEBUG
        func cleared(_ state: inout UsersState) {}
        #elseif os(iOS)
          #if A
          func cleared(_ state: inout UsersState) { 1 }
          #else
          func cleared(_ state: inout UsersState) { 2 }
          #endif
        #else
        func cleared(_ state: inout UsersState) { 3 }
        #endif
      ◆}

      """
    ),
    AwkwardFile(
      "a condition in an expression",
      """
      struct R: UsersReducing {
        func cleared(_ state: inout UsersState) {
          state.names
            #if DEBUG
            .map { $0 }
            #endif
            .sort()
        }
      ◆}

      """
    ),
  ]

  @Test(arguments: files)
  func `conditions are seen through`(file: AwkwardFile) throws {
    try file.check()
  }
}
