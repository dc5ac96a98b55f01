// Select menus: a button that shows what is chosen and opens a list to filter and choose from.
// One menu is open at a time. It lies in the dialog or the body, over everything, so that no scrolling box cuts it.

import { el, fill, finePointer, freshId, icon, origin, stepOf, token } from "./dom.js";
import { matching, OptionList } from "./listbox.js";
import { nameOf, state, userById } from "./store.js";

/** @import { Component, Item, User } from "../types.js" */

const SHORT = 7; // so many options are seen at a glance
const CHEVRON = "M5 8l5 5 5-5";
/** @type {Menu | null} */
let openMenu = null;

/** Closes the open menu, if any; `commit` takes over what was ticked in it. @param {boolean} [commit] */
export function closeMenu(commit = false) {
  openMenu?.close(commit);
}

/** @param {User} user @param {string} [value] @returns {Item} */
const userItem = (user, value = user.id) => ({
  value, label: nameOf(user), description: user.bot ? "the bot" : user.username, lead: token(user, "tiny"),
});

/** @returns {User[]} */
const everyUser = () => [...state.people, { ...state.bot, bot: true }];
const roleItems = () => [{ value: state.guild.id, label: "@everyone", description: "all people here" }];

/** What a select component offers, whichever its kind. @param {Component} component @returns {Item[]} */
function itemsOf(component) {
  switch (component.type) {
    case 5: return everyUser().map((user) => userItem(user));
    case 6: return roleItems();
    case 7: return [...everyUser().map((user) => userItem(user)), ...roleItems()];
    case 8: return channelItems(component.channel_types);
    default: return (component.options ?? []).map(({ value, label, description, emoji }) => (
      { value, label, description, emoji: emoji && !emoji.id ? emoji.name : null }));
  }
}

/** The channels as items, optionally of some types only. @param {number[]} [types] @returns {Item[]} */
export function channelItems(types) {
  const wanted = (/** @type {{type?: number}} */ one) => !types?.length || types.includes(one.type ?? 0);
  return state.channels.filter(wanted).map((one) => ({ value: one.id, label: `#${one.name}`, also: one.topic ?? "" }));
}

/** People and the bot as items. */
export const userItems = () => everyUser().map((user) => userItem(user));

/** The values that a component says are chosen at the start. @param {Component} component */
export function defaultsOf(component) {
  if (component.type === 3) return (component.options ?? []).filter((one) => one.default).map((one) => one.value);
  return (component.default_values ?? []).map((one) => String(one.id));
}

/** Somebody or something that is chosen and not offered. @param {string} value @returns {Item} */
function strangerItem(value) {
  const user = userById(value);
  return user ? userItem(user, value) : { label: value };
}

/**
 * The node of a select.
 *
 * @param {Component} component Discord's select (types 3, 5 to 8)
 * @param {object} how
 * @param {string[]} how.values chosen now
 * @param {boolean} [how.disabled]
 * @param {string | null} [how.label] what it is called, where the placeholder does not say so
 * @param {(values: string[]) => unknown} how.onCommit a choice is complete
 */
