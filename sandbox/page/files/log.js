// The log: the messages of the present channel, kept at the newest one while the reader is there.

import { byId, calm, el, fill, firstOf } from "./dom.js";
import { gist, messageNode, showPending, timeOf } from "./message.js";
import { dismissFailure, sentIn } from "./pending.js";
import { closeMenu } from "./select.js";
import { channelById, compareIds, emit, isLoaded, messageById, messagesIn, nameOf, on, state } from "./store.js";
import { dayName, sameDay } from "./times.js";
import { lastRead, markRead } from "./unread.js";

/** @import { Message, Place } from "../types.js" */

const GROUP_MS = 5 * 60 * 1000;
const NEAR_END = 48; // px from the bottom that still count as being there
const SWAP_WAIT_MS = 500; // how long an edited message waits for its new pictures before it is swapped in

const frame = byId("log");
const inner = byId("log-inner");
const newest = byId("newest");
/** @type {Map<string, HTMLElement>} */
const articles = new Map(); // message id -> node
/** @type {Map<string, number>} */
const versions = new Map(); // message id -> number of the latest edit to be shown
let stuck = true; // is the reader at the newest message?
let missed = 0;
/** @type {Place | null} */
let jumpWish = null; // to go to once it is there

const atEnd = () => frame.scrollHeight - frame.scrollTop - frame.clientHeight < NEAR_END;

function toEnd(smooth = false) {
  stuck = true;
  missed = 0;
  frame.scrollTo({ top: frame.scrollHeight, behavior: smooth && !calm() ? "smooth" : "instant" });
  paintNewest();
  if (document.visibilityState === "visible" && isLoaded(state.channel)) markRead();
}

function paintNewest() {
  newest.hidden = stuck;
  newest.textContent = missed ? `${missed} new ${missed === 1 ? "message" : "messages"} ↓` : "Jump to newest ↓";
}

function welcome() {
  const channel = channelById(state.channel);
  const empty = messagesIn(state.channel).length === 0;
  const can = state.commands.some((one) => one.name === "play");
  const start = el("button", { type: "button", class: "mention", data: { commandMention: "play" }, on: { click: () => emit("compose:command", "play") } }, "/play");
  return el(
    "div", { class: empty ? "welcome empty" : "welcome", data: { welcome: empty ? "empty" : "top" } },
    el("h2", {}, channel?.parent_id ? channel.name : `#${channel?.name ?? ""}`),
    channel?.topic && el("p", { class: "topic" }, channel.topic),
    el("p", {}, can ? ["Type ", start, " below and press Enter to start a game."] : "The bot has not told its commands yet. Once it has, type /play to start a game."),
    empty && el("p", {}, "You are every person here: one click on a name makes you that person. Press ", el("kbd", {}, "?"), " for the keys."),
  );
}

const divider = (/** @type {Date} */ date) => el("div", { class: "day", role: "separator" }, el("span", {}, dayName(date)));
const newLine = () => el("div", { class: "new-line", role: "separator" }, el("span", {}, "new"));

/** Whether a message follows its predecessor so closely that it needs no byline of its own. @param {Message} message @param {Message} [before] */
function continues(message, before) {
  if (!before || message.author.id !== before.author.id || message.interaction_metadata || message.message_reference) return false;
  if ((message.flags ?? 0) & 64 || (before.flags ?? 0) & 64 || message.type !== before.type) return false;
  return timeOf(message).getTime() - timeOf(before).getTime() < GROUP_MS && sameDay(timeOf(message), timeOf(before));
}

/** @param {Message} message @param {Message} [before] @returns {HTMLElement[]} */
function place(message, before) {
  const node = messageNode(message);
  node.classList.toggle("continued", continues(message, before));
  articles.set(message.id, node);
  /** @type {HTMLElement[]} */
  const nodes = [node];
  if (!before || !sameDay(timeOf(message), timeOf(before))) nodes.unshift(divider(timeOf(message)));
  return nodes;
}

function paintSent() {
  inner.querySelector("#sent")?.remove();
  const rows = sentIn(state.channel).filter(([, one]) => !one.messageId).map(([nonce, one]) => el(
    "p", { class: one.failed ? "sent bad" : "sent", data: { nonce }, role: one.failed ? "alert" : null },
    el("span", { class: "slash" }, one.label), one.failed ? ` ${one.failed} ` : " is on its way… ",
    one.failed && el("button", { type: "button", class: "plain", on: { click: () => dismissFailure(nonce) } }, "Dismiss"),
  ));
  if (rows.length) inner.append(el("div", { id: "sent" }, rows));
}

function render() {
  closeMenu();
  frame.inert = false;
  articles.clear();
  versions.clear();
  const list = messagesIn(state.channel);
  const read = lastRead(state.person, state.channel);
  const firstNew = read && list.find((one) => compareIds(one.id, read) > 0 && one.author.id !== state.person);
  /** @type {HTMLElement[]} */
  const nodes = isLoaded(state.channel) ? [welcome()] : [];
  list.forEach((message, index) => {
    if (message === firstNew && index > 0) nodes.push(newLine());
    nodes.push(...place(message, list[index - 1]));
  });
  fill(inner, nodes);
  paintSent();
  toEnd();
  settleJump();
}

/** @param {Message} message */
function add(message) {
  if (message.channel_id !== state.channel) return;
  const list = messagesIn(state.channel);
  inner.querySelector(".welcome.empty")?.replaceWith(welcome());
  const nodes = place(message, list[list.findIndex((one) => one.id === message.id) - 1]);
  const sent = inner.querySelector("#sent");
  if (sent) sent.before(...nodes);
  else inner.append(...nodes);
  nodes.at(-1)?.classList.add("fresh");
  if (stuck || message.author.id === state.person) toEnd();
  else {
    missed += 1;
    paintNewest();
  }
  settleJump();
}

