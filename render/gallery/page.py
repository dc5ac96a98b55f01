"""The page of a language: each message as players see it, with what a reader needs to judge it.

Discord's Markdown becomes HTML as far as the bot's messages use it.
"""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from string import Template

from msgspec import Struct

from render.gallery import examples
from render.gallery.examples import Picture, Recorder
from render.gallery.places import Outline, Place, State, outline, place_of, state_of
from words import ENGLISH, Language, of
from words.check import state
from words.compiler import identifier
from words.source import Message, Source, sources

FOLDER = Path(__file__).parent

SHAPES = {
    Place.BUTTON: "button",
    Place.FORM: "form",
    Place.MENU: "menu",
    Place.COMMAND: "command",
    Place.ALT: "alt",
    Place.PICTURE: "painted",
    Place.CHAT: "chat",
}
"""The class in `page.css` that makes a text look like what it is."""


_INLINE = re.compile(
    r"\\(?P<plain>[^\w\s])"
    r"|`(?P<code>[^`\n]+)`"
    r"|\*\*(?P<strong>.+?)\*\*"
    r"|__(?P<u>.+?)__"
    r"|~~(?P<s>.+?)~~"
    r"|(?<!\w)[*_](?P<em>[^*_\s][^*_]*)[*_](?!\w)"
    r"|\[(?P<label>[^\]]+)\]\(<?[^()<>]*>?\)"
    r"|<(?P<mention>[@#][&!]?\w+|t:\d+(?::\w)?)>",
)
_LINES = (
    (re.compile(r"-# +(.*)"), '<div class="small">{}</div>'),
    (re.compile(r"# +(.*)"), '<div class="h1">{}</div>'),
    (re.compile(r"## +(.*)"), '<div class="h2">{}</div>'),
    (re.compile(r"### +(.*)"), '<div class="h3">{}</div>'),
    (re.compile(r"> ?(.*)"), '<div class="quote">{}</div>'),
    (re.compile(r" *[-*] +(.*)"), '<div class="bullet">{}</div>'),
)
"""The kinds of lines, with the HTML of each."""


class Entry(Struct, frozen=True):
    """A message with all that the page shows of it."""

    file: str
    message: Message
    section: str
    place: Place
    state: State
    limit: int | None
    pairs: Sequence[tuple[str, str]]
    """What it says in this language and in English, with the same values."""
    real: bool
    """Whether a random game has said these examples; their values are made up otherwise."""
    picture: str
    """The name of a picture that contains the message, or nothing."""
    mark: str
    """A checksum of the text and the English text: a message that was read is to be read again when this changes."""

    @property
    def name(self) -> str:
        """How people call the message: `kit.list-two`."""
        return f"{self.file}.{self.message.id}"

    @property
    def long(self) -> bool:
        """Whether an example is longer than the limit."""
        return self.limit is not None and any(len(own) > self.limit for own, _ in self.pairs)


def page(language: Language, issues: str | None = None) -> str:
    """The whole page. `issues` is the address of the project's list of issues, which the form for reports leads to."""
    recorder, files = Recorder(language), sources()
    pictures = examples.listen(recorder)
    outlines = {file: outline(file) for file in files[ENGLISH]}
    old = state(files, language).outdated if language in files else ()
    entries = {
        file: list(_entries(recorder, source, files.get(language, {}).get(file), outlines[file], old))
        for file, source in files[ENGLISH].items()
    }
    name = of(language).languages.name()
    body = [_contents(entries, pictures)]
    body += [_section(file, outlines[file].about, told, language) for file, told in entries.items()]
    body += [_pictures(key, found) for key, found in pictures.items()]
    return Template((FOLDER / "page.html").read_text("utf-8")).substitute(
        language=language,
        name=escape(name),
        style=(FOLDER / "page.css").read_text("utf-8"),
        script=(FOLDER / "page.js").read_text("utf-8"),
        issues=escape(new_issue(issues) if issues else ""),
        body="\n".join(body),
    )


def new_issue(issues: str) -> str:
    """The address at which an issue is opened, for that of a list of issues."""
    return issues if "/new" in issues else f"{issues.rstrip('/')}/new"


def _entries(
    recorder: Recorder, english: Source, own: Source | None, told: Outline, old: Collection[str]
) -> Iterator[Entry]:
    language = recorder.language
    say, in_english = getattr(of(language), english.file), getattr(of(ENGLISH), english.file)
    for message in english.messages.values():
        name = identifier(message.id)
        heard = recorder.heard.get((english.file, name))
        shown = heard or examples.made_up(english, message, say)
        translated = own.messages.get(message.id) if own else None
        section = told.sections.get(message.id, "")
        yield Entry(
            file=english.file,
            message=message,
            section=section,
            place=place_of(english.file, section, message),
            state=state_of(language, own, message, english.file, old),
            limit=message.most,
            pairs=[(each.said, str(getattr(in_english, name)(**each.given))) for each in shown],
            real=heard is not None,
            picture=recorder.painted.get((english.file, name), ""),
            mark=f"{zlib.crc32(repr((translated and translated.parts, message.parts)).encode()):x}",
        )


def _contents(entries: Mapping[str, Sequence[Entry]], pictures: Iterable[str]) -> str:
    links = [f'<a href="#{file}">{file} <small>{len(told)}</small></a>' for file, told in entries.items()]
    links += [f'<a href="#pictures-{key}">pictures of {key}</a>' for key in pictures]
    return f"<details class=contents><summary>Contents</summary><nav>{''.join(links)}</nav></details>"


