import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// Files as people lay them out.
struct AwkwardLayoutTests {
  private static let stub = "func archived(_ state: inout UsersState, id: Int) {}"

  static let files: [AwkwardFile] = [
    AwkwardFile(
      "lines that end in carriage returns",
      "struct UsersReducer: UsersReducing {\r\n  func cleared(_ state: inout UsersState) {\r\n  }\r\n◆}\r\n",
      inserts: "\r\n  \(stub)\r\n"
    ),
    AwkwardFile(
      "carriage returns, and an empty line at the end",
      "struct UsersReducer: UsersReducing {\r\n  func cleared(_ state: inout UsersState) {\r\n  }\r\n\r\n◆}\r\n",
      inserts: "  \(stub)\r\n"
    ),
    AwkwardFile(
      "tabs",
      "struct UsersReducer: UsersReducing {\n\tfunc cleared(_ state: inout UsersState) {\n\t}\n◆}\n",
      inserts: "\n\t\(stub)\n"
    ),
    AwkwardFile(
      "four spaces",
      "struct UsersReducer: UsersReducing {\n    func cleared(_ state: inout UsersState) {\n    }\n◆}\n",
      inserts: "\n    \(stub)\n"
    ),
    AwkwardFile(
      "four spaces, seen elsewhere in the file",
      "enum Other {\n    case one\n}\nextension R {\n    func cleared(_ state: inout UsersState) {}\n}\nstruct R: UsersReducing {\n◆}\n",
      inserts: "    \(stub)\n"
    ),
    AwkwardFile(
      "no line end at the end",
      "struct UsersReducer: UsersReducing {\n  func cleared(_ state: inout UsersState) {}\n◆}"
    ),
    AwkwardFile(
      "a byte-order mark",
      "\u{FEFF}struct UsersReducer: UsersReducing {\n  func cleared(_ state: inout UsersState) {}\n◆}\n"
    ),
    AwkwardFile(
      "a body on one line",
      "struct UsersReducer: UsersReducing { func cleared(_ state: inout UsersState) {} ◆}\n",
      inserts: "\n  \(stub)\n"
    ),
    AwkwardFile(
      "an empty body on one line",
      "struct R { func cleared(_ state: inout UsersState) {} }\n  extension R: UsersReducing {◆}\n",
      inserts: "\n    \(stub)\n  "
    ),
    AwkwardFile(
      "the whole file on one line",
      "struct R { func cleared(_ state: inout UsersState) {} }; extension R: UsersReducing {◆}; struct S {}",
      inserts: "\n  \(stub)\n"
    ),
    AwkwardFile(
      "a bracket on a line of its own",
      "struct UsersReducer\n  : UsersReducing\n{\n  func cleared(_ state: inout UsersState)\n  {\n  }\n◆}\n"
    ),
    AwkwardFile(
      "an empty line at the start",
      "\nstruct UsersReducer: UsersReducing {\n  func cleared(_ state: inout UsersState) {}\n◆}\n"
    ),
    AwkwardFile(
      "methods without empty lines",
      """
      struct UsersReducer: UsersReducing {
        func cleared(_ state: inout UsersState) {}
        func helper() {}
      ◆}

      """,
      inserts: AwkwardFile.stub
    ),
    AwkwardFile(
      "a bracket behind the last method",
      """
      struct UsersReducer: UsersReducing {
        func cleared(_ state: inout UsersState) {
        } ◆}

      """,
      inserts: "\n" + AwkwardFile.stub
    ),
    AwkwardFile(
      "an empty line with spaces in it",
      "struct UsersReducer: UsersReducing {\n  func cleared(_ state: inout UsersState) {}\n  \t \n◆}\n",
      inserts: AwkwardFile.stub
    ),
    AwkwardFile(
      "nothing missing",
      "struct R: UsersReducing {\n  \(stub)\n  func cleared(_ s: inout UsersState) {}\n}\n"
    ),
  ]

  @Test(arguments: files)
  func `a stub looks like the file that it is in`(file: AwkwardFile) throws {
    try file.check()
  }

  /// Only a program's main file may begin with such a line.
  @Test func `a first line for the shell is no code`() throws {
    try AwkwardFile(
      "a first line for the shell",
      "#!/usr/bin/swift { \"\nstruct R: UsersReducing {\n  func cleared(_ s: inout UsersState) {}\n◆}\n"
    ).check()
  }
}
