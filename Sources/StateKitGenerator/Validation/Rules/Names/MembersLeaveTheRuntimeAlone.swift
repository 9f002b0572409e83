/// A case, property or child does not have the name of a member that its generated type already has.
struct MembersLeaveTheRuntimeAlone: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    func check(_ kind: NameKind, _ names: [Located<String>], against taken: Set<String>, of owner: String) {
      for name in names where taken.contains(name.value) {
        diagnostics.report(.runtimeMember(kind, name, of: owner))
      }
    }
    for type in file.types {
      check(.enumCase, (type.schema.cases ?? []).map(\.name), against: RuntimeNames.enumMembers, of: "enum")
      let properties = type.schema.properties?.map(\.name) ?? []
      check(.property, properties, against: RuntimeNames.stateMembers, of: "struct")
    }
    let others = RuntimeNames.scopeMembers.subtracting(RuntimeNames.actionMembers)
    for domain in file.domains.map(\.schema) {
      let children = domain.children.map(\.name)
      check(
        .property,
        domain.declaredProperties?.map(\.name) ?? [],
        against: RuntimeNames.stateMembers,
        of: "state"
      )
      let into = domain.requests.compactMap(\.into)
      check(.property, into, against: RuntimeNames.stateMembers, of: "state")
      let bound = domain.boundActions.map(\.name)
      check(.property, bound, against: RuntimeNames.bindingMembers, of: "enum of bound properties")
      check(.action, domain.actions.map(\.name), against: RuntimeNames.actionMembers, of: "action enum")
      check(.request, domain.requests.map(\.name), against: RuntimeNames.actionMembers, of: "action enum")
      check(.child, children, against: RuntimeNames.actionMembers, of: "action enum")
      check(.child, children, against: others, of: "scope")
    }
  }
}

extension Diagnostic {
  fileprivate static func runtimeMember(
    _ kind: NameKind,
    _ name: Located<String>,
    of owner: String
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0408",
      "no \(kind.rawValue) can be called \(name.value.quoted), a member that each generated \(owner) has anyway:"
        + " choose another name",
      at: name.location
    )
  }
}
