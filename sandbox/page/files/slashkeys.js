// The keys of a command that is being filled in: lists, fields, memory, sending.

import { origin, stepOf } from "./dom.js";
import * as suggest from "./suggest.js";

/** @import { Field } from "./field.js" */
/** @import { CommandForm } from "./slash.js" */

/** A key in the form. @param {CommandForm} form @param {KeyboardEvent} event */
export function pressed(form, event) {
  const field = form.fields.find((one) => one.input === event.target);
  const atName = origin(event).classList.contains("command-name");
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const done = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (event.key === "Escape") {
    done();
    if (suggest.isOpen()) suggest.hide();
    else form.leave();
  } else if (event.key === "Enter" && (field || atName)) {
    done();
    if (field && suggest.canPick() && !isTaken(field)) suggest.pick();
    else form.send();
  } else if (field) fieldKey(form, event, field, done);
  else if (atName) nameKey(form, event, done);
}

/** Picking what is already picked would only cost a second Enter. @param {Field} field */
function isTaken(field) {
  return Boolean(field.picked) && !field.touched;
}

/** @param {CommandForm} form @param {KeyboardEvent} event @param {Field} field @param {() => void} done */
function fieldKey(form, event, field, done) {
  const step = stepOf(event.key);
  if (step) {
    done();
    if (form.pristine) form.hooks.onRecall(step);
    else if (suggest.isOpen()) {
      field.touched = true;
      suggest.move(step);
    } else form.suggest(field);
  } else if (event.key === "Tab" && !event.shiftKey && field.touched && suggest.canPick()) {
    const from = document.activeElement;
    suggest.pick();
    if (document.activeElement !== from) done(); // it went on to the next field already
  } else if (event.key === "Backspace" && !field.text) {
    done();
    if (!field.option.required) form.remove(field);
    else if (form.fields.indexOf(field) > 0) form.focus(form.fields.indexOf(field) - 1);
    else form.leave(`/${form.entry.label}`);
  }
}

/** @param {CommandForm} form @param {KeyboardEvent} event @param {() => void} done */
function nameKey(form, event, done) {
  if (event.key === "Backspace") {
    done();
    form.leave(`/${form.entry.label}`);
  } else if (["ArrowUp", "ArrowDown"].includes(event.key) && form.pristine) {
    done();
    form.hooks.onRecall(event.key === "ArrowUp" ? -1 : 1);
  } else if (event.key.length === 1 && event.key !== " " && form.fields.length === 0 && form.entry.options.length) {
    form.open(form.entry.options[0]); // the key itself goes into the field that now has the focus
  }
}
