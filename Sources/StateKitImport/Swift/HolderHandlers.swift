#if Import
internal import StateKitGenerator

/// Writes the handlers of a domain's actions, and of actions of its children.
struct HolderHandlers {
  let context: HolderContext

  var pieces: [SwiftPiece] {
    context.code.handlers.compactMap { signature in
      guard let group = group(of: signature) else { return nil }
      let action = context.domain.actions.first { group.isOwn && $0.name == group.path[0] }
      var text = HandlerText(
        signature: signature,
        group: group,
        state: context.name("State"),
        access: context.access,
        removedChild: action?.removedChild,
        spelling: .short(hidden: [])
      )
      text.refused = refused(of: group)
      return text.piece
    }
  }

  /// What the generator refused of the effects and bridges of an action.
  private func refused(of group: DomainPlan.Group) -> [(reason: String, code: String)] {
    let effects = context.builder.refusedEffects(of: group).map {
      (reason(.effects, $0.name), $0.effect.closure)
    }
    let bridges = context.builder.refusedBridges(of: group).map {
      (reason(.bridges, SchemaBuilder.key(of: $0)), $0.code)
    }
    return effects + bridges
  }

  private func reason(_ section: DomainKey, _ name: String) -> String {
    context.refusals.reason(context.domain.name, section, name) ?? ""
  }

  private func group(of signature: HandlerSignature) -> DomainPlan.Group? {
    let (name, model, groups) = (signature.name.name, context.code.model, context.plan.groups)
    if model.actions.contains(where: { $0.name.name == name && $0.hasHandler }),
      let own = groups.first(where: { $0.path == [name] })
    {
      return own
    }
    guard let reaction = model.reactions.first(where: { $0.handler.name == name }) else { return nil }
    let path = (reaction.path.steps.map(\.name) + [reaction.path.action]).map(\.name)
    return groups.first { $0.path == path }
  }
}
#endif
