#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads a feature: its state, its actions, its children, and the members that move to its handlers.
struct FeatureReader {
  let table: FeatureTable
  let names: GeneratedTypeNames
  let feature: Feature
  let composition: Composition
  let conformances: KnownConformances

  var index: DeclarationIndex { table.index }
  private var roles: FeatureChildren {
    FeatureChildren(table: table, feature: feature, composition: composition)
  }

  /// The domain without its branches, and the domains of its dialogs.
  ///
  /// - Parameter refused: The names of what the generator refused, with its reasons.
  func read(_ refused: Refusals.Missing?, _ report: inout ImportReport) -> [ImportedDomain] {
    var domain = ImportedDomain(
      name: feature.name,
      source: feature.type.source,
      location: feature.type.source.location(of: feature.type.declaration),
      holder: HandlerHolder(name: feature.holderName)
    )
    domain.holder.type = feature.type
    domain.holder.hasInnerNames = true
    domain.access = access
    domain.imports = imports
    var dialogs: [ImportedDomain] = []
    for element in feature.action.cases { read(element, into: &domain, &dialogs, &report) }
    readState(into: &domain, &report)
    reportInitializers(of: domain, &report)
    reportConditions(&report)
    domain.stateConformances = stateConformances(of: feature.state)
    domain.actionConformances = actionConformances
    domain.holder.members = movedMembers(&report)
    domain.sharingState = feature.state
    noteMissing(refused, in: &domain, &report)
    if let state = feature.state {
      domain.replaced.append(ReplacedType(type: state, generated: feature.name + "State"))
    }
    domain.replaced.append(ReplacedType(type: feature.action, generated: feature.name + "Action"))
    return [domain] + dialogs
  }

  // MARK: - Actions

  private func read(
    _ element: EnumCaseElementSyntax,
    into domain: inout ImportedDomain,
    _ dialogs: inout [ImportedDomain],
    _ report: inout ImportReport
  ) {
    let location = feature.action.source.location(of: element)
    switch roles.role(of: element) {
    case .child(var child):
      child.isPresented = element.isPresentation
      domain.children.append(child)
      dialogs += choiceDomains(of: child, element, &report)
    case .dialog(let name, let state, let action, _):
      let dialog = self.dialog(
        GeneratedNamesOfParts.part(feature.name, name),
        state,
        action,
        location,
        &report
      )
      dialogs.append(dialog)
      var child = ImportedChild(name: name, kind: .optional(dialog.name), location: location)
      child.isPresented = true
      domain.children.append(child)
    case .binding:
      domain.binds = boundProperties
      report.add(.changed, "'binding' binds \(boundProperties.count) properties of the state", at: location)
    case .own(let doubt):
      if let doubt { report.add(.open, "'\(element.name.plainText)': \(doubt)", at: location) }
      var action = action(element, in: feature.action)
      action.isDoubtful = doubt != nil
      domain.actions.append(action)
      for value in element.parameterClause?.parameters ?? [] {
        guard let standard = value.defaultValue else { continue }
        let label = value.firstName.map { "'\($0.plainText)'" } ?? "the value"
        let reason =
          "the default of \(label) of '\(element.name.plainText)' is that of a function now: \(standard.value.trimmedDescription)"
        report.add(.changed, reason, at: feature.action.source.location(of: value))
      }
    }
  }

  private func action(_ element: EnumCaseElementSyntax, in type: DeclaredType) -> ImportedAction {
    let values = element.parameterClause.map { Array($0.parameters) } ?? []
    return ImportedAction(
      name: element.name.plainText,
      payload: values.map { value in
        let label = value.firstName?.plainText
        return ImportedValue(
          label: label == "_" ? nil : label,
          type: names.spelling(of: value.type, in: type.path),
          standard: value.defaultValue.map {
            ImportedValue.Standard(
              value: Literal.value(of: $0.value),
              swift: DefaultValue.swift($0.value, names, in: type.path)
            )
          }
        )
      },
      location: type.source.location(of: element),
      documentation: element.parent?.parent?.documentation
    )
  }

