package import StateKitGenerator

/// The domains of a recording as a page describes them: their actions, effects and bridges, with the places in the schemas.
package struct RecordingPageSchema {
  /// The name of the recorded domain.
  package let domain: String
  /// The picture of all domains; nil if there are too many.
  let graph: Graph?
  fileprivate(set) var domains: [String] = []
  fileprivate(set) var actions: [String] = []
  fileprivate(set) var works: [String] = []
  fileprivate(set) var bridges: [String] = []
  /// The types of payloads; nil without forms.
  private var types: FormTypes?
  /// The types that payloads name.
  fileprivate var definitions: String?
  /// The ids that an action of the current domain needs.
  private var ids: String?

  /// A domain on the stack of the initializer.
  private struct Place {
    let model: DomainModel
    var path: [String] = []
    /// The lists and stacks on the path.
    var lists: [(path: [String], child: ChildModel)] = []
  }

  /// The description for a running app, with forms.
  ///
  /// - Parameter type: The name of the type of the app's actions.
  package init?(_ model: ModuleModel, ofActions type: String) {
    let domain = model.files.flatMap(\.domains).first { $0.actionType.name == type }
    guard let domain else { return nil }
    self.init(model, domain: domain.id.shown, hasForms: true)
  }

  /// - Parameters:
  ///   - domain: The recorded domain; the names of its own actions are without a path.
  ///   - hasForms: Whether to describe the types of payloads.
  package init?(_ model: ModuleModel, domain: String, hasForms: Bool = false) {
    let declared = DeclaredDomains(model)
    guard let root = declared.all.first(where: { $0.id.shown == domain }) else { return nil }
    self.domain = domain
    self.graph = try? GraphBuilder.build(model)
    self.types = hasForms ? FormTypes(model) : nil
    var waiting = [Place(model: root)]
    while let place = waiting.popLast(), domains.count < GraphLimit.domains.count {
      ids = ids(of: place.lists)
      add(place.model, at: place.path)
      for child in place.model.children.reversed() {
        let path = place.path + [child.name.name]
        guard path.count < GraphLimit.depth.count, let model = declared[child.domain.id] else { continue }
        if let popFrom = child.kind.popFrom { addPop(popFrom, child.location, at: path) }
        let lists = child.idType == nil ? [] : [(path, child)]
        waiting.append(Place(model: model, path: path, lists: place.lists + lists))
      }
    }
    definitions = types?.definitions()
    types = nil
  }

  private mutating func ids(of lists: [(path: [String], child: ChildModel)]) -> String? {
    guard types != nil, !lists.isEmpty else { return nil }
    return PageJSON.array(
      lists.map { path, child in
        PageJSON.object([
          "list": RecordingPageSchema.text(path), "type": child.idType.flatMap { types?.text(of: $0) },
          "stack": child.kind.popFrom == nil ? nil : "true",
        ])
      }
    )
  }

  private mutating func add(_ model: DomainModel, at path: [String]) {
    domains.append(
      PageJSON.object([
        "path": RecordingPageSchema.text(path), "name": PageJSON.string(model.id.shown),
        "doc": model.documentation.map(PageJSON.string), "at": RecordingPageSchema.place(model.location),
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
    for bridge in model.bridges + model.eventBridges { add(bridge, at: path) }
  }

  /// - Parameter location: The place of a request, which stands for the places of its phases.
  private mutating func add(
    _ action: ActionModel,
    kind: String,
    at path: [String],
    _ location: SourceLocation? = nil
  ) {
    actions.append(
      PageJSON.object([
        "path": RecordingPageSchema.text(path + [action.name.name]), "kind": PageJSON.string(kind),
        "payload": action.payload.isEmpty ? nil : PageJSON.string(action.payload.spelled),
        "doc": action.documentation.map(PageJSON.string),
        "at": RecordingPageSchema.place(location ?? action.location),
        "ids": ids, "values": action.payload.isEmpty ? nil : types?.values(of: action.payload),
      ])
    )
  }

  private mutating func addPop(_ name: String, _ location: SourceLocation, at path: [String]) {
    actions.append(
      PageJSON.object([
        "path": RecordingPageSchema.text(path + [name]), "kind": PageJSON.string("pop"),
        "payload": PageJSON.string("(id: Int)"), "at": RecordingPageSchema.place(location), "ids": ids,
        "values": types == nil ? nil : #"[{"name": "id", "type": {"form": "integer"}}]"#,
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
      PageJSON.object([
        "path": RecordingPageSchema.text(path + [name]), "kind": PageJSON.string(kind),
        "doc": documentation.map(PageJSON.string), "at": RecordingPageSchema.place(location),
      ])
    )
  }

  private mutating func add(_ bridge: BridgeModel, at path: [String]) {
    bridges.append(
      PageJSON.object([
        "from": RecordingPageSchema.text(path + (bridge.event.map { [$0.named] } ?? bridge.trigger.names)),
        "to": RecordingPageSchema.text(path + bridge.result.names),
        "at": RecordingPageSchema.place(bridge.location),
        "condition": (bridge.condition?.spelled).map(PageJSON.string),
        "doc": bridge.documentation.map(PageJSON.string),
      ])
    )
  }

  private static func text(_ path: [String]) -> String { PageJSON.string(path.joined(separator: ".")) }

  /// `App.statekit.json:12`
  private static func place(_ location: SourceLocation) -> String {
    PageJSON.string("\(location.file.path):\(location.line)")
  }
}

extension RecordingPageSchema {
  /// The schema as JSON.
  var text: String {
    PageJSON.object([
      "domain": PageJSON.string(domain), "domains": PageJSON.array(domains),
      "actions": PageJSON.array(actions),
      "works": PageJSON.array(works), "bridges": PageJSON.array(bridges), "types": definitions,
    ])
  }
}

/// The parts of the page that come from a schema, or their substitutes without one.
extension RecordingPageSchema {
  static func data(of schema: RecordingPageSchema?) -> String { PageJSON.data(schema?.text ?? "null") }

  static func map(of schema: RecordingPageSchema?) -> String {
    schema?.graph.map { "<template id=\"map\">\n\(MapPrinter($0, folds: false).fragment)</template>\n" } ?? ""
  }
}
