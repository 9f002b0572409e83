import Testing

@testable import StateKitGenerator

@Suite struct JSONBracketTests {
  @Test(arguments: [
    JSONMistake("4️⃣[1️⃣", "SK0112"),
    JSONMistake("4️⃣[31️⃣", "SK0112"),
    JSONMistake("4️⃣[1,1️⃣\n\n", "SK0112"),
    JSONMistake("4️⃣{1️⃣ ", "SK0112"),
    JSONMistake("4️⃣{\"a\": {\"b\": 1}1️⃣", "SK0112"),
    JSONMistake("4️⃣{\"a\"1️⃣", "SK0112"),
    JSONMistake("4️⃣{\"a\":1️⃣\n", "SK0112"),
    JSONMistake("4️⃣{\"a\": 1,1️⃣\n", "SK0112"),
    JSONMistake("[[], 4️⃣[[]1️⃣\n\n", "SK0112"),
  ])
  func `an unclosed bracket is an error at the end, with a note at the bracket`(
    mistake: JSONMistake
  ) {
    mistake.assert(notes: ["4️⃣"])
  }

  @Test(arguments: [
    JSONMistake("4️⃣[31️⃣}", "SK0120"),
    JSONMistake("4️⃣{\"a\": 31️⃣]", "SK0120"),
    JSONMistake("[4️⃣{1️⃣]]", "SK0120"),
    JSONMistake("4️⃣[1️⃣}", "SK0120"),
    JSONMistake("4️⃣[1,1️⃣}", "SK0120"),
  ])
  func `the other closing bracket is an error, with a note at the opening one`(mistake: JSONMistake) {
    mistake.assert(notes: ["4️⃣"])
  }

  @Test(arguments: [
    JSONMistake("{\n  \"a\": {\n    \"b\": 4️⃣{\n      \"c\": \"}\\\"\"\n  }\n}1️⃣\n", "SK0112"),
    JSONMistake("[\n\t[\n\t\t4️⃣[\n\t\t\t1\n\t]\n]1️⃣", "SK0112"),
    JSONMistake("{\n  \"a\": {\n    \"b\": 4️⃣{ \"c\": [\n    ]\n  }\n}1️⃣", "SK0112"),
    JSONMistake("4️⃣{\n    \"a\": {\n    }1️⃣\n", "SK0112"),
  ])
  func `the note is at the bracket that was left open by the indentation`(mistake: JSONMistake) {
    mistake.assert(notes: ["4️⃣"])
  }
}
