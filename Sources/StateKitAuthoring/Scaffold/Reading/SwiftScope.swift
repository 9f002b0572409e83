internal import StateKitGenerator

/// A type or an extension in a file of the user's, with the functions that stand in it.
struct SwiftScope {
  enum Kind: Equatable {
    case type, `protocol`, `extension`
  }

  let kind: Kind
  let isActor: Bool
  let file: SourceFile
  /// With the names of the types around it: `["App", "UsersReducer"]`; of an extension as it is spelled.
  let path: [String]
  let name: SwiftToken
  /// Where the declaration begins, with its attributes.
  let start: SwiftToken
  /// For example `["MainActor"]`.
  let attributes: [String]
  let modifiers: Set<String>
  let inheritance: [SwiftInheritance]
  let body: SwiftGroup
  /// The branches of `#if` that it stands in, from outside to inside.
  let conditions: [SwiftCondition]
  var functions: [SwiftFunction] = []
  /// Macros among its members, each of which may give rise to more of them.
  var macros: [SwiftToken] = []

  func location(of token: SwiftToken) -> SourceLocation { file.location(at: token.range.lowerBound) }
}

/// What a type says it is: `UsersReducing`, `MyModule.UsersReducing`.
struct SwiftInheritance {
  let path: [String]
  let token: SwiftToken
}

/// A branch of an `#if`.
struct SwiftCondition: Hashable {
  /// Where the `#if` stands in its file.
  let offset: Int
  let branch: Int
  /// How many there are; with `#else`, one of them always counts.
  let branchCount: Int
  let hasElse: Bool
}

/// A function of a type.
struct SwiftFunction {
  struct Parameter {
    /// Nil for `_`.
    let label: String?
    let isInout: Bool
    /// Without white space, attributes and `inout`: `UsersAction.DomainState`.
    let type: String
  }

  /// Without backticks.
  let name: String
  let nameToken: SwiftToken
  let modifiers: Set<String>
  let parameters: [Parameter]
  /// From the first attribute or modifier to the end of the body.
  let range: Range<Int>
  let conditions: [SwiftCondition]

  /// As messages and compilers name it: `renamed(_:id:name:)`.
  var shown: String { "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" }
}

/// `typealias Handlers = UsersReducing`: another name for a protocol.
struct SwiftAlias {
  let name: String
  /// The last components of the names on the right side.
  let names: [String]
}
