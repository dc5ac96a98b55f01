"""Discord's Markdown as HTML, as far as the bot's messages use it."""

from __future__ import annotations

import re
from html import escape

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
