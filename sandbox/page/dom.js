// Building DOM nodes by hand. Nothing in this page is ever parsed as HTML: what people and bots write
// reaches the document as text nodes and checked attributes only.

/**
 * Makes an element.
 *
 * @param {string} tag
 * @param {object} [props] `class`, `data` (dataset), `on` (listeners), `style` (CSS properties); any other key is an
 *   attribute: true writes it empty, false, null and undefined leave it out.
 * @param {...(Node|string|null|false|Array)} children
 * @returns {HTMLElement}
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "class") node.className = value;
    else if (key === "data") assignData(node, value);
    else if (key === "on") for (const [type, handler] of Object.entries(value)) node.addEventListener(type, handler);
    else if (key === "style") for (const [name, one] of Object.entries(value)) node.style.setProperty(name, one);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function assignData(node, values) {
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) node.dataset[key] = String(value);
  }
}

const SVG = "http://www.w3.org/2000/svg";

/** A line icon of 20 x 20 units from path data. */
export function icon(path) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

export const byId = (id) => document.getElementById(id);

/** Empties a node and fills it again. */
export function fill(node, ...children) {
  node.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
}

let counter = 0;
/** An id that is unique in this document, for aria references. */
export const freshId = (stem) => `${stem}-${++counter}`;

export const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
export const finePointer = () => window.matchMedia("(pointer: fine)").matches;

// Whether white reads better than black on a colour #rrggbb (WCAG's relative luminance).
function isDark(colour) {
  const parts = /^#(..)(..)(..)$/.exec(colour ?? "")?.slice(1).map((hex) => parseInt(hex, 16) / 255);
  if (!parts) return false;
  const [r, g, b] = parts.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.18;
}

/** A person's token (a hexagon in their colour) or the bot's die. Decoration only: the name always stands beside it. */
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
