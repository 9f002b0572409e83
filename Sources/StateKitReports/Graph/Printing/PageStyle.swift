/// What the page's style sheet has besides the picture's.
enum PageStyle {
  static let text: String = """
    html { color-scheme: light dark; }
    body { margin: 0; font: 13px system-ui, sans-serif; background: #ffffff; color: #1f2328; }
    header {
      position: sticky; top: 0; left: 0; z-index: 1;
      display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
      box-sizing: border-box; max-width: 100vw; padding: 8px 16px;
      background: #f6f8fa; border-bottom: 1px solid #c4ccd4;
    }
    input, button { font: inherit; color: inherit; padding: 4px 10px; }
    input, button { border: 1px solid #c4ccd4; border-radius: 6px; }
    input { width: 240px; background: #ffffff; }
    button { background: #ffffff; cursor: pointer; }
    :focus-visible { outline: 2px solid #0969da; outline-offset: 1px; }
    #status { color: #59636e; }
    svg { display: block; }
    .item, .title { cursor: pointer; outline: none; }
    .item:focus-visible > rect, .title:focus-visible > rect { stroke: #0969da; stroke-width: 2; }
    .picture .hidden { display: none; }
    .folded .fold { transform-box: fill-box; transform-origin: center; transform: rotate(-90deg); }
    .searching .item:not(.match), .searching .title:not(.match), .searching .link,
    .following .item:not(.on), .following .link:not(.on) { opacity: 0.2; }
    .following .on .line { stroke-width: 2.5; }
    .chosen > rect { stroke: #0969da; stroke-width: 2; }
    @media (prefers-color-scheme: dark) {
      body { background: #0d1117; color: #f0f6fc; }
      header { background: #151b23; border-color: #3d444d; }
      input, button { background: #212830; border-color: #3d444d; }
      #status { color: #9198a1; }
    }
    @media print { header { display: none; } }

    """
}
