// Times as people read them, and <t:…> marks that stay true while the page is open.

import { el } from "./dom.js";
import { now } from "./store.js";

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });
const exactClock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const shortDay = new Intl.DateTimeFormat(undefined, { day: "2-digit", month: "2-digit", year: "numeric" });
const longDay = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long", year: "numeric" });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
const relative = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const STEPS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** Whether two dates fall on the same local day. @param {Date} a @param {Date} b */
export const sameDay = (a, b) => a.toDateString() === b.toDateString();

/** @param {Date} date */
export const clockTime = (date) => clock.format(date);
/** @param {Date} date */
export const fullTime = (date) => `${weekday.format(date)} ${clock.format(date)}`;

/** A day as a divider names it. @param {Date} date */
export function dayName(date) {
  if (sameDay(date, new Date(now()))) return "Today";
  return sameDay(date, new Date(now() - 86400000)) ? "Yesterday" : longDay.format(date);
}

/** "in 3 minutes", "2 days ago". @param {Date} date */
export function relativeTime(date) {
  const seconds = Math.round((date.getTime() - now()) / 1000);
  const [unit, size] = STEPS.find(([, one]) => Math.abs(seconds) >= one) ?? STEPS[STEPS.length - 1];
  return relative.format(Math.trunc(seconds / size), unit);
}

/** @type {Record<string, (date: Date) => string>} */
const STYLES = {
  t: clockTime,
  T: (date) => exactClock.format(date),
  d: (date) => shortDay.format(date),
  D: (date) => longDay.format(date),
  f: (date) => `${longDay.format(date)} ${clock.format(date)}`,
  F: fullTime,
  R: relativeTime,
};

/** The node of a mark <t:unix:style>; `unix` in seconds.
 *
 * @param {number} unix
 * @param {string} [style]
 */
export function timeMark(unix, style = "f") {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode("an impossible time");
  const node = el("time", { class: "time-mark", datetime: date.toISOString(), title: fullTime(date) }, STYLES[style](date));
  if (style === "R") node.dataset.relative = String(date.getTime());
  return node;
}

setInterval(() => {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("time[data-relative]"))) {
    const text = relativeTime(new Date(Number(node.dataset.relative)));
    if (node.textContent !== text) node.textContent = text;
  }
}, 1000);
