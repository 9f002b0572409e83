/// A domain's state, unless it is written by hand.
struct StateTranslator {
  let domain: DomainCode

  var declarations: [any Declaration] {
    guard let properties = domain.model.state.properties else { return [] }
    if let oneOf = domain.model.state.oneOf {
      let cases = domain.children.map { (name: $0.name, payload: [PayloadValueModel(ofState: $0)]) }
      return OneOfTranslator(domain: domain, oneOf: oneOf).declarations + recording(of: .cases(cases))
    }
    return [
      StructTranslator(
        name: Identifier(validated: GeneratedNames(domain: domain.model.name).state),
        location: domain.model.location,
        documentation: domain.model.documentation,
        access: domain.access,
        conformances: domain.model.state.conformances.ofValues,
        properties: properties
      ).declaration
    ] + recording(of: .properties(properties))
      + SensitivePropertiesTranslator(type: domain.state, access: domain.access, properties: properties)
      .declarations
  }

  private func recording(of kind: RecordedValueTranslator.Kind) -> [any Declaration] {
    guard domain.model.state.conformances.areRecordable else { return [] }
    return [RecordedValueTranslator(type: domain.state, access: domain.access, kind: kind).declaration]
  }
}

extension PayloadValueModel {
  /// The value of a case of a one-of.
  fileprivate convenience init(ofState child: ChildModel) {
    self.init(
      label: nil,
      binding: Identifier(validated: "value0"),
      type: TypeReference(type: child.domain.stateType, spelling: child.state.text, location: nil),
      isSensitive: false
    )
  }
}
