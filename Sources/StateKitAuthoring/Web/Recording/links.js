// Links to a line: #line=12, or #line=12&of=2 for a line of the second recording.

const createLinks = (page) => {
  const read = () => {
    const found = /^#line=(\d+)(?:&of=([12]))?$/.exec(location.hash);
    const isOther = found?.[2] === "2" && page.sides.length > 1;
    return found ? { line: Number(found[1]), side: Number(isOther) } : null;
  };
  const textOf = () => `#line=${page.line}${page.side ? "&of=2" : ""}`;
  const follow = () => {
    const link = read();
    if (!link) return;
    const { line, side } = link;
    if (line !== page.line || side !== page.side) page.choose(line, { side });
  };
  addEventListener("hashchange", follow);
  let timer = 0;
  return {
    read, follow,
    get url() { return location.href.replace(/#.*$/, "") + textOf(); },
    // Written after a moment, because browsers allow few changes of an address.
    write: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (page.line && location.hash !== textOf()) {
          try { history.replaceState(null, "", textOf()); } catch { /* The address stays as it is. */ }
        }
      }, 120);
    },
  };
};
