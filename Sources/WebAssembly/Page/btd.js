// The page, its worker that converts, and the service worker that keeps both for use without a network: one script.
"use strict";

const version = "unreleased";

// Every sentence of the page.
const words = {
  title: "Move your training log",
  privacy: "Your file stays on this device. Nothing is uploaded, and the page works offline once it has loaded.",
  dropHere: "Drop an export of your training app here, or",
  chooseFile: "Choose a file",
  kinds: "Bench Tracker, Strong, Hevy, FitNotes, Fitbod, Jefit, LiftLog, StrongLifts, Zwift, spreadsheets, zip files, typed text, photographs of codes and more.",
  addFile: "Add another file",
  scanCode: "Scan a code",
  addCode: "Scan another code",
  holdCode: "Hold a code in front of the camera",
  stopCamera: "Stop",
  lookingForCodes: "Looking for codes…",
  codeName: "scanned code",
  showCode: "Show the code",
  codeOf: title => `QR code of ${title || "this workout"}, for the app to scan`,
  noCamera: "The camera could not be opened. Allow this page to use it, or choose a photograph of the code instead.",
  noPicture: name => `${name}: the browser cannot show this picture. Save it as JPEG or PNG and try again.`,
  noCode: name => `${name}: no QR code found. Photograph it closer, flat and without glare.`,
  unreadCode: name => `${name}: a QR code was seen, but could not be read. Photograph it closer, flat and without glare.`,
  otherCode: (name, text) => `${name}: the code holds no workout, but “${text}”. Sheets that are filled in by pen are read by the command line alone.`,
  moreCodes: progress => `${progress}. Add photographs of the others, or hold them in front of the camera.`,
  convertTo: "Convert to",
  beforeAnything: "Nothing is written until you save. See first what each format keeps.",
  workouts: "Workouts",
  showReport: "Show charts and records",
  hideReport: "Hide charts and records",
  saveReport: "Save charts and records as a page",
  reportOf: name => `Charts and records of ${name}`,
  showMore: "Show more",
  save: "Save",
  importedBy: apps => `For ${new Intl.ListFormat("en").format(apps)}`,
  others: "Formats for something else",
  noWorkouts: "It has no place for workouts.",
  loading: "Loading…",
  ready: "Ready.",
  reading: name => `Reading ${name}…`,
  done: name => `${name} has been read.`,
  saved: (name, bytes) => `${name}: ${size(bytes)} saved.`,
  everything: "Everything comes through.",
  losses: count => `${count === 1 ? "1 kind of value does" : `${count} kinds of values do`} not come through unchanged.`,
  showLosses: "What changes",
  readLosses: count => `${count === 1 ? "1 thing" : `${count} things`} to know about this file`,
  checking: "Checking…",
  asks: "One question first.",
  answer: "Continue",
  tooLarge: limit => `The file is larger than ${limit} MB, the most that this page takes. The command line takes more.`,
  trap: "This file stopped the converter. Nothing was written. Please report it with the file, if you can share it.",
  noModule: "The converter could not be loaded. Check the connection and load the page again.",
  counts: {
    workouts: ["workout", "workouts"], exercises: ["exercise", "exercises"], sets: ["set", "sets"],
    templates: ["template", "templates"], rides: ["ride", "rides"], measurements: ["measurement", "measurements"],
  },
  nothing: "The file holds no workouts.",
  between: (first, last) => (first === last ? first : `${first} to ${last}`),
  noDate: "no date",
  kindsOfFinding: {
    dropped: "left out", rounded: "rounded", converted: "converted", guessed: "guessed", repaired: "repaired",
    added: "added", inconsistent: "contradicts itself", malformed: "damaged", unsupported: "not supported",
  },
  questions: {
    unit: ["Which unit did your phone show for weights?", { kg: "Kilograms (kg)", lb: "Pounds (lb)" }],
    distance: ["Which unit did your phone show for distances?",
      { km: "Kilometres", mi: "Miles", m: "Metres", yd: "Yards", ft: "Feet" }],
    date: ["When did the workout take place?", "datetime-local"],
    ftp: ["What is your threshold power (FTP) in watts?", "number"],
    from: ["This could be one of these. Which app is it from?", null],
  },
  problems: {
    formatUnknown: () => "This file is not recognised. If you know where it is from, choose its format:",
    notRead: it => `${it.format} can be checked, but not converted.`,
    notWritten: it => `${it.format} cannot be written.`,
    nothingToWrite: it => `There is no ${it.part} to write.`,
    severalToWrite: it => `It holds one ${it.part}. Open a workout below to save it alone.`,
    unitFixed: it => `It holds ${it.unit} only.`,
    rideTooLong: it => `The ride is longer than ${it.hours} hours.`,
    tooManySegments: it => `The intervals of the ride make more than ${it.limit} segments.`,
    powerTooLarge: it => `The power ${it.power} of the ride is too large.`,
    tooManyValues: it => `It holds at most ${it.limit} values and letters, and there are more.`,
    valueNotPacked: () => "It has no form for one of the values.",
    missing: () => "It needs one more answer.",
    input: it => it.words,
    stopped: it => it.words || "It cannot be written here.",
    file: it => `${it.file}: cannot be read.`,
    packed: it => `${it.file}: cannot be unpacked: ${it.reason}.`,
  },
};

