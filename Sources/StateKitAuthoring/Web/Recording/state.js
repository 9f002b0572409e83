// The whole state after the chosen line, as a tree with search.

const notRecorded = () =>
  make("p", { class: "empty" },
    "This recording has no states. To record what each action changes, use ",
    make("code", { text: "ActionRecorder.withChanges" }), ", or ",
    make("code", { text: "ActionRecorder.withStates" }), " for the whole state after each action.");
const hasStates = ({ has, stateLines }) => has.changes || has.states || stateLines.length > 0;

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
  const toChanged = button("", () => { last = tree.showChanged(last); },
    { class: "changed-parts", title: "Shows the next part that this action changed" });
  const bar = make("div", { class: "bar" }, search, hits, toChanged,
    button("Fold all", () => tree.foldAll()));
  const missing = make("div");
  const node = make("div", { class: "panel state" }, bar, tree.node, missing);
  // The line that was shown last, and the changed row.
  let shown = "", last = -1;
  const tellHits = () => {
    const { hitCount } = tree;
    hits.textContent = search.value.trim() ? `${hitCount}${hitCount >= mostHits ? "+" : ""} found` : "";
  };
  const whyMissing = ({ recording, line }) => {
    if (!line) return "Choose an action.";
    return hasStates(recording) ? "The state at this line is not known: no whole state is recorded before it."
      : null;
  };
  const showState = (state, { states, line, side }) => {
    const paths = states.changesAt(line).map((change) => change.path);
    tree.show(state, paths);
    toChanged.hidden = paths.length === 0;
    toChanged.textContent = `${paths.length} changed`;
    tellHits();
    if (shown === `${side} ${line}`) return;
    shown = `${side} ${line}`;
    last = paths.length ? tree.showChanged() : -1;
  };
  return {
    node, tree,
    show: () => {
      const { states, line } = page, state = line ? states.stateAt(line) : undefined;
      bar.hidden = tree.node.hidden = state === undefined;
      missing.hidden = state !== undefined;
      if (state !== undefined) return showState(state, page);
      const text = whyMissing(page);
      missing.replaceChildren(text ? make("p", { class: "empty", text }) : notRecorded());
    },
    reveal: (path) => tree.reveal(path),
  };
};
