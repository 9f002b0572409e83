import StateKitTestSupport

/// Draws a random valid schema from a seed.
///
/// The files `Drawing+….swift` draw the parts of the language.
final class Drawing {
  var random: SplitMix64
  var schema: DrawnSchema
  let size: DrawnSize
  let domainCount: Int
  /// A counter that makes names unique.
  var counter = 0
  /// Whether an action is dispatched, by bridges and where work is left out, or has such consequences, so that these cannot
  /// form a cycle.
  var isDispatched: [String: Bool] = [:]

  init(seed: UInt64, number: Int, size: DrawnSize? = nil) {
    var random = SplitMix64(seed: seed)
    self.size = size ?? DrawnSize.draw(&random)
    domainCount = self.size.domainCounts.randomElement(using: &random) ?? 1
    schema = DrawnSchema(seed: seed, number: number, access: "internal", usedAccess: "public")
    self.random = random
  }

  func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &random) }

  /// Different words, at most as many as there are.
  func pick(_ count: Int, of words: [String], without taken: Set<String> = []) -> [String] {
    Array(words.filter { !taken.contains($0) }.shuffled(using: &random).prefix(count))
  }

  /// Different actions, at most as many as there are.
  func pick(_ count: Int, of leaves: [DrawnLeaf]) -> [DrawnLeaf] {
    var paths: Set<String> = []
    return Array(leaves.shuffled(using: &random).filter { paths.insert($0.path).inserted }.prefix(count))
  }

  func fresh(_ word: String) -> String {
    counter += 1
    return "\(word)\(counter)"
  }
}

/// The size of a schema.
enum DrawnSize: String, CaseIterable {
  case small, medium, deep, wide, huge
}

extension DrawnSize {
  fileprivate static func draw(_ random: inout SplitMix64) -> DrawnSize {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<80: .small
    case 80..<93: .medium
    case 93..<98: .deep
    default: .wide
    }
  }

  fileprivate var domainCounts: [Int] {
    switch self {
    case .small: [1, 1, 2, 2, 3]
    case .medium: [3, 4, 5]
    case .deep: [6, 8, 10]
    case .wide: [1, 2]
    case .huge: [1]
    }
  }
}

extension Drawing {
  static func draw(seed: UInt64, number: Int, size: DrawnSize? = nil) -> DrawnSchema {
    let drawing = Drawing(seed: seed, number: number, size: size)
    drawing.drawFrame()
    drawing.drawTypes()
    drawing.drawDomains()
    for domain in drawing.schema.domains.indices.reversed() { drawing.fill(domain) }
    drawing.drawFollows()
    return drawing.schema
  }

  /// Draws the top level of the files.
  private func drawFrame() {
    let conformances: [Set<DrawnConformance>] = [
      [.equatable], [.equatable], [.equatable], [.equatable, .hashable], [.equatable, .codable],
      [.equatable, .hashable, .codable], [.equatable, .recordable], [.equatable, .hashable, .recordable], [],
    ]
    schema.conformances = pick(conformances) ?? []
    schema.access = pick(["internal", "internal", "package", "public"]) ?? ""
    let usesModule = domainCount > 1 && chance(35)
    if usesModule {
      schema.usedAccess = schema.access == "package" ? pick(["package", "public"]) ?? "" : "public"
    }
    for isUsed in usesModule ? [false, true] : [false] {
      for _ in 0..<(size == .small ? number(1...2) : number(1...3)) {
        schema.files.append(
          DrawnSchema.File(
            name: "\(fresh(isUsed ? "Base" : "Schema"))x\(schema.number)",
            isUsed: isUsed,
            documentation: drawDocumentation(),
            accessors: chance(50) ? pick([.full, .full, .indexed, .read, .none]) : nil,
            // An import may declare unknown types, so it must be internal; a public import would also have to
            // be used publicly.
            imports: (isUsed ? schema.usedAccess : schema.access) == "internal" && chance(15)
              ? ["Synchronization"] : []
          )
        )
      }
    }
  }

  func drawDocumentation() -> String? {
    guard chance(25) else { return nil }
    let separator = pick(["", " ", "\n"]) ?? ""
    return (0..<number(1...4)).map { _ in drawPiece() }.joined(separator: separator)
  }

  func drawString() -> String { (0..<number(0...3)).map { _ in drawPiece() }.joined() }

  private func drawPiece() -> String { pick(chance(50) ? Words.hostile : Words.documentation) ?? "" }

  func drawFile(isUsed: Bool) -> Int {
    pick(schema.files.indices.filter { schema.files[$0].isUsed == isUsed }) ?? 0
  }
}
