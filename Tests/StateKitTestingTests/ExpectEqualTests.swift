import StateKitTestSupport
import Testing

struct ExpectEqualTests {
  @Test func `equal values pass`() { expectEqual([1, 2], [1, 2]) }

  @Test func `other values are an issue at their line, with both values`() {
    withKnownIssue {
      expectEqual("a", "b", "letters")
    } matching: { issue in
      issue.comments == [#"letters: "a" is not equal to "b""#] && issue.sourceLocation?.line == 9
    }
  }
}
