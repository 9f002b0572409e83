extension ViewStyle {
  /// Narrow windows, in which the detail is a sheet above the list.
  static let phone: String = #"""
    @media (max-width: 760px) {
      header { padding: 8px 10px; gap: 6px; }
      .top { flex-wrap: wrap; }
      .top h1 { flex: 1; max-width: none; }
      .top .buttons { order: 2; margin: 0; }
      .top .buttons button { padding: 3px 8px; }
      .top input { order: 3; flex: 1 1 180px; font-size: 16px; padding: 5px 10px; }
      .found { order: 4; }
      main { grid-template-columns: minmax(0, 1fr); }
      .left { border-right: 0; }
      .cells {
        grid-template-columns: 40px 12px minmax(0, max-content) minmax(0, 1fr) 26px; gap: 6px;
        padding-right: 8px;
      }
      .cells .time { display: none; }
      .pair .cells { grid-template-columns: 12px minmax(0, 1fr); }
      .pair .cells .number, .pair .cells .payload { display: none; }
      .timeline .note, .timeline .about { display: none; }
      .field { max-height: 104px; }
      .detail {
        position: fixed; z-index: 5; left: 0; right: 0; bottom: 0; height: min(76vh, 640px); background:
        var(--ground);
        border-top: 1px solid var(--edge); border-radius: 14px 14px 0 0; box-shadow: 0 -8px 32px rgb(0 0 0 /
        0.22);
        transform: translateY(105%); visibility: hidden; transition: transform 0.18s ease-out, visibility
        0.18s;
      }
      .open .detail { transform: none; visibility: visible; }
      .detail .head { padding-right: 48px; position: relative; }
      .close { display: block; position: absolute; right: 10px; top: 10px; }
      .bar input { font-size: 16px; }
      [role="tab"] { padding: 9px 10px; }
      .where { min-width: 0; }
    }
    @media print { header .buttons, .player { display: none; } }

    """#
}
