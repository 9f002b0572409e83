/// A domain with the names of what is generated for it, as all its translators spell them.
///
/// An object, as each of these has it: a struct costs a reference for each property of the model.
package final class DomainCode {
  package let model: DomainModel
  package let access: Access
  /// For example `App.statekit.json`.
  let schemaName: String
  /// Whether bridges carry the lines of the schema.
  let writesLines: Bool

  package let name: Identifier
  /// `UsersAction`
  let action: Code
  /// `UsersState`. A type written by hand is spelled once, where Swift shall judge it.
  let state: Code

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

  /// `StateKit.Reducer<UsersState, UsersAction>`
  var reducer: Code { "StateKit.Reducer<\(state), \(action)>" }

  /// For documentation: what a piece covers beside the domain itself.
  var andBelow: Code { children.isEmpty ? "" : " and the domains below it" }

  /// Whether there is no action here or below, as far as this domain's file may know.
  var isSilent: Bool { ownLeafCount == 0 && children.isEmpty }

  /// Where the schema names a child, if Swift must judge whether the state has it.
  func judgement(of child: ChildModel) -> SourceLocation? {
    model.state.isWrittenByHand ? child.location : nil
  }

  /// Whether there is something for the user to write.
  package var hasHandlers: Bool {
    actions.contains(where: \.hasHandler) || !handledRequests.isEmpty
      || model.reactions.contains(where: \.hasHandler)
  }

  /// The requests that the user's handlers have.
  var handledRequests: [RequestModel] { model.requests.filter { $0.storage == nil } }
}

extension ChildModel {
  /// `PostsAction`, or `Blog.PostsAction` in another module
  package var action: Code { domain.id.module.map { "\($0).\(domain.actionType)" } ?? "\(domain.actionType)" }

  /// `PostsState`; a name that means another type in an extension of the runtime is reached by the action.
  var state: Code {
    if case .named(let path) = domain.stateType, path.count == 1,
      RuntimeNames.innerTypes.contains(path[0].name)
    {
      return "\(action).DomainState"
    }
    return Code(expression: domain.stateSpelling)
  }

  /// What the parent's state has of it: `PostsState`, `PostsState?`, `StateKit.IdentifiedArray<PostsState>`.
  var part: Code {
    switch kind {
    case .one: state
    case .optional: "\(state)?"
    case .each: "StateKit.IdentifiedArray<\(state)>"
    }
  }

  /// What the parent's case carries: `PostsAction`, `StateKit.IdentifiedAction<PostsState.ID, PostsAction>`.
  var payload: Code {
    elementID.map { "StateKit.IdentifiedAction<\([$0, action].list)>" } ?? action
  }

  /// `PostsState.ID`, where there is a list of them.
  var elementID: Code? { kind == .each ? "\(state).ID" : nil }

  /// Where `action` is what the case carries: the child's own action.
  var innerAction: Code { kind == .each ? "action.action" : "action" }

  /// The scope of what `action` is for: `posts`, `posts(id: action.id)`.
  var placeOfAction: Code { kind == .each ? "\(name)(id: action.id)" : "\(name)" }

  /// `StateKit.Reducer<PostsState, PostsAction>`
  var reducer: Code { "StateKit.Reducer<\(state), \(action)>" }
}

extension ActionModel {
  var hasHandler: Bool {
    if case .handler = reduction { true } else { false }
  }

  /// What its users are warned by.
  var deprecation: Code? {
    deprecated.map { "@available(*, deprecated, message: \(StringLiteral($0)))" }
  }
}
