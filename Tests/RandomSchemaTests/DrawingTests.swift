import Foundation
import StateKitTestSupport
import Testing

/// Checks of the random schemas, which are not reviewed by hand.
struct DrawingTests {
  private static let schemas = (0..<2_000).map { Drawing.draw(seed: UInt64($0), number: $0) }
  /// Schemas without white space, as bytes, in which a text is found many times faster than in a string.
  private static let squeezed = schemas.prefix(Thoroughness.rounds(800, all: 2_000))
    .map { squeeze(texts($0).joined()) }

  private static func squeeze(_ text: String) -> Data { Data(text.utf8.filter { $0 > UInt8(ascii: " ") }) }

  private static func expectDrawn(_ text: String) {
    let bytes = squeeze(text)
    expectEqual(squeezed.lazy.filter { $0.range(of: bytes) != nil }.prefix(5).count, 5, "\(text)")
  }

  private static func texts(_ schema: DrawnSchema) -> [String] {
    var random = SplitMix64(seed: schema.seed)
    return [true, false].flatMap { schema.texts(isUsed: $0, &random) }.map(\.text)
  }

  @Test func `a seed draws the same schema each time`() {
    for seed in 0..<20 as Range<UInt64> {
      expectEqual(
        Self.texts(Drawing.draw(seed: seed, number: 3)),
        Self.texts(Drawing.draw(seed: seed, number: 3))
      )
    }
  }

  /// A key that is never drawn would stay untested without a failure.
  @Test(arguments: [
    "$schema", "statekit", "doc", "access", "imports", "uses", "conformances", "accessors", "types", "struct",
    "enum", "type", "default", "swift", "was", "state", "actions", "requests", "effects", "children",
    "reactions", "bridges", "payload", "set", "toggle", "add", "append", "insert", "remove",
    "push", "pop", "reduce", "visibility", "sensitive",
    "deprecated",
    "input", "output", "failure", "into", "policy", "id", "until", "on", "kind", "domain", "dispatch", "with",
    "when", "invariants", "holds", "allow", "properties", "cases", "oneOf", "initial", "stack", "binds",
    "follows", "shares", "to",
    "dismisses", "wrapped", "while", "onChange", "onMade", "onGone", "interval", "debounce", "feeds",
    "skipped",
  ])
  func `each key of the language is drawn`(key: String) {
    Self.expectDrawn("\"\(key)\":")
  }

  @Test(arguments: [
    #""access": "package""#, #""access": "public""#, #"["Hashable"]"#, #"["Codable"]"#, #"["Recordable"]"#,
    #"["-Equatable"]"#,
    #""actions":["-Equatable"]"#, #""state":["-Equatable"]"#,
    #""accessors": "full""#, #""accessors": "indexed""#, #""accessors": "none""#, #""kind": "optional""#,
    #""kind": "each""#,
    #""kind": "stream""#, #""kind": "fireAndForget""#, #""policy": "first""#, #""policy": "queue""#,
    #""policy": "again""#,
    #""policy": "every""#, #""reduce": "none""#, #""visibility": "delegate""#, #""with": {"#, #""!"#, #""@"#,
  ])
  func `each word of the language is drawn`(words: String) {
    Self.expectDrawn(words)
  }

  @Test func `children are made, also those that are one of several`() {
    func makes(_ isOneOf: Bool) -> Int {
      Self.schemas.count { schema in
        schema.domains.contains { domain in
          let changes = domain.actions.map(\.change) + domain.reactions.map(\.change)
          let made = Set(changes.flatMap(\.assignments).filter(\.isMade).map(\.property))
          return domain.children.contains {
            made.contains($0.name) && schema.domains[$0.domain].isOneOf == isOneOf
          }
        }
      }
    }
    #expect(makes(false) >= 20)
    #expect(makes(true) >= 20)
  }

  /// Expects a few schemas with a domain of a form.
  private func expectDrawn(_ isDrawn: (DrawnSchema, DrawnDomain) -> Bool, _ what: Comment) {
    let count = Self.schemas.count { schema in schema.domains.contains { isDrawn(schema, $0) } }
    #expect(count >= 5, what)
  }

