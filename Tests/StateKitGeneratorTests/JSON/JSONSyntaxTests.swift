import Testing

@testable import StateKitGenerator

@Suite struct JSONSyntaxTests {
  @Test(arguments: [
    JSONMistake("1️⃣", "SK0101"),
    JSONMistake("1️⃣ \n\t\r\n", "SK0101"),
  ])
  func `a file without a value is an error`(mistake: JSONMistake) { mistake.assert() }

  @Test(arguments: [
    JSONMistake("[1, 1️⃣%]", "SK0103"),
    JSONMistake("1️⃣=", "SK0103"),
    JSONMistake("{1️⃣é: 1}", "SK0103"),
    JSONMistake("[1️⃣/ 1]", "SK0103"),
    JSONMistake("{\"a\": 1 1️⃣: 2}", "SK0103"),
    JSONMistake("[1️⃣\u{A0}1]", "SK0103"),
    JSONMistake("[1, 1️⃣\u{FEFF}2]", "SK0103"),
    JSONMistake("[1️⃣\u{0}]", "SK0103"),
    JSONMistake("{\"a\": 1️⃣\\\"b\"}", "SK0103"),
    JSONMistake("[1️⃣(1)]", "SK0103"),
  ])
  func `a character without meaning is an error`(mistake: JSONMistake) { mistake.assert() }

  @Test(arguments: [
    JSONMistake("[31️⃣ 2]", "SK0104"),
    JSONMistake("[[]1️⃣[]]", "SK0104"),
    JSONMistake("{\"a\": 31️⃣\n \"b\": 2}", "SK0104"),
    JSONMistake("{\"a\": \"é\"1️⃣ \"b\": 2}", "SK0104"),
    JSONMistake("{\"a\": {}1️⃣ {}}", "SK0104"),
    JSONMistake("{\"a\": true1️⃣\r\n\"b\": 2}", "SK0104"),
    JSONMistake("{\"a\": \"b\"1️⃣\"c\": 1}", "SK0104"),
    JSONMistake("[\"a\"1️⃣\"b\"]", "SK0104"),
    JSONMistake("[\"a\"1️⃣ b]", "SK0104"),
    JSONMistake("[true1️⃣ -1]", "SK0104"),
  ])
  func `a missing comma is an error where it belongs`(mistake: JSONMistake) { mistake.assert() }

  @Test(arguments: [
    JSONMistake("{\"a\"1️⃣}", "SK0106"),
    JSONMistake("{\"a\"1️⃣ 1}", "SK0106"),
    JSONMistake("{\"a\"1️⃣ = 1}", "SK0106"),
    JSONMistake("{\"a\"1️⃣, \"b\": 2}", "SK0106"),
    JSONMistake("{\"a\\u00e9\"1️⃣\n\"b\": 2}", "SK0106"),
  ])
  func `a key without a colon is an error behind the key`(mistake: JSONMistake) { mistake.assert() }

  @Test(arguments: [
    JSONMistake("[31️⃣,]", "SK0107"),
    JSONMistake("{\"a\": 31️⃣,}", "SK0107"),
    JSONMistake("{\"a\": 31️⃣,\n}", "SK0107"),
    JSONMistake("[[31️⃣,], {\"a\": 32️⃣, }3️⃣, ]", "SK0107", "SK0107", "SK0107"),
  ])
  func `each trailing comma is an error`(mistake: JSONMistake) { mistake.assert() }

  @Test(arguments: [
    JSONMistake("1️⃣// a\n[]", "SK0108"),
    JSONMistake("[1️⃣/* a */ 1, 2️⃣# b\n 2]", "SK0108", "SK0108"),
    JSONMistake("[] 1️⃣// a", "SK0108"),
    JSONMistake("{\"a\"1️⃣/**/:2️⃣/***/1}", "SK0108", "SK0108"),
    JSONMistake("[1, 1️⃣/* a ]", "SK0108"),
    JSONMistake("[1, 1️⃣/*", "SK0108"),
    JSONMistake("[1, 1️⃣/*/", "SK0108"),
    JSONMistake("[31️⃣//,\n, 2]", "SK0108"),
  ])
  func `each comment is an error`(mistake: JSONMistake) { mistake.assert() }

  @Test(arguments: [
    JSONMistake("[1️⃣'a']", "SK0109"),
    JSONMistake("{1️⃣'a': 1}", "SK0109"),
    JSONMistake("{1️⃣“a”: 1}", "SK0109"),
    JSONMistake("[1️⃣„a“]", "SK0109"),
    JSONMistake("[1️⃣`a`]", "SK0109"),
    JSONMistake("{\"a\": 1️⃣‘b’}", "SK0109"),
  ])
  func `other quotation marks are an error`(mistake: JSONMistake) { mistake.assert() }

  @Test(arguments: [
    JSONMistake("{1️⃣a: 1}", "SK0110"),
    JSONMistake("{\"a\": 1, 1️⃣$b: 1}", "SK0110"),
    JSONMistake("{1️⃣1: 1}", "SK0110"),
    JSONMistake("{1️⃣null: 1}", "SK0110"),
    JSONMistake("{1️⃣[]: 1}", "SK0110"),
    JSONMistake("{1️⃣{}}", "SK0110"),
    JSONMistake("{1️⃣-1: 1}", "SK0110"),
  ])
  func `a key that is no string is an error`(mistake: JSONMistake) { mistake.assert() }

  @Test(arguments: [
    JSONMistake("[] 1️⃣[]", "SK0117"),
    JSONMistake("{}1️⃣}", "SK0117"),
    JSONMistake("1 1️⃣2", "SK0117"),
    JSONMistake("{}\n\n1️⃣x", "SK0117"),
    JSONMistake("{}1️⃣,", "SK0117"),
    JSONMistake("{}1️⃣\u{0}", "SK0117"),
  ])
  func `text after the end is an error`(mistake: JSONMistake) { mistake.assert() }

  @Test(arguments: [
    JSONMistake("[1️⃣,1]", "SK0121"),
    JSONMistake("[1,1️⃣,2]", "SK0121"),
    JSONMistake("{\"a\":1️⃣}", "SK0121"),
    JSONMistake("{\"a\": 1️⃣, \"b\": 1}", "SK0121"),
    JSONMistake("1️⃣]", "SK0121"),
    JSONMistake("1️⃣,", "SK0121"),
    JSONMistake("{1️⃣, \"a\": 1}", "SK0122"),
    JSONMistake("{\"a\": 1,1️⃣, \"b\": 1}", "SK0122"),
    JSONMistake("{1️⃣: 1}", "SK0122"),
  ])
  func `a missing value or key is an error`(mistake: JSONMistake) { mistake.assert() }

  @Test func `mistakes that leave no doubt how to read on are reported in one run`() {
    assertDiagnostics(
      #"{"a": 1️⃣01, "b": "2️⃣\x", "c": [3️⃣/**/ 04️⃣,]}"#,
      .error("SK0115", at: "1️⃣"),
      .error("SK0114", at: "2️⃣"),
      .error("SK0108", at: "3️⃣"),
      .error("SK0107", at: "4️⃣"),
      upTo: .json
    )
  }

  @Test(arguments: ["[01]", "[1,]", "// a\n[]", #"["\x"]"#, #"["\uD800"]"#, "[\"\t\"]", "[1"])
  func `a file with a syntax error has no value, even if the parser continued`(text: String) {
    let diagnostics = DiagnosticCollector()
    #expect(JSONParser.parse(SourceFile(path: "Test", text: text), reportingTo: diagnostics) == nil)
    #expect(diagnostics.hasErrors)
  }
}
