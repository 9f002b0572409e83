// Visits every page of the documentation in a frame. .ci/check-docs expects `pages`, each with its path and title, `base`,
// and the `width` and `height` of the frame.
const { base, pages, width, height } = expected;

const frame = document.createElement("iframe");
Object.assign(frame, { width, height });
document.body.append(frame);

// Loading costs ten times what following a link does. Both happen; what has the same title as the page before it is
// loaded, as it could not be told from that one.
const visit = (page, before, index) => {
  const view = frame.contentWindow;
  if (index % 50 === 0 || page.title === before?.title) {
    one("h1", frame.contentDocument)?.remove();
    view.location = base + page.path;
  } else {
    view.history.pushState({}, "", base + page.path);
    view.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }
};

const arrive = async ({ path, title }, when) => {
  const isThere = () => frame.contentDocument.readyState === "complete"
    && one("h1", frame.contentDocument)?.textContent.replace(/\s+/g, " ").trim() === title;
  await until(isThere, `${when}: '${title}' is not shown`, 10_000, 5);
  // The renderer goes on building a tutorial after its title, and complains if it is left meanwhile.
  await pause(path.startsWith("/tutorials/") ? 500 : 15);
};

const look = (when) => {
  const page = frame.contentDocument, view = frame.contentWindow, needs = page.scrollingElement.scrollWidth;
  check(width >= 500 || needs <= width, `${when}: ${needs} pixels wide on a phone of ${width}`);
  for (const image of page.images) check(!image.complete || image.naturalWidth > 0, `${when}: no image ${image.src}`);
  for (const complaint of view.complaints?.splice(0) ?? ["no listener"]) failures.add(`${when}: ${complaint}`);
};

const visitAll = async () => {
  for (const [index, page] of pages.entries()) {
    const when = `${page.path} (${width} pixels)`;
    visit(page, pages[index - 1], index);
    await arrive(page, when);
    look(when);
  }
};

const rootLeadsToTheStart = async () => {
  const root = document.createElement("iframe");
  root.src = `${base}/`;
  document.body.append(root);
  const isThere = () => root.contentWindow.location.pathname === `${base}/documentation/`;
  await until(isThere, "the root does not lead to the documentation", 10_000, 10);
};
