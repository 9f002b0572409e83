import StateKitTestSupport
import Testing

/// A schema in which actions of a child replace it and remove it, which random schemas seldom have beside bridges of the
/// child.
struct ReplacedChildTests {
  @Test func `a bridge of a child derives nothing for another child in its place, and nothing after its end`()
    throws
  {
    var schema = DrawnSchema(seed: 1, number: 0, access: "internal", usedAccess: "public")
    schema.files = [DrawnSchema.File(name: "Deskx0")]
    schema.domains = [desk, letter, stamp]
    let generated = GeneratedSchema(schema)
    expectEqual(generated.problems, [])
    let problems = try Batch(schemas: [generated]).problems()
    #expect(problems.isEmpty, "\(problems)")
  }

  private let letterOfDesk = DrawnChild(name: "letter", domain: 1, kind: .optional)
  private let stampOfLetter = DrawnChild(name: "stamp", domain: 2, kind: .optional)

  private var desk: DrawnDomain {
    domain(
      "Desk",
      children: [letterOfDesk],
      reactions: [
        reaction(to: action("replaced", of: 2).below(stampOfLetter), sets: letter(id: 4)),
        // The id in the samples.
        reaction(to: action("renewed", of: 2).below(stampOfLetter), sets: letter(id: 3)),
        reaction(to: action("closed", of: 1), sets: .json(.null, swift: "nil")),
      ]
    )
  }

  private var letter: DrawnDomain {
    domain(
      "Letter",
      properties: [DrawnProperty(name: "id", type: .int)],
      actions: ["left", "closed", "noted"],
      children: [stampOfLetter],
      // The second action comes too late.
      bridges: [bridge("left", to: "closed", of: 1), bridge("left", to: "noted", of: 1)]
    )
  }

  /// Without an `id`: the letter tells which stamp it is.
  private var stamp: DrawnDomain {
    domain(
      "Stamp",
      actions: ["replaced", "renewed", "glued"],
      bridges: [bridge("replaced", to: "glued", of: 2), bridge("renewed", to: "glued", of: 2)]
    )
  }

  private func domain(
    _ name: String,
    properties: [DrawnProperty] = [],
    actions: [String] = [],
    children: [DrawnChild] = [],
    reactions: [DrawnReaction] = [],
    bridges: [DrawnBridge] = []
  ) -> DrawnDomain {
    DrawnDomain(
      name: name,
      factory: name.lowercased(),
      conformances: [.equatable],
      actionConformances: [.equatable],
      properties: properties,
      actions: actions.map { DrawnAction(name: $0, reduce: "none") },
      children: children,
      reactions: reactions,
      bridges: bridges
    )
  }

  private func action(_ name: String, of domain: Int) -> DrawnLeaf {
    DrawnLeaf(domain: domain, names: [name], payload: [])
  }

  private func bridge(_ on: String, to dispatch: String, of domain: Int) -> DrawnBridge {
    DrawnBridge(on: action(on, of: domain), dispatch: action(dispatch, of: domain))
  }

  private func reaction(to leaf: DrawnLeaf, sets letter: DrawnSource) -> DrawnReaction {
    let change = DrawnChange.Assignment(property: "letter", type: .optional(.state(1)), value: letter)
    return DrawnReaction(leaf: leaf.below(letterOfDesk), change: DrawnChange(assignments: [change]))
  }

  private func letter(id: Int) -> DrawnSource {
    .json(
      .object([("id", .number("\(id)")), ("stamp", .object([]))]),
      swift: "LetterState(id: \(id), stamp: StampState())"
    )
  }
}
