import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitRecording

/// The keys of a recording's lines, which several parts write and read that do not see each other.
struct RecordedKeyTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Sources"
  )
  .standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: sources.appending(path: path), encoding: .utf8)
  }

  @Test func `both modules have the same list`() throws {
    expectEqual(
      try Self.text("StateKitAuthoring/Recordings/RecordedKey.swift"),
      try Self.text("StateKitRecording/RecordedKey.swift")
    )
  }

  @Test func `the page reads each of them`() throws {
    let folder = Self.sources.appending(path: "StateKitAuthoring/Web/Recording")
    let scripts = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "js" }.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(!scripts.isEmpty)
    let read = Set(scripts.flatMap { $0.matches(of: /\.([a-zA-Z]+)/) }.map { String($0.1) })
    for key in RecordedKey.allCases { #expect(read.contains(key.rawValue), "\(key)") }
  }
}
