#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Turns middleware that dispatches one action after another into bridges of the domain that contains both.
struct MiddlewareBridges {
  let table: ReducerTable
  let owners: ActionOwners
  let middleware: MiddlewareSearch

  /// The middleware whose work bridges do.
  private(set) var replaced: [MiddlewareFunction] = []
  private var bridges: [(domain: Int, bridge: ImportedBridge)] = []
  private var lines: [(kind: ImportReport.Kind, text: String, location: SourceLocation)] = []

  init(table: ReducerTable, owners: ActionOwners, middleware: MiddlewareSearch) {
    self.table = table
    self.owners = owners
    self.middleware = middleware
    for body in middleware.bodies { read(body) }
    for doubt in middleware.doubts { lines.append((.open, doubt.reason, doubt.location)) }
  }

  func read(into domains: inout [ImportedDomain], _ report: inout ImportReport) {
    for (domain, bridge) in bridges { domains[domain].bridges.append(bridge) }
    for line in lines { report.add(line.kind, line.text, at: line.location) }
  }

  private mutating func read(_ body: MiddlewareBody) {
    let function = body.function
    if body.rules.isEmpty, body.onlyWatches {
      let hasAll = body.handsOnAll
      lines.append(
        hasAll
          ? (.changed, "'\(function.shown)' stays as it is: it dispatches nothing", function.location)
          : (.open, "'\(function.shown)' may stop actions: a schema has no counterpart", function.location)
      )
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
      lines += doubts.map { (.open, "\(name): \($0.reason)", $0.location) }
      return
    }
    bridges += found
    replaced.append(function)
    for rule in body.rules where rule.isBeforeNext {
      lines.append(
        (.changed, "the action is dispatched after the reducers now", function.source.location(of: rule.node))
      )
    }
    lines.append(
      (
        .replaced, "'\(function.shown)', as soon as bridges run: in a store of StateKit, or by a host",
        function.location
      )
    )
  }
}
#endif
