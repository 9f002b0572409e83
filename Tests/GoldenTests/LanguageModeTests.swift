import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// The language modes in which users may compile generated code.
struct LanguageModeTests {
  static let upcoming = [
    "InternalImportsByDefault", "NonisolatedNonsendingByDefault", "ExistentialAny", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  static let modes: [[String]] = [
    ["-swift-version", "6"],
    ["-swift-version", "5"],
    ["-swift-version", "5", "-strict-concurrency=complete"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "6"] + upcoming,
    ["-swift-version", "6", "-default-isolation", "MainActor"] + upcoming,
  ]

  /// The strictest mode, or all modes in a full run.
  static let tried = Thoroughness.some(1, of: modes)

  /// The goldens are the module GoldenCode, which is compiled in one mode alone.
  @Test(.enabled(if: Thoroughness.isFull, "STATEKIT_TESTS=all"), arguments: modes)
  func `the goldens compile without a warning`(mode: [String]) throws {
    let files = try Golden.files(in: "Generated", ending: ".swift") + Self.handWritten()
    #expect(try Swiftc(arguments: mode).diagnose(files) == "")
  }

  @Test(.enabled(if: Thoroughness.isFull, "STATEKIT_TESTS=all"), arguments: [modes[4], modes[5]])
  func `the goldens compile without a warning with lines of the schemas in them`(mode: [String]) throws {
    let folder = try TemporaryFolder()
    let files = try Golden.generate { $0.sourceLocations = true }
      .map { try folder.write($0.contents, to: $0.name) }
    #expect(try Swiftc(arguments: mode).diagnose(files + Self.handWritten()) == "")
  }

  /// If warnings were not captured, the other tests would always pass.
  @Test func `the compiler's warnings are seen`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      Array("import StateKit\nfunc f() { let unused = 1 }\n".utf8),
      to: "Test.swift"
    )
    #expect(try Swiftc(arguments: ["-swift-version", "6"]).diagnose([file]).contains("warning: "))
  }

  private static func handWritten() throws -> [URL] {
    try Golden.files(in: "HandWritten", ending: ".swift")
  }
}
