import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct ResolvedModuleTests {
  /// The module, which the rules have read.
  private func module(_ files: [SourceFile], _ name: String? = nil, using modules: [SchemaModule] = [])
    -> ResolvedModule
  {
    let diagnostics = DiagnosticCollector()
    var checker = ModuleChecker(modules)
    let module = checker.check(files, of: name, reportingTo: diagnostics)
    #expect(!diagnostics.hasErrors)
    return module
  }

  @Test func `each path of a schema is followed once`() throws {
    let module = module([try SchemaFolder.everything()])
    // A child that is made reads one property.
    let count = module.domains.flatMap(\.entry.schema.paths).count + 1
    #expect(count > 40)
    _ = ModelBuilder(module).build(withUsedModules: true)
    expectEqual(module.pathCount, count)
  }

  @Test func `the paths of a used module are resolved, too`() throws {
    let files = try SchemaFolder.everythingInModules()
    let module = module([files[1]], using: [SchemaModule(name: "Cafe", files: [files[0]])])
    let count = module.allDomains.flatMap(\.entry.schema.paths).count
    _ = ModelBuilder(module).build(withUsedModules: true)
    expectEqual(module.pathCount, count)
  }

  @Test func `a domain knows its parents`() {
    let schema = #"""
      {"statekit": 1, "domains": {
        "App": {"children": {"first": "Row", "second": "Row"}}, "Row": {}, "Other": {"children": {"row": "Row"}}
      }}
      """#
    let module = module([SourceFile(path: "App.statekit.json", text: schema)])
    let row = module.domain("Row")
    expectEqual(
      row?.parents.map { "\($0.parent.name).\($0.name)" },
      ["App.first", "App.second", "Other.row"]
    )
    expectEqual(row?.parents.allSatisfy { $0.domain === row }, true)
  }
}

extension DomainSchema {
  /// All paths that the author of the domain wrote.
  /// The paths of the domain, without those that values inside of a made child read.
  fileprivate var paths: [PathSchema] {
    let ofEffects = effects.flatMap { effect -> [PathSchema] in
      let others = [effect.output, effect.failure, effect.feeds, effect.skipped]
      let results: [PathSchema] = others.compactMap(\.self)
      let read: [PathSchema] = effect.with.paths + (effect.when?.paths ?? []) + (effect.while?.paths ?? [])
      return effect.on + (effect.event?.paths ?? []) + effect.until + results + read
    }
    let ofRequests = requests.flatMap { request -> [PathSchema] in
      request.until + request.with.paths + (request.when?.paths ?? []) + (request.skipped.map { [$0] } ?? [])
    }
    let ofBridges = (bridges + eventBridges).flatMap { bridge -> [PathSchema] in
      (bridge.event?.paths ?? [bridge.on]) + [bridge.dispatch] + (bridge.when?.paths ?? [])
        + bridge.with.paths
    }
    let ofInvariants = invariants.flatMap(\.holds.paths)
    let changes = (actions.map(\.change) + reactions.map(\.change.change)).flatMap(\.entries)
    let read = changes.compactMap(\.value).paths
    // The name of an own property needs no path.
    let changed = changes.map(\.target).filter { entry in
      !entry.isOneName || (declaredProperties ?? []).allSatisfy { $0.name.value != entry.text }
    }
    let followed = children.flatMap { $0.follows + ($0.oneOf?.cases ?? []).flatMap(\.follows) }.map(\.path)
    return ofRequests + ofEffects + reactions.map(\.path) + ofBridges + ofInvariants + read + changed
      + (isOneOf ? [] : followed)
  }
}

extension [AssignmentSchema] {
  fileprivate var paths: [PathSchema] { map(\.value).paths }
}

extension [ValueSchema] {
  fileprivate var paths: [PathSchema] {
    compactMap { if case .property(let path) = $0 { path } else { nil } }
  }
}

extension ConditionSchema {
  fileprivate var paths: [PathSchema] { tests.map(\.path) }
}
