extension PageScript {
  /// The layout of what is not folded, in the steps of `GraphLayout`: with nothing folded it gives what was printed.
  static let layout: String = #"""

    // The outermost folded domain that hides what is in a domain, or -1.
    const hiding = (domain) => {
      let found = -1;
      for (let index = domain; index >= 0; index = boxes[index].parent) if (boxes[index].folded) found = index;
      return found;
    };

    // What each link begins and ends at, and at which edges.
    const connect = () => {
      boxes.forEach((box, index) => {
        box.isOpen = hiding(index) < 0;
        box.isShown = box.isOpen || box.parent < 0 || hiding(box.parent) < 0;
      });
      for (const stop of [...titles, ...items]) Object.assign(stop, { ends: { left: [], right: [] }, notes: [] });
      const shown = (item) => boxes[item.domain].isOpen ? item : titles[hiding(item.domain)];
      for (const link of links) {
        const [start, end] = [shown(link.source), shown(link.target)];
        link.isShown = link.line !== null && !(start === end && start.isTitle);
        link.hasNote = link.isShown && link.note !== null && !start.isTitle;
        if (!link.isShown) continue;
        const [first, last] = [start.column, end.column];
        const gutters = Array.from({ length: Math.max(1, Math.abs(first - last)) }, (_, step) => Math.min(first, last) + step);
        if (first > last) gutters.reverse();
        Object.assign(link, { start, end, gutters, leavesRight: first <= last, arrivesRight: first >= last });
        if (link.hasNote) start.notes.push(link);
        else start.ends[link.leavesRight ? "right" : "left"].push({ link, isStart: true });
        end.ends[link.arrivesRight ? "right" : "left"].push({ link, isStart: false });
      }
    };

