#if Import
internal import StateKitAuthoring
internal import StateKitGenerator

/// A branch of a `switch` over actions, for one action.
struct ImportedBranch {
  /// The part of a pattern that matches one value.
  enum Argument {
    case name(String)
    case ignored
    /// A pattern that matches only some values, or takes the value apart.
    case pattern(String)

    var pattern: String {
      switch self {
      case .name(let name): "let \(Identifier.spell(name))"
      case .ignored: "_"
      case .pattern(let text): text
      }
    }
  }

  /// The names from the domain to the action: one name for its own action, more for an action of a child.
  var path: [String]
  /// One argument for each value of the payload, in order; empty if the pattern ignores all values.
  var arguments: [Argument] = []
  /// The names that the pattern gives to ids of elements on the path; the keys are the names of the children.
  var elements: [String: String] = [:]
  /// The condition after `where`.
  var condition: String?
  var outcome: BranchOutcome
  let location: SourceLocation
  /// The number of lines of its code.
  var lines = 0

  /// Whether every action of this path matches: the pattern only names or ignores the values.
  var isPlain: Bool { ImportedBranch.isPlain(arguments, condition) }

  static func isPlain(_ arguments: [Argument], _ condition: String?) -> Bool {
    condition == nil
      && arguments.allSatisfy {
        if case .pattern = $0 { false } else { true }
      }
  }
}

/// The content of a branch: changes of the state, effects, and code that a person must look at.
struct BranchOutcome {
  /// The name of the state in a handler that has no reason for another one.
  static let stateName = "state"

  /// The keys of the action, such as `set`, if a schema can express all changes of the state; empty without changes.
  var changes: [JSONValue.Member]?
  /// The statements of a handler, without indentation; empty without statements.
  var body = ""
  /// The name of the state in `body`.
  var state = BranchOutcome.stateName
  var dismisses = false
  var effects: [ImportedEffect] = []
  var bridges: [ImportedBridge] = []
  /// The statements that send actions if the branch matches. All branches of an action contribute their parts to one
  /// effect.
  var parts: [SentPart] = []
  /// The ids of the effects that the branch cancels, as they are written in the code.
  var cancelled: [String] = []
  /// The ids of the effects that the branch cancels, if it matches only some values of its action.
  var cancelledParts: [String] = []
  /// The properties of the state that the code changes, or parts of which it changes; `*` for the whole state.
  var changed: Set<String> = []
  /// The properties that may get another value as a whole, or lose elements.
  var replaced: Set<String> = []
  /// The constructs that a person must look at.
  var doubts: [ImportDoubt] = []
  /// The constructs that have another form after the import.
  var notes: [ImportDoubt] = []
}

/// Statements of one branch that send actions by `send`.
struct SentPart {
  /// Without indentation.
  let statements: String
  var inputs: [(name: String, path: [String])] = []
  /// The schema's condition under which the statements run; only for a branch that matches all values of its action.
  var condition: JSONValue?
  var policy: PolicySchema = .every
  var cancelID: String?
  let location: SourceLocation
}

/// An effect that an action starts.
struct ImportedEffect {
  let on: [String]
  /// The action that it sends; nil if the closure gives actions.
  var output: [String]?
  var kind: EffectKind
  var policy: PolicySchema = .every
  /// The label of the value that distinguishes running effects.
  var id: String?
  /// The id by which other effects and branches cancel it, as it is written in the code.
  var cancelID: String?
  var debounce: String?
  /// The condition of the schema under which it starts.
  var condition: JSONValue?
  /// The values of the state that the closure takes, by their names in it.
  var inputs: [(name: String, path: [String])] = []
  /// The closure, without indentation.
  let closure: String
  let location: SourceLocation
}
#endif
