/// What the schemas declare or generate takes no generic arguments: `Page<Int>` is no `Page` of `types`.
struct TypesTakeNoArguments: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    let domains = index.domains + index.modules.flatMap(\.domains)
    lazy var actions = Set(domains.map { GeneratedNames(domain: $0.shownName).action })
    for type in index.writtenTypes {
      var isReported = false
      type.value.forEachPart { part in
        guard !isReported, case .named(let path) = part, let arguments = path.last?.arguments,
          !arguments.isEmpty
        else { return }
        let name = index.nameInModule(path.map(\.name).joined(separator: "."))
        let isDeclared = index.type(part) != nil || index.isGeneratedState(part) || actions.contains(name)
        guard isDeclared else { return }
        let spelled = path.map(\.name).joined(separator: ".")
        diagnostics.report(
          .genericArguments(of: spelled, expected: 0, found: arguments.count, at: type.location)
        )
        isReported = true
      }
    }
  }
}
