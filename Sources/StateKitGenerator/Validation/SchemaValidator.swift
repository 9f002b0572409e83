/// Checks the schemas of one module: each by itself, then all together.
enum SchemaValidator {
  /// The diagnostics of the rules about single files.
  static func findings(in file: FileEntry) -> [Diagnostic] {
    let diagnostics = DiagnosticCollector()
    for rule in rulesOfFiles { rule.init().check(file, reportingTo: diagnostics) }
    return diagnostics.diagnostics
  }

  /// Runs the rules about all files together. Some of them report only if there are no errors so far.
  static func validate(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for rule in rules { rule.init().check(module, reportingTo: diagnostics) }
  }

  static let rulesOfFiles: [any FileRule.Type] = [
    NamesAreWellFormed.self,
    NamesHaveOneAlphabet.self,
    CasesAreUnique.self,
    PayloadLabelsAreUnique.self,
    SensitiveLabelsNameValues.self,
    BoundPropertiesAreKnown.self,
    MembersLeaveTheRuntimeAlone.self,
    TypesLeaveTheRuntimeAlone.self,
    NoneHidesNothing.self,
    ConformancesAgree.self,
    ChangesAreUnique.self,
    ClosuresAreUnique.self,
    HandlersAreUnique.self,
    ActionsCanBeSent.self,
    DomainsAreSmall.self,
  ]

  static let rules: [any ValidationRule.Type] = [
    DeclarationsAreUnique.self,
    FactoriesAreUnique.self,
    FileNamesAreUnique.self,
    PropertiesAreUnique.self,
    EarlierNamesAreFree.self,
    ImportsAreUsable.self,
    UsedModulesAreNamed.self,
    TypesLeaveModulesAlone.self,
    TypesTakeNoArguments.self,
    TypesConform.self,
    KeysAreHashable.self,
    ChildrenConform.self,
    AccessIsWideEnough.self,
    ValuesAreFinite.self,
    TextsAreMeant.self,
    SensitivePropertiesGetSensitiveValues.self,
    RequestsAreWhole.self,
    FailuresAreErrors.self,
    NestedTypesHideNothing.self,
    EffectsAreWhole.self, SkippedWorkIsKnown.self, GoneDomainsSendNothing.self,
    DomainsAreFinite.self,
    ElementsHaveIDs.self,
    FollowedPropertiesAreFree.self,
    DismissedDomainsCanGo.self,
    ValuesCanBeRead.self,
    BridgesEnd.self, EventBridgesEnd.self,
    BridgesDispatchNothingDeprecated.self,
    BridgesDispatchOnce.self,
    BridgesFindTheirChild.self,
    BridgesReadTheirChild.self,
    TypesAreSpelledAlike.self,
    TypesHaveTheirID.self,
    FoundationIsImported.self,
    ActionEnumsCanBeExtended.self,
    TypesAreCapital.self,
    ActionsAreHandled.self,
    PayloadsAreSmall.self,
    DomainsAreShallow.self,
  ]
}
