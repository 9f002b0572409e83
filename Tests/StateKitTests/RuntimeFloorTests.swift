import Foundation
import StateKitTestSupport
import Testing

/// The folders of `Sources/StateKit` are floors: a file uses types of its own floor and of the floors below.
struct RuntimeFloorTests {
  /// From the ground up. The types of the third floor name each other, because a generated action names its bridges,
  /// effects and scopes.
  private static let floors = [
    ["Concurrency"],
    ["Redaction"],
    ["Differences"],
    [
      "Actions", "Bridges", "DeclaredEffects", "Effects", "Invariants", "Middleware", "Reducers", "Reporting",
      "Scopes", "Simulation", "State", "Values",
    ],
    ["Domain", "Queue"],
    ["Effects/Running"],
    ["Observation"],
    ["Recording", "SideEffects"],
    ["Store"],
    ["Host", "Presentation"],
    ["SwiftUI"],
  ]

  private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  @Test func `no file of the runtime uses a type on a floor above it`() throws {
    let root = Self.repository.appending(path: "Sources/StateKit")
    let floors = try SourceFloors(root: root, floors: Self.floors)
    #expect(floors.fileCount > 150)
    expectEqual(floors.arrowsUp, [])
  }

  @Test func `the page about the architecture shows the floors of the runtime`() throws {
    let page = try String(
      contentsOf: Self.repository.appending(path: "Documentation/Architecture.md"),
      encoding: .utf8
    )
    let picture = Self.floors.map { $0.joined(separator: ", ") }.joined(separator: " < ")
    #expect(page.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(picture))
  }
}
