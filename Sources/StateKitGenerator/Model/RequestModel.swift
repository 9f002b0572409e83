/// A request: a case of the action enum, with a nested enum for its phases.
package struct RequestModel: Equatable {
  /// `fetchUsers`
  package let name: Identifier
  package let location: SourceLocation
  /// `FetchUsers`
  let enumName: Identifier
  package let documentation: String?
  /// `request`, `success`, `failure` if the request can fail, and `cancelled` if it has an `into`, with what they change
  /// besides the property of `into`.
  package let phases: [ActionModel]
  /// The work from the first phase to the later ones.
  package let work: EffectModel
  /// Nil if no property keeps the output.
  package let storage: LoadableModel?
  package var earlierNames: [Identifier] = []

  /// Whether the user's handler implements a phase.
  package var hasHandler: Bool { phases.contains(where: \.hasHandler) }

  /// The phase whose values the handler gets, because it is the only one; nil if the handler gets a phase.
  package var onlyHandledPhase: ActionModel? {
    let handled = phases.filter(\.hasHandler)
    return handled.count == 1 ? handled.first : nil
  }
}

/// The property that `into` declares.
package struct LoadableModel: Equatable {
  package let property: PropertyModel
  /// The input position of the id if there is a loadable value for each id; nil if there is only one value. In the
  /// other phases the id is the first value.
  let idPosition: Int?
  /// The actions that cancel the request.
  let until: [EndModel]
}
