internal import StateKitGenerator

/// A call of the initializer of `UsersEffects`.
struct EffectsCall {
  struct Argument {
    let label: String
    /// The bytes from the label to the end of the value.
    let range: Range<Int>
    /// The comma after the argument.
    let comma: SwiftToken?
  }

  let file: SourceFile
  let group: SwiftGroup
  let arguments: [Argument]
  let hasTrailingClosure: Bool
  /// Whether the call stands in an extension of `UsersEffects`, like the calls that the scaffold writes.
  let isInExtension: Bool
}

/// The calls in the user's files that make a value of `UsersEffects`, and the closures that they pass.
///
/// Recognized forms: `UsersEffects(…)`, `UsersEffects.init(…)`, `: UsersEffects = .init(…)`, `Self(…)` and
/// `.init(…)` in an extension, and an assignment `effects.load = …` in a file with one of these calls.
struct EffectsUses {
  private(set) var calls: [EffectsCall] = []
  private var assigned: Set<String> = []
  private let name: String
  private let closures: Set<String>

  init(of name: String, closures: Set<String>, in code: UserCode) {
    self.name = name
    self.closures = closures
    for outline in code.outlines where outline.file.mentions(name) {
      let extensions = outline.scopes.filter { $0.kind == .extension && $0.path.last == name }.map(
        \.body.inside
      )
      let count = calls.count
      search(outline.tree, outline.file, extensions)
      if calls.count > count { searchAssignments(outline.tree, outline.file) }
    }
  }

  /// The closures that are passed or assigned anywhere.
  var given: Set<String> { assigned.union(calls.flatMap(\.arguments).map(\.label)) }

  private mutating func search(_ nodes: [SwiftNode], _ file: SourceFile, _ extensions: [Range<Int>]) {
    for (index, node) in nodes.enumerated() {
      switch node {
      case .token: break
      case .conditional(let conditional):
        for branch in conditional.branches { search(branch, file, extensions) }
      case .group(let group):
        let isInExtension = extensions.contains { $0.contains(group.open.range.lowerBound) }
        if group.isParentheses, isCall(nodes[..<index], file, isInExtension) {
          calls.append(
            EffectsCall(
              file: file,
              group: group,
              arguments: EffectsUses.arguments(of: group, file),
              hasTrailingClosure: EffectsUses.isTrailingClosure(nodes.dropFirst(index + 1).first, file),
              isInExtension: isInExtension
            )
          )
        }
        search(group.nodes, file, extensions)
      }
    }
  }

  /// Matches the tokens before the parentheses, from the last one backwards.
  private func isCall(_ before: ArraySlice<SwiftNode>, _ file: SourceFile, _ isInExtension: Bool) -> Bool {
    var words = before.suffix(6).reversed().map { $0.token.map(file.name) ?? "" }
    guard words.first != "" else { return false }
    if words.starts(with: ["init", "."]) {
      words.removeFirst(2)
      let isInferred = words.first == "=" && words.dropFirst().first == name
      if isInExtension, !["self", "super"].contains(words.first) { return true }
      return words.first == name || isInferred
    }
    if words.first == "Self" { return isInExtension }
    guard words.first == name else { return false }
    return !["func", "struct", "extension", "case", "@"].contains(words.dropFirst().first ?? "")
  }

  private static func isTrailingClosure(_ node: SwiftNode?, _ file: SourceFile) -> Bool {
    guard let group = node?.group, group.isBraces else { return false }
    return !group.open.isFirstOnLine
  }

  static func arguments(of group: SwiftGroup, _ file: SourceFile) -> [EffectsCall.Argument] {
    var arguments: [EffectsCall.Argument] = []
    var piece: [SwiftNode] = []
    func end(at comma: SwiftToken?) {
      guard let first = piece.first, let last = piece.last else { return }
      let isNamed = piece.count > 1 && piece[1].token?.isSign(ASCII.colon) == true
      if isNamed, let label = first.token {
        let range = label.range.lowerBound..<last.end
        arguments.append(EffectsCall.Argument(label: file.name(label), range: range, comma: comma))
      } else if let before = arguments.popLast() {
        // A comma between `<` and `>` does not separate arguments.
        let range = before.range.lowerBound..<last.end
        arguments.append(EffectsCall.Argument(label: before.label, range: range, comma: comma))
      }
      piece = []
    }
    for node in group.nodes {
      if let token = node.token, token.isSign(ASCII.comma) { end(at: token) } else { piece.append(node) }
    }
    end(at: nil)
    return arguments
  }

  private mutating func searchAssignments(_ nodes: [SwiftNode], _ file: SourceFile) {
    for (index, node) in nodes.enumerated() {
      switch node {
      case .group(let group): searchAssignments(group.nodes, file)
      case .conditional(let conditional):
        for branch in conditional.branches { searchAssignments(branch, file) }
      case .token(let token):
        guard index > 0, nodes[index - 1].token?.isSign(ASCII.dot) == true,
          closures.contains(file.name(token)),
          nodes.dropFirst(index + 1).first?.token?.isSign(ASCII.equals) == true,
          nodes.dropFirst(index + 2).first?.token?.isSign(ASCII.equals) != true
        else { continue }
        assigned.insert(file.name(token))
      }
    }
  }
}
