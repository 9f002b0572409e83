#if Import
/// Pieces of the two dialects, and of Swift around them, which mutations put into the code of an app.
package enum ImportedWords {
  package static let all: [String] = composableArchitecture + reSwift + swift

  private static let composableArchitecture: [String] = [
    "@Reducer", "@Reducer enum A", "@ObservableState", "@Presents", "@PresentationState", "@BindingState",
    "@Shared", "@Dependency(\\.a)", "@CasePathable", "struct A", "struct State", "enum Action", "State",
    "Action", "A.State", "A.Action", "PresentationAction<A.Action>", "IdentifiedActionOf<A>",
    "IdentifiedArrayOf<A.State>", "StackActionOf<A>", "StackState<A.State>", "BindingAction<State>",
    "BindableAction", "ViewAction", "AlertState<Action>", "var body: some ReducerOf<Self>",
    "var body: some Reducer<State, Action>",
    "func reduce(into state: inout State, action: Action) -> Effect<Action>", "Reduce",
    "Reduce { state, action in", "Scope(state: \\.a, action: \\.a) { A() }", "BindingReducer()",
    "EmptyReducer()", "CombineReducers", ".ifLet(\\.$a, action: \\.a)", ".ifLet(\\.a, action: \\.a) { A() }",
    ".ifCaseLet", ".forEach(\\.a, action: \\.a)", ".run { send in", ".run", ".send(.a)", "await send(.a)",
    ".merge(", ".concatenate(", ".none", ".cancel(id: ", ".cancellable(id: a, cancelInFlight: true)",
    ".debounce(id: a, for: .seconds(1), scheduler: a)", ".presented(", ".dismiss", ".element(id: ",
    ".popFrom(id: ", ".binding(\\.a)", "catch: { error, send in", "await dismiss()", "withLock",
    "withAnimation", "CancelID.a", "TaskResult<A>", "Result<A, any Error>",
  ]

  private static let reSwift: [String] = [
    "struct A: Action", "enum A: Action", "struct A: StateType", "Action", "Middleware<A>",
    "DispatchFunction", "Store<A>", "func a(action: Action, state: A?) -> A",
    "func a(_ state: inout A, _ action: Action)", "Reducer<A> = { state, action in",
    "var state = state ?? A()", "switch action", "case let action as A:", "case is A:", "case _ as A:",
    "if let action = action as? A", "guard let action = action as? A else", "return state",
    "{ dispatch, getState in { next in { action in", "next(action)", "dispatch(A())", "getState()",
    "ReSwiftInit", "actionType", "windowUUID", "newState", "static func", "A.reducer(",
  ]

  private static let swift: [String] = [
    "import ComposableArchitecture\n", "import ReSwift\n", "{", "}", "(", ")", "[", "]", "<", ">", "\n",
    "\r\n", "  ", "\"", "\"\"\"", "#\"", "\\(", "`", "`a`", "`a b`", "//", "///", "/*", "*/", "#if A",
    "#else", "#endif", ",", ":", ";", "=", "==", "&&", ".", "->", "?", "!", "&", "$", "_", "\\.", "@", "#",
    "$0", "case .a:", "case .a(let b):", "case let .a(b, c: d):", "case .a, .b:", "case a", "case a(Int)",
    "default:", "where a", "break", "fallthrough", "return ", "return .none", "switch", "if", "else",
    "if let a", "guard", "for a in b", "while", "do", "catch", "try", "await", "throw", "defer",
    "state.a = b", "state.a += 1", "state.a.toggle()", "state = ", "state", "action", "state.a[id: b]?.c = d",
    "var a: Int = 1", "var a = 1", "let a: A?", "var a: [A] = []", "lazy var", "static", "private", "public",
    "indirect", "mutating func", "func a() {}", "init() {}", "extension A", "extension A.State", "protocol A",
    "typealias A = B", "class", "actor", "enum A", "nil", "true", "self", "Self", "some", "any", "in",
    "inout", "willSet", "didSet", "Equatable", "Identifiable", "Int", "String", "UUID", "é🐈", "\u{FEFF}",
    "\0", "\u{2028}",
  ]
}
#endif
