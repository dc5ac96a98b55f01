// The bot's commands as a flat list of what can be typed: /play, /game list, /game seat swap.

import { me, state } from "./store.js";

/** @import { Choice, Command, CommandOption, Entry, Filled, Localizations, NamedOption } from "../types.js" */

export const TYPE = {
  SUB: 1, GROUP: 2, STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10, ATTACHMENT: 11,
};

/**
 * Every command that can be typed, by name: {id, path, words, description, options}, `options` required ones first.
 * Commands of the context menu (types 2 and 3) are not typed and left out.
 */
export function entries() {
  const flat = state.commands.filter((one) => (one.type ?? 1) === 1).flatMap((command) => unfold(command, command, [], []));
  return flat.sort((a, b) => a.label.localeCompare(b.label));
}

/** The languages that Discord takes where it lacks a text in one. @type {Record<string, string>} */
const INSTEAD = { "en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES" };

/** A text in the language of the person. @param {string | undefined} text @param {Localizations} [others] */
function localized(text, others) {
  const locale = me()?.locale ?? "en-US";
  return others?.[locale] ?? others?.[INSTEAD[locale] ?? ""] ?? text ?? "";
}

/** @param {CommandOption} option @returns {NamedOption} */
const localizedOption = (option) => ({
  ...option,
  label: localized(option.name, option.name_localizations),
  description: localized(option.description, option.description_localizations),
  ...(option.choices && { choices: option.choices.map((/** @type {Choice} */ one) => ({ ...one, name: localized(one.name, one.name_localizations) })) }),
});

/** @param {Command} command @param {Command | CommandOption} node @param {string[]} above @param {string[]} labels @returns {Entry[]} */
function unfold(command, node, above, labels) {
  const options = node.options ?? [];
  const words = [...above, node.name];
  const named = [...labels, localized(node.name, node.name_localizations)];
  const nested = options.filter((one) => one.type === TYPE.SUB || one.type === TYPE.GROUP);
  if (nested.length) return nested.flatMap((one) => unfold(command, one, words, named));
  const sorted = options.map(localizedOption).sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
  const description = localized(node.description, node.description_localizations);
  return [{ id: command.id, path: words.join(" "), label: named.join(" "), words, description, options: sorted }];
}

/** @param {string} path */
export const entryByPath = (path) => entries().find((one) => one.path === path) ?? entries().find((one) => one.words[0] === path);

/** Entries that fit what was typed after the slash, best first. @param {string} typed */
export function fitting(typed) {
  const query = typed.toLowerCase().replace(/\s+/g, " ").trimStart();
  const rank = (/** @type {Entry} */ one) => {
    if (one.label.startsWith(query)) return 0;
    if (one.path.startsWith(query) || [...one.words, ...one.label.split(" ")].some((word) => word.startsWith(query.trim()))) return 1;
    return one.path.includes(query.trim()) || one.label.includes(query.trim()) || one.description.toLowerCase().includes(query.trim()) ? 2 : 9;
  };
  return entries().map((one) => ({ one, rank: rank(one) })).filter((row) => row.rank < 9).sort((a, b) => a.rank - b.rank).map((row) => row.one);
}

/**
 * A whole command line, when `text` is "/path" and a space, perhaps with more behind it. The English path is taken in every language.
 *
 * @param {string} text
 * @returns {{entry: Entry, rest: string} | null} null while it may still become a longer path
 */
export function typedCommand(text) {
  if (!text.startsWith("/")) return null;
  const line = text.slice(1).toLowerCase();
  const hits = entries().flatMap((entry) => [entry.label, entry.path].map((path) => ({ entry, path })));
  const hit = hits.filter((one) => line.startsWith(`${one.path} `)).sort((a, b) => b.path.length - a.path.length)[0];
  return hit ? { entry: hit.entry, rest: text.slice(hit.path.length + 2) } : null;
}

/** The option that was typed by its name in the language of the person, or by the English one. @param {Entry} entry @param {string} typed */
export const optionOf = (entry, typed) => entry.options.find((one) => one.label === typed.toLowerCase())
  ?? entry.options.find((one) => one.name === typed.toLowerCase());

/** What was typed behind a command as texts by option name: "name:value" pairs, else all of it for the first option.
 *
 * @param {Entry} entry
 * @param {string} rest
 * @returns {Record<string, string>}
 */
export function typedValues(entry, rest) {
  const pairs = [...rest.matchAll(/(?:^|\s)([-_\p{L}\p{N}]+):\s*/gu)].filter((match) => optionOf(entry, match[1]));
  if (!pairs.length) return rest.trim() && entry.options.length ? { [entry.options[0].name]: rest.trim() } : {};
  return Object.fromEntries(pairs.map((match, index) => (
    [optionOf(entry, match[1])?.name, rest.slice(match.index + match[0].length, pairs[index + 1]?.index ?? rest.length).trim()])));
}

/** Discord's nested option objects for a path and its filled options. @param {Entry} entry @param {Filled[]} filled @returns {Filled[]} */
export function nestOptions(entry, filled) {
  const [, ...rest] = entry.words;
  if (rest.length === 1) return [{ name: rest[0], type: TYPE.SUB, options: filled }];
  if (rest.length === 2) return [{ name: rest[0], type: TYPE.GROUP, options: [{ name: rest[1], type: TYPE.SUB, options: filled }] }];
  return filled;
}
