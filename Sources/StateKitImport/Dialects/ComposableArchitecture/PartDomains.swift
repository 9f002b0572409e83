#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Makes the domains of a feature's children that are not features: dialogs, and cases with other values.
struct PartDomains {
  let context: FeatureContext

  /// The domain of an alert: its state is the alert's value, and each button is an action that removes it.
  ///
  /// - Parameter choice: The path of the choice that has the alert as a case.
  func dialog(
    _ name: String,
    _ state: TypeSyntax,
    _ action: TypeSyntax,
    in choice: [String]? = nil,
    _ location: SourceLocation,
    _ report: inout ImportReport
  ) -> ImportedDomain {
    let feature = context.feature
    var dialog = domain(name, in: feature.action.source, at: location)
    dialog.state = .foreign("\(state.path.joined(separator: "."))<\(name)Action>")
    // The enum of a choice's actions is declared beside the choice.
    let scopes = [choice, feature.action.path, feature.state?.path].compactMap { $0 }
    let found = scopes.lazy.compactMap { context.index.type(action.path, in: $0) }.first { $0.kind == .enum }
    guard let buttons = found else {
      report.add(.open, "the buttons of '\(action.trimmedDescription)' were not found", at: location)
      return dialog
    }
    dialog.actions = buttons.cases.map {
      var button = ImportedAction($0, in: buttons, context.names)
      button.dismisses = true
      return button
    }
    dialog.replaced = [ReplacedType(type: buttons, generated: name + "Action")]
    report.add(.changed, "'\(buttons.name)' is the domain '\(name)', whose actions remove it", at: location)
    return dialog
  }

  /// The domains of a one-of's or a stack's cases that are not features.
  func choices(
    of child: ImportedChild,
    _ element: EnumCaseElementSyntax,
    _ report: inout ImportReport
  ) -> [ImportedDomain] {
    guard let choice = context.table.choice(of: element, in: context.feature) else { return [] }
    return zip(choice.cases, child.cases).compactMap { found, part -> ImportedDomain? in
      guard found.feature == nil else { return nil }
      let location = choice.type.source.location(of: found.element)
      if let state = found.dialog, let action = Dialogs.action(of: state) {
        return dialog(part.domain, state, action, in: choice.type.path, location, &report)
      }
      if let reducer = found.unknown {
        var domain = domain(part.domain, in: choice.type.source, at: location)
        domain.state = .foreign(context.names.spelling(of: reducer, in: choice.type.path) + ".State")
        return domain
      }
      let reason = "the values of '\(part.name)' are the domain '\(part.domain)', without actions"
      report.add(.changed, reason, at: location)
      return values(of: found.element, part, choice.type, location)
    }
  }

  /// The domain whose state are the values of a case.
  private func values(
    of element: EnumCaseElementSyntax,
    _ part: ImportedChild.Case,
    _ choice: DeclaredType,
    _ location: SourceLocation
  ) -> ImportedDomain {
    var domain = domain(part.domain, in: choice.source, at: location)
    let values = element.values
    let properties = values.enumerated().map { index, value in
      ImportedProperty(
        name: value.firstName.map(\.plainText) ?? (index == 0 ? part.name : "value\(index)"),
        type: context.names.spelling(of: value.type, in: choice.path),
        value: nil,
        location: location
      )
    }
    domain.state = .properties(properties)
    domain.choiceCase = ChoiceCase(
      state: context.names.name(of: choice.path + ["State"]),
      name: part.name,
      values: zip(values, properties).map { ImportedValue(label: $0.label, type: $1.type) }
    )
    let areEquatable = values.allSatisfy { context.conformances.isEquatable($0.type, in: choice.path) }
    domain.stateConformances = areEquatable ? [] : [.notEquatable]
    return domain
  }

  private func domain(_ name: String, in source: ImportedSource, at location: SourceLocation)
    -> ImportedDomain
  {
    context.domain(name, holder: name + "Reducer", in: source, at: location)
  }
}
#endif
