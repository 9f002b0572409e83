#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import SwiftSyntax

/// A domain as found in the app's code: the declarations for the schema, and the code that moves.
struct ImportedDomain {
  let name: String
  /// The name of its schema without `.statekit.json`.
  var file = ""
  let source: ImportedSource
  let location: SourceLocation
  var access: AccessLevel = .standard
  var imports: [String] = []
  /// The modules of views that its files import.
  var views: [String] = []
  var state: ImportedState = .properties([])
  /// The earlier names of children in the state, where they differ from the names in the actions.
  var stateNames: [StateName] = []
  var stateConformances: [ConformanceSchema] = []
  var actions: [ImportedAction] = []
  var actionConformances: [ConformanceSchema] = []
  /// The properties that views set.
  var binds: [ImportedName] = []
  var children: [ImportedChild] = []
  var branches: [ImportedBranch] = []
  /// Whether a `default` ends the switch over the actions.
  var hasDefault = false
  /// The code outside of branches that was not understood.
  var doubts: [ImportDoubt] = []
  /// Whether the code that was not understood may contain branches.
  var isIncomplete = false
  /// Whether code that was not understood runs for each action.
  var runsBeside = false
  /// Whether code that was not understood runs when the state changes.
  var observesState = false
  /// The properties and actions whose types keep the generated code from compiling.
  var unfit: [Refusals.Key] = []
  /// The actions for which reducers have code that was not understood.
  var openActions: Set<String> = []
  /// The children for all of whose actions there is code that was not understood.
  var openChildren: Set<String> = []
  /// The paths of children whose remaining actions a branch ignores.
  var ignored: [[String]] = []
  /// Bridges from code outside of reducers, such as middleware.
  var bridges: [ImportedBridge] = []
  var holder: HandlerHolder
  /// The case of a choice whose values are this domain's state.
  var choiceCase: ChoiceCase?
  /// The app's type of the state, if it has shared values.
  var sharingState: DeclaredType?
  /// The types that the generated ones replace.
  var replaced: [ReplacedType] = []
  /// Members of the replaced types that do not move with the others, such as a reducer.
  var left: Set<SyntaxIdentifier> = []
  /// The names that its code uses and that do not move.
  var missing = MissingNames()
  /// The names that only the files of its code see.
  var hiddenNames: Set<String> = []
  /// The members that stay, as comments, with the reasons.
  var leftMembers: [SyntaxIdentifier: String] = [:]
}

extension ImportedDomain {
  /// The initializer that Swift makes for the generated state: `init(count:detail:)`.
  var memberwiseKey: String {
    "init(" + (state.properties.map(\.name) + children.map(\.name)).map { $0 + ":" }.joined() + ")"
  }
}

extension ImportedDomain {
  /// Notes that the generated code does not compile with the type of a property or of a value of an action.
  mutating func doubt(
    _ section: DomainKey,
    _ name: String,
    _ reason: String?,
    at location: SourceLocation,
    _ report: inout ImportReport
  ) {
    guard let reason else { return }
    report.add(.open, reason, at: location)
    unfit.append(Refusals.Key(domain: self.name, section: section, name: name))
  }
}

/// A name and its place in the code.
struct ImportedName {
  let name: String
  let location: SourceLocation
}

/// A case whose values are not a feature: `hint(text:)` of `Destination.State`.
struct ChoiceCase {
  /// The generated type of the choice's state.
  let state: String
  let name: String
  let values: [ImportedValue]
}

/// The earlier name of a child in the state, which becomes a computed property.
struct StateName {
  let name: String
  let child: String
  let type: String
}

enum ImportedState {
  case properties([ImportedProperty])
  /// A type of the app that is not replaced, such as `AlertState<UsersAlertAction>`.
  case foreign(String)

  var properties: [ImportedProperty] {
    if case .properties(let all) = self { all } else { [] }
  }
}

struct ImportedProperty {
  let name: String
  /// In the spelling of schemas.
  let type: String
  let value: JSONValue?
  /// The value as a Swift expression, if the generator does not know the type's form in JSON.
  var expression: String?
  let location: SourceLocation
  var documentation: String?
  /// The key by which it was shared, such as `.appStorage("count")`; nil for a property that is not, or that cannot be compared.
  var sharingKey: String?
  /// Whether it only reads the shared value.
  var isReader = false
}

struct ImportedAction {
  let name: String
  var payload: [ImportedValue] = []
  let location: SourceLocation
  var documentation: String?
  /// Whether the action removes its domain.
  var dismisses = false
  /// Whether it looks like the action of a child that was not found.
  var isDoubtful = false
  /// Whether the importer added it, in place of `.child(.dismiss)`.
  var isAdded = false
  /// Whether the action is removed again if the effects of its domain do not send it.
  var isTentative = false
  /// The child that an added action of the parent removes.
  var removedChild: String?
}

struct ImportedValue {
  /// The default value, for an action that is made without this value.
  struct Standard {
    /// In the spelling of schemas; nil if a schema cannot express it.
    let value: JSONValue?
    /// In Swift, with full names.
    let swift: String
  }

  let label: String?
  let type: String
  var standard: Standard?
}

struct ImportedChild {
  enum Kind {
    case one(String)
    case optional(String)
    case each(String)
    case oneOf([Case], initial: String?)
    case stack([Case])
  }

  struct Case {
    let name: String
    let domain: String
  }

  let name: String
  let kind: Kind
  let location: SourceLocation
  /// The code that makes the child's reducer, such as `Detail()`, if the app's code has it.
  var reducer: String?
  /// Whether the app's actions wrap those of the child in `.presented`.
  var isPresented = false
  /// Whether it is a stack with one kind of screens, which the app declares without an enum.
  var hasOneKind = false
  /// The properties that domains of the child share with the parent.
  var shared: [SharedProperty] = []

  /// The domains of the child.
  var domains: [String] { domain.map { [$0] } ?? cases.map(\.domain) }

  /// The domain of the child; nil if the child is one of several.
  var domain: String? {
    switch kind {
    case .one(let domain), .optional(let domain), .each(let domain): domain
    case .oneOf, .stack: nil
    }
  }

  var cases: [Case] {
    switch kind {
    case .oneOf(let cases, _), .stack(let cases): cases
    case .one, .optional, .each: []
    }
  }
}

/// A property of a child that is one of the parent.
struct SharedProperty {
  /// The domain of the child.
  let domain: String
  let name: String
  /// The parent's name of it.
  let source: String
  /// Whether the child only reads it.
  let isReader: Bool
}

/// A declared bridge: after one action, another one is dispatched.
struct ImportedBridge {
  let on: [String]
  let dispatch: [String]
  let values: [(label: String, value: JSONValue)]
  /// The condition of the schema under which the second action is dispatched.
  var condition: JSONValue?
  let location: SourceLocation
  /// The code that the bridge replaces, without indentation.
  let code: String
}

/// A type of the app that a generated one replaces, such as `Counter.State`.
struct ReplacedType {
  let type: DeclaredType
  /// `CounterState`
  let generated: String
}
#endif