  /// The domain of an alert: its state is the alert's value, and each button is an action that removes it.
  private func dialog(
    _ name: String,
    _ state: TypeSyntax,
    _ action: TypeSyntax,
    in choice: [String]? = nil,
    _ location: SourceLocation,
    _ report: inout ImportReport
  ) -> ImportedDomain {
    var dialog = ImportedDomain(
      name: name,
      source: feature.action.source,
      location: location,
      holder: HandlerHolder(name: name + "Reducer")
    )
    dialog.access = access
    dialog.imports = imports
    let generic = state.path.joined(separator: ".")
    dialog.state = .foreign("\(generic)<\(name)Action>")
    // The enum of a choice's actions is declared beside the choice.
    let scopes = [choice, feature.action.path, feature.state?.path].compactMap { $0 }
    guard
      let buttons = scopes.lazy.compactMap({ index.type(action.path, in: $0) }).first(where: {
        $0.kind == .enum
      })
    else {
      report.add(.open, "the buttons of '\(action.trimmedDescription)' were not found", at: location)
      return dialog
    }
    dialog.actions = buttons.cases.map {
      var button = self.action($0, in: buttons)
      button.dismisses = true
      return button
    }
    dialog.replaced = [ReplacedType(type: buttons, generated: name + "Action")]
    report.add(.changed, "'\(buttons.name)' is the domain '\(name)', whose actions remove it", at: location)
    return dialog
  }

  /// The domains of a one-of's or a stack's cases that are not features.
  private func choiceDomains(
    of child: ImportedChild,
    _ element: EnumCaseElementSyntax,
    _ report: inout ImportReport
  ) -> [ImportedDomain] {
    guard let choice = table.choice(of: element, in: feature) else { return [] }
    return zip(choice.cases, child.cases).compactMap { found, part -> ImportedDomain? in
      guard found.feature == nil else { return nil }
      let location = choice.type.source.location(of: found.element)
      if let state = found.dialog, let action = Dialogs.action(of: state) {
        return dialog(part.domain, state, action, in: choice.type.path, location, &report)
      }
      var domain = ImportedDomain(
        name: part.domain,
        source: choice.type.source,
        location: location,
        holder: HandlerHolder(name: part.domain + "Reducer")
      )
      domain.access = access
      domain.imports = imports
      let values = found.element.parameterClause.map { Array($0.parameters) } ?? []
      domain.state = .properties(
        values.enumerated().map { index, value in
          ImportedProperty(
            name: value.firstName.map(\.plainText) ?? (index == 0 ? part.name : "value\(index)"),
            type: names.spelling(of: value.type, in: choice.type.path),
            value: nil,
            location: location
          )
        }
      )
      domain.choiceCase = ChoiceCase(
        state: names.name(of: choice.type.path + ["State"]),
        name: part.name,
        values: zip(values, domain.state.properties).map { value, property in
          let label = value.firstName?.plainText
          return ImportedValue(label: label == "_" ? nil : label, type: property.type)
        }
      )
      domain.stateConformances =
        values.allSatisfy { conformances.isEquatable($0.type, in: choice.type.path) } ? [] : [.notEquatable]
      report.add(
        .changed,
        "the values of '\(part.name)' are the domain '\(part.domain)', without actions",
        at: location
      )
      return domain
    }
  }

  // MARK: - State

  private func readState(into domain: inout ImportedDomain, _ report: inout ImportReport) {
    guard let state = feature.state else {
      return report.add(.open, "the state of '\(feature.name)' was not found", at: domain.location)
    }
    guard state.kind == .struct else {
      return report.add(
        .open,
        "the state of '\(feature.name)' is no struct",
        at: state.source.location(of: state.declaration)
      )
    }
    readStateNames(state, into: &domain, &report)
    let children = Set(domain.children.map(\.name) + domain.stateNames.map(\.name))
    var properties: [ImportedProperty] = []
    for property in state.storedProperties where !children.contains(property.name) {
      if let read = read(property, in: state, &report) { properties.append(read) }
    }
    domain.state = .properties(properties)
  }

