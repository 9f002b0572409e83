extension ViewScript {
  /// The chosen action: how it came to be, its payload, what it changed, started and caused.
  static let action: String = #"""
    const kindTexts = {
      phase: "a phase of a request", setter: "sets a bound property", pop: "goes back in a stack",
    };
    const createActionPanel = (page) => {
      const node = make("div", { class: "panel action" });
      const section = (title, ...content) =>
        make("section", {}, make("h3", { text: title }), ...content);
      const place = (text) => {
        const copy = button(text, async () =>
          page.say(await copyText(text) ? `Copied ${text}` : "Copying is not allowed"));
        copy.className = "place";
        copy.title = "Copy";
        return copy;
      };
      const originText = (cause, origin) => {
        if (!cause) return originTitles[origin];
        const by = { bridge: "by a bridge", request: "by the request", effect: "by the effect",
          dispatch: "dispatched" };
        return [by[cause.by] ?? brief(cause.by),
          cause.name && visible(String(cause.name))].filter(Boolean).join(" ");
      };
      const fact = (name, ...values) => [make("dt", { text: name }), make("dd", {}, ...values)];
      const facts = (record, schema) => {
        const { recording, line } = page, { cause } = record;
        const work = cause?.name && page.domains.work(cause.name);
        const list = make("dl", {}, ...fact("How", originText(cause, recording.origin(line))));
        if (typeof cause?.at === "string") {
          const bridge = page.domains.bridge(record.action, cause.at);
          const condition = bridge?.condition && make("code", { text: ` if ${bridge.condition}` });
          const parts = [place(visible(cause.at)), condition, bridge?.doc && ` ${bridge.doc}`];
          list.append(...fact("Bridge", ...parts.filter(Boolean)));
        }
        if (Number.isInteger(cause?.line) && !recording.isKnown(cause.line)) {
          list.append(...fact("Cause", `line ${cause.line}, which is not in this page`));
        }
        if (work) list.append(...fact(work.kind === "request" ? "Request" : "Effect", place(work.at)));
        if (typeof record.source === "string") list.append(...fact("Source", place(visible(record.source))));
        if (schema) list.append(...fact("Schema", place(schema.at),
          make("span", { class: "quiet", text: ` ${kindTexts[schema.kind] ?? ""}` })));
        if (schema?.payload) list.append(...fact("Takes", make("code", { text: schema.payload })));
        if (schema?.doc) list.append(...fact("About", schema.doc));
        if (typeof record.time === "number") list.append(...fact("Time", `${record.time} s`));
        if (record.error !== undefined) list.append(...fact("Error",
          make("span", { class: "error", text: brief(record.error) })));
        return list;
      };
      const payloadOf = (record) => {
        const shown = {};
        if (record.ids !== undefined) shown.ids = record.ids;
        if (isObject(record.payload)) for (const key of Object.keys(record.payload)) put(shown, key,
          record.payload[key]);
        else if (record.payload !== undefined) shown.payload = record.payload;
        if (Object.keys(shown).length === 0) return null;
        const tree = createTree({ label: "The payload", isSmall: true });
        tree.show(shown);
        return section("Payload", tree.node);
      };
      const changeRow = (change) => {
        const sides = [["before", "−"], ["after", "+"]].filter(([side]) => hasOwn(change, side));
        return make("li", {},
          button(visible(change.path) || "the state", () => page.ask(change.path),
            { class: "path", title: "Who changed this?" }),
          ...sides.map(([side, sign]) =>
            make("span", { class: side },
              make("i", { "aria-label": side, text: sign }),
                make("code", { text: brief(change[side], 400) }))));
      };
      const changed = () => {
        if (!page.recording.has.changes && !page.recording.has.states) return null;
        const changes = page.states.changesAt(page.line), most = 100;
        if (!changes.length) return section("Changed", make("p", { class: "quiet", text: "Nothing." }));
        const list = make("ul", { class: "changes" }, ...changes.slice(0, most).map(changeRow));
        if (changes.length > most) list.append(make("li",
          { class: "quiet", text: `and ${changes.length - most} more` }));
        return section(`Changed · ${changes.length}`, list);
      };
      const workRow = (run) => {
        const row = make("li", {}, make("b", { text: visible(run.name) }),
          make("span", { class: "quiet", text: describeRun(page.recording, run) }));
        if (run.startLine !== page.line && run.startLine) row.append(lineButton(page, run.startLine));
        if (run.endLine && run.endLine !== page.line) row.append(lineButton(page, run.endLine));
        return row;
      };
      const works = () => {
        const { works } = page.recording;
        const [started, ended] = [works.startedBy(page.line), works.endedBy(page.line)];
        const list = (runs) => make("ul", { class: "works" }, ...runs.slice(0, 50).map(workRow));
        return [
          started.length ? section("Started", list(started)) : null,
          ended.length ? section("Ended", list(ended)) : null,
        ];
      };
      const broken = () => {
        const text = page.recording.text(page.line).replaceAll("\\u003c", "<");
        return make("pre", { text: visible(text.length > 20000 ? `${text.slice(0, 20000)}…` : text) });
      };
      return {
        node,
        show: () => {
          const { recording, line } = page;
          if (!line) return node.replaceChildren(make("p", { class: "empty", text: "Choose an action." }));
          const record = recording.record(line), kind = recording.kind(line);
          if (kind !== Kind.action) {
            const title = kind === Kind.broken ? "This line cannot be read" : "This line";
            return node.replaceChildren(section(title, broken()));
          }
          const parts = [
            facts(record, page.domains.action(recording.name(line))), page.difference?.(), payloadOf(record),
              changed(),
            section("From its first cause on", causeTree(page)), ...works(),
          ];
          node.replaceChildren(...parts.filter(Boolean));
        },
      };
    };

    """#
}
