/// A request: a case of the action enum whose phases are an enum of their own.
package struct RequestModel {
  /// `fetchUsers`
  package let name: Identifier
  package let location: SourceLocation
  /// `FetchUsers`
  let enumName: Identifier
  package let documentation: String?
  /// `request`, `success`, and `failure` where it can fail; what they do to the state is the request's matter.
  package let phases: [ActionModel]
  /// From the first phase to the others.
  package let work: EffectModel
  /// Nil where the user's handler has the whole request.
  package let storage: LoadableModel?
  package var earlierNames: [Identifier] = []
}

/// The property that `into` declares.
package struct LoadableModel {
  package let property: PropertyModel
  /// The position in the input of the value by which there is one for each; nil where there is only one. In the
  /// other phases it is the first.
  let idPosition: Int?
  /// What gives the request up.
  let until: EndModel?
}
