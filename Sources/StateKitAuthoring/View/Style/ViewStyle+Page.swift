extension ViewStyle {
  /// The page as a whole, its head and its controls.
  static let page: String = #"""
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { background: var(--ground); color: var(--text); font: 13px/1.45 var(--sans); overflow: hidden; }
    #debugger { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; height: 100vh; height: 100dvh; }
    code, pre, .number, .payload, .time, .key, .value, .path, .place {
      font-family: var(--mono); font-size: 12px;
    }
    h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    h1 { font-size: 14px; font-weight: 650; }
    h2 { font-size: 13px; font-weight: 600; }
    h3 { font-size: 12px; font-weight: 600; color: var(--quiet); }
    .quiet { color: var(--quiet); }
    [hidden] { display: none !important; }
    button, input {
      font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line);
      border-radius: 6px;
    }
    button { padding: 3px 10px; cursor: pointer; white-space: nowrap; }
    button:hover:not(:disabled) { background: var(--hover); }
    button:disabled { color: var(--quiet); opacity: 0.55; cursor: default; }
    input[type="search"], input[type="text"] { padding: 4px 10px; min-width: 0; }
    input::placeholder { color: var(--quiet); opacity: 1; }
    :focus { outline: none; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: -1px; }
    .list:focus-visible { outline-offset: -2px; }
    .group { display: inline-flex; }
    .group button { border-radius: 0; margin-left: -1px; }
    .group button:first-child { border-radius: 6px 0 0 6px; margin-left: 0; }
    .group button:last-child { border-radius: 0 6px 6px 0; }
    .group [aria-pressed="true"] { background: var(--chosen); }
    .offscreen { position: fixed; left: -200vw; }

    header {
      position: relative; display: grid; gap: 8px; padding: 10px 14px; border-bottom: 1px solid var(--line);
      background: var(--raised); min-width: 0;
    }
    .top { display: flex; align-items: center; gap: 10px; min-width: 0; }
    .top h1 { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 34vw; }
    .top input { flex: 0 1 320px; }
    .found { white-space: nowrap; font-variant-numeric: tabular-nums; }
    .top .buttons { display: flex; gap: 6px; }
    .top .found { margin-right: auto; }
    .top .more { display: none; }
    .notice { padding: 6px 10px; border-radius: 6px; background: var(--mark); }
    .chips { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; max-height: 62px; overflow: auto; }
    .chips .label { flex: none; color: var(--quiet); margin-right: 2px; }
    .chips .label ~ .label { margin-left: 14px; padding-left: 16px; border-left: 1px solid var(--edge); }
    .chip {
      display: inline-flex; flex: none; align-items: center; gap: 6px; padding: 2px 9px; background: none;
      border-color: transparent; border-radius: 12px;
    }
    .chip i {
      flex: none; width: 9px; height: 9px; border: 1.5px solid var(--tone, var(--edge)); border-radius: 50%;
      background: var(--tone, var(--edge));
    }
    .chip.domain i {
      width: 5px; height: 13px; border-radius: 2px; border-color: var(--domain, var(--edge));
      background: var(--domain, var(--edge));
    }
    .chip em { font-style: normal; color: var(--quiet); font-variant-numeric: tabular-nums; }
    .chip[aria-pressed="false"] { color: var(--quiet); }
    .chip[aria-pressed="false"] i { background: none; }
    .chip.narrowed { margin-right: 10px; background: var(--chosen); }
    .said {
      position: fixed; z-index: 9; left: 50%; bottom: 24px; transform: translateX(-50%);
      max-width: min(90vw, 720px); padding: 8px 14px; border-radius: 8px; background: var(--text);
      color: var(--ground); overflow-wrap: anywhere;
      opacity: 0; visibility: hidden; pointer-events: none; transition: opacity 0.15s;
    }
    .said.shown { opacity: 1; visibility: visible; }

    main { display: grid; grid-template-columns: minmax(0, 11fr) minmax(0, 10fr); min-height: 0; }
    .paired main { grid-template-columns: minmax(0, 13fr) minmax(0, 9fr); }
    .left {
      display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); min-height: 0; min-width: 0;
      border-right: 1px solid var(--line);
    }
    .left > .list { grid-area: 1 / 1; }
    .player {
      display: flex; align-items: center; gap: 6px; padding: 6px 12px; border-top: 1px solid var(--line);
    }
    .player input {
      flex: 1; min-width: 0; accent-color: var(--accent); padding: 0; border: 0; background: none;
    }
    .where {
      color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap; min-width: 112px;
      text-align: right;
    }
    @media (prefers-reduced-motion: reduce) {
      * { transition: none !important; scroll-behavior: auto !important; }
    }

    """#
}
