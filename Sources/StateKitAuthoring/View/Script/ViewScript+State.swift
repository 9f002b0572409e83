extension ViewScript {
  /// The whole state after the chosen line, as a tree with search.
  static let state: String = #"""
    const notRecorded = () =>
      make("p", { class: "empty" },
        "This recording has no states. To record what each action changes, use ",
        make("code", { text: "ActionRecorder.withChanges" }), ", or ",
        make("code", { text: "ActionRecorder.withStates" }), " for the whole state after each action.");

    const createStatePanel = (page) => {
      const tree = createTree({ label: "The state", onAsk: (path) => page.ask(path) });
      const search = make("input", {
        type: "search", placeholder: "Search the state", "aria-label": "Search the state",
        oninput: () => {
          tree.search(search.value);
          tellHits();
        },
      });
      const hits = make("output", { class: "quiet" });
      const bar = make("div", { class: "bar" }, search, hits, button("Fold all", () => tree.foldAll()));
      const missing = make("div");
      const node = make("div", { class: "panel state" }, bar, tree.node, missing);
      const tellHits = () => {
        const { hitCount } = tree;
        hits.textContent = search.value.trim() ? `${hitCount}${hitCount >= mostHits ? "+" : ""} found` : "";
      };
      return {
        node, tree,
        show: () => {
          const { recording, states, line } = page;
          const state = line ? states.stateAt(line) : undefined;
          bar.hidden = tree.node.hidden = state === undefined;
          missing.hidden = state !== undefined;
          if (state === undefined) {
            const isRecorded = recording.has.changes || recording.has.states
              || recording.stateLines.length > 0;
            const text = line ? "The state at this line is not known: no whole state is recorded before it."
              : "Choose an action.";
            missing.replaceChildren(isRecorded || !line ? make("p", { class: "empty", text })
              : notRecorded());
            return;
          }
          tree.show(state, states.changesAt(line).map((change) => change.path));
          tellHits();
        },
        reveal: (path) => tree.reveal(path),
      };
    };

    """#
}
