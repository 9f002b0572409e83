#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Decides which members of a feature move to the type with the handlers: all but what the schema and the branches replace.
struct MovedMembers {
  let context: FeatureContext

  private var feature: Feature { context.feature }

  func all(_ report: inout ImportReport) -> [DeclaredMember] {
    feature.type.members.filter { member in
      if let function = member.declaration.as(FunctionDeclSyntax.self) {
        return moves(function, of: member, &report)
      }
      if let named = member.declaration.asProtocol((any NamedDeclSyntax).self) {
        return movesType(feature.type.path + [named.name.plainText])
      }
      if let variable = member.declaration.as(VariableDeclSyntax.self) {
        return moves(variable, of: member, &report)
      }
      return true
    }
  }

  private func movesType(_ path: [String]) -> Bool {
    let (table, names) = (context.table, context.names)
    return path != feature.state?.path && path != feature.action.path && table.choices[path] == nil
      && !names.isGenerated(path) && !table.features.contains { $0.type.path == path }
  }

  private func moves(
    _ function: FunctionDeclSyntax,
    of member: DeclaredMember,
    _ report: inout ImportReport
  ) -> Bool {
    if function.isReduceIntoState || context.composition.parts.contains(function.id) { return false }
    let location = member.source.location(of: function)
    let isEffect = function.returnsEffect
    let isRead = isEffect && EffectFunctions.canRead(function, in: member.source, context.composition)
    if isEffect {
      let rest = isRead ? ": it is read where it is called" : ", and does not move"
      report.add(
        isRead ? .changed : .open,
        "'\(function.name.text)' returns an effect\(rest)",
        at: location
      )
    } else if let name = feature.dismissName, function.dismisses(by: name) {
      let reason = "'\(function.name.text)' dismisses the domain, and does not move"
      report.add(.open, reason, at: location)
      return false
    }
    for call in Animations.all(in: function) where isRead || !isEffect {
      report.add(.changed, Animations.reason, at: member.source.location(of: call))
    }
    return !isEffect
  }

  private func moves(
    _ variable: VariableDeclSyntax,
    of member: DeclaredMember,
    _ report: inout ImportReport
  ) -> Bool {
    if member.declaration.makesEffect {
      let isRead =
        member.declaration.onlyResult != nil
        && context.composition.cores.contains { $0.source.file.path == member.source.file.path }
      let rest = isRead ? ": it is read where it is used" : ", and does not move"
      report.add(
        isRead ? .changed : .open,
        "'\(member.declaration.declaredNames.joined())' is an effect\(rest)",
        at: member.source.location(of: variable)
      )
      return false
    }
    let name = variable.bindings.first?.pattern.trimmedDescription
    return name != "body" && !context.composition.parts.contains(variable.id)
      && (name == nil || name != feature.dismissName)
  }
}

extension FunctionDeclSyntax {
  /// Whether the function returns an effect, so that it is a part of the reducer.
  var returnsEffect: Bool {
    ["Effect", "EffectOf", "EffectTask"].contains(signature.returnClause?.type.path.last)
  }
}
#endif
