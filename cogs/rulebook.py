"""A game's rules as pages that fit a message, read from its page in `seeds/`.

The pages are Markdown with hard line ends, which Discord would show as they stand; here they are made to flow.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sessions.tables import games

if TYPE_CHECKING:
    from rules.core import Option

SEEDS = Path(__file__).parent.parent / "seeds"

ROOM = 3300
"""Characters of a page: below Discord's 4,000 a message, with room for its frame."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page of rules: its title, and its text as Discord's Markdown."""

    title: str
    text: str


@cache
def pages(game_key: str) -> tuple[Page, ...]:
    """The rules of a game, a page a section (too long a section takes several), and last a page of its options."""
    source = (SEEDS / f"{game_key}.md").read_text(encoding="utf-8")
    found: list[Page] = []
    title, _, rest = source.partition("\n")
    for section in re.split(r"^## ", rest, flags=re.MULTILINE):
        name, _, body = section.partition("\n")
        name, text = (name.strip(), body) if found or section is not rest else ("", section)
        if not text.strip():
            continue
        parts = _fit(flow(text))
        for number, part in enumerate(parts, 1):
            label = (name or title.lstrip("# ")).replace("`", "")
            heading = label if len(parts) == 1 else f"{label} ({number} of {len(parts)})"
            found.append(Page(heading, f"## {heading}\n{part}"))
    return (*found, *_options(games()[game_key].options))


def _options(options: Sequence[Option]) -> list[Page]:
    """What can be settled with /play, from the options' own descriptions; no page where there is nothing."""
    lines = []
    for option in options:
        lines.append(f"- **{option.name}**, {option.allowed()} (default {option.default}): {option.words}.")
        lines += [f"  - {value}: {meaning}." for value, meaning in option.meanings.items()]
    return [Page("Options", "## Options\n" + "\n".join(lines))] if lines else []


def flow(text: str) -> str:
    """Markdown with hard line ends as Discord shows it well: one line a paragraph, diagrams in code blocks."""
    lines: list[str] = []
    diagram: list[str] = []
    for line in [*text.strip("\n").splitlines(), ""]:
        if line.startswith("      ") or (diagram and line.startswith("    ")):
            diagram.append(line)
            continue
        if diagram:
            indent = min(len(each) - len(each.lstrip()) for each in diagram)
            lines += ["```", *(each[indent:] for each in diagram), "```"]
            diagram = []
        stripped = line.strip()
        new = not stripped or stripped.startswith(("- ", "|", "#")) or not lines or not lines[-1] or lines[-1] == "```"
        if new:
            lines.append(stripped)
        else:
            lines[-1] += f" {stripped}"
    return "\n".join(line for line, before in zip(lines, ["", *lines], strict=False) if line or before).strip()


def _fit(text: str) -> list[str]:
    """`text` in parts of at most ROOM characters, cut between lines."""
    parts = [""]
    for line in text.split("\n"):
        if len(parts[-1]) + len(line) + 1 > ROOM and parts[-1]:
            parts.append("")
        parts[-1] += f"{line}\n"
    return [part.strip("\n") for part in parts]
