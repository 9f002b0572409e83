import StateKitTestSupport
import Testing

@testable import StateKit

struct ActionLeafTests {
  @Test(arguments: [
    ("closed", ActionLeaf(name: "closed")),
    ("closed It was closed.", ActionLeaf(name: "closed", documentation: "It was closed.")),
    ("renamed(id:name:)", ActionLeaf(name: "renamed", labels: ["id", "name"])),
    ("selected(_:)", ActionLeaf(name: "selected", labels: ["_"])),
    (
      "moved(_:to:) From (x: y) on.",
      ActionLeaf(name: "moved", documentation: "From (x: y) on.", labels: ["_", "to"])
    ),
    (
      "signedIn(name:password!:_!:) With it!",
      ActionLeaf(
        name: "signedIn",
        documentation: "With it!",
        labels: ["name", "password", "_"],
        sensitiveLabels: ["password", "2"]
      )
    ),
  ])
  func `a line gives the name, the labels and the documentation`(line: String, leaf: ActionLeaf) {
    expectEqual(ActionLeaf.parse(line), [leaf])
  }

  @Test func `a line that starts with a space goes on with the documentation`() {
    let leaves = ActionLeaf.parse("a One.\n Two.\n \n   Four.\nb\n")
    expectEqual(
      leaves,
      [ActionLeaf(name: "a", documentation: "One.\nTwo.\n\n  Four."), ActionLeaf(name: "b")]
    )
  }

  @Test func `sensitive values stay sensitive with more documentation and below a child`() throws {
    let leaf = try #require(ActionLeaf.parse("sent(_!:by:) One.\n Two.").first).below("mail")
    expectEqual(leaf.name, "mail.sent")
    expectEqual(leaf.sensitiveLabels, ["0"])
    expectEqual([leaf.isSensitive(at: 0), leaf.isSensitive(at: 1)], [true, false])
  }

  @Test func `an empty table has no leaves`() {
    #expect(ActionLeaf.parse("").isEmpty)
    #expect(ActionLeaf.parse("\n").isEmpty)
  }
}
