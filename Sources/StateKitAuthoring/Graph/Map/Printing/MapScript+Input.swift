extension MapScript {
  /// One pointer moves the map, two enlarge it, and so does the wheel.
  static let pointer: String = #"""

    const pointers = new Map();
    let isDragged = false;
    const middle = () => {
      const [a, b = a] = [...pointers.values()];
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.hypot(a.x - b.x, a.y - b.y) };
    };
    const within = ({ clientX, clientY }) => {
      const { left, top } = container.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const drag = (event) => {
      if (!pointers.has(event.pointerId)) return;
      // The button was released outside of the window.
      if (event.pointerType === "mouse" && event.buttons === 0) return release(event);
      const before = middle();
      pointers.set(event.pointerId, within(event));
      const after = middle();
      if (!isDragged && pointers.size === 1) {
        const { start } = pointers;
        if (Math.hypot(after.x - start.x, after.y - start.y) < 5) return;
        isDragged = true;
      }
      const view = draw();
      move({ ...view, x: view.x - (after.x - before.x) / view.scale, y: view.y - (after.y - before.y) / view.scale });
      if (before.distance > 0 && after.distance > 0) {
        isDragged = true;
        zoomAt(after.distance / before.distance, after.x, after.y);
      }
    };
    const release = (event) => pointers.delete(event.pointerId);
    const touch = (domain) => {
      for (const { dataset, classList } of current().links) {
        classList.toggle("touched", domain !== undefined && (dataset.from === domain || dataset.to === domain));
      }
    };
    for (const { svg } of all) {
      svg.addEventListener("pointerdown", (event) => {
        if (event.button !== 0) return;
        if (pointers.size === 0) {
          isDragged = false;
          pointers.start = within(event);
        }
        pointers.set(event.pointerId, within(event));
      });
      svg.addEventListener("pointerover", ({ target }) => touch(placeOf(target)?.domain));
      svg.addEventListener("pointerleave", () => touch());
      svg.addEventListener("click", ({ target }) => {
        const place = isDragged ? null : placeOf(target);
        if (place) map.onOpen(place);
      });
      svg.addEventListener("wheel", (event) => {
        event.preventDefault();
        const { x, y } = within(event), lines = event.deltaMode === 1 ? 16 : 1;
        zoomAt(Math.exp(-event.deltaY * lines / (event.ctrlKey ? 100 : 400)), x, y);
      }, { passive: false });
    }
    addEventListener("pointermove", drag);
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);

    """#

  /// The boxes are one stop of the tabulator; the arrow keys lead to the nearest box in their direction.
  static let keyboard: String = #"""

    const toward = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const centre = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const nearest = (from, [right, down]) => {
      const [startX, startY] = centre(from);
      let found = null, least = Infinity;
      for (const box of current().boxes) {
        const [x, y] = centre(box), ahead = (x - startX) * right + (y - startY) * down;
        const aside = Math.abs((x - startX) * down) + Math.abs((y - startY) * right);
        if (ahead > 4 && ahead + 2 * aside < least) [found, least] = [box, ahead + 2 * aside];
      }
      return found;
    };
    map.focus = (path) => {
      for (const { boxes, boxAt } of all) {
        for (const box of boxes) box.node.setAttribute("tabindex", box === boxAt.get(path) ? "0" : "-1");
      }
      current().boxAt.get(path)?.node.focus({ preventScroll: true });
    };
    for (const { boxes, svg } of all) {
      boxes.forEach(({ node }, index) => {
        node.setAttribute("tabindex", index ? "-1" : "0");
        node.setAttribute("role", "button");
      });
      svg.addEventListener("keydown", (event) => {
        const box = boxes.find(({ node }) => node === event.target.closest(".domain"));
        if (!box || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "Enter" || event.key === " ") map.onOpen({ domain: box.name });
        else if (event.key in toward) {
          const next = nearest(box, toward[event.key]);
          if (next) { map.focus(next.paths[0]); map.show(next.paths); }
        } else return;
        event.preventDefault();
      });
    }

    """#

  /// What is lit, and what is open.
  static let lighting: String = #"""

    const arrowName = (from, to) => JSON.stringify([from, to]);
    map.light = (paths, arrows = []) => {
      const links = new Set(Array.from(arrows, ([from, to]) => arrowName(from, to)));
      for (const shown of all) {
        shown.svg.classList.toggle("lit", Boolean(paths));
        const lit = boxesAt(paths ?? [], shown);
        for (const box of shown.boxes) box.node.classList.toggle("on", lit.has(box));
        for (const node of shown.links) {
          node.classList.toggle("on", links.has(arrowName(node.dataset.from, node.dataset.to)));
        }
      }
    };
    map.choose = (place) => {
      for (const shown of all) {
        const chosen = shown.boxAt.get(place?.domain);
        for (const box of shown.boxes) box.node.classList.toggle("chosen", box === chosen);
        for (const { dataset, classList } of shown.links) {
          classList.toggle("chosen", place?.from !== undefined && dataset.from === place.from && dataset.to === place.to);
        }
      }
    };
    return map;

    """#
}
