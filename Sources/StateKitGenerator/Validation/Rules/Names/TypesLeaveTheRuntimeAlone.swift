/// A type of the schema does not have a name with another meaning in generated code: a type of the language of schemas,
/// one of the two modules, or a name inside the types that are generated or extended.
struct TypesLeaveTheRuntimeAlone: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    for type in file.types {
      if let owner = RuntimeNames.owner(of: type.name) {
        diagnostics.report(.hidesType("the type \(type.name.quoted)", owner, at: type.schema.name.location))
      }
      check(type.unusualTypes, with: type.properties, of: type.name, reportingTo: diagnostics)
    }
    for domain in file.domains {
      for name in domain.generatedTypeNames {
        let inExtensions = RuntimeNames.typesOfExtensions.contains(name) ? "StateKit" : nil
        guard let owner = RuntimeNames.owner(of: name) ?? inExtensions else { continue }
        let what = "the type \(name.quoted) generated for the domain \(domain.name.quoted)"
        diagnostics.report(.hidesType(what, owner, at: domain.schema.name.location))
        break
      }
      let state = GeneratedNames(domain: domain.name).state
      check(domain.unusualTypes, with: domain.properties, of: state, reportingTo: diagnostics)
    }
  }

  /// Types written by hand, which the schema does not declare.
  private func check(
    _ types: [Located<SwiftType>],
    with properties: [String: PropertySchema]?,
    of owner: String,
    reportingTo diagnostics: DiagnosticCollector
  ) {
    for type in types {
      func isStoredBesideID() -> Bool {
        guard let properties, properties["id"] != nil else { return false }
        return properties.values.contains { $0.type?.location == type.location }
      }
      for name in type.value.names.compactMap(\.first) {
        if RuntimeNames.namesInside.contains(name) || name == "ID" && isStoredBesideID() {
          diagnostics.report(.meansAnotherType(name, in: owner, at: type.location))
        }
      }
    }
  }
}

extension Diagnostic {
  /// `what` is for example `the type 'Store'`.
  fileprivate static func hidesType(
    _ what: String,
    _ owner: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(.error, "SK0410", "\(what) would hide the one of \(owner): choose another name", at: location)
  }

  fileprivate static func meansAnotherType(
    _ name: String,
    in owner: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0410",
      "\(name.quoted) is another type inside the types that are generated for \(owner.quoted): write the module of your type"
        + " in front of it, or rename the type",
      at: location
    )
  }
}
