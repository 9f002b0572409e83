import Foundation
import StateKitTestSupport
import Testing

/// Public names that only generated code uses (decision 0076).
struct UnderscoredNamesTests {
  @Test func `types of generated code without an underscore are listed for users`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let page = root.appending(path: "Sources/StateKit/StateKit.docc/StateKit.md")
    let listed = try names(#/``(\w+)``/#, in: String(contentsOf: page, encoding: .utf8))
    let folder = root.appending(path: "Tests/GoldenCode/Generated")
    let generated = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let used = names(#/StateKit\.([A-Z]\w*)/#, in: generated)
    #expect(used.count > 20)
    expectEqual(used.subtracting(listed), [])
  }

  private func names(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Set<String> {
    Set(text.matches(of: pattern).map { String($0.1) })
  }
}
