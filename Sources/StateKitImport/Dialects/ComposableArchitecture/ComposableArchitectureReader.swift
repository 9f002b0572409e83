#if Import
internal import StateKitGenerator
internal import SwiftParser
internal import SwiftSyntax

/// Reads an app in the style of the Composable Architecture.
struct ComposableArchitectureReader {
  let index: DeclarationIndex
  /// The names of what the generator refused in each domain, with its reasons.
  var refused: [String: Refusals.Missing] = [:]

  func read(_ report: inout ImportReport) -> (domains: [ImportedDomain], names: GeneratedTypeNames) {
    var table = FeatureTable(index)
    var names = GeneratedTypeNames(index: index)
    let compositions = table.features.map(Composition.init)
    table.noteFirstValues(compositions)
    setNames(&names, table, compositions)
    var domains: [ImportedDomain] = []
    for (feature, composition) in zip(table.features, compositions) {
      let context = FeatureContext(feature, composition, table, names)
      domains += FeatureReader(context: context).read(refused[feature.name], &report).map {
        var domain = $0
        domain.file = feature.name
        return domain
      }
    }
    reportLeft(table, names, &report)
    Dismissals.add(to: &domains)
    for feature in table.features where feature.dismissName != nil {
      if let position = domains.firstIndex(where: { $0.name == feature.name }) {
        Dismissals.addTentative(to: &domains[position])
      }
    }
    ComposedConformances.settle(&domains)
    SharedProperties.link(&domains, &report)
    let resolver = PatternResolver(domains: Dictionary(domains.map { ($0.name, $0) }) { first, _ in first })
    for (feature, composition) in zip(table.features, compositions) {
      guard let position = domains.firstIndex(where: { $0.name == feature.name }) else { continue }
      domains[position].isIncomplete = domains[position].isIncomplete || composition.isIncomplete
      domains[position].runsBeside = domains[position].runsBeside || composition.runsBeside
      domains[position].observesState = composition.observesState
      domains[position].openChildren.formUnion(composition.modifiedChildren)
      domains[position].doubts += composition.doubts.map(\.imported)
      for core in composition.cores {
        let read = FeatureBranches(
          feature: feature,
          domain: domains[position],
          resolver: resolver,
          core: core
        )
        domains[position].add(read.branches)
        domains[position].isIncomplete = domains[position].isIncomplete || read.isIncomplete
        domains[position].ignored += read.ignored
        domains[position].hasDefault = domains[position].hasDefault || read.hasDefault
        domains[position].doubts += read.doubts
        domains[position].runsBeside = domains[position].runsBeside || read.runsBeside
        domains[position].openChildren.formUnion(read.openChildren)
      }
      domains[position].leaveReducers(of: composition)
      for doubt in domains[position].doubts { report.add(.open, doubt.reason, at: doubt.location) }
      // The order matters only if the feature has code for the child's actions.
      for (name, doubt) in composition.laterChildren where domains[position].reacts(to: name) {
        domains[position].openChildren.insert(name)
        report.add(.open, doubt.reason, at: doubt.imported.location)
      }
    }
    Dismissals.removeUnused(in: &domains)
    Dismissals.doubtParents(in: &domains)
    ParentChanges.doubt(in: &domains)
    return (domains, names)
  }

  /// Reports the reducers that were not recognised as features, and the choices that no feature contains.
  private func reportLeft(_ table: FeatureTable, _ names: GeneratedTypeNames, _ report: inout ImportReport) {
    let known = Set(table.features.map(\.type.path))
    for type in index.types where Feature.isReducer(type) && !known.contains(type.path) {
      let reason =
        type.isGeneric
        ? "the reducer '\(type.name)' is generic: it stays as it is"
        : "the actions of the reducer '\(type.name)' were not found"
      report.add(.open, reason, at: type.source.location(of: type.declaration))
      let actions = index.type(["Action"], in: type.path)
      for element in actions?.cases ?? [] where actions?.path.starts(with: type.path) == true {
        let reason = "'\(element.name.plainText)' stays in '\(type.name)'"
        report.add(.open, reason, at: type.source.location(of: element), isCase: true)
      }
    }
    // What a macro makes has these conformances by itself after the import.
    for (path, declaration, source) in index.foreignExtensions
    where names.isGenerated(path) && declaration.inheritanceClause != nil {
      let name = path.joined(separator: ".")
      let location = source.location(of: declaration)
      if declaration.memberBlock.members.isEmpty {
        report.add(.replaced, "the extension of '\(name)'", at: location)
      } else {
        report.add(.open, "the extension of '\(name)' adds conformances that are generated", at: location)
      }
    }
    for variable in index.variables
      + index.types.flatMap({ type in
        type.members.compactMap { member in
          member.declaration.as(VariableDeclSyntax.self).map { (declaration: $0, source: member.source) }
        }
      }) where variable.declaration.isOldReducer
    {
      let name = variable.declaration.bindings.first?.pattern.trimmedDescription ?? ""
      let reason =
        "'\(name)' is a reducer of version 0 of the Composable Architecture: only those of version 1 are read"
      report.add(.open, reason, at: variable.source.location(of: variable.declaration))
    }
    for choice in table.choices.values.sorted(by: { $0.type.name < $1.type.name }) {
      if names.isGenerated(choice.type.path + ["Action"]) { continue }
      let reason = "'\(choice.type.name)' is one of several features, and no feature contains it"
      report.add(.open, reason, at: choice.type.source.location(of: choice.type.declaration))
    }
  }