  @Test func `stacks are drawn in all places`() {
    func isStack(_ child: DrawnChild) -> Bool { child.kind == .stack }
    func isElement(_ leaf: DrawnLeaf) -> Bool { leaf.elements.contains(where: isStack) }
    expectDrawn({ $1.stateByHand != nil && $1.children.contains(where: isStack) }, "a state by hand")
    expectDrawn({ $1.actionsByHand != nil && $1.children.contains(where: isStack) }, "actions by hand")
    expectDrawn(
      { schema, domain in
        domain.children.contains { isStack($0) && schema.domains[$0.domain].children.count > 1 }
      },
      "several cases"
    )
    for (isNamed, what) in [(isElement, "an element"), (\DrawnLeaf.isPop as (DrawnLeaf) -> Bool, "popFrom")] {
      expectDrawn({ $1.reactions.contains { isNamed($0.leaf) && !$0.change.isEmpty } }, "\(what) changes")
      expectDrawn({ $1.reactions.contains { isNamed($0.leaf) && $0.change.isEmpty } }, "\(what) is handled")
      expectDrawn({ $1.bridges.contains { isNamed($0.on) } }, "\(what) starts a bridge")
      expectDrawn({ $1.bridges.contains { isNamed($0.dispatch) } }, "\(what) ends a bridge")
      expectDrawn({ $1.effects.contains { isNamed($0.on) } }, "\(what) starts an effect")
      expectDrawn({ $1.effects.contains { $0.until.contains(where: isNamed) } }, "\(what) ends an effect")
      expectDrawn({ $1.effects.contains { $0.output.map(isNamed) == true } }, "an effect gives \(what)")
    }
  }

  @Test func `all forms of conditions and of triggers are drawn`() {
    func conditions(_ domain: DrawnDomain) -> [DrawnCondition] {
      domain.bridges.compactMap(\.condition) + domain.effects.compactMap(\.condition)
        + domain.requests.compactMap(\.condition)
    }
    func tests(_ domain: DrawnDomain) -> [DrawnCondition.Test] { conditions(domain).flatMap(\.tests) }
    expectDrawn({ tests($1).contains { $0.position != nil } }, "a condition of the payload")
    expectDrawn(
      { tests($1).contains { $0.isNegated && $0.isOptional && $0.value != nil } },
      "a negated comparison"
    )
    expectDrawn({ conditions($1).contains { if case .all = $0 { true } else { false } } }, "all")
    expectDrawn({ conditions($1).contains { if case .any = $0 { true } else { false } } }, "any")
    expectDrawn(
      { $1.requests.contains { $0.condition != nil && $0.into != nil } },
      "a condition of a request"
    )
    expectDrawn({ $1.requests.contains { !$0.with.isEmpty } }, "an input of a request")
    expectDrawn({ $1.effects.contains { !$0.with.isEmpty } }, "an input of an effect")
    expectDrawn({ $1.bridges.contains { !$0.others.isEmpty } }, "a bridge from several actions")
    expectDrawn({ $1.effects.contains { !$0.others.isEmpty } }, "an effect from several actions")
    expectDrawn({ $1.effects.contains { $0.all != nil } }, "an effect from all actions")
    expectDrawn({ $1.effects.contains(where: \.isOfBound) }, "an effect from all bound properties")
    expectDrawn(
      { tests($1).contains { $0.holder != nil && $0.value?.swift == "nil" } },
      "null through an optional"
    )
    expectDrawn(
      { tests($1).contains { $0.isOptional && $0.isOtherOptional } },
      "two properties that may be nil"
    )
    expectDrawn({ $1.effects.contains { $0.until.count > 1 } }, "several ends")
    expectDrawn({ $1.effects.contains { $0.isOngoing && !$0.with.isEmpty } }, "a condition with inputs")
    expectDrawn({ $1.effects.contains { $0.isOngoing && !$0.isSupplied } }, "a timer with a condition")
    expectDrawn({ $1.effects.contains { !$0.isOngoing && !$0.isSupplied } }, "a timer between actions")
    expectDrawn({ $1.effects.contains { $0.event != nil && $0.hasWhile } }, "an event beside a condition")
    expectDrawn(
      { $1.effects.contains { $0.event?.list != nil && $0.id != nil } },
      "an event of elements, with an id"
    )
    expectDrawn({ $1.effects.contains { $0.event?.paths == [] } }, "an event of the domain itself")
  }

