// The runs of effects and requests in lanes: a lane for each name, in which runs at the same time stand in tracks.

const endingTexts = { ended: "ended", cancelled: "cancelled", replaced: "replaced" };
const describeRun = (recording, run) => {
  const number = run.number === undefined ? "" : `run ${run.number}`;
  const isTimed = recording.has.times && Number.isFinite(run.end - run.start);
  const duration = isTimed ? ` after ${seconds(run.end - run.start)}` : "";
  const ending = run.isEstimate ? `last action${duration}, an estimate`
    : run.end === undefined ? "still running" : `${endingTexts[run.ending] ?? run.ending}${duration}`;
  const by = run.endLine && run.ending !== "ended" ? ` by line ${run.endLine}` : "";
  return [number, ending + by].filter(Boolean).join(", ");
};

// Whether a name is that of a request or of an effect; undefined if nothing says it.
const workKind = ({ domains, recording }, name) =>
  domains.work(name)?.kind ?? recording.works.kindOf(name);

const mostTracks = 3;
const layRuns = (recording) => {
  const { works, has } = recording, lanes = new Map();
  // A run that began before the first line is drawn from there.
  const { from } = axisOf(recording);
  const startOf = (run) => Math.max(from, has.times ? run.start : run.line);
  const endOf = (run) => run.end === undefined ? Infinity : has.times ? run.end : run.lastLine;
  for (const run of works.runs) {
    if (!lanes.has(run.name)) lanes.set(run.name, { name: run.name, bars: [], ends: [] });
    const { bars, ends } = lanes.get(run.name);
    const start = startOf(run), end = Math.max(endOf(run), start);
    let track = ends.findIndex((last) => last <= start);
    if (track < 0) track = Math.min(ends.length, mostTracks - 1);
    ends[track] = end;
    bars.push({ run, start, end, track });
  }
  return [...lanes.values()].map((lane) => ({ ...lane, tracks: lane.ends.length }));
};
// The ends of the axis: seconds, or numbers of lines.
const axisOf = (recording) => {
  const last = Math.max(recording.first, recording.end - 1);
  if (!recording.has.times) return { from: recording.first, to: Math.max(last, recording.first + 1) };
  const [from, to] = [recording.time(recording.first), recording.time(last)];
  return { from, to: to > from ? to : from + 1 };
};
// Round distances between marks, of which some fit into a width.
const ticksOf = ({ from, to }, width) => {
  const wanted = (to - from) / Math.max(2, width / 110), power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= wanted);
  const ticks = [];
  for (let index = Math.ceil(from / step); index * step <= to; index += 1) ticks.push(index * step);
  return { ticks, digits: Math.max(0, -Math.floor(Math.log10(step))) };
};
