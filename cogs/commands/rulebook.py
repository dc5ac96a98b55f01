"""A game's rules as pages that each fit a message, made from the Markdown files in `seeds/`.

The files have hard line breaks and tables. Discord would keep the line breaks, and has no tables. So lines of a
paragraph are joined, and a table becomes an aligned code block or a list.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.words.about import option_words
from cogs.words.refusal_details import allowed
from sessions.learning.lessons import has_page, page
from sessions.tables import games
from words import Words

if TYPE_CHECKING:
    from markdown_it.tree import SyntaxTreeNode

    from rules.game import Game

ROOM = 3300
"""The longest text of a page, in characters: below Discord's 4,000 for a message, with room for what is around it."""

WIDE = 44
"""The widest table that becomes a code block, in characters: about as many as a phone shows in a line."""


class Page(Struct, frozen=True):
    """One page of rules.

    Attributes:
        title (str): the title, without Markdown.
        text (str): the text with the title as a heading, in Discord's Markdown.
    """

    title: str
    text: str


@cache
def pages(say: Words, game_key: str) -> tuple[Page, ...]:
    """The pages of a game's rules; the last one lists its options, where it has any."""
    source = page(f"{game_key}.md", say.language)
    return (*pages_of(say, for_players(source)), *_options(say, games()[game_key]))


@cache
def clause(say: Words, game_key: str, name: str) -> tuple[int, str] | None:
    """A clause of the rules by its number (`ST-12`): its page, counted from 0, and its text as Discord's Markdown.

    None where the rules have no such clause.
    """
    item = re.compile(rf"^- \*\*{re.escape(name)}\*\*.*?(?=^- |\n\n(?=\S)|\Z)", re.DOTALL | re.MULTILINE)
    for number, each in enumerate(pages(say, game_key)):
        if found := item.search(each.text):
            return number, found[0].strip()
    return None


def has_how(game_key: str) -> bool:
    """Whether the game has a page *How to play*."""
    return has_page(f"{game_key}.howto.md")


@cache
def how_to_play(say: Words, game_key: str) -> str:
    """The page *How to play*, for a new player, without its title."""
    blocks: list[str] = []
    for node in _parsed(page(f"{game_key}.howto.md", say.language)):
        if (node.type, node.tag) != ("heading", "h1"):
            _add(blocks, node)
    return _join(blocks)


_FOR_ENGINES = re.compile(r"\s*<!--.*?-->|\s\(`[^`]*`\)", re.DOTALL)
"""The parts of rules for authors of records and engines: comments, and notation in parentheses."""


def for_players(source: str) -> str:
    """Rules in Markdown without the parts that only records and engines need."""
    return _FOR_ENGINES.sub("", source)


def pages_of(say: Words, source: str, room: int = ROOM) -> tuple[Page, ...]:
    """Markdown as pages: one for each section, or several for a section of more than `room` characters."""
    sections: list[tuple[str, list[str]]] = [(say.learning.rules_title(), [])]
    for node in _parsed(source):
        if node.type == "heading" and node.tag in ("h1", "h2"):
            sections.append((_plain(node), []))
        else:
            _add(sections[-1][1], node)
    return tuple(page for name, blocks in sections for page in _section(say, name, _fit(blocks, room)))


def _section(say: Words, name: str, parts: Sequence[str]) -> Iterator[Page]:
    for number, part in enumerate(parts, 1):
        heading = name
        if len(parts) > 1:
            heading = say.learning.page_of(title=name, number=number, pages=len(parts))
        yield Page(heading, f"## {heading}\n{part}")


def _options(say: Words, game: Game) -> list[Page]:
    """A page with the game's options and their descriptions; none where there are no options."""
    lines = []
    for option in game.options:
        words = option_words(say, game.key, option.name)
        lines.append(
            say.learning.option(
                option=words.name,
                allowed=allowed(say, option, words),
                default=words.value(option.default),
                meaning=words.description,
            )
        )
        lines += [
            f"  {say.learning.option_value(value=words.value(value), meaning=meaning)}"
            for value, meaning in words.meanings.items()
        ]
    title = say.learning.options_title()
    return [Page(title, "\n".join([f"## {title}", *lines]))] if lines else []


def _parsed(source: str) -> Sequence[SyntaxTreeNode]:
    # Imported here so that the bot starts faster.
    from markdown_it import MarkdownIt
    from markdown_it.tree import SyntaxTreeNode

    return SyntaxTreeNode(MarkdownIt("commonmark", {"html": False}).enable("table").parse(source)).children


