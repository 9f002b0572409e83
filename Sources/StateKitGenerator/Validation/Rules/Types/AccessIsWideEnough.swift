/// The declarations that a file names are visible there: neither a narrower `access` nor their module hides them.
struct AccessIsWideEnough: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for file in module.files where file.schema.access != .internal || !file.schema.uses.isEmpty {
      let schema = file.schema
      for child in file.domains.flatMap(\.children) {
        guard let location = child.schema.domain?.location else { continue }
        check(Used(child.domain.entry), in: schema.access, at: location, diagnostics)
      }
      for type in file.unusualTypes {
        let declared = module.index.declaredTypes(in: type.value).map(Used.init)
        guard let narrow = declared.first(where: { $0.isHidden(from: schema.access) }) else { continue }
        check(narrow, in: schema.access, at: type.location, diagnostics)
      }
    }
  }

  private func check(
    _ used: Used,
    in access: AccessLevel,
    at location: SourceLocation,
    _ diagnostics: DiagnosticCollector
  ) {
    guard used.isHidden(from: access) else { return }
    diagnostics.report(
      used.isElsewhere && used.access == .internal
        ? .hiddenFromModules(used.what, used.shownName, used.name, at: location)
        : .tooNarrow(used.what, used.name, used.access, in: access, at: location)
    )
  }
}

/// A domain or type that a file names.
private struct Used {
  let what: String
  let name: Located<String>
  let shownName: String
  let access: AccessLevel
  let isElsewhere: Bool

  init(_ domain: DomainEntry) {
    what = "domain"
    name = domain.schema.name
    shownName = domain.shownName
    access = domain.access
    isElsewhere = domain.module != nil
  }

  init(_ type: TypeEntry) {
    what = "type"
    name = type.schema.name
    shownName = type.shownName
    access = type.access
    isElsewhere = type.module != nil
  }

  func isHidden(from user: AccessLevel) -> Bool {
    access < user || isElsewhere && access == .internal
  }
}

extension AccessLevel: Comparable {
  package static func < (left: AccessLevel, right: AccessLevel) -> Bool {
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
  /// The entries of `types` in a type.
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

extension Diagnostic {
  fileprivate static func tooNarrow(
    _ what: String,
    _ name: Located<String>,
    _ narrow: AccessLevel,
    in wide: AccessLevel,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0507",
      "this file's access is \(wide.rawValue), and the \(what) \(name.value.quoted) is \(narrow.rawValue):"
        + " give the other file the same 'access'",
      at: location,
      notes: [Note(message: "\(name.value.quoted) is declared here", location: name.location)]
    )
  }

  fileprivate static func hiddenFromModules(
    _ what: String,
    _ shownName: String,
    _ name: Located<String>,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0684",
      "the \(what) \(shownName.quoted) is internal, so that no other module sees it:"
        + " put \"access\": \"public\" into the file that declares it",
      at: location,
      notes: [Note(message: "\(name.value.quoted) is declared here", location: name.location)]
    )
  }
}
