// What the page has without anything that is shown: one recording or two, with their states, and what is chosen.

const createSide = (texts, first = 1) => {
  const recording = createRecording(first);
  recording.append(texts);
  const states = createStates(recording);
  return { recording, states, history: createHistory(recording, states) };
};
const createModel = ({ root, lines, other, first, counts, ...facts }) => {
  const texts = other ? [lines, other] : [lines];
  const sides = texts.map((texts, side) => createSide(texts, first[side]));
  return {
    ...facts, sides, domains: createDomains(facts.schema), side: 0, line: 0, root, narrowed: null,
    get recording() { return sides[this.side].recording; },
    get states() { return sides[this.side].states; },
    get history() { return sides[this.side].history; },
    // The part of the first recording that has been read.
    get progress() {
      const { recording } = sides[0];
      return (recording.end - recording.first) / Math.max(counts[0] ?? 0, recording.count, 1);
    },
  };
};
