// The page, its worker that converts, and the service worker that keeps both for use without a network: one script.
"use strict";

const version = "unreleased";

// The ids of the formats that the first part of the module writes.
const early = "";

// Every sentence of the page.
const words = {
  title: "Move your training log",
  privacy: "Your file stays on this device. Nothing is uploaded, and the page works offline once it has loaded.",
  dropHere: "Drop an export of your training app here, or",
  chooseFile: "Choose a file",
  kinds: "Bench Tracker, Strong, Hevy, FitNotes, Fitbod, Jefit, LiftLog, StrongLifts, Zwift, spreadsheets, zip files, typed text, photographs of codes and more.",
  addFile: "Add other files",
  scanCode: "Scan a code",
  addCode: "Scan another code",
  holdCode: "Hold a code in front of the camera",
  stopCamera: "Stop",
  lookingForCodes: "Looking for codes…",
  codeName: "scanned code",
  showCode: "Show the code",
  codeOf: (title, isOfApp) => `QR code of ${title || "this workout"}, for ${isOfApp ? "the app to scan" : "btd to read"}`,
  codeTooLarge: "Too large for a code that the app reads: only btd reads this one.",
  noCamera: "The camera could not be opened. Allow this page to use it, or choose a photograph of the code instead.",
  noPicture: name => `${name}: the browser cannot show this picture. Save it as JPEG or PNG and try again.`,
  noCode: name => `${name}: no QR code found. Photograph it closer, flat and without glare.`,
  unreadCode: name => `${name}: a QR code was seen, but could not be read. Photograph it closer, flat and without glare.`,
  otherCode: (name, text) => text.startsWith("BTL:")
    ? `${name}: This is a btd log sheet. Only the command line reads it.`
    : `${name}: the code holds no workout, but “${text}”.`,
  codesOf: set => `${set.read} of ${set.total} codes of set ${set.name} scanned; still needed: `
    + `${set.total > set.needed ? `any ${set.needed - set.read} of ` : ""}${set.total - set.read === 1 ? "code" : "codes"} ${set.missing}`,
  moreCodes: progress => `${progress}. Photograph or scan the missing codes.`,
  firstFrameOnly: name => `${name}: this browser reads only the first frame of an animation.`,
  notOpened: {
    "application/pdf": name => `${name}: this page cannot read PDF files. Open a screenshot of the codes on it.`,
    "video/": name => `${name}: this page cannot read films. Open a screenshot of each code, or scan them with the camera.`,
  },
  convertTo: "Convert to",
  beforeAnything: "First see what each format keeps.",
  workouts: "Workouts",
  showReport: "Show charts and records",
  hideReport: "Hide charts and records",
  saveReport: "Save charts and records as a page",
  reportOf: name => `Charts and records of ${name}`,
  showMore: "Show more",
  save: "Save",
  importedBy: apps => `For ${new Intl.ListFormat("en").format(apps)}`,
  others: "Formats that cannot hold this file",
  noPlace: parts => `Does not store ${new Intl.ListFormat("en", { type: "disjunction" }).format(parts.map(part => words.counts[part][1]))}.`,
  loading: "Loading…",
  ready: "Ready.",
  readyOffline: "Ready. The page now works offline too.",
  reading: name => `Reading ${name}…`,
  done: name => `${name} has been read.`,
  saved: (name, bytes) => `${name}: ${size(bytes)} saved.`,
  everything: "Everything comes through.",
  losses: count => (count === 1 ? "1 kind of data changes or is lost." : `${count} kinds of data change or are lost.`),
  showLosses: "What changes",
  added: count => `${count} kinds of missing values filled in`,
  skipped: count => (count === 1 ? "1 row was skipped" : `${count.toLocaleString("en")} rows were skipped`),
  notes: count => (count === 1 ? "1 note" : `${count} notes`),
  checking: "Checking…",
  asks: "One question first.",
  answer: "Continue",
  answered: "Thank you. See what changes, then save.",
  tooLarge: (name, limit) => `${name}: larger than ${limit} MB, the most that this page takes. The command line takes more.`,
  notRead: name => `${name}: cannot be read. Choose it again.`,
  trap: "The converter crashed on this file. Try the command line.",
  loadingRest: "Loading the rest of the converter…",
  noRest: "Part of the converter has not loaded yet. Check the connection and try again.",
  formatNotLoaded: "Not loaded yet. Check the connection.",
  tryAgain: "Try again",
  noModule: "The converter could not be loaded. Check the connection and load the page again.",
  noFolder: "The page cannot run from this folder. Keep its files together, open it in another browser, or put the folder on a web server.",
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
  // What people call fields that the apps have no words for.
  fields: {
    "archive.btd:templateList": "list of templates", "workout.id": "identifier of a workout",
    "workout.isStartEdited": "mark that the start was edited", "template.btd:summary": "summary of a template",
    "settings.btd:disableSleep": "keep the screen on", "settings.btd:showWorkoutDetails": "show details of workouts",
    "settings.btd:showEquivalencyChart": "show the chart of equivalents", "settings.btd:showLastWorkout": "show the last workout",
    "settings.btd:bodyweightIsVolume": "count body weight as volume", "settings.btd:bodyweightMultiplier": "share of body weight that counts",
    "settings.btd:showSmartNames": "suggest names for workouts", "settings.btd:smartNicknames": "names that are suggested",
    "profile.btd:achievementListVersion": "version of the list of achievements", "profile.btd:xp": "experience points",
    "profile.btd:currentStreak": "current streak", "profile.btd:longestStreak": "longest streak",
  },
  needs: { unit: "unit", distance: "unit of distances", date: "date", ftp: "FTP" },
  questions: {
    unit: ["Which unit did your phone show for weights?", { kg: "Kilograms (kg)", lb: "Pounds (lb)" }],
    distance: ["Which unit did your phone show for distances?",
      { km: "Kilometres", mi: "Miles", m: "Metres", yd: "Yards", ft: "Feet" }],
    date: ["When did the workout take place?", "datetime-local"],
    ftp: ["What is your threshold power (FTP) in watts?", "number"],
    from: ["Several apps write files like this. Which app is it from?", null],
  },
  problems: {
    formatUnknown: () => "This file is not recognised. If you know where it is from, choose its format:",
    notRead: it => `${it.format} can be checked, but not converted.`,
    notWritten: it => `${it.format} cannot be written.`,
    nothingToWrite: it => `There is no ${it.part} to write.`,
    severalToWrite: it => it.part === "kind of measurement"
      ? "It holds one kind of measurement, and this file has several."
      : `It holds one ${it.part}. Open a workout below to save it alone.`,
    unitFixed: it => `It holds ${it.unit} only.`,
    rideTooLong: it => `The ride is longer than ${it.hours} hours.`,
    tooManySegments: it => `The intervals of the ride make more than ${it.limit} segments.`,
    powerTooLarge: it => `The power ${it.power} of the ride is too large.`,
    tooManyValues: () => "Too large for this format.",
    valueNotPacked: () => "One value does not fit this format.",
    missing: it => `We will ask for the ${words.needs[it.values.split(" ")[0]]} when you save.`,
    input: it => it.words,
    restMissing: () => words.noRest,
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
  const versioned = ["btd.js", `btd.wasm?${version}`, `btd-rest.wasm?${version}`];
  const install = async () => {
    const cache = await caches.open(cacheName);
    const files = ["./", "index.html", ...versioned];
    await cache.addAll(files.map(file => new Request(file, { cache: "no-cache" })));
    // A host in the middle of an update gives files of two versions, which do not fit together: the next visit tries again.
    for (const file of versioned) {
      if ((await (await cache.match(file)).text()).includes(version)) continue;
      await caches.delete(cacheName);
      throw new Error(`${file} is of another version`);
    }
    await self.skipWaiting();
  };
  self.addEventListener("install", event => event.waitUntil(install()));
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
  // The parts as they came, the version that names one to the other, an instance, and whether it has both parts.
  let first, rest, version, exports, isWhole;
  let needsRest = false;
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
    if (typeof first === "string") {
      // From a folder, the whole module comes packed.
      const unpacked = (await fetch(first)).body.pipeThrough(new DecompressionStream("gzip"));
      first = await WebAssembly.compile(await new Response(unpacked).arrayBuffer());
    }
    // A function of the rest is one of these until the rest is here. It ends the call, which is made again then.
    const placeholders = new Proxy({}, {
      get: () => () => {
        needsRest = true;
        throw new Error("the rest of the module is not here yet");
      },
    });
    [exports, isWhole] = [undefined, false];
    exports = (await WebAssembly.instantiate(first, { host, [version]: placeholders })).exports;
  };

  // Links the rest, once it is here: it puts its functions into the table of the first part.
  const link = async () => {
    if (!rest || isWhole) return;
    await WebAssembly.instantiate(rest, { [version]: exports });
    isWhole = true;
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

  // The calls that have opened what is open: after a trap or for lack of the rest, a new instance opens it again.
  let opened = [];
  let isBroken = true;
  const answer = async (name, header, input) => {
    if (name === "open") opened = [];
    if (isBroken) {
      await instantiate();
      await link();
      for (const { name, header, input } of opened) call(name, header, input);
      isBroken = false;
    }
    await link();
    const answer = call(name, header, input);
    if (!answer.refused && (name === "open" || name === "join")) opened.push({ name, header, input });
    return answer;
  };

  let queue = Promise.resolve();
  self.onmessage = ({ data: { id, name, header, input } }) => {
    queue = queue.then(async () => {
      if (name === "load") {
        ({ first, version } = header);
        return;
      }
      if (name === "rest") {
        rest = header;
        return;
      }
      needsRest = false;
      try {
        const answered = await answer(name, header, input);
        self.postMessage({ id, ...answered }, [answered.result.buffer]);
      } catch {
        isBroken = true;
        self.postMessage({ id, [!exports ? "unloaded" : needsRest ? "needsRest" : "trapped"]: true });
      }
    });
  };
}

// MARK: The page

function startPage() {
  const find = id => document.getElementById(id);
  for (const element of document.querySelectorAll("[data-words]")) element.textContent = words[element.dataset.words];

  let worker;
  const waiting = new Map();
  let lastID = 0;
  let restAddress;
  const start = async () => {
    const { script, first, rest } = await sources();
    restAddress = rest;
    worker = new Worker(script);
    worker.onmessage = ({ data }) => { waiting.get(data.id)(data); waiting.delete(data.id); };
    worker.onerror = () => { for (const answer of waiting.values()) answer({ unloaded: true }); waiting.clear(); };
    worker.postMessage({ name: "load", header: { first: await first, version } });
  };

  // Loads the rest behind the first part, once, and then keeps all for use without a network; tells whether it is here.
  let restLoading;
  const loadRest = () => restLoading ??= fetchRest().then(() => true, () => {
    restLoading = undefined;
    return false;
  });
  const fetchRest = async () => {
    if (!restAddress) return;
    const module = await compile(fetch(restAddress), restAddress);
    // A host in the middle of an update may give the rest of another version.
    if (WebAssembly.Module.imports(module).some(place => place.module !== version)) throw new Error("another version");
    worker.postMessage({ name: "rest", header: module });
    keepOffline();
  };

  // A host without https has no service workers: there the page says nothing of it.
  const keepOffline = async () => {
    try {
      await navigator.serviceWorker.register("btd.js");
      await navigator.serviceWorker.ready;
    } catch {
      return;
    }
    if (find("status").textContent === words.ready) say(words.readyOffline);
  };

  const ask = async (name, header, input) => {
    const send = () => new Promise(resolve => {
      const id = ++lastID;
      waiting.set(id, resolve);
      worker.postMessage({ id, name, header, input });
    });
    let answer = await send();
    if (answer.needsRest) {
      const before = find("status").textContent;
      say(words.loadingRest);
      if (await loadRest()) answer = await send();
      if (find("status").textContent === words.loadingRest) say(before);
    }
    const problem = answer.trapped ? { problem: "stopped", words: words.trap }
      : answer.unloaded ? { problem: "stopped", words: words.noModule }
        : answer.needsRest ? { problem: "restMissing" } : null;
    if (problem) return { refused: true, findings: [], problem };
    if (answer.refused) answer.problem = JSON.parse(new TextDecoder().decode(answer.result));
    return answer;
  };
  const isRestMissing = answer => answer.refused && answer.problem.problem === "restMissing";
  const json = answer => JSON.parse(new TextDecoder().decode(answer.result));

  let formats = [];
  // What is open: its files with the answers to each, and what every later call is told.
  let session = null;

  say(words.loading);
  const loaded = start().then(async () => {
    const answer = await ask("formats");
    if (answer.refused) return tell(answer.problem);
    formats = json(answer);
    say(words.ready);
  }, () => stop(location.protocol === "file:" ? words.noFolder : words.noModule));
  const zone = zoneOfBrowser();
  for (const moment of [loaded, new Promise(resolve => addEventListener("online", resolve, { once: true }))]) {
    moment.then(() => formats.length && loadRest());
  }

  find("file").addEventListener("change", event => take(event.target, false));
  find("second").addEventListener("change", event => take(event.target, true));
  const drop = find("drop");
  for (const name of ["dragover", "drop", "dragleave"]) {
    addEventListener(name, event => {
      event.preventDefault();
      drop.classList.toggle("over", name === "dragover");
      if (name === "drop") open([...event.dataTransfer.files], false);
    });
  }

  function take(input, isSecond) {
    const files = [...input.files];
    input.value = "";
    open(files, isSecond);
  }

  // Whether there is a converter; what was said or asked before is gone.
  async function begin() {
    await loaded;
    if (formats.length === 0) return false;
    find("problem").hidden = find("question").hidden = true;
    return true;
  }

  // Opens the first of `files` and merges the others into it.
  async function open(files, isSecond) {
    if (files.length === 0 || !await begin()) return;
    const opened = [];
    let incomplete = [];
    for (const file of files) {
      say(words.reading(file.name));
      if (file.size > largestFile * 1e6) { stop(words.tooLarge(file.name, largestFile)); continue; }
      const kind = Object.keys(words.notOpened).find(kind => file.type.startsWith(kind));
      if (kind) { stop(words.notOpened[kind](file.name)); continue; }
      if (file.type.startsWith("image/")) {
        const seen = await readPicture(file);
        opened.push(...seen.files);
        incomplete = seen.incomplete ?? incomplete;
        continue;
      }
      try {
        opened.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
      } catch {
        stop(words.notRead(file.name));
      }
    }
    if (incomplete.length) stop(words.moreCodes(incomplete.map(words.codesOf).join("; ")));
    if (opened.length) await openBytes(opened, isSecond);
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
  async function scan(source, width, height, isFrame, isFirst = true) {
    const answer = await ask("scan", { width, frame: isFrame ? 1 : "", begins: lacksCodes || !isFirst ? "" : 1 },
      greyPixels(source, width, height));
    if (answer.refused) return { ...answer, files: [], incomplete: [], others: [] };
    const seen = json(answer);
    const incomplete = seen.sets.filter(set => set.read < set.needed);
    lacksCodes = incomplete.length > 0;
    const files = seen.payloads.map(bytes => ({ name: words.codeName, bytes: Uint8Array.from(bytes) }));
    return { ...seen, files, incomplete };
  }

  // The files in the codes of a picture, and the sets that lack codes, or null where it cannot be read; says why where
  // it has neither.
  async function readPicture(file) {
    const files = [];
    let last, isUnread = false;
    try {
      for await (const picture of picturesOf(file)) {
        const width = picture.displayWidth || picture.width, height = picture.displayHeight || picture.height;
        const scale = Math.min(1, largestPicture / Math.max(width, height));
        const seen = await scan(picture, Math.round(width * scale), Math.round(height * scale), false, !last);
        picture.close();
        if (seen.problem) { tell(seen.problem); return { files, incomplete: null }; }
        files.push(...seen.files.map(code => ({ ...code, name: file.name })));
        isUnread = isUnread || seen.unread > 0;
        last = { ...seen, others: [...last?.others || [], ...seen.others] };
      }
    } catch {
      stop(words.noPicture(file.name));
      return { files, incomplete: null };
    }
    if (files.length === 0 && last.incomplete.length === 0) {
      stop(last.others.length ? words.otherCode(file.name, last.others[0])
        : isUnread ? words.unreadCode(file.name) : words.noCode(file.name));
    }
    return { files, incomplete: last.incomplete };
  }

  // The pictures of a file: a single one as it is to be seen, or those of an animation.
  async function* picturesOf(file) {
    if ("ImageDecoder" in window && await ImageDecoder.isTypeSupported(file.type)) {
      const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: file.type });
      await Promise.all([decoder.completed, decoder.tracks.ready]);
      const count = decoder.tracks.selectedTrack.frameCount;
      for (let frameIndex = 0; count > 1 && frameIndex < count; frameIndex++) {
        yield (await decoder.decode({ frameIndex })).image;
      }
      decoder.close();
      if (count > 1) return;
    } else if (file.type === "image/gif") {
      stop(words.firstFrameOnly(file.name));
    }
    yield await createImageBitmap(file);
  }

  async function watchCamera(isSecond) {
    if (!await begin()) return;
    const video = find("video");
    let stream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1920 } } });
    } catch {
      return stop(words.noCamera);
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
    const text = sets.map(words.codesOf).join("");
    if (find("sets").textContent === text) return;
    find("sets").replaceChildren(...sets.flatMap(set => {
      const bar = element("progress");
      [bar.max, bar.value] = [set.needed, set.read];
      bar.setAttribute("aria-label", words.codesOf(set));
      return [bar, element("p", words.codesOf(set))];
    }));
  }

  for (const [id, isSecond] of [["scan", false], ["scanSecond", true]]) {
    find(id).hidden = !navigator.mediaDevices?.getUserMedia;
    find(id).addEventListener("click", () => watchCamera(isSecond));
  }

  // Reads all files of the session from the first, since answers may change how they are read.
  async function read() {
    const current = session;
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
        tell(problem);
        current.files.splice(index, 1);
        if (current.files.length) return read();
        session = null;
        return;
      }
      current.summary = json(answer);
      findings.push(...answer.findings);
    }
    say(words.done(current.files.map(file => file.name).join(", ")));
    showSource(current, findings);
    await showHistory(current);
    await showTargets(current);
  }

  function say(sentence) { find("status").textContent = sentence; }

  // Adds to what is wrong: of several files each may be.
  function tell(problem) {
    say("");
    const box = find("problem");
    if (box.hidden) box.replaceChildren();
    box.append(element("p", sentence(problem), "bad"));
    box.hidden = false;
  }

  function stop(sentence) { tell({ problem: "stopped", words: sentence }); }

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

  function showSource(current, findings) {
    const { summary } = current;
    const names = current.files.map(file => file.name).join(" + ");
    find("sourceTitle").textContent = `${names}: ${summary.name}`;
    const days = summary.first ? `, ${words.between(day(summary.first), day(summary.last))}` : "";
    find("summary").textContent = counted(summary) ? counted(summary) + days : words.nothing;
    const about = find("readLosses");
    about.replaceChildren();
    if (findings.length) {
      const rows = findings.filter(finding => finding.subject === "row" && finding.kind === "dropped");
      const notes = findings.length - rows.length;
      const skipped = rows.reduce((sum, finding) => sum + finding.count, 0);
      const title = [skipped && words.skipped(skipped), notes && words.notes(notes)].filter(Boolean).join(", ");
      about.append(lossList(title, findings));
      if (findings.some(finding => finding.severity === "error")) about.querySelector("summary").className = "bad";
    }
    find("source").hidden = false;
  }

  // What is lost, then what changes; values that the target demands stand together where they are many.
  function lossList(title, findings) {
    const added = findings.filter(isAdded);
    const isLong = added.length > 2;
    const items = findings.filter(finding => !isLong || !isAdded(finding))
      .sort((first, second) => isLoss(second) - isLoss(first)).map(findingItem);
    if (isLong) {
      const item = element("li");
      item.append(disclosure(words.added(added.length), added.map(findingItem)));
      items.push(item);
    }
    return disclosure(title, items);
  }

  function disclosure(title, items) {
    const [details, list] = [element("details"), element("ul")];
    list.append(...items);
    details.append(element("summary", title), list);
    return details;
  }

  function findingItem(finding) {
    // The name of the field comes first, but after "not stored in Hevy".
    const parts = finding.what.split(": ");
    const at = finding.what.startsWith("not stored in ") && parts.length > 1 ? 1 : 0;
    const name = parts[at] = words.fields[finding.field] || parts[at];
    const count = finding.count > 1 ? `${finding.count.toLocaleString("en")} × ` : "";
    const isDefault = isAdded(finding) && finding.document === "output";
    const kind = isDefault ? "" : ` (${words.kindsOfFinding[finding.kind] || finding.kind})`;
    const item = element("li", count + (isDefault ? name : parts.join(": ")) + kind);
    const places = finding.places.filter(place => place);
    if (places.length) item.append(element("br"), element("small", places.slice(0, 3).join("; "), "quiet"));
    return item;
  }

  const isLoss = finding => ["dropped", "rounded", "guessed", "repaired"].includes(finding.kind);
  const isAdded = finding => finding.kind === "added" && finding.severity === "note";

  // MARK: Targets

  // The formats that wait for the rest.
  const missing = [];

  async function showTargets(current) {
    missing.length = 0;
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
    const isEarly = target => early.split(" ").includes(target.format.id);
    for (const target of targets.filter(isEarly)) {
      if (session !== current) return;
      await check(current, target);
    }
    // A call that needs the rest too soon would have to open the file again: the others are checked once it is here.
    await checkLate(current, targets.filter(target => !isEarly(target)));
  }

  async function checkLate(current, targets) {
    const hasRest = await loadRest();
    for (const target of targets) {
      if (session !== current) return;
      if (hasRest) await check(current, target);
      else drawMissing(current, target);
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
    if (target.workout !== undefined) return;
    find("otherTargets").append(target.item);
    find("others").hidden = false;
  }

  // The parts of what is open, where a format has no place for any of them.
  function partsLost(summary, findings) {
    const held = ["workouts", "templates", "rides", "measurements"].filter(part => summary[part] > 0);
    const isLost = part => summary[part] <= findings
      .filter(finding => finding.kind === "dropped" && finding.field === `archive.${part}`)
      .reduce((sum, finding) => sum + finding.count, 0);
    return held.every(isLost) ? held : [];
  }

  // Shows what a format keeps of all that is open, or of one workout, and offers to save that.
  async function check(current, target) {
    const answer = await ask("write", writingHeader(current, target.format.id, target.workout));
    if (session !== current) return;
    if (isRestMissing(answer)) return drawMissing(current, target);
    if (answer.refused && answer.problem.problem !== "missing") {
      return putAside(target, sentence(answer.problem));
    }
    const lost = target.workout === undefined ? partsLost(current.summary, answer.findings) : [];
    if (lost.length) return putAside(target, words.noPlace(lost));
    const button = element("button", words.save);
    button.type = "button";
    button.setAttribute("aria-label", `${words.save}: ${target.format.name}`);
    button.addEventListener("click", () => save(current, target));
    if (answer.refused) return draw(target, element("p", sentence(answer.problem), "warn"), button);
    draw(target, ...verdict(answer.findings, button));
  }

  // Says that a format needs the rest, which could not be loaded, and offers to try again, for all such formats at once.
  function drawMissing(current, target) {
    missing.push(target);
    const button = element("button", words.tryAgain, "plain");
    button.type = "button";
    button.setAttribute("aria-label", `${words.tryAgain}: ${target.format.name}`);
    button.addEventListener("click", async () => {
      const targets = missing.splice(0);
      for (const target of targets) draw(target, element("p", words.checking, "quiet"));
      await checkLate(current, targets);
      target.item.querySelector("button")?.focus();
    });
    draw(target, element("p", words.formatNotLoaded, "warn"), button);
  }

  // How much comes through, with what does not.
  function verdict(findings, ...controls) {
    const losses = findings.filter(isLoss).length;
    const sentence = losses ? element("p", words.losses(losses), "warn") : element("p", words.everything, "good");
    return [sentence, ...controls, ...findings.length ? [lossList(words.showLosses, findings)] : []];
  }

  async function save(current, target) {
    if (!await begin()) return;
    const answer = await ask("write", writingHeader(current, target.format.id, target.workout));
    if (answer.refused) {
      return answer.problem.problem === "missing" ? askFor(current, answer.problem, target.workout) : tell(answer.problem);
    }
    const number = target.workout === undefined ? "" : `-${target.workout + 1}`;
    keep(answer.result, `${stem(current)}${number}.${target.format.extension}`);
  }

  // Asks for what is missing, and shows anew what each format keeps: nobody saves what they have not seen.
  function askFor(current, problem, workout) {
    const value = problem.values.split(" ")[0];
    question(value, ...words.questions[value], async given => {
      const { files, answers } = current;
      for (const owner of value === "unit" || value === "distance" ? files.map(file => file.answers) : [answers]) {
        owner[value] = given;
      }
      session = { files, answers, shown: workout };
      await read();
      say(words.answered);
    });
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
    const answer = await ask("history");
    if (answer.refused) return tell(answer.problem);
    const workouts = json(answer).map((workout, index) => ({ ...workout, index }));
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
    do more.onclick(); while (!more.hidden && workouts.findIndex(workout => workout.index === current.shown) >= shown);
  }

  function workoutItem(current, workout) {
    const item = element("li");
    const details = element("details");
    const summary = element("summary");
    const title = element("bdi", workout.title || "");
    summary.append(`${day(workout.start)} `, title, ` `, element("span", counted({ exercises: workout.exercises, sets: workout.sets }), "quiet"));
    details.append(summary);
    let isShown = false;
    details.addEventListener("toggle", async () => {
      if (!details.open || isShown) return;
      isShown = true;
      details.replaceChildren(summary);
      const text = await ask("write", writingHeader(current, "text", workout.index));
      const body = element("pre", text.refused ? sentence(text.problem) : new TextDecoder().decode(text.result));
      body.dir = "auto";
      const show = element("button", words.showCode, "plain");
      show.type = "button";
      show.addEventListener("click", () => showCode(current, workout, show));
      const list = element("ul", undefined, "targets");
      details.append(body, show, list);
      // What could not be shown for lack of the rest is asked for anew when it is opened again.
      isShown = !isRestMissing(text);
      for (const id of ["compact-workout", "text", "packed"]) {
        const target = { format: formats.find(format => format.id === id), item: element("li", undefined, "target"), workout: workout.index };
        list.append(target.item);
        await check(current, target);
      }
    });
    details.open = workout.index === current.shown;
    item.append(details);
    return item;
  }

  // Draws the code that the app scans, with what it leaves out; a workout too large for it goes into the denser one.
  async function showCode(current, workout, button) {
    if (!await begin()) return;
    const draw = id => ask("draw", writingHeader(current, id, workout.index));
    const ofApp = await draw("compact-workout");
    if (ofApp.refused && ofApp.problem.problem === "missing") return askFor(current, ofApp.problem, workout.index);
    const drawing = ofApp.refused && !isRestMissing(ofApp) ? await draw("packed") : ofApp;
    if (isRestMissing(drawing)) return tell(drawing.problem);
    if (drawing.refused) return button.replaceWith(element("p", sentence(drawing.problem), "bad"));
    const image = element("img", undefined, "code");
    image.src = URL.createObjectURL(new Blob([drawing.result], { type: "image/svg+xml" }));
    image.onload = () => URL.revokeObjectURL(image.src);
    image.alt = words.codeOf(workout.title, !ofApp.refused);
    const reason = ofApp.refused ? [element("p", words.codeTooLarge, "warn")] : [];
    button.replaceWith(image, ...reason, ...verdict(drawing.findings));
  }
}

// Where the worker and the parts of its module come from. A page that is opened from its folder may start no worker from a file
// and read none but scripts: the worker is made of this script, the whole module comes in one.
async function sources() {
  if (location.protocol !== "file:") {
    // The page has asked for the first part before it asked for this script.
    return { script: "btd.js", first: compile(firstPart, `btd.wasm?${version}`), rest: `btd-rest.wasm?${version}` };
  }
  await new Promise((resolve, reject) => {
    const script = document.createElement("script");
    Object.assign(script, { src: "btd.wasm.js", onload: resolve, onerror: reject });
    document.head.append(script);
  });
  const script = new Blob([`(${startWorker})()`], { type: "text/javascript" });
  return { script: URL.createObjectURL(script), first: `data:application/gzip;base64,${btdModule}` };
}

// A part of the module, also from a host that gives it another type than that of WebAssembly.
function compile(response, address) {
  return WebAssembly.compileStreaming(response).catch(async () =>
    WebAssembly.compile(await (await fetch(address)).arrayBuffer()));
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
  for (let start = 0, before, after = offset(0); start < 2145916800e3; start += week) {
    [before, after] = [after, offset(start + week)];
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
