// One message as an article: who, when, what, its components, and the state of its controls.

import { componentNodes, componentText } from "./components.js";
import { el, firstOf, icon, token } from "./dom.js";
import { embedNode } from "./embed.js";
import { jumpTo, linkTo } from "./links.js";
import { act } from "./link.js";
import { markdown, plainText } from "./markdown.js";
import { attachmentNodes } from "./media.js";
import { dismiss, failureOf, isWaiting } from "./pending.js";
import { channelById, compareIds, emit, messageById, messagesIn, nameOf, state, timeOfId, userById } from "./store.js";
import { clockTime, fullTime } from "./times.js";

/** @import { Message, User } from "../types.js" */

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const COMPONENTS_V2 = 1 << 15;

const TALK = new Set([0, 19, 20, 23]); // types that say something; the others tell of an event

/** @param {Message} message @param {number} flag */
export const has = (message, flag) => ((message.flags ?? 0) & flag) !== 0;
/** @param {Message} message */
export const timeOf = (message) => new Date(message.timestamp ?? timeOfId(message.id));

/** A message's gist in one line. @param {Message} message */
export function gist(message, length = 120) {
  if (has(message, LOADING)) return "is thinking…";
  const text = plainText(message.content || componentText(message.components) || message.embeds?.[0]?.title || "");
  if (text) return text.length > length ? `${text.slice(0, length)}…` : text;
  return message.attachments?.length ? "a picture" : "a message";
}

/** @param {User} user @returns {User} */
const known = (user) => ({ ...user, ...userById(user.id) });

/** Whether the present person may delete it: their own, or any for the guild's owner (the server has the last word). @param {Message} message */
export const mayDelete = (message) => !has(message, EPHEMERAL)
  && (message.author.id === state.person || !state.guild.owner_id || state.guild.owner_id === state.person);

/** @param {Message} message */
export async function remove(message) {
  try {
    await act("delete", { message_id: message.id });
  } catch (problem) {
    emit("notice", { text: problem.message, kind: "bad" });
  }
}

/** @param {Message} message */
export async function copyLink(message) {
  const link = linkTo(message);
  try {
    await navigator.clipboard.writeText(link);
    emit("notice", { text: "The link to this message is copied." });
  } catch {
    emit("notice", { text: link }); // no clipboard here: show it
  }
}

/** What came before: the command that this answers, or the message that it replies to. @param {Message} message */
function leadLine(message) {
  const used = message.interaction_metadata;
  const name = used?.name ?? message.interaction?.name;
  const isFollowUp = used && messagesIn(message.channel_id)
    .some((one) => one.interaction_metadata?.id === used.id && compareIds(one.id, message.id) < 0);
  if (name && (used?.type ?? 2) === 2 && !isFollowUp) {
    const user = known(used?.user ?? message.interaction?.user ?? message.author);
    return el("div", { class: "lead" }, token(user, "tiny"), el("b", {}, nameOf(user)), " used ", el("span", { class: "slash" }, `/${name}`));
  }
  const reference = message.message_reference;
  if (!reference?.message_id || reference.type === 1) return null;
  const target = message.referenced_message ?? messageById(reference.channel_id ?? message.channel_id, reference.message_id);
  if (!target) return el("div", { class: "lead" }, "replying to a message that is gone");
  const go = () => jumpTo({ channel: target.channel_id ?? message.channel_id, message: target.id });
  return el(
    "button", { type: "button", class: "lead reply", data: { jump: target.id }, on: { click: go } },
    token(known(target.author), "tiny"), el("b", {}, nameOf(known(target.author))), el("span", { class: "gist" }, gist(target)),
  );
}

/** @param {Message} message */
function tools(message) {
  const tool = (/** @type {string} */ name, /** @type {string} */ title, /** @type {string} */ path, /** @type {() => unknown} */ handler) => el(
    "button", { type: "button", class: "icon", title, "aria-label": title, tabindex: "-1", data: { tool: name }, on: { click: handler } }, icon(path));
  if (has(message, EPHEMERAL)) return null;
  return el(
    "div", { class: "tools" },
    tool("reply", "Reply (R)", "M8 5 3.5 9.5 8 14M4 9.5h7a5 5 0 0 1 5 5", () => emit("compose:reply", message)),
    tool("link", "Copy link (L)", "M8.5 11.5a3 3 0 0 0 4.3 0l2.4-2.4a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.4 2.4a3 3 0 0 0 4.3 4.3l1-1", () => copyLink(message)),
    mayDelete(message) && tool("delete", "Delete (Del)", "M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6", () => remove(message)),
  );
}

