extension ViewScript {
  /// The head of the page: search, and the filters, which are the legend at the same time.
  static let head: String = #"""
    const createHead = (page, filters, { title, notice, commands }) => {
      const search = make("input", {
        type: "search", placeholder: "Search actions and payloads ( / )",
          "aria-label": "Search actions and payloads",
        oninput: () => {
          clearTimeout(search.timer);
          search.timer = setTimeout(() => { for (const filter of filters) filter.search(search.value); }, 80);
        },
        onkeydown: (event) => {
          if (event.key === "ArrowDown" || event.key === "Enter") page.focusList();
        },
      });
      const found = make("output", { class: "quiet found", role: "status" });
      const chips = make("div", { class: "chips", role: "group", "aria-label": "Filters and legend" });
      const said = make("output", { class: "said", role: "status" });
      const made = new Map();
      const chip = (key, text, data) => {
        const node = button("", () => {
          for (const filter of filters) filter.toggle(key);
          node.setAttribute("aria-pressed", String(!filters[0].hidden.has(key)));
        }, { "aria-pressed": String(!filters[0].hidden.has(key)), class: `chip ${data.kind}` });
        if (data.origin) node.dataset.origin = data.origin;
        if (data.accent !== undefined) node.dataset.accent = data.accent;
        if (data.title) node.title = data.title;
        node.append(make("i"), make("span", { text }), make("em"));
        made.set(key, node);
        return node;
      };
      const tell = (key, text, number, data) => {
        if (number === 0 && !made.has(key)) return;
        if (!made.has(key)) chips.insertBefore(chip(key, text, data),
          data.kind === "domain" ? null : chips.querySelector(".divider"));
        made.get(key).hidden = number === 0;
        setText(made.get(key).lastChild, number.toLocaleString("en"));
      };
      chips.append(make("span", { class: "divider" }));
      const labels = ["dispatched", "bridge", "request", "effect", "cause unknown"];
      const update = () => {
        const sum = (read) => filters.reduce((total, { counts }) => total + (read(counts) ?? 0), 0);
        for (const [index, name] of originNames.entries()) {
          tell(name, labels[index], sum(({ origins }) => origins[index]),
            { kind: "by", origin: name, title: originTitles[index] });
        }
        tell("event", "began, ended …", filters.length > 1 ? 0 : sum(({ events }) => events),
          { kind: "by", origin: "none", title: "Lines of effects" });
        const tops = new Set(filters.flatMap(({ counts }) => [...counts.domains.keys()]));
        if (tops.size <= 40) for (const top of tops) {
          const name = top || page.domains.root;
          tell(`domain ${top}`, name, sum(({ domains }) => domains.get(top)), {
            kind: "domain", accent: page.domains.accentOf(top), title: page.domains.domain(top)?.doc,
          });
        }
      };
      const buttons = make("div", { class: "buttons" },
        ...(commands ?? []).map(({ name, title, run }) => button(name, () => run(page), { title })),
        button("Redux DevTools", () => exportRedux(page),
          { title: "The actions up to the chosen one, as a file for the import of Redux DevTools" }),
        button("Swift test", () => copyTest(page),
          { title: "Copies the command that makes a test of this action with its causes and consequences" }));
      const node = make("header", {},
        make("div", { class: "top" }, make("h1", { text: title }), search, found, buttons),
        notice ? make("p", { class: "notice", text: notice }) : null, chips, said);
      let timer = 0;
      return {
        node, search, update, buttons,
        tellFound: (length, of, isDone) => {
          found.textContent = `${count(length, "row")}${isDone ? "" : ` · ${Math.floor(of * 100)} % read`}`;
        },
        say: (text) => {
          clearTimeout(timer);
          said.textContent = text;
          said.classList.add("shown");
          timer = setTimeout(() => said.classList.remove("shown"), 4000);
        },
      };
    };

    """#
}
