import StateKitTestSupport
import Testing

@testable import StateKit

struct BridgeSiteTests {
  @Test(arguments: [
    ("App/Bridges.swift", 7 as UInt?, "Bridges.swift, f:7"),
    ("App.statekit.json", 12, "App.statekit.json, f:12"),
    ("a/b/c.json", nil, "c.json, f"),
  ])
  func `a place is the file's last component, the function and the line, if it is known`(
    file: String,
    line: UInt?,
    text: String
  ) {
    expectEqual("\(BridgeSite(file: file, function: "f", line: line))", text)
  }
}
