extension ViewStyle {
  /// The colours for a light and a dark background, and what they mean.
  static let colors: String = #"""
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --raised: #f8f8fa; --hover: #f1f2f5; --chosen: #e6eefc;
      --line: #e5e6eb; --edge: #c9cbd3;
      --text: #1c1d22; --quiet: #62646f; --accent: #2459c4; --error: #b3261e;
      --dispatch: #2459c4; --bridge: #7a3fc0; --request: #0b6f69; --effect: #a04a06; --unknown: #62646f;
      --before: #a3241c; --after: #1a6b3c; --mark: #fff4cf; --mark-edge: #c99a14;
      --string: #1a6b3c; --number: #2459c4; --word: #7a3fc0;
      --accent-0: #5b8def; --accent-1: #2aa198; --accent-2: #d9822b; --accent-3: #c45bb4;
      --accent-4: #7aa32f; --accent-5: #8f72e0; --accent-6: #d05c5c; --accent-7: #4f9bb8;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #17181c; --raised: #1d1e23; --hover: #24262c; --chosen: #24324f;
        --line: #2c2e35; --edge: #444751;
        --text: #ecedf1; --quiet: #a0a3ae; --accent: #86aef8; --error: #ff8d85;
        --dispatch: #86aef8; --bridge: #bd9bf5; --request: #56c5bb; --effect: #eda75f; --unknown: #a0a3ae;
        --before: #ff958d; --after: #6fcf97; --mark: #4a4020; --mark-edge: #b8922e;
        --string: #7fd1a0; --number: #86aef8; --word: #bd9bf5;
        --accent-0: #4d78c9; --accent-1: #2b8a83; --accent-2: #b06d2a; --accent-3: #a04f94;
        --accent-4: #678a2c; --accent-5: #7660b8; --accent-6: #ad5050; --accent-7: #44839b;
      }
    }
    [data-origin="dispatch"] { --tone: var(--dispatch); }
    [data-origin="bridge"] { --tone: var(--bridge); }
    [data-origin="request"] { --tone: var(--request); }
    [data-origin="effect"] { --tone: var(--effect); }
    [data-origin="unknown"] { --tone: var(--unknown); }
    [data-origin="none"] { --tone: var(--edge); }
    [data-accent="0"] { --domain: var(--accent-0); }
    [data-accent="1"] { --domain: var(--accent-1); }
    [data-accent="2"] { --domain: var(--accent-2); }
    [data-accent="3"] { --domain: var(--accent-3); }
    [data-accent="4"] { --domain: var(--accent-4); }
    [data-accent="5"] { --domain: var(--accent-5); }
    [data-accent="6"] { --domain: var(--accent-6); }
    [data-accent="7"] { --domain: var(--accent-7); }

    """#
}