def _add(blocks: list[str], node: SyntaxTreeNode) -> None:
    """Add a node to the blocks, within which pages are not divided. A table or diagram joins the block before it."""
    if node.type in ("bullet_list", "ordered_list"):
        blocks += map(_item, node.children)
    elif node.type in ("table", "code_block", "fence") and blocks:
        blocks[-1] += f"\n{_shown(node, '  ' if blocks[-1].startswith('- ') else '')}"
    else:
        blocks.append(_shown(node))


def _item(node: SyntaxTreeNode, indent: str = "") -> str:
    """An item of a list with everything in it; nested lists are indented."""
    mark = f"{node.info}." if node.info else "-"
    lines: list[str] = []
    for child in node.children:
        if child.type in ("bullet_list", "ordered_list"):
            nested = [_item(each, f"{indent}  ") for each in child.children]
            if not lines:
                # Markdown reads an item that begins with a number, as `- 3. Go on`, as a nested list: keep its mark.
                nested[0] = f"{indent}{mark} {nested[0].lstrip()}"
            lines += nested
        elif child.type == "paragraph":
            lines.append(f"{indent}{'  ' if lines else f'{mark} '}{_shown(child)}")
        else:
            lines.append(_shown(child))
    return "\n".join(lines)


def _shown(node: SyntaxTreeNode, indent: str = "") -> str:
    """A paragraph, heading, diagram or table in Discord's Markdown; for any other node, its children's."""
    if node.type == "inline":
        return re.sub(r"[ \n]+", " ", node.content)  # Other spaces do not break, and stay.
    if node.type in ("code_block", "fence"):
        return _code(node.content.rstrip("\n").split("\n"))
    if node.type == "table":
        return _table([tr.children for part in node.children for tr in part.children], indent)
    text = "\n".join(map(_shown, node.children))
    return f"### {text}" if node.type == "heading" else text


def _table(rows: Sequence[Sequence[SyntaxTreeNode]], indent: str) -> str:
    """A table, headings first: an aligned code block where it is narrow enough, otherwise a list of its rows."""
    plain = [[_plain(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*plain, strict=True)]
    if sum(widths) + 2 * len(widths) - 2 <= WIDE:
        plain.insert(1, ["-" * width for width in widths])
        padded = [[cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in plain]
        return _code(["  ".join(row).rstrip() for row in padded])
    _, *headings = map(_shown, rows[0])
    lines = []
    for row in rows[1:]:
        first, *others = map(_shown, row)
        named = [f"*{head}* {cell}" for head, cell in zip(headings, others, strict=True) if cell not in ("", "-")]
        rest = f": {others[0]}" if len(others) == 1 else "".join(f" · {each}" for each in named)
        lines.append(f"{indent}- **{first}**{rest}")
    return "\n".join(lines)


def _plain(node: SyntaxTreeNode) -> str:
    """The text of a heading or a cell, without Markdown."""
    return "".join(each.content for each in node.walk() if each.type in ("text", "code_inline"))


def _code(lines: Sequence[str]) -> str:
    return "\n".join(["```", *lines, "```"])


def _fit(blocks: Sequence[str], room: int) -> list[str]:
    """The blocks in as few parts as possible, of similar lengths and at most `room` characters each.

    Only a block that is itself too long is divided: between lines, and never within a diagram.
    """
    pieces: list[str] = []
    for block in blocks:
        pieces += [block] if len(block) <= room else re.findall(r"```.*?```|[^\n]+", block, re.DOTALL)
    total = sum(map(len, pieces))
    for count in range(1, len(pieces)):
        parts: list[list[str]] = [[] for _ in range(count)]
        before = 0
        for piece in pieces:
            parts[(2 * before + len(piece)) * count // (2 * total)].append(piece)
            before += len(piece)
        texts = [_join(part) for part in parts if part]
        if all(len(text) <= room for text in texts):
            return texts
    return pieces


def _join(pieces: Sequence[str]) -> str:
    """The pieces joined: with a line break before an item of a list, otherwise with an empty line."""
    gaps = ["\n" if re.match(r" *(-|\d+\.) ", piece) else "\n\n" for piece in pieces]
    return "".join(gap + piece for gap, piece in zip(gaps, pieces, strict=True)).lstrip("\n")
