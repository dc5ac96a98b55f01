"""The languages in which the bot can speak, and how far each of them is (`words/languages.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import NewType

from msgspec import Struct, convert

Language = NewType("Language", str)
"""A language, by its code (BCP 47): `en`, `pt-BR`."""

ENGLISH = Language("en")
"""The language that every text exists in."""

PSEUDO = Language("en-XA")
"""The pseudo-language, for developers and translators: English with accents, made from English (`words/pseudo.py`)."""

FOLDER = Path(__file__).parent
"""The folder that contains a folder of Fluent files for each language."""


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """What `words/languages.toml` says of a language."""

    status: str = "draft"
    """`draft`: hosts must enable it; `beta`: offered and marked as new; `complete`: offered."""
    authors: tuple[str, ...] = ()
    reviewers: tuple[str, ...] = ()


def _about() -> dict[Language, About]:
    told = convert(tomllib.loads((FOLDER / "languages.toml").read_text("utf-8")), dict[str, About])
    # A translation tool may add a folder and nothing else: such a language is a draft.
    codes = sorted({path.parent.name for path in FOLDER.glob("*/*.ftl")} - {ENGLISH})
    return {Language(each): told.get(each, About()) for each in (ENGLISH, *codes)}


ABOUT = _about()
"""All languages that have a folder, English first."""

LANGUAGES = tuple(ABOUT)
"""The codes of these languages."""

DRAFTS = frozenset(each for each, about in ABOUT.items() if about.status == "draft")
"""Languages that are offered only where the host enables them."""

BETAS = frozenset(each for each, about in ABOUT.items() if about.status == "beta")
"""Languages that are offered everywhere and marked as new: no native speaker has read all of them yet."""


def best(wanted: str, offered: Collection[Language]) -> Language | None:
    """The language of `offered` for somebody who wants `wanted`, such as Discord's `de`, `en-GB` or `pt-BR`.

    That is the same language, else the one without its region (`de` for `de-DE`), else one of another region (`pt-BR`
    for `pt`). None if there is none. The pseudo-language is found only by its own code.
    """
    code = wanted.replace("_", "-").casefold()
    exact = {each.casefold(): each for each in offered}
    base = code.partition("-")[0]
    regional = [each for each in sorted(offered) if each != PSEUDO and each.casefold().partition("-")[0] == base]
    return exact.get(code) or exact.get(base) or next(iter(regional), None)
