import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct SchemaEffectTests {
  private func effects(_ text: String) throws -> [EffectSchema] {
    try parsedDomain(#"{"effects": {"work": \#(text)}}"#).effects
  }

  @Test func `all keys of an effect are read`() throws {
    let effect = try #require(
      try effects(
        #"""
        {"on": "a.b", "until": "c", "kind": "stream", "output": "d", "failure": "e", "policy": "every",
         "id": "$id", "doc": "Works."}
        """#
      ).first
    )
    expectEqual(effect.name.value, "work")
    expectEqual(
      (effect.on + effect.until + [effect.output, effect.failure]).map { $0?.text },
      ["a.b", "c", "d", "e"]
    )
    #expect(effect.kind == .stream && effect.policy?.value == .every)
    expectEqual(effect.id?.value, "id")
    expectEqual(effect.documentation, "Works.")
  }

  @Test func `the default kind is a task, and the default policy is 'latest'`() throws {
    let effect = try #require(try effects(#"{"on": "a"}"#).first)
    #expect(effect.kind == .task && effect.policy == nil)
    #expect(effect.until.isEmpty && effect.output == nil && effect.failure == nil && effect.id == nil)
  }

  @Test(arguments: [
    ("1️⃣1", "SK0203"), ("1️⃣{}", "SK0202"), (#"{"on": 1️⃣1}"#, "SK0203"),
    (#"{"on": "a", "kind": 1️⃣"clock"}"#, "SK0206"), (#"{"on": "a", "policy": 1️⃣"newest"}"#, "SK0206"),
    (#"{"on": "a", "until": "1️⃣"}"#, "SK0210"), (#"{"on": "a", "output": 1️⃣[]}"#, "SK0203"),
    (#"{"on": "a", "id": 1️⃣"$"}"#, "SK0211"), (#"{"on": "a", 1️⃣"clock": 1}"#, "SK0201"),
  ])
  func `an unreadable part is an error at its place, without further errors`(
    effect: String,
    code: String
  ) {
    assertDiagnostics(
      withDomain(#"{"actions": {"a": {}}, "effects": {"work": \#(effect)}}"#),
      .error(code)
    )
  }

  @Test func `an effect with a part that cannot be read is left out`() throws {
    #expect(try effects(#"{"on": "a", "until": 1}"#).isEmpty)
    #expect(try effects(#"{"on": "a", "untl": "b"}"#).isEmpty)
    try expectEqual(effects(#"{"on": "a", "colour": "b"}"#).count, 1)
  }
}
