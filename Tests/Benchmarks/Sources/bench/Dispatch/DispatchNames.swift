/// The names that the workloads use in apps of any size: of the domain that they dispatch to, and of another one.
struct DispatchNames {
  let schema: DispatchSchema

  var text: String {
    """
    import StateKit
    \(schema.domainsModule.map { "import \($0)\n" } ?? "")
    enum App {
      static let domainCount = \(schema.domains)
      static let hasOtherDomains = \(schema.domains > 1)

      @MainActor
      static func makeStore(
        _ middleware: any Middleware<AppAction, AppAction, AppState> =
          IdentityMiddleware<AppAction, AppAction, AppState>(),
        state: AppState = AppState()
      ) -> Store<AppState, AppAction> {
        .app(initialState: state, reducer: .app(\(arguments(schema.rootChildren))), middleware: middleware)
      }

      @MainActor
      static func makeBridgedStore() -> Store<BridgedState, BridgedAction> {
        .bridged(initialState: BridgedState(), reducer: .bridged(\(arguments(schema.rootChildren))))
      }

      static var domain: Domain<AppState, AppAction> { .app(reducer: .app(\(arguments(schema.rootChildren)))) }
      static var bridgedDomain: Domain<BridgedState, BridgedAction> {
        .bridged(reducer: .bridged(\(arguments(schema.rootChildren))))
      }

      static var incremented: AppAction { \(action("incremented")) }
      static var floorIncremented: FloorAction { \(action("incremented")) }
      static var bridgedIncremented: BridgedAction { \(action("incremented")) }
      static func set0(_ value: Int) -> AppAction { \(action("set0(value)")) }
      static func set1(_ value: Int) -> AppAction { \(action("set1(value)")) }
      static func floorSet0(_ value: Int) -> FloorAction { \(action("set0(value)")) }
      static func floorSet1(_ value: Int) -> FloorAction { \(action("set1(value)")) }
      static func bridgedSet0(_ value: Int) -> BridgedAction { \(action("set0(value)")) }

      @inline(never)
      static func payloadByHand(_ action: AppAction) -> Int {
        if case \(action("set0(let value)")) = action { value } else { 0 }
      }

      @inline(never)
      static func payloadByAccessor(_ action: AppAction) -> Int {
        action.\(place(schema.path, "?.")).set0 ?? 0
      }

      static let incrementedPath: any KeyPath<AppAction, Void?> & Sendable = \\.\(place(schema.path, "?.")).incremented
      static let set0Path: any KeyPath<AppAction, Int?> & Sendable = \\.\(place(schema.path, "?.")).set0
      @MainActor
      static func count(in state: StateReader<AppState>) -> Int { state.\(place(schema.path, ".")).count }
      static let ownCount: any KeyPath<AppState, Int> & Sendable = \\.\(place(schema.path, ".")).count
      static let otherCount: any KeyPath<AppState, Int> & Sendable = \\.d0.count
      static let otherScope = AppScope.root.d0

      /// Actions that are not dispatched.
      static let otherActions: [any KeyPath<AppAction, Int?> & Sendable] = [
        \(otherActions.joined(separator: ",\n    "))
      ]
    }

    \(reducers)
    """
  }

  private func action(_ name: String) -> String {
    schema.path.reversed().reduce(".\(name)") { ".d\($1)(\($0))" }
  }

  private func place(_ path: [Int], _ separator: String) -> String {
    // An accessor of the root's action is not optional, but its value is.
    let place = path.map { "d\($0)" }.joined(separator: separator)
    return separator == "?." ? place + "?" : place
  }

  /// A hundred at most, as each key path takes the compiler long.
  private var otherActions: [String] {
    (0..<min(schema.domains * 7, 100)).map { number in
      "\\.\(place(schema.path(to: number % schema.domains), "?.")).set\(number / schema.domains % 7 + 1)"
    }
  }

  /// From the last domain on, as a domain's children come after it. One expression for all takes the compiler long.
  private var reducers: String {
    (0..<schema.domains).reversed().map { number in
      let type = "Reducer<D\(number)State, D\(number)Action>"
      return "private let reducer\(number): \(type) = .d\(number)(\(arguments(schema.children(of: number))))"
    }.joined(separator: "\n")
  }

  private func arguments(_ domains: Range<Int>) -> String {
    domains.map { "d\($0): reducer\($0)" }.joined(separator: ", ")
  }
}