/** @param {Message} message */
function eventText(message) {
  const who = nameOf(known(message.author));
  const thread = channelById(message.message_reference?.channel_id) ?? message.thread;
  if (message.type === 18) return [`${who} started a thread: `, thread
    ? el("button", { type: "button", class: "mention", on: { click: () => jumpTo({ channel: thread.id }) } }, `#${thread.name}`) : message.content];
  if (message.type === 6) return [`${who} pinned a message.`];
  return [`${who}: ${message.content || "something happened here."}`];
}

/** The way into the thread that hangs on a message. @param {Message} message */
function threadLine(message) {
  const thread = message.thread && (channelById(message.thread.id) ?? message.thread);
  if (!thread || message.type === 18) return null;
  const go = () => jumpTo({ channel: thread.id });
  return el("button", { type: "button", class: "plain hangs", data: { thread: thread.id }, on: { click: go } }, `Thread: ${thread.name}`);
}

/** @param {Message} message */
function bodyNodes(message) {
  if (has(message, LOADING)) {
    const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
    return [el("p", { class: "thinking" }, dots, `${nameOf(known(message.author))} is thinking…`)];
  }
  if (has(message, COMPONENTS_V2)) return [el("div", { class: "components" }, componentNodes(message.components, message))];
  const loose = message.embeds?.length && !((message.flags ?? 0) & 4) ? message.embeds.map(embedNode) : [];
  return [
    message.content && el("div", { class: "content" }, markdown(message.content)),
    ...attachmentNodes(message.attachments ?? []),
    ...loose,
    message.components?.length && el("div", { class: "components" }, componentNodes(message.components, message)),
  ].filter(Boolean);
}

/** The article of a message, as the present person sees it. @param {Message} message */
export function messageNode(message) {
  const author = known(message.author);
  const time = timeOf(message);
  const isEvent = !TALK.has(message.type ?? 0);
  const pinged = message.pings?.includes(state.person ?? "") || message.mention_everyone;
  const ephemeral = has(message, EPHEMERAL);
  const classes = ["message", pinged && "pinged", ephemeral && "ephemeral", isEvent && "event", author.bot && "from-bot"];
  const edited = message.edited_timestamp && !has(message, LOADING)
    ? el("span", { class: "edited", title: fullTime(new Date(message.edited_timestamp)) }, "(edited)") : null;
  const node = el(
    "article",
    {
      class: classes.filter(Boolean).join(" "), tabindex: "-1", "aria-label": `${nameOf(author)}, ${clockTime(time)}`,
      data: { messageId: message.id, author: author.id, ephemeral: ephemeral || null, loading: has(message, LOADING) || null },
    },
    leadLine(message),
    token(author, "avatar"),
    el(
      "header", { class: "byline" },
      el("span", { class: "author", style: author.color ? { "--token": author.color } : {} }, nameOf(author)),
      author.bot && el("span", { class: "tag" }, "bot"),
      author.id === state.person && el("span", { class: "tag you" }, "you"),
      el("time", { datetime: time.toISOString(), title: fullTime(time) }, clockTime(time)),
      edited,
    ),
    el("time", { class: "side-time", "aria-hidden": "true" }, clockTime(time)),
    el("div", { class: "body" }, isEvent ? el("p", { class: "event-text" }, eventText(message)) : bodyNodes(message), edited?.cloneNode(true)),
    threadLine(message),
    el("p", { class: "failed", role: "alert", hidden: true }),
    ephemeral && el(
      "p", { class: "private" }, el("span", { class: "eye", "aria-hidden": "true" }), "Only you can see this · ",
      el("button", { type: "button", class: "plain", data: { action: "dismiss" }, on: { click: () => dismiss(message) } }, "Dismiss"),
    ),
    tools(message),
  );
  showPending(node, message);
  return node;
}

/** Shows on an article which of its controls wait for an answer, and what failed. @param {HTMLElement} node @param {Message} message */
export function showPending(node, message) {
  for (const control of /** @type {NodeListOf<HTMLElement>} */ (node.querySelectorAll("[data-custom-id]"))) {
    const waits = isWaiting(message.id, control.dataset.customId);
    control.classList.toggle("waiting", waits);
    if (waits) control.setAttribute("aria-busy", "true");
    else control.removeAttribute("aria-busy");
  }
  const failure = failureOf(message.id);
  const line = firstOf(node, ":scope > .failed");
  if (!line) return;
  line.textContent = failure ?? "";
  line.hidden = !failure;
}
