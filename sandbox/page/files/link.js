// The wire: reading the state, the websocket that reconnects by itself, and acts with their nonces.

import {
  addChannel, channelTree, dropChannel, dropMessage, emit, forgetMessages, loadMessages, putMessage, setBot, setClock, setCommands, setPeople, state, takeState,
} from "./store.js";

const RETRY_MS = [300, 700, 1500, 3000];

let generation = 0; // counts connections; whatever an older one brings is dropped
let attempts = 0;
/** @type {[string, any][] | null} */
let held = null; // events that came while the state was being read

/** @param {string} path */
async function getJson(path) {
  const answer = await fetch(path, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`${path.split("?")[0]} answered ${answer.status}`);
  return answer.json();
}

/** Reads who and what there is. @throws when the server does not answer. */
export async function readState() {
  takeState(await getJson("/page/api/state"));
}

/** @type {Map<string, [string, any][]>} */
const missed = new Map(); // what comes while a channel is read, and may be newer than the reading

/** @param {string} channel @param {number} mine */
async function readMessages(channel, mine) {
  /** @type {[string, any][]} */
  const events = [];
  missed.set(channel, events);
  try {
    const query = new URLSearchParams({ channel, person: state.person ?? "" });
    const list = await getJson(`/page/api/messages?${query}`);
    if (mine !== generation) return;
    loadMessages(channel, list);
    for (const [type, data] of events) {
      if (type === "MESSAGE_DELETE") dropMessage(data);
      else putMessage(data);
    }
  } finally {
    if (missed.get(channel) === events) missed.delete(channel);
  }
}

/** Opens the wire as the present person, closing the one before. */
export function connect() {
  generation += 1;
  attempts = 0;
  forgetMessages();
  emit("settled:all");
  document.body.dataset.ready = "false";
  open(generation);
}

/** @param {number} mine */
function open(mine) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/page/ws?person=${state.person}`);
  held = [];
  socket.addEventListener("open", () => refresh(mine, socket));
  socket.addEventListener("message", (event) => {
    if (mine !== generation) return socket.close();
    const { t: type, d: data } = JSON.parse(event.data);
    return held ? held.push([type, data]) : take(type, data);
  });
  socket.addEventListener("close", () => {
    if (mine !== generation) return;
    state.linked = false;
    emit("link");
    emit("settled:all");
    const wait = RETRY_MS[Math.min(attempts++, RETRY_MS.length - 1)];
    setTimeout(() => mine === generation && open(mine), wait);
  });
}

/**
 * After (re)connecting everything is read again: what was missed while the wire was down is then there. Events that
 * arrive meanwhile are held back and taken afterwards, so that an older reading never hides a newer event.
 *
 * @param {number} mine
 * @param {WebSocket} socket
 */
async function refresh(mine, socket) {
  if (mine !== generation) return socket.close();
  try {
    await readState();
    emit("refreshed");
    if (mine !== generation) return undefined;
    if (state.channel) await readMessages(state.channel, mine);
    await Promise.all(channelTree().filter((one) => one.id !== state.channel).map((one) => readMessages(one.id, mine)));
  } catch (problem) {
    if (mine === generation) emit("notice", { text: `The state could not be read: ${problem.message}.`, kind: "bad" });
    return socket.close();
  }
  if (mine !== generation) return undefined;
  const waiting = held ?? [];
  held = null;
  for (const [type, data] of waiting) take(type, data);
  attempts = 0;
  state.linked = true;
  document.body.dataset.ready = "true";
  return emit("link");
}

/** Takes over one event. @param {string} type @param {any} data what comes with it, by the protocol in sandbox/README.md */
function take(type, data) {
  if (type.startsWith("MESSAGE_")) missed.get(data.channel_id)?.push([type, data]);
  switch (type) {
    case "MESSAGE_CREATE":
      putMessage(data);
      return emit("arrived", data);
    case "MESSAGE_UPDATE": return putMessage(data);
    case "MESSAGE_DELETE": return dropMessage(data);
    case "COMMANDS_UPDATE": return setCommands(data);
    case "PEOPLE": return setPeople(data);
    case "CLOCK": return setClock(data.ahead);
    case "BOT": return setBot(data);
    case "CHANNEL_CREATE":
      addChannel(data);
      return readMessages(data.id, generation).then(() => emit("channel:new", data), () => undefined);
    case "CHANNEL_DELETE": return dropChannel(data.id);
    case "INTERACTION_SUCCESS": return emit("settled", { nonce: data.nonce, ok: true });
    case "INTERACTION_FAILED": return emit("settled", { nonce: data.nonce, ok: false, reason: data.reason });
    case "MODAL":
      emit("modal", data); // before "settled", which forgets where the nonce came from
      return emit("settled", { nonce: data.nonce, ok: true });
    case "AUTOCOMPLETE": return emit("autocomplete", data);
    case "TYPING": return emit("typing", data);
    default: return undefined; // a newer server may know more
  }
}

let serial = 0;
export const newNonce = () => `${Date.now()}${String(++serial % 1000).padStart(3, "0")}`;

/** Sends a file that a command is to carry; its id. @param {File} file @returns {Promise<string>} */
export async function upload(file) {
  const query = new URLSearchParams({ channel: state.channel ?? "", name: file.name });
  const answer = await fetch(`/page/api/upload?${query}`, { method: "POST", body: file });
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(told.error || `The server refused (${answer.status}).`);
  return told.id;
}

/**
 * Does something as the present person in the present channel.
 *
 * @param {string} kind see the protocol in sandbox/README.md
 * @param {object} body what that kind needs; may carry its own `nonce`
 * @throws {Error} with a sentence for people when the server refuses or does not answer
 */
export async function act(kind, body = {}) {
  const whole = { nonce: newNonce(), person: state.person, channel: state.channel, kind, ...body };
  let answer;
  try {
    answer = await fetch("/page/api/act", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(whole),
    });
  } catch {
    throw new Error("The server does not answer.");
  }
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(told.error || `The server refused (${answer.status}).`);
  return whole.nonce;
}
