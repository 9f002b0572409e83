/// A domain's reaction to an action below it.
package struct ReactionModel: Equatable {
  package let location: SourceLocation
  package let path: ActionPath
  /// The name of the handler, for example `feedLoadPageSuccess`.
  package let handler: Identifier
  /// The payload indices in `reduction` are those of the path's values.
  package let reduction: Reduction

  package var hasHandler: Bool {
    if case .handler = reduction { true } else { false }
  }
}
