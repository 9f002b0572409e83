/// The rules that the page's style sheet adds to the rules of the picture.
enum PageStyle {
  static let text: String = """
    html { color-scheme: light dark; }
    body {
      --ground: #ffffff; --raised: #f6f8fa; --control: #ffffff; --border: #c4ccd4;
      --text: #1f2328; --quiet: #59636e; --accent: #0969da;
      margin: 0; font: 13px/1.4 system-ui, sans-serif; background: var(--ground); color: var(--text);
      width: max-content; min-width: 100%;
    }
    header {
      position: sticky; top: 0; left: 0; z-index: 1;
      display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
      box-sizing: border-box; width: 0; min-width: min(100%, 100vw); padding: 8px 16px;
      background: var(--raised); border-bottom: 1px solid var(--border);
    }
    input, button {
      font: inherit; color: inherit; padding: 4px 10px;
      background: var(--control); border: 1px solid var(--border); border-radius: 6px;
    }
    input { width: 240px; }
    button { cursor: pointer; }
    button:hover { border-color: var(--accent); }
    .group { display: flex; }
    .group button { border-radius: 0; margin-left: -1px; }
    .group button:first-child { border-radius: 6px 0 0 6px; }
    .group button:last-child { border-radius: 0 6px 6px 0; }
    #scale { min-width: 64px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #status, h2 { color: var(--quiet); }
    #status { overflow-wrap: anywhere; }
    main > svg { display: block; margin: 0 auto; }
    .legend { width: 100%; gap: 2px 16px; color: var(--quiet); }
    .legend li { display: flex; gap: 6px; align-items: center; }
    .legend svg { background: none; flex: none; }
    .following { padding-bottom: 40vh; }
    .item, .title { cursor: pointer; outline: none; scroll-margin: 80px 40px; }
    .item:hover > rect, .title:hover > rect { stroke: var(--accent); }
    .item:focus-visible > rect, .title:focus-visible > rect, .chosen > rect { stroke: var(--accent); stroke-width: 2; }
    .picture .hidden { display: none; }
    .folded .fold { transform-box: fill-box; transform-origin: center; transform: rotate(-90deg); }
    .searching .item:not(.match), .searching .title:not(.match), .searching .link,
    .following .item:not(.on), .following .link:not(.on) { opacity: 0.25; }
    .following .on .line { stroke-width: 2.5; }
    aside {
      position: fixed; bottom: 0; left: 0; right: 0; z-index: 1;
      display: flex; flex-wrap: wrap; gap: 4px 32px; max-height: 35vh; overflow: auto; padding: 8px 56px 12px 16px;
      background: var(--raised); border-top: 1px solid var(--border); overflow-wrap: anywhere;
    }
    aside[hidden] { display: none; }
    #about { margin: 0; width: 100%; white-space: pre-wrap; }
    #about::first-line { font-weight: bold; }
    #close { position: absolute; top: 8px; right: 16px; }
    h2 { margin: 4px 0; font-size: inherit; font-weight: normal; }
    ul { display: flex; flex-wrap: wrap; gap: 4px; margin: 0; padding: 0; list-style: none; }
    @media (prefers-color-scheme: dark) {
      body {
        --ground: #0d1117; --raised: #151b23; --control: #212830; --border: #3d444d;
        --text: #f0f6fc; --quiet: #9198a1; --accent: #4493f8;
      }
    }
    @media print { header, aside { display: none; } }

    """
}
