import StateKit

/// Supplies the payload of a made-up action, and the ids of the elements on its path.
final class DrawnPayload: PayloadSource, ElementPicker {
  let drawer: Drawer
  /// The ids on the path, outermost first.
  var ids: [Any] = []
  private var usedIDs = 0
  /// A value that the action has from the one that started the work.
  var carried: (label: String, value: Any)?

  init(_ drawer: Drawer) { self.drawer = drawer }

  /// Begins another action.
  func begin() {
    ids.removeAll(keepingCapacity: true)
    usedIDs = 0
    carried = nil
  }

  func position(among count: Int) -> Int { drawer.choices.choose(count) }

  func enter(_ id: Any) { ids.append(id) }

  // A value decides by itself whether it is nil.
  func isNull(_ label: String) -> Bool? { false }

  func value<Value: Decodable>(_ label: String, as type: Value.Type) throws -> Value {
    if let carried, carried.label == label, let value = carried.value as? Value { return value }
    // Going back in a stack names the element that the path led to.
    if label == "id", usedIDs < ids.count, let id = ids[usedIDs] as? Value { return id }
    return try drawer.value(label, as: type)
  }

  func id<ID: Decodable>(as type: ID.Type) throws -> ID {
    if usedIDs < ids.count, let id = ids[usedIDs] as? ID {
      usedIDs += 1
      return id
    }
    return try drawer.value("id", as: type)
  }
}

/// The ids and the values of an action.
final class CapturedPayload: PayloadSink {
  private(set) var ids: [Any] = []
  private var values: [(label: String, value: Any)] = []

  init(of action: some RecordableAction) {
    var writer = PayloadWriter(self)
    action.write(to: &writer)
  }

  /// The value with a label.
  func value(_ label: String) -> Any? { values.first { $0.label == label }?.value }

  // With its optional, so that the answer for nil is one for nil.
  func value(_ label: String, _ value: (some Encodable)?) { values.append((label, value as Any)) }

  func id(_ id: some Encodable) { ids.append(id) }
}
