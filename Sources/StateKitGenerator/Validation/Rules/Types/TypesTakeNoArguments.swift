/// Declared and generated types take no generic arguments: `Page<Int>` is not the `Page` of `types`.
struct TypesTakeNoArguments: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    let domains = index.domains + index.modules.flatMap(\.domains)
    lazy var actions = Set(domains.map { GeneratedNames(domain: $0.shownName).action })
    for type in index.unusualTypes {
      var isReported = false
      type.value.forEachPart { part in
        guard !isReported, case .named(let path) = part else { return }
        for owner in path.indices.map({ path[...$0] }) {
          guard let arguments = owner.last?.arguments, !arguments.isEmpty else { continue }
          let name = owner.map(\.name).joined(separator: ".")
          let named = SwiftType.named(Array(owner))
          guard
            index.type(named) != nil || index.isGeneratedState(named)
              || actions.contains(index.nameInModule(name))
          else { continue }
          diagnostics.report(
            .genericArguments(of: name, expected: 0, found: arguments.count, at: type.location)
          )
          isReported = true
          return
        }
      }
    }
  }
}
