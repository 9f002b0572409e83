extension PageScript {
  /// Lays out the unfolded part, in the steps of `GraphLayout`: if all domains are unfolded, the result equals the
  /// printed picture.
  static let layout: String = #"""

    // The outermost folded domain that hides the contents of a domain, or -1.
    const hiding = (domain) => {
      let found = -1;
      for (let index = domain; index >= 0; index = boxes[index].parent) if (boxes[index].folded) found = index;
      return found;
    };

    const isSeen = (stop) => stop.isTitle ? boxes[stop.domain].isShown : boxes[stop.domain].isOpen;

    // Finds the two ends of each link, and the edges at which the link leaves and arrives.
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
        // A link from a request to a phase is not drawn, but the condition of the request is.
        link.hasNote = (link.isShown || link.line === null) && link.note !== null && !start.isTitle;
        link.start = start;
        if (link.hasNote) start.notes.push(link);
        if (!link.isShown) continue;
        const [first, last] = [start.column, end.column];
        const count = Math.max(1, Math.abs(first - last));
        const gutters = Array.from({ length: count }, (_, step) => Math.min(first, last) + step);
        if (first > last) gutters.reverse();
        Object.assign(link, { end, gutters, leavesRight: first <= last, arrivesRight: first >= last });
        if (!link.hasNote) start.ends[link.leavesRight ? "right" : "left"].push({ link, isStart: true });
        end.ends[link.arrivesRight ? "right" : "left"].push({ link, isStart: false });
      }
    };

    // Sets the heights and vertical positions of boxes, rows and notes.
    const stack = () => {
      const height = ({ ends }, least) => {
        const count = Math.max(ends.left.length, ends.right.length);
        const needed = 2 * (\#(LayoutMetrics.linkDistance) * (count - 1) + 4);
        return Math.min(Math.max(least, needed), \#(LayoutMetrics.rowHeights.upperBound));
      };
      for (const item of items) item.height = height(item, \#(LayoutMetrics.rowHeights.lowerBound));
      for (const title of titles) title.height = height(title, \#(LayoutMetrics.titleHeight));
      const own = titles.map((title) => title.height);
      for (const item of items) {
        if (!boxes[item.domain].isOpen) continue;
        const notes = item.notes.length * \#(LayoutMetrics.noteHeight);
        own[item.domain] += \#(LayoutMetrics.rowGap) + item.height + notes;
      }
      const inside = boxes.map(() => 0);
      for (const [index, box] of [...boxes.entries()].reverse()) {
        if (!box.isShown) continue;
        box.height = Math.max(own[index], inside[index]) + 2 * \#(LayoutMetrics.padding);
        if (box.parent >= 0) inside[box.parent] += box.height + (inside[box.parent] ? \#(LayoutMetrics.gap) : 0);
      }
      let next = \#(LayoutMetrics.margin);
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

    // Sets the horizontal positions of boxes and rows, and returns the positions of lanes.
    const spread = (laneCounts) => {
      const starts = [];
      const laneX = (lane, gutter) => starts[gutter] + columnWidths[gutter]
        + \#(LayoutMetrics.padding + LayoutMetrics.laneMargin) + lane * \#(LayoutMetrics.laneWidth);
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
        const count = laneCounts[box.column], parent = boxes[box.parent];
        const inside = Math.max(box.right, count ? laneX(count, box.column) : 0);
        parent.right = Math.max(parent.right, inside + \#(LayoutMetrics.padding));
      }
      return laneX;
    };

    """#
}
