/// The steps from the starts of work to the actions that are sent where the policy leaves a start out.
struct SkippedSteps {
  private let works: [ResolvedDomain: [SkippedWork]]

  init(_ module: ResolvedModule) {
    var works: [ResolvedDomain: [SkippedWork]] = [:]
    for domain in module.allDomains where domain.entry.schema.tellsOfSkippedWork {
      works[domain] = domain.skippedWork
    }
    self.works = works
  }

  var isEmpty: Bool { works.isEmpty }

  /// The paths of the actions that start such work in a domain.
  func starts(in domain: ResolvedDomain) -> [[String]] { works[domain, default: []].flatMap(\.starts) }

  /// The steps from an action of a domain, at a path from a domain above it.
  func steps(from path: [String], in owner: ResolvedDomain, after depth: Int) -> [SkippedStep] {
    guard let works = works[owner] else { return [] }
    let (way, own) = (path[..<depth], Array(path[depth...]))
    return works.filter { $0.starts.contains(own) }.map { work in
      SkippedStep(work: work, target: way + work.skipped.names, ends: Set(work.ends.map { way + $0 }))
    }
  }
}

/// A request or an effect that tells where its policy leaves a start out, whatever the state is.
struct SkippedWork {
  let name: Located<String>
  let skipped: PathSchema
  /// The labels of the values that the action of `skipped` carries.
  let carried: Set<String>
  /// The label of the value for which the policy applies.
  let id: String?
  let starts: [[String]]
  let ends: [[String]]
}

/// A start that is left out, as seen from a domain above the work.
struct SkippedStep {
  let work: SkippedWork
  let target: [String]
  /// The actions that end the work.
  let ends: Set<[String]>
}

extension DomainSchema {
  fileprivate var tellsOfSkippedWork: Bool {
    effects.contains { $0.skipped != nil && $0.when == nil }
      || requests.contains { $0.skipped != nil && $0.when == nil }
  }
}

extension ResolvedDomain {
  fileprivate var skippedWork: [SkippedWork] {
    let ofEffects = effects.compactMap { effect -> SkippedWork? in
      let schema = effect.schema
      guard schema.when == nil, let path = schema.skipped, let action = effect.skipped?.value else {
        return nil
      }
      return SkippedWork(
        name: schema.name,
        skipped: path,
        carried: Set(action.values?.keys ?? []),
        id: schema.id?.value,
        starts: schema.on.map(\.names),
        ends: schema.until.map(\.names)
      )
    }
    let ofRequests = requests.compactMap { request -> SkippedWork? in
      let schema = request.schema
      guard schema.when == nil, let path = schema.skipped, let action = request.skipped?.value else {
        return nil
      }
      return SkippedWork(
        name: schema.name,
        skipped: path,
        carried: Set(action.values?.keys ?? []),
        id: schema.id?.value,
        starts: [[schema.name.value, request.phases[0].name.value]],
        ends: schema.until.map(\.names)
      )
    }
    return ofEffects + ofRequests
  }
}
