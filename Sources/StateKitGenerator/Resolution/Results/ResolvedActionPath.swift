/// An action at the end of a path through children.
final class ResolvedActionPath {
  let children: [ResolvedChild]
  /// The domain that declares the action, or that of the stack whose elements it removes.
  let domain: ResolvedDomain
  /// The request, if the action is one of its phases.
  let request: ResolvedRequest?
  /// Whether the action sets a bound property.
  let isBound: Bool
  let action: ActionSchema
  /// The children to whose part of the state the action belongs. `popFrom` of a stack is not an action of an element,
  /// so its stack is left out.
  let owners: ArraySlice<ResolvedChild>
  /// The ids of the elements in the lists on the path, labelled by the children's names.
  let elements: [PayloadValueSchema]
  /// The values that can be named: the payload, then the ids of the elements on the path. Nil if the payload could not
  /// be read.
  private(set) lazy var values: PayloadIndex? = action.payload.map { PayloadIndex($0 + elements) }

  /// The values that a bridge gives; without the ids if the action goes to each element.
  func values(of bridge: BridgeSchema) -> PayloadIndex? {
    bridge.isToEach ? action.payload.map(PayloadIndex.init) : values
  }

  @inline(never)
  init(
    _ action: ActionSchema,
    of domain: ResolvedDomain,
    behind children: [ResolvedChild] = [],
    phaseOf request: ResolvedRequest? = nil,
    isBound: Bool = false
  ) {
    self.children = children
    self.domain = domain
    self.request = request
    self.isBound = isBound
    self.action = action
    self.owners = children.last?.popFrom === action ? children.dropLast() : children[...]
    self.elements = owners.compactMap(\.element)
  }

  /// Whether a label is the label of an element's id.
  func isElement(_ label: String) -> Bool { elements.contains { $0.label?.value == label } }

  /// Whether the label of an element's id is also the label of another element or of a payload value.
  func isAmbiguous(_ label: String) -> Bool {
    isElement(label) && ((action.payload ?? []) + elements).filter { $0.label?.value == label }.count > 1
  }
}

extension SchemaIndex {
  /// The position of the action's value with the name and the type of an id; nil without such a value.
  func position(ofID name: String, _ id: PayloadValueSchema?, in action: ResolvedActionPath) -> Int? {
    guard let type = id?.type?.value, !action.isAmbiguous(name), let found = action.values?[name],
      let other = found.value.type?.value, isSame(type, other)
    else { return nil }
    return found.index
  }
}
