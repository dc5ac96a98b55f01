// The list above the composer, shared by commands, option values and people; which box it serves is told at each show.

import { byId, fill } from "./dom.js";
import { OptionList } from "./listbox.js";

const box = byId("suggest");
let owner = null; // the input that it serves
let onPick = () => undefined;

const list = new OptionList({
  label: "Suggestions",
  onPick: (item) => onPick(item),
  onMove: () => owner?.setAttribute("aria-activedescendant", list.activeId),
});
fill(box, list.node);

export const isOpen = () => !box.hidden;
export const canPick = () => isOpen() && list.active !== null;
export const move = (step) => list.move(step);
export const pick = () => list.pick();

/**
 * Shows items for an input.
 *
 * @param {HTMLElement} input the box that keeps the focus
 * @param {object[]} items as OptionList.show takes them
 * @param {object} how `onPick(item)`, `active` (-1 for none), `empty`, `chosen`, `kind` (named in data-kind for styles and tests)
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
