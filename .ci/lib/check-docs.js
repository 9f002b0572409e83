// Visits every page of the documentation in a frame; run by .ci/check-docs, which has put in front of it `pages`, each with
// its path and title, `base`, and the `width` and `height` of the frame.
(async () => {
  const failures = new Set(), links = new Map(), anchors = new Map();
  const sleep = (time) => new Promise((done) => setTimeout(done, time));
  const pathOf = (url) => decodeURI(url.pathname).replace(/\/$/, "");

  const frame = document.createElement("iframe");
  Object.assign(frame, { width, height });
  document.body.append(frame);

  // Loading costs ten times what following a link does. Both happen; what has the same title as the page before it is
  // loaded, as it could not be told from that one.
  const visit = (page, before, index) => {
    const view = frame.contentWindow;
    if (index % 50 === 0 || page.title === before?.title) {
      frame.contentDocument.querySelector("h1")?.remove();
      view.location = base + page.path;
    } else {
      view.history.pushState({}, "", base + page.path);
      view.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }
  };

  const arrive = async (page, when) => {
    for (let wait = 0; wait < 2000; wait += 1) {
      const shown = frame.contentDocument;
      const title = shown.querySelector("h1")?.textContent.replace(/\s+/g, " ").trim();
      // The renderer goes on building a tutorial after its title, and complains if it is left meanwhile.
      const rest = page.path.startsWith("/tutorials/") ? 500 : 15;
      if (shown.readyState === "complete" && title === page.title) return sleep(rest);
      await sleep(5);
    }
    failures.add(`${when}: '${page.title}' is not shown`);
  };

  const look = (path, when) => {
    const page = frame.contentDocument, view = frame.contentWindow;
    const found = page.scrollingElement.scrollWidth;
    if (width < 500 && found > width) failures.add(`${when}: ${found} pixels wide on a phone of ${width}`);
    const here = pathOf(view.location), ids = anchors.get(here) ?? new Set();
    for (const node of page.querySelectorAll("[id]")) ids.add(node.id);
    anchors.set(here, ids);
    for (const link of page.querySelectorAll("a[href]")) {
      if (!links.has(link.href)) links.set(link.href, path);
    }
    for (const image of page.images) {
      if (image.complete && image.naturalWidth === 0) failures.add(`${when}: no image ${image.src}`);
    }
    for (const complaint of view.complaints?.splice(0) ?? ["no listener"]) failures.add(`${when}: ${complaint}`);
  };

  const visitAll = async () => {
    for (const [index, page] of pages.entries()) {
      const when = `${page.path} (${width} pixels)`;
      visit(page, pages[index - 1], index);
      await arrive(page, when);
      look(page.path, when);
    }
  };

  // The root leads to the start page.
  const checkRoot = async () => {
    frame.contentDocument.body.replaceChildren();
    frame.src = `${base}/`;
    for (let wait = 0; wait < 1000 && !frame.contentWindow.location.pathname.endsWith("/documentation/"); wait += 1) {
      await sleep(10);
    }
    const path = frame.contentWindow.location.pathname;
    if (path !== `${base}/documentation/`) failures.add(`the root leads to ${path}`);
  };

  try {
    await visitAll();
    await checkRoot();
  } catch (error) {
    failures.add(`${error}\n${error.stack}`);
  }
  const places = Object.fromEntries([...anchors].map(([path, ids]) => [path, [...ids]]));
  const result = { failures: [...failures], links: Object.fromEntries(links), places };
  await fetch("/result", { method: "POST", body: JSON.stringify(result) });
})();
