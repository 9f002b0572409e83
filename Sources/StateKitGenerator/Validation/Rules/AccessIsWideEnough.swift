/// What a file uses of another is not hidden by a narrower `access`.
struct AccessIsWideEnough: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for schema in index.schemas where schema.access != .internal {
      for child in schema.domains.flatMap(\.children) {
        guard let domain = index.domain(of: child), let location = child.domain?.location else { continue }
        guard domain.access < schema.access else { continue }
        let name = domain.schema.name
        diagnostics.report(.tooNarrow("domain", name, domain.access, in: schema.access, at: location))
      }
      for type in SchemaIndex([schema], isComplete: false, moduleName: nil).writtenTypes {
        guard let declared = index.declaredTypes(in: type.value).first(where: { $0.access < schema.access })
        else {
          continue
        }
        let name = declared.schema.name
        diagnostics.report(.tooNarrow("type", name, declared.access, in: schema.access, at: type.location))
      }
    }
  }
}

extension AccessLevel: Comparable {
  static func < (left: AccessLevel, right: AccessLevel) -> Bool {
    left.breadth < right.breadth
  }

  private var breadth: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}

extension SchemaIndex {
  /// The entries of `types` that a type is made of.
  func declaredTypes(in type: SwiftType) -> [TypeEntry] {
    switch type {
    case .optional(let inner), .array(let inner): declaredTypes(in: inner)
    case .dictionary(let key, let value): declaredTypes(in: key) + declaredTypes(in: value)
    case .tuple(let elements): elements.flatMap { declaredTypes(in: $0.type) }
    case .existential: []
    case .named(let components):
      (self.type(type).map { [$0] } ?? []) + components.flatMap { $0.arguments.flatMap(declaredTypes) }
    }
  }
}
