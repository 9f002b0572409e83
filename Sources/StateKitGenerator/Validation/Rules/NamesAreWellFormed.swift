/// Domains and types are `UpperCamelCase`, all others `lowerCamelCase`, and each is an identifier of Swift.
struct NamesAreWellFormed: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    index.forEachName { kind, name in
      if let diagnostic = NamesAreWellFormed.problem(kind, name) { diagnostics.report(diagnostic) }
    }
  }

  static func problem(_ kind: NameKind, _ name: Located<String>) -> Diagnostic? {
    let text = name.value
    if !Identifier.isValid(text) {
      let isCase = kind == .enumCase && text.contains("(")
      return isCase ? .caseWithPayload(name) : .notAnIdentifier(text, at: name.location)
    }
    if Keywords.cannotBeNames.contains(text) { return .unusableName(text, kind, at: name.location) }
    if text.hasPrefix("_") { return .leadingUnderscore(kind, name) }
    let camelCase = CamelCase.of(text, isUpper: kind.isUpperCamelCase)
    return camelCase == text ? nil : .wrongCase(kind, name, suggestion: camelCase)
  }
}
