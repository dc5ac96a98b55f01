// Addresses and mentions inside messages: what each becomes as a node, and jumps to messages within this page.

import { el } from "./dom.js";
import { goTo } from "./route.js";
import { channelById, emit, nameOf, state, userById } from "./store.js";

/** @import { Child, Message, Place } from "../types.js" */

const MESSAGE_PATH = /^\/channels\/(\d+)\/(\d+)(?:\/(\d+))?\/?$/;
const CHAT_HOST = /^(?:(?:www|ptb|canary)\.)?discord\.com$/;
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;

/** {channel, message} when `address` points at a message (or channel) of this guild; else null. @param {string} address @returns {Place | null} */
export function messageTarget(address) {
  const url = asUrl(address);
  if (!url || !(url.origin === location.origin || CHAT_HOST.test(url.hostname))) return null;
  const match = MESSAGE_PATH.exec(url.pathname);
  return match && channelById(match[2]) ? { channel: match[2], message: match[3] ?? null } : null;
}

/** @param {Message} message */
export const linkTo = (message) => `https://discord.com/channels/${state.guild.id}/${message.channel_id}/${message.id}`;

/** @param {string} address */
function asUrl(address) {
  try {
    return new URL(address, location.href);
  } catch {
    return null;
  }
}

/** The address from which a picture may be loaded, or null: only this machine's own server counts. @param {string} address */
export function localMedia(address) {
  const url = asUrl(address);
  if (!url) return null;
  if (url.protocol === "data:" || url.protocol === "blob:" || url.origin === location.origin) return url.href;
  // the same server under its other name (localhost and 127.0.0.1 are different origins to a browser)
  const twin = LOOPBACK.test(url.hostname) && LOOPBACK.test(location.hostname) && url.port === location.port;
  return twin ? `${url.pathname}${url.search}` : null;
}

/** Goes to a message: changes the channel if need be, then has the log scroll there and flash it. @param {Place} place */
export function jumpTo({ channel, message }) {
  if (channel !== state.channel) goTo({ channel });
  if (message) emit("jump", { channel, message });
}

/** A link. Only http and https are followed; links to messages stay in the page.
 *
 * @param {string} address
 * @param {...Child} label
 */
export function linkNode(address, ...label) {
  const url = asUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return el("span", {}, ...label);
  const target = messageTarget(address);
  if (!target) return el("a", { href: url.href, target: "_blank", rel: "noopener noreferrer" }, ...label);
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    jumpTo(target);
  };
  return el("a", { href: url.href, class: "jump", data: { jump: target.message ?? "" }, on: { click: go } }, ...label);
}

/** A bare address: message links are shown as place names, others as they are. @param {string} address */
export function bareLink(address) {
  const target = messageTarget(address);
  if (!target) return linkNode(address, address);
  const place = `#${channelById(target.channel)?.name}`;
  return linkNode(address, target.message ? `${place} › message` : place);
}

/** @param {string} id */
export function userMention(id) {
  const user = userById(id);
  const mine = id === state.person;
  return el("span", { class: mine ? "mention mine" : "mention", data: { mention: id } }, `@${user ? nameOf(user) : "unknown"}`);
}

/** @param {string} id */
export function channelMention(id) {
  const channel = channelById(id);
  if (!channel) return el("span", { class: "mention" }, "#unknown");
  const go = () => goTo({ channel: id });
  return el("button", { type: "button", class: "mention", data: { channelMention: id }, on: { click: go } }, `#${channel.name}`);
}

/** @param {string} path */
export function commandMention(path) {
  const go = () => emit("compose:command", path);
  return el("button", { type: "button", class: "mention", data: { commandMention: path }, on: { click: go } }, `/${path}`);
}

/** @param {string} text */
export const plainMention = (text, mine = false) => el("span", { class: mine ? "mention mine" : "mention" }, text);
