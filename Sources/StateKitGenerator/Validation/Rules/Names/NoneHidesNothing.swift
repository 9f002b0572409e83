/// A case is not named `none`, because `.none` of an optional is nil.
struct NoneHidesNothing: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    func check(_ name: Located<String>) {
      if name.value == "none" { diagnostics.report(.caseCalledNone(at: name.location)) }
    }
    for type in file.types { for enumCase in type.schema.cases ?? [] { check(enumCase.name) } }
    for domain in file.domains {
      for action in domain.schema.actions { check(action.name) }
      for property in domain.schema.boundActions { check(property.name) }
      for request in domain.schema.requests { check(request.name) }
      for child in domain.schema.children { check(child.name) }
    }
  }
}

extension Diagnostic {
  fileprivate static func caseCalledNone(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0411",
      "'.none' of an optional means nil and hides a case called 'none': another name is safer",
      at: location
    )
  }
}
