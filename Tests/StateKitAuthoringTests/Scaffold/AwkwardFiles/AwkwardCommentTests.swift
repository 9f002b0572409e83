import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// Comments with code in them, and comments where code is looked for.
struct AwkwardCommentTests {
  static let files: [AwkwardFile] = [
    AwkwardFile(
      "brackets in comments",
      """
      // struct UsersReducer: UsersReducing {
      struct UsersReducer: UsersReducing { // }
        // } func archived(_ state: inout UsersState, id: Int) {
        func cleared(_ state: inout UsersState) { /* } */ }
      ◆}

      """
    ),
    AwkwardFile(
      "nested comments",
      """
      /* /* struct */ UsersReducer: UsersReducing { */
      struct UsersReducer: UsersReducing {
        /* one /* two */ } still */
        func cleared(_ state: inout UsersState) {}
      ◆}

      """
    ),
    AwkwardFile(
      "a handler that is commented out",
      """
      struct UsersReducer: UsersReducing {
        func cleared(_ state: inout UsersState) {}

        // func archived(_ state: inout UsersState, id: Int) {}
      ◆}

      """
    ),
    AwkwardFile(
      "a mark at the end",
      """
      struct UsersReducer: UsersReducing {
        func cleared(_ state: inout UsersState) {}

        // MARK: - Helpers

      ◆}

      """,
      inserts: AwkwardFile.stub
    ),
    AwkwardFile(
      "a comment between all words",
      """
      struct /*a*/ UsersReducer /*b*/ : /*c*/ UsersReducing /*d*/ { // e
        func /*f*/ cleared /*g*/ ( /*h*/ _ /*i*/ state /*j*/ : /*k*/ inout /*l*/ UsersState /*m*/ ) /*n*/ {}
      ◆}

      """
    ),
    AwkwardFile(
      "a comment behind the bracket, and one in front of it",
      """
      struct UsersReducer: UsersReducing {
        func cleared(_ state: inout UsersState) {}
      /* end */◆} // UsersReducer

      """,
      inserts: "\n" + AwkwardFile.stub
    ),
    AwkwardFile(
      "quotes in comments",
      """
      struct UsersReducer: UsersReducing {
        // It's "quoted
        /* \"\"\" */
        func cleared(_ state: inout UsersState) {} // don't
      ◆}

      """
    ),
    AwkwardFile(
      "a comment alone in the body",
      """
      struct UsersReducer: UsersReducing, Base {
        // Nothing yet.
      ◆}
      extension Base {
        func cleared(_ state: inout UsersState) {}
      }

      """
    ),
  ]

  @Test(arguments: files)
  func `text in a comment is not code`(file: AwkwardFile) throws {
    try file.check()
  }
}
