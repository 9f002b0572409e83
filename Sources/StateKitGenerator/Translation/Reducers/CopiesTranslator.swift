/// The copies that children have of properties of their parent, in the parent's reducer: a shared property that a child changed
/// goes up, and a property that follows stays as it is.
struct CopiesTranslator {
  let domain: DomainCode

  /// The domains of the sources of shared properties, as paths through children.
  private var places: [[String]] {
    var places: [[String]] = []
    for follow in domain.model.follows where follow.isShared {
      if let place = follow.sourceDomains.first, !place.isEmpty, !places.contains(place) {
        places.append(place)
      }
    }
    return places
  }

  /// Constants for the numbers of these domains.
  var numbers: [Code] {
    places.enumerated().map { index, place in
      let names: [Code] = place.map { "\(StringLiteral($0))" }
      return "let number\(index): Swift.Int = \(domain.action).actionTree.number(of: \(names.list))"
    }
  }

  /// The code around the reducer of a child.
  func of(_ child: ChildModel) -> ChildCopies {
    let places: [[String]] = places
    let follows: [FollowModel] = domain.model.follows.filter { $0.child == child.name }
    return ChildCopies(
      copies: follows.enumerated().map { index, follow in
        let place: [String] = follow.sourceDomains.first ?? []
        let number: Code? = places.firstIndex(of: place).map { "number\($0)" }
        return ChildCopies.Copy(
          follow: follow,
          index: index,
          holder: follows.firstIndex { $0.isShared && $0.source == follow.source } ?? index,
          mark: number.map { "touched._markProperties(of: \($0))" } ?? "touched.markOwnProperties()"
        )
      }
    )
  }

  /// A function that notes the copies that a handler of the domain wrote.
  var declarations: [any Declaration] {
    guard domain.overwrittenCopies != nil else { return [] }
    return [
      FunctionDeclaration(
        head: "fileprivate static func overwrittenCopies",
        parameters: [
          "_ touched: inout StateKit.TouchedDomains", "_ before: \(domain.state)", "_ state: \(domain.state)",
        ],
        body: domain.model.follows.flatMap(check)
      )
    ]
  }

  private func check(_ follow: FollowModel) -> [Code] {
    guard let child = domain.children.first(where: { $0.name == follow.child }) else { return [] }
    let arguments: [Code] = [
      "in: state.\(child.name)", "before: before.\(child.name)", "\(child.action).self",
      "of: state.\(follow.source)", "at: { \(follow.value(of: "$0")) }",
      "by: { StateKit._GeneratedCode._isWritten($0, $1) }",
    ]
    return [
      "if StateKit._GeneratedCode._isCopyWritten(\(arguments.list)) {",
      "  touched._noteOverwritten(\(follow.shown))",
      "}",
    ]
  }
}

/// The code around the call of a child's reducer.
struct ChildCopies {
  struct Copy {
    let follow: FollowModel
    let index: Int
    /// The index of the variable for a shared property. Cases that share one have one variable: another one with the old value
    /// would take the change back.
    let holder: Int
    /// Marks the domain of the source.
    let mark: Code
  }

  let copies: [Copy]

  var before: [Code] {
    copies.compactMap { copy -> Code? in
      if !copy.follow.isShared { return "var isOverwritten\(copy.index) = false" }
      return copy.holder == copy.index
        ? "var shared\(copy.index) = state.\(copy.follow.source)" : nil
    }
  }

  /// The beginning of the closure.
  var opening: Code { copies.isEmpty ? "" : " { child, reduce in" }

  var around: [Code] {
    if copies.isEmpty { return [] }
    let values: [Code] = copies.map { "let value\($0.index) = \($0.follow.value(of: "child"))" }
    return (values + ["reduce(&child)"] + copies.flatMap(change)).indented + ["}"]
  }

  private func change(_ copy: Copy) -> [Code] {
    let (now, before): (Code, Code) = ("now\(copy.index)", "value\(copy.index)")
    let value: Code = copy.follow.value(of: "child")
    let owner: Code = copy.follow.owner(in: "child")
    let isShared: Bool = copy.follow.isShared
    let test: Code = isShared ? "_isChanged(from: \(before), to: \(now))" : "_isWritten(\(before), \(now))"
    let condition: Code =
      copy.follow.alternative == nil
      ? "if case let \(now) = \(value), StateKit._GeneratedCode.\(test) {"
      : "if let \(before), let \(now) = \(value), StateKit._GeneratedCode.\(test) {"
    let body: [Code] =
      isShared
      ? [("shared\(copy.holder) = \(now)" as Code).judged(at: copy.follow.location)]
      : ["\(owner).\(copy.follow.property) = \(before)", "isOverwritten\(copy.index) = true"]
    return [condition.judged(at: copy.follow.comparedAt)] + body.indented + ["}"]
  }

  var after: [Code] { copies.flatMap(result) }

  private func result(_ copy: Copy) -> [Code] {
    guard copy.follow.isShared else {
      return ["if isOverwritten\(copy.index) { touched._noteOverwritten(\(copy.follow.shown)) }"]
    }
    if copy.holder != copy.index { return [] }
    let source: Code = "state.\(copy.follow.source)"
    return [
      "if StateKit._GeneratedCode._isChanged(from: \(source), to: shared\(copy.index)) {",
      "  \(source) = shared\(copy.index)",
      "  \(copy.mark)",
      "}",
    ]
  }
}

extension FollowModel {
  /// The child's name, the case's and the property's, for a message.
  fileprivate var shown: Code {
    let names: [String] = [child.name] + (alternative.map { [$0.name] } ?? []) + [property.name]
    return "\(StringLiteral(names.joined(separator: ".")))"
  }

  /// What has the property: the child's state or that of one of its cases.
  func owner(in state: Code) -> Code { alternative.map { "\(state).\($0)?" } ?? state }

  /// The property of a child's state; nil if it is another case.
  func value(of state: Code) -> Code {
    alternative.map { "\(state).\($0).map({ $0.\(property) })" } ?? "\(state).\(property)"
  }
}