    // Where everything begins from top to bottom.
    const stack = () => {
      const height = ({ ends }, least) =>
        Math.min(Math.max(least, 10 * Math.max(ends.left.length, ends.right.length) - 2), \#(LayoutMetrics.rowHeights.upperBound));
      for (const item of items) item.height = height(item, \#(LayoutMetrics.rowHeights.lowerBound));
      for (const title of titles) title.height = height(title, \#(LayoutMetrics.titleHeight));
      const own = titles.map((title) => title.height);
      for (const item of items) {
        if (!boxes[item.domain].isOpen) continue;
        own[item.domain] += \#(LayoutMetrics.rowGap) + item.height + item.notes.length * \#(LayoutMetrics.noteHeight);
      }
      const inside = boxes.map(() => 0);
      for (const [index, box] of [...boxes.entries()].reverse()) {
        if (!box.isShown) continue;
        box.height = Math.max(own[index], inside[index]) + 2 * \#(LayoutMetrics.padding);
        if (box.parent >= 0) inside[box.parent] += box.height + (inside[box.parent] ? \#(LayoutMetrics.gap) : 0);
      }
      let next = \#(LayoutMetrics.margin) + \#(LayoutMetrics.legendHeight);
      for (const [index, box] of boxes.entries()) {
        if (!box.isShown) continue;
        box.y = box.parent < 0 ? next : boxes[box.parent].next;
        box.next = titles[index].y = box.y + \#(LayoutMetrics.padding);
        box.row = titles[index].y + titles[index].height;
        const below = box.y + box.height + \#(LayoutMetrics.gap);
        if (box.parent < 0) next = below; else boxes[box.parent].next = below;
      }
      for (const item of items) {
        const box = boxes[item.domain];
        if (!box.isOpen) continue;
        item.y = box.row + \#(LayoutMetrics.rowGap);
        box.row = item.y + item.height;
        for (const link of item.notes) {
          link.noteY = box.row;
          box.row += \#(LayoutMetrics.noteHeight);
        }
      }
    };

    // Where everything begins from left to right.
    const spread = (laneCounts) => {
      const starts = [];
      const laneX = (lane, gutter) => starts[gutter] + columnWidths[gutter] + \#(LayoutMetrics.padding) + \#(LayoutMetrics.laneMargin)
        + lane * \#(LayoutMetrics.laneWidth);
      let x = \#(LayoutMetrics.margin) + \#(LayoutMetrics.padding);
      laneCounts.forEach((count, column) => {
        starts.push(x);
        x = laneX(count, column) + \#(LayoutMetrics.laneMargin) + \#(LayoutMetrics.padding);
      });
      for (const stop of [...titles, ...items]) {
        stop.x = starts[stop.column] + stop.indent;
        stop.right = starts[stop.column] + columnWidths[stop.column];
      }
      const shown = boxes.filter((box) => box.isShown);
      for (const box of shown) {
        box.x = starts[box.column] - \#(LayoutMetrics.padding);
        box.right = starts[box.column] + columnWidths[box.column] + \#(LayoutMetrics.padding);
      }
      for (const box of [...shown].reverse()) {
        if (box.parent < 0) continue;
        const inside = Math.max(box.right, laneCounts[box.column] ? laneX(laneCounts[box.column], box.column) : 0);
        boxes[box.parent].right = Math.max(boxes[box.parent].right, inside + \#(LayoutMetrics.padding));
      }
      return laneX;
    };

    """#

  /// The ways of the links, in the steps of `LinkPassages`.
  static let routes: String = #"""

    const noteMiddle = (link) => link.noteY + \#(LayoutMetrics.noteHeight / 2);

    // Links that meet at an edge share its height.
    const setEnds = (stop) => {
      const half = Math.floor(stop.height / 2) - 3;
      for (const [side, ends] of Object.entries(stop.ends)) {
        for (const end of ends) {
          const { link, isStart } = end;
          end.other = isStart ? middle(link.end) : link.hasNote ? noteMiddle(link) : middle(link.start);
        }
        ends.sort((a, b) => a.other - b.other || a.link.index - b.link.index || b.isStart - a.isStart);
        ends.forEach(({ link, isStart }, position) => {
          const offset = ends.length === 1 ? Math.floor(half / 2) : 1 + Math.floor(position * (half - 1) / (ends.length - 1));
          link.levels[isStart ? 0 : link.levels.length - 1] = middle(stop) + offset - (side === "right" ? half + 1 : 0);
        });
      }
    };

    // The heights at which a column can be crossed.
    const gaps = (columns, height) => {
      const mark = (rows, first, last) => rows.fill(1, Math.max(0, first), last + 1);
      const texts = Array.from({ length: columns }, () => new Uint8Array(height));
      for (const stop of [...titles.filter(({ domain }) => boxes[domain].isShown), ...items.filter(({ domain }) => boxes[domain].isOpen)]) {
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

    // Links side by side, the short ones inside; gives how many there are in each gutter.
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
        for (const { link, step, low, high } of [...list].sort((a, b) => (a.high - a.low) - (b.high - b.low))) {
          const isFree = (lane) => lane.every((other) => high + \#(LaneUse.distance) < other.low || other.high < low - \#(LaneUse.distance));
          let lane = taken.findIndex(isFree);
          if (lane < 0) lane = taken.push([]) - 1;
          taken[lane].push({ low, high });
          link.lanes[step] = lane;
        }
        return taken.length;
      });
    };

    // A folded domain is left and reached at the edges of its box.
    const edge = (stop, isRight) => {
      const out = stop.isTitle ? \#(LayoutMetrics.padding) : 0;
      return isRight ? stop.right + out : stop.x - out;
    };
    const route = (link, laneX) => {
      const { start, end, levels } = link;
      const noteX = start.x - start.indent + \#(LayoutMetrics.textIndent);
      const [left, right] = link.hasNote ? [noteX - 4, noteX + link.noteWidth + 4] : [edge(start, false), edge(start, true)];
      const points = [[link.leavesRight ? right : left, levels[0]]];
      link.gutters.forEach((gutter, step) => {
        if (levels[step] === levels[step + 1]) return;
        const x = laneX(link.lanes[step], gutter);
        points.push([x, levels[step]], [x, levels[step + 1]]);
      });
      return [...points, [edge(end, link.arrivesRight), levels[levels.length - 1]]];
    };

    // The points of each link that is shown, and the size of the picture.
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
      const width = Math.max(\#(PictureLegend.width), ...shownBoxes.map((box) => box.right)) + \#(LayoutMetrics.margin);
      return { width, height };
    };

    """#
}
