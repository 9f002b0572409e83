/// `followedProperties`: copies the values that properties of children follow, then does the same in the children.
struct FollowedPropertiesTranslator {
  let domain: DomainCode
  /// The domains whose numbers the code needs, as paths through children.
  private let places: [[String]]
  /// The positions of these domains in `places`.
  private let positions: [[String]: Int]

  init(domain: DomainCode) {
    self.domain = domain
    var places: [[String]] = []
    var positions: [[String]: Int] = [:]
    for follow in domain.model.follows {
      for place in (follow.isOfElements ? [] : [follow.target]) + follow.sourceDomains
      where !place.isEmpty && positions[place] == nil {
        positions[place] = places.count
        places.append(place)
      }
    }
    self.places = places
    self.positions = positions
  }

  var declarations: [any Declaration] {
    guard domain.model.hasFollows else { return [] }
    return [
      ExtensionDeclaration(
        type: domain.action,
        members: [property, make] + CopiesTranslator(domain: domain).declarations
      )
    ]
  }

  private var type: Code { "StateKit._FollowedProperties<\(domain.state)>" }

  private var property: any Declaration {
    PropertyDeclaration(
      prefix: DeclarationPrefix(
        documentation: DocComment(saying: "The properties of children that follow others; for internal use.")
      ),
      keyword: "\(domain.access.prefix)static let",
      name: Identifier(validated: "followedProperties"),
      type: "\(type)?",
      value: .initial(["makeFollowedProperties()"])
    )
  }

  /// A separate function, because the compiler compiles the contents of a property for the module as well as for its
  /// file.
  private var make: any Declaration {
    let parameters: [Code] = ["state: inout \(domain.state)", "touched: inout StateKit.TouchedDomains"]
    let ranges: Code = "let domains: [Swift.Range<Swift.Int>] = \(domain.action).actionTree.domains"
    return FunctionDeclaration(
      head: "private static func makeFollowedProperties",
      parameters: [],
      result: type,
      body: numbers + (below.isEmpty && !hasElements ? [] : [ranges]) + below.map(captured)
        + ["@Sendable func follow(\(parameters.list)) {"]
        + (copies + below.flatMap(descent)).indented
        + ["}", "return \(type)(follow)"]
    )
  }

  // MARK: - The domain's own children

  /// Constants for the numbers of the domains in `places`.
  private var numbers: [Code] {
    places.enumerated().map { index, place in
      let names: [Code] = place.map { "\(StringLiteral($0))" }
      return "let number\(index): Swift.Int = \(domain.action).actionTree.number(of: \(names.list))"
    }
  }

  private func number(of place: [String]) -> Code { positions[place].map { "number\($0)" } ?? "0" }

  private var hasElements: Bool { domain.model.follows.contains(where: \.isOfElements) }

  private var copies: [Code] {
    domain.model.follows.enumerated().flatMap { $1.isOfElements ? copyIntoAll($1, $0) : copy($1) }
  }

  /// The code that copies a property into all elements of a list or a stack, if its source or the elements may have changed.
  private func copyIntoAll(_ follow: FollowModel, _ index: Int) -> [Code] {
    let place: Code = "domains[\(domain.children.firstIndex { $0.name == follow.child } ?? 0)]"
    let sources: [Code] = follow.sourceDomains.map { "touched._touches(\(number(of: $0)))" }
    let differs: Code = "StateKit._GeneratedCode.differ($0.\(follow.property), value\(index))"
    let test: Code = follow.location == nil ? differs : "\(follow.alternative == nil ? "_ in " : "")true"
    let isDifferent: Code =
      follow.alternative.map { "$0.\($0).map { \(follow.location == nil ? "" : "_ in ")\(test) }" } ?? test
    let copy: Code = "\(follow.owner(in: "$0")).\(follow.property) = value\(index)"
    let isAsked: Bool = below.contains { $0.child.name == follow.child }
    return (isAsked ? ["var hasCopied\(index) = false"] : []) + [
      "if touched._touchesElements(\(place))\(sources.map { " || \($0)" as Code }.joined(separator: "")) {",
      "  let value\(index) = state.\(follow.source)",
      "  \(isAsked ? "hasCopied\(index)" : "_") = touched._copyIntoAll(",
      "    of: &state.\(follow.child),",
      "    in: \(place),",
      "    where: { \(isDifferent) }",
      "  ) {",
      "    \(copy.judged(at: follow.location))",
      "  }",
      "}",
    ]
  }

