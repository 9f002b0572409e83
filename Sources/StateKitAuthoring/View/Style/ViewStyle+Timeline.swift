extension ViewStyle {
  /// The runs of effects and requests.
  static let timeline: String = #"""
    .timeline { border-top: 1px solid var(--line); background: var(--raised); min-width: 0; }
    .timeline .bar { gap: 6px 14px; padding: 6px 14px; flex-wrap: nowrap; min-width: 0; }
    .timeline h2 { white-space: nowrap; }
    .signs { display: flex; flex: none; gap: 12px; color: var(--quiet); white-space: nowrap; }
    .signs li { display: flex; align-items: center; gap: 5px; }
    .signs i { width: 14px; height: 9px; border-radius: 1px; background: var(--tone); }
    .signs i.estimate { background: none; border: 1.5px dashed var(--quiet); }
    .signs b { color: var(--error); font-weight: 400; }
    .timeline .about, .timeline .note {
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0;
    }
    .timeline .group { margin-left: auto; flex: none; }
    .timeline .group button { padding: 0 9px; }
    .field { max-height: min(190px, 24vh); overflow-y: auto; }
    .field canvas {
      display: block; width: 100%; font: 11.5px var(--sans); cursor: default; touch-action: pan-y;
    }

    """#
}
