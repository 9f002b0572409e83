/// The nested enum of a request does not hide a type that is named next to it.
struct NestedTypesHideNothing: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    let generated = Set(index.domains.flatMap(\.generatedTypeNames))
    for domain in index.domains where !domain.schema.requests.isEmpty {
      let written = domain.schema.sentActions.flatMap { $0.payload ?? [] }.compactMap(\.type)
      for request in domain.schema.requests {
        let name = request.enumName
        if let what = taken(name, generated) {
          diagnostics.report(.nestedEnumHides(what, request, at: nil))
        } else if let type = written.first(where: { $0.value.firstNames.contains(name) }) {
          diagnostics.report(.nestedEnumHides("the type \(name.quoted)", request, at: type.location))
        }
      }
    }
  }

  private func taken(_ name: String, _ generated: Set<String>) -> String? {
    let what = "the type \(name.quoted)"
    if RuntimeNames.modules.contains(name) { return "the module \(name.quoted)" }
    if Keywords.cannotBeNames.contains(name) { return "\(what) of Swift" }
    if let owner = RuntimeNames.owner(of: name) { return "\(what) of \(owner)" }
    return generated.contains(name) ? "the generated type \(name.quoted)" : nil
  }
}

extension RequestSchema {
  /// `FetchUsers` for `fetchUsers`.
  var enumName: String { name.value.prefix(1).uppercased() + name.value.dropFirst() }
}

extension SwiftType {
  /// The first components of the names, which Swift looks up from the location of the type: `User` in `[User.ID]`.
  fileprivate var firstNames: Set<String> { Set(names.compactMap(\.first)) }
}

extension Diagnostic {
  /// `what` is for example `the type 'FetchUsers'`.
  fileprivate static func nestedEnumHides(
    _ what: String,
    _ request: RequestSchema,
    at location: SourceLocation?
  ) -> Diagnostic {
    let name = request.enumName
    return Diagnostic(
      .error,
      "SK0665",
      "the enum \(name.quoted) of the request \(request.name.value.quoted) would hide \(what): rename the request",
      at: request.name.location,
      notes: location.map { [Note(message: "it is here", location: $0)] } ?? []
    )
  }
}
