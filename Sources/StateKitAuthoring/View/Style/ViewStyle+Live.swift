extension ViewStyle {
  /// What the page of a running app has besides: the state of the connection, and the form for actions.
  static let live: String = #"""
    .live { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; min-height: 27px; }
    .live > span { display: flex; align-items: center; gap: 8px; }
    .live > span::before {
      content: ""; flex: none; width: 9px; height: 9px; border-radius: 50%; background: var(--after);
    }
    .live.gone > span::before { background: var(--error); }
    .live.past {
      margin: 0 -14px -10px; padding: 7px 14px; background: var(--mark);
      border-top: 1px solid var(--mark-edge); box-shadow: inset 4px 0 var(--mark-edge);
    }
    .live.past > span { font-weight: 600; }
    .live.past > span::before { background: var(--mark-edge); }
    .live label { display: inline-flex; align-items: center; gap: 6px; cursor: pointer; }
    .dispatch { display: grid; gap: 10px; max-width: 560px; }
    .dispatch .action-name { font: 13px/1.4 var(--mono); padding: 6px 10px; width: 100%; }
    .dispatch input, .dispatch textarea, .dispatch select {
      font: 12px/1.45 var(--mono); color: inherit; background: var(--ground); border: 1px solid var(--line);
      border-radius: 6px; padding: 4px 8px; max-width: 100%;
    }
    .dispatch textarea { width: 100%; min-height: 62px; resize: vertical; }
    .parts { display: grid; gap: 8px; }
    .part { display: grid; grid-template-columns: minmax(72px, 120px) minmax(0, 1fr); gap: 4px 12px; }
    .part-name { color: var(--quiet); padding-top: 5px; overflow-wrap: anywhere; }
    .part > div > .parts, .part > .parts { border-left: 2px solid var(--line); padding-left: 12px; }
    .part input[type="checkbox"] { justify-self: start; margin: 7px 0; }
    .field-text input { width: 100%; }
    .field-optional { display: flex; gap: 10px; align-items: start; }
    .field-optional > :last-child { flex: 1; }
    .element { display: flex; gap: 6px; align-items: start; margin-bottom: 6px; }
    .element > :first-child { flex: 1; }
    .dispatch [type="submit"] {
      justify-self: start; padding: 5px 16px; font-weight: 600; border-color: var(--accent);
      background: var(--accent); color: var(--ground);
    }
    .dispatch [type="submit"]:hover:not(:disabled) { background: var(--accent); filter: brightness(1.1); }
    .result { color: var(--after); overflow-wrap: anywhere; }
    .result.error { color: var(--error); }
    @media (max-width: 760px) {
      .live.past { margin: 0 -10px -2px; padding: 2px 10px; }
      .dispatch input, .dispatch .action-name, .dispatch textarea, .dispatch select { font-size: 16px; }
      .part { grid-template-columns: minmax(0, 1fr); }
      .part-name { padding-top: 0; }
    }

    """#
}
