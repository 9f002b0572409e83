#if Import
internal import SwiftSyntax

/// Finds dependencies that code reads where it runs: variables of functions, and properties of types that are no features.
///
/// The properties of a feature keep the values that were there when it was made. These others are read inside of a store, or have
/// the values of the whole process.
final class LocalDependencies: SyntaxVisitor {
  private let kept: Set<SyntaxIdentifier>
  private var isFound = false

  /// - Parameter features: The plans of the features, whose properties move with them.
  static func areRead(in sources: [ImportedSource], besides features: [DomainPlan]) -> Bool {
    let members = features.compactMap(\.domain.holder.type).flatMap(\.members)
    let kept = Set(members.map(\.declaration.id))
    let search = LocalDependencies(kept)
    for source in sources { search.walk(source.tree) }
    return search.isFound
  }

  private init(_ kept: Set<SyntaxIdentifier>) {
    self.kept = kept
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if !kept.contains(node.id), node.attributes.contains(where: { $0.name == "Dependency" }) {
      isFound = true
    }
    return .visitChildren
  }
}
#endif
