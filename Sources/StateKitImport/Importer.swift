#if Import
package import StateKitGenerator

/// From the Swift code of an app to schemas and handlers: the table of contents of this module.
///
///     text → ImportedSource → DeclarationIndex → (dialect) → [ImportedDomain] → [DomainPlan] → schemas and Swift files
package struct Importer {
  /// The style of the app's code.
  package enum Dialect: String, Sendable {
    /// The Composable Architecture.
    case tca
    /// ReSwift, and stores of the same shape.
    case reswift
    /// The styles that the code shows; both may occur in one app.
    case auto
  }

  let dialect: Dialect
  /// The domain to import with those below it; nil for all.
  let domain: String?

  package init(dialect: Dialect, domain: String? = nil) {
    self.dialect = dialect
    self.domain = domain
  }

  /// - Parameters:
  ///   - files: The Swift files of the app.
  ///   - existing: The files of the output folder.
  ///   - folder: The path of the output folder.
  package func run(_ files: [SourceFile], existing: [SourceFile], folder: String) -> ImportResult {
    let sources = files.filter { !GeneratedFileHeader.isAtStart(of: $0.bytes) }
      .map { ImportedSource($0.withLineFeeds) }
    let index = DeclarationIndex(sources)
    let schemas = existing.filter { $0.path.hasSuffix(".statekit.json") }
    var attempt = attempt(index, schemas, folder, without: [:])
    // What the generator refuses is missing from the code, too.
    for _ in 0..<5 {
      let missing = attempt.settled.refusals.missing
      if missing == attempt.refused { break }
      attempt = self.attempt(index, schemas, folder, without: missing)
    }
    var report = attempt.report
    let (plans, names, callSites, settled) = (
      attempt.plans, attempt.names, attempt.callSites, attempt.settled
    )
    report.addUnknown(in: plans)
    var changes = settled.files.filter(\.isChanged).map {
      ImportChange(path: $0.file.path, old: $0.old, contents: $0.file.bytes)
    }
    // Of what is written, if something is.
    var modules: [String]?
    if let model = settled.model, !plans.isEmpty {
      let swift = existing.filter { $0.path.hasSuffix(".swift") }.map(ImportedSource.init)
      let merge = SwiftMerge(existing: swift)
      let files = SwiftFiles(
        plans: plans,
        model: model,
        refusals: settled.refusals,
        names: names,
        readsDependencies: SupportFile.canRunInside(merge)
          && index.inner.readDependencies(besides: plans.compactMap(\.domain.holder.type))
      )
      let handlers = files.files
      modules = handlers.flatMap(\.modules)
      let written = files.changes(handlers, to: merge, in: folder)
      changes += written
      let paths = Set(written.map(\.path))
      LostComments(
        plans: plans,
        written: swift.filter { !paths.contains($0.file.path) }
          + written.map { ImportedSource(SourceFile(path: $0.path, bytes: $0.contents)) }
      ).add(to: &report)
      if let callSites {
        let file = CallSitesFile(
          pieces: callSites.pieces(plans, settled.refusals, model),
          imports: callSites.imports
        )
        changes += file.changes(to: swift, in: folder)
      }
      let generated = Generator().generate(settled.files.map(\.file)).files
      let comparison = ShapeComparison(plans: plans, names: names, files: generated)
      for difference in comparison.differences() {
        report.add(.changed, difference.reason, at: difference.location)
      }
    }
    BranchReport(refusals: settled.refusals).add(plans, to: &report)
    if let modules { report.addNeeds(of: modules, ForeignTypes.names(in: plans, index)) }
    return ImportResult(
      changes: changes,
      report: report,
      diagnostics: settled.diagnostics,
      domains: attempt.domains
    )
  }

  /// What was read of an app, and what the generator says of it.
  private struct Attempt {
    /// The names that the generator refused before in each domain, with its reasons.
    let refused: [String: Refusals.Missing]
    let report: ImportReport
    /// The names of all domains.
    let domains: [String]
    let plans: [DomainPlan]
    let names: GeneratedTypeNames
    let callSites: CallSites?
    let settled: SchemaSettling.Result
  }

  private func attempt(
    _ index: DeclarationIndex,
    _ schemas: [SourceFile],
    _ folder: String,
    without refused: [String: Refusals.Missing]
  ) -> Attempt {
    var report = ImportReport()
    for doubt in index.unreadable { report.add(.open, doubt.reason, at: doubt.location) }
    let (all, names, callSites) = read(index, refused, &report)
    let domains = selected(all)
    report.select(Set(domains.map(\.name)))
    let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    let exhaustive = ExhaustiveCases(index: index, names: names)
    let plans = domains.map { DomainPlan($0, among: byName, exhaustive) }
    return Attempt(
      refused: refused,
      report: report,
      domains: all.map(\.name),
      plans: plans,
      names: names,
      callSites: callSites,
      settled: SchemaSettling(
        files: SchemaFiles(plans: plans, existing: schemas, folder: folder, index: index)
      ).settle()
    )
  }

  /// Reads the app in the chosen dialect, or in both.
  private func read(
    _ index: DeclarationIndex,
    _ refused: [String: Refusals.Missing],
    _ report: inout ImportReport
  ) -> ([ImportedDomain], GeneratedTypeNames, CallSites?) {
    var (domains, names): ([ImportedDomain], GeneratedTypeNames) = ([], GeneratedTypeNames(index: index))
    if dialect != .reswift {
      let reader = ComposableArchitectureReader(index: index, refused: refused)
      (domains, names) = reader.read(&report)
    }
    if dialect == .tca { return (domains, names, nil) }
    let left = dialect == .auto ? Feature.all(in: index).map(\.type.path) : []
    let reader = ReSwiftReader(index: index, names: names, taken: domains, left: left, refused: refused)
    let (others, all, callSites) = reader.read(&report)
    return (domains + others, all, others.isEmpty ? nil : callSites)
  }

  /// The domain with this name, and those below it.
  private func selected(_ all: [ImportedDomain]) -> [ImportedDomain] {
    guard let domain else { return all }
    var names: Set<String> = [domain]
    var waiting = [domain]
    while let name = waiting.popLast() {
      for child in all.first(where: { $0.name == name })?.children ?? [] {
        for below in child.domains where names.insert(below).inserted { waiting.append(below) }
      }
    }
    return all.filter { names.contains($0.name) }
  }
}

