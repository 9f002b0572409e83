import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// A change of the value of each key of the language is a line of `diff`, except where the key changes nothing that runs or
/// compiles.
struct KeyDiffTests {
  /// A text of a schema, and the one that takes its place; nil for a key whose changes are not reported.
  private typealias Change = (old: String, new: String)?

  @Test func `a change of each key is reported`() throws {
    let kinds = try [
      check(FileKey.self, fileChanges), check(DomainKey.self, domainChanges),
      check(FileConformanceKey.self, fileConformanceChanges, in: conformingSchema),
      check(DomainConformanceKey.self, domainConformanceChanges), check(ActionKey.self, actionChanges),
      check(RequestKey.self, requestChanges), check(PhaseKey.self, phaseChanges, in: requestSchema),
      check(FailureKey.self, failureChanges, in: requestSchema), check(EffectKey.self, effectChanges),
      check(ChildKey.self, childChanges), check(CaseKey.self, caseChanges, in: oneOfSchema),
      check(ReactionKey.self, reactionChanges), check(BridgeKey.self, bridgeChanges),
      check(ConditionKey.self, conditionChanges), check(PropertyKey.self, propertyChanges),
      check(EnumCaseKey.self, enumCaseChanges, in: conformingSchema), check(TypeKey.self, typeChanges),
      check(WrittenStateKey.self, writtenStateChanges), check(WrittenActionsKey.self, writtenActionsChanges),
      check(ExpressionKey.self, expressionChanges), check(InvariantKey.self, invariantChanges),
    ]
    expectEqual(kinds.sorted(), ObjectShape.all.map(\.noun).sorted())
  }

  /// - Parameter schema: The schema that changes; nil for the one that uses every feature.
  /// - Returns: The kind of object that has the keys.
  private func check<Key: SchemaKey & Hashable>(
    _ keys: Key.Type,
    _ changes: [Key: Change],
    in schema: String? = nil
  ) throws -> String {
    let old = try schema ?? String(decoding: SchemaFolder.everything().bytes, as: UTF8.self)
    let before = try model(of: ["Old.statekit.json": old])
    for key in Key.allCases {
      guard let entry = changes[key] else {
        Issue.record("The test has no change of '\(key.rawValue)' of \(keys.shape.noun).")
        continue
      }
      guard let change = entry else { continue }
      try #require(old.ranges(of: change.old).count == 1, "\(change.old) stands once in the schema.")
      let changed = try model(of: ["New.statekit.json": old.replacing(change.old, with: change.new)])
      let lines = SchemaDiff(old: before, new: changed).changes
      #expect(!lines.isEmpty, "'\(key.rawValue)' of \(keys.shape.noun): \(change.old) became \(change.new)")
    }
    return keys.shape.noun
  }

