#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Finds the children of a feature among the cases of its actions.
struct FeatureChildren {
  let table: FeatureTable
  let feature: Feature
  let composition: Composition

  enum Role {
    case child(ImportedChild)
    /// An alert or a dialog, which becomes a domain of its own.
    case dialog(name: String, state: TypeSyntax, action: TypeSyntax, isOptional: Bool)
    case binding
    /// A case of its own, with the reason if it looks like a child.
    case own(doubt: String?)
  }

  private var scope: [String] { feature.action.path }
  private var stateScope: [String] { feature.state?.path ?? feature.type.path }

  func role(of element: EnumCaseElementSyntax) -> Role {
    let values = element.values
    let name = element.name.plainText
    let location = feature.action.source.location(of: element)
    if values.count == 2, values[0].firstName?.text == "id", values[1].firstName?.text == "action",
      let row = table.feature(of: values[1].type, "Action", in: scope)
    {
      return .child(child(name, .each(row.name), location))
    }
    guard values.count == 1 else { return .own(doubt: nil) }
    let type = values[0].type
    let arguments = type.genericArguments
    switch (type.path.last, arguments.count) {
    case ("PresentationAction", 1): return presented(name, arguments[0], location)
    case ("IdentifiedActionOf", 1):
      if let row = table.feature(arguments[0].path, in: scope) {
        return .child(child(name, .each(row.name), location))
      }
    case ("IdentifiedAction", 2):
      if let row = table.feature(of: arguments[1], "Action", in: scope) {
        return .child(child(name, .each(row.name), location))
      }
    case ("StackActionOf", 1):
      if let choice = table.choice(arguments[0], nil, in: scope) { return stack(name, choice, location) }
      if let screen = table.feature(arguments[0].path, in: scope) { return stack(name, screen, location) }
    case ("StackAction", 2):
      if let choice = table.choice(arguments[1], "Action", in: scope) { return stack(name, choice, location) }
      if let screen = table.feature(of: arguments[1], "Action", in: scope) {
        return stack(name, screen, location)
      }
    case ("BindingAction", 1): return .binding
    default:
      if let inner = table.feature(of: type, "Action", in: scope) { return single(name, inner, location) }
      if let choice = table.choice(type, "Action", in: scope) {
        return oneOf(name, choice, isOptional: isOptional(name), location)
      }
      return .own(doubt: nil)
    }
    return .own(doubt: "the domain of '\(type.trimmedDescription)' was not found")
  }

  private func single(_ name: String, _ inner: Feature, _ location: SourceLocation) -> Role {
    guard let property = property(name) else {
      return .own(doubt: "the state has no property '\(name)' for the actions of '\(inner.name)'")
    }
    let type = table.index.type(of: property, in: feature.state?.path ?? [])
    if let state = type?.unwrapped.type, !state.path.isEmpty,
      table.feature(of: state, "State", in: stateScope)?.name != inner.name
    {
      return .own(doubt: "the property '\(property.name)' is not the state of '\(inner.name)'")
    }
    let isOptional = type?.unwrapped.isOptional ?? false
    return .child(child(name, isOptional ? .optional(inner.name) : .one(inner.name), location))
  }

  private func presented(_ name: String, _ action: TypeSyntax, _ location: SourceLocation) -> Role {
    if let inner = table.feature(of: action, "Action", in: scope) {
      return .child(child(name, .optional(inner.name), location))
    }
    if let choice = table.choice(action, "Action", in: scope) {
      return oneOf(name, choice, isOptional: true, location)
    }
    if let property = property(name), let type = property.type?.unwrapped.type,
      Dialogs.action(of: type) != nil
    {
      return .dialog(name: name, state: type, action: action, isOptional: true)
    }
    return .own(doubt: "what '\(action.trimmedDescription)' presents was not found")
  }

  private func oneOf(_ name: String, _ choice: FeatureChoice, isOptional: Bool, _ location: SourceLocation)
    -> Role
  {
    let cases = cases(of: choice, below: GeneratedNamesOfParts.part(feature.name, name))
    // A one-of that is always present starts with the case of its default.
    var initial: String?
    if !isOptional {
      guard
        let value = property(name)?.value?.as(FunctionCallExprSyntax.self)?.calledExpression
          ?? property(name)?.value,
        let access = value.as(MemberAccessExprSyntax.self),
        cases.contains(where: { $0.name == access.declName.baseName.plainText })
      else { return .own(doubt: "the case with which '\(name)' begins was not found") }
      initial = access.declName.baseName.plainText
    }
    return .child(child(name, .oneOf(cases, initial: initial), location))
  }

  private func stack(_ name: String, _ choice: FeatureChoice, _ location: SourceLocation) -> Role {
    .child(
      child(name, .stack(cases(of: choice, below: GeneratedNamesOfParts.part(feature.name, name))), location)
    )
  }

  /// A stack of one kind of screens becomes a stack with one case.
  private func stack(_ name: String, _ screen: Feature, _ location: SourceLocation) -> Role {
    let only = ImportedChild.Case(name: screen.name.decapitalizedFirst, domain: screen.name)
    var stack = child(name, .stack([only]), location)
    stack.hasOneKind = true
    return .child(stack)
  }

  private func cases(of choice: FeatureChoice, below part: String) -> [ImportedChild.Case] {
    choice.cases.map { found in
      ImportedChild.Case(
        name: found.name,
        domain: found.feature ?? GeneratedNamesOfParts.part(part, found.name)
      )
    }
  }

  private func child(_ name: String, _ kind: ImportedChild.Kind, _ location: SourceLocation) -> ImportedChild
  {
    ImportedChild(name: name, kind: kind, location: location, reducer: composition.reducer(of: name))
  }

  private func isOptional(_ name: String) -> Bool { property(name)?.type?.unwrapped.isOptional ?? false }

  private func property(_ action: String) -> StoredProperty? {
    let name = composition.stateNames[action] ?? action
    return feature.state?.storedProperties.first { $0.name == name }
  }
}

/// The names of the domains that are made for parts of others.
enum GeneratedNamesOfParts {
  /// `AppDestination`
  static func part(_ domain: String, _ child: String) -> String { domain + child.capitalizedFirst }
}
#endif
