// The box below the log: plain text with mentions, replies, and the way into commands.

import { entryByPath, fitting, typedCommand } from "./commands.js";
import { byId, el, fill, finePointer, stepOf, token } from "./dom.js";
import { act } from "./link.js";
import { gist } from "./message.js";
import { CommandForm, routeAutocomplete } from "./slash.js";
import { channelById, emit, me, nameOf, on, state, userById } from "./store.js";
import * as suggest from "./suggest.js";
import { userItems } from "./select.js";

/** @import { Child, Entry, Item, Memory, Message } from "../types.js" */

const text = byId("composer-text");
const formNode = byId("command-form");
const hint = byId("composer-hint");
const note = byId("composer-note");
const error = byId("composer-error");

/** @type {CommandForm | null} */
let form = null; // the CommandForm in use, or null while plain text is written
/** @type {Message | null} */
let replyTo = null;
let recalled = -1; // place in the memory, -1 while nothing is recalled
/** @type {Map<string | null, Memory[]>} */
const memories = new Map(); // person -> [memory], newest first
/** @type {Map<string, string>} */
const drafts = new Map(); // "person channel" -> text left unsent

const memory = () => memories.get(state.person) ?? [];

/** @param {string} sentence */
function showError(sentence) {
  error.textContent = sentence;
  error.hidden = !sentence;
}

/** @param {Child[] | null} nodes */
function showHint(nodes) {
  hint.hidden = !nodes?.length;
  fill(hint, nodes ?? []);
}

