import StateKit

/// Finds requests that load in a state.
final class LoadingSearch: PayloadSink {
  /// The way to look at values of a type.
  private enum Kind {
    case other
    case loadable
    case value
    case list
  }

  private let wanted: (ObjectIdentifier, String) -> Bool
  private var kinds: [ObjectIdentifier: Kind] = [:]
  private var state = ObjectIdentifier(Void.self)
  private var path: [String] = []
  /// The path of a property that loads.
  private(set) var found: String?

  /// - Parameter wanted: Whether a property of a state is that of a request.
  init(_ wanted: @escaping (ObjectIdentifier, String) -> Bool) { self.wanted = wanted }

  /// The path of a request's property that loads in a state; nil without one.
  func callAsFunction(_ state: some Any) -> String? {
    found = nil
    path = []
    if let state = state as? any RecordableValue { look(into: state) }
    return found
  }

  private func look<Value: RecordableValue>(into value: Value) {
    let outer = state
    state = ObjectIdentifier(Value.self)
    var writer = PayloadWriter(self)
    value.write(to: &writer)
    state = outer
  }

  func value<Value: Encodable>(_ label: String, _ value: Value?) {
    guard let value, found == nil else { return }
    switch kind(of: Value.self) {
    case .other: break
    case .loadable:
      if wanted(state, label), (value as? any MayLoad)?.isLoadingNow == true {
        found = (path + [label]).joined(separator: ".")
      }
    case .value:
      path.append(label)
      if let value = value as? any RecordableValue { look(into: value) }
      path.removeLast()
    case .list:
      guard let list = value as? any ListOfStates else { break }
      for (id, element) in list.states where found == nil {
        path.append("\(label)[\(id)]")
        if let element = element as? any RecordableValue { look(into: element) }
        path.removeLast()
      }
    }
  }

  // The state of a one-of has its case in front.
  func enumCase(_ name: String) {}

  private func kind<Value>(of type: Value.Type) -> Kind {
    let id = ObjectIdentifier(type)
    if let kind = kinds[id] { return kind }
    let kind: Kind =
      if type is any MayLoad.Type {
        .loadable
      } else if type is any ListOfStates.Type {
        .list
      } else if isRecordable(type) {
        .value
      } else {
        .other
      }
    kinds[id] = kind
    return kind
  }

  private func isRecordable(_ type: Any.Type) -> Bool {
    func wrapped<Value: OptionalState>(_ type: Value.Type) -> Any.Type { Value.Wrapped.self }
    if let optional = type as? any OptionalState.Type { return isRecordable(wrapped(optional)) }
    return type is any RecordableValue.Type
  }
}

private protocol MayLoad {
  var isLoadingNow: Bool { get }
}

extension Loadable: MayLoad {
  var isLoadingNow: Bool { isLoading }
}

extension Dictionary: MayLoad where Value: MayLoad {
  var isLoadingNow: Bool { values.contains(where: \.isLoadingNow) }
}

private protocol ListOfStates {
  var states: [(id: Any, state: Any)] { get }
}

extension IdentifiedArray: ListOfStates {
  var states: [(id: Any, state: Any)] { map { ($0.id, $0) } }
}

extension StackState: ListOfStates {
  var states: [(id: Any, state: Any)] { Array(zip(ids.map { $0 as Any }, elements.map { $0 as Any })) }
}
