/// The layered drawing of a connected graph, by the method of Sugiyama, Tagawa and Toda.
///
/// Layers run from left to right.
struct LayeredLayout {
  let boxes: [LayoutRectangle]
  /// The points of each edge from its source to its target.
  let routes: [[LayoutPoint]]
  /// Whether each edge runs against the layers.
  let isReversed: [Bool]
  /// Whether each edge shares the part of its path at its source, instead of the part at its target.
  let sharesSource: [Bool]
  let width: Int
  let height: Int
  let crossings: Int

  /// - Parameter bound: The largest number of vertices in a layer.
  /// - Parameter rounds: The largest number of sweeps against crossings.
  init(_ graph: CycleRemoval, sizes: [LayerRouting.Size], bound: Int, rounds: Int) {
    let layers = LayerAssignment(graph, bound: bound).layers
    let layering = ProperLayering(layers: layers, edges: graph.edges)
    let order = CrossingReduction(layering, rounds: rounds)
    let places = CoordinateAssignment(layering, order: order.layers, breadths: sizes.map(\.breadth))
    let bands = LayerBands(layering, middles: places.middles, sizes: sizes)
    let routing = LayerRouting(
      layering,
      bands: bands,
      edges: graph.edges,
      middles: places.middles,
      sizes: sizes
    )
    boxes = routing.boxes
    routes = zip(graph.edges, routing.routes).map { $0.isReversed ? $1.reversed() : $1 }
    isReversed = graph.edges.map(\.isReversed)
    sharesSource = zip(graph.edges, layering.sharesStart).map { $0.isReversed != $1 }
    (width, height, crossings) = (bands.width, places.breadth, order.crossings)
  }

  /// The size of a drawing whose crossings are not reduced. It is close to the final size, and is computed faster.
  static func size(
    _ graph: CycleRemoval,
    sizes: [LayerRouting.Size],
    bound: Int
  ) -> (width: Int, height: Int) {
    let layering = ProperLayering(layers: LayerAssignment(graph, bound: bound).layers, edges: graph.edges)
    let places = CoordinateAssignment(
      layering,
      order: layering.layers,
      breadths: sizes.map(\.breadth),
      rounds: 2
    )
    return (LayerBands(layering, middles: places.middles, sizes: sizes).width, places.breadth)
  }
}
