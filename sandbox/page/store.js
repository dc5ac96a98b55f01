// What the page knows: the guild, its people and channels, the messages that the present person may see.
// One plain state, changed only through the functions here, and a small event bus that tells the views.

export const state = {
  guild: { id: "0", name: "Parlour" },
  bot: { id: "0", username: "bot", online: false, avatar: null },
  people: [],
  channels: [],
  commands: [],
  person: null, // id of who "you" are
  channel: null, // id of the channel in view
  linked: false, // is the websocket open?
};

const listeners = new Map();
const shelves = new Map(); // channel id -> Map(message id -> message), in order of id
const strangers = new Map(); // users met in messages only

export function on(type, handler) {
  if (!listeners.has(type)) listeners.set(type, new Set());
  listeners.get(type).add(handler);
}

export function emit(type, detail) {
  for (const handler of listeners.get(type) ?? []) handler(detail);
}

/** Orders snowflakes, which are too long for a Number. */
export function compareIds(a, b) {
  const [x, y] = [String(a ?? "0"), String(b ?? "0")];
  if (x.length !== y.length) return x.length - y.length;
  return x < y ? -1 : Number(x > y);
}

/** The time of a snowflake in milliseconds since 1970. */
export const timeOfId = (id) => Number((BigInt(id) >> 22n) + 1420070400000n);

export const channelById = (id) => state.channels.find((channel) => channel.id === String(id));
export const personById = (id) => state.people.find((person) => person.id === String(id));
export const me = () => personById(state.person);

/** Anyone whose name the page has met, as {id, username, global_name, color, bot}; undefined for strangers. */
export function userById(id) {
  if (String(id) === state.bot.id) return { ...state.bot, bot: true };
  return personById(id) ?? strangers.get(String(id));
}

export const nameOf = (user) => user?.global_name || user?.username || "someone";

/** Channels in the order of the list: each followed by its threads. */
export function channelTree() {
  const threads = (parent) => state.channels.filter((one) => one.parent_id === parent.id);
  const roots = state.channels.filter((one) => !one.parent_id || !channelById(one.parent_id));
  return roots.flatMap((root) => [root, ...threads(root)]);
}

export function takeState(fresh) {
  Object.assign(state, {
    guild: fresh.guild,
    bot: fresh.bot,
    people: fresh.people,
    channels: fresh.channels,
    commands: fresh.commands ?? [],
  });
  for (const type of ["people", "channels", "commands", "bot"]) emit(type);
}

export function addChannel(channel) {
  const at = state.channels.findIndex((one) => one.id === channel.id);
  if (at < 0) state.channels.push(channel);
  else state.channels[at] = channel;
  emit("channels");
}

export function setCommands(commands) {
  state.commands = commands;
  emit("commands");
}

export function setBot(change) {
  state.bot = { ...state.bot, ...change };
  emit("bot");
}

export const messagesIn = (channel) => [...(shelves.get(channel)?.values() ?? [])];
export const messageById = (channel, id) => shelves.get(channel)?.get(id);
export const isLoaded = (channel) => shelves.has(channel);

function meet(message) {
  for (const user of [message.author, ...(message.mentions ?? []), message.interaction_metadata?.user]) {
    if (user?.id) strangers.set(user.id, user);
  }
}

/** Replaces a channel's messages (oldest first), as when it is read anew. */
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

/** Adds or replaces one message; says "message:add" or "message:update". */
export function putMessage(message) {
  meet(message);
  const shelf = shelves.get(message.channel_id);
  if (!shelf) return; // its channel has not been read yet: the reading brings the message
  const known = shelf.get(message.id);
  const last = [...shelf.keys()].at(-1);
  shelf.set(message.id, known ? { ...message, pings: message.pings ?? known.pings } : message);
  if (known) emit("message:update", shelf.get(message.id));
  else if (last && compareIds(message.id, last) < 0) loadMessages(message.channel_id, [...shelf.values()]);
  else emit("message:add", message);
  emit("unread");
}

export function dropMessage({ id, channel_id: channel }) {
  if (!shelves.get(channel)?.delete(id)) return;
  emit("message:delete", { id, channel_id: channel });
  emit("unread");
}
