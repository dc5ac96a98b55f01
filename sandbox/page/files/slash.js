// The composer while a command is filled in: its name, its fields, the options that may be added, and sending.

import { nestOptions, optionOf, typedValues } from "./commands.js";
import { byId, el, fill, firstOf } from "./dom.js";
import { Field } from "./field.js";
import { act, newNonce } from "./link.js";
import { matching } from "./listbox.js";
import { sendCommand } from "./pending.js";
import { pressed } from "./slashkeys.js";
import { on } from "./store.js";
import * as suggest from "./suggest.js";

/** @import { Child, Choice, Entry, Item, Memory, NamedOption, Remembered } from "../types.js" */

const ASK_AFTER_MS = 150;
const GIVE_UP_MS = 3500;

export class CommandForm {
  /**
   * @param {Entry} entry
   * @param {{onLeave: (text: string) => unknown, onSent: (memory: Memory) => unknown, onError: (sentence: string) => unknown,
   *   onHint: (nodes: Child[]) => unknown, onRecall: (step: number) => unknown}} hooks
   *   `onLeave` back to plain text, `onRecall` another remembered command
   */
  constructor(entry, hooks) {
    this.entry = entry;
    this.hooks = hooks;
    /** @type {Field[]} */
    this.fields = [];
    /** @type {{nonce: string, field: Field} | null} */
    this.asked = null;
    this.timer = 0;
    this.pristine = false; // brought back from memory and not changed since
    this.sending = false;
    this.node = byId("command-form");
    this.node.setAttribute("aria-label", `/${entry.label}`);
    this.node.dataset.command = entry.path;
    this.node.onkeydown = (event) => pressed(this, event);
    for (const option of entry.options) if (option.required) this.#add(option);
    this.paint();
  }

  /** @param {NamedOption} option */
  #add(option) {
    const field = new Field(option);
    this.fields.push(field);
    field.input.addEventListener("focus", () => this.#enter(field));
    field.input.addEventListener("blur", () => this.#leave(field));
    field.input.addEventListener("input", () => {
      this.pristine = false;
      this.hooks.onError("");
      if (!this.#named(field)) this.suggest(field, true);
    });
    return field;
  }

  /** "name:" typed in a field goes to the option of that name, as people are used to writing it. @param {Field} field */
  #named(field) {
    const call = /(?:^|\s)([-_\p{L}\p{N}]+):\s?$/u.exec(field.text);
    if (!call) return false;
    const option = optionOf(this.entry, call[1]);
    if (!option) return false;
    field.write(field.text.slice(0, call.index).trim());
    if (option === field.option) return false;
    const target = this.fields.find((one) => one.option === option);
    if (field.isEmpty && !field.option.required) this.fields.splice(this.fields.indexOf(field), 1);
    this.paint();
    if (target) target.input.focus();
    else this.open(option);
    return true;
  }

  paint() {
    const rest = this.entry.options.filter((option) => !this.fields.some((one) => one.option === option));
    fill(
      this.node,
      el("button", { type: "button", class: "slash command-name", title: this.entry.description, on: { click: () => this.focus() } }, `/${this.entry.label}`),
      this.fields.map((field) => field.node),
      rest.map((option) => el(
        "button", {
          type: "button", class: "add-option", title: option.description, data: { addOption: option.name },
          on: { click: () => this.open(option) },
        }, `+ ${option.label}`)),
    );
    if (!this.fields.length) this.hooks.onHint([el("b", {}, `/${this.entry.label}`), ` ${this.entry.description} · press Enter to send`]);
  }

  /** Adds an optional option and goes to it. @param {NamedOption} option */
  open(option) {
    const field = this.#add(option);
    this.paint();
    field.input.focus();
    return field;
  }

  /** Takes an optional option away again. @param {Field} field */
  remove(field) {
    const at = this.fields.indexOf(field);
    this.fields.splice(at, 1);
    suggest.hide();
    this.paint();
    this.focus(Math.max(0, at - 1));
  }

  /** Goes to a field: the one at `at`, else the first empty one, else the last; without fields to the name. @param {number} [at] */
  focus(at = -1) {
    const field = this.fields[at] ?? this.fields.find((one) => one.isEmpty) ?? this.fields.at(-1);
    (field?.input ?? firstOf(this.node, ".command-name"))?.focus();
  }

  /** Fills fields from typed text or from memory: {name: text} or {name: {label, value}}. @param {Remembered} values */
  write(values) {
    for (const option of this.entry.options) {
      if (!(option.name in values)) continue;
      const field = this.fields.find((one) => one.option === option) ?? this.#add(option);
      const value = values[option.name];
      if (typeof value === "string") field.write(value);
      else field.take(value);
    }
    this.paint();
  }

  /** @param {string} rest */
  writeLine(rest) {
    this.write(typedValues(this.entry, rest));
  }

  /** What is filled in, to be written again later. @returns {Memory} */
  memory() {
    const values = this.fields.filter((one) => !one.isEmpty).map(({ option, picked, text }) => (
      [option.name, picked ? { label: picked.label, value: picked.value } : text.trim()]));
    return { path: this.entry.path, values: Object.fromEntries(values) };
  }

  /** @param {Field} field */
  #enter(field) {
    field.touched = false;
    this.hooks.onHint([el("b", {}, field.option.label), ` ${field.hint}`]);
    // a recalled command opens no lists, so that the arrows go through the memory and Enter sends
    if (!this.pristine && !(field.picked && field.isNumber)) this.suggest(field);
  }

