internal import StateKitGenerator

/// A type or an extension in one of the user's files, with its functions.
struct SwiftScope {
  enum Kind: Equatable {
    case type, `protocol`, `extension`
  }

  let kind: Kind
  /// `struct`, `extension`
  let keyword: String
  let file: SourceFile
  /// The name, with the names of the types around it: `["App", "UsersReducer"]`; as written for an extension.
  let path: [String]
  let name: SwiftToken
  /// The first token of the declaration, including attributes.
  let start: SwiftToken
  /// The attributes, for example `["MainActor"]`.
  let attributes: [String]
  let modifiers: Set<String>
  let inheritance: [SwiftInheritance]
  let body: SwiftGroup
  /// The `#if` branches around the declaration, from outside to inside.
  let conditions: [SwiftCondition]
  var functions: [SwiftFunction] = []
  /// The macros among the members, which may generate more members.
  var macros: [SwiftToken] = []

  var isActor: Bool { keyword == "actor" }

  func location(of token: SwiftToken) -> SourceLocation { file.location(at: token.range.lowerBound) }
}

/// An inherited type or protocol: `UsersReducing`, `MyModule.UsersReducing`.
struct SwiftInheritance {
  let path: [String]
  let token: SwiftToken
}

/// A branch of an `#if`.
struct SwiftCondition: Hashable {
  /// The offset of the `#if` in its file.
  let offset: Int
  let branch: Int
  /// The number of branches; with `#else`, one of them is always active.
  let branchCount: Int
  let hasElse: Bool
}

/// A function of a type.
struct SwiftFunction {
  struct Parameter {
    /// The label; nil for `_`.
    let label: String?
    let isInout: Bool
    /// Whether a call may leave the parameter out.
    let hasValue: Bool
    /// The type without white space, attributes and `inout`: `UsersAction.DomainState`.
    let type: String
  }

  /// The name without backticks.
  let name: String
  let nameToken: SwiftToken
  let modifiers: Set<String>
  let parameters: [Parameter]
  /// The bytes from the first attribute or modifier to the end of the body.
  let range: Range<Int>
  let conditions: [SwiftCondition]

  /// The name in messages of compilers: `renamed(_:id:name:)`.
  var shown: String { "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" }
}

/// `typealias Handlers = UsersReducing`: another name for a protocol.
struct SwiftAlias {
  let name: String
  /// The last components of the names on the right side.
  let names: [String]
}
