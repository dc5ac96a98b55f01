// What the page knows: the guild, its people and channels, the messages that the present person may see.
// One plain state, changed only through the functions here, and a small event bus that tells the views.

/** @import { Channel, Command, Events, Message, PageState, User } from "../types.js" */

/** @type {PageState} */
export const state = {
  guild: { id: "0", name: "Parlour" },
  bot: { id: "0", username: "bot", online: false, avatar: null },
  people: [],
  locales: [], // the languages in which one can have Discord
  channels: [],
  commands: [],
  ahead: 0,
  person: null, // id of who "you" are
  channel: null, // id of the channel in view
  linked: false, // is the websocket open?
};

/** @type {Map<string, Set<(detail: any) => unknown>>} */
const listeners = new Map();
/** @type {Map<string | null, Map<string, Message>>} */
const shelves = new Map(); // channel id -> Map(message id -> message), in order of id
/** @type {Map<string, User>} */
const strangers = new Map(); // users met in messages only

/**
 * Has `handler` called whenever `type` is told.
 *
 * @template {keyof Events} Name
 * @param {Name} type
 * @param {(detail: Events[Name]) => unknown} handler
 */
export function on(type, handler) {
  const known = listeners.get(type) ?? new Set();
  listeners.set(type, known.add(handler));
}

/**
 * Tells everybody who listens.
 *
 * @template {keyof Events} Name
 * @param {Name} type
 * @param {Events[Name] extends void ? [] : [detail: Events[Name]]} detail
 */
export function emit(type, ...detail) {
  for (const handler of listeners.get(type) ?? []) handler(detail[0]);
}

/** The present time of this Discord, in milliseconds since 1970. */
export const now = () => Date.now() + state.ahead * 1000;

/** Orders snowflakes, which are too long for a Number. @param {string | null} [a] @param {string | null} [b] */
export function compareIds(a, b) {
  const [x, y] = [String(a ?? "0"), String(b ?? "0")];
  if (x.length !== y.length) return x.length - y.length;
  return x < y ? -1 : Number(x > y);
}

/** The time of a snowflake in milliseconds since 1970. @param {string} id */
export const timeOfId = (id) => Number((BigInt(id) >> 22n) + 1420070400000n);

/** @param {string | null} [id] */
export const channelById = (id) => state.channels.find((channel) => channel.id === String(id));
/** @param {string | null} [id] */
export const personById = (id) => state.people.find((person) => person.id === String(id));
export const me = () => personById(state.person);

/** Anyone whose name the page has met, as {id, username, global_name, color, bot}; undefined for strangers.
 *
 * @param {string} [id]
 * @returns {User | undefined}
 */
export function userById(id) {
  if (String(id) === state.bot.id) return { ...state.bot, bot: true };
  return personById(id) ?? strangers.get(String(id));
}

/** @param {User} [user] */
export const nameOf = (user) => user?.global_name || user?.username || "someone";

/** The channels that a person can open, in the order of the list: each followed by its threads. @param {string | null} person */
export function channelTree(person = state.person) {
  const threads = (/** @type {Channel} */ parent) => state.channels.filter((one) => one.parent_id === parent.id);
  const open = state.channels.filter((one) => !one.person || one.person === person);
  const roots = open.filter((one) => !one.parent_id || !channelById(one.parent_id));
  return roots.flatMap((root) => [root, ...threads(root)]);
}

/** Takes over what the server says there is. @param {PageState} fresh */
export function takeState(fresh) {
  Object.assign(state, {
    guild: fresh.guild,
    bot: fresh.bot,
    people: fresh.people,
    locales: fresh.locales ?? [],
    channels: fresh.channels,
    commands: fresh.commands ?? [],
    ahead: fresh.ahead ?? 0,
  });
  for (const type of /** @type {const} */ (["people", "channels", "commands", "bot", "clock"])) emit(type);
}

/** @param {User[]} people */
export function setPeople(people) {
  state.people = people;
  emit("people");
  emit("commands");
}

/** @param {Channel} channel */
export function addChannel(channel) {
  const at = state.channels.findIndex((one) => one.id === channel.id);
  if (at < 0) state.channels.push(channel);
  else state.channels[at] = channel;
  emit("channels");
}

/** Forgets a channel that is gone; whoever was in it goes elsewhere. @param {string} id */
export function dropChannel(id) {
  state.channels = state.channels.filter((one) => one.id !== id);
  shelves.delete(id);
  emit("channels");
  if (state.channel === id) emit("refreshed");
}

/** @param {Command[]} commands */
export function setCommands(commands) {
  state.commands = commands;
  emit("commands");
}

/** @param {number} ahead in seconds */
export function setClock(ahead) {
  state.ahead = ahead;
  emit("clock");
}

/** @param {Partial<User>} change */
export function setBot(change) {
  state.bot = { ...state.bot, ...change };
  emit("bot");
}

/** @param {string | null} channel */
export const messagesIn = (channel) => [...(shelves.get(channel)?.values() ?? [])];
/** @param {string | null} channel @param {string} id */
export const messageById = (channel, id) => shelves.get(channel)?.get(id);
/** @param {string | null} channel */
export const isLoaded = (channel) => shelves.has(channel);

/** @param {Message} message */
function meet(message) {
  for (const user of [message.author, ...(message.mentions ?? []), message.interaction_metadata?.user]) {
    if (user?.id) strangers.set(user.id, user);
  }
}

/** Replaces a channel's messages (oldest first), as when it is read anew. @param {string} channel @param {Message[]} list */
export function loadMessages(channel, list) {
  list.forEach(meet);
  const sorted = [...list].sort((a, b) => compareIds(a.id, b.id));
  shelves.set(channel, new Map(sorted.map((message) => [message.id, message])));
  emit("messages:loaded", channel);
  emit("unread");
}

export function forgetMessages() {
  shelves.clear();
}

/** Adds or replaces one message; says "message:add" or "message:update". @param {Message} message */
export function putMessage(message) {
  meet(message);
  const shelf = shelves.get(message.channel_id);
  if (!shelf) return; // its channel has not been read yet: the reading brings the message
  const known = shelf.get(message.id);
  const last = [...shelf.keys()].at(-1);
  const kept = known ? { ...message, pings: message.pings ?? known.pings ?? [] } : message;
  shelf.set(message.id, kept);
  if (known) emit("message:update", kept);
  else if (last && compareIds(message.id, last) < 0) loadMessages(message.channel_id, [...shelf.values()]);
  else emit("message:add", message);
  emit("unread");
}

/** @param {{id: string, channel_id: string}} gone */
export function dropMessage({ id, channel_id: channel }) {
  if (!shelves.get(channel)?.delete(id)) return;
  emit("message:delete", { id, channel_id: channel });
  emit("unread");
}
