// Pictures: galleries, thumbnails, attachments, covered ones, and the large view with the alt text below.

import { el, fill, firstOf, origin } from "./dom.js";
import { linkNode, localMedia } from "./links.js";

/** @import { Media } from "../types.js" */

const viewer = makeViewer();

function makeViewer() {
  const picture = el("img", { alt: "" });
  const caption = el("p", { class: "viewer-alt" });
  const original = el("a", { target: "_blank", rel: "noopener", class: "button secondary small" }, "Open original");
  const close = el("button", { type: "button", class: "button primary small" }, "Close");
  const box = el(
    "dialog", { id: "viewer", "aria-label": "Picture" },
    el("div", { class: "viewer-frame" }, picture), caption, el("div", { class: "viewer-foot" }, original, close),
  );
  close.addEventListener("click", () => box.close());
  // a click beside the picture closes too
  box.addEventListener("click", (event) => {
    if (event.target === box || origin(event).classList.contains("viewer-frame")) box.close();
  });
  document.body.append(box);
  const open = (/** @type {string} */ source, /** @type {string} */ description) => {
    picture.src = source;
    picture.alt = description;
    original.href = source;
    caption.textContent = description || "This picture has no description.";
    caption.classList.toggle("missing", !description);
    box.showModal();
    close.focus();
  };
  return { open };
}

/**
 * One picture as a button that opens it large.
 *
 * @param {Media | undefined} media Discord's media item: `url`, perhaps `width` and `height` in pixels
 * @param {string} description its alt text
 * @param {{spoiler?: boolean, kind?: string}} [how]
 */
export function pictureNode(media, description = "", { spoiler = false, kind = "picture" } = {}) {
  const source = localMedia(media?.url ?? "");
  if (!media || !source) return el("p", { class: "no-picture" }, "A picture from elsewhere, not loaded here: ", linkNode(media?.url ?? "", media?.url ?? ""));
  const image = el("img", {
    src: source, alt: description, title: description || null, decoding: "async", width: media.width ?? null, height: media.height ?? null,
  });
  image.addEventListener("error", () => button.classList.add("broken"));
  const button = el(
    "button", { type: "button", class: kind, "aria-label": description ? `Picture: ${description}` : "Picture without a description" }, image,
  );
  if (spoiler) cover(button);
  button.addEventListener("click", () => {
    if (button.classList.contains("covered")) uncover(button);
    else viewer.open(source, description);
  });
  return button;
}

/** @param {HTMLElement} node */
function cover(node) {
  node.classList.add("covered");
  node.dataset.label = node.getAttribute("aria-label") ?? "";
  node.setAttribute("aria-label", "Covered picture, press to see");
  node.append(el("span", { class: "cover-tag" }, "Spoiler"));
}

/** @param {HTMLElement} node */
function uncover(node) {
  node.classList.remove("covered");
  node.setAttribute("aria-label", node.dataset.label ?? "");
  node.querySelector(".cover-tag")?.remove();
}

/** 1 to 10 pictures as a grid. @param {{media: Media, description?: string, spoiler?: boolean}[]} items */
export function galleryNode(items) {
  const nodes = items.map(({ media, description, spoiler = false }) => pictureNode(media, description ?? "", { spoiler }));
  return el("div", { class: "gallery", data: { count: nodes.length } }, nodes);
}

const SIZES = ["bytes", "KB", "MB"];

/** A file to download. @param {{name?: string | undefined, url?: string | undefined, size?: number | undefined}} file */
export function fileNode({ name, url, size }) {
  const source = localMedia(url ?? "");
  let [amount, unit] = [size ?? 0, 0];
  for (; amount >= 1000 && unit < 2; unit += 1) amount /= 1000;
  const told = size ? `${amount.toFixed(unit && amount < 10 ? 1 : 0)} ${SIZES[unit]}` : "";
  const shown = name || (url ?? "").split("?")[0].split("/").at(-1) || "file";
  return el(
    "div", { class: "file" },
    el("span", { class: "sheet", "aria-hidden": "true" }),
    el("span", {}, source ? el("a", { href: source, download: shown }, shown) : shown, el("small", {}, told)),
  );
}

/** A message's attachments outside Components V2: pictures as a gallery, the rest as files. @param {Media[]} list */
export function attachmentNodes(list) {
  const isPicture = (/** @type {Media} */ one) => /^image\//.test(one.content_type ?? "") || /\.(?:png|jpe?g|gif|webp)$/i.test(one.filename ?? "");
  const pictures = list.filter(isPicture).map((one) => (
    { media: one, description: one.description ?? "", spoiler: one.filename?.startsWith("SPOILER_") ?? false }));
  const files = list.filter((one) => !isPicture(one));
  return [
    pictures.length > 0 && galleryNode(pictures),
    ...files.map((one) => fileNode({ name: one.filename, url: one.url, size: one.size })),
  ].filter(Boolean);
}

/** Whole contents under a cover that one press takes off (a container marked as a spoiler). @param {HTMLElement} content */
export function coverNode(content) {
  const holder = el("div", { class: "cover" });
  const open = () => {
    fill(holder, content);
    holder.classList.add("open");
    firstOf(holder, "button, a, [tabindex]")?.focus();
  };
  content.inert = true;
  fill(holder, content, el("button", { type: "button", class: "cover-lift", on: { click: () => { content.inert = false; open(); } } }, "Spoiler: press to see"));
  return holder;
}
