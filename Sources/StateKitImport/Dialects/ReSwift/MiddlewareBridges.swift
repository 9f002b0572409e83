#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Turns middleware that dispatches one action after another into bridges of the domain that contains both.
struct MiddlewareBridges {
  let table: ReducerTable
  let owners: ActionOwners
  let middleware: MiddlewareSearch

  /// The middleware that the bridges replace.
  private(set) var replaced: [MiddlewareFunction] = []
  private var bridges: [(domain: Int, bridge: ImportedBridge)] = []
  private var lines: [Line] = []

  private struct Line {
    let kind: ImportReport.Kind
    let text: String
    let location: SourceLocation
    /// The domain of the store's state.
    let domain: String?
  }

  init(table: ReducerTable, owners: ActionOwners, middleware: MiddlewareSearch) {
    self.table = table
    self.owners = owners
    self.middleware = middleware
    for body in middleware.bodies { read(body) }
    for doubt in middleware.doubts {
      lines.append(Line(kind: .open, text: doubt.reason, location: doubt.location, domain: nil))
    }
  }

  func read(into domains: inout [ImportedDomain], _ report: inout ImportReport) {
    for (domain, bridge) in bridges { domains[domain].bridges.append(bridge) }
    for line in lines {
      report.domain = line.domain
      report.add(line.kind, line.text, at: line.location)
    }
    report.domain = nil
  }

  private mutating func read(_ body: MiddlewareBody) {
    let function = body.function
    let domain = table.root(of: function).map { table.domains[$0].name }
    func say(_ kind: ImportReport.Kind, _ text: String, _ location: SourceLocation) {
      lines.append(Line(kind: kind, text: text, location: location, domain: domain))
    }
    if body.rules.isEmpty, body.onlyWatches {
      if body.handsOnAll {
        say(.changed, "'\(function.shown)' stays as it is: it dispatches nothing", function.location)
      } else {
        say(.open, "'\(function.shown)' may stop actions: a schema has no counterpart", function.location)
      }
      return
    }
    let name = "'\(function.shown)' stays as it is"
    var doubts = body.doubts
    if body.rules.isEmpty, doubts.isEmpty {
      doubts.append(ImportDoubt(reason: "no action was found", location: function.location))
    }
    if !body.isCallingNext {
      doubts.append(ImportDoubt(reason: "it does not hand the action on", location: function.location))
    }
    var found: [(Int, ImportedBridge)] = []
    if doubts.isEmpty {
      for rule in body.rules {
        switch BridgeReader(rule: rule, function: function, table: table, owners: owners).read(
          middleware.actions
        ) {
        case .bridge(let domain, let bridge): found.append((domain, bridge))
        case .unknown(let reason):
          doubts.append(ImportDoubt(reason: reason, location: function.source.location(of: rule.node)))
        }
      }
    }
    guard doubts.isEmpty else {
      for doubt in doubts { say(.open, "\(name): \(doubt.reason)", doubt.location) }
      return
    }
    bridges += found
    replaced.append(function)
    for rule in body.rules where rule.isBeforeNext {
      let location = function.source.location(of: rule.node)
      say(.changed, "the action is dispatched after the reducers now", location)
    }
    let condition = "as soon as bridges run: in a store of StateKit, or by a host"
    say(.replaced, "'\(function.shown)', \(condition)", function.location)
  }
}
#endif
