import Testing

@testable import StateKitGenerator

@Suite struct JSONTokenTests {
  @Test(arguments: [
    JSONMistake(#"["1️⃣\uD800"]"#, "SK0105"),
    JSONMistake(#"["1️⃣\uDC00"]"#, "SK0105"),
    JSONMistake(#"["a1️⃣\uDBFFb"]"#, "SK0105"),
    JSONMistake(#"["1️⃣\uD8002️⃣\uD800"]"#, "SK0105", "SK0105"),
    JSONMistake(#"["1️⃣\uDE002️⃣\uD83D"]"#, "SK0105", "SK0105"),
    JSONMistake(#"["1️⃣\uD83D\u0041"]"#, "SK0105"),
    JSONMistake(#"["1️⃣\uD83D\n"]"#, "SK0105"),
    JSONMistake(#"{"1️⃣\udfff": 1}"#, "SK0105"),
    JSONMistake(#"["\uD83D\uDE001️⃣\uDE00"]"#, "SK0105"),
  ])
  func `half a surrogate pair is an error at its escape`(mistake: JSONMistake) { mistake.assert() }

  @Test(arguments: [
    JSONMistake("[1️⃣\"a", "SK0111"),
    JSONMistake("[1️⃣\"a]", "SK0111"),
    JSONMistake("[1️⃣\"a\n\"]", "SK0111"),
    JSONMistake("{1️⃣\"a: 1,\n\"b\": 2}", "SK0111"),
    JSONMistake("[1️⃣\"a\r\n\"]", "SK0111"),
    JSONMistake("1️⃣\"", "SK0111"),
    JSONMistake("1️⃣\"\\", "SK0111"),
    JSONMistake("[1️⃣\"a\\\"]", "SK0111"),
    JSONMistake("{\"a\": 1️⃣\"é}", "SK0111"),
    JSONMistake("[1️⃣\"a\\\n\"]", "SK0111"),
  ])
  func `a string without its closing quote is an error at the opening one`(mistake: JSONMistake) {
    mistake.assert()
  }

  @Test(arguments: [
    JSONMistake("[\"a1️⃣\tb\"]", "SK0113"),
    JSONMistake("[\"1️⃣\u{0}\"]", "SK0113"),
    JSONMistake("{\"1️⃣\u{1F}\": \"2️⃣\u{8}\"}", "SK0113", "SK0113"),
    JSONMistake("[\"1️⃣\t\t\t\"]", "SK0113"),
  ])
  func `a control character is an error, once in each string`(mistake: JSONMistake) { mistake.assert() }

  @Test(arguments: [
    JSONMistake(#"["1️⃣\x41"]"#, "SK0114"),
    JSONMistake(#"["1️⃣\'"]"#, "SK0114"),
    JSONMistake(#"["1️⃣\U0001F600"]"#, "SK0114"),
    JSONMistake(#"["1️⃣\u{1F600}"]"#, "SK0114"),
    JSONMistake(#"["1️⃣\u12"]"#, "SK0114"),
    JSONMistake(#"["1️⃣\u12G4"]"#, "SK0114"),
    JSONMistake(#"["1️⃣\u"]"#, "SK0114"),
    JSONMistake(#"["1️⃣\ "]"#, "SK0114"),
    JSONMistake(#"["1️⃣\é"]"#, "SK0114"),
    JSONMistake(#"["1️⃣\0 2️⃣\a"]"#, "SK0114", "SK0114"),
    JSONMistake(#"["\uD83D1️⃣\uZZZZ"]"#, "SK0114"),
  ])
  func `a wrong escape is an error at its backslash`(mistake: JSONMistake) { mistake.assert() }

  @Test(arguments: [
    "01", "-01", "00", "+1", ".5", "-.5", "1.", "1.e3", "1e", "1e+", "-", "0x1F", "1_000", "1.2.3", "--1",
    "-Infinity", "1e3.5", "1E", "-e5", "0123.4",
  ])
  func `a number that RFC 8259 does not know is an error`(number: String) {
    JSONMistake("[0, 1️⃣\(number)]", "SK0115").assert()
    JSONMistake("{\"a\": 1️⃣\(number), \"b\": 2️⃣\(number)}", "SK0115", "SK0115").assert()
  }

  @Test(arguments: [
    ("01", "zeros"), ("+1", "plus"), (".5", "before the point"), ("1.", "after the point"),
    ("1e", "after the e"), ("0x1F", "decimal"),
  ])
  func `the message says how to mend the number`(number: String, remedy: String) {
    assertDiagnostics("1️⃣\(number)", .error("SK0115", remedy), upTo: .json)
  }

  @Test(arguments: [
    ("True", "true"), ("False", "false"), ("NULL", "null"), ("nil", "null"), ("None", "null"),
    ("undefined", "null"), ("NaN", "null"), ("Infinity", "null"), ("fals", "false"), ("tru", "true"),
    ("active", nil), ("a1_b", nil),
  ])
  func `a word that is no literal is an error, with a suggestion`(word: String, suggestion: String?) {
    assertDiagnostics("[1️⃣\(word)]", .error("SK0116", suggestion: suggestion), upTo: .json)
  }

  @Test(arguments: [
    "{\n1️⃣<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> branch\n}",
    "{\"a\": 1\r\n1️⃣<<<<<<< HEAD\r\n}", "{\"a\": 1,\n1️⃣=======\n}", "{\"a\":\n1️⃣>>>>>>> b\n}",
    "[1,\n1️⃣||||||| c\n]",
    "{\"a\": 1}\n1️⃣>>>>>>> branch", "1️⃣<<<<<<<",
  ])
  func `a merge conflict is said once, and to be one`(text: String) {
    assertDiagnostics(
      in: ["Test.statekit.json": text],
      [.error("SK0103", "a merge conflict was left here")],
      upTo: .json
    )
  }

  @Test(arguments: ["[\n1️⃣<<<<<< 1]", "[ 1️⃣<<<<<<< 1]", "[\n1️⃣<<<<<<=]"])
  func `fewer marker characters, or a marker within a line, are not a conflict`(text: String) {
    assertDiagnostics(
      in: ["Test.statekit.json": text],
      [.error("SK0103", "'<' has no meaning here")],
      upTo: .json
    )
  }
}
