// One option of a command while it is being filled in: its box, what it may hold, and what is sent of it.

import { TYPE } from "./commands.js";
import { el, freshId } from "./dom.js";
import { upload } from "./link.js";
import { matching } from "./listbox.js";
import { channelItems, userItems } from "./select.js";
import { state } from "./store.js";

/** @import { NamedOption, Filled, Item } from "../types.js" */

/** @type {Record<number, string>} */
const KINDS = {
  [TYPE.STRING]: "text", [TYPE.INTEGER]: "a whole number", [TYPE.BOOLEAN]: "true or false", [TYPE.USER]: "a person",
  [TYPE.CHANNEL]: "a channel", [TYPE.ROLE]: "a role", [TYPE.MENTIONABLE]: "a person or role", [TYPE.NUMBER]: "a number",
  [TYPE.ATTACHMENT]: "a file",
};

/** The only values that an option may take, as items; null when it is typed freely. @param {NamedOption} option @returns {Item[] | null} */
function fixedItems(option) {
  if (option.choices?.length) return option.choices.map((one) => ({ value: one.value, label: one.name }));
  const roles = () => [{ value: state.guild.id, label: "@everyone" }];
  switch (option.type) {
    case TYPE.BOOLEAN: return [{ value: true, label: "True" }, { value: false, label: "False" }];
    case TYPE.USER: return userItems();
    case TYPE.CHANNEL: return channelItems(option.channel_types);
    case TYPE.ROLE: return roles();
    case TYPE.MENTIONABLE: return [...userItems(), ...roles()];
    default: return null;
  }
}

export class Field {
  /** @param {NamedOption} option Discord's command option */
  constructor(option) {
    this.option = option;
    /** @type {Item | null} */
    this.picked = null; // the item taken from a list, while the text still says so
    /** @type {Item[] | null} */
    this.remote = null; // the bot's last choices, for autocomplete
    this.touched = false; // typed or moved in since the box got the focus
    this.input = el("input", {
      type: "text", id: freshId("field"), autocomplete: "off", spellcheck: "false", size: 3, role: "combobox", "aria-autocomplete": "list",
      "aria-expanded": "false", "aria-controls": "suggest", "aria-required": String(Boolean(option.required)), "aria-label": `${option.label}: ${this.hint}`,
      maxlength: option.max_length ?? null, inputmode: this.isNumber && !option.autocomplete ? "decimal" : null, data: { option: option.name },
    });
    this.node = el(
      "span", { class: option.required ? "field required" : "field", data: { field: option.name } },
      el("label", { for: this.input.id }, option.label), this.input,
    );
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.touched = true;
      this.fit();
    });
    if (option.type === TYPE.ATTACHMENT) this.#takesFile();
    this.fit();
  }

  /** A file is picked by a click, or by the space bar, and sent to the server at once: the command carries its id. */
  #takesFile() {
    const file = el("input", { type: "file", hidden: true, data: { file: this.option.name } });
    this.input.readOnly = true;
    this.input.addEventListener("click", () => file.click());
    this.input.addEventListener("keydown", (event) => {
      if (event.key === " ") file.click();
    });
    file.addEventListener("change", async () => {
      const one = file.files?.[0];
      if (!one) return;
      try {
        this.take({ value: await upload(one), label: one.name });
      } catch (error) {
        this.write(error instanceof Error ? error.message : String(error));
      }
      this.input.focus();
    });
    this.node.append(file);
  }

  get isNumber() {
    return this.option.type === TYPE.INTEGER || this.option.type === TYPE.NUMBER;
  }

  get text() {
    return this.input.value;
  }

  /** What this option is and may be, in a line. */
  get hint() {
    const { option } = this;
    const span = (/** @type {number | undefined} */ low, /** @type {number | undefined} */ high, /** @type {string} */ what) => {
      if (low !== undefined && high !== undefined) return `${low} to ${high}${what}`;
      if (low !== undefined) return `at least ${low}${what}`;
      return high === undefined ? "" : `at most ${high}${what}`;
    };
    const limits = this.isNumber ? span(option.min_value, option.max_value, "") : span(option.min_length, option.max_length, " characters");
    const kind = option.type === TYPE.STRING ? "" : KINDS[option.type] ?? "";
    return [option.description, kind, limits, option.required ? "required" : "optional"].filter(Boolean).join(" · ");
  }

  /** Lets the box grow with its text. */
  fit() {
    this.input.style.width = `${Math.min(40, Math.max(4, this.text.length + 2))}ch`;
    this.node.classList.remove("wrong");
    this.input.removeAttribute("aria-invalid");
  }

  /** @param {Item} item */
  take(item) {
    this.picked = item;
    this.input.value = item.label;
    this.fit();
  }

  /** @param {string} text */
  write(text) {
    this.picked = null;
    this.input.value = text;
    this.fit();
  }

  /** Items of a fixed list that fit what was typed; null for a free or remote option. */
  localItems() {
    const items = this.option.autocomplete ? null : fixedItems(this.option);
    return items && matching(items, this.picked ? "" : this.text);
  }

  /** The item that the text means without being picked: the very label, or the only one that begins so. */
  #meant() {
    if (this.picked) return this.picked;
    const items = this.option.autocomplete ? null : fixedItems(this.option);
    const typed = this.text.trim().toLowerCase().replace(/^[@#]/, "");
    if (!items || !typed) return null;
    const labelled = items.map((item) => ({ item, label: item.label.toLowerCase().replace(/^[@#]/, "") }));
    const exact = labelled.find(({ label }) => label === typed);
    const begun = labelled.filter(({ label }) => label.startsWith(typed));
    return exact?.item ?? (begun.length === 1 ? begun[0].item : null);
  }

  get isEmpty() {
    return !this.picked && !this.text.trim();
  }

  /** What is wrong with it, in a sentence; null when it can be sent. */
  problem() {
    const { option } = this;
    if (this.isEmpty) return option.required ? `“${option.label}” is needed: ${option.description}.`.replace("..", ".") : null;
    if (this.#meant()) return null;
    if (option.type === TYPE.ATTACHMENT) return this.text;
    if (!option.autocomplete && fixedItems(option)) return `“${this.text.trim()}” is not one of the choices for “${option.label}”.`;
    if (this.isNumber) return this.#numberProblem();
    const { length } = this.text.trim();
    if (length < (option.min_length ?? 0)) return `“${option.label}” needs at least ${option.min_length} characters.`;
    if (length > (option.max_length ?? 6000)) return `“${option.label}” takes at most ${option.max_length ?? 6000} characters.`;
    return null;
  }

  #numberProblem() {
    const { option } = this;
    const number = Number(this.text.trim().replace(",", "."));
    if (!Number.isFinite(number)) return `“${option.label}” must be a number.`;
    if (option.type === TYPE.INTEGER && !Number.isInteger(number)) return `“${option.label}” must be a whole number.`;
    if (number < (option.min_value ?? -Infinity)) return `“${option.label}” must be at least ${option.min_value}.`;
    if (number > (option.max_value ?? Infinity)) return `“${option.label}” must be at most ${option.max_value}.`;
    return null;
  }

  /** Discord's option object; for autocomplete the focused one goes as it was typed. @returns {Filled} */
  toOption(focused = false) {
    const { name, type } = this.option;
    if (focused) return { name, type, value: this.text, focused: true };
    const item = this.#meant();
    if (item) return { name, type, value: item.value };
    const text = this.text.trim();
    return { name, type, value: this.isNumber ? Number(text.replace(",", ".")) : text };
  }
}
