#if Import
import Foundation
import StateKitTestSupport
import Testing

/// The folders of `Sources/StateKitImport` are floors: a file uses types of its own floor and of the floors below.
struct ImportFloorTests {
  /// From the ground up.
  private static let floors = [
    ["Reading", "Text"],
    ["Declarations"],
    ["Model"],
    ["Branches"],
    ["Schema"],
    ["Dialects/ComposableArchitecture"],
    ["Dialects/ReSwift"],
    ["Swift"],
    ["Report"],
  ]

  private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  @Test func `no file of the importer uses a type on a floor above it`() throws {
    let root = Self.repository.appending(path: "Sources/StateKitImport")
    let floors = try SourceFloors(root: root, floors: Self.floors)
    #expect(floors.fileCount > 120)
    expectEqual(floors.arrowsUp, [])
  }

  @Test func `the page about the architecture shows the floors of the importer`() throws {
    let page = try String(
      contentsOf: Self.repository.appending(path: "Documentation/Architecture.md"),
      encoding: .utf8
    )
    let picture = Self.floors.map { $0.joined(separator: ", ") }.joined(separator: " < ")
    #expect(page.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(picture))
  }
}
#endif
