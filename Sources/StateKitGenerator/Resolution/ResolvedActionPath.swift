/// An action at the end of a path through children.
final class ResolvedActionPath {
  let children: [ResolvedChild]
  /// The domain that declares the action.
  let domain: ResolvedDomain
  /// The request, where the action is a phase of one.
  let request: ResolvedRequest?
  let action: ActionSchema
  /// For each list on the path the id of the element, labelled by the child's name.
  let elements: [PayloadValueSchema]
  /// The values that can be named: the payload, then the ids of the elements on the path. Nil where the payload could not
  /// be read.
  private(set) lazy var values: PayloadIndex? = action.payload.map { PayloadIndex($0 + elements) }

  init(
    _ action: ActionSchema,
    of domain: ResolvedDomain,
    behind children: [ResolvedChild] = [],
    phaseOf request: ResolvedRequest? = nil
  ) {
    self.children = children
    self.domain = domain
    self.request = request
    self.action = action
    self.elements = children.compactMap(\.element)
  }

  /// Whether a value of this label is the id of an element.
  func isElement(_ label: String) -> Bool { elements.contains { $0.label?.value == label } }

  /// Whether a label is that of an element and of another one or of the payload.
  func isAmbiguous(_ label: String) -> Bool {
    isElement(label) && ((action.payload ?? []) + elements).filter { $0.label?.value == label }.count > 1
  }
}

extension SchemaIndex {
  /// The position among an action's values of the one that has the name and the type of an id; nil where there is none.
  func position(ofID name: String, _ id: PayloadValueSchema?, in action: ResolvedActionPath) -> Int? {
    guard let type = id?.type?.value, !action.isAmbiguous(name), let found = action.values?[name],
      let other = found.value.type?.value, isSame(type, other)
    else { return nil }
    return found.index
  }
}
