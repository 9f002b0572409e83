/// The rules that the page's style sheet adds to the rules of the map.
enum PageStyle {
  static let text: String = """
    html { color-scheme: light dark; }
    body {
      --ground: #ffffff; --raised: #f6f8fa; --control: #ffffff; --border: #c4ccd4;
      --text: #1f2328; --quiet: #59636e; --accent: #0969da; --cycle: #d1242f;
      --action: #0969da; --request: #8250df; --effect: #bc4c00;
      margin: 0; height: 100vh; height: 100dvh; overflow: hidden;
      display: grid; grid: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
      font: 13px/1.4 system-ui, sans-serif; background: var(--ground); color: var(--text);
    }
    header {
      grid-column: 1 / 3; display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center;
      padding: 6px 12px; background: var(--raised); border-bottom: 1px solid var(--border);
    }
    input, button {
      font: inherit; color: inherit; padding: 4px 10px;
      background: var(--control); border: 1px solid var(--border); border-radius: 6px;
    }
    input { width: 220px; }
    button { cursor: pointer; }
    button:hover { border-color: var(--accent); }
    .group { display: flex; }
    .group button { border-radius: 0; margin-left: -1px; }
    .group button:first-child { border-radius: 6px 0 0 6px; }
    .group button:last-child { border-radius: 0 6px 6px 0; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #status, .quiet { color: var(--quiet); }
    #status:empty { display: none; }
    #status { overflow-wrap: anywhere; }
    .legend { display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 0 0 0 auto; padding: 0; list-style: none;
      color: var(--quiet); font-size: 12px; }
    .legend li { display: flex; gap: 6px; align-items: center; }
    .legend svg { background: none; flex: none; }
    main { min-width: 0; min-height: 0; overflow: hidden; }
    main > svg { display: block; }
    aside {
      position: relative; box-sizing: border-box; width: 360px; overflow: auto; padding: 10px 14px 24px;
      background: var(--raised); border-left: 1px solid var(--border); overflow-wrap: anywhere; outline: none;
    }
    aside[hidden] { display: none; }
    #close { position: sticky; float: right; top: 0; }
    h1 { margin: 0; font-size: 16px; }
    h2 { margin: 14px 0 4px; font-size: 12px; font-weight: 600; color: var(--quiet); }
    p { margin: 4px 0; white-space: pre-wrap; }
    aside ul { margin: 0; padding: 0; list-style: none; }
    aside ul ul { padding-left: 14px; }
    aside li button {
      display: block; width: 100%; text-align: left; padding: 3px 6px; border-color: transparent; background: none;
    }
    aside li button:hover { border-color: var(--accent); }
    .link { margin: 8px 0; padding: 4px 8px; border-left: 3px solid var(--border); }
    .link.cycle { border-color: var(--cycle); }
    .link p, .link .quiet { padding: 0 6px; }
    code, .name { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 12px; }
    .name::before { content: "●"; color: var(--action); margin-right: 6px; }
    .request::before { content: "◆"; color: var(--request); }
    .phase::before { color: var(--request); }
    .effect::before { content: "■"; color: var(--effect); }
    .domain-name::before { content: "▢"; color: var(--quiet); }
    .deprecated { text-decoration: line-through; }
    .cycle > code { color: var(--cycle); }
    .note { display: block; color: var(--quiet); font-size: 12px; white-space: pre-wrap; padding-left: 18px; }
    .crumbs button { padding: 0 4px; border: none; background: none; color: var(--accent); }
    @media not all and (min-aspect-ratio: 1/1) {
      body { grid: auto minmax(0, 1fr) auto / minmax(0, 1fr); }
      header { grid-column: 1; }
      input { flex: 1; width: 100px; }
      .legend { margin: 0; font-size: 11px; gap: 0 10px; }
      aside { width: auto; max-height: 46vh; border-left: none; border-top: 1px solid var(--border); }
    }
    @media screen and (prefers-color-scheme: dark) {
      body {
        --ground: #0d1117; --raised: #151b23; --control: #212830; --border: #3d444d;
        --text: #f0f6fc; --quiet: #9198a1; --accent: #4493f8; --cycle: #ff6b6b;
        --action: #4493f8; --request: #ab7df8; --effect: #db6d28;
      }
    }
    .paper { display: none; }
    @media print {
      @page { margin: 12mm; }
      html { color-scheme: light; }
      body { display: block; height: auto; overflow: visible; }
      header, main, aside { display: none; }
      .paper { display: flex; flex-direction: column; gap: 8px; height: 99vh; break-inside: avoid; }
      .paper + .paper { break-before: page; }
      .paper .legend { margin: 0; }
      .paper > svg.map { display: block; flex: 1; min-height: 0; }
    }
    @media print and (orientation: portrait) { .paper.landscape { display: none; } }
    @media print and (orientation: landscape) { .paper.portrait { display: none; } }

    """
}