function fit() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, 200)}px`;
}

/** Puts the focus where one writes. */
export function focusComposer() {
  if (form) form.focus();
  else text.focus();
}

/** Starts a command by its path, as if it had been typed. @param {string} path */
export function startCommand(path) {
  const entry = entryByPath(path);
  if (!entry) return emit("notice", { text: `The bot has no command /${path} now.`, kind: "bad" });
  return enter(entry);
}

/** @param {Entry} entry @param {(fresh: CommandForm) => unknown} [fillIn] */
function enter(entry, fillIn = () => undefined) {
  suggest.hide();
  showError("");
  form = new CommandForm(entry, {
    onLeave: leave,
    onError: showError,
    onHint: showHint,
    onRecall: (step) => recall(recalled - step),
    onSent: (sent) => {
      const same = (/** @type {Memory} */ one) => JSON.stringify(one) !== JSON.stringify(sent);
      memories.set(state.person, [sent, ...memory().filter(same)].slice(0, 20));
      leave("");
    },
  });
  text.hidden = true;
  formNode.hidden = false;
  setReply(null);
  fillIn(form);
  form.focus();
}

/** @param {string} left */
function leave(left) {
  form = null;
  recalled = -1;
  formNode.hidden = true;
  delete formNode.dataset.command;
  formNode.replaceChildren();
  text.hidden = false;
  text.value = left;
  showError("");
  showHint(null);
  fit();
  text.focus();
  if (left) offer();
}

/** Brings back the command at a place of the memory, 0 the newest; -1 is the empty box. @param {number} at */
function recall(at) {
  const kept = memory()[at];
  const entry = kept && entryByPath(kept.path);
  if (at < 0) return leave("");
  if (!kept || !entry) return undefined;
  enter(entry, (fresh) => {
    fresh.pristine = true;
    fresh.write(kept.values);
  });
  recalled = at;
  form?.fields.at(-1)?.input.setSelectionRange(999, 999);
  return undefined;
}

/** @param {Entry} entry @returns {Item} */
function commandItem(entry) {
  const options = entry.options.map((one) => (one.required ? one.label : `[${one.label}]`)).join(" ");
  return { value: entry.path, label: `/${entry.label}`, description: entry.description, tail: options, data: { command: entry.path }, entry };
}

/** Offers commands after a slash, people after an at sign. */
function offer() {
  const typed = text.value;
  if (/^\/[^\n]*$/.test(typed)) {
    const line = typedCommand(typed);
    if (line) return enter(line.entry, (fresh) => fresh.writeLine(line.rest));
    const empty = state.commands.length ? "No command fits." : "The bot has not told its commands yet.";
    return suggest.show(text, fitting(typed.slice(1)).map(commandItem), { kind: "command", empty, onPick: ({ entry }) => enter(entry) });
  }
  const call = /(?:^|\s)@([^\s@]*)$/.exec(typed.slice(0, text.selectionStart));
  if (!call) return suggest.hide();
  const people = userItems().filter((one) => one.label.toLowerCase().startsWith(call[1].toLowerCase()));
  const finished = people.length === 1 && people[0].label.toLowerCase() === call[1].toLowerCase();
  if (!people.length || finished) return suggest.hide();
  return suggest.show(text, people, { kind: "person", onPick: (item) => mention(item, call[1].length) });
}

/** Commands that are being offered are told again, in the language that the person reads now. */
function offerAgain() {
  if (!form && document.activeElement === text && suggest.isOpen()) offer();
}

/** @param {Item} item @param {number} typedLength */
function mention(item, typedLength) {
  const at = text.selectionStart;
  text.setRangeText(`${item.label} `, at - typedLength, at, "end");
  suggest.hide();
}

/** A name after an at sign as the mention that Discord knows, longest names first. @param {string} content */
function withMentions(content) {
  const people = [...state.people, state.bot].flatMap((one) => [{ name: nameOf(one), id: one.id }, { name: one.username, id: one.id }]);
  people.sort((a, b) => b.name.length - a.name.length);
  return people.reduce((now, { name, id }) => now.replaceAll(`@${name}`, `<@${id}>`), content);
}

async function sayIt() {
  const content = text.value.trim();
  if (!content) return;
  if (/^\/[-\w]/.test(content)) {
    showError(`There is no command ${content.split(/\s/)[0]}. Type / to see what there is.`);
    return;
  }
  const body = { content: withMentions(content), ...(replyTo && { reply_to: replyTo.id }) };
  text.value = "";
  fit();
  suggest.hide();
  showError("");
  const was = replyTo;
  setReply(null);
  try {
    await act("say", body);
  } catch (problem) {
    text.value = content; // nothing that was written is lost
    setReply(was);
    showError(problem.message);
    fit();
  }
}

/** @param {Message | null} message */
function setReply(message) {
  replyTo = message;
  note.hidden = !message;
  if (!message) return;
  const author = userById(message.author.id) ?? message.author;
  fill(
    note, "Replying to ", el("b", {}, nameOf(author)), el("span", { class: "gist" }, gist(message, 80)),
    el("button", { type: "button", class: "plain", on: { click: () => { setReply(null); text.focus(); } } }, "Cancel"),
  );
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.isComposing || event.altKey) return;
  const done = () => event.preventDefault();
  const step = stepOf(event.key);
  if (step && suggest.isOpen()) {
    done();
    suggest.move(step);
  } else if (event.key === "ArrowUp" && !text.value && memory().length) {
    done();
    recall(0);
  } else if (event.key === "Enter" && !event.shiftKey) {
    done();
    if (suggest.canPick()) suggest.pick();
    else sayIt();
  } else if (event.key === "Tab" && !event.shiftKey && suggest.canPick()) {
    done();
    suggest.pick();
  } else if (event.key === "Escape") {
    done();
    event.stopPropagation();
    if (suggest.isOpen()) suggest.hide();
    else if (replyTo) setReply(null);
    else emit("newest");
  }
}

const draftKey = () => `${state.person} ${state.channel}`;

function paintMe() {
  const person = me();
  if (!person) return;
  fill(byId("composer-me"), token(person, "small"));
  const channel = channelById(state.channel);
  text.placeholder = `Write in ${channel?.parent_id ? "" : "#"}${channel?.name ?? ""} as ${nameOf(person)}, or type /`;
}

/** Wires the composer. */
export function startComposer() {
  text.addEventListener("input", () => {
    fit();
    showError("");
    offer();
  });
  text.addEventListener("keydown", key);
  text.addEventListener("blur", () => suggest.hide());
  byId("send").addEventListener("click", () => (form ? form.send() : sayIt()));
  routeAutocomplete(() => form);
  let place = draftKey();
  on("channel", () => {
    if (!form) drafts.set(place, text.value);
    place = draftKey();
    if (form) leave("");
    text.value = drafts.get(place) ?? "";
    setReply(null);
    showError("");
    fit();
    paintMe();
    if (finePointer()) text.focus();
  });
  let language = me()?.locale;
  on("people", () => {
    paintMe();
    if (me()?.locale === language) return;
    language = me()?.locale;
    offerAgain();
  });
  on("commands", () => {
    if (form && !entryByPath(form.entry.path)) {
      form.leave("");
      showError("The bot no longer has this command.");
    }
  });
  on("compose:command", startCommand);
  on("compose:focus", focusComposer);
  on("compose:reply", (message) => {
    if (form) leave("");
    setReply(message);
    text.focus();
  });
}
