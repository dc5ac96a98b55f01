// Interactions under way: which button or menu waits for its answer, which command was just sent, what failed.

import { act, newNonce } from "./link.js";
import { dropMessage, emit, on, state } from "./store.js";

/** @import { Component, Message, Origin } from "../types.js" */

/** @type {Map<string, Origin>} */
const waiting = new Map(); // nonce -> {kind, channel, messageId?, customId?, label}
/** @type {Map<string, string>} */
const failures = new Map(); // message id -> reason

const FAILED = "This interaction failed";

/** Is this component of this message waiting for an answer? @param {string} messageId @param {string} [customId] */
export const isWaiting = (messageId, customId) =>
  [...waiting.values()].some((one) => one.messageId === messageId && one.customId === customId && !one.seen);

/** @param {string} messageId */
export const failureOf = (messageId) => failures.get(messageId);

/** Where an interaction under way came from, or undefined. @param {string} nonce */
export const originOf = (nonce) => waiting.get(nonce);

/** Commands and modals of this channel still under way, or failed, oldest first: [nonce, {label, failed?}]. @param {string | null} channel */
export const sentIn = (channel) => [...waiting].filter(([, one]) => one.channel === channel && !one.customId);

/**
 * Sends an interaction and remembers it until it is settled.
 *
 * @param {string} kind
 * @param {object} body
 * @param {Origin} origin {label} and, for a component, {messageId, customId}
 * @throws {Error} with a sentence when the server refuses at once; nothing then stays under way
 */
async function start(kind, body, origin) {
  const nonce = newNonce();
  waiting.set(nonce, { kind, channel: state.channel, ...origin });
  if (origin.messageId) failures.delete(origin.messageId);
  emit("pending", origin);
  try {
    await act(kind, { nonce, ...body });
  } catch (problem) {
    waiting.delete(nonce);
    emit("pending", origin);
    throw problem;
  }
  return nonce;
}

/** Presses a button or commits a menu. Never throws: a refusal is shown under the message. @param {Message} message @param {Component} component @param {string[]} [values] */
export async function press(message, component, values) {
  if (isWaiting(message.id, component.custom_id)) return;
  const body = { message_id: message.id, custom_id: component.custom_id, component_type: component.type, ...(values && { values }) };
  try {
    await start("component", body, { messageId: message.id, customId: component.custom_id, label: component.label ?? "menu" });
  } catch (problem) {
    failures.set(message.id, problem.message);
    emit("pending", { messageId: message.id });
  }
}

/** @param {object} body @param {string} label */
export const sendCommand = (body, label) => start("command", body, { label });
/** @param {object} body @param {string} label @param {string} [messageId] */
export const sendModal = (body, label, messageId) => start("modal", body, { label, messageId });

/** @param {string} nonce */
export function dismissFailure(nonce) {
  waiting.delete(nonce);
  emit("pending", {});
}

/** Forgets an ephemeral message, here and at the server. @param {Message} message */
export async function dismiss(message) {
  try {
    await act("dismiss", { message_id: message.id });
    dropMessage({ id: message.id, channel_id: message.channel_id });
  } catch (problem) {
    emit("notice", { text: problem.message, kind: "bad" });
  }
}

on("settled", ({ nonce, ok, reason }) => {
  const origin = waiting.get(nonce);
  if (!origin) return;
  if (ok) waiting.delete(nonce);
  else {
    const text = reason && !reason.startsWith(FAILED) ? `${FAILED}: ${reason}` : reason || FAILED;
    if (origin.messageId) {
      waiting.delete(nonce);
      failures.set(origin.messageId, text);
    } else origin.failed = text;
    emit("announce", text);
  }
  emit("pending", origin);
});

// The message changed, so its controls are fresh. The nonce stays known: a failure may still be told.
on("message:update", (message) => {
  for (const one of waiting.values()) if (one.messageId === message.id && one.customId) one.seen = true;
  failures.delete(message.id);
});

on("settled:all", () => {
  waiting.clear();
  failures.clear();
  emit("pending", {});
});
