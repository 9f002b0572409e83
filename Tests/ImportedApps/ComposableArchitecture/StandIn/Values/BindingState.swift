// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A property that views set by `.binding(.set(\.$name, "Ann"))`.
@propertyWrapper
public struct BindingState<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: BindingState {
    get { self }
    set { self = newValue }
  }
}

extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Sendable where Value: Sendable {}
