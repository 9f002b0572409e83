import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct LanguageModeTests {
  /// The goldens are the module GoldenCode, which is compiled in one mode alone.
  @Test(.enabled(if: Thoroughness.isFull, "STATEKIT_TESTS=all"), arguments: LanguageModes.all)
  func `the goldens compile without a warning`(mode: [String]) throws {
    let files = try Golden.files(in: "Generated", ending: ".swift") + Self.handWritten()
    try expectEqual(Swiftc(arguments: mode).diagnose(files), "")
  }

  @Test(
    .enabled(if: Thoroughness.isFull, "STATEKIT_TESTS=all"),
    arguments: [LanguageModes.all[4], LanguageModes.all[5]]
  )
  func `the goldens compile without a warning with lines of the schemas in them`(mode: [String]) throws {
    let folder = try TemporaryFolder()
    let files = try Golden.generatedWithLines.get()
      .map { try folder.write($0.contents, to: $0.name) }
    try expectEqual(Swiftc(arguments: mode).diagnose(files + Self.handWritten()), "")
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
