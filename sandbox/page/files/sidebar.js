// The left side: the house and its bot, who "you" are, channels with their threads; and the room's own header.

import { byId, el, fill, firstOf, token } from "./dom.js";
import { act, connect } from "./link.js";
import { addressOf, goTo } from "./route.js";
import { channelById, channelTree, emit, me, nameOf, on, state } from "./store.js";
import { hasUnread, pingsIn, pingsOf } from "./unread.js";

/** @import { Channel, User } from "../types.js" */

const body = document.body;

/** Opens or closes the drawer that the sidebar is on a phone. @param {boolean} open */
export function setDrawer(open) {
  body.classList.toggle("drawer", open);
  byId("menu-button").setAttribute("aria-expanded", String(open));
  if (open) firstOf(byId("channel-list"), "[aria-current]")?.focus();
}

export const drawerIsOpen = () => body.classList.contains("drawer");

const badge = (/** @type {number} */ count, /** @type {string} */ what) => count > 0
  && el("span", { class: "badge", data: { pings: count }, title: what }, String(count), el("span", { class: "visually-hidden" }, ` ${what}`));

/** @param {User} person @param {number} index */
function personItem(person, index) {
  const mine = person.id === state.person;
  const calls = mine ? 0 : pingsOf(person.id);
  // a link, so that a middle click opens a second tab as that person
  const become = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo({ person: person.id });
  };
  return el("li", {}, el(
    "a",
    {
      href: addressOf(person.id), class: "person", "aria-current": mine ? "true" : null, style: { "--token": person.color },
      data: { person: person.id, name: nameOf(person) }, title: `Be ${nameOf(person)} (Alt+${index + 1})`, on: { click: become },
    },
    token(person), el("span", { class: "name" }, nameOf(person)), badge(calls, calls === 1 ? "call" : "calls"),
    index < 9 && el("kbd", { "aria-hidden": "true" }, String(index + 1)),
  ));
}

/** @param {Channel} channel */
function channelItem(channel) {
  const current = channel.id === state.channel;
  const calls = pingsIn(channel.id, state.person);
  const classes = ["channel", channel.parent_id && "thread", !current && hasUnread(channel.id) && "unread"];
  const go = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setDrawer(false);
    goTo({ channel: channel.id });
  };
  return el("li", {}, el(
    "a",
    {
      href: `#${new URLSearchParams({ person: state.person ?? "", channel: channel.id })}`, class: classes.filter(Boolean).join(" "),
      "aria-current": current ? "page" : null, data: { channel: channel.id, name: channel.name }, title: channel.topic || null, on: { click: go },
    },
    el("span", { class: "sign", "aria-hidden": "true" }, channel.parent_id ? "" : "#"), el("span", { class: "name" }, channel.name),
    classes[2] && el("span", { class: "visually-hidden" }, " unread"), !current && badge(calls, calls === 1 ? "call for you" : "calls for you"),
  ));
}

/** Lists are rebuilt as a whole; the focus goes back to the same entry. @param {HTMLElement} list @param {Element[]} nodes @param {string} key */
function rebuild(list, nodes, key) {
  const held = list.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset[key] : null;
  fill(list, nodes);
  if (held) firstOf(list, `[data-${key}="${held}"]`)?.focus();
}

function paint() {
  rebuild(byId("people-list"), state.people.map(personItem), "person");
  byId("people-list").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  rebuild(byId("channel-list"), channelTree().map(channelItem), "channel");
  const others = state.channels.some((one) => one.id !== state.channel && pingsIn(one.id, state.person));
  byId("menu-dot").hidden = !others;
  const calls = pingsOf(state.person);
  const place = channelById(state.channel)?.name ?? "";
  document.title = `${calls ? `(${calls}) ` : ""}#${place} · ${nameOf(me())} · ${state.guild.name}`;
}

function paintRoom() {
  const channel = channelById(state.channel);
  const parent = channelById(channel?.parent_id);
  byId("guild-name").textContent = state.guild.name;
  fill(
    byId("room-name"),
    parent && el("button", { type: "button", class: "parent", on: { click: () => goTo({ channel: parent.id }) } }, `# ${parent.name}`),
    parent && el("span", { class: "sign", "aria-hidden": "true" }, "›"),
    !parent && el("span", { class: "sign", "aria-hidden": "true" }, "#"), channel?.name ?? "",
  );
  byId("room-topic").textContent = channel?.topic ?? "";
  byId("thread-button").hidden = Boolean(parent);
}

function paintBot() {
  const status = byId("bot-status");
  status.textContent = `${state.bot.username} is ${state.bot.online ? "online" : "offline"}`;
  status.dataset.online = String(Boolean(state.bot.online));
  paintStrip();
}

// One strip above the log says what is not as it should be.
let lineShown = true;
function paintStrip() {
  const strip = byId("lost");
  if (!lineShown) strip.textContent = "The line to the server is down. Trying again…";
  else strip.textContent = state.bot.online ? "" : `${state.bot.username} is offline: commands and buttons wait until it is back.`;
  strip.hidden = !strip.textContent;
}

function paintLink() {
  lineShown = state.linked;
  paintStrip();
  byId("link-status").textContent = state.linked ? "connected" : "connecting…";
  body.dataset.linked = String(state.linked);
}

function paintLocale() {
  const now = me()?.locale;
  fill(byId("locale"), state.locales.map((one) => el("option", { value: one }, one)));
  byId("locale").value = now ?? "";
}

function paintTies() {
  byId("installed").checked = Boolean(me()?.installed);
  byId("member").checked = Boolean(me()?.member);
}

/** Changes something about who one is; where that is refused, what is shown goes back. @param {string} kind @param {Record<string, unknown>} change */
async function changeMe(kind, change) {
  try {
    await act(kind, change);
    // Whoever leaves a server no longer sees what was said there.
    if (kind === "membership") connect();
  } catch (problem) {
    emit("notice", { text: problem.message, kind: "bad" });
    paintTies();
  }
}

// Several changes in one go (a reconnect reads every channel) paint once.
let due = false;
function soon() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    paint();
    paintRoom();
  });
}

/** Wires the sidebar to the store. */
export function startSidebar() {
  for (const type of /** @type {const} */ (["people", "channels", "person", "channel", "unread"])) on(type, soon);
  on("bot", paintBot);
  // a line that is back within a moment (switching people) is not worth a notice
  let timer = 0;
  on("link", () => {
    clearTimeout(timer);
    if (state.linked) paintLink();
    else timer = setTimeout(paintLink, 600);
  });
  byId("menu-button").addEventListener("click", () => setDrawer(!drawerIsOpen()));
  byId("scrim").addEventListener("click", () => setDrawer(false));
  on("person", () => setDrawer(false));
  for (const type of /** @type {const} */ (["people", "person"])) on(type, paintLocale);
  for (const type of /** @type {const} */ (["people", "person"])) on(type, paintTies);
  byId("locale").addEventListener("change", () => changeMe("locale", { locale: byId("locale").value }));
  byId("installed").addEventListener("change", () => changeMe("install", { installed: byId("installed").checked }));
  byId("member").addEventListener("change", () => changeMe("membership", { member: byId("member").checked }));
}
