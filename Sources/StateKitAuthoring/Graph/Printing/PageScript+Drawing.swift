extension PageScript {
  /// Moves the picture's elements to the positions of the layout.
  static let drawing: String = #"""

    let size = { width: number(svg, "width"), height: number(svg, "height") };
    let scale = 1;
    const resize = () => {
      svg.setAttribute("width", size.width * scale);
      svg.setAttribute("height", size.height * scale);
      svg.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
      scaleButton.textContent = `${Math.round(scale * 100)} %`;
    };
    const set = (node, values) => {
      for (const [name, value] of Object.entries(values)) node.setAttribute(name, value);
    };
    const shift = (node, x, y) => {
      if (x || y) node.setAttribute("transform", `translate(${x} ${y})`);
      else node.removeAttribute("transform");
    };

    // The texts of a row are printed around the row's middle: the row moves as a whole, and only its frame changes.
    const drawStop = (stop) => {
      stop.node.classList.toggle("hidden", !isSeen(stop));
      if (!isSeen(stop)) return;
      const printed = middle(stop.printed);
      set(stop.rect, { y: printed - (middle(stop) - stop.y), height: stop.height });
      shift(stop.node, stop.x - stop.printed.x, middle(stop) - printed);
    };

    const path = (points) => {
      const rounded = (corner, other) => {
        const distance = Math.abs(corner[0] - other[0]) + Math.abs(corner[1] - other[1]);
        const by = Math.min(\#(LinkPath.radius), Math.floor(distance / 2));
        return [0, 1].map((at) => corner[at] + Math.sign(other[at] - corner[at]) * by);
      };
      let text = `M${points[0].join(" ")}`;
      points.slice(1, -1).forEach((corner, index) => {
        const [start, end] = [rounded(corner, points[index]), rounded(corner, points[index + 2])];
        text += `L${start.join(" ")}Q${corner.join(" ")} ${end.join(" ")}`;
      });
      return `${text}L${points[points.length - 1].join(" ")}`;
    };

    const drawNote = (link) => {
      if (!link.note) return;
      link.note.classList.toggle("hidden", !link.hasNote);
      if (!link.hasNote) return;
      const x = link.start.x - link.start.indent + \#(LayoutMetrics.textIndent);
      shift(link.note, x - link.printedNote.x, noteMiddle(link) + 4 - link.printedNote.y);
    };

    const drawLink = (link) => {
      if (!link.line) return drawNote(link);
      link.node.classList.toggle("hidden", !link.isShown);
      if (!link.isShown) return;
      const [before, end] = link.points.slice(-2);
      link.line.setAttribute("d", path(link.points));
      link.head.setAttribute("d", `M${end.join(" ")}l${before[0] < end[0] ? -7 : 7} -4v8z`);
      drawNote(link);
    };

    const draw = () => {
      size = lay();
      boxes.forEach((box, index) => {
        const title = titles[index];
        box.node.classList.toggle("hidden", !box.isShown);
        if (box.isShown) set(box.rect, { x: box.x, y: box.y, width: box.right - box.x, height: box.height });
        title.node.classList.toggle("folded", box.folded);
        title.node.setAttribute("aria-expanded", !box.folded);
        drawStop(title);
      });
      items.forEach(drawStop);
      links.forEach(drawLink);
      resize();
    };
    const fold = (domains, folded) => {
      for (const domain of domains) boxes[domain].folded = folded;
      draw();
    };
    // A single outermost domain stays open: otherwise the page would only show this domain.
    const foldAll = () => {
      const roots = boxes.filter((box) => box.parent < 0).length;
      fold([...boxes.keys()].slice(roots === 1 && boxes.length > 1 ? 1 : 0), true);
    };

    // Changes the scale around a point of the window.
    const zoom = (wanted, x = innerWidth / 2, y = innerHeight / 2) => {
      const before = svg.getBoundingClientRect();
      const ratio = Math.min(3, Math.max(0.1, wanted)) / scale;
      scale *= ratio;
      resize();
      const after = svg.getBoundingClientRect();
      scrollBy(after.left + (x - before.left) * ratio - x, after.top + (y - before.top) * ratio - y);
    };
    // The scale that fits the whole picture, or only its width if the whole would be too small to read.
    const fitting = () => {
      const room = innerHeight - document.querySelector("header").offsetHeight;
      const width = Math.min(1.5, document.documentElement.clientWidth / size.width);
      const all = Math.min(width, room / size.height);
      return all < 0.5 ? Math.min(1, width) : all;
    };
    const fit = () => zoom(fitting());

    """#
}