  /// The code that copies a property if its source may have changed. If only the compiler can check the types, the
  /// values are not compared first, so that an error appears once, at the schema's line.
  private func copy(_ follow: FollowModel) -> [Code] {
    let target: Code = number(of: follow.target)
    let touched: [Code] = follow.sourceDomains.map { "touched._touches(\(target), \(number(of: $0)))" }
    let touches: Code = touched.dropFirst().reduce(touched.first ?? "true") { "\($0) || \($1)" as Code }
    let conditions: [Code] =
      [touches] + presence(follow) + (follow.location == nil ? [difference(follow)] : [])
    let place: Code = "state.\(follow.child)\(follow.kind == .optional ? "?" : "")"
    let owner: Code = follow.alternative.map { "\(place).\($0)?" } ?? place
    let copy: Code = "\(owner).\(follow.property) = state.\(follow.source)"
    return head(conditions) + ["  \(copy.judged(at: follow.location))"]
      + ["  touched._markProperties(of: \(target))", "}"]
  }

  private func head(_ conditions: [Code]) -> [Code] {
    guard let first = conditions.first, conditions.count > 1 else { return conditions.map { "if \($0) {" } }
    let middle: [Code] = conditions.dropFirst().dropLast().map { "  \($0)," }
    return ["if \(first),"] + middle + conditions.suffix(1).map { "  \($0)" } + ["{"]
  }

  private func presence(_ follow: FollowModel) -> [Code] {
    let name: Code = follow.location == nil ? "(let child)" : ""
    if let alternative = follow.alternative {
      return ["case .\(alternative)\(name)\(follow.kind == .optional ? "?" : "") = state.\(follow.child)"]
    }
    guard follow.kind == .optional else { return [] }
    return [follow.location == nil ? "let child = state.\(follow.child)" : "state.\(follow.child) != nil"]
  }

  private func difference(_ follow: FollowModel) -> Code {
    let isNamed: Bool = follow.alternative != nil || follow.kind == .optional
    let child: Code = isNamed ? "child" : "state.\(follow.child)"
    return "StateKit._GeneratedCode.differ(\(child).\(follow.property), state.\(follow.source))"
  }

  // MARK: - The children's children

  private var below: [(index: Int, child: ChildModel)] {
    domain.children.enumerated().filter { $0.element.domain.hasFollows }.map { ($0.offset, $0.element) }
  }

  private func captured(_ index: Int, _ child: ChildModel) -> Code {
    "let follow\(index) = \(child.action).followedProperties"
  }

  private func descent(_ index: Int, _ child: ChildModel) -> [Code] {
    var arguments: Code = "in: domains[\(index)], touching: &touched"
    if child.kind == .each || child.kind == .stack {
      let copied: [Code] = domain.model.follows.enumerated().filter { $1.child == child.name }.map {
        "hasCopied\($0.offset)"
      }
      arguments =
        "\(arguments), all: \(copied.dropFirst().reduce(copied.first ?? "false") { "\($0) || \($1)" as Code })"
    }
    guard domain.model.state.oneOf != nil else {
      return [
        ("follow\(index)?.follow(&state.\(child.name), \(arguments))" as Code)
          .judged(at: domain.judgement(of: child))
      ]
    }
    return [
      "if case .\(child.name) = state, case .\(child.name)(var caseState) = StateKit._GeneratedCode.take(&state) {",
      "  follow\(index)?.follow(&caseState, \(arguments))",
      "  StateKit._GeneratedCode.put(.\(child.name)(caseState), into: &state)",
      "}",
    ]
  }
}

extension FollowModel {
  fileprivate var isOfElements: Bool { kind == .each || kind == .stack }

  /// The domain of the property, as a path through children.
  fileprivate var target: [String] { [child.name] + (alternative.map { [$0.name] } ?? []) }
}
