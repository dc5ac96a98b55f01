// What each person has read, kept in localStorage and shared between tabs, and who was called since.

import { compareIds, emit, messagesIn, on, state } from "./store.js";

/** @import { Message } from "../types.js" */

const KEY = "parlour.read";

/** @returns {Record<string, Record<string, string>>} ids of messages by person and channel */
function readAll() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {}; // spoilt or forbidden storage: everything counts as unread
  }
}

let marks = readAll();

/** The id of the last message that a person has read in a channel, or null if they were never there.
 *
 * @param {string | null} person
 * @param {string | null} channel
 */
export const lastRead = (person, channel) => marks[person ?? ""]?.[channel ?? ""] ?? null;

/** Says that the present person has read the present channel to its end. */
export function markRead() {
  const last = messagesIn(state.channel).at(-1)?.id;
  if (!last || !state.person || !state.channel || compareIds(last, lastRead(state.person, state.channel)) <= 0) return;
  marks = readAll();
  marks[state.person] = { ...marks[state.person], [state.channel]: last };
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // not kept over a reload then; nothing else depends on it
  }
  emit("unread");
}

/** @param {Message} message @param {string | null} person */
const isUnread = (message, person) => message.author.id !== person
  && compareIds(message.id, lastRead(person, message.channel_id)) > 0;

/** Whether the present person has something new in a channel. @param {string} channel */
export const hasUnread = (channel) => messagesIn(channel).some((one) => isUnread(one, state.person));

/** How often a person was called, unread, in one channel. @param {string} channel @param {string | null} person */
export const pingsIn = (channel, person) =>
  messagesIn(channel).filter((one) => one.pings?.includes(person ?? "") && isUnread(one, person)).length;

/** How often a person was called, unread, anywhere that the present person can see. @param {string | null} person */
export const pingsOf = (person) => state.channels.reduce((sum, one) => sum + pingsIn(one.id, person), 0);

window.addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  marks = readAll();
  emit("unread");
});

// Whoever writes in a channel has seen what stands above.
on("arrived", (message) => {
  if (message.author.id === state.person && message.channel_id === state.channel) markRead();
});
