import Foundation
import StateKitAuthoring
import StateKitTestSupport
import Testing

struct JSONLiteralTests {
  @Test(
    arguments: [
      ("", #""""#), ("a/b é 👩‍👩‍👧", #""a/b é 👩‍👩‍👧""#),
      ("\"\\", #""\"\\""#), ("\n\r\t\0", #""\u000A\u000D\u0009\u0000""#),
      ("\u{1B}[31m", #""\u001B[31m""#), ("\u{7F}\u{85}\u{9F}\u{A0}", "\"\\u007F\\u0085\\u009F\u{A0}\""),
      ("\u{2028}\u{2029}\u{202E}\u{2066}", #""\u2028\u2029\u202E\u2066""#),
    ]
  )
  func `text is a string in JSON that does not end the line and does not hide a character`(
    text: String,
    literal: String
  ) throws {
    expectEqual(JSONLiteral.of(text), literal)
    let read = try JSONSerialization.jsonObject(with: Data(literal.utf8), options: .fragmentsAllowed)
    expectEqual(read as? String, text)
  }
}