def _section(file: str, about: str, entries: Sequence[Entry], language: Language) -> str:
    parts = [f'<section id="{file}"><h2>{file}</h2><p class=about>{escape(about)}</p>']
    for heading, told in groupby(entries, lambda entry: entry.section):
        parts.append(f"<div class=group>{f'<h3>{escape(heading)}</h3>' if heading else ''}")
        parts += [_card(entry, language) for entry in told]
        parts.append("</div>")
    return "\n".join([*parts, "</section>"])


def _card(entry: Entry, language: Language) -> str:
    flags = [f"<span class=what>{entry.place}</span>"]
    if entry.limit is not None:
        flags.append(f"<span class=what>at most {entry.limit}</span>")
    if entry.state != State.TRANSLATED:
        flags.append(f"<span class=flag>{entry.state}</span>")
    if entry.long:
        flags.append("<span class=flag>too long</span>")
    if not entry.real and entry.message.parts and "‹" in "".join(own for own, _ in entry.pairs):
        flags.append("<span class=what>made-up values</span>")
    shown = f'<a class=shown href="#{entry.picture}">show the picture</a>' if entry.picture else ""
    # The limit stands above already.
    said = re.sub(r"^max \d+$", "", entry.message.comment, flags=re.MULTILINE).strip()
    comment = f"<p class=comment>{escape(said)}</p>" if said else ""
    pairs = "".join(_pair(entry, language, own, english) for own, english in entry.pairs)
    return (
        f'<article id="{entry.name}" data-state="{entry.state}" data-long="{str(entry.long).lower()}" '
        f'data-mark="{entry.mark}"><header><a class=name href="#{entry.name}">{entry.name}</a>{"".join(flags)}{shown}'
        "<span class=tools><label><input type=checkbox class=read> read</label>"
        f"<button type=button class=wrong>This text is wrong</button></span></header>{comment}{pairs}</article>"
    )


def _pair(entry: Entry, language: Language, own: str, english: str) -> str:
    """An example in the language, beside the English one."""
    if language == ENGLISH:
        return f"<div class=pair>{_sample(entry, ENGLISH, own)}</div>"
    first = "<p class=none>English stands in.</p>" if entry.state == State.MISSING else _sample(entry, language, own)
    return f"<div class=pair>{first}{_sample(entry, ENGLISH, english)}</div>"


def _sample(entry: Entry, language: str, text: str) -> str:
    """A text as it looks in its place, with its length where that has a limit."""
    shape = SHAPES[entry.place]
    shown = as_html(text) if shape == "chat" else escape(text).replace("\n", "<br>")
    if shape == "command":
        shown = f"<b>/{entry.message.id.replace('-', ' ')}</b> {shown}"
    count = ""
    if entry.limit is not None:
        over = " over" if len(text) > entry.limit else ""
        count = f'<span class="count{over}">{len(text)} of {entry.limit}</span>'
    return (
        f'<div class=sample lang="{language}" data-text="{escape(text)}">'
        f"<div class={shape}>{shown or '&nbsp;'}</div>{count}</div>"
    )


def _pictures(key: str, pictures: Iterable[Picture]) -> str:
    shown = "\n".join(
        f'<img loading=lazy id="{each.name}" alt src="data:image/png;base64,{base64.b64encode(each.image).decode()}">'
        for each in pictures
    )
    return f'<section id="pictures-{key}" class=pictures><h2>Pictures of {key}</h2>{shown}</section>'


def index(pages: Mapping[Language, tuple[str, str]]) -> str:
    """The page that leads to those of the languages: by language, the name of its file and a line about it."""
    rows = "\n".join(
        f'<li><a href="{file}">{escape(of(each).languages.name())}</a> <small>{each}: {escape(told)}</small></li>'
        for each, (file, told) in pages.items()
    )
    style = (FOLDER / "page.css").read_text("utf-8")
    return Template((FOLDER / "index.html").read_text("utf-8")).substitute(style=style, rows=rows)


def as_html(text: str) -> str:
    """A text with Discord's Markdown as HTML. Times and mentions become an example of what Discord shows."""
    parts = re.split(r"```(?:\w+\n)?(.*?)```", text, flags=re.DOTALL)
    # Every second part is a block of code.
    return "".join(
        f"<pre>{escape(part.strip(chr(10)))}</pre>" if number % 2 else "".join(map(_line, _lines(part)))
        for number, part in enumerate(parts)
    )


def _lines(part: str) -> list[str]:
    return part.strip("\n").split("\n") if part.strip("\n") else []


def _line(line: str) -> str:
    for pattern, shape in _LINES:
        if found := pattern.fullmatch(line):
            return shape.format(_inline(found[1]))
    return f"<div>{_inline(line) or '&nbsp;'}</div>"


def _inline(text: str) -> str:
    told, end = "", 0
    for found in _INLINE.finditer(text):
        told += escape(text[end : found.start()]) + _marked(found)
        end = found.end()
    return told + escape(text[end:])


def _marked(found: re.Match[str]) -> str:
    kind, inner = str(found.lastgroup), str(found[str(found.lastgroup)])
    match kind:
        case "plain":
            return escape(inner)
        case "code":
            return f"<code>{escape(inner)}</code>"
        case "label":
            return f'<span class="link">{_inline(inner)}</span>'
        case "mention":
            told = "in 3 hours" if inner.startswith("t:") else inner[0] + "…"
            return f'<span class="mention">{told}</span>'
        case _:
            return f"<{kind}>{_inline(inner)}</{kind}>"
