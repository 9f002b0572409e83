// Reads lines for a while at a time, so that the page can be used meanwhile: those that are there when it opens, and those
// that come later.

// - isPartial: Whether lines that belong to the beginning are still to come, by `load`, until `loaded` is
// called.
const createReading = (page, { filters, timeline, detail, pairs, onPaired, isPartial }) => {
  const { sides, root } = page;
  let isReading = false, isGrowing = false, isLoaded = !isPartial, timer = 0, last = 0;
  const read = (milliseconds = 25) => {
    isReading = true;
    for (const { recording } of sides) recording.read(performance.now() + milliseconds);
    for (const filter of filters) filter.advance();
    if (page.awaited) page.choose(page.awaited.line, page.awaited);
    if (!areRead()) return setTimeout(read);
    isReading = false;
    if (!isLoaded) return;
    if (isGrowing) grown();
    else opened();
  };
  const areRead = () => sides.every(({ recording }) => recording.isRead);
  const opened = () => {
    timeline.update();
    detail.update();
    if (pairs) pair(pairLines(sides));
  };
  // The detail stays as it is unless the chosen action has had another consequence.
  const grown = () => {
    isGrowing = false;
    clearTimeout(timer);
    timer = setTimeout(timeline.update, 100);
    const consequence = page.line ? lastConsequence(page.recording, page.line) : 0;
    if (consequence !== last) detail.update();
    last = consequence;
  };
  const pair = (pairing) => {
    const until = performance.now() + 25;
    for (let step = 0; ; step += 1) {
      if ((step & 63) === 63 && performance.now() > until) return setTimeout(() => pair(pairing));
      const { value, done } = pairing.next();
      if (done) break;
      pairs.add(value);
    }
    onPaired(pairs.all.filter(({ difference }) => difference !== Difference.none).length);
  };
  return {
    read,
    get isGrowing() { return isGrowing; },
    get isReady() { return isLoaded && areRead(); },
    load: (texts, side) => {
      sides[side].recording.append(texts);
      if (!isReading) setTimeout(read);
      isReading = true;
    },
    loaded: () => {
      isLoaded = true;
      if (!isReading) read();
    },
    append: (texts) => {
      const { recording } = sides[0], line = recording.first + recording.count;
      recording.append(texts);
      isGrowing ||= !isReading;
      if (!isReading) read();
      root.dispatchEvent(new CustomEvent("lines", { detail: { line, count: texts.length } }));
    },
  };
};
