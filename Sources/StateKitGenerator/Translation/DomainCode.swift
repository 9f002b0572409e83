/// A domain with the names of its generated code, for all its translators.
///
/// An object, because every translator holds it: a struct costs a reference for each property of the model.
package final class DomainCode {
  package let model: DomainModel
  package let access: Access
  /// For example `App.statekit.json`.
  let schemaName: String
  /// Whether bridges contain the line numbers of the schema.
  let writesLines: Bool

  package let name: Identifier
  /// `UsersAction`
  let action: Code
  /// `UsersState`. A type written by hand is spelled only once, where the Swift compiler checks it.
  let state: Code

  /// The paths to domains that changes of this one name and that are not its children.
  private(set) lazy var deepDomains: [[Identifier]] = model.changes
    .flatMap { [$0.target.domain] + $0.target.copyingLists }
    .reduce(into: []) { paths, path in if path.count > 1, !paths.contains(path) { paths.append(path) } }

  package init(model: DomainModel, access: Access, schemaName: String, writesLines: Bool) {
    self.model = model
    self.access = access
    self.schemaName = schemaName
    self.writesLines = writesLines
    self.name = Identifier(validated: model.name)
    self.action = "\(model.actionType)"
    self.state = model.state.properties == nil ? "\(action).DomainState" : "\(model.state.type)"
  }

  package var actions: [ActionModel] { model.actions }
  var children: [ChildModel] { model.children }

  /// `UsersReducing`
  package var reducing: Identifier { Identifier(validated: GeneratedNames(domain: model.name).reducing) }

  /// `UsersScope`
  var scope: Identifier { Identifier(validated: GeneratedNames(domain: model.name).scope) }

  /// `UsersStore`, the stores of the cases of a one-of.
  var store: Identifier { Identifier(validated: GeneratedNames(domain: model.name).store) }

  /// `StateKit.Reducer<UsersState, UsersAction>`
  var reducer: Code { "StateKit.Reducer<\(state), \(action)>" }

  /// The end of a sentence in documentation about code that covers the domains below as well.
  var andBelow: Code { children.isEmpty ? "" : " and the domains below it" }

  /// Whether the domain and those below it declare no actions, as far as the domain's file may know.
  var isSilent: Bool { ownLeafCount == 0 && children.isEmpty }

  /// The location of a child in the schema, if only the Swift compiler can check whether the state has the child.
  func judgement(of child: ChildModel) -> SourceLocation? {
    model.state.isWrittenByHand ? child.location : nil
  }

  /// Whether the user must write handlers.
  package var hasHandlers: Bool {
    actions.contains(where: \.hasHandler) || !handledRequests.isEmpty
      || model.reactions.contains(where: \.hasHandler)
  }

  /// The requests of which the user's handlers implement at least one phase.
  var handledRequests: [RequestModel] { model.requests.filter(\.hasHandler) }
}

extension DomainReference {
  /// `PostsAction`, or `Blog.PostsAction` in another module.
  var action: Code { id.module.map { "\($0).\(actionType)" } ?? "\(actionType)" }

  /// `PostsState`; a name with another meaning in an extension of the runtime is reached through the action type.
  var state: Code {
    if case .named(let path) = stateType, path.count == 1,
      RuntimeNames.typesOfExtensions.contains(path[0].name)
    {
      return "\(action).DomainState"
    }
    return Code(expression: stateSpelling)
  }
}

extension ChildModel {
  /// `PostsAction`, or `Blog.PostsAction` in another module.
  package var action: Code { domain.action }

  /// `PostsState`
  var state: Code { domain.state }

  /// The type of the child's property in the parent's state: `PostsState`, `PostsState?`,
  /// `StateKit.IdentifiedArray<PostsState>`, `StateKit.StackState<AppPathState>`.
  var part: Code {
    switch kind {
    case .one: state
    case .optional: "\(state)?"
    case .each: "StateKit.IdentifiedArray<\(state)>"
    case .stack: "StateKit.StackState<\(state)>"
    }
  }

  /// The type of the parent's case: `PostsAction`, `StateKit.IdentifiedAction<PostsState.ID, PostsAction>`,
  /// `StateKit.StackAction<AppPathAction>`.
  var payload: Code {
    switch kind {
    case .one, .optional: action
    case .each: "StateKit.IdentifiedAction<\(state).ID, \(action)>"
    case .stack: "StateKit.StackAction<\(action)>"
    }
  }

  /// The type of an element's id: `PostsState.ID` if the child is a list, `Swift.Int` if it is a stack.
  var elementID: Code? {
    switch kind {
    case .one, .optional: nil
    case .each: "\(state).ID"
    case .stack: "Swift.Int"
    }
  }

  /// The child's own action, if `action` is the payload of the parent's case. The action of a stack need not belong to
  /// an element.
  var innerAction: Code { kind == .each ? "action.action" : "action" }

  /// The scope of the child that `action` is for: `posts`, `posts(id: action.id)`.
  var placeOfAction: Code { kind == .each ? "\(name)(id: action.id)" : "\(name)" }

  /// `StateKit.Reducer<PostsState, PostsAction>`
  var reducer: Code { "StateKit.Reducer<\(state), \(action)>" }
}

extension ActionModel {
  package var hasHandler: Bool {
    if case .handler = reduction { true } else { false }
  }

  /// The attribute that warns users of the action.
  var deprecation: Code? {
    deprecated.map { "@available(*, deprecated, message: \(StringLiteral($0)))" }
  }
}
