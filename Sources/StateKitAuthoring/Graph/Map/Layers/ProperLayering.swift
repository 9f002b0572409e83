/// A layering in which each segment of an edge leads to the next layer: long edges pass dummy vertices.
///
/// The long edges of a vertex share their dummy vertices, so that they run as one trunk and branch off it. A trunk
/// belongs to the end of an edge at which more long edges of the same direction meet. Arrows and lines of the tree have
/// trunks of their own.
struct ProperLayering {
  /// A vertex of the graph, or a dummy vertex.
  struct Node: Equatable {
    /// The vertex; nil for a dummy vertex.
    let vertex: Int?
    let layer: Int
  }

  /// A part of an edge between two nodes of neighbouring layers.
  struct Segment: Equatable {
    let first: Int
    let last: Int
  }

  /// The nodes; the vertices come first, by number.
  private(set) var nodes: [Node]
  private(set) var segments: [Segment] = []
  /// The segments of each edge, in the direction of the layers.
  private(set) var ways: [[Int]] = []
  /// Whether the trunk of each edge belongs to its first vertex.
  private(set) var sharesStart: [Bool] = []
  /// The neighbours of each node in the layer before, and after.
  private(set) var before: [[Int]]
  private(set) var after: [[Int]]
  /// The nodes of each layer, in the order of their vertices or of the vertices of their trunks.
  private(set) var layers: [[Int]]

  /// The vertex of each node, or the vertex of its trunk.
  private var owners: [Int]
  private var dummies: [Int: Int] = [:]
  private var known: [Int: Int] = [:]

  init(layers numbers: [Int], edges: [AcyclicEdge]) {
    nodes = numbers.enumerated().map { Node(vertex: $0.offset, layer: $0.element) }
    owners = Array(numbers.indices)
    (before, after) = (numbers.map { _ in [] }, numbers.map { _ in [] })
    layers = [[Int]](repeating: [], count: (numbers.max() ?? -1) + 1)
    var meeting = [Int](repeating: 0, count: ProperLayering.kinds * 2 * numbers.count)
    for edge in edges where numbers[edge.last] - numbers[edge.first] > 1 {
      for isStart in [true, false] { meeting[trunk(of: edge, isStart: isStart)] += 1 }
    }
    for edge in edges {
      let isStart = meeting[trunk(of: edge, isStart: true)] >= meeting[trunk(of: edge, isStart: false)]
      sharesStart.append(isStart)
      add(edge, isStart: isStart)
    }
    for node in nodes.indices.sorted(by: { (owners[$0], $0) < (owners[$1], $1) }) {
      layers[nodes[node].layer].append(node)
    }
  }

  /// The number of the trunk that an edge can share at one of its ends.
  private func trunk(of edge: AcyclicEdge, isStart: Bool) -> Int {
    (2 * (isStart ? edge.first : edge.last) + (isStart ? 1 : 0)) * ProperLayering.kinds + kind(of: edge)
  }

  private static let kinds: Int = 4

  /// Edges of different kinds do not share parts of their paths.
  private func kind(of edge: AcyclicEdge) -> Int { (edge.isReversed ? 1 : 0) + (edge.isTree ? 2 : 0) }

  private mutating func add(_ edge: AcyclicEdge, isStart: Bool) {
    let trunk = trunk(of: edge, isStart: isStart)
    let passed = nodes[edge.first].layer + 1..<max(nodes[edge.first].layer + 1, nodes[edge.last].layer)
    let chain = [edge.first] + passed.map { dummy(of: trunk, in: $0) } + [edge.last]
    ways.append(zip(chain, chain.dropFirst()).map { segment($0, $1, kind: kind(of: edge)) })
  }

  private mutating func dummy(of trunk: Int, in layer: Int) -> Int {
    let key = trunk * layers.count + layer
    if let known = dummies[key] { return known }
    dummies[key] = nodes.count
    nodes.append(Node(vertex: nil, layer: layer))
    owners.append(trunk / (2 * ProperLayering.kinds))
    before.append([])
    after.append([])
    return nodes.count - 1
  }

  /// The number of the segment between two nodes. Edges of different kinds between the same nodes have different segments.
  private mutating func segment(_ first: Int, _ last: Int, kind: Int) -> Int {
    let key = (first << 32 | last) * ProperLayering.kinds + kind
    if let number = known[key] { return number }
    known[key] = segments.count
    segments.append(Segment(first: first, last: last))
    after[first].append(last)
    before[last].append(first)
    return segments.count - 1
  }
}
