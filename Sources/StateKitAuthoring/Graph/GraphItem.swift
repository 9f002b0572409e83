/// An action, a request with its phases, an effect, an event of the state, or an invariant in a domain.
package struct GraphItem: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case action, request
    /// The `request`, `success` or `failure` of a request; it follows the request.
    case phase
    case effect
    /// An event of the state that triggers bridges, such as `onMade detail`.
    case event
    /// A condition that always holds; its `timing` is the condition.
    case invariant
  }

  /// The position of the domain.
  package let domain: Int
  package let kind: Kind
  package let name: String
  /// The path from the outermost domain, for example `App.feed.loadPage.success`.
  package let path: String
  /// `(id: Post.ID)`; empty without a payload.
  package let payload: String
  package let documentation: String?
  package let isDeprecated: Bool
  /// Whether the action removes its domain from the one that holds it.
  package var dismisses = false
  /// The position of the request, for a phase.
  package let request: Int?

  /// The time at which an effect begins, unless it begins directly after an action: `while isRecording`; the condition of an
  /// invariant.
  package var timing: String?

  /// The name as a picture shows it.
  var label: String { dismisses ? "\(name) ✕" : name }
}
