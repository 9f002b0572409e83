import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// The scaffold of the goldens is compiled together with them, in all modes.
struct GoldenScaffoldTests {
  /// The handwritten types that the schemas use.
  private static let foreign = """
    import StateKit

    nonisolated struct BoxState: Hashable, Codable, Identifiable, Sendable {
      var id: String
    }

    """

  private static func changes() throws -> [ScaffoldChange] {
    var options = GeneratorOptions()
    options.moduleName = "GoldenCode"
    let (scaffold, _) = Generator(options: options).scaffold(try Golden.schemas())
    return try #require(scaffold).plan(for: []).changes
  }

  private static func compile(_ texts: [String], _ mode: [String]) throws -> String {
    let folder = try TemporaryFolder()
    let written = try ([foreign] + texts).enumerated().map { index, text in
      try folder.write(text, to: "Scaffolded\(index).swift")
    }
    let types = [
      "Ticket.swift", "PosterChange.swift", "TabsPanel.swift", "FormTypes.swift", "HeirloomState.swift",
      "LeavingTypes.swift", "SurveyTypes.swift", "ExploredTypes.swift", "GreenhouseState.swift",
    ].map {
      Golden.folder.appending(components: "HandWritten", $0)
    }
    let generated = try Golden.files(in: "Generated", ending: ".swift")
    return try Swiftc(arguments: mode).diagnose(generated + written + types)
  }

  @Test(.enabled(if: Thoroughness.isFull, "STATEKIT_TESTS=all"), arguments: LanguageModes.all)
  func `all that is written anew compiles without a warning`(mode: [String]) throws {
    let changes = try Self.changes()
    #expect(changes.count > 20)
    try expectEqual(Self.compile(changes.map { String(decoding: $0.contents, as: UTF8.self) }, mode), "")
  }

  /// A closure in the form that the comment shows has the right type.
  @Test(
    .enabled(if: Thoroughness.isFull, "STATEKIT_TESTS=all"),
    arguments: [LanguageModes.all[0], LanguageModes.all[4]]
  )
  func `the form in a comment is that of the closure`(mode: [String]) throws {
    let texts = try Self.changes().map { String(decoding: $0.contents, as: UTF8.self) }
    let imports = "import Foundation\nimport StateKit\n"
    let filled = texts.map { text in
      imports
        + text.replacing(#/// (?<form>\{.*) … \}\n(?<name> *\w+: )nil/#) { match in
          "\(match.name)\(match.form) fatalError() }"
        }
    }
    #expect(filled.contains { $0.contains("fatalError") } && !filled.contains { $0.contains(": nil") })
    try expectEqual(Self.compile(filled, mode), "")
  }

  @Test func `all handlers are written by hand, so the scaffold does not add a handler`() throws {
    var options = GeneratorOptions()
    options.moduleName = "GoldenCode"
    let (scaffold, _) = Generator(options: options).scaffold(try Golden.schemas())
    let files = try Golden.files(in: "HandWritten", ending: ".swift").map { url in
      SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
    }
    let plan = try #require(scaffold).plan(for: files)
    let changed = plan.changes.filter { if case .existing = $0.target { true } else { false } }
    expectEqual(changed.map(\.added), [])
    expectEqual(plan.diagnostics.map(\.message), [])
  }

  @Test(arguments: [("Stacks", 1), ("Requests", 3)])
  func `the tests of bridges and requests compile without a warning`(schema: String, files: Int) throws {
    let source = try #require(Golden.schemas().first { $0.path.hasSuffix("\(schema).statekit.json") })
    var options = GeneratorOptions()
    options.moduleName = "App"
    let generator = Generator(options: options)
    let scaffold = try #require(generator.scaffold([source]).0)
    let changes = try #require(scaffold.tests(ofModule: "App")).plan(for: []).changes
    expectEqual(changes.count, files)
    let folder = try TemporaryFolder()
    let generated = try generator.generate([source]).files.map { try folder.write($0.contents, to: $0.name) }
    let written = try changes.enumerated().map { index, change in
      try folder.write(String(decoding: change.contents, as: UTF8.self), to: "Tests\(index).swift")
    }
    let swiftc = Swiftc(arguments: ["-swift-version", "6", "-enable-testing"])
    try expectEqual(swiftc.makeModule("App", of: generated, in: folder.url), "")
    try expectEqual(swiftc.diagnose(written, in: folder.url), "")
  }
}
