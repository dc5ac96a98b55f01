// Discord's Markdown as DOM nodes. Blocks first (code, quotes, headings, lists), then what runs inside a line.
// Anything that does not parse stays as it was written.

import { el } from "./dom.js";
import { bareLink, channelMention, commandMention, linkNode, plainMention, userMention } from "./links.js";
import { timeMark } from "./times.js";

/** @import { Child } from "../types.js" */

const FENCE = /```(?:([\w+\-.#]+)\n)?\n?([\s\S]*?)\n?```/;
const LIST_ITEM = /^(\s*)(?:([-*])|(\d{1,9})\.)\s+(\S.*)$/;

/** The nodes of a text. @param {string} [text] */
export function markdown(text) {
  return blocks(String(text ?? ""), 0);
}

/** A text without its marks, in one line: for previews and announcements. @param {string} [text] */
export function plainText(text) {
  const holder = document.createElement("div");
  holder.append(...markdown(text));
  return (holder.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** @param {string} text @param {number} depth @returns {Element[]} */
function blocks(text, depth) {
  const nodes = [];
  let rest = text;
  for (let found = FENCE.exec(rest); found && found[2].trim(); found = FENCE.exec(rest)) {
    nodes.push(...lines(rest.slice(0, found.index).replace(/\n$/, ""), depth));
    nodes.push(el("pre", { class: "code-block" }, el("code", { data: { language: found[1] } }, found[2])));
    rest = rest.slice(found.index + found[0].length).replace(/^\n/, "");
  }
  nodes.push(...lines(rest, depth));
  return nodes;
}

/** @param {string} text @param {number} depth @returns {Element[]} */
function lines(text, depth) {
  if (!text) return [];
  const nodes = [];
  const rows = text.split("\n");
  /** @type {string[]} */
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push(el("div", { class: "text" }, inline(plain.join("\n"))));
    plain = [];
  };
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    const heading = /^(#{1,3})\s+(\S.*)$/.exec(row);
    const small = /^-#\s+(\S.*)$/.exec(row);
    if (depth === 0 && row.startsWith(">>> ")) {
      flush();
      nodes.push(el("blockquote", {}, blocks([row.slice(4), ...rows.slice(at + 1)].join("\n"), depth + 1)));
      return nodes;
    }
    if (depth === 0 && row.startsWith("> ")) {
      flush();
      const from = at;
      while (at + 1 < rows.length && rows[at + 1].startsWith("> ")) at += 1;
      const quoted = rows.slice(from, at + 1).map((one) => one.slice(2));
      nodes.push(el("blockquote", {}, blocks(quoted.join("\n"), depth + 1)));
    } else if (heading) {
      flush();
      // a message's headings sit below the page's own two levels
      const tag = /** @type {"h3" | "h4" | "h5"} */ (`h${heading[1].length + 2}`);
      nodes.push(el(tag, { class: `heading h-${heading[1].length}` }, inline(heading[2])));
    } else if (small) {
      flush();
      nodes.push(el("div", { class: "subtext" }, inline(small[1])));
    } else if (LIST_ITEM.test(row)) {
      flush();
      const from = at;
      while (at + 1 < rows.length && LIST_ITEM.test(rows[at + 1])) at += 1;
      nodes.push(...lists(rows.slice(from, at + 1)));
    } else plain.push(row);
  }
  flush();
  return nodes;
}

/** A run of list lines as nested lists; a line that is further in than the one before belongs to it. @param {string[]} rows */
function lists(rows) {
  const roots = [];
  /** @type {{indent: number, list: HTMLElement, ordered: boolean}[]} */
  const open = [];
  for (const row of rows) {
    const [, space, bullet, number, content] = /** @type {RegExpExecArray} */ (LIST_ITEM.exec(row)); // the caller has tried
    const ordered = !bullet;
    while (open.length && space.length < (open.at(-1)?.indent ?? 0)) open.pop();
    let top = open.at(-1);
    if (!top || space.length > top.indent || top.ordered !== ordered) {
      if (top && space.length === top.indent) open.pop();
      const list = ordered ? el("ol", { start: number }) : el("ul");
      const holder = open.at(-1)?.list.lastElementChild;
      if (holder) holder.append(list);
      else roots.push(list);
      top = { indent: space.length, list, ordered };
      open.push(top);
    }
    top.list.append(el("li", {}, inline(content)));
  }
  return roots;
}

/** @param {"strong" | "u" | "em" | "s"} tag @returns {(match: string[]) => HTMLElement} */
const wrap = (tag) => (match) => el(tag, {}, inline(match[1]));

/** A covered text; a click, Enter or Space uncovers it. @param {string[]} match */
function spoiler(match) {
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, press to read" });
  const body = el("span", { "aria-hidden": "true" }, inline(match[1]));
  const open = (/** @type {Event} */ event) => {
    if (event instanceof KeyboardEvent && !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    node.classList.add("open");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
    body.removeAttribute("aria-hidden");
    node.removeEventListener("click", open);
    node.removeEventListener("keydown", open);
  };
  node.append(body);
  node.addEventListener("click", open);
  node.addEventListener("keydown", open);
  return node;
}

/**
 * From a run of backticks to the next run of the same length; null when there is none, and the run stays as it is.
 *
 * @param {string} text
 * @param {number} at
 * @param {number} length
 */
function codeSpan(text, at, length) {
  for (const run of text.slice(at + length).matchAll(/`+/g)) {
    if (run[0].length !== length) continue;
    const inside = text.slice(at + length, at + length + run.index);
    return [text.slice(at, at + 2 * length + run.index), inside];
  }
  return null;
}

// No rule may match one text in many ways, or a long line of marks would stop the page.
// Tried in this order at each place; `word` forbids a match right after a letter or digit.
/** @type {{at: RegExp, make: (match: string[]) => Child, word?: boolean, find?: typeof codeSpan}[]} */
const RULES = [
  { at: /\\([^\p{L}\p{N}\s])/uy, make: (match) => match[1] },
  { at: /`+/y, find: codeSpan, make: (match) => (match[1] ? el("code", {}, match[1].replace(/^ (.*\S.*) $/, "$1")) : match[0]) },
  { at: /<@!?(\d{1,20})>/y, make: (match) => userMention(match[1]) },
  { at: /<@&(\d{1,20})>/y, make: () => plainMention("@role") },
  { at: /<#(\d{1,20})>/y, make: (match) => channelMention(match[1]) },
  { at: /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, make: (match) => timeMark(Number(match[1]), match[2]) },
  { at: /<\/([-\w\p{L} ]{1,100}):(\d{1,20})>/uy, make: (match) => commandMention(match[1]) },
  { at: /<a?:(\w{2,32}):\d{1,20}>/y, make: (match) => el("span", { class: "emoji" }, `:${match[1]}:`) },
  { at: /<(https?:\/\/[^\s<>]+)>/y, make: (match) => bareLink(match[1]) },
  {
    at: /\[((?:\\.|[^[\]\\\n]|\[[^\]\n]*\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?:\s+"[^"\n]*")?\)/y,
    make: (match) => linkNode(match[2], inline(match[1])),
  },
  { at: /https?:\/\/[^\s<]*[^\s<.,:;"'\])*_~|!?]/y, word: true, make: (match) => bareLink(match[0]) },
  { at: /\*\*(?=\S)((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, make: wrap("strong") },
  { at: /__(?=\S)((?:\\[\s\S]|[^\\])+?)__(?!_)/y, make: wrap("u") },
  { at: /\*(?![\s*])((?:\\[\s\S]|\*\*(?:\*?[^*])+\*\*|[^*\\])*?(?:\\[\s\S]|\*\*|[^\s*\\]))\*(?!\*)/y, make: wrap("em") },
  { at: /_(?![\s_])((?:\\[\s\S]|__(?:_?[^_])+__|[^_\\])+?)_(?![\p{L}\p{N}_])/uy, word: true, make: wrap("em") },
  { at: /~~(?=\S)([\s\S]+?)~~(?!~)/y, make: wrap("s") },
  { at: /\|\|([\s\S]+?)\|\|/y, make: spoiler },
  { at: /@(?:everyone|here)\b/y, word: true, make: (match) => plainMention(match[0], true) },
];

const STARTS = /[\\`<[h*_~|@]/;

/** The nodes and strings of a text without blocks. @param {string} text */
export function inline(text) {
  /** @type {Child[]} */
  const out = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const hit = STARTS.test(text[at]) ? ruleAt(text, at) : null;
    if (hit) {
      if (plain) out.push(plain);
      plain = "";
      out.push(hit.rule.make(hit.match));
      at += hit.match[0].length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) out.push(plain);
  return out;
}

/** @param {string} text @param {number} at */
function ruleAt(text, at) {
  const afterWord = at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1]);
  for (const rule of RULES) {
    if (rule.word && afterWord) continue;
    rule.at.lastIndex = at;
    const match = rule.at.exec(text);
    if (match) return { rule, match: rule.find?.(text, at, match[0].length) ?? match };
  }
  return null;
}
