// The clock of this Discord: buttons that move it on, and how far ahead it is by now.

import { byId, origin } from "./dom.js";
import { act } from "./link.js";
import { emit, on, state } from "./store.js";

/** @type {[string, number][]} */
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** "2 days, 1 hour ahead". @param {number} ahead in seconds */
function told(ahead) {
  let left = Math.round(ahead);
  const parts = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count) parts.push(`${count} ${unit}${count === 1 ? "" : "s"}`);
  }
  return parts.length ? `${parts.join(", ")} ahead` : "as on this machine";
}

/** Wires the buttons to the server, and the words to the store. */
export function startClock() {
  on("clock", () => { byId("clock-ahead").textContent = told(state.ahead); });
  byId("clock").addEventListener("click", async (event) => {
    const { hours } = /** @type {HTMLElement} */ (origin(event)).dataset;
    if (!hours) return;
    try {
      await act("clock", { seconds: Number(hours) * 3600 });
    } catch (problem) {
      emit("notice", { text: problem.message, kind: "bad" });
    }
  });
}
