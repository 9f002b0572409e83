#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads the parts of a reducer: branches for actions, and calls of the reducers of children.
struct ReducerBody {
  /// A construct that was not understood.
  struct Doubt {
    /// The form in which the code stays in the reducer with the app's name.
    enum Rest {
      /// The code stays as a comment.
      case comment
      /// The code stays as a statement, before or after the branches.
      case statement(isBefore: Bool)
      /// The code is replaced, and only the warning stays, before the branches.
      case nothing
      /// The code stays as the value of a property.
      case value(property: String)
    }

    let reason: String
    let node: Syntax
    let frame: ReducerFrame
    var rest = Rest.comment
    /// Whether the code handles an action that the schema cannot have.
    var isAction = false
    /// Whether the code keeps actions away from the branches after it.
    var isForAll = false

    /// Whether the code may be a branch for any action.
    var mayMatchAll: Bool {
      if case .comment = rest { !isAction } else { false }
    }

    var location: SourceLocation { frame.source.location(of: node) }

    var isFirstState: Bool { if case .nothing = rest { true } else { false } }

    /// Whether the code runs for each action.
    var runsBeside: Bool {
      switch rest {
      case .statement, .value: true
      case .comment, .nothing: isForAll
      }
    }

    var staysAsStatement: Bool { if case .statement = rest { true } else { false } }
  }

  let function: ReducerFunction
  let calls: ReducerCalls
  let actions: ActionTypes

  /// The code of the first state, for a reducer that gets none: `UsersState()`.
  var initial: String?
  /// Whether the reducer returns the first state without a look at the action.
  var returnsInitial = false
  /// Whether the first state is composed of those of the children.
  var isComposed = false
  var matches: [MatchedActions] = []
  var children: [ChildCall] = []
  var doubts: [Doubt] = []
  /// Whether the branches leave out some actions.
  var hasDefault = false
  /// The name of the variable with the new state in the function itself.
  var stateName: String
  /// Functions for a property of this state that is not a struct, so that they do not make domains.
  var values: [ReducerFunction] = []
  /// The first values of these properties.
  var defaults: [String: String] = [:]
  /// Functions for the same state, with some of the branches.
  var parts: [ReducerFunction] = []

  /// Copies of properties, and the names of those that are assigned back to the state.
  var copies: [(name: String, variable: (node: Syntax, frame: ReducerFrame))] = []
  var givenBack: Set<String> = []
  /// The functions that are being read; each calls the next one.
  var active: [SyntaxIdentifier] = []

  var index: DeclarationIndex { calls.index }

  init(_ function: ReducerFunction, calls: ReducerCalls, actions: ActionTypes) {
    self.function = function
    self.calls = calls
    self.actions = actions
    stateName = function.state.name
    read(function, type: nil)
    for (name, variable) in copies where !givenBack.contains(name) {
      doubts.append(
        Doubt(
          reason: "the copy '\(name)' of a property is not given back",
          node: variable.node,
          frame: variable.frame
        )
      )
    }
    if initial == nil, !isComposed {
      initial = FirstState.found(in: function.body, of: function.state.name, besides: matches).map(
        FirstState.text
      )
    }
    for index in matches.indices where matches[index].frame.isOptional {
      guard let first = matches[index].frame.property.map({ defaults[$0] }) ?? initial else { continue }
      matches[index].hasOtherFirst = FirstState.differs(in: matches[index], from: first)
    }
  }

  mutating func read(_ function: ReducerFunction, type: DeclaredType?, property: String? = nil) {
    var scope = ActionScope(action: function.action.name, type: type)
    if case .cases(let declared) = function.actionType { scope.type = declared }
    var frame = ReducerFrame(
      source: function.source,
      path: function.path,
      state: function.state.name,
      isOptional: function.isOptional,
      isInout: function.isInout,
      stateType: function.stateType
    )
    frame.property = property
    frame.defaults = function.defaults
    frame.isMain = function.id == self.function.id
    active.append(function.id)
    read(Array(function.body), scope, frame)
    active.removeLast()
  }

  /// Whether a statement is `break`, `return`, `return state` or `return state ?? S()`.
  func doesNothing(_ statement: CodeBlockItemSyntax, _ frame: ReducerFrame) -> Bool {
    if statement.isBreak || statement.trimmedDescription == "()" { return true }
    guard let returned = statement.returnStatement else { return false }
    guard let expression = returned.expression else { return true }
    let value = expression.coalescing?.left ?? expression
    return value.plainName.map(frame.names.contains) ?? false
  }

  mutating func doubt(
    _ node: some SyntaxProtocol,
    _ reason: String,
    _ frame: ReducerFrame,
    _ rest: Doubt.Rest = .comment,
    isAction: Bool = false,
    isForAll: Bool = false
  ) {
    doubts.append(
      Doubt(
        reason: reason,
        node: Syntax(node),
        frame: frame,
        rest: rest,
        isAction: isAction,
        isForAll: isForAll
      )
    )
  }
}
#endif
