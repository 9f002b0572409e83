extension Drawing {
  /// Draws properties of children that follow others or share them. Both have the same values in the samples, and the schema changes
  /// neither, so that the other facts stay as they are.
  func drawFollows() {
    for parent in schema.domains.indices where !schema.domains[parent].isOneOf { drawSource(in: parent) }
    var followed: Set<DrawnPlace> = []
    var sources: Set<DrawnPlace> = []
    for parent in schema.domains.indices where !schema.domains[parent].isOneOf && !isMade(parent) {
      let given =
        steady(in: parent, behind: "")
        + schema.domains[parent].children.filter { $0.kind == .one }.flatMap { child in
          steady(in: child.domain, behind: child.name + ".")
        }
      for child in schema.domains[parent].children.indices {
        let whole = schema.domains[parent].children[child]
        if isAssigned(whole, in: parent) { continue }
        let isOneOf = schema.domains[whole.domain].isOneOf
        let parts = isOneOf ? schema.domains[whole.domain].children.indices.map { $0 } : [child]
        let holder = isOneOf ? whole.domain : parent
        for part in parts {
          let target = schema.domains[holder].children[part].domain
          for property in steady(in: target, behind: "") where property.path != "id" {
            let candidates = given.filter { other in
              other.place != property.place && other.type == property.type && !followed.contains(other.place)
                && [0, 1].allSatisfy { sample(other, $0) == sample(property, $0) }
            }
            guard !sources.contains(property.place), let source = pick(candidates) else { continue }
            followed.insert(property.place)
            sources.insert(source.place)
            let isShared = schema.conforms(property.type, .equatable) && chance(60)
            schema.domains[holder].children[part].follows.append((property.path, source.path, isShared))
          }
        }
      }
    }
  }

  /// Gives the parent the property of a child at the same place, so that both have the same values in the samples.
  private func drawSource(in parent: Int) {
    let domain = schema.domains[parent]
    guard chance(35), domain.stateByHand == nil, let child = pick(domain.children)?.domain else { return }
    let fitting = steady(in: child, behind: "").filter { property in
      property.path != "id" && (1..<max(1, domain.properties.count)).contains(property.place.position)
        && !schema.domains[child].properties[property.place.position].isRequired
        && schema.conforms(property.type, domain.conformances)
    }
    guard let place = pick(fitting)?.place else { return }
    var source = schema.domains[child].properties[place.position]
    source.name = fresh("shared")
    source.was = []
    schema.domains[parent].properties.insert(source, at: place.position)
  }

  /// A property of a domain.
  private struct DrawnPlace: Hashable {
    var domain: Int
    var position: Int
  }

  private struct SteadyProperty {
    var place: DrawnPlace
    var path: String
    var type: DrawnType
  }

  private func sample(_ property: SteadyProperty, _ number: Int) -> String {
    schema.sample(property.type, number, at: property.place.position)
  }

  /// The properties of a domain that neither its schema nor its handlers change. Drawn handlers change the first property.
  private func steady(in index: Int, behind path: String) -> [SteadyProperty] {
    let domain = schema.domains[index]
    guard domain.hasKnownProperties else { return [] }
    let changed = Set(
      domain.changes.flatMap(\.properties) + domain.requests.compactMap(\.into) + domain.binds.map(\.name)
        + domain.reached
    )
    let handled = domain.hasHandlers ? domain.properties.firstIndex { $0.name != "id" } : nil
    return domain.properties.enumerated().filter {
      $0.offset != handled && !changed.contains($0.element.name) && !$0.element.type.isNever
    }.map {
      SteadyProperty(
        place: DrawnPlace(domain: index, position: $0.offset),
        path: path + $0.element.name,
        type: $0.element.type
      )
    }
  }

  private func isAssigned(_ child: DrawnChild, in parent: Int) -> Bool {
    schema.domains[parent].changes.contains { $0.properties.contains(child.name) }
  }

  /// Whether an action makes the state of a domain, or one that contains it.
  private func isMade(_ index: Int) -> Bool {
    schema.domains.indices.contains { parent in
      schema.domains[parent].children.contains { child in
        child.domain == index && (isAssigned(child, in: parent) || isMade(parent))
      }
    }
  }
}

extension DrawnDomain {
  fileprivate var changes: [DrawnChange] { actions.map(\.change) + reactions.map(\.change) }
}