// The largest file, in megabytes: a history of 20 MB takes about ten times as much memory.
const largestFile = 100;

// The longer side of a picture in pixels that is searched for codes.
const largestPicture = 4096;

function size(bytes) {
  return bytes < 1e4 ? `${bytes} bytes` : bytes < 1e6 ? `${Math.round(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

if (typeof document !== "undefined") startPage();
else if (typeof ServiceWorkerGlobalScope !== "undefined") startServiceWorker();
else startWorker();

// MARK: The service worker

function startServiceWorker() {
  const cacheName = `btd-${version}`;
  const files = ["./", "index.html", "btd.js", "btd.wasm"];
  self.addEventListener("install", event => {
    event.waitUntil(caches.open(cacheName).then(cache => cache.addAll(files)).then(() => self.skipWaiting()));
  });
  self.addEventListener("activate", event => {
    const old = caches.keys().then(names =>
      Promise.all(names.filter(name => name.startsWith("btd-") && name !== cacheName).map(name => caches.delete(name))));
    event.waitUntil(old.then(() => self.clients.claim()));
  });
  self.addEventListener("fetch", event => {
    event.respondWith(caches.match(event.request, { ignoreSearch: true }).then(found => found || fetch(event.request)));
  });
}

// MARK: The worker that converts

function startWorker() {
  let module, exports;
  const memory = (start, count) => new Uint8Array(exports.memory.buffer, start >>> 0, count);
  const text = bytes => new TextDecoder().decode(bytes);
  const host = {
    random: (start, count) => crypto.getRandomValues(memory(start, count)),
    double: (start, count) => Number(text(memory(start, count))),
    clock: () => performance.now(),
    sine: Math.sin,
    angle: Math.atan2,
    text: (start, count, name, nameCount, output) => {
      try {
        const decoder = new TextDecoder(text(memory(name, nameCount)).replace(/^CP/, "windows-"), { fatal: true });
        const bytes = new TextEncoder().encode(decoder.decode(memory(start, count)));
        memory(output, bytes.length).set(bytes);
        return bytes.length;
      } catch {
        return -1;
      }
    },
  };
  const instantiate = async () => {
    module = module || await WebAssembly.compileStreaming(fetch("btd.wasm")).catch(async () =>
      WebAssembly.compile(await (await fetch("btd.wasm")).arrayBuffer()));
    exports = (await WebAssembly.instantiate(module, { host })).exports;
  };

  const call = (name, header, input) => {
    const counts = [];
    if (header) {
      const lines = Object.entries(header).filter(([, value]) => value !== undefined && value !== "")
        .map(([key, value]) => `${key}\t${String(value).replace(/[\n\t]/g, " ")}\n`).join("");
      const bytes = new TextEncoder().encode(lines);
      const start = exports.reserve(bytes.length + (input ? input.length : 0));
      memory(start, bytes.length).set(bytes);
      counts.push(bytes.length);
      if (input) {
        memory(start + bytes.length, input.length).set(input);
        counts.push(input.length);
      }
    }
    const refused = exports[name](...counts) !== 0;
    const result = memory(exports.resultStart(), exports.resultCount()).slice();
    const findings = text(memory(exports.findingsStart(), exports.findingsCount()));
    return { refused, result, findings: findings ? JSON.parse(findings) : [] };
  };

  let queue = instantiate();
  self.onmessage = ({ data: { id, name, header, input } }) => {
    queue = queue.then(async () => {
      try {
        const answer = call(name, header, input);
        self.postMessage({ id, ...answer }, [answer.result.buffer]);
      } catch {
        // A trap ends the module: the next file gets a new one.
        await instantiate();
        self.postMessage({ id, trapped: true });
      }
    }, () => self.postMessage({ id, unloaded: true }));
  };
}

// MARK: The page

function startPage() {
  const find = id => document.getElementById(id);
  for (const element of document.querySelectorAll("[data-words]")) element.textContent = words[element.dataset.words];
  if ("serviceWorker" in navigator && location.protocol.startsWith("http")) navigator.serviceWorker.register("btd.js");

  const worker = new Worker("btd.js");
  const waiting = new Map();
  let lastID = 0;
  worker.onmessage = ({ data }) => { waiting.get(data.id)(data); waiting.delete(data.id); };
  worker.onerror = () => { for (const answer of waiting.values()) answer({ unloaded: true }); waiting.clear(); };

  const ask = async (name, header, input) => {
    const id = ++lastID;
    const answer = await new Promise(resolve => {
      waiting.set(id, resolve);
      worker.postMessage({ id, name, header, input });
    });
    if (answer.trapped || answer.unloaded) {
      return { refused: true, findings: [], problem: { problem: "stopped", words: answer.trapped ? words.trap : words.noModule } };
    }
    if (answer.refused) answer.problem = JSON.parse(new TextDecoder().decode(answer.result));
    return answer;
  };
  const json = answer => JSON.parse(new TextDecoder().decode(answer.result));

  let formats = [];
  // What is open: its files with the answers to each, and what every later call is told.
  let session = null;
  const zone = zoneOfBrowser();

  say(words.loading);
  const loaded = ask("formats").then(answer => {
    if (answer.refused) return tell(answer.problem);
    formats = json(answer);
    say(words.ready);
  });

  find("file").addEventListener("change", event => take(event.target, false));
  find("second").addEventListener("change", event => take(event.target, true));
  const drop = find("drop");
  for (const name of ["dragover", "drop", "dragleave"]) {
    addEventListener(name, event => {
      event.preventDefault();
      drop.classList.toggle("over", name === "dragover");
      if (name === "drop" && event.dataTransfer.files.length) open(event.dataTransfer.files[0], false);
    });
  }

  function take(input, isSecond) {
    if (input.files.length) open(input.files[0], isSecond);
    input.value = "";
  }

  async function open(file, isSecond) {
    await loaded;
    find("problem").hidden = find("question").hidden = true;
    if (file.size > largestFile * 1e6) return tell({ problem: "stopped", words: words.tooLarge(largestFile) });
    say(words.reading(file.name));
    if (file.type.startsWith("image/")) return openPicture(file, isSecond);
    await openBytes([{ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }], isSecond);
  }

  async function openBytes(files, isSecond) {
    const opened = files.map(file => ({ ...file, answers: {} }));
    const isJoined = isSecond && session !== null;
    if (!isJoined) for (const id of ["source", "output", "history"]) find(id).hidden = true;
    session = isJoined ? { files: [...session.files, ...opened], answers: session.answers } : { files: opened, answers: {} };
    await read();
  }

  // MARK: Codes

  // Whether a set of codes is known in part, so that the next picture adds to it.
  let lacksCodes = false;

  // The payloads that are whole for the first time, and what is said of what is in sight.
  async function scan(source, width, height, isFrame) {
    const answer = await ask("scan", { width, frame: isFrame ? 1 : "", begins: lacksCodes ? "" : 1 },
      greyPixels(source, width, height));
    if (answer.refused) return { ...answer, files: [], incomplete: [], others: [] };
    const seen = json(answer);
    const incomplete = seen.sets.filter(set => set.read < set.needed);
    lacksCodes = incomplete.length > 0;
    const files = seen.payloads.map(bytes => ({ name: words.codeName, bytes: Uint8Array.from(bytes) }));
    return { ...seen, files, incomplete };
  }

  async function openPicture(file, isSecond) {
    let bitmap;
    try {
      bitmap = await createImageBitmap(file);
    } catch {
      return tell({ problem: "stopped", words: words.noPicture(file.name) });
    }
    const scale = Math.min(1, largestPicture / Math.max(bitmap.width, bitmap.height));
    const seen = await scan(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale), false);
    bitmap.close();
    if (seen.problem) return tell(seen.problem);
    if (seen.files.length) return openBytes(seen.files.map(code => ({ ...code, name: file.name })), isSecond);
    const sentence = seen.incomplete.length ? words.moreCodes(seen.incomplete.map(set => set.progress).join("; "))
      : seen.others.length ? words.otherCode(file.name, seen.others[0])
      : seen.unread ? words.unreadCode(file.name) : words.noCode(file.name);
    tell({ problem: "stopped", words: sentence });
  }

  async function watchCamera(isSecond) {
    await loaded;
    find("problem").hidden = find("question").hidden = true;
    const video = find("video");
    let stream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1920 } } });
    } catch {
      return tell({ problem: "stopped", words: words.noCamera });
    }
    video.srcObject = stream;
    find("camera").hidden = false;
    find("cameraTitle").focus();
    say(words.lookingForCodes);
    let isStopped = false;
    find("stopCamera").onclick = () => { isStopped = true; };
    await video.play().catch(() => {});
    let files = [];
    while (!isStopped && files.length === 0) {
      await new Promise(resolve => setTimeout(resolve, video.videoWidth ? 0 : 50));
      if (!video.videoWidth) continue;
      const seen = await scan(video, video.videoWidth, video.videoHeight, true);
      if (seen.problem) { tell(seen.problem); break; }
      files = seen.files;
      showSets(seen.incomplete);
    }
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
    find("camera").hidden = true;
    find("sets").replaceChildren();
    say("");
    if (files.length) await openBytes(files, isSecond);
    else find(isSecond ? "scanSecond" : "scan").focus();
  }

  function showSets(sets) {
    const text = sets.map(set => set.progress).join("; ");
    if (find("sets").textContent === text) return;
    find("sets").replaceChildren(...sets.flatMap(set => {
      const bar = element("progress");
      [bar.max, bar.value] = [set.needed, set.read];
      bar.setAttribute("aria-label", set.progress);
      return [bar, element("p", set.progress)];
    }));
  }

  for (const [id, isSecond] of [["scan", false], ["scanSecond", true]]) {
    find(id).hidden = !navigator.mediaDevices?.getUserMedia;
    find(id).addEventListener("click", () => watchCamera(isSecond));
  }

  // Reads all files of the session from the first, since answers may change how they are read.
  async function read() {
    const current = session;
    let summary;
    const findings = [];
    for (const [index, file] of current.files.entries()) {
      const header = { name: file.name, ...file.answers };
      const answer = await ask(index ? "join" : "open", header, file.bytes);
      if (session !== current) return;
      if (answer.refused) {
        const problem = answer.problem;
        if (problem.problem === "formatAmbiguous" || problem.problem === "formatUnknown") {
          const ids = problem.ids ? problem.ids.split(" ") : formats.filter(format => format.reads).map(format => format.id);
          const names = Object.fromEntries(ids.map(id => [id, formats.find(format => format.id === id)?.name || id]));
          const title = problem.ids ? words.questions.from[0] : words.problems.formatUnknown(problem);
          return question("from", title, names, value => { file.answers.from = value; read(); });
        }
        if (index) current.files.splice(index, 1);
        tell(problem);
        return index ? read() : undefined;
      }
      summary = json(answer);
      findings.push(...answer.findings);
    }
    say(words.done(current.files.map(file => file.name).join(", ")));
    showSource(current, summary, findings);
    await showHistory(current);
    await showTargets(current, summary);
  }

  function say(sentence) { find("status").textContent = sentence; }

  function tell(problem) {
    say("");
    const box = find("problem");
    box.replaceChildren(element("p", sentence(problem), "bad"));
    box.hidden = false;
  }

  function sentence(problem) { return (words.problems[problem.problem] || words.problems.stopped)(problem); }

  function element(tag, text, className) {
    const made = document.createElement(tag);
    if (text !== undefined) made.textContent = text;
    if (className) made.className = className;
    return made;
  }

  // Asks in words, with a button for each choice or a field, and hands on the answer.
  function question(key, title, choices, answered) {
    say(words.asks);
    const box = find("question");
    const heading = element("h2", title);
    heading.id = "questionTitle";
    heading.tabIndex = -1;
    const form = element("form");
    const finish = value => { box.hidden = true; answered(value); };
    if (typeof choices === "string") {
      const field = element("input");
      field.type = choices;
      field.required = true;
      if (choices === "number") { field.min = 1; field.max = 3000; }
      field.setAttribute("aria-labelledby", "questionTitle");
      form.append(field, " ", element("button", words.answer));
      form.addEventListener("submit", event => {
        event.preventDefault();
        finish(key === "date" ? field.value.replace("T", " ") : field.value);
      });
    } else {
      form.className = "choices";
      for (const [value, name] of Object.entries(choices)) {
        const button = element("button", name, "plain");
        button.type = "button";
        button.addEventListener("click", () => finish(value));
        form.append(button);
      }
    }
    box.replaceChildren(heading, form);
    box.hidden = false;
    heading.focus();
  }

  function counted(summary) {
    return Object.entries(words.counts).filter(([key]) => summary[key] > 0)
      .map(([key, [one, many]]) => `${summary[key].toLocaleString("en")} ${summary[key] === 1 ? one : many}`).join(", ");
  }

  function day(moment) { return moment ? moment.slice(0, 10) : words.noDate; }

  function showSource(current, summary, findings) {
    const names = current.files.map(file => file.name).join(" + ");
    find("sourceTitle").textContent = `${names}: ${summary.name}`;
    const days = summary.first ? `, ${words.between(day(summary.first), day(summary.last))}` : "";
    find("summary").textContent = counted(summary) ? counted(summary) + days : words.nothing;
    const about = find("readLosses");
    about.replaceChildren();
    if (findings.length) {
      about.append(lossList(words.readLosses(findings.length), findings));
      if (findings.some(finding => finding.severity === "error")) about.querySelector("summary").className = "bad";
    }
    find("source").hidden = false;
  }

  function lossList(title, findings) {
    const details = element("details");
    details.append(element("summary", title));
    const list = element("ul");
    for (const finding of findings) {
      const count = finding.count > 1 ? `${finding.count.toLocaleString("en")} × ` : "";
      const item = element("li", `${count}${finding.what} (${words.kindsOfFinding[finding.kind] || finding.kind})`);
      const places = finding.places.filter(place => place);
      if (places.length) item.append(element("br"), element("small", places.slice(0, 3).join("; "), "quiet"));
      list.append(item);
    }
    details.append(list);
    return details;
  }

  const isLoss = finding => ["dropped", "rounded", "guessed", "repaired"].includes(finding.kind);

  // MARK: Targets

  async function showTargets(current, summary) {
    const list = find("targets");
    list.replaceChildren();
    find("otherTargets").replaceChildren();
    find("others").hidden = true;
    find("output").hidden = false;
    const targets = formats.filter(format => format.writes).map(format => {
      const item = element("li", undefined, "target");
      list.append(item);
      const target = { format, item };
      draw(target, element("p", words.checking, "quiet"));
      return target;
    });
    for (const target of targets) {
      if (session !== current) return;
      await check(current, target, summary);
    }
  }

  function draw({ format, item }, ...parts) {
    const name = element("div");
    const apps = format.importedBy.length ? element("p", words.importedBy(format.importedBy), "quiet") : "";
    name.append(element("strong", format.name), ` .${format.extension}`, apps, ...parts.filter(part => part.tagName === "P"));
    item.replaceChildren(name, ...parts.filter(part => part.tagName !== "P"));
  }

  function writingHeader(current, target, workout) {
    return { to: target, ...zone, ...current.answers, workout };
  }

  // Moves a format that has no place for what is open below the others.
  function putAside(target, reason) {
    draw(target, element("p", reason, "quiet"));
    find("otherTargets").append(target.item);
    find("others").hidden = false;
  }

  async function check(current, target, summary) {
    const answer = await ask("write", writingHeader(current, target.format.id));
    if (session !== current) return;
    if (answer.refused && answer.problem.problem !== "missing") {
      return putAside(target, sentence(answer.problem));
    }
    const losesWorkouts = answer.findings.some(finding => finding.field === "archive.workouts" && finding.kind === "dropped");
    if (losesWorkouts && summary.measurements === 0) return putAside(target, words.noWorkouts);
    const button = element("button", words.save);
    button.type = "button";
    button.setAttribute("aria-label", `${words.save}: ${target.format.name}`);
    button.addEventListener("click", () => save(current, target, summary));
    if (answer.refused) return draw(target, element("p", sentence(answer.problem), "warn"), button);
    const losses = answer.findings.filter(isLoss);
    const verdict = losses.length ? element("p", words.losses(losses.length), "warn") : element("p", words.everything, "good");
    const parts = answer.findings.length ? [lossList(words.showLosses, answer.findings)] : [];
    draw(target, verdict, button, ...parts);
  }

  async function save(current, target, summary, workout) {
    const answer = await ask("write", writingHeader(current, target.format.id, workout));
    if (answer.refused && answer.problem.problem === "missing") {
      const value = answer.problem.values.split(" ")[0];
      return question(value, ...words.questions[value], given => {
        if (value === "unit" || value === "distance") {
          for (const file of current.files) file.answers[value] = given;
          session = { files: current.files, answers: current.answers };
          return read().then(() => save(session, target, summary, workout));
        }
        current.answers[value] = given;
        return save(current, target, summary, workout).then(() => { if (target.item) check(current, target, summary); });
      });
    }
    if (answer.refused) return tell(answer.problem);
    const number = workout === undefined ? "" : `-${workout + 1}`;
    keep(answer.result, `${stem(current)}${number}.${target.format.extension}`);
  }

  const stem = current => current.files[0].name.replace(/(\.[A-Za-z0-9]{1,10})+$/, "") || "history";

  function keep(bytes, name) {
    const link = element("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    say(words.saved(name, bytes.length));
  }

  // MARK: Charts and records

  function offerReport(current) {
    const [show, frame] = [find("showReport"), find("report")];
    const hide = () => {
      frame.hidden = true;
      frame.removeAttribute("srcdoc");
      show.textContent = words.showReport;
      show.setAttribute("aria-expanded", "false");
    };
    const make = async () => {
      const answer = await ask("report", { ...current.answers });
      if (session !== current) return;
      if (!answer.refused) return answer.result;
      tell(answer.problem);
    };
    hide();
    show.onclick = async () => {
      if (!frame.hidden) return hide();
      const page = await make();
      if (!page) return;
      frame.title = words.reportOf(current.files.map(file => file.name).join(", "));
      frame.srcdoc = new TextDecoder().decode(page);
      frame.hidden = false;
      show.textContent = words.hideReport;
      show.setAttribute("aria-expanded", "true");
    };
    find("saveReport").onclick = async () => {
      const page = await make();
      if (page) keep(page, `${stem(current)}.html`);
    };
  }

  // MARK: Workouts

  async function showHistory(current) {
    const list = find("workouts");
    list.replaceChildren();
    const workouts = json(await ask("history")).map((workout, index) => ({ ...workout, index }));
    find("history").hidden = workouts.length === 0;
    offerReport(current);
    workouts.sort((first, second) => (second.start || "").localeCompare(first.start || "") || second.index - first.index);
    const more = find("more");
    let shown = 0;
    more.onclick = () => {
      for (const workout of workouts.slice(shown, shown + 30)) list.append(workoutItem(current, workout));
      shown += 30;
      more.hidden = shown >= workouts.length;
    };
    more.onclick();
  }

  function workoutItem(current, workout) {
    const item = element("li");
    const details = element("details");
    const summary = element("summary");
    const title = element("bdi", workout.title || "");
    summary.append(`${day(workout.start)} `, title, ` `, element("span", counted({ exercises: workout.exercises, sets: workout.sets }), "quiet"));
    details.append(summary);
    details.addEventListener("toggle", async () => {
      if (!details.open || details.children.length > 1) return;
      const text = await ask("write", writingHeader(current, "text", workout.index));
      const body = element("pre", text.refused ? sentence(text.problem) : new TextDecoder().decode(text.result));
      body.dir = "auto";
      const choices = element("div", undefined, "choices");
      const show = element("button", words.showCode, "plain");
      show.type = "button";
      show.addEventListener("click", () => showCode(current, workout, details, show));
      choices.append(show);
      for (const id of ["compact-workout", "text", "packed"]) {
        const format = formats.find(format => format.id === id);
        const button = element("button", `${words.save}: ${format.name}`, "plain");
        button.type = "button";
        button.addEventListener("click", () => save(current, { format }, undefined, workout.index));
        choices.append(button);
      }
      details.append(body, choices);
    });
    item.append(details);
    return item;
  }

  // Draws the code that the app scans; a workout that is too large for it goes into the denser one.
  async function showCode(current, workout, details, button) {
    let drawing;
    for (const id of ["compact-workout", "packed"]) {
      drawing = await ask("draw", writingHeader(current, id, workout.index));
      if (!drawing.refused) break;
    }
    button.remove();
    if (drawing.refused) return details.append(element("p", sentence(drawing.problem), "bad"));
    const image = element("img", undefined, "code");
    image.src = URL.createObjectURL(new Blob([drawing.result], { type: "image/svg+xml" }));
    image.onload = () => URL.revokeObjectURL(image.src);
    image.alt = words.codeOf(workout.title);
    details.append(image);
  }
}

// The pixels of a picture or film, a byte each from black to white.
function greyPixels(source, width, height) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);
  const colours = context.getImageData(0, 0, width, height).data;
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    grey[pixel] = (colours[at] * 77 + colours[at + 1] * 150 + colours[at + 2] * 29) >> 8;
  }
  return grey;
}

// The zone of the browser's clock, with each change of its offset from 1970 to 2037.
function zoneOfBrowser() {
  const offset = milliseconds => -new Date(milliseconds).getTimezoneOffset() * 60;
  const week = 7 * 86400e3;
  const changes = [];
  for (let start = 0; start < 2145916800e3; start += week) {
    const before = offset(start), after = offset(start + week);
    if (before === after) continue;
    let low = start, high = start + week;
    while (high - low > 1000) {
      const middle = low + Math.floor((high - low) / 2000) * 1000;
      if (offset(middle) === before) low = middle; else high = middle;
    }
    changes.push(`${high / 1000}:${after}`);
  }
  return { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, offset: offset(0), changes: changes.join(" ") };
}
