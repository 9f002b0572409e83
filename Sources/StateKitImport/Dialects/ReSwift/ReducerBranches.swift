#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Assigns the branches of reducers to the domains that own the actions.
///
/// A branch for an action of its own domain, or of one below, is a handler or a reaction there. A branch for an action
/// of another domain becomes a function beside the handlers of the reducer's domain. The lowest domain that contains
/// both calls this function with the child's part of the state.
struct ReducerBranches {
  let table: ReducerTable
  let owners: ActionOwners
  let names: GeneratedTypeNames

  /// A branch, with the domains of its reducer and its action.
  struct Contribution {
    /// The lowest domain that contains the reducer's domain and the action.
    let domain: Int
    /// The path of the action below `top`.
    let top: Int
    /// The action below `top`.
    let path: [String]
    let payload: [ImportedValue]
    let branch: ReducerBranch
    /// The function with the branch, if the reducer's domain is below `top`.
    var function: String?

    var isDirect: Bool { domain == top }
  }

  /// - Returns: The branches that became functions.
  func read(into domains: inout [ImportedDomain], _ report: inout ImportReport) -> [Contribution] {
    let functions = table.functions
    var all: [Contribution] = []
    for (position, domain) in table.domains.enumerated() {
      report.domain = domain.name
      moveHelpers(domain, &domains[position], &report)
      var used: Set<String> = []
      var helpers: [[String]: HelperNames] = [:]
      for match in domain.body.matches {
        let place = [match.frame.source.file.path] + match.frame.path
        let beside =
          helpers[place]
          ?? HelperNames(beside: match.frame.source, in: match.frame.path, names, besides: functions)
        helpers[place] = beside
        used.formUnion(match.statements.flatMap { UsedNames.all(in: $0) }.map(\.baseName.plainText))
        if let found = contribution(match, of: position, &domains, beside, &report) { all.append(found) }
      }
      for (_, beside) in helpers.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        for helper in beside.used(by: used) {
          domains[position].holder.pieces.append(helper.piece(beside, names))
          report.add(
            .replaced,
            "'\(helper.name)', which moves to '\(domains[position].holder.name)', if nothing else in the file uses it",
            at: helper.source.location(of: helper.declaration)
          )
        }
      }
    }
    nameFunctions(&all, domains)
    for found in all {
      guard let name = found.function else { continue }
      domains[found.domain].holder.pieces.append(SharedBranch(found, name, domains[found.domain]).piece)
    }
    var done: Set<[String]> = []
    for found in all where done.insert(["\(found.top)"] + found.path).inserted {
      let group = all.filter { $0.top == found.top && $0.path == found.path }
      domains[found.top].branches += BranchMerge(group: group, table: table, domains: domains).branches
      if group.count > 1 || !found.isDirect { reportShared(group, domains, &report) }
    }
    return all.filter { $0.function != nil }
  }

  /// Moves private types and members of extensions that the branches use; functions and constants follow by their names.
  private func moveHelpers(
    _ read: ReducerDomain,
    _ domain: inout ImportedDomain,
    _ report: inout ImportReport
  ) {
    var paths: Set<String> = []
    let sources = read.body.matches.map(\.frame.source).filter { paths.insert($0.file.path).inserted }
    let helpers = HiddenHelpers(
      in: sources,
      table.index,
      besides: (table.domains.map(\.state.path) + read.body.matches.map(\.frame.path)).filter { !$0.isEmpty }
    )
    let code = read.body.matches.flatMap(\.parts) + read.state.members.map { Syntax($0.declaration) }
    let used = helpers.used(by: code).filter { helper in
      helper.surrounding != nil || helper.declaration.helperName == nil
    }
    domain.hiddenNames = helpers.names
    for helper in used {
      guard let reason = helper.reasonToStay else { continue }
      for name in helper.names { domain.missing.add(name, reason) }
    }
    domain.move(used, names, &report)
  }

  /// Whether the generated actions of a domain above contain those of another one as an enum of the app does.
  private func isDomain(_ wrapper: DeclaredType, around owner: Int) -> Bool {
    table.ancestors(of: owner).contains { owners.replaced(of: $0)?.type.path == wrapper.path }
  }

  private func contribution(
    _ match: MatchedActions,
    of position: Int,
    _ domains: inout [ImportedDomain],
    _ helpers: HelperNames,
    _ report: inout ImportReport
  ) -> Contribution? {
    guard let (owner, name) = owners.place(of: match.subject) else {
      report.add(.open, "no action was found for the pattern", at: match.location)
      return nil
    }
    guard let declared = domains[owner].actions.first(where: { $0.name == name }) else {
      report.add(.open, "no action '\(name)' of '\(domains[owner].name)' was found", at: match.location)
      return nil
    }
    if let wrapper = match.frame.wrapper, !isDomain(wrapper, around: owner) {
      let reason = "'\(name)' is inside of '\(wrapper.name)', which is not the enum of a domain above"
      report.add(.open, reason, at: match.location)
      domains[owner].openActions.insert(name)
    }
    guard let top = table.lowest(above: [position, owner]) else {
      let reason = "a branch for an action of '\(domains[owner].name)', which has another root"
      report.add(.open, reason, at: match.location)
      let code = match.statements.map { match.frame.source.movedText(of: $0) }.joined(separator: "\n")
      domains[position].doubts.append(ImportDoubt(reason: reason, location: match.location, code: code))
      domains[owner].openActions.insert(name)
      return nil
    }
    let branch = ReducerBranch(
      match,
      payload: declared.payload,
      action: owners.single(match.type)?.action,
      domain: domains[position],
      helpers: helpers,
      names: names
    )
    return Contribution(
      domain: position,
      top: top,
      path: table.path(from: top, to: owner) + [name],
      payload: declared.payload,
      branch: branch
    )
  }

  private func nameFunctions(_ all: inout [Contribution], _ domains: [ImportedDomain]) {
    var taken = domains.map { Set($0.actions.map(\.name)) }
    for index in all.indices where !all[index].isDirect && !all[index].branch.doesNothing {
      let domain = all[index].domain
      var name = all[index].path.last ?? ""
      if taken[domain].contains(name) {
        name = all[index].path.enumerated().map { $0.offset == 0 ? $0.element : $0.element.capitalizedFirst }
          .joined()
      }
      while taken[domain].contains(name) { name += "Too" }
      taken[domain].insert(name)
      all[index].function = name
    }
  }

  private func reportShared(
    _ group: [Contribution],
    _ domains: [ImportedDomain],
    _ report: inout ImportReport
  ) {
    for found in group {
      guard let name = found.function else { continue }
      report.domain = domains[found.domain].name
      report.add(
        .changed,
        "the branch is '\(domains[found.domain].holder.name).\(name)', which '\(domains[found.top].name)' calls for "
          + "'\(found.path.joined(separator: "."))'",
        at: found.branch.match.location
      )
    }
  }
}

extension ReducerBranch {
  var doesNothing: Bool { outcome.body.isEmpty && outcome.doubts.isEmpty }
  var isPlain: Bool { ImportedBranch.isPlain(arguments, condition) }
}
#endif
