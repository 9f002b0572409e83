/// The style sheet of the map. Colours are written out, because few programs except browsers support variables.
///
/// A script sets these classes: `lit` on the map, `on` on its lit elements, `chosen` on the open element, and `touched` on
/// the arrows of the domain under the pointer.
enum MapStyle {
  static let text: String =
    shapes + MapColors.light.rules
    + "@media screen and (prefers-color-scheme: dark) {\n\(MapColors.dark.rules)}\n"

  /// The number of colours for the outermost subtrees.
  static let groupColors: Int = MapColors.light.groups.count

  private static let shapes: String = """
    .map { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .map text.name { font-size: \(MapMetrics.nameSize)px; font-weight: 600; }
    .map text.parent { font-size: \(MapMetrics.parentSize)px; }
    .map text.note { font-size: \(MapMetrics.noteSize)px; }
    .map .count text { font-size: \(MapMetrics.countSize)px; font-weight: 600; text-anchor: middle; }
    .map .mark { fill: none; stroke-width: 3; stroke-linecap: round; }
    .map .line, .map .stack { fill: none; stroke-width: 1.2; }
    .map .n2 .line { stroke-width: 1.8; }
    .map .n3 .line { stroke-width: 2.6; }
    .map .n4 .line { stroke-width: 3.4; }
    .map .work .line { stroke-dasharray: 4 3; }
    .map .tree .line { stroke-width: 1; }
    .map .near { fill: none; stroke: none; stroke-width: 9; pointer-events: stroke; }
    .map.lit .tree, .map.lit .domain:not(.on), .map.lit .arrow:not(.on), .map.lit .count:not(.on) { opacity: 0.15; }
    .map.lit .arrow.on .line { stroke-width: 2.4; }

    """
}
