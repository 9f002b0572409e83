import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct JSONValueTests {
  @Test(arguments: [
    ("null", "null"),
    ("true", "true"),
    (" false\n", "false"),
    ("0", "0"),
    ("-0", "-0"),
    ("-12.50", "-12.50"),
    ("1e3", "1e3"),
    ("1E+3", "1E+3"),
    ("0.5e-10", "0.5e-10"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    (#""""#, "‹›"),
    (#""text""#, "‹text›"),
    ("[]", "[]"),
    ("[ ]", "[]"),
    ("[1,2 , 3]", "[1, 2, 3]"),
    ("[[],[[]],{}]", "[[], [[]], {}]"),
    ("{}", "{}"),
    ("{\r\n}", "{}"),
    (#"{"z":1,"a":[null,{"b":""}],"":2}"#, "{‹z›: 1, ‹a›: [null, {‹b›: ‹›}], ‹›: 2}"),
    ("\t[\t1\t]\t", "[1]"),
  ])
  func `each kind of value is read as it is spelled`(text: String, rendered: String) throws {
    try expectEqual(parsedJSON(text).rendered, rendered)
  }

  @Test func `keys keep the order of the file`() throws {
    let keys = (0..<1000).map { "k\($0 * 7919 % 1000)" }
    let text = "{" + keys.map { "\"\($0)\": 0" }.joined(separator: ", ") + "}"
    let rendered = "{" + keys.map { "‹\($0)›: 0" }.joined(separator: ", ") + "}"
    try expectEqual(parsedJSON(text).rendered, rendered)
  }

  @Test func `a byte-order mark is ignored and counts no column`() throws {
    let node = try parsedJSON("\u{FEFF}[1]")
    expectEqual(node.rendered, "[1]")
    expectEqual(node.location.description, "Test.json:1:1")
  }
}
