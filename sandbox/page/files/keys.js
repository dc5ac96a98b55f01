// Keys that work anywhere in the page, and those of the log. The help dialog in index.html names them all.

import { focusComposer } from "./composer.js";
import { openHelp } from "./dialogs.js";
import { byId, firstOf, origin, stepOf } from "./dom.js";
import { articleList, goToNewest, messageOf } from "./log.js";
import { copyLink, EPHEMERAL, has, mayDelete, remove } from "./message.js";
import { dismiss } from "./pending.js";
import { goTo } from "./route.js";
import { drawerIsOpen, setDrawer } from "./sidebar.js";
import { channelTree, emit, state } from "./store.js";

/** @param {Element} node */
const isBox = (node) => node.closest("input, textarea, select, [contenteditable]") !== null;

/** @param {KeyboardEvent} event */
function switchPerson(event) {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  const person = digit && state.people[Number(digit) - 1];
  if (!person || event.altKey === event.ctrlKey || event.shiftKey || event.metaKey) return false;
  goTo({ person: person.id });
  return true;
}

/** @param {KeyboardEvent} event */
function switchChannel(event) {
  const step = stepOf(event.key);
  if (!step || !event.altKey || event.ctrlKey || event.shiftKey || event.metaKey) return false;
  const order = channelTree();
  const at = order.findIndex((one) => one.id === state.channel);
  goTo({ channel: order[(at + step + order.length) % order.length].id });
  return true;
}

/** @param {KeyboardEvent} event */
function anywhere(event) {
  if (document.querySelector("dialog[open]")) return;
  if (switchPerson(event) || switchChannel(event)) event.preventDefault();
  else if (event.ctrlKey || event.metaKey || event.altKey || isBox(origin(event))) return;
  else if (event.key === "/") {
    event.preventDefault();
    focusComposer();
    const text = byId("composer-text");
    if (!text.hidden && !text.value) {
      text.value = "/";
      text.dispatchEvent(new Event("input"));
    }
  } else if (event.key === "?") {
    event.preventDefault();
    openHelp();
  } else if (event.key === "Escape") {
    if (drawerIsOpen()) setDrawer(false);
    else {
      goToNewest();
      focusComposer();
    }
  }
}

/** @param {KeyboardEvent} event @param {HTMLElement} article */
function onMessage(event, article) {
  const message = messageOf(article);
  if (!message) return;
  if (has(message, EPHEMERAL) && event.key !== "Enter") return event.key === "Delete" && dismiss(message);
  switch (event.key) {
    case "r": case "R": return emit("compose:reply", message);
    case "l": case "L": return copyLink(message);
    case "Delete": return mayDelete(message) && remove(message);
    case "Enter": return firstOf(article, ".body button, .body a[href], .private button")?.focus();
    default: return undefined;
  }
}

/** @param {KeyboardEvent} event */
function inLog(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || isBox(origin(event))) return;
  const article = /** @type {HTMLElement | null} */ (origin(event).closest("article.message"));
  const step = stepOf(event.key);
  if (step) {
    const all = articleList();
    const at = article ? all.indexOf(article) + step : all.length - 1;
    if (!all[at]) return;
    event.preventDefault();
    all[at].focus({ preventScroll: true });
    all[at].scrollIntoView({ block: "nearest" });
  } else if (article && article === event.target) {
    if (["r", "R", "l", "L", "Delete", "Enter"].includes(event.key)) event.preventDefault();
    onMessage(event, article);
  }
}

/** Wires the keyboard. */
export function startKeys() {
  document.addEventListener("keydown", anywhere);
  byId("log").addEventListener("keydown", inLog);
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault(); // the hash is the page's own
    focusComposer();
  });
}
