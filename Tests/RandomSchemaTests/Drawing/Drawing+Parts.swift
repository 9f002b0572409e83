/// Parts of children, of elements, of structs and of dictionaries, which changes name by paths.
extension Drawing {
  /// A part below a domain's own property or child, with a value for it; nil without one.
  func drawPart(of index: Int, _ values: [(key: String, type: DrawnType)]) -> DrawnChange.Part? {
    let domain = schema.domains[index]
    let ways = [drawPartOfStruct, drawPartOfChild, drawIdle]
    for way in ways.shuffled(using: &random) {
      if let part = way(domain, values) { return part }
    }
    return nil
  }

  private func drawPartOfStruct(_ domain: DrawnDomain, _ values: [(key: String, type: DrawnType)])
    -> DrawnChange.Part?
  {
    for property in domain.properties.shuffled(using: &random)
    where property.name != "id" && !property.isSensitive {
      guard case .declared(let number) = property.type.withoutOptional,
        case .structure(let parts) = schema.types[number].kind,
        let part = pick(parts.filter { $0.name != "id" && !$0.isSensitive }),
        let value = drawSource(part.type, values)
      else { continue }
      let place = SwiftText.name(property.name)
      let isOptional = property.type.isOptional
      let end = "\(place)\(isOptional ? "?" : "").\(SwiftText.name(part.name))"
      return DrawnChange.Part(
        path: "\(property.name).\(part.name)",
        root: property.name,
        type: part.type,
        value: value
      ) { value, _ in
        isOptional ? "before.\(place) == nil || after.\(end) == \(value)" : "after.\(end) == \(value)"
      }
    }
    return nil
  }

  private func drawPartOfChild(_ domain: DrawnDomain, _ values: [(key: String, type: DrawnType)])
    -> DrawnChange.Part?
  {
    for child in domain.children.shuffled(using: &random) where child.kind != .stack {
      let inner = schema.domains[child.domain]
      guard inner.hasKnownProperties, !inner.isOneOf,
        let property = pick(inner.properties.filter { $0.name != "id" && !$0.isSensitive }),
        let value = drawSource(property.type, values)
      else { continue }
      let ids = values.indices.filter { values[$0].type == elementID(of: child) }
      if child.kind == .each, ids.isEmpty { continue }
      let id = child.kind == .each ? pick(ids) : nil
      schema.domains[child.domain].reached.append(property.name)
      let place = SwiftText.name(child.name)
      let end = SwiftText.name(property.name)
      return DrawnChange.Part(
        path: "\(child.name)\(id.map { "[$\(values[$0].key)]" } ?? "").\(property.name)",
        root: child.name,
        id: id,
        type: property.type,
        value: value
      ) { value, values in
        if let id {
          return
            "!before.\(place).contains(id: \(values[id])) || after.\(place)[id: \(values[id])]?.\(end) == \(value)"
        }
        return child.kind == .optional
          ? "before.\(place) == nil || after.\(place)?.\(end) == \(value)"
          : "after.\(place).\(end) == \(value)"
      }
    }
    return nil
  }

  /// The property of a request, back at its start.
  private func drawIdle(_ domain: DrawnDomain, _ values: [(key: String, type: DrawnType)])
    -> DrawnChange.Part?
  {
    for request in domain.requests.shuffled(using: &random) {
      guard let into = request.into else { continue }
      let ids = values.indices.filter { values[$0].type == request.id.map { request.input[$0].type } }
      if request.id != nil, ids.isEmpty { continue }
      let id = request.id == nil ? nil : pick(ids)
      let place = SwiftText.name(into)
      return DrawnChange.Part(
        path: "\(into)\(id.map { "[$\(values[$0].key)]" } ?? "")",
        root: into,
        id: id,
        value: .json(.string("idle"), swift: ".idle")
      ) { _, values in
        id.map { "after.\(place)[\(values[$0])]?.isIdle == true" } ?? "after.\(place).isIdle"
      }
    }
    return nil
  }
}
