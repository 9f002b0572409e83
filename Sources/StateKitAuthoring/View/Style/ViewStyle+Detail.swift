extension ViewStyle {
  /// The chosen action.
  static let detail: String = #"""
    .detail { display: grid; grid-template-rows: auto auto minmax(0, 1fr); min-width: 0; min-height: 0; }
    .head {
      display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; padding: 10px 14px 6px;
      min-width: 0;
    }
    .head .title { display: flex; align-items: center; gap: 8px; min-width: 0; max-width: 100%; flex: 1 1 auto; }
    .head .title .origin { flex: none; }
    .head h2 {
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 15px; font-weight: 650;
    }
    .head .number { flex: none; }
    .head .buttons { display: flex; flex-wrap: wrap; gap: 6px; }
    .close { display: none; }
    [role="tablist"] {
      display: flex; gap: 2px; padding: 0 10px; border-bottom: 1px solid var(--line); overflow-x: auto;
      scrollbar-width: none;
    }
    [role="tab"] {
      border: 0; border-radius: 6px 6px 0 0; background: none; padding: 6px 10px; color: var(--quiet);
      border-bottom: 2px solid transparent;
    }
    [role="tab"][aria-selected="true"] {
      color: var(--text); border-bottom-color: var(--accent); font-weight: 600;
    }
    .body { min-height: 0; min-width: 0; }
    .panel { height: 100%; min-height: 0; overflow: auto; }
    .panel.action, .panel.map-panel { padding: 12px 14px 32px; scrollbar-gutter: stable; }
    .panel section { margin-top: 18px; }
    .panel section h3 { margin-bottom: 6px; }
    .panel.state, .panel.who { display: grid; grid-template-rows: auto minmax(0, 1fr); overflow: hidden; }
    .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; padding: 8px 14px; }
    .bar input { flex: 1 1 180px; }
    .bar .changed-parts { background: var(--mark); border-color: var(--mark-edge); }
    .empty { padding: 24px 14px; color: var(--quiet); max-width: 56ch; }
    .empty p + p { margin-top: 12px; }
    .empty .paths { display: grid; gap: 2px; justify-items: start; margin-top: 8px; }
    dl { display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: 4px 12px; }
    dt { color: var(--quiet); }
    dd { overflow-wrap: anywhere; }
    .place, button.path {
      max-width: 100%; padding: 0; border: 0; background: none; color: var(--accent); text-align: left;
      white-space: normal; overflow-wrap: anywhere;
    }
    .place:hover:not(:disabled), button.path:hover { background: none; text-decoration: underline; }
    .error { color: var(--error); }
    pre {
      margin: 0; padding: 10px; border-radius: 6px; background: var(--raised); white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    .panel.action .tree, .changes, .causes, .works {
      border: 1px solid var(--line); border-radius: 8px; overflow: hidden;
    }
    .panel.action .tree { box-sizing: content-box; contain: content; overflow-y: auto; padding: 0; }
    .changes li { display: grid; gap: 2px; padding: 6px 10px; }
    .changes li + li, .works li + li { border-top: 1px solid var(--line); }
    .changes .path { justify-self: start; overflow-wrap: anywhere; }
    .before, .after { display: flex; gap: 6px; min-width: 0; }
    .before i, .after i { flex: none; min-width: 10px; font-style: normal; font-family: var(--mono); }
    .before, .before code { color: var(--before); }
    .after, .after code { color: var(--after); }
    .changes code { overflow-wrap: anywhere; }
    .difference .before i, .difference .after i { min-width: 26px; }
    .difference .changes { border-color: var(--error); }
    .to-line {
      display: grid; grid-template-columns: 42px 12px minmax(0, 1fr); align-items: center; gap: 7px;
      width: 100%; min-height: 26px; padding: 0 10px 0 4px; border: 0; border-radius: 0; background: none;
      text-align: left;
    }
    .causes li { padding-left: calc(var(--depth) * 14px); position: relative; }
    .causes li:not(:first-child) .to-line { border-left: 1px solid var(--line); }
    .causes .chosen, .way .chosen { background: var(--chosen); }
    .causes .quiet { padding: 4px 12px; }
    .works li { padding: 6px 10px; display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: center; }
    .works b { font-weight: 600; }
    .change { height: 44px; border-bottom: 1px solid var(--line); padding-top: 1px; }
    .change .cells {
      height: 22px; border-left-color: transparent; grid-template-columns: 50px 14px minmax(0, 1fr);
    }
    .change .count, .change .time { display: none; }
    .change .cells .what { padding-left: 0; }
    .change .values {
      display: flex; gap: 8px; padding: 0 12px 0 83px; white-space: nowrap; overflow: hidden;
      color: var(--quiet);
    }
    .change .values code { overflow: hidden; text-overflow: ellipsis; flex: 0 1 auto; min-width: 0; }
    .change:hover { background: var(--hover); }
    .change.here { background: var(--chosen); }

    """#
}
