#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Notes what code of a feature uses and the import does not give it, and the members that stay for that reason.
struct MissingMembers {
  let context: FeatureContext

  private var feature: Feature { context.feature }
  private var helpers: HiddenHelpers { context.helpers }

  /// - Parameters:
  ///   - refused: The names of what the generator refused, with its reasons.
  ///   - domain: The domain with its state and the members that move.
  func note(_ refused: Refusals.Missing?, in domain: inout ImportedDomain, _ report: inout ImportReport) {
    if let refused { domain.missing.add(refused) }
    for name in MissingMembers.architecture
    where !context.index.types.contains(where: { $0.path.last == name }) {
      domain.missing.add(name, "'\(name)' belongs to the Composable Architecture")
    }
    if !domain.binds.isEmpty, !domain.actions.contains(where: { $0.name == Self.set }) {
      domain.missing.add(action: Self.set, "code sends a binding, which has another form now")
    }
    domain.missing.initializers = context.table.initializers
    domain.missing.scope = feature.type.path
    domain.missing.lists = Set(
      domain.childLists + domain.state.properties.filter { $0.type.hasPrefix("IdentifiedArray<") }.map(\.name)
    )
    noteProperties(&domain)
    let stateMembers = (feature.state?.members ?? []).filter { !$0.isReplaced }
    let members = domain.holder.members + effects + stateMembers
    for member in members
    where SharedUse(in: member.declaration, of: member.source, feature.state).isReference {
      domain.leftMembers[member.declaration.id] = SharedUse.reason
      for name in member.declaration.declaredNames { domain.missing.add(name, SharedUse.reason) }
    }
    noteHelpers(&domain)
    for member in domain.holder.members {
      for property in StoredProperty.all(of: member) where property.attributes.isEmpty {
        guard let type = context.index.type(of: property, in: feature.type.path),
          let reason = context.doubt(of: type, in: feature.type.path)
        else { continue }
        domain.leftMembers[member.declaration.id] = reason
        domain.missing.add(property.name, reason)
      }
    }
    for member in domain.holder.members where member.declaration.changesState {
      for name in member.declaration.declaredNames where domain.actions.contains(where: { $0.name == name }) {
        let reason = "'\(name)' would be the handler of the action of this name"
        domain.leftMembers[member.declaration.id] = reason
        domain.missing.add(name, reason)
      }
    }
    domain.leaveMembers(members + feature.action.members, &report)
    let code =
      context.composition.cores.map { Syntax($0.statements) }
      + (feature.type.members + (feature.state?.members ?? [])).map { Syntax($0.declaration) }
    domain.move(helpers.used(by: code), context.names, &report)
  }

  /// `.set(\.name, "Ann")`
  private static let set = ActionKey.set.rawValue

  /// Names of the Composable Architecture and of its shared values without a counterpart, which code besides effects may use.
  private static let architecture = [
    "CombineReducers", "EmptyReducer", "Reduce", "ReducerOf", "Scope", "StoreOf", "Task.cancel", "ViewStore",
    "ViewStoreOf", "projectedValue", "withTaskCancellation", "wrappedValue",
  ]

  /// The members that make effects. They do not move, and their code does.
  private var effects: [DeclaredMember] {
    feature.type.members.filter { member in
      member.declaration.makesEffect
        || member.declaration.as(FunctionDeclSyntax.self)?.returnsEffect == true
          && !context.composition.parts.contains(member.declaration.id)
    }
  }

  private func noteHelpers(_ domain: inout ImportedDomain) {
    domain.hiddenNames = helpers.names
    for helper in helpers.all {
      guard let reason = helper.reasonToStay else { continue }
      for name in helper.names { domain.missing.add(name, reason) }
    }
  }

  private func noteProperties(_ domain: inout ImportedDomain) {
    guard let state = feature.state else { return }
    domain.noteProperties(of: state, besides: FeatureState.attributes)
    for property in state.storedProperties
    where property.attributes.contains("Shared") && property.sharingKey == nil {
      let reason = "other features see changes of '\(property.name)', which was shared by reference"
      domain.missing.add(shared: property.name, reason)
    }
    for member in state.members {
      for declaration in member.conditional + (member.isLazy ? [member.declaration] : []) {
        for name in declaration.declaredNames { domain.missing.add(name, "'\(name)' is not in the schema") }
      }
    }
  }
}

extension DeclSyntax {
  /// Whether it is a function whose first value is changed, as that of a handler is.
  fileprivate var changesState: Bool {
    let first = self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.first
    return first?.firstName.text == "_" && first?.type.trimmedDescription.hasPrefix("inout ") == true
  }
}
#endif
