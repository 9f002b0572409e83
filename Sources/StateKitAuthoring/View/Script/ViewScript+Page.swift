extension ViewScript {
  /// The page as a whole. `lines` are those that are there when it opens; more can come by `append`, as from
  /// an app that runs: then `root` gets the event "lines", whose `detail` has the first new line and their
  /// count.
  ///
  /// - root: The element to fill.
  /// - lines, other: The texts of the lines of a recording, and of a second one to compare it with.
  /// - first: The numbers of their first lines, if earlier lines are left out.
  /// - schema: The domains, actions and effects of the schemas.
  /// - map: A function that draws the map of the domains; see PageMap.
  /// - isPartial, counts: Whether more lines of the beginning come by `load`, until `loaded` is called, and
  /// how many there   will be.
  /// - commands: Buttons in the head, each with `name`, `title` and `run(page)`.
  static let page: String = #"""
    const createDebugger = ({ root, lines = [], other = null, first = [1, 1], schema = null, map = null,
      commands = [], title = "Recording", notice = "", files = [], counts = [], isPartial = false }) => {
      const sides = (other ? [lines, other] : [lines]).map((texts, side) => {
        const recording = createRecording(first[side] ?? 1);
        recording.append(texts);
        const states = createStates(recording);
        return { recording, states, history: createHistory(recording, states) };
      });
      const domains = createDomains(schema);
      const page = {
        sides, domains, files, side: 0, line: 0, root,
        get recording() { return sides[page.side].recording; },
        get states() { return sides[page.side].states; },
        get history() { return sides[page.side].history; },
        get isReady() { return reading.isReady; },
        // The part of the first recording that has been read.
        get progress() {
          const { recording } = sides[0];
          return (recording.end - recording.first) / Math.max(counts[0] ?? 0, recording.count, 1);
        },
      };
      const filters = sides.map(({ recording }) =>
        createFilter({ recording, domains, onChange: () => changed() }));
      const pairs = other ? createPairRows(page, filters) : null;
      const rows = pairs ?? createLineRows(page, filters[0]);
      const list = createList({
        rowHeight: 28, label: "The actions", makeRow: rows.makeRow, fillRow: rows.fillRow,
        onChoose: (position, event) => chooseRow(position, event),
        onKey: (event) => {
          if (event.key === "Enter") return open() ?? true;
          return false;
        },
      });
      list.node.classList.add("actions");

      page.links = createLinks(page);
      const panels = [
        ["Action", createActionPanel(page)], ["State", createStatePanel(page)],
        ["Who changed", createWhoPanel(page)], ["Domains", createPageMap(page, map)],
      ];
      const [, [, state], [, who]] = panels;
      const head = createHead(page, filters, { title, notice, commands });
      const detail = createDetail(page, panels);
      const timeline = createTimeline(page);
      const player = createPlayer(page, rows);
      const jump = pairs && button("Next difference", () => toDifference(list.chosen), { class: "jump" });
      if (jump) head.buttons.prepend(jump);
      const main = make("main", {}, make("div", { class: "left" }, list.node, player.node), detail.node);
      root.append(head.node, main, timeline.node);
      Object.assign(page, bindKeys(page, { search: head.search, list: list.node }));

      // What the rows show has changed: they were filtered, or there are more.
      let isLate = false;
      const changed = () => {
        const stays = reading.isGrowing && list.isAtEnd;
        if (pairs) pairs.refilter();
        list.setLength(rows.length);
        if (stays) list.showEnd();
        list.chosen = rows.indexOf(page.line);
        if (isLate) return;
        isLate = true;
        setTimeout(() => {
          isLate = false;
          head.update();
          head.tellFound(rows.length, page.progress, page.isReady);
          player.update();
        }, 30);
      };
      const chooseRow = (position, event) => {
        let side = rows.sideAt(position);
        if (pairs && event?.type === "click") side = event.target.closest(".pair > :last-child") ? 1 : 0;
        const line = pairs ? (pairs.pairAt(position).lines[side] || rows.lineAt(position))
          : rows.lineAt(position);
        page.choose(line, { side, isRow: true });
        if (event?.type === "click") open();
      };
      const open = () => root.classList.add("open");
      const toDifference = (from) => {
        const position = pairs.nextDifference(from);
        if (position < 0) return page.say("There is no other difference");
        list.choose(position);
        list.center(position);
      };

      Object.assign(page, {
        say: head.say,
        search: (text) => {
          head.search.value = text === "." ? "" : text;
          head.search.dispatchEvent(new Event("input"));
        },
        choose: (line, { side = page.side, isRow = false } = {}) => {
          if (!sides[side].recording.isKnown(line)) {
            page.awaited = { line, side };
            return;
          }
          const isOther = side !== page.side;
          [page.line, page.side, page.awaited] = [line, side, null];
          const position = rows.indexOf(line);
          list.chosen = position;
          if (!isRow && position >= 0) list.center(position);
          detail.update();
          player.update();
          if (isOther) timeline.update();
          else timeline.redraw();
          page.links.write();
        },
        choosePair: (side) => {
          const pair = pairs?.pairOf(page.line);
          if (pair?.lines[side]) page.choose(pair.lines[side], { side });
        },
        ask: (path) => {
          detail.show(2);
          who.ask(normalPath(path));
          who.show();
        },
        reveal: (path) => {
          detail.show(1);
          state.reveal(path);
        },
        close: () => root.classList.remove("open"),
        focusList: () => {
          list.node.focus();
          if (list.chosen < 0) list.choose(0);
        },
        difference: pairs ? () => differenceSection(page, pairs.pairOf(page.line)) : undefined,
      });

      const reading = createReading(page, { filters, timeline, detail, pairs, isPartial,
        onPaired: (found) => {
        changed();
        page.say(found ? count(found, "difference") : "The recordings have the same actions");
        if (page.line) page.choose(page.line);
        else if (found) toDifference(-1);
      } });
      for (const name of ["append", "load", "loaded"]) page[name] = reading[name];

      const link = page.links.read();
      if (link) page.awaited = link;
      reading.read(15);
      list.draw();
      changed();
      if (!page.line && !page.awaited && !pairs && rows.length) {
        const isAction = (position) => page.recording.kind(rows.lineAt(position)) === Kind.action;
        page.choose(rows.lineAt(rows.length > 1 && !isAction(0) ? 1 : 0));
      }
      return Object.assign(page, {
        list, rows, filters, detail, timeline, player, who, state, pairs,
        addPanel: (name, panel) => detail.add(name, panel),
        values: { applyChanges, findChanges, readPath, writePath, valueAt },
        reduxState: () => reduxState(page), testCommand: () => testCommand(page),
      });
    };

    """#
}