  @Test func `cases with values are drawn in all places`() {
    func sources(_ domain: DrawnDomain) -> [DrawnSource] {
      let changes = domain.actions.map(\.change) + domain.reactions.map(\.change)
      return changes.flatMap { $0.assignments.map(\.value) + $0.elements.map(\.assignment.value) }
    }
    func isChoice(_ source: DrawnSource) -> Bool { if case .choice = source { true } else { false } }
    func hasPayload(_ source: DrawnSource) -> Bool { isChoice(source) && !source.positions.isEmpty }
    func tests(_ domain: DrawnDomain) -> [DrawnCondition.Test] {
      (domain.bridges.compactMap(\.condition) + domain.effects.compactMap(\.condition)).flatMap(\.tests)
    }
    expectDrawn({ sources($1).contains(where: hasPayload) }, "a change with values of the payload")
    expectDrawn({ $1.bridges.contains { $0.values.contains { hasPayload($0.source) } } }, "a bridge")
    expectDrawn({ tests($1).contains { $0.choice != nil && !$0.isOptional } }, "a test of a case")
    expectDrawn(
      { tests($1).contains { $0.choice != nil && $0.isOptional && $0.isNegated } },
      "a negated test of an optional"
    )
    let cases = Self.schemas.flatMap(\.types).flatMap { type -> [DrawnCase] in
      if case .choices(let cases) = type.kind { cases } else { [] }
    }
    for form in DrawnPayloadForm.allCases {
      #expect(cases.contains { $0.form == form && !$0.payload.isEmpty }, "\(form)")
    }
  }

  @Test func `changes of parts are drawn in all forms`() {
    func parts(_ domain: DrawnDomain) -> [DrawnChange.Part] {
      (domain.actions.map(\.change) + domain.reactions.map(\.change)).flatMap(\.parts)
    }
    func isChild(_ part: DrawnChange.Part, _ domain: DrawnDomain, _ kind: DrawnChild.Kind) -> Bool {
      domain.children.contains { $0.name == part.root && $0.kind == kind }
    }
    for kind in [DrawnChild.Kind.one, .optional, .each] {
      expectDrawn({ _, domain in parts(domain).contains { isChild($0, domain, kind) } }, "a part of \(kind)")
    }
    expectDrawn(
      { _, domain in parts(domain).contains { part in domain.properties.contains { $0.name == part.root } } },
      "a part of a struct"
    )
    expectDrawn({ parts($1).contains { $0.type == nil } }, "a request that is idle again")
    expectDrawn({ $1.requests.contains { $0.into != nil && $0.output.isEmpty } }, "a request without output")
    expectDrawn({ $1.requests.contains(where: \.dismisses) }, "a request that dismisses its domain")
  }

  @Test func `properties of states and of structs are drawn as sensitive, also bound ones`() {
    expectDrawn({ $1.properties.contains(where: \.isSensitive) }, "a property")
    expectDrawn({ !$1.isListed && $1.binds.contains(where: \.isSensitive) }, "a bound property")
    let structures = Self.schemas.flatMap(\.types).flatMap { type -> [DrawnProperty] in
      if case .structure(let properties) = type.kind { properties } else { [] }
    }
    #expect(structures.count(where: \.isSensitive) >= 5)
  }

  @Test func `schemas of all sizes are drawn`() {
    let sizes = Self.schemas.map { $0.domains.count }
    #expect(sizes.contains(1) && sizes.contains { $0 >= 6 })
    #expect(Self.schemas.contains { $0.domains.contains { $0.actions.count > 100 } })
    #expect(Self.schemas.contains { schema in schema.leaves(of: 0).contains { $0.steps.count >= 5 } })
  }
}

extension DrawnChange.Assignment {
  /// Whether it makes a child.
  fileprivate var isMade: Bool {
    guard case .json(.object(_), _) = value else { return false }
    switch type {
    case .state, .optional(.state): return true
    default: return false
    }
  }
}