export function selectNode(component, { values, disabled = false, label = null, onCommit }) {
  const shown = el("span", { class: "select-value" });
  const button = el(
    "button",
    {
      type: "button", id: freshId("select"), class: "select", disabled, role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
      "aria-label": label ?? component.placeholder ?? "Choose", data: { customId: component.custom_id, selectType: component.type },
    },
    shown,
    icon(CHEVRON),
  );
  let now = values;
  const paint = () => {
    const items = itemsOf(component);
    const chosen = now.map((value) => items.find((item) => item.value === value)
      ?? strangerItem(value));
    fill(shown, chosen.length
      ? chosen.map((item) => el("span", { class: "pick" }, item.lead?.cloneNode(true), item.emoji && `${item.emoji} `, item.label))
      : el("span", { class: "placeholder" }, component.placeholder || "Choose…"));
    button.dataset.values = now.join(" ");
  };
  paint();
  const open = () => {
    if (openMenu?.button === button) return closeMenu(true);
    closeMenu(true);
    openMenu = new Menu(button, component, now, (chosen) => {
      now = chosen;
      paint();
      onCommit(chosen);
    });
    return undefined;
  };
  button.addEventListener("click", open);
  button.addEventListener("keydown", (event) => {
    if (!["ArrowDown", "ArrowUp"].includes(event.key) || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    open();
  });
  return button;
}

class Menu {
  /** @param {HTMLElement} button @param {Component} component @param {string[]} values @param {(values: string[]) => unknown} onCommit */
  constructor(button, component, values, onCommit) {
    this.button = button;
    this.onCommit = onCommit;
    this.before = values;
    this.chosen = new Set(values);
    this.min = component.min_values ?? 1;
    this.max = component.max_values ?? 1;
    this.multi = this.max > 1;
    this.items = itemsOf(component);
    this.list = new OptionList({
      label: component.placeholder || "Choose", multi: this.multi, onPick: (item) => this.pick(item), onMove: () => this.point(),
    });
    this.filter = el("input", {
      type: "text", class: "filter", placeholder: "Type to filter", autocomplete: "off", spellcheck: "false", role: "combobox",
      "aria-label": "Filter", "aria-expanded": "true", "aria-controls": this.list.node.id, "aria-autocomplete": "list",
    });
    this.tally = el("span", { class: "tally", "aria-live": "polite" });
    this.done = el("button", { type: "button", class: "button primary small", on: { click: () => this.close(true) } }, "Done");
    this.node = el(
      "div", { class: this.items.length <= SHORT ? "select-menu short" : "select-menu", data: { menuFor: component.custom_id }, tabindex: "-1" },
      this.filter, this.list.node, (this.multi || this.min === 0) && el("div", { class: "menu-foot" }, this.tally, this.done),
    );
    this.#listen();
    (button.closest("dialog") ?? document.body).append(this.node);
    button.setAttribute("aria-expanded", "true");
    button.setAttribute("aria-controls", this.list.node.id);
    this.render();
    this.place();
    // a phone's keyboard would cover the list, so there it waits until the filter is touched
    (finePointer() ? this.filter : this.node).focus({ preventScroll: true });
  }

  /** @param {Event} event */
  outside = (event) => {
    if (!this.node.contains(origin(event)) && !this.button.contains(origin(event))) this.close(true, false);
  };

  /** @param {Event} event */
  moved = (event) => {
    const { target } = event;
    if (!this.button.isConnected) this.close(false, false);
    else if (!(target instanceof Node && this.node.contains(target))) this.place();
  };

  #listen() {
    this.filter.addEventListener("input", () => this.render());
    this.node.addEventListener("keydown", (event) => this.#key(event));
    this.node.addEventListener("focusout", (event) => {
      const to = /** @type {Node | null} */ (event.relatedTarget);
      if (to && !this.node.contains(to) && to !== this.button) this.close(true, false);
    });
    document.addEventListener("pointerdown", this.outside, true);
    window.addEventListener("scroll", this.moved, true);
    window.addEventListener("resize", this.moved);
  }

  render() {
    const items = matching(this.items, this.filter.value);
    const first = items.findIndex((item) => this.chosen.has(item.value));
    this.list.show(items, { chosen: this.chosen, active: this.filter.value ? 0 : Math.max(first, 0) });
    this.count();
  }

  count() {
    const wish = this.min === this.max ? `${this.min}` : `${this.min} to ${this.max}`;
    this.tally.textContent = this.multi ? `${this.chosen.size} chosen of ${wish}` : "You may choose none";
    this.done.disabled = this.chosen.size < this.min;
  }

  /** Below the button where there is room, else above it. */
  place() {
    const at = this.button.getBoundingClientRect();
    const below = window.innerHeight - at.bottom - 12;
    const above = at.top - 12;
    const up = below < Math.min(280, this.node.scrollHeight) && above > below;
    const width = Math.min(Math.max(at.width, 240), window.innerWidth - 16);
    const style = this.node.style;
    style.width = `${width}px`;
    style.left = `${Math.max(8, Math.min(at.left, window.innerWidth - width - 8))}px`;
    style.maxHeight = `${Math.min(360, up ? above : below)}px`;
    style.top = up ? "auto" : `${at.bottom + 4}px`;
    style.bottom = up ? `${window.innerHeight - at.top + 4}px` : "auto";
  }

  point() {
    this.filter.setAttribute("aria-activedescendant", this.list?.activeId ?? "");
  }

  /** @param {Item} item */
  pick(item) {
    if (!this.multi) {
      if (this.min === 0 && this.chosen.has(item.value)) this.chosen.clear();
      else this.chosen = new Set([item.value]);
      return this.close("always"); // a single choice counts each time it is picked
    }
    if (this.chosen.has(item.value)) this.chosen.delete(item.value);
    else if (this.chosen.size < this.max) this.chosen.add(item.value);
    else this.tally.classList.add("full");
    const { at } = this.list;
    this.list.show(this.list.items, { chosen: this.chosen, active: at });
    this.count();
    return undefined;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = stepOf(event.key);
    if (step) this.list.move(step);
    else if (event.key === "PageDown" || (event.key === "End" && event.ctrlKey)) this.list.activate(this.list.items.length - 1);
    else if (event.key === "PageUp" || (event.key === "Home" && event.ctrlKey)) this.list.activate(0);
    else if (event.key === "Enter" && event.target !== this.done) this.list.pick();
    else if (event.key === "Escape") this.close(false);
    else if (event.key === "Tab" && !this.multi) this.close(false);
    else {
      // typing filters also while the list itself has the focus
      if (event.key.length === 1 && event.target === this.node && !event.ctrlKey && !event.metaKey) this.filter.focus();
      return event.stopPropagation();
    }
    event.preventDefault();
    return event.stopPropagation();
  }

  /** Closes; `commit` true takes over a changed choice, "always" any, false none. @param {boolean | "always"} commit @param {boolean} [refocus] */
  close(commit, refocus = true) {
    if (openMenu !== this) return;
    openMenu = null;
    document.removeEventListener("pointerdown", this.outside, true);
    window.removeEventListener("scroll", this.moved, true);
    window.removeEventListener("resize", this.moved);
    this.button.setAttribute("aria-expanded", "false");
    this.button.removeAttribute("aria-controls");
    this.node.remove();
    if (refocus && this.button.isConnected) this.button.focus({ preventScroll: true });
    const values = this.items.filter((item) => this.chosen.has(item.value)).map((item) => item.value);
    const valid = values.length >= this.min && values.length <= this.max;
    const changed = values.join() !== this.before.join();
    const wanted = commit === "always" || (commit && changed);
    if (wanted && valid && this.button.isConnected) this.onCommit(values);
  }
}
