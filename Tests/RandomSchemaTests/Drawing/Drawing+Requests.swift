extension Drawing {
  func drawRequests(of index: Int) {
    guard size != .huge, chance(45) else { return }
    let domain = schema.domains[index]
    // The enum of a request must not hide the type.
    let hiding = freeName.prefix(1).lowercased() + freeName.dropFirst()
    let taken = Set(domain.children.map(\.name) + [hiding])
    let names = pick(number(1...3), of: Words.requests, without: taken)
    for name in names {
      let request = drawRequest(name, of: index)
      schema.domains[index].requests.append(request)
    }
  }

  private func drawRequest(_ name: String, of index: Int) -> DrawnRequest {
    let domain = schema.domains[index]
    var request = DrawnRequest(name: name)
    request.documentation = drawDocumentation()
    if chance(6) { request.was = [fresh("earlier")] }
    request.input = drawPayload(of: index, .list)
    request.failure = drawFailure(of: index)
    // With `into`, the failure has the id in addition to its `error`.
    let keys = request.input.indices.filter { index in
      let isErrorTwice = request.failure != nil && request.input[index].label == "error"
      return schema.conforms(request.input[index].type, .hashable) && !isErrorTwice
    }
    if chance(40) { request.id = pick(keys) }
    if domain.stateByHand == nil, chance(50) {
      let taken = Set(domain.children.map(\.name) + schema.domains[index].properties.map(\.name))
        .union(schema.domains[index].requests.compactMap(\.into))
      request.into = pick(1, of: Words.properties.filter { $0 != "id" }, without: taken).first
      let type = drawType(domain.allConformances, isUsed: domain.isUsed, isStored: true)
      let label = pick(1, of: Words.labels, without: Set(request.carried.compactMap(\.label))).first
      request.output = chance(25) ? [] : [DrawnValue(label: chance(50) ? label : nil, type: type)]
      request.dismisses = chance(20)
    } else {
      request.output = drawPayload(of: index, .list)
    }
    let policies =
      ["latest", "first", "queue", "again"] + (request.into == nil || request.id != nil ? ["every"] : [])
    request.policy = chance(60) ? pick(policies) : nil
    if request.policy == nil || request.policy == "latest", chance(20) { request.debounce = drawTime() }
    let first = DrawnLeaf(domain: index, names: [name, "request"], payload: request.input)
    if request.policy == "first", chance(50), !isDispatched(first) {
      request.skipped = pick(
        nameable(in: index).filter { $0.payload.isEmpty && $0.elements.isEmpty && isDispatched($0) }
      )
    }
    request.condition = drawCondition(of: index, first)
    request.with = drawInputs(of: index, beside: first)
    return request
  }

  /// A new own action with the first values of a request or effect, up to the id.
  func drawEnd(of index: Int, naming values: [DrawnValue], upTo id: Int) -> DrawnLeaf {
    var action = DrawnAction(name: fresh("ended"))
    action.payload = values[...id].enumerated().map { place, value in
      DrawnValue(label: value.label, type: value.type, origin: value.origin ?? place)
    }
    action.reduce = "none"
    schema.domains[index].actions.append(action)
    return DrawnLeaf(domain: index, names: [action.name], payload: action.payload)
  }

  /// A type of the domain's own module for errors. Its declaration becomes an `Error`.
  func drawFailure(of index: Int) -> Int? {
    let domain = schema.domains[index]
    let types = schema.types.indices.filter {
      schema.types[$0].isUsed == domain.isUsed && schema.conforms(.declared($0), domain.allConformances)
    }
    guard chance(60), let type = pick(types) else { return nil }
    schema.types[type].isFailure = true
    return type
  }

  /// The actions that a domain can name: its own, and the visible ones of its descendants.
  func nameable(in index: Int) -> [DrawnLeaf] { schema.leaves(of: index).filter(\.isVisible) }

  /// Draws the actions that end requests: of the domain or of a descendant.
  func drawUntils(of index: Int) {
    let leaves = nameable(in: index)
    for request in schema.domains[index].requests.indices where chance(30) {
      let (name, input, id) = (
        schema.domains[index].requests[request].name, schema.domains[index].requests[request].input,
        schema.domains[index].requests[request].id
      )
      if let id, chance(50) {
        schema.domains[index].requests[request].until = [drawEnd(of: index, naming: input, upTo: id)]
        continue
      }
      // A request that its own phase ends would never run.
      let others = leaves.filter { !$0.steps.isEmpty || $0.names[0] != name }
      schema.domains[index].requests[request].until = pick(number(1...2), of: others)
    }
  }
}
