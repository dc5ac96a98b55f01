// The list above the composer, shared by commands, option values and people; which box it serves is told at each show.

import { byId, fill } from "./dom.js";
import { OptionList } from "./listbox.js";

/** @import { Item } from "../types.js" */

const box = byId("suggest");
/** @type {HTMLInputElement | HTMLTextAreaElement | null} */
let owner = null; // the input that it serves
/** @type {(item: Item) => unknown} */
let onPick = () => undefined;

/** @type {OptionList} */
const list = new OptionList({
  label: "Suggestions",
  onPick: (item) => onPick(item),
  onMove: () => owner?.setAttribute("aria-activedescendant", list.activeId),
});
fill(box, list.node);

export const isOpen = () => !box.hidden;
export const canPick = () => isOpen() && list.active !== null;
/** @param {number} step */
export const move = (step) => list.move(step);
export const pick = () => list.pick();

/**
 * Shows items for an input.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} input the box that keeps the focus
 * @param {Item[]} items as OptionList.show takes them
 * @param {{onPick: (item: any) => unknown, active?: number, empty?: string, chosen?: Set<any>, kind: string}} how `onPick(item)`, `active` (-1 for none), `empty`, `chosen`, `kind` (named in data-kind for styles and tests)
 */
export function show(input, items, how) {
  if (owner !== input) hide();
  owner = input;
  onPick = how.onPick;
  box.dataset.kind = how.kind;
  box.hidden = false;
  input.setAttribute("aria-expanded", "true");
  list.show(items, how);
}

export function hide() {
  box.hidden = true;
  owner?.setAttribute("aria-expanded", "false");
  owner?.removeAttribute("aria-activedescendant");
  owner = null;
}
