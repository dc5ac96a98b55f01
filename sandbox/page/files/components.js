// Message components, V1 and V2, as DOM nodes. Each kind has one small maker in MAKERS.

import { el } from "./dom.js";
import { linkNode } from "./links.js";
import { markdown } from "./markdown.js";
import { coverNode, fileNode, galleryNode, pictureNode } from "./media.js";
import { press } from "./pending.js";
import { defaultsOf, selectNode } from "./select.js";

/** @import { Child, Component, Emoji, Message } from "../types.js" */

/** @type {Record<number, string>} */
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

/** A colour number as #rrggbb. @param {number} number */
export const hexColour = (number) => `#${Number(number).toString(16).padStart(6, "0").slice(-6)}`;

/** @param {Emoji} [emoji] */
const emojiNode = (emoji) => emoji && el("span", { class: "emoji", "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);

/** @param {Component} component @param {Message} message */
function button(component, message) {
  const style = STYLES[component.style] ?? "secondary";
  const inside = [emojiNode(component.emoji), component.label && el("span", {}, component.label)];
  if (component.style === 5) {
    const link = linkNode(component.url, ...inside.filter(Boolean));
    link.className = `button link ${link.className}`;
    if (!link.classList.contains("jump")) link.append(el("span", { class: "out", "aria-hidden": "true" }, "↗"));
    if (component.disabled) {
      link.removeAttribute("href");
      link.setAttribute("aria-disabled", "true");
    }
    return link;
  }
  return el(
    "button",
    {
      type: "button", class: `button ${style}`, disabled: component.disabled, "aria-label": component.label ? null : component.emoji?.name,
      data: { customId: component.custom_id, style }, on: { click: () => press(message, component) },
    },
    inside,
  );
}

/** @param {Component} component @param {Message} message */
function select(component, message) {
  return selectNode(component, {
    values: defaultsOf(component),
    disabled: component.disabled,
    onCommit: (values) => press(message, component, values),
  });
}

/** @param {Component} component @param {Message} message */
function container(component, message) {
  const style = component.accent_color == null ? {} : { "--accent-line": hexColour(component.accent_color) };
  const props = { class: component.accent_color == null ? "container" : "container accented", style, data: { component: "container" } };
  const box = el("div", props, componentNodes(component.components, message));
  return component.spoiler ? coverNode(box) : box;
}

/** @param {Component} component @param {Message} message */
const section = (component, message) => el(
  "div", { class: "section" },
  el("div", { class: "section-text" }, componentNodes(component.components, message)),
  el("div", { class: "accessory" }, componentNodes(component.accessory ? [component.accessory] : [], message)),
);

/** @type {Record<number, (component: Component, message: Message) => Child>} */
const MAKERS = {
  1: (component, message) => el("div", { class: "action-row" }, componentNodes(component.components, message)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (component) => el("div", { class: "text-display" }, markdown(component.content)),
  11: (component) => pictureNode(component.media, component.description ?? "", { spoiler: component.spoiler, kind: "thumbnail" }),
  12: (component) => galleryNode(component.items ?? []),
  13: (component) => fileNode({ name: component.name, url: component.file?.url, size: component.size }),
  14: (component) => el("div", { class: `separator${component.divider === false ? " bare" : ""}${component.spacing === 2 ? " wide" : ""}`, role: "presentation" }),
  17: container,
};

/** The nodes of a list of components. A kind that the page does not know is named rather than hidden.
 *
 * @param {Component[] | undefined} list
 * @param {Message} message
 * @returns {Child[]}
 */
export function componentNodes(list, message) {
  return (list ?? []).map((component) => (
    MAKERS[component.type]?.(component, message) ?? el("p", { class: "no-picture" }, `Component of unknown type ${component.type}`)));
}

/** All the text of components, for previews and announcements. @param {Component[]} [list] @returns {string} */
export function componentText(list) {
  return (list ?? []).flatMap((one) => [
    one.type === 10 ? one.content : "",
    componentText(one.components),
  ]).filter(Boolean).join("\n");
}
