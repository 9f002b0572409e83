/// A request: a case of the action enum whose phases are an enum of their own.
struct RequestModel {
  /// `fetchUsers`
  let name: Identifier
  /// `FetchUsers`
  let enumName: Identifier
  let documentation: String?
  /// `request`, `success`, and `failure` where it can fail; what they do to the state is the request's matter.
  let phases: [ActionModel]
  /// Nil where the user's handler has the whole request.
  let storage: LoadableModel?
  var earlierNames: [Identifier] = []
}

/// The property that `into` declares.
struct LoadableModel {
  let property: PropertyModel
  /// The position in the input of the value by which there is one for each; nil where there is only one. In the
  /// other phases it is the first.
  let idPosition: Int?
  /// What gives the request up.
  let until: ActionPath?
}
