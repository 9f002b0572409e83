#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads an app in the style of ReSwift: the table of contents of this dialect.
///
///     DeclarationIndex → ReducerSearch → ReducerTable → ActionOwners → domains → branches → bridges → old call sites
struct ReSwiftReader {
  let index: DeclarationIndex
  /// The names that another dialect has given to types.
  var names: GeneratedTypeNames
  /// The domains of another dialect, and the paths of the types that it reads.
  var taken: [ImportedDomain] = []
  var left: [[String]] = []
  /// The names of what the generator refused in each domain, with its reasons.
  var refused: [String: Refusals.Missing] = [:]

  func read(_ report: inout ImportReport) -> (
    domains: [ImportedDomain], names: GeneratedTypeNames, callSites: CallSites
  ) {
    let search = ReducerSearch(index, besides: left)
    var table = ReducerTable(search, index: index, taken: taken.map(\.name))
    let middleware = MiddlewareSearch(index, actions: search.actions, besides: left)
    let owners = ActionOwners(table, actions: search.actions, others: middleware.types(table))
    table.settleNames(owners)
    TypedActions(index: index).report(&report)
    var names = names
    for (position, domain) in table.domains.enumerated() {
      names.set(domain.name + "State", for: domain.state.path)
      if let replaced = owners.replaced(of: position) {
        names.set(domain.name + "Action", for: replaced.type.path)
      }
    }
    let builder = ReducerDomains(table: table, owners: owners, names: names, refused: refused)
    var domains = builder.domains(&report)
    ComposedConformances.settle(&domains)
    let branches = ReducerBranches(table: table, owners: owners, names: names)
    let shared = branches.read(into: &domains, &report)
    let bridges = MiddlewareBridges(table: table, owners: owners, middleware: middleware)
    bridges.read(into: &domains, &report)
    report.domain = nil
    for doubt in search.doubts + table.doubts + owners.doubts {
      report.add(.open, doubt.reason, at: doubt.location)
    }
    reportReducers(table, names, &report)
    reportOthers(owners, search.actions, &report)
    let callSites = CallSites(table: table, owners: owners, names: names, shared: shared, bridges: bridges)
    return (domains, names, callSites)
  }

  /// Reports actions for which no reducer that was understood has a branch.
  private func reportOthers(_ owners: ActionOwners, _ actions: ActionTypes, _ report: inout ImportReport) {
    report.domain = nil
    for type in index.types where !left.contains(where: { type.path.starts(with: $0) }) {
      guard actions.conforms(type), owners.cases(of: type) == nil, owners.single(type) == nil else {
        continue
      }
      let places: [Syntax] = type.kind == .enum ? type.cases.map(Syntax.init) : [Syntax(type.declaration)]
      guard type.kind == .struct || type.kind == .enum else { continue }
      for (place, element) in zip(places, type.kind == .enum ? type.cases.map(\.name.plainText) : [""]) {
        let name = element.isEmpty ? type.name : "\(type.name).\(element)"
        let text = "no reducer that was understood has a branch for '\(name)': it stays as it is"
        report.add(.open, text, at: type.source.location(of: place), isCase: true)
      }
    }
  }

  private func reportReducers(
    _ table: ReducerTable,
    _ names: GeneratedTypeNames,
    _ report: inout ImportReport
  ) {
    for (position, domain) in table.domains.enumerated() {
      report.domain = domain.name
      let first = table.firstState(of: position, names)
      if domain.function.isOptional, !first.hasSuffix("()") {
        let reason = "a store begins with '\(first)', as '\(domain.function.shown)' does"
        report.add(.changed, reason, at: domain.function.location)
      }
      for doubt in domain.doubts {
        if !doubt.isFirstState { report.totals.open.lines += doubt.node.trimmedDescription.lineCount }
        report.add(.open, doubt.reason, at: doubt.location, isCase: doubt.isAction)
      }
      for function in domain.body.values {
        report.add(
          .changed,
          "the branches of '\(function.shown)' are those of '\(domain.name)' now; it stays for other callers",
          at: function.location
        )
      }
      for function in [domain.function] + domain.body.parts {
        report.add(
          .replaced,
          "'\(function.shown)', which calls the handlers of '\(domain.name)' now",
          at: function.location
        )
      }
    }
  }
}
#endif
