// Embeds, as far as a bot of games writes them: author, title, text, fields, pictures, footer.

import { el } from "./dom.js";
import { hexColour } from "./components.js";
import { linkNode } from "./links.js";
import { markdown } from "./markdown.js";
import { pictureNode } from "./media.js";
import { clockTime } from "./times.js";

/** @import { Embed } from "../types.js" */

/** @param {{name: string, value: string, inline?: boolean}} field */
const fieldNode = (field) => el(
  "div", { class: field.inline ? "embed-field inline" : "embed-field" },
  el("strong", {}, markdown(field.name)), el("div", {}, markdown(field.value)),
);

/** The node of one embed. @param {Embed} embed */
export function embedNode(embed) {
  const title = embed.title && el("strong", { class: "embed-title" }, embed.url ? linkNode(embed.url, embed.title) : embed.title);
  const foot = [embed.footer?.text, embed.timestamp && clockTime(new Date(embed.timestamp))].filter(Boolean).join(" · ");
  return el(
    "div", { class: "container accented embed", style: embed.color == null ? {} : { "--accent-line": hexColour(embed.color) } },
    el(
      "div", { class: "section" },
      el(
        "div", { class: "section-text" },
        embed.author?.name && el("small", {}, embed.author.name),
        title,
        embed.description && el("div", {}, markdown(embed.description)),
        embed.fields?.length && el("div", { class: "embed-fields" }, embed.fields.map(fieldNode)),
      ),
      embed.thumbnail && el("div", { class: "accessory" }, pictureNode(embed.thumbnail, embed.thumbnail.description ?? "", { kind: "thumbnail" })),
    ),
    embed.image && el("div", { class: "gallery", data: { count: 1 } }, pictureNode(embed.image, embed.image.description ?? "")),
    foot && el("small", { class: "embed-foot" }, foot),
  );
}
