// Dialogs that the bot opens: text boxes, menus, choices and texts; sent back in Discord's shape.

import { el, firstOf, freshId } from "./dom.js";
import { markdown } from "./markdown.js";
import { originOf, sendModal } from "./pending.js";
import { closeMenu, defaultsOf, selectNode } from "./select.js";
import { on } from "./store.js";

/** @import { Child, Component, Control, Modal, SelectOption } from "../types.js" */

/** @param {Component} component @param {object} answer */
const withId = (component, answer) => (component.id === undefined ? answer : { id: component.id, ...answer });

/**
 * A control is {node, id (of what a label points at), problem() -> sentence or null, answer() -> Discord's object}.
 * Text boxes (type 4).
 *
 * @param {Component} component
 * @param {string} name
 * @returns {Control}
 */
function textControl(component, name) {
  const required = component.required ?? true;
  const props = {
    id: freshId("text"), minlength: component.min_length ?? null, maxlength: component.max_length ?? 4000, placeholder: component.placeholder ?? null,
    "aria-required": String(required), data: { customId: component.custom_id },
  };
  const node = component.style === 2 ? el("textarea", { ...props, rows: 4 }) : el("input", { ...props, type: "text", autocomplete: "off" });
  node.value = component.value ?? "";
  const problem = () => {
    const { length } = node.value;
    if (!node.value.trim() && required) return `${name} is needed.`;
    if (length && length < (component.min_length ?? 0)) return `${name} needs at least ${component.min_length} characters.`;
    return length > (component.max_length ?? 4000) ? `${name} takes at most ${component.max_length} characters.` : null;
  };
  return { node, id: node.id, problem, answer: () => withId(component, { type: 4, custom_id: component.custom_id, value: node.value }) };
}

/** @param {Component} component @param {string} name @returns {Control} */
function selectControl(component, name) {
  let values = defaultsOf(component);
  const required = component.required ?? true;
  const shape = required ? component : { ...component, min_values: 0 };
  const node = selectNode(shape, { values, disabled: component.disabled ?? false, label: name, onCommit: (chosen) => { values = chosen; } });
  return {
    node, id: node.id,
    problem: () => (required && values.length < (component.min_values ?? 1) ? `${name}: choose ${(component.min_values ?? 1) > 1 ? component.min_values : "one"}.` : null),
    answer: () => withId(component, { type: component.type, custom_id: component.custom_id, values }),
  };
}

/** Radio buttons (21), check boxes (22) and the single check box (23). @param {Component} component @param {string} name @returns {Control} */
function choiceControl(component, name) {
  const group = freshId("group");
  const single = component.type === 23;
  /** @type {SelectOption[]} */
  const options = single ? [{ label: name, value: "yes", default: component.default ?? false }] : component.options ?? [];
  const boxes = options.map((one) => el("input", { type: component.type === 21 ? "radio" : "checkbox", name: group, value: one.value, checked: one.default }));
  const node = el(
    "div", { class: "choices", role: component.type === 21 ? "radiogroup" : "group", id: group, "aria-label": name, data: { customId: component.custom_id } },
    boxes.map((box, index) => el("label", {}, box, el("span", {}, options[index].label, options[index].description && el("small", {}, options[index].description)))),
  );
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const least = single ? 0 : component.min_values ?? ((component.required ?? true) ? 1 : 0);
  const most = component.max_values ?? boxes.length;
  /** @type {Record<number, () => object>} */
  const told = { 21: () => ({ value: chosen()[0] ?? null }), 22: () => ({ values: chosen() }), 23: () => ({ value: boxes[0].checked }) };
  return {
    node, id: group,
    problem: () => {
      if (chosen().length < least) return `${name}: choose ${least > 1 ? `at least ${least}` : "one"}.`;
      return component.type === 22 && chosen().length > most ? `${name}: choose at most ${most}.` : null;
    },
    answer: () => withId(component, { type: component.type, custom_id: component.custom_id, ...told[component.type]() }),
  };
}

