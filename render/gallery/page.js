"use strict";

const { language, name: own, issues } = document.documentElement.dataset;
const byId = (id) => document.getElementById(id);
const articles = [...document.querySelectorAll("article")];
const texts = new Map(articles.map((each) => [each, searched(each)]));

function searched(article) {
  const told = [...article.querySelectorAll(".sample")].map((each) => each.dataset.text);
  return [article.id, article.querySelector(".comment")?.textContent ?? "", ...told].join("\n").toLowerCase();
}

// What was read, by message: the mark of the text at that time. A text that has changed since is to be read again.
const key = `read:${language}`;
let read = {};
try {
  read = JSON.parse(localStorage.getItem(key) ?? "{}");
} catch { /* it is damaged, or this browser remembers nothing */ }

const isRead = (article) => read[article.id] === article.dataset.mark;

function paintRead(article) {
  article.querySelector(".read").checked = isRead(article);
  article.classList.toggle("done", isRead(article));
}

function paintProgress() {
  const count = (number) => number.toLocaleString("en");
  byId("progress").textContent = `${count(articles.filter(isRead).length)} of ${count(articles.length)} read`;
}

function setRead(article, now) {
  if (now) read[article.id] = article.dataset.mark;
  else delete read[article.id];
  try {
    localStorage.setItem(key, JSON.stringify(read));
  } catch { /* it is remembered until the page is closed */ }
  paintRead(article);
  paintProgress();
}

const FILTERS = {
  all: () => true,
  missing: (article) => article.dataset.state === "missing",
  outdated: (article) => article.dataset.state === "outdated",
  long: (article) => article.dataset.long === "true",
  unread: (article) => !isRead(article),
};

function filter() {
  const meant = FILTERS[document.querySelector("#filters :checked").value];
  const wanted = byId("search").value.trim().toLowerCase();
  for (const article of articles) article.hidden = !(meant(article) && texts.get(article).includes(wanted));
  const all = meant === FILTERS.all && !wanted;
  for (const part of document.querySelectorAll(".group, section:not(.pictures)")) {
    part.hidden = !part.querySelector("article:not([hidden])");
  }
  for (const part of document.querySelectorAll(".pictures, .contents")) part.hidden = !all;
  byId("nothing").hidden = articles.some((each) => !each.hidden);
}

// The report of a wrong text.
let reported;

function report() {
  const pairs = [...reported.querySelectorAll(".pair")].flatMap((pair) =>
    [...pair.querySelectorAll(".sample")].map((each) => `${each.lang === "en" ? "English" : "Text"}: ${each.dataset.text}`));
  const better = byId("better").value.trim();
  return [`Language: ${own} (${language})`, `Message: ${reported.id}`, ...pairs, `Better: ${better}`].join("\n");
}

function paintReport() {
  byId("ready").value = report();
  byId("issue").hidden = !issues;
  if (!issues) return;
  const fields = new URLSearchParams({ title: `Wrong text: ${reported.id} (${language})`, body: report() });
  byId("issue").href = `${issues}${issues.includes("?") ? "&" : "?"}${fields}`;
}

async function copy() {
  try {
    await navigator.clipboard.writeText(report());
    byId("copied").textContent = "Copied.";
  } catch {
    // Some browsers let no page that is a file write to the clipboard.
    byId("ready").select();
    byId("copied").textContent = document.execCommand("copy") ? "Copied." : "Press Ctrl+C to copy the report.";
  }
}

document.addEventListener("click", (event) => {
  const article = event.target.closest("article");
  if (event.target.matches(".wrong")) {
    reported = article;
    byId("better").value = byId("copied").textContent = "";
    paintReport();
    byId("report").showModal();
    byId("better").focus();
  }
  if (event.target.matches(".shown")) {
    event.preventDefault();
    byId("zoom").querySelector("img").src = byId(event.target.hash.slice(1)).src;
    byId("zoom").showModal();
  }
});
document.addEventListener("change", (event) => {
  if (event.target.matches(".read")) setRead(event.target.closest("article"), event.target.checked);
  if (event.target.matches("#filters input")) filter();
});
byId("search").addEventListener("input", filter);
byId("better").addEventListener("input", paintReport);
byId("copy").addEventListener("click", copy);

articles.forEach(paintRead);
paintProgress();
filter();
document.body.dataset.ready = "true";
