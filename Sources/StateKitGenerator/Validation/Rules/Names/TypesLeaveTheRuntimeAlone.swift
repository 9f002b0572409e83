/// A type does not have the name of a Swift or runtime type, which it would hide.
struct TypesLeaveTheRuntimeAlone: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    for type in file.types {
      if let owner = owner(of: type.name) {
        diagnostics.report(.hidesType("the type \(type.name.quoted)", owner, at: type.schema.name.location))
      }
    }
    for domain in file.domains {
      for name in domain.generatedTypeNames {
        guard let owner = owner(of: name) else { continue }
        let what = "the type \(name.quoted) generated for the domain \(domain.name.quoted)"
        diagnostics.report(.hidesType(what, owner, at: domain.schema.name.location))
        break
      }
    }
  }

  private func owner(of name: String) -> String? {
    if RuntimeNames.types.contains(name) || RuntimeNames.innerTypes.contains(name) { return "StateKit" }
    return RuntimeNames.isSwiftType(name) ? "Swift" : nil
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
}
