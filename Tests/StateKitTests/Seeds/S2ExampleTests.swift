import Foundation
import Testing

/// The structure of the code in Examples/Reachability. The behaviour is checked by running the example.
struct S2ExampleTests {
  private static let features = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Examples/Reachability/Sources/Reachability")

  @Test(arguments: [
    ("Lifecycle", ["Reachability", "Settings", "App(State|Action|Scope)"]),
    ("Reachability", ["Lifecycle", "Settings", "App(State|Action|Scope)"]),
  ])
  func `S2.10 neither feature imports the other, nor names it`(feature: String, others: [String]) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.features.appending(path: feature),
      includingPropertiesForKeys: nil
    )
    try #require(Set(files.map(\.pathExtension)) == ["swift", "json"])
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for other in others {
        let name = try Regex("\\b\(other)").ignoresCase()
        #expect(text.firstMatch(of: name) == nil, "\(file.lastPathComponent) names \(other)")
      }
    }
  }
}
