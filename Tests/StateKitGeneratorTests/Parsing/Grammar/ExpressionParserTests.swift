import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct ExpressionParserTests {
  @Test(arguments: [
    "3", "-3.5", "1e-5", "0x1F_FF", "1_000", "true", "nil", ".active", "Phase.active", ".init()",
    "User.default",
    ".`default`", "User()", "User(id: 1, name: \"x\")", "[1, 2, 3]", "[:]", "[\"a\": 1]", "[String: Int]()",
    "Set<Int>()",
    "(1, 2)", "1 + 2", "10 / 2", "a ?? b", "flag ? 1 : 2", "flag ? other ? 1 : 2 : 3", "x!", "x!.y",
    "x?.y ?? 3",
    "user[0].name", "1...5", "0..<3", "!flag", "~mask & 0xFF", "x as? Int", "x as Any is Int", "try? value()",
    "{ $0 + 1 }", "{ (x: Int) -> Int in x + 1 }", "make({ 3 })", "{ 3 }()", "\\User.name", "\\.name",
    "\"\"", "\"a;b,c}#\"", "\"\\\"\"", "\"\\u{1F600}\\n\\t\\\\\"", "\"\\(name)\"",
    "\"a \\(b(\"c)\") + [1][0]) d\"",
    "#\"a \"b\" \\n\"#", "##\"x\"#y\"##", "#\"\\#(name)\"#", "\"größe 👩‍👩‍👧 // no comment /* */\"", "größe",
    "foo(for: 3, default: 4)", "a < b", "Pair<Int>(1)", "f (3)", "[1, 2].map({ $0 })", "Int.max",
  ])
  func `one expression is taken as it is`(text: String) throws {
    try expectEqual(parsedString(text, ExpressionParser.parse).value, text)
  }

  @Test func `the spaces around it are not part of an expression`() throws {
    let expression = try parsedString("  a + b  ", ExpressionParser.parse)
    expectEqual(expression.value, "a + b")
    expectEqual(expression.location.column, 4)
  }

  @Test(arguments: [
    StringMistake("1️⃣", "SK0330"),
    StringMistake("  1️⃣", "SK0330"),
    StringMistake("3 +1️⃣", "SK0330"),
    StringMistake("Foo.1️⃣", "SK0330"),
    StringMistake("f(1️⃣, 1)", "SK0330"),
    StringMistake("(1 +1️⃣)", "SK0330"),
    StringMistake("(a as1️⃣)", "SK0330"),
    StringMistake("a as 1️⃣1", "SK0301"),
    StringMistake("a is 1️⃣.b", "SK0301"),
    StringMistake("a as 1️⃣nil", "SK0301"),
    StringMistake("3 1️⃣4", "SK0331"),
    StringMistake("a 1️⃣b", "SK0331"),
    StringMistake("a 1️⃣\"b\"", "SK0331"),
    StringMistake("a 1️⃣`b`", "SK0331"),
    StringMistake("3 1️⃣$0", "SK0331"),
    StringMistake("f(a 1️⃣b)", "SK0331"),
    StringMistake("1️⃣let x = 3", "SK0332"),
    StringMistake("1️⃣if a { 1 } else { 2 }", "SK0332"),
    StringMistake("1️⃣import Darwin", "SK0332"),
    StringMistake("3 1️⃣var x", "SK0332"),
    StringMistake("a ?? 1️⃣switch b { }", "SK0332"),
    StringMistake("31️⃣; exit(0)", "SK0333"),
    StringMistake("{ a()1️⃣; b() }", "SK0333"),
    StringMistake("3 1️⃣// three", "SK0334"),
    StringMistake("3 1️⃣/* three */", "SK0334"),
    StringMistake("f(31️⃣/**/)", "SK0334"),
    StringMistake("1️⃣#sourceLocation(file: \"a\", line: 1)", "SK0335"),
    StringMistake("3 1️⃣#if DEBUG", "SK0335"),
    StringMistake("1️⃣#fileID", "SK0335"),
    StringMistake("1️⃣##", "SK0335"),
    StringMistake("\"a\"1️⃣#", "SK0335"),
    StringMistake("#\"a\"#1️⃣#", "SK0335"),
    StringMistake("1️⃣#/a\"b/#", "SK0335"),
    StringMistake("<1️⃣#value#>", "SK0335"),
    StringMistake("31️⃣, other: Int = 4", "SK0336"),
    StringMistake("Dictionary<Int1️⃣, Int>()", "SK0336"),
    StringMistake("31️⃣: Int", "SK0337"),
    StringMistake("a ? b : c 1️⃣: d", "SK0337"),
    StringMistake("a 1️⃣= 3", "SK0338"),
    StringMistake("3 1️⃣{ didSet { } }", "SK0339"),
    StringMistake("f() 1️⃣{ 3 }", "SK0339"),
    StringMistake("any 1️⃣{ didSet { } }", "SK0339"),
    StringMistake("x as 1️⃣{ get }", "SK0339"),
    StringMistake("31️⃣)", "SK0340"),
    StringMistake("31️⃣}", "SK0340"),
    StringMistake("f(1️⃣]", "SK0340"),
    StringMistake("f1️⃣)(", "SK0340"),
    StringMistake("f1️⃣(3", "SK0341"),
    StringMistake("1️⃣[3", "SK0341"),
    StringMistake("f([1️⃣{ 3", "SK0341"),
    StringMistake("\"\\1️⃣(3", "SK0341"),
    StringMistake("1️⃣\"abc", "SK0343"),
    StringMistake("f(1️⃣\"abc)", "SK0343"),
    StringMistake("1️⃣#\"abc\"", "SK0343"),
    StringMistake("1️⃣\"\"\"abc\"\"\"", "SK0344"),
    StringMistake("1️⃣#\"\"\"#", "SK0344"),
    StringMistake("\"\\1️⃣q\"", "SK0345"),
    StringMistake("\"\\1️⃣u{12\"", "SK0345"),
    StringMistake("\"\\1️⃣", "SK0345"),
    StringMistake("#\"\\#1️⃣#(x)\"#", "SK0345"),
    StringMistake("1️⃣/\"/, b: Int = 3 /\"/", "SK0346"),
    StringMistake("1️⃣/a/", "SK0346"),
    StringMistake("a 1️⃣/b", "SK0346"),
    StringMistake("a1️⃣/b", "SK0346"),
    StringMistake("f(1️⃣/, 3)", "SK0346"),
    StringMistake("a 1️⃣+/b/ c", "SK0346"),
    StringMistake("31️⃣\n4", "SK0347"),
    StringMistake("31️⃣\r4", "SK0347"),
    StringMistake("3 + 1️⃣\u{2028}4", "SK0347"),
    StringMistake("\"a1️⃣\nb\"", "SK0347"),
    StringMistake("\"a1️⃣\u{202E}b\"", "SK0347"),
    StringMistake("1️⃣@objc", "SK0347"),
    StringMistake("1️⃣'a'", "SK0347"),
    StringMistake("1️⃣`a b`", "SK0347"),
    StringMistake("1️⃣`a", "SK0347"),
    StringMistake("1️⃣$", "SK0347"),
    StringMistake("1️⃣\\", "SK0347"),
    StringMistake("1️⃣\\(a)", "SK0347"),
    StringMistake("a1️⃣≠b", "SK0347"),
    StringMistake("1️⃣\0", "SK0347"),
    StringMistake("1️⃣$0", "SK0347"),
    StringMistake("1️⃣in", "SK0347"),
    StringMistake("1 1️⃣+2", "SK0348"),
    StringMistake("f(1 1️⃣-2)", "SK0348"),
    StringMistake("{ $0 1️⃣-2 }", "SK0348"),
    StringMistake("a 1️⃣&&b", "SK0348"),
    StringMistake("1️⃣- 1", "SK0348"),
    StringMistake("1 + 1️⃣+ 2", "SK0348"),
    StringMistake("1️⃣&a", "SK0348"),
    StringMistake("1️⃣?x", "SK0348"),
    StringMistake("1️⃣as Int", "SK0348"),
    StringMistake("a1️⃣. b", "SK0348"),
    StringMistake("a.1️⃣(b)", "SK0348"),
    StringMistake("1 .1️⃣2", "SK0348"),
    StringMistake("a 1️⃣? b", "SK0348"),
    StringMistake("(a 1️⃣? b)", "SK0348"),
    StringMistake("1 + 1️⃣try? f()", "SK0348"),
    StringMistake("1️⃣0xZ", "SK0349"),
    StringMistake("-1️⃣1e", "SK0349"),
    StringMistake("[1, 1️⃣0b2]", "SK0349"),
    StringMistake("1️⃣try f()", "SK0350"),
    StringMistake("f(1️⃣await g())", "SK0350"),
    StringMistake("1️⃣consume x", "SK0350"),
  ])
  func `a text that could be more than one expression is refused at its place`(mistake: StringMistake) {
    mistake.assert(ExpressionParser.parse)
  }

  @Test func `depth is bounded`() {
    let brackets = String(repeating: "(", count: 32)
    StringMistake(brackets + "1️⃣(3", "SK0342").assert(ExpressionParser.parse)
    let strings = String(repeating: "\"\\(", count: 32)
    StringMistake(strings + "\"\\1️⃣(3", "SK0342").assert(ExpressionParser.parse)
  }
}
