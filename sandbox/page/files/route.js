// Who and where, in the URL's hash (#person=ID&channel=ID), so that a reload keeps it and two tabs can be two people.

import { channelTree, emit, personById, state } from "./store.js";

function read() {
  const hash = new URLSearchParams(location.hash.slice(1));
  return { person: hash.get("person"), channel: hash.get("channel"), message: hash.get("message") };
}

/** @param {string | null} person @param {string | null} channel */
const write = (person, channel) => `#${new URLSearchParams({ person: person ?? "", channel: channel ?? "" })}`;

/** Goes to another person or channel, or both; the Back button comes back.
 *
 * @param {{person?: string | null, channel?: string | null}} where
 */
export function goTo({ person = state.person, channel = state.channel }) {
  const hash = write(person, channel);
  if (location.hash !== hash) location.hash = hash;
}

/** The address at which this page opens as `person`, for a second tab. @param {string} person */
export const addressOf = (person) => `${location.pathname}${write(person, state.channel)}`;

/** Brings the state in line with the hash, mending a hash that names nobody or nowhere. */
export function follow() {
  const wanted = read();
  const person = personById(wanted.person)?.id ?? personById(state.person)?.id ?? state.people[0]?.id ?? null;
  const open = channelTree(person).map((one) => one.id);
  const channel = [wanted.channel, state.channel].find((id) => id && open.includes(id)) ?? open[0] ?? null;
  if (wanted.person !== person || wanted.channel !== channel || wanted.message) {
    history.replaceState(null, "", write(person, channel));
  }
  const moved = { person: person !== state.person, channel: channel !== state.channel };
  Object.assign(state, { person, channel });
  document.body.dataset.person = person ?? "";
  document.body.dataset.channel = channel ?? "";
  if (moved.person) emit("person");
  if (moved.channel || moved.person) emit("channel");
  if (wanted.message && channel) emit("jump", { channel, message: wanted.message });
}
