/// What a domain's state does on an action below.
package struct ReactionModel {
  package let location: SourceLocation
  package let path: ActionPath
  /// The handler's, where there is one: `feedLoadPageSuccess`.
  package let handler: Identifier
  /// Its values are those of the path, by their index.
  let reduction: Reduction

  package var hasHandler: Bool {
    if case .handler = reduction { true } else { false }
  }
}
