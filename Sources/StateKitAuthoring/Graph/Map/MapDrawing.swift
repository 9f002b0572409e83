/// The map in one direction: the places of its boxes, arrows, lines and numbers.
package struct MapDrawing: Sendable {
  package let direction: MapDirection
  package private(set) var boxes: [LayoutRectangle]
  /// The points of the arrows, then of the lines from parents to children, from source to target. Straight parts and curves
  /// alternate.
  package private(set) var routes: [[LayoutPoint]]
  /// Whether each arrow runs against the direction, because it is part of a cycle of domains.
  package private(set) var runsBack: [Bool]
  /// The middles of the numbers at the arrows; nil for an arrow of one link, or without room for a number.
  package private(set) var counts: [LayoutPoint?] = []
  package private(set) var width: Int = 0
  package private(set) var height: Int = 0
  private var sharesSource: [Bool]

  init(_ direction: MapDirection, labels: [MapLabel], arrows: [MapArrow], edges: [CycleRemoval.Edge]) {
    self.direction = direction
    boxes = labels.map { LayoutRectangle(width: $0.width, height: $0.height) }
    routes = edges.map { _ in [] }
    (runsBack, sharesSource) = (edges.map { _ in false }, edges.map { _ in false })
    let parts = MapParts(count: labels.count, edges: edges)
    let drawn = parts.connected.map { MapPart($0, labels: labels, edges: edges, direction) }
    let packing = MapPacking.best(
      parts: drawn.map { part in
        direction.placed(LayoutRectangle(width: part.layout.width, height: part.layout.height))
      },
      singles: parts.single.map { boxes[$0] },
      in: direction
    )
    width = packing.width + 2 * MapMetrics.margin
    height = packing.height + 2 * MapMetrics.margin
    for (part, corner) in zip(drawn, packing.corners) { place(part, at: corner) }
    for (box, corner) in zip(parts.single, packing.corners.dropFirst(drawn.count)) {
      boxes[box] = moved(boxes[box], to: corner)
    }
    counts = MapCounts(self, sharesSource: sharesSource, arrows: arrows).middles
  }

  private mutating func place(_ part: MapPart, at corner: LayoutPoint) {
    for (position, box) in zip(part.boxes, part.layout.boxes) {
      boxes[position] = moved(direction.placed(box), to: corner)
    }
    for (index, edge) in part.edges.enumerated() {
      routes[edge] = part.layout.routes[index].map {
        let point = direction.placed($0)
        return LayoutPoint(
          x: point.x + corner.x + MapMetrics.margin,
          y: point.y + corner.y + MapMetrics.margin
        )
      }
      runsBack[edge] = part.layout.isReversed[index]
      sharesSource[edge] = part.layout.sharesSource[index]
    }
  }

  private func moved(_ box: LayoutRectangle, to corner: LayoutPoint) -> LayoutRectangle {
    LayoutRectangle(
      x: box.x + corner.x + MapMetrics.margin,
      y: box.y + corner.y + MapMetrics.margin,
      width: box.width,
      height: box.height
    )
  }
}
