#if Import
internal import StateKitGenerator

/// A branch of a `switch` over actions, for one action.
struct ImportedBranch {
  /// What a pattern says of one value.
  enum Argument {
    case name(String)
    case ignored
    /// A pattern that not every value matches, or that takes it apart.
    case pattern(String)

    var pattern: String {
      switch self {
      case .name(let name): "let \(name)"
      case .ignored: "_"
      case .pattern(let text): text
      }
    }
  }

  /// The names from the domain to the action: one for an action of its own, more for one of a child.
  var path: [String]
  /// For each value of the payload, in order; empty if the pattern ignores all of them.
  var arguments: [Argument] = []
  /// The names of ids of elements on the path, by the names of their children.
  var elements: [String: String] = [:]
  /// The condition after `where`.
  var condition: String?
  var outcome: BranchOutcome
  let location: SourceLocation

  /// Whether every action of this path matches, and each value has a name at most.
  var isPlain: Bool { ImportedBranch.isPlain(arguments, condition) }

  static func isPlain(_ arguments: [Argument], _ condition: String?) -> Bool {
    condition == nil
      && arguments.allSatisfy {
        if case .pattern = $0 { false } else { true }
      }
  }
}

/// What a branch does.
struct BranchOutcome {
  /// The keys of the action, such as `set`, if a schema can say all changes of the state; empty without a change.
  var changes: [SchemaValue.Member]?
  /// The statements of a handler, without indentation; empty without statements.
  var body = ""
  /// The name of the state in `body`.
  var state = "state"
  var dismisses = false
  var effects: [ImportedEffect] = []
  var bridges: [ImportedBridge] = []
  /// The statements that send actions if the pattern of the branch matches. One effect of the action has the parts of all
  /// its branches.
  var parts: [SentPart] = []
  /// The texts of the ids of effects that it cancels.
  var cancelled: [String] = []
  /// The same for one of several patterns.
  var cancelledParts: [String] = []
  /// What a person must look at.
  var doubts: [ImportDoubt] = []
  /// What has another form now.
  var notes: [ImportDoubt] = []
}

/// Statements that send actions by `send`, for one of several patterns.
struct SentPart {
  /// Without indentation.
  let statements: String
  var inputs: [(name: String, path: [String])] = []
  /// The condition of the schema under which they run, of a branch for all values of its action.
  var condition: SchemaValue?
  var policy = "every"
  var cancelID: String?
  let location: SourceLocation
}

/// A construct that was not understood.
struct ImportDoubt {
  let reason: String
  let location: SourceLocation
  /// What stands there, without indentation, if no other code has it.
  var code: String?
}

/// An effect that an action starts.
struct ImportedEffect {
  let on: [String]
  /// The action that it sends; nil if the closure gives actions.
  var output: [String]?
  /// For example `task`.
  var kind: String
  var policy = "every"
  /// The label of the value that tells running effects apart.
  var id: String?
  /// The text of the id by which others cancel it.
  var cancelID: String?
  var debounce: String?
  /// The condition of the schema under which it starts.
  var condition: SchemaValue?
  /// The values of the state that the closure takes, by their names in it.
  var inputs: [(name: String, path: [String])] = []
  /// The closure, without indentation.
  let closure: String
  let location: SourceLocation
}
#endif
