// Building DOM nodes by hand. Nothing in this page is ever parsed as HTML: what people and bots write
// reaches the document as text nodes and checked attributes only.

/** @import { Child, Ids, Props, User } from "../types.js" */

/**
 * Makes an element.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props} [props] `class`, `data` (dataset), `on` (listeners), `style` (CSS properties); any other key is an
 *   attribute: true writes it empty, false, null and undefined leave it out.
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "class") node.className = String(value);
    else if (key === "data") assignData(node, /** @type {Record<string, unknown>} */ (value));
    else if (key === "on") listen(node, /** @type {Record<string, EventListener>} */ (value));
    else if (key === "style") for (const [name, one] of Object.entries(value)) node.style.setProperty(name, one);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  node.append(...shown(children));
  return node;
}

/** What is there of children that may be nested, empty or false. @param {Child[]} children @returns {(Node | string)[]} */
function shown(children) {
  return children.flatMap((child) => {
    if (Array.isArray(child)) return shown(child);
    if (child === null || child === undefined || child === false) return [];
    return [child instanceof Node ? child : String(child)];
  });
}

/** @param {HTMLElement} node @param {Record<string, EventListener>} handlers */
function listen(node, handlers) {
  for (const [type, handler] of Object.entries(handlers)) node.addEventListener(type, handler);
}

/** @param {HTMLElement} node @param {Record<string, unknown>} values */
function assignData(node, values) {
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) node.dataset[key] = String(value);
  }
}

const SVG = "http://www.w3.org/2000/svg";

/** A line icon of 20 x 20 units from path data. @param {string} path */
export function icon(path) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/**
 * An element of index.html, all of whose ids stand there (a test says so).
 *
 * @template {string} Id
 * @param {Id} id
 * @returns {Id extends keyof Ids ? Ids[Id] : HTMLElement}
 */
export const byId = (id) => /** @type {any} */ (document.getElementById(id));

/** The element that an event came from. @param {Event} event */
export const origin = (event) => /** @type {HTMLElement} */ (event.target);

/** Empties a node and fills it again. @param {Element} node @param {...Child} children */
export function fill(node, ...children) {
  node.replaceChildren(...shown(children));
}

/** The first element below `node` that fits a selector. @param {ParentNode} node @param {string} selector */
export const firstOf = (node, selector) => /** @type {HTMLElement | null} */ (node.querySelector(selector));

/** The step of an arrow key: 1 down, -1 up, 0 for any other. @param {string} key */
export const stepOf = (key) => ({ ArrowDown: 1, ArrowUp: -1 })[key] ?? 0;

let counter = 0;
/** An id that is unique in this document, for aria references. @param {string} stem */
export const freshId = (stem) => `${stem}-${++counter}`;

export const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
export const finePointer = () => window.matchMedia("(pointer: fine)").matches;

/** Whether white reads better than black on a colour #rrggbb (WCAG's relative luminance). @param {string} [colour] */
function isDark(colour) {
  const parts = /^#(..)(..)(..)$/.exec(colour ?? "")?.slice(1).map((hex) => parseInt(hex, 16) / 255);
  if (!parts) return false;
  const [r, g, b] = parts.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.18;
}

/** A person's token (a hexagon in their colour) or the bot's die. Decoration only: the name always stands beside it.
 *
 * @param {User} user
 */
export function token(user, extra = "") {
  const name = user.global_name || user.username || "?";
  if (user.bot) {
    const pips = [0, 1, 2, 3, 4].map(() => el("i"));
    return el("span", { class: `token die ${extra}`, "aria-hidden": "true" }, pips);
  }
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ["?"];
  const letters = words.slice(0, 2).map((word) => [...word][0]).join("");
  const style = user.color ? { "--token": user.color } : {};
  return el("span", { class: `token ${extra}${isDark(user.color) ? " dark" : ""}`, style, "aria-hidden": "true" }, el("b", {}, letters.toUpperCase()));
}
