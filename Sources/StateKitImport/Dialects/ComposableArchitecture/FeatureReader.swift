#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads a feature: its state, its actions, its children, and the members that move to its handlers.
struct FeatureReader {
  let context: FeatureContext

  private var feature: Feature { context.feature }

  /// The domain without its branches, and the domains of its dialogs.
  ///
  /// - Parameter refused: The names of what the generator refused, with its reasons.
  func read(_ refused: Refusals.Missing?, _ report: inout ImportReport) -> [ImportedDomain] {
    let source = feature.type.source
    var domain = context.domain(
      feature.name,
      holder: feature.holderName,
      in: source,
      at: source.location(of: feature.type.declaration)
    )
    domain.holder.type = feature.type
    domain.holder.hasInnerNames = true
    let parts = FeatureActions(context: context).read(into: &domain, &report)
    FeatureState(context: context).read(into: &domain, &report)
    reportConditions(&report)
    domain.holder.members = MovedMembers(context: context).all(&report)
    MissingMembers(context: context).note(refused, in: &domain, &report)
    if let state = feature.state {
      domain.replaced.append(ReplacedType(type: state, generated: feature.name + "State"))
    }
    domain.replaced.append(ReplacedType(type: feature.action, generated: feature.name + "Action"))
    return [domain] + parts
  }

  /// Reports declarations that a schema cannot have: lazy properties, and code under `#if`.
  private func reportConditions(_ report: inout ImportReport) {
    let members = feature.state?.members ?? []
    for member in members where member.isLazy {
      let reason = "a lazy property is not in the schema"
      report.add(.open, reason, at: member.source.location(of: member.declaration))
    }
    for member in members + feature.action.members {
      for inner in member.conditional {
        let reason = "what is under '#if' is not in the schema"
        report.add(.open, reason, at: member.source.location(of: inner))
      }
    }
  }
}
#endif
