import StateKitTestSupport
import Testing

/// The module names keys and words of the language by their types.
struct TypedWordTests {
  @Test func `no literal equals a key or a word of schemas`() throws {
    let literals = try LanguageLiterals(of: "StateKitLanguageServer")
    #expect(literals.fileCount > 30)
    let mistakes = literals.mistakes(except: [
      "Features/Rename.swift": .code("id"),
      "Features/SemanticTokens.swift": .wire("type", "deprecated"),
      "Features/Snippets.swift": .text("domain", "struct", "enum", "request", "timer"),
      "Names/SwiftReceivers.swift": .code("state", "is", "while", "any", "struct", "enum"),
      "Protocol/LanguageServer.swift": .wire("id", "type"),
      "Protocol/Markup.swift": .wire("kind"),
      "Protocol/ResultEncoding.swift": .wire("kind", "deprecated", "children", "statekit"),
      "Protocol/ServerCapabilities.swift": .wire("full"),
    ])
    expectEqual(mistakes, [])
  }
}
