#if Import
internal import StateKitGenerator

/// Writes the closures of a domain's effects.
struct HolderEffects {
  let context: HolderContext

  /// The effects whose closures the domain supplies.
  var all: [DomainPlan.NamedEffect] {
    context.code.model.suppliedWork.compactMap { work in
      context.plan.effects.first { $0.name == work.name.name }
    }
  }

  var pieces: [SwiftPiece] {
    let all = all
    return (all.isEmpty ? [] : [own(all)]) + (context.holder.hasInnerNames ? [withThoseBelow(all)] : [])
  }

  private func own(_ effects: [DomainPlan.NamedEffect]) -> SwiftPiece {
    let type = "\(context.code.model.name)Effects"
    let arguments = effects.map { named in
      let closure = named.effect.closure
      // A value without a call reads no dependency.
      let runsInside =
        context.readsDependencies && context.holder.hasInnerNames && closure.contains("(")
      return "\(named.name): \(runsInside ? "\(SupportFile.inside) " : "")\(closure)"
    }.joined(separator: ",\n")
    return SwiftPiece(
      key: "var effects",
      text: """
        /// The closures of the effects: `store.sideEffects.register(\(context.holder.name)().effects)`.
        \(context.access)var effects: \(type) {
          \(type)(
        \(Indentation.added("    ", to: arguments))
          )
        }
        """
    )
  }

  private func withThoseBelow(_ effects: [DomainPlan.NamedEffect]) -> SwiftPiece {
    let names = context.builder.childNames
    let below = context.domain.children.filter { names.contains($0.name) }.flatMap { child -> [String] in
      if let written = child.reducer { return ["\(written).allEffects"] }
      let holders = child.domains.compactMap { context.plans[$0]?.domain.holder }
      return holders.filter(\.hasInnerNames).map { "\($0.name)().allEffects" }
    }
    let parts = ((effects.isEmpty ? [] : ["[effects]"]) + below).unique
    return SwiftPiece(
      key: "var allEffects",
      text: """
        /// The closures of the effects of the domain and of those below it.
        var allEffects: [any DomainEffects] { \(parts.isEmpty ? "[]" : parts.joined(separator: " + ")) }
        """
    )
  }
}
#endif