  private func readStateNames(
    _ state: DeclaredType,
    into domain: inout ImportedDomain,
    _ report: inout ImportReport
  ) {
    for child in domain.children {
      guard let name = composition.stateNames[child.name] else { continue }
      let property = state.storedProperties.first { $0.name == name }
      guard let property, let type = index.type(of: property, in: state.path) else {
        let reason = "the child '\(child.name)' is '\(name)' in the state: both have one name in a schema"
        report.add(.open, reason, at: child.location)
        continue
      }
      domain.stateNames.append(
        StateName(name: name, child: child.name, type: names.spelling(of: type, in: state.path))
      )
      let reason = "the child '\(child.name)' was '\(name)' in the state, and still has that name there"
      report.add(.changed, reason, at: property.source.location(of: property.declaration))
    }
  }

  private func read(_ property: StoredProperty, in state: DeclaredType, _ report: inout ImportReport)
    -> ImportedProperty?
  {
    let location = state.source.location(of: property.declaration)
    let name = property.name
    for attribute in property.attributes {
      switch attribute {
      case "Shared", "SharedReader":
        report.add(
          .open,
          "'\(name)' is shared: it is a plain property now, which is one with a parent's of the same key, and which nothing stores",
          at: location
        )
      case "Presents", "PresentationState", "BindingState", "ObservationStateIgnored": break
      default: report.add(.open, "'@\(attribute)' of '\(name)' is not in the schema", at: location)
      }
    }
    if let hidden = property.modifiers.first(where: { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") }
    ) {
      report.add(.changed, "'\(name)' is not '\(hidden)' any more", at: location)
    }
    if property.declaration.bindings.contains(where: \.isObserved) {
      report.add(.open, "the observer of '\(name)' does not move", at: location)
    }
    if let value = property.value, let hidden = hiddenHelpers.used(by: [Syntax(value)]).first?.names.first {
      report.add(
        .open,
        "the first value of '\(name)' takes '\(hidden)', which is private in its file",
        at: location
      )
      return nil
    }
    guard let type = index.type(of: property, in: state.path) else {
      report.add(.open, "the type of '\(name)' takes a compiler: write it down", at: location)
      return nil
    }
    let key = conformances.isEquatable(type, in: state.path) ? property.sharingKey?.trimmedDescription : nil
    return ImportedProperty(
      name: name,
      type: names.spelling(of: type, in: state.path),
      value: property.value.flatMap { DefaultValue.of($0, names, in: state.path, report: &report, location) },
      expression: property.value.map { DefaultValue.swift($0, names, in: state.path) },
      location: location,
      documentation: property.declaration.documentation,
      sharingKey: key,
      isReader: property.attributes.contains("SharedReader")
    )
  }

  private func reportInitializers(of domain: ImportedDomain, _ report: inout ImportReport) {
    for member in feature.state?.members ?? []
    where DeclarationKey.of(member.declaration) == domain.memberwiseKey {
      report.add(
        .open,
        "the generated initializer has the labels of this one",
        at: member.source.location(of: member.declaration)
      )
    }
  }

  /// Reports declarations that a schema cannot have: lazy properties, and code under `#if`.
  private func reportConditions(_ report: inout ImportReport) {
    for member in feature.state?.members ?? [] where member.isLazy {
      let reason = "a lazy property is not in the schema"
      report.add(.open, reason, at: member.source.location(of: member.declaration))
    }
    for member in (feature.state?.members ?? []) + feature.action.members {
      for inner in member.conditional {
        let reason = "what is under '#if' is not in the schema"
        report.add(.open, reason, at: member.source.location(of: inner))
      }
    }
  }

  /// The properties with `@BindingState`; without any, all properties that can be set.
  private var boundProperties: [ImportedName] {
    guard let state = feature.state else { return [] }
    let own = state.storedProperties.filter {
      !$0.isLet && !$0.attributes.contains("Presents") && !$0.attributes.contains("PresentationState")
    }
    let marked = own.filter { $0.attributes.contains("BindingState") }
    let children = Set(
      feature.action.cases.compactMap { element -> String? in
        if case .child(let child) = roles.role(of: element) { return child.name }
        return nil
      }
    )
    return (marked.isEmpty ? own : marked).filter { !children.contains($0.name) }.map {
      ImportedName(name: $0.name, location: state.source.location(of: $0.declaration))
    }
  }

  // MARK: - What surrounds both

  private var access: AccessLevel { feature.action.access }

  private var imports: [String] {
    ModuleImports.kept(of: [feature.action.source, feature.state?.source ?? feature.type.source])
  }

  private func stateConformances(of state: DeclaredType?) -> [ConformanceSchema] {
    guard let state else { return [] }
    return state.addedConformances + (state.conforms(to: "Equatable") ? [] : [.notEquatable])
  }

  private var actionConformances: [ConformanceSchema] {
    let action = feature.action
    let isEquatable = action.conforms(to: "Equatable") || isKnownEquatable(action)
    return action.addedConformances + (isEquatable ? [] : [.notEquatable])
  }

  /// Whether all values of the feature's own actions are known to be equatable.
  private func isKnownEquatable(_ action: DeclaredType) -> Bool {
    action.cases.allSatisfy { element in
      if case .own = roles.role(of: element) {
        return element.parameterClause?.parameters.allSatisfy {
          conformances.isEquatable($0.type, in: action.path)
        } ?? true
      }
      return true
    }
  }

  /// The members that move to the type with the handlers: all but the types and functions that the schema replaces.
  private func movedMembers(_ report: inout ImportReport) -> [DeclaredMember] {
    feature.type.members.filter { member in
      if let named = member.declaration.asProtocol((any NamedDeclSyntax).self),
        !member.declaration.is(FunctionDeclSyntax.self)
      {
        let path = feature.type.path + [named.name.plainText]
        return path != feature.state?.path && path != feature.action.path && table.choices[path] == nil
          && !names.isGenerated(path) && !table.features.contains { $0.type.path == path }
      }
      if let function = member.declaration.as(FunctionDeclSyntax.self) {
        if function.isReduceIntoState || composition.parts.contains(function.id) { return false }
        if function.returnsEffect {
          let isRead = EffectFunctions.canRead(function, in: member.source, composition)
          let rest = isRead ? ": it is read where it is called" : ", and does not move"
          let reason = "'\(function.name.text)' returns an effect\(rest)"
          report.add(isRead ? .changed : .open, reason, at: member.source.location(of: function))
          for call in isRead ? Animations.all(in: function) : [] {
            report.add(.changed, Animations.reason, at: member.source.location(of: call))
          }
          return false
        }
        if let name = feature.dismissName, function.dismisses(by: name) {
          let reason = "'\(function.name.text)' dismisses the domain, and does not move"
          report.add(.open, reason, at: member.source.location(of: function))
          return false
        }
        for call in Animations.all(in: function) {
          report.add(.changed, Animations.reason, at: member.source.location(of: call))
        }
        return true
      }
      if let variable = member.declaration.as(VariableDeclSyntax.self) {
        if member.declaration.makesEffect {
          let isRead =
            member.declaration.onlyResult != nil
            && composition.cores.contains { $0.source.file.path == member.source.file.path }
          let rest = isRead ? ": it is read where it is used" : ", and does not move"
          let names = member.declaration.declaredNames.joined()
          report.add(
            isRead ? .changed : .open,
            "'\(names)' is an effect\(rest)",
            at: member.source.location(of: variable)
          )
          return false
        }
        let name = variable.bindings.first?.pattern.trimmedDescription
        return name != "body" && !composition.parts.contains(variable.id)
          && (name == nil || name != feature.dismissName)
      }
      return true
    }
  }
}

extension EnumCaseElementSyntax {
  /// Whether the value is a `PresentationAction`.
  var isPresentation: Bool { parameterClause?.parameters.first?.type.path.last == "PresentationAction" }
}

extension FunctionDeclSyntax {
  /// Whether the function returns an effect, so that it is a part of the reducer.
  var returnsEffect: Bool {
    let result = signature.returnClause?.type.path.last
    return result == "Effect" || result == "EffectOf" || result == "EffectTask"
  }
}
#endif