extension ImportReport {
  /// Adds what the result needs to compile.
  fileprivate mutating func addNeeds(of modules: [String], _ foreignTypes: [String]) {
    let replaced = lines.filter { $0.kind == .replaced }
    let places = Set(replaced.map { "\($0.location.file.path):\($0.location.line)" })
    needs.append("StateKit in the target, and the code that is generated from the schemas")
    if !places.isEmpty {
      let paths = Set(replaced.map(\.location.file.path))
      let what = places.count == 1 ? "1 declaration" : "\(places.count) declarations"
      needs.append(
        "the end of what can go: \(what) in \(paths.count == 1 ? "1 file" : "\(paths.count) files")"
      )
    }
    let modules = Set(modules).subtracting(["Foundation", "StateKit"]).sorted()
    if !modules.isEmpty {
      needs.append("the modules that the code imports: \(modules.joined(separator: ", "))")
    }
    if !foreignTypes.isEmpty {
      needs.append("Sendable types of other modules: \(foreignTypes.joined(separator: ", "))")
    }
  }

  /// Adds the effects that branches name by ids, and that do not end as before.
  fileprivate mutating func addUnknown(in plans: [DomainPlan]) {
    for plan in plans {
      for unknown in plan.unknownIDs {
        let reason = "'\(unknown.id)' belongs to no effect of '\(plan.domain.name)'"
        add(.open, reason, at: unknown.branch.location)
      }
    }
    for end in plans.flatMap(\.conditionalEnds) {
      let names = (end.effect.on.joined(separator: "."), end.by.on.joined(separator: "."))
      let reason =
        "the effect of '\(names.1)' starts under a condition, and does not end that of '\(names.0)' any more"
      add(.open, reason, at: end.by.location)
    }
  }
}

package struct ImportResult {
  package let changes: [ImportChange]
  package let report: ImportReport
  /// Errors of schemas that are already in the output folder.
  package let diagnostics: [Diagnostic]
  /// The names of all domains that were found.
  package let domains: [String]
}
#endif
