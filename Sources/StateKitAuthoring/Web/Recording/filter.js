// The lines that the list shows: those of chosen origins and domains that contain a text.

const createFilter = ({ recording, domains, onChange }) => {
  const shown = createColumn(Int32Array), hidden = new Set(["event"]);
  const counts = { origins: [0, 0, 0, 0, 0], domains: new Map(), events: 0 };
  let wanted = [], narrowed = null, next = recording.first, counted = recording.first;
  let turn = 0, hadCauses = false;

  // Whether a row belongs to the list; a line with the state is a row only if it is the first.
  const isShown = (line) => {
    const kind = recording.kind(line);
    if (narrowed && (kind !== Kind.action || !narrowed(line))) return false;
    if (kind === Kind.blank || kind === Kind.state && line > recording.first) return false;
    if (kind === Kind.effect && hidden.has("event")) return false;
    if (kind === Kind.action) {
      if (hidden.has(originNames[recording.origin(line)])) return false;
      if (hidden.size > 1 && hidden.has(`domain ${domains.topOf(recording.name(line))}`)) return false;
    } else if (kind === Kind.state && (wanted.length || hidden.size > 1)) return false;
    return wanted.every((word) => recording.searchText(line).includes(word));
  };
  const countLines = () => {
    // Until a line with a cause, the causes of all lines were unknown.
    if (hadCauses !== recording.has.causes) {
      hadCauses = recording.has.causes;
      counted = recording.first;
      counts.origins.fill(0);
      counts.domains.clear();
      counts.events = 0;
    }
    for (; counted < recording.end; counted += 1) {
      const kind = recording.kind(counted);
      if (kind === Kind.effect) counts.events += 1;
      if (kind !== Kind.action) continue;
      counts.origins[recording.origin(counted)] += 1;
      const top = domains.topOf(recording.name(counted));
      domains.accentOf(top);
      counts.domains.set(top, (counts.domains.get(top) ?? 0) + 1);
    }
  };
  // Goes on through the lines that have been read, for a while at a time.
  const advance = (milliseconds = 15) => {
    const until = performance.now() + milliseconds, mine = turn;
    countLines();
    for (; next < recording.end; next += 1) {
      if ((next & 31) === 0 && performance.now() > until) {
        setTimeout(() => { if (mine === turn) advance(); });
        break;
      }
      if (isShown(next)) shown.push(next);
    }
    onChange();
  };
  const restart = () => {
    turn += 1;
    next = recording.first;
    shown.clear();
    advance();
  };
  return {
    counts, hidden, advance, shown, isShown,
    get isDone() { return next >= recording.end; },
    get text() { return wanted.join(" "); },
    search: (text) => {
      wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
      restart();
    },
    // Shows the actions alone for which a test holds; all lines for null.
    narrow: (test) => {
      narrowed = test;
      restart();
    },
    toggle: (key) => {
      if (!hidden.delete(key)) hidden.add(key);
      restart();
    },
    clear: () => {
      hidden.clear();
      hidden.add("event");
      [wanted, narrowed] = [[], null];
      restart();
    },
    // The position of a line among those shown, or of the nearest before it; -1 if there is none.
    position: (line) => {
      let [low, high] = [0, shown.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (shown.get(middle) <= line) low = middle + 1;
        else high = middle;
      }
      return low - 1;
    },
  };
};
