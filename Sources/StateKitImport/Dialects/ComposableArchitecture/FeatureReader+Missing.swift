#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// What code of a feature uses and the import does not give it.
extension FeatureReader {
  /// The private declarations in the files of the feature.
  var hiddenHelpers: HiddenHelpers {
    let types = [feature.type, feature.action] + (feature.state.map { [$0] } ?? [])
    let sources = types.flatMap { [$0.source] + $0.extensions.map(\.source) }
    var paths: Set<String> = []
    return HiddenHelpers(
      in: sources.filter { paths.insert($0.file.path).inserted },
      table.index,
      besides: table.features.map(\.type.path)
    )
  }

  /// - Parameter refused: The names of what the generator refused, with its reasons.
  func noteMissing(
    _ refused: Refusals.Missing?,
    in domain: inout ImportedDomain,
    _ report: inout ImportReport
  ) {
    if let refused { domain.missing.add(refused) }
    noteProperties(&domain)
    let stateMembers = (feature.state?.members ?? []).filter { !$0.isReplaced }
    // Functions that make effects do not move, and their code does.
    let effects = feature.type.members.filter { member in
      member.declaration.makesEffect
        || member.declaration.as(FunctionDeclSyntax.self)?.returnsEffect == true
          && !composition.parts.contains(member.declaration.id)
    }
    let members = domain.holder.members + effects
    for member in members + stateMembers
    where SharedUse(in: member.declaration, of: member.source, feature.state).isReference {
      domain.leftMembers[member.declaration.id] = SharedUse.reason
      for name in member.declaration.declaredNames { domain.missing.add(name, SharedUse.reason) }
    }
    let helpers = hiddenHelpers
    domain.hiddenNames = helpers.names
    for helper in helpers.all {
      guard let reason = helper.reasonToStay else { continue }
      for name in helper.names { domain.missing.add(name, reason) }
    }
    // A private function or constant moves to the type of the handlers, where members of the state do not see it.
    for member in stateMembers {
      let used = helpers.used(by: [Syntax(member.declaration)]).first { $0.surrounding == nil }
      guard let name = used?.names.first else { continue }
      for own in member.declaration.declaredNames {
        domain.missing.add(own, "it uses '\(own)', and '\(name)' is private in its file")
      }
      domain.leftMembers[member.declaration.id] = "'\(name)' is private in its file"
    }
    domain.leaveMembers(members + stateMembers + feature.action.members)
    for member in members + stateMembers + feature.action.members {
      guard let reason = domain.leftMembers[member.declaration.id] else { continue }
      report.add(.open, reason, at: member.source.location(of: member.declaration))
    }
    moveHelpers(helpers, to: &domain, &report)
  }

  private func noteProperties(_ domain: inout ImportedDomain) {
    guard let state = feature.state else { return }
    let known = Set(
      domain.state.properties.map(\.name) + domain.children.map(\.name) + domain.stateNames.map(\.name)
    )
    for property in state.storedProperties {
      let name = property.name
      if !known.contains(name) { domain.missing.add(name, "'\(name)' is not imported") }
      if property.declaration.bindings.contains(where: \.isObserved) {
        domain.missing.add(name, "the observer of '\(name)' does not move")
      }
      if let attribute = property.attributes.first(where: { !FeatureReader.attributes.contains($0) }) {
        domain.missing.add(name, "'@\(attribute)' of '\(name)' is not in the schema")
      }
    }
    for member in state.members {
      for declaration in member.conditional + (member.isLazy ? [member.declaration] : []) {
        for name in declaration.declaredNames { domain.missing.add(name, "'\(name)' is not in the schema") }
      }
    }
  }

  /// The attributes of properties that the importer reads.
  static let attributes: Set<String> = [
    "BindingState", "ObservationStateIgnored", "Presents", "PresentationState", "Shared", "SharedReader",
  ]

  /// Moves the private declarations of the file that the moved code uses.
  private func moveHelpers(
    _ helpers: HiddenHelpers,
    to domain: inout ImportedDomain,
    _ report: inout ImportReport
  ) {
    let code =
      composition.cores.map { Syntax($0.statements) }
      + feature.type.members.map { Syntax($0.declaration) }
      + (feature.state?.members.map { Syntax($0.declaration) } ?? [])
    domain.move(helpers.used(by: code), names, &report)
  }
}
#endif
