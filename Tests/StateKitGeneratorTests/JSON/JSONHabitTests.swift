import Testing

@testable import StateKitGenerator

/// Habits from other languages than JSON, and characters that a keyboard or an editor wrote instead.
struct JSONHabitTests {
  private func assert(
    _ text: String,
    _ expected: ExpectedDiagnostic,
    _ source: Testing.SourceLocation = #_sourceLocation
  ) {
    assertDiagnostics(text, expected, upTo: .json, sourceLocation: source)
  }

  // MARK: Quotes

  @Test(arguments: [
    #"["say 1️⃣"hi" there"]"#, #"{"a": "String = 1️⃣"Ada""}"#, #"{"a": "String = 1️⃣""}"#,
    #"{"a": "String = 1️⃣"", "b": 1}"#,
    #"{"do1️⃣"mains": {}}"#, #"{"a": "é1️⃣"é"}"#, #"["a1️⃣"!"]"#, #"["(1️⃣")"]"#, #"{"a1️⃣".b": 1}"#, #"["a1️⃣"-b"]"#,
    #"{"a": "x1️⃣"", "b": "c"}"#,
  ])
  func `a quote within a text`(text: String) {
    assert(text, .error("SK0123", #"the text ends at this quote; a quote within a text is written \""#))
  }

  // MARK: Separators

  @Test(arguments: [#"{"a": 1 1️⃣; "b": 2}"#, "[1 1️⃣;2]", #"{"a": "b"1️⃣; "c": 2}"#, #"{"a": 11️⃣;}"#])
  func `a semicolon`(text: String) {
    assert(text, .error("SK0103", "between two entries stands a comma, not ';'", suggestion: ","))
  }

  @Test(arguments: [#"2️⃣["a"1️⃣: 1]"#, "2️⃣[1️⃣:]", #"2️⃣[ "a" 1️⃣: 1 ]"#, #"2️⃣["b", "a"1️⃣: 1]"#])
  func `keys in an array`(text: String) {
    assert(
      text,
      .error(
        "SK0103",
        #"an array has no keys; an object has keys: {"a": 1}, or {} if it is empty"#,
        notes: ["2️⃣"]
      )
    )
  }

  @Test(arguments: [
    (#"{"a": 11️⃣，"b": 2}"#, ","), (#"{"a"1️⃣：1}"#, ":"), (#"{"a": 1️⃣｛}}"#, "{"), (#"{"a": {1️⃣｝}"#, "}"),
    ("[1️⃣［]]", "["), ("[11️⃣］", "]"), (#"{1️⃣＂a": 1}"#, "\""),
  ])
  func `a character of another width`(text: String, plain: String) {
    assert(text, .error("SK0103", "is not the '\(plain)' of JSON", suggestion: plain))
  }

  // MARK: Invisible characters

  @Test(arguments: [
    (
      "[1️⃣\u{A0}1]",
      "the invisible character U+00A0 (no-break space) has no meaning here; put a plain space in its place"
    ),
    ("{\"a\"1️⃣\u{A0}: 1}", "U+00A0 (no-break space)"), ("{\"a\": 11️⃣\u{3000}}", "U+3000 (ideographic space)"),
    (
      "{1️⃣\u{200B}\"a\": 1}",
      "the invisible character U+200B (zero width space) has no meaning here; remove it"
    ),
    ("[1, 1️⃣\u{FEFF}2]", "U+FEFF (zero width no-break space)"), ("[1️⃣\u{2028}]", "U+2028 (line separator)"),
    ("[1️⃣\u{0}]", "U+0000 has"), ("[1️⃣\u{B}]", "U+000B has"),
    ("[1️⃣\u{200E}]", "U+200E (left-to-right mark)"),
    ("[1️⃣\u{E000}]", "the invisible character U+E000 has no meaning here"), ("[1️⃣\u{7F}]", "U+007F has"),
  ])
  func `an invisible character is named`(text: String, message: String) {
    assert(text, .error("SK0103", message))
  }

  @Test func `a comma behind the end is an error, too`() {
    assert(
      "{}1️⃣\u{A0}",
      .error("SK0117", "behind the schema stands the invisible character U+00A0 (no-break space); remove it")
    )
  }
}
