// Follows a running app: takes its lines over a WebSocket, and shows states of the app's past in the app.

const follow = ({ root, schema, map, title, schemaArguments, greatestMessage }) => {
  // The token leaves the address; a page that is loaded again has it from here.
  const token = new URLSearchParams(location.search).get("token");
  sessionStorage.setItem("token", token);
  history.replaceState(null, "", location.pathname + location.hash);
  const socket = new WebSocket(`ws://${location.host}/socket?token=${token}`);
  const asked = new Map();
  let number = 0, page = null, next = 1, shown = 0;
  const send = (message) => socket.send(JSON.stringify(message));
  // What is long is sent in a while.
  const tellProgress = (size) => {
    const left = socket.bufferedAmount;
    if (left < 1_000_000 || socket.readyState !== WebSocket.OPEN) return;
    page.say(`${Math.floor(100 - left / size * 100)} % sent`);
    setTimeout(() => tellProgress(size), 200);
  };
  const ask = (message) => new Promise((resolve) => {
    number += 1;
    const text = JSON.stringify({ ...message, number }), { size } = new Blob([text]);
    if (size > greatestMessage) {
      return resolve({ refused: `The app takes at most ${greatestMessage / 2 ** 20} MB at once.` });
    }
    asked.set(number, resolve);
    socket.send(text);
    tellProgress(size);
  });
  const attempt = async (message) => {
    const answer = await ask(message);
    if (answer.refused) page.say(answer.refused);
    return answer;
  };
  const bar = make("div", { class: "live", role: "status" });
  const tell = (text, ...buttons) => bar.replaceChildren(make("span", { text }), ...buttons);
  const travel = make("input", { type: "checkbox", onchange: () => showChosen() });
  const showChosen = () => {
    if (!travel.checked) return resume();
    if (page.line) attempt({ do: "show", line: page.line });
  };
  const resume = () => {
    travel.checked = false;
    attempt({ do: "resume" });
  };
  const goOn = () => {
    travel.checked = false;
    attempt({ do: "goOn" });
  };
  const travelTitle = "The app shows the state after the chosen action, and waits meanwhile";
  const travelLabel = make("label", { title: travelTitle }, travel, "Time travel");
  const update = ({ shown: line, waiting = 0 }) => {
    shown = line ?? 0;
    bar.classList.toggle("past", Boolean(shown));
    if (!shown) return tell("Running", travelLabel);
    const waits = waiting ? ` · ${count(waiting, "action")} wait` : "";
    tell(`The app shows line ${shown.toLocaleString("en")}${waits}`, travelLabel,
      button("Resume", resume,
        { title: "Shows the present state again, and handles what came meanwhile" }),
      button("Go on from here", goOn, { title: "Forgets what came later, and lets the app run" }));
  };
  const readFile = (what) => {
    const input = make("input", { type: "file", onchange: async () => {
      const text = await input.files[0].text();
      if (what === "replay") {
        const { count: replayed } = await attempt({ do: "replay", text });
        if (replayed !== undefined) page.say(`${count(replayed, "action")} dispatched`);
      } else reload(text);
    } });
    input.click();
  };
  // A file with a state, or a recording, of which the last whole state is taken.
  const reload = (text) => {
    const states = text.split("\n").flatMap((line) => {
      try {
        const value = parseJSON(line);
        return isObject(value) && "state" in value ? [value.state] : [];
      } catch {
        return [];
      }
    });
    attempt({ do: "reload", text: states.length ? writeJSON(states.at(-1)) : text });
  };
  const commands = [
    {
      name: "Save recording", title: "Saves the lines of this page as a file, as an ActionRecorder writes it",
      run: saveRecording,
    },
    {
      name: "Replay …", title: "Dispatches the actions of a recording in the app",
      run: () => readFile("replay"),
    },
    {
      name: "Load state …", title: "Puts a recorded state into the app",
      run: () => readFile("reload"),
    },
  ];
  const open = (lines, first) => {
    page = createDebugger({ root, lines, first: [first, 1], schema, map, title, commands,
      files: [`${title}.jsonl`], isLive: true, schemaArguments });
    root.debugger = Object.assign(page, { ask, travel: (isOn) => {
      travel.checked = isOn;
      showChosen();
    } });
    root.querySelector("header").append(bar);
    page.addPanel("Dispatch", createDispatchPanel(page, schema, ask));
    const { choose } = page;
    page.choose = (...parts) => {
      choose(...parts);
      if (travel.checked && page.line !== shown) showChosen();
    };
    update({});
    ask({ do: "status" });
  };
  const received = ({ first, lines }) => {
    if (!page) open(lines, first);
    else {
      // What the app has forgotten before this page asked for it.
      const lost = first - next;
      if (lost > 0) page.say(`${count(lost, "line")} were lost`);
      page.append([...Array(Math.max(0, lost)).fill(""), ...lines]);
    }
    next = first + lines.length;
    send({ do: "lines", from: next });
  };
  socket.onopen = () => send({ do: "lines", from: 1 });
  socket.onclose = () => {
    bar.classList.add("gone");
    tell("The app is gone");
    if (!page) root.append(make("p", { class: "empty", text: "The app is gone, or its address has changed." }));
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.lines) return received(message);
    asked.get(message.number)?.(message);
    asked.delete(message.number);
    if (!message.refused && page) update(message);
  };
};
