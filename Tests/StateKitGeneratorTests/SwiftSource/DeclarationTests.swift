import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct DeclarationTests {
  private func name(_ name: String) -> Identifier { Identifier(validated: name) }

  @Test func `a case has its documentation, its deprecation and its payload`() {
    let prefix = DeclarationPrefix(
      documentation: DocComment("One.\nTwo."),
      attribute: "@available(*, deprecated, message: \(StringLiteral("x")))"
    )
    let payload: [Code] = ["id: Swift.Int", "Swift.Bool"]
    expectEqual(
      printed(CaseDeclaration(prefix: prefix, name: name("in"), payload: payload.list)),
      """
      /// One.
      /// Two.
      @available(*, deprecated, message: "x")
      case `in`(id: Swift.Int, Swift.Bool)
      """
    )
    expectEqual(printed(CaseDeclaration(name: name("closed"))), "case closed")
  }

  @Test func `a function takes a line for each parameter where one line is too long`() {
    let long: [Code] = (0..<5).map { "parameter\($0): Swift.Dictionary<Swift.String, Swift.Int>" }
    let declaration = FunctionDeclaration(
      head: "func f",
      parameters: long,
      result: "Swift.Int",
      body: ["a()", "b()"]
    )
    expectEqual(
      printed(declaration),
      """
      func f(
        parameter0: Swift.Dictionary<Swift.String, Swift.Int>,
        parameter1: Swift.Dictionary<Swift.String, Swift.Int>,
        parameter2: Swift.Dictionary<Swift.String, Swift.Int>,
        parameter3: Swift.Dictionary<Swift.String, Swift.Int>,
        parameter4: Swift.Dictionary<Swift.String, Swift.Int>
      ) -> Swift.Int {
        a()
        b()
      }
      """
    )
  }

  @Test func `inherited types are on separate lines if one line is too long`() {
    func type(_ inheritance: [Code]) -> String {
      printed(
        TypeDeclaration(
          access: .public,
          keyword: .enum,
          name: name("E"),
          inheritance: inheritance,
          members: []
        )
      )
    }
    expectEqual(type(["A", "B"]), "public nonisolated enum E: A, B {}")
    let long = Code(verbatim: String(repeating: "A", count: 45))
    expectEqual(type([long, long]), "public nonisolated enum E:\n  \(long.text), \(long.text)\n{}")
    expectEqual(
      type([long, long, long]),
      "public nonisolated enum E:\n  \(long.text),\n  \(long.text),\n  \(long.text)\n{}"
    )
  }

  @Test func `a short body stays beside its head`() {
    let parameters: [Code] = ["a: Swift.Int"]
    expectEqual(
      printed(FunctionDeclaration(head: "init", parameters: parameters, body: ["b()"])),
      "init(a: Swift.Int) { b() }"
    )
    expectEqual(printed(FunctionDeclaration(head: "init", parameters: [], body: [])), "init() {}")
    expectEqual(printed(FunctionDeclaration(head: "func f", parameters: parameters)), "func f(a: Swift.Int)")
  }

  @Test func `properties are stored, given, computed or both read and set`() {
    func property(_ value: PropertyDeclaration.Value) -> String {
      printed(
        PropertyDeclaration(keyword: "public var", name: name("default"), type: "Swift.Int", value: value)
      )
    }
    expectEqual(property(.stored), "public var `default`: Swift.Int")
    expectEqual(property(.initial(["f(", "  a", ")"])), "public var `default`: Swift.Int = f(\n  a\n)")
    expectEqual(property(.computed(["1"])), "public var `default`: Swift.Int { 1 }")
    expectEqual(
      property(.computed(["a()", "return 1"])),
      "public var `default`: Swift.Int {\n  a()\n  return 1\n}"
    )
    expectEqual(
      property(.accessors(get: ["1"], set: ["a()"])),
      """
      public var `default`: Swift.Int {
        get { 1 }
        set {
          a()
        }
      }
      """
    )
    #expect(property(.accessors(get: ["1"], set: [])).contains("set {}"))
  }

  @Test func `members with documentation or bodies have empty lines around them, others stand together`() {
    let declaration = TypeDeclaration(
      access: .public,
      keyword: .enum,
      name: name("Action"),
      inheritance: ["Swift.Sendable", "Swift.Equatable"],
      members: [
        CaseDeclaration(name: name("a")),
        CaseDeclaration(name: name("b")),
        CaseDeclaration(prefix: DeclarationPrefix(documentation: DocComment("C.")), name: name("c")),
        CaseDeclaration(name: name("d")),
      ]
    )
    expectEqual(
      printed(declaration),
      """
      public nonisolated enum Action: Swift.Sendable, Swift.Equatable {
        case a
        case b

        /// C.
        case c

        case d
      }
      """
    )
  }

  @Test func `an extension breaks its requirements where one line is too long`() {
    func declaration(_ requirements: [Code]) -> String {
      printed(ExtensionDeclaration(type: "StateKit.Scope", requirements: requirements, members: []))
    }
    expectEqual(declaration(["State == A"]), "nonisolated extension StateKit.Scope where State == A {}")
    let long: [Code] = (0..<3).map { "Parameter\($0) == ModuleName.NestedTypeName\($0)" }
    expectEqual(
      declaration(long),
      """
      nonisolated extension StateKit.Scope
      where
        Parameter0 == ModuleName.NestedTypeName0,
        Parameter1 == ModuleName.NestedTypeName1,
        Parameter2 == ModuleName.NestedTypeName2
      {}
      """
    )
  }

  @Test func `a long line is broken at its longest list`() {
    let short: [Code] = ["let a", "let b"]
    let long: [Code] = (0..<4).map { "label\($0): \(StringLiteral("é, ")) + someLongName\($0)" }
    var printer = SwiftPrinter()
    printer.line("  case .a(\(short.list)): f(\(long.list)) {")
    expectEqual(
      printer.output,
      """
        case .a(let a, let b): f(
          label0: "é, " + someLongName0,
          label1: "é, " + someLongName1,
          label2: "é, " + someLongName2,
          label3: "é, " + someLongName3
        ) {

      """
    )
    var wide = SwiftPrinter()
    wide.line("f(\(short.list))")
    expectEqual(wide.output, "f(let a, let b)\n")
  }

  @Test func `a typealias has its access`() {
    expectEqual(
      printed(TypealiasDeclaration(access: .package, name: name("A"), type: "B")),
      "package typealias A = B"
    )
  }
}