/** An edited message replaces its article once its new pictures can be painted, so that nothing flashes. @param {Message} message */
async function update(message) {
  if (message.channel_id !== state.channel || !articles.has(message.id)) return;
  const version = (versions.get(message.id) ?? 0) + 1;
  versions.set(message.id, version);
  const fresh = messageNode(message);
  const pictures = [...fresh.querySelectorAll("img")].map((image) => image.decode().catch(() => undefined));
  if (pictures.length) await Promise.race([Promise.all(pictures), new Promise((done) => { setTimeout(done, SWAP_WAIT_MS); })]);
  const old = articles.get(message.id);
  if (!old?.isConnected || versions.get(message.id) !== version) return;
  fresh.classList.toggle("continued", old.classList.contains("continued"));
  swap(old, fresh, message);
}

/**
 * The focus stays on the control of the same name, else on the one in the same place, else on the message.
 *
 * @param {HTMLElement} old
 * @param {HTMLElement} fresh
 * @param {Message} message
 */
function swap(old, fresh, message) {
  const focused = old.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  /** @type {(node: HTMLElement) => HTMLElement[]} */
  const controls = (node) => [.../** @type {NodeListOf<HTMLElement>} */ (node.querySelectorAll(".body button, .body a[href]"))];
  const position = focused ? controls(old).indexOf(focused) : -1;
  const open = document.querySelector(".select-menu");
  if (open && [...old.querySelectorAll("[aria-expanded=true]")].length) closeMenu();
  articles.set(message.id, fresh);
  showPending(fresh, message);
  old.replaceWith(fresh);
  if (focused) {
    const same = focused.dataset.customId && firstOf(fresh, `[data-custom-id="${CSS.escape(focused.dataset.customId)}"]`);
    const target = same || controls(fresh)[position] || fresh;
    (target.matches(":disabled") ? fresh : target).focus({ preventScroll: true });
  }
  if (stuck) toEnd();
}

/** @param {{id: string, channel_id: string}} gone */
function drop({ id, channel_id: channel }) {
  const node = articles.get(id);
  if (channel !== state.channel || !node) return;
  const hadFocus = node.contains(document.activeElement);
  articles.delete(id);
  if (node.previousElementSibling?.matches(".day") && !node.nextElementSibling?.matches(".message")) node.previousElementSibling.remove();
  node.remove();
  const list = messagesIn(channel);
  list.forEach((message, index) => articles.get(message.id)?.classList.toggle("continued", continues(message, list[index - 1])));
  if (!list.length) render();
  if (hadFocus) emit("compose:focus");
}

function settleJump() {
  if (!jumpWish || jumpWish.channel !== state.channel || !isLoaded(state.channel)) return;
  const node = articles.get(jumpWish.message ?? "");
  jumpWish = null;
  if (!node) return emit("notice", { text: "That message is no longer there." });
  stuck = false;
  node.scrollIntoView({ block: "center", behavior: calm() ? "instant" : "smooth" });
  node.focus({ preventScroll: true });
  node.classList.remove("flash");
  requestAnimationFrame(() => node.classList.add("flash"));
  setTimeout(() => node.classList.remove("flash"), 2600);
  return paintNewest();
}

/**
 * Screen readers hear who said what; the log itself is not live, or every edited board would be read out whole.
 *
 * @param {Message} message
 */
function announce(message) {
  if (message.channel_id !== state.channel || message.author.id === state.person) return;
  emit("announce", `${nameOf(message.author)}: ${gist(message, 300)}`);
}

/** The articles in view order, for the keyboard. */
export const articleList = () => /** @type {HTMLElement[]} */ ([...inner.querySelectorAll("article.message")]);

/** @param {HTMLElement} article */
export const messageOf = (article) => messageById(state.channel, article.dataset.messageId ?? "");

/** Back to the newest message. */
export const goToNewest = () => toEnd(true);

/** Wires the log to the store. */
export function startLog() {
  on("channel", () => {
    if (isLoaded(state.channel)) render();
    else frame.inert = true; // the old messages stay in view, but out of reach, until the new ones are read
  });
  on("messages:loaded", (channel) => channel === state.channel && render());
  on("commands", () => inner.querySelector(".welcome")?.replaceWith(welcome()));
  on("message:add", add);
  on("message:update", update);
  on("message:delete", drop);
  on("arrived", announce);
  on("pending", ({ messageId }) => {
    for (const id of messageId ? [messageId] : articles.keys()) {
      const node = articles.get(id);
      const message = messageById(state.channel, id);
      if (node && message) showPending(node, message);
    }
    paintSent();
    if (stuck) toEnd();
  });
  on("jump", (wish) => {
    jumpWish = wish;
    if (wish.channel === state.channel) settleJump();
  });
  let top = 0;
  frame.addEventListener("scroll", () => {
    const was = stuck;
    // content that grows below (a picture has loaded) is no reason to let go; only scrolling up is
    stuck = atEnd() || (stuck && frame.scrollTop >= top);
    top = frame.scrollTop;
    if (stuck) missed = 0;
    if (stuck && !was) markRead();
    paintNewest();
  }, { passive: true });
  newest.addEventListener("click", () => toEnd(true));
  new ResizeObserver(() => stuck && toEnd()).observe(inner);
  new ResizeObserver(() => stuck && toEnd()).observe(frame);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && stuck && markRead());
}
