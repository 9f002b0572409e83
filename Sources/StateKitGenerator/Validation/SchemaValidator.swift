/// Checks what the schemas of one module mean together.
enum SchemaValidator {
  static func validate(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for rule in rules { rule.init().check(index, reportingTo: diagnostics) }
  }

  static let rules: [any ValidationRule.Type] = [
    NamesAreWellFormed.self,
    DeclarationsAreUnique.self,
    FactoriesAreUnique.self,
    FileNamesAreUnique.self,
    CasesAreUnique.self,
    PropertiesAreUnique.self,
    PayloadLabelsAreUnique.self,
    EarlierNamesAreFree.self,
    SensitiveLabelsNameValues.self,
    MembersLeaveTheRuntimeAlone.self,
    TypesLeaveTheRuntimeAlone.self,
    NoneHidesNothing.self,
    ImportsAreUsable.self,
    UsedModulesAreNamed.self,
    TypesLeaveModulesAlone.self,
    ConformancesAgree.self,
    TypesConform.self,
    KeysAreHashable.self,
    ChildrenConform.self,
    AccessIsWideEnough.self,
    StructsAreFinite.self,
    DefaultsFit.self,
    ChangesNameProperties.self,
    ChangesFit.self,
    RequestsAreWhole.self,
    RequestPathsLeadToActions.self,
    FailuresAreErrors.self,
    NestedTypesHideNothing.self,
    ClosuresAreUnique.self,
    EffectPathsLeadToActions.self,
    EffectsAreWhole.self,
    ChildrenAreDomains.self,
    DomainsAreFinite.self,
    ElementsHaveIDs.self,
    ReactionsLeadToActions.self,
    HandlersAreUnique.self,
    BridgesLeadToActions.self,
    BridgeArgumentsFit.self,
    BridgeConditionsAreTrueOrFalse.self,
    BridgesEnd.self,
  ]
}
