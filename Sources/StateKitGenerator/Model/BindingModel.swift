/// The bound properties of a domain: a case of the action enum, with an enum of their own.
package struct BindingModel: Equatable {
  /// `binding`
  package let name: Identifier
  package let location: SourceLocation
  /// `SettingsBinding`
  let enumName: Identifier
  /// The actions that set the properties, by whose names they are called.
  package let actions: [ActionModel]
}

extension DomainModel {
  /// The actions that set bound properties.
  package var boundActions: [ActionModel] { binding?.actions ?? [] }
}