  private let fileChanges: [FileKey: Change] = [
    .schema: nil, .statekit: nil, .doc: nil, .imports: nil, .uses: nil, .allow: nil,
    .access: (#""access": "public""#, #""access": "package""#),
    .conformances: (#""types": ["Codable", "Recordable"]"#, #""types": ["Codable", "Hashable"]"#),
    .accessors: (#""accessors": "full""#, #""accessors": "none""#),
    .types: (#""ResultPage": {"#, #""Extra": { "struct": { "n": "Int" } }, "ResultPage": {"#),
    .domains: (#""Poster": {"#, #""Extra": {}, "Poster": {"#),
  ]

  private let domainChanges: [DomainKey: Change] = [
    .doc: nil, .allow: nil, .was: nil,
    .state: (#""wishes": "Int = 0""#, #""wishes": "Int = 1""#),
    .actions: (#""cleared": {},"#, #""cleared": {}, "extra": {},"#),
    .binds: (#""binds": ["wish"]"#, #""binds": ["wish", "wishes"]"#),
    .requests: (#""countBooks": {"#, #""extra": { "output": "Int", "into": "extras" }, "countBooks": {"#),
    .effects: (#""upload": {"#, #""extra": { "on": "scanned" }, "upload": {"#),
    .children: (#""back": "Door""#, #""back": "Door", "side": "Door""#),
    .reactions: (#""front.locked": {"#, #""front.blocked": { "toggle": ["isOpen"] }, "front.locked": {"#),
    .bridges: (#"{ "on": "closed", "dispatch": "catalogue.cleared" },"#, ""),
    .invariants: (#""nobodyIsInAtNight": {"#, #""extra": "isOpen", "nobodyIsInAtNight": {"#),
    .wrapped: (#""wrapped": true,"#, ""),
    .accessors: (#""accessors": "indexed""#, #""accessors": "none""#),
    .conformances: (#""conformances": { "state": ["-Equatable"], "actions": ["-Equatable"] },"#, ""),
  ]

  private let conformingSchema = #"""
    {
      "statekit": 1, "conformances": {"state": [], "actions": [], "types": []},
      "domains": {"A": {"actions": {"a": {"reduce": "none"}}}},
      "types": {"T": {"enum": ["a", {"b": {"payload": "(x: Int)"}}]}}
    }
    """#

  private let fileConformanceChanges: [FileConformanceKey: Change] = [
    .state: (#""state": []"#, #""state": ["Hashable"]"#),
    .actions: (#""actions": []"#, #""actions": ["Hashable"]"#),
    .types: (#""types": []"#, #""types": ["Hashable"]"#),
  ]

  private let domainConformanceChanges: [DomainConformanceKey: Change] = [
    .state: (#""state": ["-Equatable"]"#, #""state": []"#),
    .actions: (#""actions": ["-Equatable"]"#, #""actions": []"#),
  ]

  private let actionChanges: [ActionKey: Change] = [
    .visibility: nil, .doc: nil, .allow: nil, .was: nil,
    .payload: (#""picked": { "payload": "(book: Book)""#, #""picked": { "payload": "(item: Book)""#),
    .set: (#""isOpen": true, "isBlocked": false"#, #""isOpen": true, "isBlocked": true"#),
    .toggle: (
      #""tidied": { "set": { "zoom": 1 }, "toggle": ["isGrid"] }"#, #""tidied": { "set": { "zoom": 1 } }"#
    ),
    .add: (#""add": { "days": "$days" }"#, #""add": { "days": 1 }"#),
    .append: (#""append": { "scans": "nobody" }"#, #""append": { "scans": "somebody" }"#),
    .insert: (#""insert": { "pinned": "$0" }"#, #""append": { "pinned": "$0" }"#),
    .remove: (#""remove": { "pinned": "$0" }"#, #""append": { "pinned": "$0" }"#),
    .push: (
      #""push": { "path": { "loan": { "id": "$loan", "book": "$book" } } }"#,
      #""push": { "path": { "loan": { "id": "$loan", "book": "$book", "days": 7 } } }"#
    ),
    .pop: (#""leftBehind": { "pop": ["path"] }"#, #""leftBehind": { "set": { "sheet": null } }"#),
    .reduce: (#""passed": { "payload": "(Int)", "reduce": "none" }"#, #""passed": { "payload": "(Int)" }"#),
    .dismisses: (#""doc": "Away with it.", "dismisses": true"#, #""reduce": "none""#),
    .sensitive: (#""sensitive": ["1"]"#, #""sensitive": ["0"]"#),
    .deprecated: (#""deprecated": "Use signedOut.""#, #""deprecated": "Use another.""#),
  ]

  private let requestChanges: [RequestKey: Change] = [
    .doc: nil, .allow: nil, .was: nil,
    .input: (#""stars": "Int""#, #""stars": "Double""#),
    .output: (#""output": "(average: Double)""#, #""output": "(average: Int)""#),
    .failure: (#""countBooks": {"#, #""countBooks": { "failure": "LibraryError","#),
    .into: (#""into": "total""#, #""into": "sum""#),
    .request: (#""request": { "reduce": "none" }"#, #""request": { "set": { "isGrid": false } }"#),
    .success: (#""success": { "dismisses": true }"#, #""success": { "set": { "isGrid": false } }"#),
    .with: (#""with": { "shelf": "@title" }"#, #""with": { "shelf": "@note" }"#),
    .when: (#""when": { "path": "!$text", "is": "" }"#, #""when": "isGrid""#),
    .policy: (#""policy": "every"\#n"#, #""policy": "queue"\#n"#),
    .id: (#""policy": "queue",\#n          "id": "$id"\#n"#, #""policy": "queue"\#n"#),
    .skipped: (
      #""into": "found", "policy": "first", "skipped": "answered""#, #""into": "found", "policy": "first""#
    ),
    .until: (#""until": "cleared""#, #""until": "tidied""#),
    .debounce: (#""debounce": "2min""#, #""debounce": "3min""#),
    .sensitive: (#""sensitive": ["text"],"#, ""),
  ]

  private let requestSchema = #"""
    {
      "statekit": 1,
      "domains": {
        "A": {
          "state": {"isOn": "Bool = false", "count": "Int = 0", "tags": "[String]"},
          "requests": {"load": {"success": {"reduce": "none"}, "failure": {"type": "Fault", "reduce": "none"}}},
          "children": {"path": {"stack": {"b": "B"}}}
        },
        "B": {}
      },
      "types": {"Fault": {"enum": ["broken"]}, "Mistake": {"enum": ["made"]}}
    }
    """#

  /// A change for each key that changes the state, in the place of a phase that does not change it.
  private func changes<Key: ChangeKey & Hashable>(_ unchanged: String, _ changed: (String) -> String) -> [Key:
    Change]
  {
    let changes: [Key: String] = [
      .set: #""set": {"isOn": true}"#, .toggle: #""toggle": ["isOn"]"#, .add: #""add": {"count": 1}"#,
      .append: #""append": {"tags": "a"}"#, .insert: #""insert": {"tags": "a"}"#,
      .remove: #""remove": {"tags": "a"}"#,
      .push: #""push": {"path": {"b": {}}}"#, .pop: #""pop": ["path"]"#,
    ]
    return changes.mapValues { (unchanged, changed($0)) }
  }

  private var phaseChanges: [PhaseKey: Change] {
    let unchanged = #""success": {"reduce": "none"}"#
    return changes(unchanged) { #""success": {\#($0)}"# }
      .merging([
        .reduce: (unchanged, #""success": {"reduce": "handler"}"#),
        .dismisses: (unchanged, #""success": {"dismisses": true}"#),
      ]) { $1 }
  }

  private var failureChanges: [FailureKey: Change] {
    let unchanged = #""failure": {"type": "Fault", "reduce": "none"}"#
    return changes(unchanged) { #""failure": {"type": "Fault", \#($0)}"# }.merging([
      .reduce: (unchanged, #""failure": {"type": "Fault", "reduce": "handler"}"#),
      .dismisses: (unchanged, #""failure": {"type": "Fault", "dismisses": true}"#),
      .type: (unchanged, #""failure": {"type": "Mistake", "reduce": "none"}"#),
    ]) { $1 }
  }

  private let effectChanges: [EffectKey: Change] = [
    .doc: nil, .allow: nil,
    .on: (#""swing": { "on": "opened""#, #""swing": { "on": "closed""#),
    .onChange: (#""onChange": "signs""#, #""onChange": "wish""#),
    .onMade: (#""ring": { "onMade": "path""#, #""ring": { "onGone": "path""#),
    .onGone: (#""sweep": { "onGone": true"#, #""sweep": { "onMade": true"#),
    .until: (#""policy": "latest", "until": "locked""#, #""policy": "latest", "until": "blocked""#),
    .while: (#""while": "isWatching""#, #""while": "!isWatching""#),
    .kind: (#""upload": { "on": "scanned", "kind": "fireAndForget""#, #""upload": { "on": "scanned""#),
    .interval: (#""interval": "1.5s""#, #""interval": "2s""#),
    .with: (#""with": { "notice": "@notice" },"#, ""),
    .feeds: (#""feeds": "typed","#, ""),
    .when: (#""when": { "any": ["!isOpen", { "path": "notice", "is": null }] }"#, #""when": "isOpen""#),
    .output: (#""output": "looked""#, #""output": "answered""#),
    .failure: (#""on": "opened", "failure": "jammed","#, #""on": "opened","#),
    .policy: (#""policy": "queue", "id": "$bell""#, #""policy": "first", "id": "$bell""#),
    .id: (#""policy": "queue", "id": "$bell""#, #""policy": "queue""#),
    .skipped: (#""skipped": "answered"\#n"#, #""skipped": "looked"\#n"#),
    .debounce: (#""debounce": "300ms""#, #""debounce": "400ms""#),
  ]

  private let childChanges: [ChildKey: Change] = [
    .allow: nil, .was: nil,
    .domain: (#""filter": "Filter""#, #""filter": { "domain": "Poster" }"#),
    .kind: (#""domain": "Catalogue", "kind": "one""#, #""domain": "Catalogue", "kind": "optional""#),
    .oneOf: (
      #""oneOf": { "loan": "Loan", "book": "BookDetail" }"#,
      #""oneOf": { "loan": "Loan", "book": "BookDetail", "door": "Door" }"#
    ),
    .initial: (#""initial": "door""#, #""initial": "hint""#),
    .stack: (#""stack": { "loan": "Loan","#, #""stack": { "door": "Door", "loan": "Loan","#),
    .follows: (#""follows": { "isReserved": "keepsBooks" }"#, #""follows": {}"#),
    .shares: (#""shares": { "receipts": "wishes" }"#, #""shares": {}"#),
  ]

  private let oneOfSchema = #"""
    {
      "statekit": 1,
      "domains": {
        "A": {
          "state": {"x": "Int = 0", "y": "Int = 0"},
          "children": {"page": {"oneOf": {"b": {"domain": "B", "follows": {"n": "x"}, "shares": {"m": "y"}}}}}
        },
        "B": {"state": {"n": "Int = 0", "m": "Int = 0"}}, "C": {"state": {"n": "Int = 0", "m": "Int = 0"}}
      }
    }
    """#

  private let caseChanges: [CaseKey: Change] = [
    .allow: nil, .was: nil,
    .domain: (#""domain": "B""#, #""domain": "C""#),
    .follows: (#""follows": {"n": "x"}"#, #""follows": {"n": "y"}"#),
    .shares: (#""shares": {"m": "y"}"#, #""shares": {"m": "x"}"#),
  ]

  private let reactionChanges: [ReactionKey: Change] = [
    .allow: nil,
    .set: (#""notice": "good bye""#, #""notice": "farewell""#),
    .toggle: (#""front.locked": { "toggle": ["isOpen"]"#, #""front.locked": { "set": { "isOpen": true }"#),
    .add: (#""add": { "fines": "$amount" }"#, #""add": { "fines": 1 }"#),
    .append: (#""append": { "signs": "$0" }"#, #""insert": { "signs": "$0" }"#),
    .insert: (#""insert": { "signs": "$by" }"#, #""append": { "signs": "$by" }"#),
    .remove: (#""remove": { "signs": "jammed" }"#, #""remove": { "signs": "locked" }"#),
    .push: (#""push": { "path": { "hint": {} } }"#, #""push": { "path": { "hint": { "text": "" } } }"#),
    .pop: (#""page.door.closed": { "pop": ["path"] }"#, #""page.door.closed": { "set": { "sheet": null } }"#),
  ]

  private let bridgeChanges: [BridgeKey: Change] = [
    .doc: nil, .allow: nil,
    .on: (
      #""on": "closed", "dispatch": "catalogue.cleared""#, #""on": "opened", "dispatch": "catalogue.cleared""#
    ),
    .onChange: (#""onChange": ["wish", "page"]"#, #""onChange": ["wish"]"#),
    .onMade: (#""onMade": "sheet.loan""#, #""onGone": "sheet.loan""#),
    .onGone: (#""onGone": "path", "dispatch""#, #""onMade": "path", "dispatch""#),
    .dispatch: (#""dispatch": "catalogue.cleared""#, #""dispatch": "catalogue.tidied""#),
    .to: (#""to": "each""#, #""with": { "loans": 3 }"#),
    .with: (#""days": 28 }"#, #""days": 29 }"#),
    .when: (#""when": "loans.isEmpty""#, #""when": "!loans.isEmpty""#),
  ]

  private let conditionChanges: [ConditionKey: Change] = [
    .path: (#""path": "notice", "is": null"#, #""path": "!notice", "is": null"#),
    .is: (#""path": "!$name", "is": """#, #""path": "!$name", "is": "nobody""#),
    .all: (#""all": ["account.remembersMe""#, #""any": ["account.remembersMe""#),
    .any: (#""any": ["!isOpen""#, #""all": ["!isOpen""#),
  ]

  private let propertyChanges: [PropertyKey: Change] = [
    .doc: nil, .allow: nil, .was: nil,
    .type: (#""limit": { "type": "Int""#, #""limit": { "type": "Int64""#),
    .default: (#""type": "BookOrder", "default": "title""#, #""type": "BookOrder", "default": "newest""#),
    .sensitive: (#""sensitive": true"#, #""sensitive": false"#),
  ]

  private let expressionChanges: [ExpressionKey: Change] = [.swift: ("20 * 5", "21 * 5")]

  private let typeChanges: [TypeKey: Change] = [
    .doc: nil, .allow: nil,
    .struct: (#""books": "[Book]", "next": "String?""#, #""books": "[Book]", "next": "Int?""#),
    .enum: (#"["none", "title", "newest"]"#, #"["none", "title", "newest", "oldest"]"#),
  ]

  private let enumCaseChanges: [EnumCaseKey: Change] = [
    .doc: nil, .payload: (#""payload": "(x: Int)""#, #""payload": "(y: Int)""#),
  ]

  private let invariantChanges: [InvariantKey: Change] = [
    .doc: nil, .allow: nil, .was: nil,
    .holds: (#"{ "path": "lent", "is": 0 }"#, #"{ "path": "lent", "is": 1 }"#),
  ]

  private let writtenStateChanges: [WrittenStateKey: Change] = [
    .swift: (#""swift": "URLComponents""#, #""swift": "Place""#),
    .properties: (#""query": "String?" }"#, #""query": "String?", "host": "String?" }"#),
  ]

  private let writtenActionsChanges: [WrittenActionsKey: Change] = [
    .swift: (#""swift": "PosterChange""#, #""swift": "PosterEdit""#),
    .cases: (#""moved": {"#, #""extra": { "reduce": "none" }, "moved": {"#),
  ]
}
