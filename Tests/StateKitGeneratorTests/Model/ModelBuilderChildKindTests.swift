import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct ModelBuilderChildKindTests {
  private func domain(_ domain: String) throws -> DomainModel {
    let file = try fileModel(
      of: #"""
        {"statekit": 1, "domains": {"Test": \#(domain),
          "Part": {"state": {"id": "Post.ID", "name": "String"}, "actions": {"tapped": "(name: String, Int)"},
            "children": {"notes": {"domain": "Note", "kind": "each"}}},
          "Note": {"state": "NoteModel", "actions": {"shown": {}}}}}
        """#
    )
    return try #require(file.domains.first)
  }

  @Test func `children that may be absent need no value`() throws {
    let domain = try domain(
      #"""
      {"children": {"one": {"domain": "Part", "kind": "optional"}, "all": {"domain": "Part", "kind": "each"},
        "notes": {"domain": "Note", "kind": "each"}}}
      """#
    )
    expectEqual(
      domain.state.properties?.map(\.declared),
      [
        "one: PartState? = nil", "all: StateKit.IdentifiedArray<PartState> = []",
        "notes: StateKit.IdentifiedArray<NoteAction.DomainState> = []",
      ]
    )
    #expect(domain.state.isMadeWithoutArguments)
    expectEqual(domain.children.map(\.kind), [.optional, .each, .each])
  }

  @Test func `a change may remove an optional child`() throws {
    let domain = try domain(
      #"""
      {"state": {"count": "Int"}, "actions": {"reset": {"set": {"count": 0, "part": null}}},
        "children": {"other": {"domain": "Part", "kind": "each"}, "part": {"domain": "Part", "kind": "optional"}}}
      """#
    )
    guard case .changes(let changes) = domain.actions[0].reduction else { return #expect(Bool(false)) }
    expectEqual(changes.map(\.described), ["set count 0", "remove part, child 1"])
  }

  @Test func `a reaction has the values on its way, and a handler called by its path`() throws {
    let domain = try domain(
      #"""
      {"state": {"name": "String", "last": "Post.ID?"}, "children": {"parts": {"domain": "Part", "kind": "each"}},
        "reactions": {
          "parts.tapped": {"set": {"name": "$name", "last": "$parts"}},
          "parts.notes.shown": "handler"}}
      """#
    )
    let reactions = domain.reactions
    expectEqual(reactions.map(\.handler.name), ["partsTapped", "partsNotesShown"])
    expectEqual(reactions.map(\.hasHandler), [false, true])
    guard case .changes(let changes) = reactions[0].reduction else { return #expect(Bool(false)) }
    expectEqual(changes.map(\.described), ["set name $0", "set last $2"])
    expectEqual(reactions[0].path.values.map { $0.label?.name }, ["name", nil, "parts"])
    expectEqual(reactions[1].path.values.map(\.type.type.spelling), ["PartState.ID", "NoteModel.ID"])
  }
}
