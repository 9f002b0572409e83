#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads the cases of a feature's actions: its own actions, its children, and the properties that views set.
struct FeatureActions {
  let context: FeatureContext

  private var feature: Feature { context.feature }

  /// - Returns: The domains of dialogs, and of other children that are not features.
  func read(into domain: inout ImportedDomain, _ report: inout ImportReport) -> [ImportedDomain] {
    domain.actionConformances = conformances
    return feature.action.cases.flatMap { read($0, into: &domain, &report) }
  }

  private func read(
    _ element: EnumCaseElementSyntax,
    into domain: inout ImportedDomain,
    _ report: inout ImportReport
  ) -> [ImportedDomain] {
    let location = feature.action.source.location(of: element)
    switch context.roles.role(of: element) {
    case .child(var child):
      child.isPresented = element.isPresentation
      domain.children.append(child)
      noteUnknownReducers(of: child, element, &domain)
      return PartDomains(context: context).choices(of: child, element, &report)
    case .dialog(let name, let state, let action, _):
      let part = GeneratedNamesOfParts.part(feature.name, name)
      domain.children.append(
        ImportedChild(name: name, kind: .optional(part), location: location, isPresented: true)
      )
      return [PartDomains(context: context).dialog(part, state, action, location, &report)]
    case .binding:
      domain.binds = boundProperties
      report.add(.changed, "'binding' binds \(domain.binds.count) properties of the state", at: location)
    case .own(let doubt):
      if let doubt { report.add(.open, "'\(element.name.plainText)': \(doubt)", at: location) }
      var action = ImportedAction(element, in: feature.action, context.names)
      action.isDoubtful = doubt != nil
      for value in element.values {
        let reason = context.doubt(of: value.type, in: feature.action.path)
        domain.doubt(.actions, action.name, reason, at: location, &report)
      }
      domain.actions.append(action)
      reportDefaults(of: element, &report)
    }
    return []
  }

  /// The reducers of a choice that were not found do not run any more.
  private func noteUnknownReducers(
    of child: ImportedChild,
    _ element: EnumCaseElementSyntax,
    _ domain: inout ImportedDomain
  ) {
    guard let choice = context.table.choice(of: element, in: feature) else { return }
    for found in choice.cases where found.unknown != nil {
      domain.openChildren.insert(child.name)
      domain.doubts.append(
        ImportDoubt(
          reason: "the reducer of '\(child.name).\(found.name)' was not found",
          location: choice.type.source.location(of: found.element),
          code: "case \(found.element.trimmedDescription)"
        )
      )
    }
  }

  private func reportDefaults(of element: EnumCaseElementSyntax, _ report: inout ImportReport) {
    for value in element.values {
      guard let standard = value.defaultValue else { continue }
      let label = value.firstName.map { "'\($0.plainText)'" } ?? "the value"
      let reason =
        "the default of \(label) of '\(element.name.plainText)' is that of a function now: \(standard.value.trimmedDescription)"
      report.add(.changed, reason, at: feature.action.source.location(of: value))
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
        if case .child(let child) = context.roles.role(of: element) { return child.name }
        return nil
      }
    )
    return (marked.isEmpty ? own : marked).filter { !children.contains($0.name) }.map {
      ImportedName(name: $0.name, location: state.source.location(of: $0.declaration))
    }
  }

  private var conformances: [ConformanceSchema] {
    let action = feature.action
    let isEquatable = action.conforms(to: "Equatable") || action.cases.allSatisfy(isKnownEquatable)
    return action.addedConformances + (isEquatable ? [] : [.notEquatable])
  }

  /// Whether all values of an own action are known to be equatable.
  private func isKnownEquatable(_ element: EnumCaseElementSyntax) -> Bool {
    guard case .own = context.roles.role(of: element) else { return true }
    return element.values.allSatisfy {
      context.conformances.isEquatable($0.type, in: feature.action.path)
    }
  }
}

extension ImportedAction {
  init(_ element: EnumCaseElementSyntax, in type: DeclaredType, _ names: GeneratedTypeNames) {
    self.init(
      name: element.name.plainText,
      payload: element.values.map { value in
        ImportedValue(
          label: value.label,
          type: names.spelling(of: value.type.sharedValue ?? value.type, in: type.path),
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
}

extension EnumCaseElementSyntax {
  /// Whether the value is a `PresentationAction`.
  fileprivate var isPresentation: Bool { values.first?.type.path.last == "PresentationAction" }
}
#endif
