// What a person or a part of the page chooses: a line, a domain, a path of the state. The functions become those of the page;
// `parts` are what it shows.

const openDetail = ({ root }) => root.classList.add("open");
const chooseRow = (page, { rows, pairs }, position, event) => {
  const isClick = event?.type === "click";
  let side = rows.sideAt(position), line = rows.lineAt(position);
  if (pairs && isClick) {
    side = event.target.closest(".pair > :last-child") ? 1 : 0;
    line = pairs.pairAt(position).lines[side] || line;
  }
  page.choose(line, { side, isRow: true });
  if (isClick) openDetail(page);
};
const chooseDifference = (page, { pairs, list }, from) => {
  const position = pairs.nextDifference(from);
  if (position < 0) return page.say("There is no other difference");
  list.choose(position);
  list.center(position);
};

const createChoice = (page, { list, rows, pairs, detail, player, timeline }) => ({
  choose: (line, { side = page.side, isRow = false } = {}) => {
    if (!page.sides[side].recording.isKnown(line)) {
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
  difference: pairs ? () => differenceSection(page, pairs.pairOf(page.line)) : undefined,
});

const createNarrowing = (page, { head, filters, detail }) => ({
  // Lists the actions of a domain or of an arrow of the map alone; all lines for null.
  narrow: (place) => {
    page.narrowed = place;
    const actions = place && actionsAt(page, place);
    head.narrow(actions?.name ?? null);
    for (const [side, filter] of filters.entries()) {
      const { recording } = page.sides[side];
      filter.narrow(actions && ((line) => actions.holds(recording, line)));
    }
    detail.update();
    if (place) page.close();
  },
  showAll: () => {
    head.search.value = "";
    for (const filter of filters) filter.clear();
    page.narrow(null);
  },
});

const createQuestions = (page, { detail, state, who, list }) => ({
  ask: (path) => {
    detail.show(2);
    who.ask(normalPath(path));
    who.show();
  },
  reveal: (path) => {
    detail.show(1);
    state.reveal(path);
  },
  close: () => page.root.classList.remove("open"),
  focusList: () => {
    list.node.focus();
    if (list.chosen < 0) list.choose(0);
  },
});
