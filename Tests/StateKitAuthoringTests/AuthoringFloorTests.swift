import Foundation
import StateKitTestSupport
import Testing

/// The folders of `Sources/StateKitAuthoring` are floors: a file uses types of its own floor and of the floors below.
struct AuthoringFloorTests {
  /// From the ground up. `Pages` has an enum for each folder of pages, which is called as they are.
  private static let floors = [
    ["JSON"],
    ["Formatting", "Model"],
    ["Explanations", "Language", "Recordings", "Starter"],
    ["Diff"],
    ["Migration"],
    ["Scaffold/Reading"],
    ["Scaffold"],
    ["TestScaffold"],
    ["RecordedTest"],
    ["Graph", "Pages"],
    ["Graph/Map/Geometry"],
    ["Graph/Map/Layers"],
    ["Graph/Map"],
    ["Graph/Map/Printing"],
    ["RecordingPage"],
  ]

  private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  @Test func `no file for authors uses a type on a floor above it`() throws {
    let root = Self.repository.appending(path: "Sources/StateKitAuthoring")
    let floors = try SourceFloors(root: root, floors: Self.floors)
    #expect(floors.fileCount > 150)
    expectEqual(floors.arrowsUp, [])
  }

  @Test func `the page about the architecture shows the floors for authors`() throws {
    let page = try String(
      contentsOf: Self.repository.appending(path: "Documentation/Architecture.md"),
      encoding: .utf8
    )
    let picture = Self.floors.map { $0.joined(separator: ", ") }.joined(separator: " < ")
    #expect(page.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(picture))
  }
}
