import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// `schemas/everything.statekit.json` has every key and every word that the parser knows: one that is added to the
/// language fails here until the schema uses it.
struct EverythingKeyTests {
  private struct Place {
    let shape: ObjectShape
    let paths: [String]

    init(_ shape: ObjectShape, _ paths: String...) {
      self.shape = shape
      self.paths = paths
    }
  }

  private static let places: [Place] = [
    Place(FileKey.shape, ""), Place(FileConformanceKey.shape, "conformances"),
    Place(DomainKey.shape, "domains.*"), Place(DomainConformanceKey.shape, "domains.*.conformances"),
    Place(ActionKey.shape, "domains.*.actions.*", "domains.*.actions.cases.*"),
    Place(RequestKey.shape, "domains.*.requests.*"),
    // The changes of phases are those of actions.
    Place(
      PhaseKey.shape,
      "domains.*.requests.*.request",
      "domains.*.requests.*.success",
      "domains.*.actions.*"
    ),
    Place(FailureKey.shape, "domains.*.requests.*.failure", "domains.*.actions.*"),
    Place(EffectKey.shape, "domains.*.effects.*"),
    Place(ReactionKey.shape, "domains.*.reactions.*"),
    Place(PropertyKey.shape, "domains.*.state.*", "types.*.struct.*"),
    Place(ExpressionKey.shape, "domains.*.state.*.default"), Place(ChildKey.shape, "domains.*.children.*"),
    Place(CaseKey.shape, "domains.*.children.*.oneOf.*"),
    Place(WrittenStateKey.shape, "domains.*.state"), Place(WrittenActionsKey.shape, "domains.*.actions"),
    Place(BridgeKey.shape, "domains.*.bridges.*"),
    Place(
      ConditionKey.shape,
      "domains.*.bridges.*.when",
      "domains.*.bridges.*.when.all.*",
      "domains.*.effects.*.when",
      "domains.*.effects.*.when.any.*"
    ),
    Place(TypeKey.shape, "types.*"), Place(EnumCaseKey.shape, "types.*.enum.*.*"),
    Place(InvariantKey.shape, "domains.*.invariants.*"),
  ]

  private func root() throws -> JSONNode {
    let diagnostics = DiagnosticCollector()
    return try #require(JSONParser.parse(try SchemaFolder.everything(), reportingTo: diagnostics))
  }

  @Test func `each kind of object has all its keys, be it in several`() throws {
    let root = try root()
    for place in Self.places {
      let used = Set(place.paths.flatMap(root.values).flatMap(\.keys))
      let missing = place.shape.keys.filter { !used.contains($0) }
      expectEqual(missing, [], "\(place.shape.noun) without them is not everything")
    }
  }

  @Test func `no kind of object is forgotten above`() throws {
    let keys = URL(filePath: #filePath)
      .appending(path: "../../../../Sources/StateKitGenerator/Parsing/Language/SchemaKey.swift")
      .standardizedFileURL
    let text = try String(contentsOf: keys, encoding: .utf8)
    expectEqual(text.matches(of: #/enum \w+: String, \w+Key/#).count, Self.places.count)
    expectEqual(Set(ObjectShape.all.map(\.noun)), Set(Self.places.map(\.shape.noun)))
  }

  @Test(arguments: [
    (["accessors", "domains.*.accessors"], AccessorMode.allCases.map(\.rawValue)),
    (
      ["conformances.state", "domains.*.conformances", "domains.*.conformances.state"],
      ConformanceSchema.allCases.map(\.rawValue)
    ),
    (["domains.*.actions.*.reduce"], ReduceMode.allCases.map(\.rawValue)),
    (["domains.*.actions.*.visibility"], ActionVisibility.allCases.map(\.rawValue)),
    (["domains.*.requests.*.policy"], PolicySchema.allCases.map(\.rawValue)),
    (["domains.*.effects.*.policy"], PolicySchema.allCases.map(\.rawValue)),
    (["domains.*.effects.*.kind"], EffectKind.allCases.map(\.rawValue)),
    (["domains.*.children.*.kind"], ChildKindWord.allCases.map(\.rawValue)),
  ])
  func `each key that takes a word has all its words`(paths: [String], words: [String]) throws {
    let used = Set(paths.flatMap(try root().values).flatMap(\.texts))
    expectEqual(words.filter { !used.contains($0) }, [])
  }

  /// A file has one access level; the others are compiled in `EverythingModuleTests`.
  @Test func `the widest access is the one that compiles least easily`() throws {
    try expectEqual(root().values(at: "access").flatMap(\.texts), [AccessLevel.public.rawValue])
  }
}
