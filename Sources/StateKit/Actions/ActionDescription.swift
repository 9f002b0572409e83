/// The text of an action for logs: the same as `"\(action)"`, but with `•••` in place of the values that its schema
/// calls `sensitive`.
///
///     users(MyApp.UsersAction.signedIn(name: "Ada", password: •••))
///
/// An action with a sensitive value is written by its structure; descriptions that its types define are ignored,
/// because they would show the value. Other values print as usual: an unmarked action inside a payload is shown in full,
/// and so is a generated action inside an enum written by hand. A struct prints without its sensitive properties. Mark each
/// value that contains a secret.
package func actionDescription<Action>(of action: Action) -> String {
  guard let action = action as? any DomainAction, action.isSensitive else { return "\(action)" }
  return action.redacted
}

/// An action that contains the action of a child and hides sensitive values in its own description.
protocol ActionHolder: CustomDebugStringConvertible {}

extension DomainAction {
  fileprivate var leaf: ActionLeaf { Self.leaves[leafIndex] }
  fileprivate var isSensitive: Bool { !leaf.sensitiveLabels.isEmpty }

  /// The name of the case and its payload. A payload whose values cannot be matched with their labels is replaced as a
  /// whole.
  fileprivate var redacted: String {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum, !(self is any CustomReflectable), let value = mirror.children.first,
      let name = value.label
    else { return "\(leaf.name)(\(redactionMark))" }
    let isOwn = leafIndex < Self.actionTree.leafOffsets.first ?? Self.actionTree.leafCount
    let own = redactedPhase(value.value) ?? leaf.redacted(value.value)
    return "\(name)(\(isOwn ? own : redactedChild(value.value)))"
  }

  /// The payload of a request's case: one of its phases; nil for any other payload.
  private func redactedPhase(_ payload: Any) -> String? {
    guard let phase = payload as? any _RequestAction, !(phase is any CustomReflectable),
      let value = Mirror(reflecting: phase).children.first, let name = value.label
    else { return nil }
    return "\(String(reflecting: type(of: phase))).\(name)(\(leaf.redacted(value.value)))"
  }

  /// The payload of a child's case: an action, possibly beside other values.
  private func redactedChild(_ payload: Any) -> String {
    if let holder = payload as? any ActionHolder { return holder.debugDescription }
    if let text = redactedAction(payload) { return text }
    let values = Mirror(reflecting: payload)
    guard values.displayStyle == .tuple, values.children.contains(where: { redactedAction($0.value) != nil })
    else { return redactionMark }
    return values.children.map { value in
      labelled(value.label, redactedAction(value.value) ?? String(reflecting: value.value))
    }.joined(separator: ", ")
  }
}

extension ActionLeaf {
  /// The values between the parentheses.
  fileprivate func redacted(_ payload: Any) -> String {
    // One value without a label is the payload itself; several values are a tuple.
    let values = Mirror(reflecting: payload)
    guard values.displayStyle == .tuple, values.children.count == labels.count else {
      return redactionMark
    }
    return values.children.enumerated().map { position, value in
      labelled(value.label, isSensitive(at: position) ? redactionMark : String(reflecting: value.value))
    }.joined(separator: ", ")
  }
}

private func redactedAction(_ value: Any) -> String? {
  guard let action = value as? any DomainAction, action.isSensitive else { return nil }
  return "\(String(reflecting: type(of: action))).\(action.redacted)"
}
