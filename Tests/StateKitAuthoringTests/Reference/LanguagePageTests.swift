import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct LanguagePageTests {
  private static let shapes: [(name: String?, ObjectShape)] = [
    (nil, FileKey.shape), ("domain", DomainKey.shape), ("property", PropertyKey.shape),
    ("action", ActionKey.shape), ("request", RequestKey.shape),
    ("effect", EffectKey.shape), ("child", ChildKey.shape), ("reaction", ReactionKey.shape),
    ("bridge", BridgeKey.shape), ("condition", ConditionKey.shape), ("phase", PhaseKey.shape),
    ("type", TypeKey.shape),
  ]

  @Test(arguments: shapes.map(\.1.noun))
  func `each key that the parser knows has a row with its meaning`(noun: String) throws {
    let (name, shape) = try #require(Self.shapes.first { $0.1.noun == noun })
    #expect(LanguageSection.all.contains { $0.name == name })
    let language = try #require(DescribedLanguage(EditorSchema.text))
    let keys = language.keys(of: language.part(name))
    expectEqual(keys.map(\.name), shape.keys)
    expectEqual(keys.filter { $0.meaning.isEmpty || $0.kind.isEmpty }.map(\.name), [])
    let text = LanguagePage.page.text
    for key in keys { #expect(text.contains("| `\(key.name)`\(key.isRequired ? ", required" : "") |")) }
  }

  /// The row itself has the example or the words, or links the section.
  @Test func `each key has an example, words or a section`() throws {
    let language = try #require(DescribedLanguage(EditorSchema.text))
    for (name, _) in Self.shapes {
      let bare = language.keys(of: language.part(name)).filter { key in
        !key.meaning.contains("For example") && !key.meaning.contains("`: ") && !key.kind.contains("(doc:#")
          && key.name != "statekit"
      }
      expectEqual(bare.map(\.name), [], "\(name ?? "the file")")
    }
  }

  @Test func `a row has the kind of value, the default and the words`() {
    let text = LanguagePage.page.text
    #expect(text.contains("| `statekit`, required | `1` | The version of the schema language."))
    #expect(
      text.contains("| `access` | `\"internal\"`, `\"package\"`, `\"public\"`; default `\"internal\"` |")
    )
    #expect(text.contains("`\"package\"`: Visible in all modules of its package."))
    #expect(
      text.contains("| `actions` | object of names, each with [an action](doc:#An-action) or object of")
    )
    #expect(
      text.contains(
        "or object of `state`: array of `\"Hashable\"`, `\"Codable\"`, `\"Recordable\"`, `\"-Equatable\"`; `actions`: array"
      )
    )
    #expect(text.contains("| `bridges` | array, each [a bridge](doc:#A-bridge) |"))
    #expect(text.contains("| `imports` | array of strings |"))
    #expect(text.contains("For example `[\"Foundation\"]`. |"))
  }

  @Test func `each link leads to a section`() {
    let text = LanguagePage.page.text
    let headings = Set(text.matches(of: #/(?m)^## (.+)$/#).map { String($0.1.replacing(" ", with: "-")) })
    let links = Set(text.matches(of: #/\(doc:#(.+?)\)/#).map { String($0.1) })
    #expect(links.count > 8)
    expectEqual(links.subtracting(headings), [])
  }

  @Test(arguments: LanguageSection.all.filter { $0.example != nil }.map(\.name))
  func `an example is right, and laid out as 'format' does it`(name: String?) throws {
    let example = try #require(LanguageSection.all.first { $0.name == name }?.example)
    let file = SourceFile(path: "Example.statekit.json", text: example + "\n")
    expectEqual(Generator().validate([file]).map(\.sentence), [])
    let formatted = CanonicalLayout.of(file).contents
    expectEqual(formatted.map { String(decoding: $0, as: UTF8.self) }, example + "\n")
  }

  /// A shape without an example would be an empty section.
  @Test func `each kind of object has an example that uses it`() {
    let without = LanguageSection.all.filter { $0.example == nil }.map(\.name)
    expectEqual(without, ["typeName", "path", "payloadValue"])
  }
}
