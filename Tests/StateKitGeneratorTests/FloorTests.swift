import Foundation
import StateKitTestSupport
import Testing

/// The folders of the generator are floors: a file uses types on its own floor and on those below it.
struct FloorTests {
  /// The floors from the ground up; the files beside the folders are the roof.
  private static let floors = [
    "Source", "SwiftSource", "JSON", "Schema", "Parsing", "Index", "Resolution", "Validation", "Symbols",
    "Model", "Translation",
  ]

  private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  @Test func `a file does not use code on a floor above it`() throws {
    let root = Self.repository.appending(path: "Sources/StateKitGenerator")
    let floors = try SourceFloors(root: root, floors: Self.floors.map { [$0] })
    #expect(floors.fileCount > 200)
    expectEqual(floors.arrowsUp, [])
  }

  @Test func `the page about the architecture shows the floors`() throws {
    let page = try String(
      contentsOf: Self.repository.appending(path: "Documentation/Architecture.md"),
      encoding: .utf8
    )
    #expect(page.contains(Self.floors.joined(separator: " < ")))
  }
}
