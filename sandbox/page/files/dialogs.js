// The page's own small dialogs (help, a new thread) and the notices in the corner.

import { byId, el, origin } from "./dom.js";
import { act } from "./link.js";
import { goTo } from "./route.js";
import { on, state } from "./store.js";

/** @import { Notice } from "../types.js" */

const NOTICE_MS = 5000;

/** A sentence in the corner for a few seconds. @param {Notice} what */
export function notice({ text, kind }) {
  const line = el("p", { class: kind === "bad" ? "notice bad" : "notice" }, text);
  byId("notices").append(line);
  setTimeout(() => line.remove(), NOTICE_MS);
}

export function openHelp() {
  const box = byId("help");
  if (!box.open) box.showModal();
}

/** @type {{name: string, channel: string | null} | null} */
let awaited = null; // a thread that was just asked for

/** Asks for a name and opens a thread in the present channel. */
export function openThreadDialog() {
  const name = el("input", { type: "text", id: "thread-name", maxlength: 100, autocomplete: "off", "aria-required": "true" });
  const error = el("p", { class: "failed", role: "alert", hidden: true });
  const cancel = el("button", { type: "button", class: "button secondary", on: { click: () => { box.close(); } } }, "Cancel");
  /** @type {HTMLFormElement} */
  const form = el(
    "form", { novalidate: true },
    el("div", { class: "modal-field" }, el("label", { for: "thread-name" }, "What is it called?"), name), error,
    el("div", { class: "dialog-foot" }, cancel, el("button", { type: "submit", class: "button primary" }, "Open thread")),
  );
  /** @type {HTMLDialogElement} */
  const box = el("dialog", { class: "modal", "aria-labelledby": "thread-title" }, el("h2", { id: "thread-title" }, "A new thread"), form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wanted = name.value.trim();
    try {
      if (!wanted) throw new Error("A thread needs a name.");
      awaited = { name: wanted, channel: state.channel };
      await act("thread", { name: wanted });
      box.close();
    } catch (problem) {
      awaited = null;
      error.textContent = problem.message;
      error.hidden = false;
      name.focus();
    }
  });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
}

/** Wires notices, announcements and the buttons with a data-action. */
export function startDialogs() {
  on("notice", notice);
  on("announce", (text) => {
    byId("announce").textContent = text;
  });
  on("channel:new", (channel) => {
    if (awaited?.name !== channel.name || awaited.channel !== channel.parent_id) return;
    awaited = null;
    goTo({ channel: channel.id });
  });
  document.addEventListener("click", (event) => {
    const { action } = /** @type {HTMLElement | null} */ (origin(event).closest("[data-action]"))?.dataset ?? {};
    if (action === "help") openHelp();
    if (action === "thread") openThreadDialog();
  });
}
