import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// Types and functions, declared in all the ways that Swift has.
struct AwkwardDeclarationTests {
  private static let cleared = "func cleared(_ state: inout UsersState) {}"

  private static let nonisolated = "\n  nonisolated func archived(_ state: inout UsersState, id: Int) {}\n"

  static let files: [AwkwardFile] = [
    AwkwardFile("a class", "@objcMembers public final class R: Base, UsersReducing {\n  \(cleared)\n◆}\n"),
    AwkwardFile("an actor", "actor R: UsersReducing {\n  nonisolated \(cleared)\n◆}\n", inserts: nonisolated),
    AwkwardFile(
      "a method that runs anywhere",
      "struct R: UsersReducing {\n  nonisolated \(cleared)\n◆}\n",
      inserts: nonisolated
    ),
    AwkwardFile("an enum", "enum R: String, UsersReducing {\n  case one, two\n\n  \(cleared)\n◆}\n"),
    AwkwardFile(
      "a nonisolated type",
      "nonisolated struct R: nonisolated UsersReducing {\n  \(cleared)\n◆}\n"
    ),
    AwkwardFile(
      "attributes of a type",
      "@available(macOS 15, *) @MainActor\nstruct R: @preconcurrency UsersReducing {\n  \(cleared)\n◆}\n",
      inserts: nonisolated
    ),
    AwkwardFile(
      "a protocol named by its module",
      "struct R: Sendable, MyModule.UsersReducing {\n  \(cleared)\n◆}\n"
    ),
    AwkwardFile("a composition", "struct R: Sendable & UsersReducing {\n  \(cleared)\n◆}\n"),
    AwkwardFile("parentheses", "struct R: Sendable, (Base & (UsersReducing)) {\n  \(cleared)\n◆}\n"),
    AwkwardFile(
      "attributes that make a type something else",
      "@propertyWrapper @dynamicMemberLookup\n@resultBuilder struct R: UsersReducing {\n  \(cleared)\n◆}\n@globalActor actor A {}\n"
    ),
    AwkwardFile(
      "macros in values",
      "struct R: UsersReducing {\n  let url = #URL(\"}\"), line =\n    #line\n  let file = name ?? #file\n  \(cleared)\n◆}\n"
    ),
    AwkwardFile(
      "a handler that changes its type",
      "struct R: UsersReducing {\n  mutating func archived(_ state: inout UsersState, id: Int) {}\n  \(cleared)\n}\n"
    ),
    AwkwardFile(
      "an alias",
      "typealias Handlers = Sendable & UsersReducing\nstruct R: Handlers {\n  \(cleared)\n◆}\n"
    ),
    AwkwardFile("a subclass", "class R: UsersReducing {\n  \(cleared)\n◆}\nfinal class S: R {}\n"),
    AwkwardFile("a refined protocol", "protocol P: UsersReducing {}\nstruct R: P {\n  \(cleared)\n◆}\n"),
    AwkwardFile(
      "generics",
      "struct R<Element: Collection, Other>: Box<Other, [Element]>, UsersReducing\nwhere Element.Element == Int, Other: Sendable {\n  \(cleared)\n◆}\n"
    ),
    AwkwardFile(
      "an extension with a condition",
      "struct R<E> {\n  \(cleared)\n}\nextension R: UsersReducing where E: Sendable {\n◆}\n",
      inserts: AwkwardFile.stub
    ),
    AwkwardFile(
      "a type in an extension of another",
      "extension App.Core {\n  struct R: UsersReducing {\n    \(cleared)\n◆  }\n}\n",
      inserts: "\n    func archived(_ state: inout UsersState, id: Int) {}\n"
    ),
    AwkwardFile(
      "methods in several extensions",
      "struct R: UsersReducing {\n◆}\n\nextension R { \(cleared) }\nextension S { func archived(_ s: inout UsersState, id: Int) {} }\n",
      inserts: AwkwardFile.stub
    ),
    AwkwardFile(
      "a method in an extension of the protocol",
      "struct R: UsersReducing {\n◆}\nextension UsersReducing { \(cleared) }\n",
      inserts: AwkwardFile.stub
    ),
    AwkwardFile(
      "a type in a type that is called like it",
      "struct R {\n  struct R: UsersReducing {\n    \(cleared)\n◆  }\n  func archived(_ s: inout UsersState, id: Int) {}\n}\n",
      inserts: "\n    func archived(_ state: inout UsersState, id: Int) {}\n"
    ),
    AwkwardFile(
      "a type in a function",
      "func test() {\n  struct R: UsersReducing {\n    \(cleared)\n◆  }\n}\n",
      inserts: "\n    func archived(_ state: inout UsersState, id: Int) {}\n"
    ),
    AwkwardFile(
      "other functions of that name",
      """
      struct R: UsersReducing {
        \(cleared)
        func archived(_ state: UsersState, id: Int) {}
        func archived(_ state: inout UsersState) -> Int where Self: Sendable { 0 }
        private func archived(_ state: inout UsersState, _ id: Int) {}
        static func archived(_ state: inout UsersState, id: Int) {}
        func archived<T>(state: inout UsersState, id: T) {}
        var f: () -> Void { func archived(_ state: inout UsersState, id: Int) {}; return {} }
      }

      """.replacing(
        "  func archived(_ state: inout UsersState) -> Int where Self: Sendable { 0 }\n",
        with: ""
      )
      .replacing("}\n}", with: "}\n◆}"),
      inserts: AwkwardFile.stub
    ),
    AwkwardFile(
      "a handler in another dress",
      """
      struct R: UsersReducing {
        \(cleared)
        @inlinable @available(*, deprecated, message: "no } {") public func `archived`(
          _ users: inout UsersState,
          id number: Swift.Int = max(1, 2)
        ) throws(Never) where Self: Sendable {
        }
      }

      """
    ),
    AwkwardFile(
      "parameters with commas in them",
      """
      struct R: UsersReducing {
        \(cleared)
        func other(_ map: Dictionary<String, Int> = [:], _ f: @escaping (Int, Int) -> Pair<Int, Int> = { ($0, $1) }) {}
        func operators(a: Bool = 1 < 2, b: Bool = 2 > 1) {}
        static func == (left: R, right: R) -> Bool { true }
        static func < <T>(left: T, right: R) -> Bool { true }
        prefix static func / (right: R) -> R { right }
      ◆}

      """,
      inserts: AwkwardFile.stub
    ),
    AwkwardFile(
      "letters of all kinds",
      "let 🐈 = 1, ñandú = \"é}\", 数 = 2\nstruct Größe🧮: UsersReducing {\n  \(cleared)\n◆}\n"
    ),
    AwkwardFile(
      "names in backticks",
      "struct `class`: `UsersReducing` {\n  func `cleared`(_ `state`: inout `UsersState`) {}\n  let `a name }` = 1\n◆}\n"
    ),
    AwkwardFile(
      "two types in a file",
      "struct A { struct UsersReducing {} }\nstruct B: Sendable {}\nstruct R: UsersReducing {\n  \(cleared)\n◆}\nstruct C: PostsReducing {\n}\n"
    ),
    AwkwardFile(
      "keywords that are none",
      """
      let a = x.extension; let b = f(class: 1, struct: 2)
      class K { class var c: Int { 0 }; final class func f() {}; class override func g() {} }
      let actor = 1
      struct R: UsersReducing {
        let metatype = R.self, protocols: [any P.Type] = []
        \(cleared)
        let f = { (actor: Int) in actor }
      ◆}

      """
    ),
    AwkwardFile(
      "macros around it",
      "#Preview(\"}\") { Text(\"{\") }\n@Test func test() { #expect(1 == 1) }\nstruct R: UsersReducing {\n  \(cleared)\n◆}\n@Observable class S {}\n"
    ),
  ]

  @Test(arguments: files)
  func `a type is found however it is declared`(file: AwkwardFile) throws {
    try file.check()
  }
}
