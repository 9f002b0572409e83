#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A feature, and what its readers know of the app around it.
struct FeatureContext {
  let table: FeatureTable
  let names: GeneratedTypeNames
  let feature: Feature
  let composition: Composition
  let conformances: KnownConformances
  /// The private declarations in the files of the feature.
  let helpers: HiddenHelpers

  init(_ feature: Feature, _ composition: Composition, _ table: FeatureTable, _ names: GeneratedTypeNames) {
    self.feature = feature
    self.composition = composition
    self.table = table
    self.names = names
    conformances = KnownConformances(index: table.index)
    let types = [feature.type, feature.action] + (feature.state.map { [$0] } ?? [])
    let sources = types.flatMap { [$0.source] + $0.extensions.map(\.source) }
    var paths: Set<String> = []
    helpers = HiddenHelpers(
      in: sources.filter { paths.insert($0.file.path).inserted },
      table.index,
      besides: table.features.map(\.type.path),
      movesWithout: { path in
        !names.isGenerated(path) && !names.isBelowGenerated(path) && table.choices[path] == nil
          && !table.features.contains { $0.type.path == path || $0.state?.path == path }
      }
    )
  }

  var index: DeclarationIndex { table.index }
  var roles: FeatureChildren {
    FeatureChildren(table: table, feature: feature, composition: composition)
  }

  /// The reason why generated code does not compile with a type; nil if it does.
  func doubt(of type: TypeSyntax, in scope: [String]) -> String? {
    let doubts = SendableDoubts(index: index) { path in
      names.isBelowGenerated(path) || table.features.contains { path.starts(with: $0.type.path) }
    }
    return doubts.reason(for: type, in: scope)
  }

  /// A domain of the feature without contents.
  ///
  /// - Parameter holder: The name of the type with its handlers.
  func domain(
    _ name: String,
    holder: String,
    in source: ImportedSource,
    at location: SourceLocation
  ) -> ImportedDomain {
    var domain = ImportedDomain(
      name: name,
      source: source,
      location: location,
      holder: HandlerHolder(name: holder)
    )
    domain.access = feature.action.access
    let sources = [feature.action.source, feature.state?.source ?? feature.type.source]
    let companions =
      sources.contains { ModuleImports.numbersUUIDs($0.tree.description) } ? ["Dependencies"] : []
    domain.imports = (ModuleImports.kept(of: sources, besides: index.modules) + companions).unique
    domain.views = ModuleImports.views(of: sources)
    return domain
  }
}
#endif