/** @type {Record<number, (component: Component, name: string) => Control>} */
const CONTROLS = {
  3: selectControl, 4: textControl, 5: selectControl, 6: selectControl, 7: selectControl, 8: selectControl, 21: choiceControl, 22: choiceControl, 23: choiceControl,
};

const plain = (/** @type {string} */ text) => el("p", { class: "no-picture" }, text);

/**
 * A part of the dialog; parts that hold no control answer what Discord echoes of them.
 *
 * @param {Component} component
 * @returns {{node: Child, controls: Control[], answer: () => object}}
 */
function part(component) {
  if (component.type === 10) {
    return { node: el("div", { class: "text-display" }, markdown(component.content)), controls: [], answer: () => withId(component, { type: 10 }) };
  }
  const children = component.component ? [component.component] : component.components ?? [];
  const rows = children.map((child) => {
    const name = (component.type === 18 ? component.label : child.label) ?? child.placeholder ?? "This";
    const control = CONTROLS[child.type]?.(child, name);
    if (!control) return { node: plain(`The page cannot show a component of type ${child.type} here.`), control: null };
    const needed = (child.required ?? child.type !== 23) && child.type !== 23;
    const about = component.description && el("small", { id: freshId("about") }, component.description);
    if (about) control.node.setAttribute("aria-describedby", about.id);
    const label = el("label", { for: control.id }, name, needed && el("span", { class: "star", title: "required" }, " *"));
    return { control, node: el("div", { class: "modal-field" }, child.type !== 23 && label, about, control.node) };
  });
  const controls = rows.flatMap((row) => row.control ?? []);
  const answer = () => withId(component, component.type === 18
    ? { type: 18, component: controls[0]?.answer() }
    : { type: 1, components: controls.map((one) => one.answer()) });
  return { node: rows.map((row) => row.node), controls, answer };
}

/** Opens a dialog that the bot asked for. @param {Modal} modal the MODAL event's data */
export function openModal(modal) {
  const origin = originOf(modal.nonce);
  const parts = (modal.components ?? []).map(part);
  const title = freshId("modal");
  const error = el("p", { class: "failed", role: "alert", hidden: true });
  const submit = el("button", { type: "submit", class: "button primary" }, "Submit");
  const cancel = el("button", { type: "button", class: "button secondary", on: { click: () => { box.close(); } } }, "Cancel");
  /** @type {HTMLFormElement} */
  const form = el("form", { novalidate: true }, parts.map((one) => one.node), error, el("div", { class: "dialog-foot" }, cancel, submit));
  /** @type {HTMLDialogElement} */
  const box = el("dialog", { class: "modal", "aria-labelledby": title, data: { modal: modal.custom_id } }, el("h2", { id: title }, modal.title), form);
  const complain = (/** @type {string | null} */ sentence, /** @type {Control | undefined} */ control = undefined) => {
    error.textContent = sentence;
    error.hidden = false;
    (control?.node.querySelector("input") ?? control?.node)?.focus();
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = parts.flatMap((one) => one.controls).find((one) => one.problem());
    if (wrong) return complain(wrong.problem(), wrong);
    submit.disabled = true;
    const body = {
      custom_id: modal.custom_id, interaction_id: modal.interaction_id, components: parts.map((one) => one.answer()),
      ...(origin?.messageId && { message_id: origin.messageId }),
    };
    try {
      await sendModal(body, modal.title, origin?.messageId);
      box.close();
    } catch (problem) {
      submit.disabled = false;
      complain(problem.message);
    }
    return undefined;
  });
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  box.addEventListener("close", () => {
    closeMenu();
    box.remove();
    if (before?.isConnected) before.focus({ preventScroll: true });
  });
  document.body.append(box);
  box.showModal();
  firstOf(box, "input, textarea, .select")?.focus();
}

/** Wires dialogs to the bot's wish for them. */
export function startModals() {
  on("modal", openModal);
  on("person", () => /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog.modal")).forEach((box) => box.close()));
}
