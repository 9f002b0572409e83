/// The steps from actions that start work to the actions of `skipped`, which are sent when the policy skips the work.
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

/// A request or an effect that has `skipped` and no `when`, so that each skipped start sends an action.
struct SkippedWork {
  let name: Located<String>
  let skipped: PathSchema
  /// The labels of the values that the action of `skipped` carries.
  let carried: Set<String>
  /// The label of the value to which the policy applies.
  let id: String?
  let starts: [[String]]
  let ends: [[String]]
}

/// A skipped start, as seen from a domain above the work.
struct SkippedStep {
  let work: SkippedWork
  let target: [String]
  /// The actions that end the work.
  let ends: Set<[String]>
}

/// The keys of a request and of an effect that decide about skipped starts.
private protocol WorkSchema {
  var name: Located<String> { get }
  var until: [PathSchema] { get }
  var when: ConditionSchema? { get }
  var id: Located<String>? { get }
  var skipped: PathSchema? { get }
}

extension EffectSchema: WorkSchema {}
extension RequestSchema: WorkSchema {}

extension WorkSchema {
  fileprivate var tellsOfSkippedWork: Bool { skipped != nil && when == nil }
}

extension SkippedWork {
  /// Nil without `skipped`, or with a `when`.
  fileprivate init?(_ schema: some WorkSchema, _ action: ResolvedActionPath?, starts: [[String]]) {
    guard schema.tellsOfSkippedWork, let path = schema.skipped, let action else { return nil }
    name = schema.name
    skipped = path
    carried = Set(action.values?.keys ?? [])
    id = schema.id?.value
    self.starts = starts
    ends = schema.until.map(\.names)
  }
}

extension DomainSchema {
  fileprivate var tellsOfSkippedWork: Bool {
    effects.contains(where: \.tellsOfSkippedWork) || requests.contains(where: \.tellsOfSkippedWork)
  }
}

extension ResolvedDomain {
  fileprivate var skippedWork: [SkippedWork] {
    effects.compactMap { SkippedWork($0.schema, $0.skipped?.value, starts: $0.schema.on.map(\.names)) }
      + requests.compactMap { request in
        let start = [request.schema.name.value, request.phases[0].name.value]
        return SkippedWork(request.schema, request.skipped?.value, starts: [start])
      }
  }
}
