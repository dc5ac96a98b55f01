// The composer while a command is filled in: its name, its fields, the options that may be added, keys and sending.

import { nestOptions, typedValues } from "./commands.js";
import { byId, el, fill } from "./dom.js";
import { Field } from "./field.js";
import { act, newNonce } from "./link.js";
import { matching } from "./listbox.js";
import { sendCommand } from "./pending.js";
import { on } from "./store.js";
import * as suggest from "./suggest.js";

const ASK_AFTER_MS = 150;
const GIVE_UP_MS = 3500;

export class CommandForm {
  /**
   * @param {object} entry from commands.js
   * @param {object} hooks `onLeave(text)` back to plain text, `onSent(memory)`, `onError(sentence)`, `onHint(nodes)`,
   *   `onRecall(step)` for another remembered command
   */
  constructor(entry, hooks) {
    Object.assign(this, { entry, hooks, fields: [], asked: null, timer: 0, pristine: false });
    this.node = byId("command-form");
    this.node.setAttribute("aria-label", `/${entry.path}`);
    this.node.dataset.command = entry.path;
    this.node.onkeydown = (event) => this.#key(event);
    for (const option of entry.options) if (option.required) this.#add(option);
    this.paint();
  }

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

  // "name:" typed in a field goes to the option of that name, as people are used to writing it
  #named(field) {
    const call = /(?:^|\s)([-\w]+):\s?$/.exec(field.text);
    const option = call && this.entry.options.find((one) => one.name === call[1].toLowerCase());
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
      el("button", { type: "button", class: "slash command-name", title: this.entry.description, on: { click: () => this.focus() } }, `/${this.entry.path}`),
      this.fields.map((field) => field.node),
      rest.map((option) => el(
        "button", {
          type: "button", class: "add-option", title: option.description, data: { addOption: option.name },
          on: { click: () => this.open(option) },
        }, `+ ${option.name}`)),
    );
    if (!this.fields.length) this.hooks.onHint([el("b", {}, `/${this.entry.path}`), ` ${this.entry.description} · press Enter to send`]);
  }

  /** Adds an optional option and goes to it. */
  open(option) {
    const field = this.#add(option);
    this.paint();
    field.input.focus();
    return field;
  }

  #remove(field) {
    const at = this.fields.indexOf(field);
    this.fields.splice(at, 1);
    suggest.hide();
    this.paint();
    this.focus(Math.max(0, at - 1));
  }

  /** Goes to a field: the one at `at`, else the first empty one, else the last; without fields to the name. */
  focus(at = null) {
    const field = this.fields[at] ?? this.fields.find((one) => one.isEmpty) ?? this.fields.at(-1);
    (field?.input ?? this.node.querySelector(".command-name")).focus();
  }

  /** Fills fields from typed text or from memory: {name: text} or {name: {label, value}}. */
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

  writeLine(rest) {
    this.write(typedValues(this.entry, rest));
  }

  /** What is filled in, to be written again later. */
  memory() {
    const values = this.fields.filter((one) => !one.isEmpty).map((one) => [one.option.name, one.picked ?? one.text.trim()]);
    return { path: this.entry.path, values: Object.fromEntries(values.map(([name, one]) => (
      [name, typeof one === "string" ? one : { label: one.label, value: one.value }]))) };
  }

  #enter(field) {
    field.touched = false;
    this.hooks.onHint([el("b", {}, field.option.name), ` ${field.hint}`]);
    // a recalled command opens no lists, so that the arrows go through the memory and Enter sends
    if (!this.pristine && !(field.picked && field.isNumber)) this.suggest(field);
  }

  #leave(field) {
    clearTimeout(this.timer);
    if (document.activeElement !== field.input) suggest.hide();
  }

  /** Shows what a field may hold; for autocomplete asks the bot, a moment after the last key when `typing`. */
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

  #answer(nonce, choices, empty) {
    if (this.asked?.nonce !== nonce) return; // an answer to what was typed before
    const { field } = this.asked;
    this.asked = null;
    field.remote = choices.map((one) => ({ label: one.name, value: one.value }));
    this.#show(field, field.remote, empty);
  }

  /** Takes over the bot's choices, if they answer the latest question. */
  autocomplete({ nonce, choices }) {
    this.#answer(nonce, choices ?? [], "The bot suggests nothing for this.");
  }

  failed({ nonce, reason }) {
    this.#answer(nonce, [], reason || "The bot did not answer.");
  }

  #pick(field, item) {
    field.take(item);
    field.touched = false;
    this.hooks.onError("");
    suggest.hide();
    const next = this.fields.find((one) => one.option.required && one.isEmpty);
    if (next) next.input.focus();
    else field.input.focus();
  }

  #key(event) {
    const field = this.fields.find((one) => one.input === event.target);
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === "Escape") {
      done();
      if (suggest.isOpen()) suggest.hide();
      else this.leave();
    } else if (event.key === "Enter" && (field || event.target.classList.contains("command-name"))) {
      done();
      if (field && suggest.canPick() && !this.#isTaken(field)) suggest.pick();
      else this.send();
    } else if (field) this.#fieldKey(event, field, done);
    else if (event.target.classList.contains("command-name")) this.#nameKey(event, done);
  }

  // picking what is already picked would only cost a second Enter
  #isTaken(field) {
    return Boolean(field.picked) && !field.touched;
  }

  #fieldKey(event, field, done) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      done();
      if (this.pristine) this.hooks.onRecall(step);
      else if (suggest.isOpen()) {
        field.touched = true;
        suggest.move(step);
      } else this.suggest(field);
    } else if (event.key === "Tab" && !event.shiftKey && field.touched && suggest.canPick()) {
      const from = document.activeElement;
      suggest.pick();
      if (document.activeElement !== from) done(); // it went on to the next field already
    } else if (event.key === "Backspace" && !field.text) {
      done();
      if (!field.option.required) this.#remove(field);
      else if (this.fields.indexOf(field) > 0) this.focus(this.fields.indexOf(field) - 1);
      else this.leave(`/${this.entry.path}`);
    }
  }

  #nameKey(event, done) {
    if (event.key === "Backspace") {
      done();
      this.leave(`/${this.entry.path}`);
    } else if (["ArrowUp", "ArrowDown"].includes(event.key) && this.pristine) {
      done();
      this.hooks.onRecall(event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key.length === 1 && event.key !== " " && this.fields.length === 0 && this.entry.options.length) {
      this.open(this.entry.options[0]); // the key itself goes into the field that now has the focus
    }
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
      this.hooks.onError(sentence);
      return;
    }
    const filled = this.fields.filter((one) => !one.isEmpty).map((one) => one.toOption());
    const memory = this.memory();
    this.sending = true;
    try {
      await sendCommand({ command_id: this.entry.id, options: nestOptions(this.entry, filled) }, `/${this.entry.path}`);
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
