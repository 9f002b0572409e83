extension ViewStyle {
  /// The map of the domains, and the way of an action through them.
  static let map: String = #"""
    .map-place { width: 100%; overflow: hidden; touch-action: none; }
    .map-place .map { background: none; }
    .map-place .map .count rect { fill: var(--ground); }
    .map-place .domain[data-accent] .mark { stroke: var(--domain, var(--edge)); }
    .map-hint { margin: 8px 0 14px; max-width: 70ch; color: var(--quiet); }
    .way { display: grid; gap: 8px; }
    .way li {
      border: 1px solid var(--line); border-left: 4px solid var(--domain, var(--edge)); border-radius: 8px;
      padding: 6px 4px 4px;
    }
    .way .domain { font-weight: 600; padding: 0 8px; }

    """#
}
