#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads the state of a feature.
struct FeatureState {
  let context: FeatureContext

  private var index: DeclarationIndex { context.index }
  private var names: GeneratedTypeNames { context.names }

  /// - Parameter domain: The domain with its children.
  func read(into domain: inout ImportedDomain, _ report: inout ImportReport) {
    guard let state = context.feature.state else {
      return report.add(.open, "the state of '\(context.feature.name)' was not found", at: domain.location)
    }
    domain.sharingState = state
    domain.stateConformances =
      state.addedConformances + (state.conforms(to: "Equatable") ? [] : [.notEquatable])
    leaveHidden(in: state, &domain)
    if state.kind == .struct {
      readNames(state, into: &domain, &report)
      let children = Set(domain.children.map(\.name) + domain.stateNames.map(\.name))
      let own = state.storedProperties.filter { !children.contains($0.name) }
      var plain = PlainInitializer(of: state)
      // A schema has no defaults of children.
      if let defaults = plain?.defaults,
        defaults.contains(where: { children.contains($0) && !$1.is(NilLiteralExprSyntax.self) })
      {
        plain = nil
      }
      if let plain { domain.left.insert(plain.declaration.id) }
      domain.state = .properties(
        own.compactMap { read($0, first(of: $0, plain), in: state, into: &domain, &report) }
      )
    } else {
      let location = state.source.location(of: state.declaration)
      let reason = "the state of '\(context.feature.name)' is no struct"
      domain.doubt(.state, "State", reason, at: location, &report)
      domain.missing.everything = reason
    }
    domain.leaveInitializers(of: state, context.table.initializers, &report)
  }

  /// Leaves extensions whose members only a file without code of the reducer sees, such as that of a view.
  private func leaveHidden(in state: DeclaredType, _ domain: inout ImportedDomain) {
    let type = context.feature.type
    let own = Set(([state.source, type.source] + type.extensions.map(\.source)).map(\.file.path))
    for (group, source) in state.extensions
    where !own.contains(source.file.path) && group.inheritanceClause == nil {
      let members = group.memberBlock.members.map(\.decl)
      if group.modifiers.isHidden || members.allSatisfy(\.isHidden) {
        domain.left.formUnion(members.map(\.id))
      }
    }
  }

  /// The default of a parameter, without those of all optional values.
  private func first(of property: StoredProperty, _ plain: PlainInitializer?) -> ExprSyntax? {
    plain?.defaults[property.name].flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
  }

  private func readNames(
    _ state: DeclaredType,
    into domain: inout ImportedDomain,
    _ report: inout ImportReport
  ) {
    for child in domain.children {
      guard let name = context.composition.stateNames[child.name] else { continue }
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

  /// Nil if the schema cannot have the property.
  ///
  /// - Parameter standard: The default of the initializer that does the same as the generated one.
  private func read(
    _ property: StoredProperty,
    _ standard: ExprSyntax?,
    in state: DeclaredType,
    into domain: inout ImportedDomain,
    _ report: inout ImportReport
  ) -> ImportedProperty? {
    let first = property.value ?? standard ?? index.sharedKeys.standard(of: property)
    let location = state.source.location(of: property.declaration)
    let name = property.name
    reportLost(of: property, location, &report)
    if let value = first,
      let hidden = context.helpers.used(by: [Syntax(value)]).first?.names.first
    {
      let reason = "the first value of '\(name)' takes '\(hidden)', which is private in its file"
      report.add(.open, reason, at: location)
      return nil
    }
    if let value = first, let reason = context.table.initializers.reason(in: value, of: state.path) {
      report.add(.open, "the first value of '\(name)' is another one now: \(reason)", at: location)
      return nil
    }
    guard let type = index.type(of: property, in: state.path) else {
      report.add(.open, "the type of '\(name)' takes a compiler: write it down", at: location)
      return nil
    }
    if let hidden = SendableDoubts.hiddenType(in: type, state.path, index) {
      report.add(.open, "'\(hidden)', the type of '\(name)', is private in its file", at: location)
      return nil
    }
    domain.doubt(
      .state,
      name,
      context.doubt(of: type, in: state.path),
      at: location,
      &report
    )
    let isEquatable = context.conformances.isEquatable(type, in: state.path)
    return ImportedProperty(
      name: name,
      type: names.spelling(of: type, in: state.path),
      value: first.flatMap { DefaultValue.of($0, names, in: state.path) },
      expression: first.map { DefaultValue.swift($0, names, in: state.path) },
      location: location,
      documentation: property.declaration.documentation,
      sharingKey: isEquatable ? property.sharingKey?.trimmedDescription : nil,
      isReader: property.attributes.contains("SharedReader")
    )
  }

  /// The attributes of properties that the importer reads.
  static let attributes: Set<String> = [
    "BindingState", "ObservationStateIgnored", "Presents", "PresentationState", "Shared", "SharedReader",
  ]

  /// Reports what the declaration of a property has and the schema does not.
  private func reportLost(
    of property: StoredProperty,
    _ location: SourceLocation,
    _ report: inout ImportReport
  ) {
    let name = property.name
    for attribute in property.attributes {
      if ["Shared", "SharedReader"].contains(attribute) {
        report.add(
          .open,
          "'\(name)' is shared: it is a plain property now, which is one with a parent's of the same key, and which nothing stores",
          at: location
        )
      } else if !FeatureState.attributes.contains(attribute) {
        report.add(.open, "'@\(attribute)' of '\(name)' is not in the schema", at: location)
      }
    }
    let hidden = property.modifiers.first { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") }
    if let hidden { report.add(.changed, "'\(name)' is not '\(hidden)' any more", at: location) }
    if property.declaration.bindings.contains(where: \.isObserved) {
      report.add(.open, "the observer of '\(name)' does not move", at: location)
    }
  }
}
#endif
