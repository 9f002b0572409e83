extension ViewStyle {
  /// The rows of lists and trees.
  static let list: String = #"""
    .list {
      position: relative; overflow-y: auto; overflow-x: hidden; min-height: 0; contain: strict;
      scrollbar-gutter: stable;
    }
    .rows { position: sticky; top: 0; height: 0; z-index: 1; }
    .rows > * { position: absolute; left: 0; right: 0; top: 0; }
    .space { width: 1px; }
    .row { height: 28px; cursor: default; }
    .cells {
      display: grid; grid-template-columns: 50px 14px minmax(0, 1fr) 28px 66px; align-items: center; gap: 8px;
      height: 100%; padding-right: 12px; border-left: 3px solid var(--domain, transparent);
    }
    .row:hover { background: var(--hover); }
    .row.chosen { background: var(--chosen); }
    .number, .time { color: var(--quiet); text-align: right; font-variant-numeric: tabular-nums; }
    .time { font-size: 11.5px; }
    .origin { width: 9px; height: 9px; border-radius: 50%; background: var(--tone); justify-self: center; }
    .origin[data-origin="none"] { background: none; border: 1.5px solid var(--edge); }
    /* A payload without room for a few letters begins a second line, which is not seen. */
    .what {
      display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; height: 20px; line-height: 20px;
      overflow: hidden; min-width: 0;
    }
    .cells .what { padding-left: calc(var(--depth, 0) * 12px); }
    .name, .payload { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
    .name { flex: 0 1 auto; max-width: 100%; }
    .payload { flex: 1 1 56px; color: var(--quiet); }
    .payload:empty { display: none; }
    .within { color: var(--quiet); }
    .name b { font-weight: 600; }
    .count {
      justify-self: end; min-width: 18px; padding: 0 5px; border-radius: 8px; background: var(--hover);
      color: var(--quiet); font-size: 11px; text-align: center;
    }
    .row.chosen .count, .row:hover .count { background: var(--ground); }
    .count:empty { visibility: hidden; }
    .cells.quiet .name b { font-weight: 400; color: var(--quiet); }
    .cells.broken .name b, .cells.broken .payload { color: var(--error); }
    .nothing {
      grid-area: 1 / 1; display: grid; gap: 10px; justify-items: start; align-self: start; padding: 20px 14px;
      color: var(--quiet);
    }
    .nothing button { color: var(--text); }

    .pair { display: grid; grid-template-columns: minmax(0, 1fr) 20px minmax(0, 1fr); align-items: center; }
    .pair .cells { grid-template-columns: 44px 14px minmax(0, 1fr); }
    .pair .count, .pair .time { display: none; }
    .pair .mark { text-align: center; color: var(--error); font-weight: 700; }
    .pair.differs { background: color-mix(in srgb, var(--error) 9%, var(--ground)); }
    .pair.chosen { background: var(--chosen); }
    .pair.chosen .here .name b {
      text-decoration: underline; text-decoration-color: var(--accent); text-underline-offset: 3px;
    }

    .tree { background: var(--ground); }
    .node {
      display: flex; align-items: center; gap: 6px; height: 24px; white-space: nowrap; cursor: default;
      padding: 0 8px 0 calc(8px + var(--depth) * 16px);
    }
    .node:hover { background: var(--hover); }
    .tree:focus-visible .node.chosen, .node.chosen { background: var(--hover); }
    .twist { flex: none; width: 12px; color: var(--quiet); font-size: 11px; }
    .key { flex: none; max-width: 50%; overflow: hidden; text-overflow: ellipsis; }
    .key::after { content: ":"; color: var(--quiet); }
    .key:empty::after { content: none; }
    .value { overflow: hidden; text-overflow: ellipsis; color: var(--text); flex: 1; }
    .value.string { color: var(--string); }
    .value.number, .value.bigint { color: var(--number); text-align: left; }
    .value.boolean, .value.null { color: var(--word); }
    .value.array, .value.object, .value.secret { color: var(--quiet); }
    .node.changed { background: var(--mark); box-shadow: inset 3px 0 var(--mark-edge); }
    .node.changed .value { color: var(--text); }
    .node.match { box-shadow: inset 3px 0 var(--accent); }
    .node.asked { outline: 2px solid var(--accent); outline-offset: -2px; }
    .ask { padding: 0 7px; font-size: 11px; line-height: 18px; color: var(--accent); opacity: 0; }
    .node:hover .ask, .node.chosen .ask, .ask:focus-visible { opacity: 1; }
    @media (hover: none) { .ask { opacity: 1; } }

    """#
}