  /// Notes the new names of all types that generated ones replace. It runs before any type is spelled.
  private func setNames(
    _ names: inout GeneratedTypeNames,
    _ table: FeatureTable,
    _ compositions: [Composition]
  ) {
    for (feature, composition) in zip(table.features, compositions) {
      if let state = feature.state { names.set(feature.name + "State", for: state.path) }
      names.set(feature.name + "Action", for: feature.action.path)
      if feature.type.path.count > 1 { names.set(feature.holderName, for: feature.type.path) }
      let children = FeatureChildren(table: table, feature: feature, composition: composition)
      for element in feature.action.cases {
        switch children.role(of: element) {
        case .child(let child): setNames(&names, of: child, element, table, feature)
        case .dialog(let name, _, let action, _):
          let dialog = GeneratedNamesOfParts.part(feature.name, name)
          if let path = index.resolve(action.path, in: feature.action.path) {
            names.set(dialog + "Action", for: path)
          }
        case .binding, .own: break
        }
      }
    }
  }

  private func setNames(
    _ names: inout GeneratedTypeNames,
    of child: ImportedChild,
    _ element: EnumCaseElementSyntax,
    _ table: FeatureTable,
    _ feature: Feature
  ) {
    guard !child.cases.isEmpty, let choice = table.choice(of: element, in: feature) else { return }
    let part = GeneratedNamesOfParts.part(feature.name, child.name)
    // The names are set whether a macro makes `State` and `Action` or the enum declares them.
    names.set(part + "State", for: choice.type.path + ["State"])
    names.set(part + "Action", for: choice.type.path + ["Action"])
    for found in choice.cases {
      guard let state = found.dialog, let action = Dialogs.action(of: state),
        let path = index.resolve(action.path, in: choice.type.path)
      else { continue }
      names.set(GeneratedNamesOfParts.part(part, found.name) + "Action", for: path)
    }
  }
}

extension ImportedDomain {
  /// Leaves the reducers of children that were not found to a person.
  fileprivate mutating func leaveReducers(of composition: Composition) {
    for (name, doubt) in composition.scopes where !children.contains(where: { $0.name == name }) {
      doubts.append(doubt.imported)
      if actions.contains(where: { $0.name == name }) { openActions.insert(name) } else { runsBeside = true }
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it is a `Reducer<State, Action, Environment>`.
  fileprivate var isOldReducer: Bool {
    bindings.contains { binding in
      var types = [binding.typeAnnotation?.type]
      var value = binding.initializer?.value
      // `Reducer<S, A, E>.combine(…)`, `Reducer<S, A, E> { … }`
      while let call = value?.as(FunctionCallExprSyntax.self) { value = call.calledExpression }
      while let access = value?.as(MemberAccessExprSyntax.self) { value = access.base }
      if let special = value?.as(GenericSpecializationExprSyntax.self) {
        var parser = Parser(special.trimmedDescription)
        types.append(TypeSyntax.parse(from: &parser))
      }
      return types.compactMap { $0 }.contains { type in
        ["AnyReducer", "Reducer"].contains(type.path.last) && type.genericArguments.count == 3
      }
    }
  }
}

/// Conformances that depend on those of children.
enum ComposedConformances {
  /// A domain is equatable only if its children are.
  static func settle(_ domains: inout [ImportedDomain]) {
    var isChanging = true
    while isChanging {
      isChanging = false
      let plainStates = Set(domains.filter { $0.stateConformances.contains(.notEquatable) }.map(\.name))
      let plainActions = Set(domains.filter { $0.actionConformances.contains(.notEquatable) }.map(\.name))
      for index in domains.indices {
        let below = domains[index].children.flatMap(\.domains)
        if !domains[index].stateConformances.contains(.notEquatable),
          below.contains(where: plainStates.contains)
        {
          domains[index].stateConformances.append(.notEquatable)
          isChanging = true
        }
        if !domains[index].actionConformances.contains(.notEquatable),
          below.contains(where: plainActions.contains)
        {
          domains[index].actionConformances.append(.notEquatable)
          isChanging = true
        }
      }
    }
  }
}
#endif
