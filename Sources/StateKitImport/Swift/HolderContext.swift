#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A domain, and what its Swift code is written from.
struct HolderContext {
  let plan: DomainPlan
  let plans: [String: DomainPlan]
  let model: ModuleModel
  /// The domain in the generator's model.
  let code: DomainCode
  let refusals: Refusals
  let names: GeneratedTypeNames
  /// Whether code reads dependencies that no feature keeps.
  let readsDependencies: Bool

  var domain: ImportedDomain { plan.domain }
  var holder: HandlerHolder { domain.holder }
  var builder: SchemaBuilder { SchemaBuilder(plan: plan, refusals: refusals) }
  var access: String { code.access.prefix.text }

  /// The name of the state's or the actions' type in the type with the handlers.
  ///
  /// - Parameter part: `State` or `Action`.
  func name(_ part: String) -> String { holder.hasInnerNames ? part : code.model.name + part }

  func alias(_ name: String, of type: String) -> SwiftPiece {
    SwiftPiece(key: "typealias \(name)", text: "\(access)typealias \(name) = \(type)")
  }

  /// An extension of `outer` with an alias in it.
  func extensionAlias(_ name: String, of type: String, in outer: String) -> TypePiece {
    TypePiece(
      head: "extension \(outer)",
      key: "extension \(outer) \(name)",
      members: [alias(name, of: type)]
    )
  }

  /// A declaration of the app with the names that its types have after the import.
  func moved(
    _ declaration: DeclSyntax,
    in source: ImportedSource,
    from scope: [String],
    to place: [String],
    adding: [TextEdit] = []
  ) -> SwiftPiece {
    let key = DeclarationKey.of(declaration)
    let shared = SharedUse(in: declaration, of: source, domain.sharingState)
    if let reason = domain.leftMembers[declaration.id] ?? (shared.isReference ? SharedUse.reason : nil) {
      return SwiftPiece(key: key, text: source.movedText(of: declaration)).asWarning(reason)
    }
    let edits =
      NameRepair.edits(in: declaration, names, from: scope, to: place) + LeftAttributes.edits(in: declaration)
      + Animations.edits(in: declaration) + shared.edits + SendableTypes(of: domain).edits(in: declaration)
      + adding
    return SwiftPiece(key: key, text: source.movedText(of: declaration, edits))
  }
}
#endif
