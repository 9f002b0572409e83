internal import StateKitGenerator

/// Builds a graph from a model.
struct GraphBuilder {
  private let declared: DeclaredDomains
  /// The model of each domain in the graph.
  private var models: [DomainModel] = []
  private var domains: [GraphDomain] = []
  private var items: [GraphItem] = []
  /// The positions of the children and items of each domain, by name.
  private var places: [GraphPlaces] = []

  static func build(_ model: ModuleModel) throws(GraphLimit) -> Graph {
    var builder = GraphBuilder(model)
    try builder.addDomains()
    let links = try GraphLinks(models: builder.models, places: builder.places).all()
    return Graph(
      domains: builder.domains,
      items: builder.items,
      links: GraphCycles.marked(links, itemCount: builder.items.count)
    )
  }

  private init(_ model: ModuleModel) {
    declared = DeclaredDomains(model)
  }

  /// A domain on the stack of `addDomains`.
  private struct Waiting {
    let model: DomainModel
    let parent: Int?
    let child: ChildModel?
  }

  /// Adds the domains with a stack in memory instead of recursion, because a schema may nest domains to any depth.
  private mutating func addDomains() throws(GraphLimit) {
    var waiting = declared.roots.reversed().map { Waiting(model: $0, parent: nil, child: nil) }
    while let next = waiting.popLast() {
      let index = domains.count
      add(next)
      // Checked in each round, because the number of domains is unbounded.
      try checkLimits()
      waiting += next.model.children.reversed().map { child in
        Waiting(model: declared[child.domain], parent: index, child: child)
      }
    }
  }

  private func checkLimits() throws(GraphLimit) {
    if domains.count > GraphLimit.domains.count { throw .domains }
    if items.count > GraphLimit.items.count { throw .items }
    if let last = domains.last, last.depth >= GraphLimit.depth.count { throw .depth }
  }

  private mutating func add(_ waiting: Waiting) {
    let (index, model) = (domains.count, waiting.model)
    let name = waiting.child?.name.name ?? model.name
    if let parent = waiting.parent { places[parent].children[name] = index }
    let path = waiting.parent.map { "\(places[$0].path).\(name)" } ?? name
    places.append(GraphPlaces(path: path))
    let start = items.count
    if let popFrom = waiting.child?.kind.popFrom {
      add(.action, popFrom, payload: "(id: Int)", documentation: nil, in: index)
    }
    addItems(of: model, in: index)
    models.append(model)
    domains.append(
      GraphDomain(
        parent: waiting.parent,
        depth: waiting.parent.map { domains[$0].depth + 1 } ?? 0,
        name: name,
        path: path,
        title: waiting.child?.spelledInFull ?? name,
        documentation: model.documentation,
        module: model.id.module?.name,
        items: start..<items.count
      )
    )
  }

  private mutating func addItems(of model: DomainModel, in domain: Int) {
    for action in model.actions { add(.action, action, in: domain) }
    if let binding = model.binding {
      for action in binding.actions { add(action, of: binding, in: domain) }
    }
    for request in model.requests {
      let name = request.name.name
      add(.request, name, documentation: request.documentation, in: domain)
      let position = items.count - 1
      for phase in request.phases { add(.phase, phase, in: domain, of: (name, position)) }
    }
    for effect in model.effects {
      add(.effect, effect.name.name, documentation: effect.documentation, in: domain)
      items[items.count - 1].timing = effect.timing
    }
    for event in model.eventBridges.compactMap(\.event)
    where places[domain].items[GraphPlaces.Item(steps: [event.named])] == nil {
      add(.event, event.named, documentation: nil, in: domain)
    }
    for invariant in model.invariants {
      add(.invariant, invariant.name.name, documentation: invariant.documentation, in: domain)
      items[items.count - 1].timing = invariant.holds.spelled
    }
  }

  /// Adds the action that sets a bound property; the name of the item is the action's path.
  private mutating func add(_ action: ActionModel, of binding: BindingModel, in domain: Int) {
    let steps = [binding.name.name, action.name.name]
    places[domain].items[GraphPlaces.Item(steps: steps)] = items.count
    items.append(
      GraphItem(
        domain: domain,
        kind: .action,
        name: steps.joined(separator: "."),
        path: ([places[domain].path] + steps).joined(separator: "."),
        payload: action.payload.spelled,
        documentation: action.documentation,
        isDeprecated: false,
        request: nil
      )
    )
  }

  private mutating func add(
    _ kind: GraphItem.Kind,
    _ action: ActionModel,
    in domain: Int,
    of request: (name: String, position: Int)? = nil
  ) {
    add(
      kind,
      action.name.name,
      payload: action.payload.isEmpty ? "" : action.payload.spelled,
      documentation: request == nil ? action.documentation : nil,
      isDeprecated: action.deprecated != nil,
      in: domain,
      of: request
    )
    items[items.count - 1].dismisses = action.dismisses
  }

  private mutating func add(
    _ kind: GraphItem.Kind,
    _ name: String,
    payload: String = "",
    documentation: String?,
    isDeprecated: Bool = false,
    in domain: Int,
    of request: (name: String, position: Int)? = nil
  ) {
    let steps = (request.map { [$0.name] } ?? []) + [name]
    let place = GraphPlaces.Item(isEffect: kind == .effect, steps: steps)
    // No arrow leads to an invariant.
    if kind != .invariant { places[domain].items[place] = items.count }
    items.append(
      GraphItem(
        domain: domain,
        kind: kind,
        name: name,
        path: ([places[domain].path] + steps).joined(separator: "."),
        payload: payload,
        documentation: documentation,
        isDeprecated: isDeprecated,
        request: request?.position
      )
    )
  }
}

extension EffectModel {
  /// `onMade room, while isRecording, every 1s`
  fileprivate var timing: String? {
    let parts = [
      event?.named, ongoing.map { "while \($0.spelled)" }, interval.map { "every \($0.text)" },
      debounce.map { "debounced for \($0.text)" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
