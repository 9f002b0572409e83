/// A request: a case of the action enum, with a nested enum for its phases.
package struct RequestModel {
  /// `fetchUsers`
  package let name: Identifier
  package let location: SourceLocation
  /// `FetchUsers`
  let enumName: Identifier
  package let documentation: String?
  /// `request`, `success`, and `failure` if the request can fail. The phases have no reduction: the request changes the
  /// state.
  package let phases: [ActionModel]
  /// The work from the first phase to the later ones.
  package let work: EffectModel
  /// Nil if the user's handler implements the whole request.
  package let storage: LoadableModel?
  package var earlierNames: [Identifier] = []
}

/// The property that `into` declares.
package struct LoadableModel {
  package let property: PropertyModel
  /// The input position of the id if there is a loadable value for each id; nil if there is only one value. In the
  /// other phases the id is the first value.
  let idPosition: Int?
  /// The action that cancels the request.
  let until: EndModel?
}