  /** @param {Field} field */
  #leave(field) {
    clearTimeout(this.timer);
    if (document.activeElement !== field.input) suggest.hide();
  }

  /** Shows what a field may hold; for autocomplete asks the bot, a moment after the last key when `typing`. @param {Field} field */
  suggest(field, typing = false) {
    const items = field.localItems();
    if (items) this.#show(field, items);
    else if (field.option.autocomplete) {
      clearTimeout(this.timer);
      // until the bot answers, its last choices serve as far as they fit: Enter never takes one that does not
      if (typing && field.remote) this.#show(field, matching(field.remote, field.text), "Asking the bot…");
      this.timer = setTimeout(() => this.#ask(field), typing ? ASK_AFTER_MS : 0);
    } else suggest.hide();
  }

  /** @param {Field} field @param {Item[]} items @param {string} [empty] */
  #show(field, items, empty = "Nothing fits.") {
    if (document.activeElement !== field.input) return;
    const typed = field.text.trim().toLowerCase();
    const exact = items.findIndex((item) => item.label.toLowerCase() === typed || item.value === field.picked?.value);
    const eager = field.option.required || field.touched;
    suggest.show(field.input, items, {
      kind: "value", empty, active: exact >= 0 ? exact : (eager ? 0 : -1), chosen: new Set(field.picked ? [field.picked.value] : []),
      onPick: (item) => this.#pick(field, item),
    });
  }

  /** @param {Field} field */
  async #ask(field) {
    const nonce = newNonce();
    this.asked = { nonce, field };
    if (!suggest.isOpen()) this.#show(field, [], "Asking the bot…");
    setTimeout(() => this.asked?.nonce === nonce && this.#answer(nonce, [], "The bot gave no suggestions."), GIVE_UP_MS);
    const options = this.fields.filter((one) => one === field || (!one.isEmpty && !one.problem())).map((one) => one.toOption(one === field));
    try {
      await act("autocomplete", { nonce, command_id: this.entry.id, options: nestOptions(this.entry, options) });
    } catch (problem) {
      this.#answer(nonce, [], problem.message);
    }
  }

  /** @param {string} nonce @param {Choice[]} choices @param {string} empty */
  #answer(nonce, choices, empty) {
    if (this.asked?.nonce !== nonce) return; // an answer to what was typed before
    const { field } = this.asked;
    this.asked = null;
    field.remote = choices.map((one) => ({ label: one.name, value: one.value }));
    this.#show(field, field.remote, empty);
  }

  /** Takes over the bot's choices, if they answer the latest question. @param {{nonce: string, choices?: Choice[]}} told */
  autocomplete({ nonce, choices }) {
    this.#answer(nonce, choices ?? [], "The bot suggests nothing for this.");
  }

  /** @param {{nonce: string, reason?: string}} told */
  failed({ nonce, reason }) {
    this.#answer(nonce, [], reason || "The bot did not answer.");
  }

  /** @param {Field} field @param {Item} item */
  #pick(field, item) {
    field.take(item);
    field.touched = false;
    this.hooks.onError("");
    suggest.hide();
    const next = this.fields.find((one) => one.option.required && one.isEmpty);
    if (next) next.input.focus();
    else field.input.focus();
  }

  /** Back to plain text. */
  leave(text = "") {
    clearTimeout(this.timer);
    this.asked = null;
    suggest.hide();
    this.hooks.onLeave(text);
  }

  /** Sends the command, or says what is missing and goes there. */
  async send() {
    if (this.sending) return;
    const wrong = this.fields.find((one) => one.problem());
    for (const field of this.fields) field.fit();
    if (wrong) {
      const sentence = wrong.problem();
      wrong.input.focus();
      wrong.node.classList.add("wrong");
      wrong.input.setAttribute("aria-invalid", "true");
      this.hooks.onError(sentence ?? "");
      return;
    }
    const filled = this.fields.filter((one) => !one.isEmpty).map((one) => one.toOption());
    const memory = this.memory();
    this.sending = true;
    try {
      await sendCommand({ command_id: this.entry.id, options: nestOptions(this.entry, filled) }, `/${this.entry.label}`);
      this.hooks.onSent(memory);
    } catch (problem) {
      this.hooks.onError(problem.message);
    } finally {
      this.sending = false;
    }
  }
}

/** Routes the bot's autocomplete answers to the form that is open. @param {() => CommandForm | null} current */
export function routeAutocomplete(current) {
  on("autocomplete", (answer) => current()?.autocomplete(answer));
  on("settled", (end) => !end.ok && current()?.failed(end));
}
