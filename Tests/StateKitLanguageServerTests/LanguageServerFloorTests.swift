import Foundation
import StateKitTestSupport
import Testing

/// The folders of the language server are floors: a file uses types on its own floor and on those below it.
struct LanguageServerFloorTests {
  /// From the ground up; the files beside the folders are the roof.
  private static let floors = ["Text", "Names", "Workspace", "Features", "Protocol"]

  private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  @Test func `no file of the language server uses a type on a floor above it`() throws {
    let root = Self.repository.appending(path: "Sources/StateKitLanguageServer")
    let floors = try SourceFloors(root: root, floors: Self.floors.map { [$0] })
    #expect(floors.fileCount > 30)
    expectEqual(floors.arrowsUp, [])
  }

  @Test func `the page about the architecture shows the floors of the language server`() throws {
    let page = try String(
      contentsOf: Self.repository.appending(path: "Documentation/Architecture.md"),
      encoding: .utf8
    )
    #expect(page.contains(Self.floors.joined(separator: " < ")))
  }
}
