extension ViewStyle {
  /// Narrow windows, in which the detail is a sheet above the list, and whatever is touched has the size of a finger.
  static let phone: String = #"""
    @media (pointer: coarse), (max-width: 760px) {
      button, select, [role="tab"], .live label, .to-line { min-width: 44px; min-height: 44px; }
      input:not([type="checkbox"], [type="range"]) { min-height: 44px; font-size: 16px; }
      input[type="range"] { height: 44px; }
    }
    @media (max-width: 760px) {
      header { padding: 6px 10px 2px; gap: 4px; }
      .top { flex-wrap: wrap; gap: 6px 10px; }
      .top h1 { flex: 1; max-width: none; }
      .top input { order: 3; flex: 1 1 100%; }
      .top .more { display: block; }
      .top .buttons { order: 4; flex: 1 1 100%; flex-wrap: wrap; }
      .top:not(.opened) .buttons { display: none; }
      .top .buttons button { flex: 1; }
      .top .found { margin-right: 0; }
      .chips {
        flex-wrap: nowrap; margin: 0 -10px; padding: 0 32px 0 10px; scrollbar-width: none;
        mask-image: linear-gradient(to left, transparent, #000 32px);
      }
      .chip { padding: 2px 7px; }
      main, .paired main { grid-template-columns: minmax(0, 1fr); }
      .left { border-right: 0; }
      .row, .node { height: 44px; }
      .cells { grid-template-columns: 40px 12px minmax(0, 1fr) 26px; gap: 6px; padding-right: 8px; }
      .cells .time { display: none; }
      .row .what { height: 36px; line-height: 18px; align-content: center; }
      .row .payload { flex-basis: 100%; }
      .pair .cells { grid-template-columns: 12px minmax(0, 1fr); padding-right: 0; }
      .pair .cells .number, .pair .cells .payload { display: none; }
      .pair .within, .pair .name b {
        display: block; min-height: 18px; overflow: hidden; text-overflow: ellipsis;
      }
      .pair .within:empty { display: none; }
      .ask { border: 0; background: none; font-size: 13px; }
      .change .what { height: 22px; line-height: 22px; }
      .place, button.path { min-width: 0; }
      dl { gap: 0 12px; align-items: baseline; }
      dd { padding: 4px 0; }
      .timeline .note { display: none; }
      .timeline .bar { flex-wrap: wrap; padding: 0 10px; }
      .timeline .bar h2 { flex: 1; }
      .signs, .about { order: 3; }
      .about:not(:empty) { flex: 1 1 100%; }
      .bar:has(.about:not(:empty)) .signs { display: none; }
      .field { max-height: 104px; }
      .detail {
        position: fixed; z-index: 5; left: 0; right: 0; bottom: 0; height: min(76vh, 640px);
        background: var(--ground); border-top: 1px solid var(--edge); border-radius: 14px 14px 0 0;
        box-shadow: 0 -8px 32px rgb(0 0 0 / 0.22);
        transform: translateY(105%); visibility: hidden;
        transition: transform 0.18s ease-out, visibility 0.18s;
      }
      .open .detail { transform: none; visibility: visible; }
      .detail .head { padding: 4px 10px 6px 14px; position: relative; }
      .detail .title { flex: 1 1 100%; min-height: 44px; padding-right: 48px; }
      .close { display: block; position: absolute; right: 8px; top: 4px; border: 0; }
      .where { min-width: 0; }
      .said { bottom: 72px; width: max-content; }
    }
    @media print { header .buttons, .player { display: none; } }

    """#
}
