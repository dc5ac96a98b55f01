// A list of options with one active line: the common part of select menus and of the composer's suggestions.
// It holds no focus of its own; whoever has the focus points at the active line with aria-activedescendant.

import { el, fill, freshId, origin } from "./dom.js";

/** @import { Item } from "../types.js" */

/**
 * Items that match what was typed, best first: beginning of the label, beginning of a word, anywhere.
 *
 * @param {Item[]} items
 * @param {string} typed
 */
export function matching(items, typed) {
  const query = typed.trim().toLowerCase();
  if (!query) return items;
  const rank = (/** @type {Item} */ item) => {
    const label = item.label.toLowerCase();
    if (label === query) return 0;
    if (label.startsWith(query)) return 1;
    if (label.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(query))) return 2;
    if (label.includes(query)) return 3;
    return (item.also ?? item.description ?? "").toLowerCase().includes(query) ? 4 : 9;
  };
  return items
    .map((item, order) => ({ item, order, rank: rank(item) }))
    .filter((one) => one.rank < 9)
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .map((one) => one.item);
}

/** The line under the mouse. @param {Event} event @returns {HTMLElement | null} */
const lineAt = (event) => origin(event).closest(".option");

export class OptionList {
  /**
   * @param {object} setup
   * @param {string} setup.label what the list is called
   * @param {boolean} [setup.multi] several lines may be chosen
   * @param {(item: Item) => unknown} setup.onPick a line was clicked or taken with the keyboard
   * @param {() => unknown} [setup.onMove] the active line changed
   */
  constructor({ label, multi = false, onPick, onMove = () => undefined }) {
    /** @type {Item[]} */
    this.items = [];
    this.at = -1;
    this.onPick = onPick;
    this.onMove = onMove;
    this.node = el("ul", {
      id: freshId("list"), class: "option-list", role: "listbox", "aria-label": label, "aria-multiselectable": multi ? "true" : null,
    });
    // the focus stays where it is while the mouse picks
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
    this.node.addEventListener("mousemove", (event) => this.#hover(event));
    this.node.addEventListener("click", (event) => this.#click(event));
  }

  /**
   * Shows these items in place of the last.
   *
   * @param {Item[]} items
   * @param {{chosen?: Set<any>, active?: number, empty?: string}} [how] `chosen` (a set of values), `active` (index, -1 for none), `empty` (what to say of no items)
   */
  show(items, { chosen = new Set(), active = 0, empty = "Nothing fits." } = {}) {
    this.items = items;
    const lines = items.map((item, index) => this.#line(item, index, chosen));
    fill(this.node, lines.length ? lines : el("li", { class: "empty", role: "presentation" }, empty));
    this.activate(items.length ? Math.min(active, items.length - 1) : -1);
  }

  /** @param {Item} item @param {number} index @param {Set<any>} chosen */
  #line(item, index, chosen) {
    const picked = chosen.has(item.value);
    return el(
      "li",
      {
        id: `${this.node.id}-${index}`, role: "option", "aria-selected": String(picked),
        class: picked ? "option chosen" : "option", data: { index, value: item.value, ...item.data },
      },
      el("span", { class: "mark", "aria-hidden": "true" }),
      item.lead?.cloneNode(true),
      item.emoji && el("span", { class: "emoji", "aria-hidden": "true" }, item.emoji),
      el("span", { class: "words" }, el("span", { class: "label" }, item.label), item.description && el("small", {}, item.description)),
      item.tail && el("span", { class: "tail" }, item.tail),
    );
  }

  get active() {
    return this.items[this.at] ?? null;
  }

  /** The id of the active line, for aria-activedescendant; empty when there is none. */
  get activeId() {
    return this.at >= 0 ? `${this.node.id}-${this.at}` : "";
  }

  /** @param {number} index */
  activate(index) {
    this.node.querySelector(".active")?.classList.remove("active");
    this.at = index;
    const line = this.node.querySelector(`[data-index="${index}"]`);
    line?.classList.add("active");
    line?.scrollIntoView({ block: "nearest" });
    this.onMove();
  }

  /** Moves the active line by `step`, around the ends. @param {number} step */
  move(step) {
    const count = this.items.length;
    if (!count) return;
    if (this.at < 0) this.activate(step > 0 ? 0 : count - 1);
    else this.activate((this.at + step + count) % count);
  }

  /** Takes the active line; false when there is none. */
  pick() {
    if (!this.active) return false;
    this.onPick(this.active);
    return true;
  }

  /** @param {Event} event */
  #hover(event) {
    const line = lineAt(event);
    if (line && Number(line.dataset.index) !== this.at) {
      this.node.querySelector(".active")?.classList.remove("active");
      this.at = Number(line.dataset.index);
      line.classList.add("active");
      this.onMove();
    }
  }

  /** @param {Event} event */
  #click(event) {
    const line = lineAt(event);
    if (line) this.onPick(this.items[Number(line.dataset.index)]);
  }
}
