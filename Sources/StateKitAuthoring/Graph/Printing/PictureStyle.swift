/// The style sheet of pictures. Colours are written out, because few programs except browsers support
/// variables.
enum PictureStyle {
  static let light: String = shapes + Colors.light.rules

  static let darkWherePreferred: String =
    "@media (prefers-color-scheme: dark) {\n\(Colors.dark.rules)}\n"

  /// The number of colours for bridges.
  static let bridgeColors: Int = Colors.light.bridges.count

  private static let shapes: String = """
    .picture {
      font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      font-size: \(LayoutMetrics.fontSize)px;
    }
    .picture text.note { font-size: \(LayoutMetrics.smallFontSize)px; }
    .title text { font-weight: bold; }
    .title rect { fill: none; stroke: none; pointer-events: all; }
    .deprecated text { text-decoration: line-through; }
    .line { fill: none; stroke-width: 1.5; }
    .work .line { stroke-dasharray: 4 3; }
    .cycle .line { stroke-width: 2.5; }

    """

  /// The colours for a light or a dark background.
  private struct Colors {
    let ground: String
    let even: String
    let odd: String
    let border: String
    let row: String
    let text: String
    let note: String
    let action: String
    let request: String
    let effect: String
    let work: String
    let cycle: String
    let bridges: [String]

    static let light: Colors = Colors(
      ground: "#ffffff",
      even: "#f6f8fa",
      odd: "#ffffff",
      border: "#c4ccd4",
      row: "#ffffff",
      text: "#1f2328",
      note: "#59636e",
      action: "#0969da",
      request: "#8250df",
      effect: "#bc4c00",
      work: "#818b98",
      cycle: "#d1242f",
      bridges: [
        "#0969da", "#1a7f37", "#8250df", "#9a6700", "#0a7ea4", "#bf3989", "#57606a", "#4d7c0f",
      ]
    )

    static let dark: Colors = Colors(
      ground: "#0d1117",
      even: "#151b23",
      odd: "#0d1117",
      border: "#3d444d",
      row: "#212830",
      text: "#f0f6fc",
      note: "#9198a1",
      action: "#4493f8",
      request: "#ab7df8",
      effect: "#db6d28",
      work: "#818b98",
      cycle: "#ff6b6b",
      bridges: [
        "#4493f8", "#3fb950", "#ab7df8", "#d29922", "#39c5cf", "#f778ba", "#aeb8c4", "#a3e635",
      ]
    )

    var rules: String {
      """
      .picture { background: \(ground); }
      .picture text { fill: \(text); }
      .picture text.note { fill: \(note); }
      .picture .cycle text.note { fill: \(cycle); }
      .box rect { stroke: \(border); }
      .even rect { fill: \(even); }
      .odd rect { fill: \(odd); }
      .item rect { fill: \(row); stroke: \(border); }
      .picture .sign.action { fill: \(action); }
      .picture .sign.request { fill: \(request); }
      .picture .sign.effect { fill: \(effect); }
      \(link("work", work))\(link("cycle", cycle))\(bridgeRules)
      """
    }

    private var bridgeRules: String {
      bridges.enumerated().map { link("c\($0.offset)", $0.element) }.joined()
    }

    private func link(_ name: String, _ color: String) -> String {
      ".\(name) .line { stroke: \(color); }\n.\(name) .head { fill: \(color); }\n"
    }
  }
}
