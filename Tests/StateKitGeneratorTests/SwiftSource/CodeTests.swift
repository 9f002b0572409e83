import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct CodeTests {
  private let file = SourceFile(path: "Test.statekit.json", text: "one\ntwo\nthree\n")

  @Test func `names, literals, types and numbers are spelled as code needs them`() {
    let name = Identifier(validated: "default")
    let code: Code =
      "\(name) \(label: name) \(plain: name) \(StringLiteral("a\"b")) \(SwiftType.simple("Int")) \(3)"
    expectEqual(code.text, #"`default` default default "a\"b" Swift.Int 3"#)
  }

  @Test func `a line of a literal loses its quotes alone`() {
    let code: Code = "\(unquoted: StringLiteral("\u{301}a\"\u{301}"))"
    expectEqual(Array(code.text.unicodeScalars), Array("\u{301}a\\\"\u{301}".unicodeScalars))
  }

  @Test func `a place moves along with the code that it is in`() {
    let inner: Code = "é: \("Missing", at: file.location(at: 4))"
    let outer: Code = "case \(inner)!"
    expectEqual(outer.text, "case é: Missing!")
    expectEqual(outer.places.map(\.offset), [9])
    expectEqual(outer.places.map(\.location.line), [2])
    expectEqual(("ab" + outer).places.map(\.offset), [11])
  }

  @Test func `no place is no place`() {
    let code: Code = "\("Missing", at: nil)"
    #expect(code.places.isEmpty)
    #expect(Code(expression: "f()").places.isEmpty)
    expectEqual(Code(expression: "f()", at: file.location(at: 0)).places.map(\.offset), [0])
  }

  @Test func `pieces are joined with their places`() {
    let pieces: [Code] = ["a", "\("b", at: file.location(at: 0))", "c"]
    let joined = pieces.joined(separator: ", ")
    expectEqual(joined.text, "a, b, c")
    expectEqual(joined.places.map(\.offset), [3])
    #expect([Code]().joined(separator: ", ").isEmpty)
  }

  @Test func `lines stand in their order, whichever of them are more`() {
    let few: [Code] = ["a"]
    let many: [Code] = ["b", "c"]
    expectEqual((few + many).map(\.text), ["a", "b", "c"])
    expectEqual((many + few).map(\.text), ["b", "c", "a"])
    expectEqual(few.map(\.text), ["a"])
    expectEqual(many.map(\.text), ["b", "c"])
  }
}
