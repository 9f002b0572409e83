/// The colours of the map for a light or a dark background.
struct MapColors {
  let ground: String
  let box: String
  let border: String
  let text: String
  let note: String
  let accent: String
  let flow: String
  let back: String
  let work: String
  let cycle: String
  let tree: String
  /// The colours of the outermost subtrees.
  let groups: [String]

  static let light: MapColors = MapColors(
    ground: "#ffffff",
    box: "#ffffff",
    border: "#c4ccd4",
    text: "#1f2328",
    note: "#59636e",
    accent: "#0969da",
    flow: "#8a97a6",
    back: "#c47a2c",
    work: "#a3adb8",
    cycle: "#d1242f",
    tree: "#b3c3d6",
    groups: ["#0969da", "#1a7f37", "#8250df", "#bf8700", "#0a7ea4", "#bf3989", "#57606a", "#6a8f1f"]
  )

  static let dark: MapColors = MapColors(
    ground: "#0d1117",
    box: "#1a212b",
    border: "#3d444d",
    text: "#f0f6fc",
    note: "#9198a1",
    accent: "#4493f8",
    flow: "#66717e",
    back: "#b8783a",
    work: "#4f5965",
    cycle: "#ff6b6b",
    tree: "#41566e",
    groups: ["#4493f8", "#3fb950", "#ab7df8", "#d29922", "#39c5cf", "#f778ba", "#aeb8c4", "#a3e635"]
  )

  var rules: String {
    """
    .map { background: \(ground); }
    .map text { fill: \(text); }
    .map text.parent, .map text.note { fill: \(note); }
    .map .domain rect { fill: \(box); stroke: \(border); }
    .map .stack { stroke: \(border); }
    .map .mark { stroke: \(border); }
    .map .count rect { fill: \(ground); }
    \(arrow("tree", tree))\(arrow("flow", flow))\(arrow("work", work))\(arrow("back", back))\(arrow("cycle", cycle))\
    .map .domain:hover rect, .map .domain:focus-visible rect, .map .domain.chosen rect { stroke: \(accent); }
    .map .domain:focus-visible rect, .map .domain.chosen rect { stroke-width: 2.5; }
    .map .arrow:hover .line, .map .arrow.touched .line, .map .arrow.chosen .line { stroke: \(accent); stroke-width: 2.4; }
    .map .arrow:hover .head, .map .arrow.touched .head, .map .arrow.chosen .head { fill: \(accent); }
    \(groupRules)
    """
  }

  private func arrow(_ name: String, _ color: String) -> String {
    """
    .map .\(name) .line { stroke: \(color); }
    .map .\(name) .head, .map .count.\(name) text { fill: \(color); }

    """
  }

  private var groupRules: String {
    groups.enumerated().map { ".map .g\($0.offset) .mark { stroke: \($0.element); }\n" }.joined()
  }
}
