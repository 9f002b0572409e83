import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct SwiftOutlineTests {
  private static var root: URL {
    URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
  }

  private static func swiftFiles() throws -> [SourceFile] {
    let folders = ["Sources", "Tests", "Examples", "Plugins"]
    return try folders.flatMap { folder -> [SourceFile] in
      let url = root.appending(path: folder).resolvingSymlinksInPath()
      let names = FileManager.default.enumerator(atPath: url.path())?.compactMap { $0 as? String } ?? []
      return try names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.map { name in
        SourceFile(path: "\(folder)/\(name)", bytes: [UInt8](try Data(contentsOf: url.appending(path: name))))
      }
    }
  }

  @Test func `files that compile are read without a doubt`() throws {
    let files = try Self.swiftFiles()
    #expect(files.count > 400)
    for file in files {
      #expect(throws: Never.self, "\(file.path)") { try SwiftOutline(of: file) }
    }
  }

  private func outline(_ text: String) throws -> SwiftOutline {
    try SwiftOutline(of: SourceFile(path: "Mine.swift", text: text))
  }

  @Test func `types include the names of their outer types, and extensions have their own names`() throws {
    let outline = try outline("enum A { struct B<T> { class C {} } }; extension M.A.B<Int> { actor D {} }")
    expectEqual(
      outline.scopes.map { $0.path.joined(separator: ".") },
      ["A", "A.B", "A.B.C", "M.A.B", "M.A.B.D"]
    )
  }

  @Test(arguments: [
    ("func a() {}", "a()"),
    ("func `in`(_ b: Int, c d: inout Foo.Bar = .x, `let` e: [Int: (Int, Int)])", "in(_:c:let:)"),
    ("func a<T: P<Int, String>>(_ x: T, y: Pair<Int, T>) where T: Q, T.A == Int {}", "a(_:y:)"),
    ("func a(@Builder x: () -> Void, @Clamped(0...3) y: Int = f(1, z: 2), _: Int)", "a(x:y:_:)"),
    (
      "func a(x: Dictionary<Int, Int> = Pair<Int, Int>(a: 1), y: Int...) async throws(E)\n-> Int {}",
      "a(x:y:)"
    ),
  ])
  func `a function is known by its labels`(text: String, name: String) throws {
    let scope = try #require(try outline("struct A {\n  \(text)\n  var other = 1\n}").scopes.first)
    expectEqual(scope.functions.map(\.shown), [name])
  }

  @Test func `the functions inside a function are not members`() throws {
    let outline = try outline("struct A { func a() { func b() {} }; var c: Int { func d() {}; return 1 } }")
    expectEqual(outline.scopes.flatMap(\.functions).map(\.shown), ["a()"])
  }

  @Test func `requirements end where the next one begins`() throws {
    let outline = try outline(
      "protocol P {\n  func a() async\n    throws -> Int\n  func b()\n  var c: Int { get }\n}"
    )
    expectEqual(outline.scopes.flatMap(\.functions).map(\.shown), ["a()", "b()"])
  }

  @Test func `a comment of several lines ends the line before it`() throws {
    let outline = try outline("protocol P {\n  func a() /*\n  */ func b()\n}")
    expectEqual(outline.scopes.flatMap(\.functions).map(\.shown), ["a()", "b()"])
  }

  @Test func `a number sign alone is a sign`() throws {
    let outline = try outline("struct A { # func a() {} }")
    expectEqual(outline.scopes.map(\.path), [["A"]])
  }

  @Test(arguments: [" { 1 }", "\n#if A\nlet a = 1\n#endif"])
  func `a word before brackets or a condition is not a modifier of the next type`(between: String) throws {
    let outline = try outline("let access = open\(between)\nstruct R {}")
    expectEqual(outline.scopes.map(\.modifiers), [[]])
  }

  @Test(arguments: [
    ("@A #if X\n@B\n#endif\n@C struct R {}", ["A", "B", "C"]),
    ("#if X\n@A\n#elseif Y\n@B(1)\n#else\n#endif\nfinal class R {}", ["A", "B"]),
    ("#if X\n#if Y\n@A\n#endif\n@B\n#endif\nstruct R {}", ["A", "B"]),
    ("@A struct Q {}\n#if X\n@B struct P {}\n#endif\nstruct R {}", []),
  ])
  func `a type has the attributes of a condition before it`(text: String, attributes: [String]) throws {
    let scope = try #require(try outline(text).scopes.last)
    expectEqual(scope.attributes, attributes)
    #expect(scope.conditions.isEmpty)
  }

  @Test func `a function with attributes in a condition begins at the condition`() throws {
    let text = "struct A {\n  #if X\n  @objc\n  #endif\n  func a() {}\n}"
    let function = try #require(try outline(text).scopes.first?.functions.first)
    #expect(String(decoding: Array(text.utf8)[function.range], as: UTF8.self).hasPrefix("#if X"))
  }
}
