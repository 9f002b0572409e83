/// The properties of a domain that `binds` lists. Views set them, each by an action of its own.
package struct BindingSchema {
  /// The name of the case that has all these actions, and the step of their paths: `binding.name`.
  package static let name = "binding"

  /// The location of the list.
  let location: SourceLocation
  /// The list as its author wrote it.
  let properties: [Located<String>]
  /// An action for each property that the schema knows, which has the name of the property and sets it. Its value is
  /// sensitive if the property is.
  var actions: [ActionSchema]

  /// - Parameter declared: The properties that the schema knows; nil if it does not know them, or they could not be read.
  init(_ properties: [Located<String>], of declared: [PropertySchema]?, at location: SourceLocation) {
    let declared = Dictionary((declared ?? []).map { ($0.name.value, $0) }) { first, _ in first }
    var seen: Set<String> = []
    self.location = location
    self.properties = properties
    self.actions = properties.compactMap { name in
      guard let property = declared[name.value], seen.insert(name.value).inserted else { return nil }
      return BindingSchema.action(property, at: name.location)
    }
  }

  /// Whether the list contains a name that is not a known property, which is reported.
  var isPartial: Bool { !Set(properties.map(\.value)).isSubset(of: actions.map(\.name.value)) }

  private static func action(_ property: PropertySchema, at location: SourceLocation) -> ActionSchema {
    let name = Located(property.name.value, at: location)
    let value = ValueSchema.payload(Located("0", at: location))
    return ActionSchema(
      name: name,
      documentation: property.documentation,
      payload: property.type.map { [PayloadValueSchema(label: nil, type: $0)] },
      change: ChangeSchema(
        entries: [ChangeEntrySchema(word: .set, target: PathSchema(components: [name]), value: value)]
      ),
      sensitive: property.isSensitive ? [Located("0", at: location)] : [],
      was: property.was
    )
  }
}

extension DomainSchema {
  /// The bound properties, as far as the schema knows them.
  var boundActions: [ActionSchema] { binds?.actions ?? [] }
}
