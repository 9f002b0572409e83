extension PageScript {
  /// Routes the links, in the steps of `LinkPassages`.
  static let routes: String = #"""

    const noteMiddle = (link) => link.noteY + \#(LayoutMetrics.noteHeight / 2);

    // Distributes the ends of the links at an edge over the height of the edge.
    const setEnds = (stop) => {
      const half = Math.floor(stop.height / 2) - 3;
      for (const [side, ends] of Object.entries(stop.ends)) {
        for (const end of ends) {
          const { link, isStart } = end;
          end.other = isStart ? middle(link.end) : link.hasNote ? noteMiddle(link) : middle(link.start);
        }
        ends.sort((a, b) => a.other - b.other || a.link.index - b.link.index || b.isStart - a.isStart);
        ends.forEach(({ link, isStart }, position) => {
          const share = (position) => 1 + Math.floor(position * (half - 1) / (ends.length - 1));
          const offset = ends.length === 1 ? Math.floor(half / 2) : share(position);
          const top = middle(stop) - (side === "right" ? half + 1 : 0);
          link.levels[isStart ? 0 : link.levels.length - 1] = top + offset;
        });
      }
    };

    // The heights at which links can cross a column.
    const gaps = (columns, height) => {
      const mark = (rows, first, last) => rows.fill(1, Math.max(0, first), last + 1);
      const texts = Array.from({ length: columns }, () => new Uint8Array(height));
      for (const stop of [...titles, ...items].filter(isSeen)) {
        mark(texts[stop.column], stop.y - 2, stop.y + stop.height + 1);
      }
      for (const link of links) {
        if (link.hasNote) mark(texts[link.start.column], link.noteY, link.noteY + \#(LayoutMetrics.noteHeight));
      }
      const taken = texts.map((rows) => rows.slice());
      for (const box of boxes.filter((box) => box.isShown)) {
        for (const rows of taken.slice(box.column)) {
          for (const edge of [box.y, box.y + box.height]) mark(rows, edge - 1, edge + 1);
        }
      }
      const nearest = (rows, wanted) => {
        for (let distance = 0; distance < height; distance += 1) {
          for (const y of [wanted - distance, wanted + distance]) if (y >= 0 && y < height && !rows[y]) return y;
        }
        return null;
      };
      return (wanted, column) => {
        const free = nearest(taken[column], wanted) ?? nearest(texts[column], wanted) ?? wanted;
        mark(taken[column], free - 3, free + 3);
        return free;
      };
    };

    // Places links side by side, short links inside; returns the number of lanes in each gutter.
    const setLanes = (shown, columns) => {
      const uses = Array.from({ length: columns }, () => []);
      for (const link of shown) {
        link.lanes = link.gutters.map(() => 0);
        link.gutters.forEach((gutter, step) => {
          const [low, high] = [link.levels[step], link.levels[step + 1]].sort((a, b) => a - b);
          if (low !== high) uses[gutter].push({ link, step, low, high });
        });
      }
      return uses.map((list) => {
        const taken = [];
        list.sort((a, b) => (a.high - a.low) - (b.high - b.low));
        for (const { link, step, low, high } of list) {
          const [first, last] = [low - \#(LaneUse.distance), high + \#(LaneUse.distance)];
          let lane = taken.findIndex((others) => others.every((other) => last < other.low || other.high < first));
          if (lane < 0) lane = taken.push([]) - 1;
          taken[lane].push({ low, high });
          link.lanes[step] = lane;
        }
        return taken.length;
      });
    };

    // Links leave and reach a folded domain at the edges of its box.
    const edge = (stop, isRight) => {
      const out = stop.isTitle ? \#(LayoutMetrics.padding) : 0;
      return isRight ? stop.right + out : stop.x - out;
    };
    const route = (link, laneX) => {
      const { start, end, levels } = link;
      const noteX = start.x - start.indent + \#(LayoutMetrics.textIndent);
      const noteEdge = link.leavesRight ? noteX + link.noteWidth + 4 : noteX - 4;
      const points = [[link.hasNote ? noteEdge : edge(start, link.leavesRight), levels[0]]];
      link.gutters.forEach((gutter, step) => {
        if (levels[step] === levels[step + 1]) return;
        const x = laneX(link.lanes[step], gutter);
        points.push([x, levels[step]], [x, levels[step + 1]]);
      });
      return [...points, [edge(end, link.arrivesRight), levels[levels.length - 1]]];
    };

    // Finds the points of each shown link, and returns the size of the picture.
    const lay = () => {
      connect();
      stack();
      const shown = links.filter((link) => link.isShown);
      const shownBoxes = boxes.filter((box) => box.isShown);
      const columns = Math.max(0, ...shownBoxes.map((box) => box.column)) + 1;
      const height = Math.max(0, ...shownBoxes.map((box) => box.y + box.height)) + \#(LayoutMetrics.margin);
      for (const link of shown) {
        link.levels = Array(link.gutters.length + 1).fill(0);
        if (link.hasNote) link.levels[0] = noteMiddle(link);
      }
      [...titles, ...items].forEach(setEnds);
      const take = gaps(columns, height);
      for (const link of shown) {
        const wanted = link.levels[link.levels.length - 1];
        link.gutters.slice(1).forEach((gutter, step) => {
          link.levels[step + 1] = take(wanted, link.leavesRight ? gutter : gutter + 1);
        });
      }
      const laneX = spread(setLanes(shown, columns));
      for (const link of shown) link.points = route(link, laneX);
      const right = Math.max(0, ...shownBoxes.map((box) => box.right));
      return { width: right + \#(LayoutMetrics.margin), height };
    };

    """#
}
