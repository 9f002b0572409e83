/// The text of a label: a name, and as many surrounding names as distinguish the label from all others.
struct MapLabelText {
  private let ownName: String
  private let suffix: String
  /// The surrounding names, the outermost first.
  private let around: [String]
  /// The number of these names that are shown; a number above their count means all of them, uncut.
  private var length: Int

  /// - Parameter domains: The domain of a box, or the domains that are folded into it. If their module differs from the
  ///   module of their parent, the label may name it.
  init(_ graph: Graph, _ domains: [Int], isLooping: Bool) {
    let first = graph.domains[domains[0]]
    let isFold = domains.count > 1
    ownName = isFold ? "\(domains.count) domains" : first.name
    suffix = isLooping && !isFold ? " ↻" : ""
    let parents = sequence(first: domains[0]) { graph.domains[$0].parent }.dropFirst()
    let parentModule = first.parent.flatMap { graph.domains[$0].module }
    let module = isFold && first.module != parentModule ? first.module : nil
    around = parents.reversed().map { graph.domains[$0].name } + (module.map { [$0] } ?? [])
    length = min(around.count, isFold || first.depth > graph.outermostDepth ? 1 : 0)
  }

  var name: String { cut(ownName) + suffix }

  var parent: String? { length == 0 ? nil : around.suffix(length).map(cut).joined(separator: ".") }

  private func cut(_ name: String) -> String { length > around.count ? name : MapLabelText.cut(name) }

  static func cut(_ name: String) -> String {
    name.count > MapMetrics.longestName ? "\(name.prefix(MapMetrics.longestName - 1))…" : name
  }

  /// Lengthens equal labels until they differ.
  static func distinct(_ texts: [MapLabelText]) -> [MapLabelText] {
    var texts = texts
    while true {
      let alike = Dictionary(grouping: texts.indices) { [texts[$0].name, texts[$0].parent] }.values
        .filter { $0.count > 1 }.joined().filter { texts[$0].length <= texts[$0].around.count }
      if alike.isEmpty { return texts }
      for index in alike { texts[index].length += 1 }
    }
  }
}
