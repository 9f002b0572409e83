package import StateKitGenerator

/// What a page says about the domains of a recording: their actions, effects and bridges, with the places in
/// the schemas.
package struct ViewSchema: Sendable {
  /// The name of the recorded domain.
  package let domain: String
  /// The picture of all domains; nil if they are too many for one.
  let graph: Graph?
  fileprivate(set) var domains: [String] = []
  fileprivate(set) var actions: [String] = []
  fileprivate(set) var works: [String] = []
  fileprivate(set) var bridges: [String] = []

  /// - Parameter domain: The recorded domain, whose actions have no path in front of their names.
  package init?(_ model: ModuleModel, domain: String) {
    let declared = DeclaredDomains(model)
    guard let root = declared.all.first(where: { $0.id.shown == domain }) else { return nil }
    self.domain = domain
    self.graph = try? GraphBuilder.build(model)
    var waiting: [(model: DomainModel, path: [String])] = [(root, [])]
    while let (model, path) = waiting.popLast(), domains.count < GraphLimit.domains.count {
      add(model, at: path)
      for child in model.children.reversed() {
        let path = path + [child.name.name]
        guard path.count < GraphLimit.depth.count, let model = declared[child.domain.id] else { continue }
        if let popFrom = child.kind.popFrom { addPop(popFrom, child.location, at: path) }
        waiting.append((model, path))
      }
    }
  }

  private mutating func add(_ model: DomainModel, at path: [String]) {
    domains.append(
      ViewJSON.object([
        "path": ViewSchema.text(path), "name": ViewJSON.string(model.id.shown),
        "doc": model.documentation.map(ViewJSON.string), "at": ViewSchema.place(model.location),
      ])
    )
    for action in model.actions { add(action, kind: "action", at: path) }
    if let binding = model.binding {
      for action in binding.actions { add(action, kind: "setter", at: path + [binding.name.name]) }
    }
    for request in model.requests {
      let name = request.name.name
      for phase in request.phases { add(phase, kind: "phase", at: path + [name], request.location) }
      addWork(name, kind: "request", request.documentation, request.location, at: path)
    }
    for effect in model.effects {
      addWork(effect.name.name, kind: "effect", effect.documentation, effect.location, at: path)
    }
    for bridge in model.bridges { add(bridge, at: path) }
  }

  /// - Parameter location: The place of a request, which stands for the places of its phases.
  private mutating func add(
    _ action: ActionModel,
    kind: String,
    at path: [String],
    _ location: SourceLocation? = nil
  ) {
    actions.append(
      ViewJSON.object([
        "path": ViewSchema.text(path + [action.name.name]), "kind": ViewJSON.string(kind),
        "payload": action.payload.isEmpty ? nil : ViewJSON.string(action.payload.spelled),
        "doc": action.documentation.map(ViewJSON.string),
        "at": ViewSchema.place(location ?? action.location),
      ])
    )
  }

  private mutating func addPop(_ name: String, _ location: SourceLocation, at path: [String]) {
    actions.append(
      ViewJSON.object([
        "path": ViewSchema.text(path + [name]), "kind": ViewJSON.string("pop"),
        "payload": ViewJSON.string("(id: Int)"), "at": ViewSchema.place(location),
      ])
    )
  }

  private mutating func addWork(
    _ name: String,
    kind: String,
    _ documentation: String?,
    _ location: SourceLocation,
    at path: [String]
  ) {
    works.append(
      ViewJSON.object([
        "path": ViewSchema.text(path + [name]), "kind": ViewJSON.string(kind),
        "doc": documentation.map(ViewJSON.string), "at": ViewSchema.place(location),
      ])
    )
  }

  private mutating func add(_ bridge: BridgeModel, at path: [String]) {
    bridges.append(
      ViewJSON.object([
        "from": ViewSchema.text(path + bridge.trigger.names),
        "to": ViewSchema.text(path + bridge.result.names),
        "at": ViewSchema.place(bridge.location),
        "condition": (bridge.condition?.spelled).map(ViewJSON.string),
        "doc": bridge.documentation.map(ViewJSON.string),
      ])
    )
  }

  private static func text(_ path: [String]) -> String { ViewJSON.string(path.joined(separator: ".")) }

  /// `App.statekit.json:12`
  private static func place(_ location: SourceLocation) -> String {
    ViewJSON.string("\(location.file.path):\(location.line)")
  }
}

extension ViewSchema {
  /// The schema as JSON.
  var text: String {
    ViewJSON.object([
      "domain": ViewJSON.string(domain), "domains": ViewJSON.array(domains),
      "actions": ViewJSON.array(actions),
      "works": ViewJSON.array(works), "bridges": ViewJSON.array(bridges),
    ])
  }
}
