// What the scripts share that use a page as a person does: lib/chromium.py puts it before each of them, and runs functions
// of theirs in the page.
const failures = new Set();
const check = (holds, what) => { if (!holds) failures.add(what); };
const same = (one, other, what) => {
  const [left, right] = [one, other].map((value) => JSON.stringify(value));
  check(left === right, `${what}: ${left?.slice(0, 300)} instead of ${right?.slice(0, 300)}`);
};
const says = (node, what, ...parts) => {
  const text = node?.textContent ?? "";
  for (const part of parts) check(text.includes(part), `${what}: '${part}' is not in '${text.slice(0, 300)}'`);
};

const pause = (time = 120) => new Promise((done) => setTimeout(done, time));
const until = async (holds, what, most = 20_000, step = 50) => {
  for (let time = 0; time < most && !holds(); time += step) await pause(step);
  check(holds(), what);
};

const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));
const one = (selector, within = document) => within.querySelector(selector);
const isShown = (node) => node !== null && node.getClientRects().length > 0;
const press = (key, node = document.activeElement) =>
  node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const key = async (name) => {
  press(name);
  await pause();
};
const click = async (node) => {
  node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await pause();
};
const type = async (field, text, event = "input") => {
  field.value = text;
  field.dispatchEvent(new Event(event, { bubbles: true }));
  await pause(300);
};

// The page did not load anything, and could not.
const loadsNothing = async () => {
  check(performance.getEntriesByType("resource").length === 0, "the page loads something");
  check(all("[src], link").length === 0, "the page refers to something");
  check(complaints.length === 0, `the page complains: ${complaints.join("; ")}`);
  await fetch("https://127.0.0.1:9/").catch(() => {});
  const image = document.createElement("img");
  image.src = "https://127.0.0.1:9/x.png";
  document.body.append(image);
  await pause(200);
  const refused = complaints.filter((complaint) => complaint.startsWith("loads "));
  check(refused.length === 2, `the policy refuses ${refused.length} of 2 requests`);
};

const findings = async (checks) => {
  try {
    for (const check of checks) await check();
  } catch (error) {
    failures.add(`${error}\n${error.stack}`);
  }
  return [...failures];
};
