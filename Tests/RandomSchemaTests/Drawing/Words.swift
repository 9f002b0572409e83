/// The words for names.
enum Words {
  /// Keywords and types of Swift, which generated code must escape or avoid.
  static let ofSwift = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "each",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "guard",
    "if", "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "lazy", "let", "macro",
    "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package",
    "postfix", "precedence", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows",
    "return", "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "then", "throw",
    "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet", "yield",
  ]

  /// Names in generated code, and functions and members of Swift.
  static let ofGeneratedCode = [
    "abs", "action", "bridges", "bridged", "change", "children", "configuration", "count", "decoder",
    "domain",
    "domains", "effects", "elements", "error", "failure", "first", "handler", "handlers", "idle", "index",
    "initialState", "input", "isolation", "item", "leaf", "loaded", "loading", "max", "middleware", "min",
    "newValue", "oldValue", "output", "parent", "path", "phase", "phaseIndex", "policy", "print", "reduce",
    "reducer", "request", "result", "scope", "send", "sequence", "sideEffects", "source", "state", "states",
    "store", "success", "supplied", "supply", "swap", "swift", "touched", "type", "value", "value0", "value1",
    "value2", "work", "zip",
  ]

  static let plain = [
    "added", "amount", "author", "body", "cleared", "closed", "color", "counted", "größe", "dauer", "feed",
    "found", "items", "language", "last", "link", "moved", "next", "none", "note", "opened", "page", "query",
    "removed", "renamed", "saved", "selected", "sent", "signedIn", "size2x", "started", "stopped", "tags",
    "title", "total", "typed", "urlOfPage", "visited", "x", "y", "été", "λ", "変更",
  ]

  static let lower = ofSwift + ofGeneratedCode + plain

  /// Words that are valid as a case, a label and a property, but not as a child, because scopes have members
  /// with these names.
  static let besideChildren = [
    "get", "map", "root", "modify", "embed", "extract", "pullback", "element", "appending",
  ]
  /// Words that are valid as a property and a label, but not as a case.
  static let ofProperties = ["name", "description", "hash", "leaves", "rawValue", "allCases", "id"]

  static let actions = lower + besideChildren
  static let properties = lower + besideChildren + ofProperties
  static let labels = properties + ["hashValue"]
  static let children = lower.filter { !besideChildren.contains($0) }
  static let enumCases = lower + besideChildren + ["name", "description", "leaves"]

  /// Words whose capitalized form names an enum, which must not shadow a type.
  static let requests = [
    "fetch", "load", "save", "lookUp", "fetchUsers", "import", "switch", "default", "init", "repeat", "try",
    "print", "sync", "open", "send2", "delete", "refresh", "where", "in", "func",
    "results", "users", "success", "failure", "request", "phase", "value", "output",
    "case", "var", "holen", "öffnen",
    "action", "domain", "effect", "effectContext", "loadable", "mainActor", "middleware", "mirror", "reducer",
    "registration", "replay", "scope", "send", "sideEffect", "store", "subscription", "task", "testClock",
    "work",
  ]

  /// Names of the runtime's types and of Swift's, without those that the laws name themselves. At least twice as many as
  /// schemas are compiled at once.
  static let ofRuntime = [
    "ActionCause", "ActionLeaf", "ActionSource", "AnyError", "AnyKeyPath", "Arrow", "AsyncStream",
    "BindableDomainAction", "BoundProperty", "BridgeMiddleware", "CaseIterable", "Clock",
    "ComposedMiddleware", "Dispatcher", "DomainEffects", "DomainHost", "EachMiddleware", "EffectContext",
    "EffectMiddleware", "EffectPolicy", "EffectStream", "Hasher", "IdentityMiddleware", "LiftedMiddleware",
    "LocalStore", "LoggerMiddleware", "Middleware", "OneOfState", "OptionalMiddleware", "OptionalState",
    "PartialKeyPath", "PayloadReader", "PayloadWriter", "PresentableAction", "PresentedChild",
    "RecordableValue", "Regex", "RuntimeIssue", "Send", "SensitiveProperties", "SideEffect",
    "SideEffectTiming", "SideEffects", "Slice", "StackMiddleware", "StackPath", "StateOfCases",
    "StateReader", "StoreType", "Subscription", "Task", "TestClock", "TouchedDomains", "Viewpoint",
  ]

  /// Names of domains, with the names of their factories.
  static let domains: [(name: String, factory: String)] = [
    ("App", "app"), ("Users", "users"), ("UserList", "userList"), ("URLLoader", "urlLoader"), ("API", "api"),
    ("Feed", "feed"), ("FeedState", "feedState"), ("X", "x"), ("Ämter", "ämter"), ("Settings", "settings"),
    ("Default", "default"), ("Import", "import"), ("Switch", "switch"), ("Self", "self"), ("Init", "init"),
    ("Reducer", "reducer"), ("Bridge", "bridge"), ("Detail", "detail"), ("Search", "search"), ("Map", "map"),
    ("HTTPClient", "httpClient"), ("Combine", "combine"), ("Scope", "scope"), ("Store", "store"),
    ("Identity", "identity"), ("Kitten", "kitten"), ("Row", "row"), ("Effects", "effects"), ("Root", "root"),
  ]

  static let types = [
    "User", "Page", "Phase", "Role", "Kind", "Failure", "Error", "Result", "Value", "Element", "Item",
    "Color",
    "Optional", "Any", "Type", "Protocol", "Users", "Feed", "Some", "Größe", "ID", "Index", "State2", "Event",
  ]

  /// Pieces of text that have broken code generators, drawn more often than others.
  static let hostile = [
    "*/", "/*", "\"\"\"", "\"", "\\", "\n", "\r\n", "\r", "\u{0}", "\u{2028}", "\u{202E}", "👩‍👩‍👧‍👦",
  ]

  /// Pieces of documentation, strings and messages.
  static let documentation = [
    "*/", "/*", "/**", "\"\"\"", "\"", "\\(code)", "\\", "\n", "\r\n", "\r", "\n\n", "\t", "  ", "///",
    "// MARK: -",
    "#sourceLocation(file: \"x\", line: 1)", "#if false", "#warning(\"x\")", "```", "- Parameter x: y", "'",
    "`",
    "\u{0}", "\u{7}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{FEFF}",
    "\u{301}",
    "\u{200D}", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇪🇺", "é", "e\u{301}", "漢字", "\u{10FFFF}", "Asks for all people.", "one", "Two", "!",
    ":",
    "(x:y:)", "$", "$0", "@path", "%@", "&amp;", "</a>", "{", "}", "//", "TODO", "•••", "\\u{41}", "\\n",
  ]
}
