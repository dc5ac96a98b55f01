// The way in: reads the state, follows the hash, opens the wire and starts the views.

import { startClock } from "./clock.js";
import { startComposer } from "./composer.js";
import { startDialogs } from "./dialogs.js";
import { byId } from "./dom.js";
import { startKeys } from "./keys.js";
import { connect, readState } from "./link.js";
import { goToNewest, startLog } from "./log.js";
import { startModals } from "./modal.js";
import { follow } from "./route.js";
import { startSidebar } from "./sidebar.js";
import { emit, nameOf, on, state, userById } from "./store.js";

const RETRY_MS = 1000;
const TYPING_MS = 8000;

function startTyping() {
  const line = byId("typing");
  let timer = 0;
  const clear = () => {
    line.textContent = "";
    clearTimeout(timer);
  };
  on("typing", ({ channel_id: channel, user_id: user }) => {
    if (channel !== state.channel || user === state.person) return;
    clear();
    line.textContent = `${nameOf(userById(user))} is typing…`;
    timer = setTimeout(clear, TYPING_MS);
  });
  on("arrived", clear);
  on("channel", clear);
}

async function firstState() {
  for (;;) {
    try {
      await readState();
      return;
    } catch {
      emit("link"); // shows that the line is down
      await new Promise((done) => { setTimeout(done, RETRY_MS); });
    }
  }
}

async function start() {
  startDialogs();
  startSidebar();
  startClock();
  startLog();
  startComposer();
  startModals();
  startKeys();
  startTyping();
  on("person", connect);
  on("newest", goToNewest);
  on("refreshed", follow); // a server that started anew may have other people and channels
  await firstState();
  window.addEventListener("hashchange", follow);
  follow();
}

start();
