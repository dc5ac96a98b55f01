"""The languages in which the bot can speak."""

from __future__ import annotations

from collections.abc import Collection
from typing import NewType

Language = NewType("Language", str)
"""A language, by its code (BCP 47): `en`, `pt-BR`."""

ENGLISH = Language("en")
"""The language that every text exists in."""


def best(wanted: str, offered: Collection[Language]) -> Language | None:
    """The language of `offered` for somebody who wants `wanted`, such as Discord's `de`, `en-GB` or `pt-BR`.

    That is the same language, else the one without its region (`de` for `de-DE`), else one of another region (`pt-BR`
    for `pt`). None if there is none.
    """
    code = wanted.replace("_", "-").casefold()
    exact = {each.casefold(): each for each in offered}
    base = code.partition("-")[0]
    regional = [each for each in sorted(offered) if each.casefold().partition("-")[0] == base]
    return exact.get(code) or exact.get(base) or next(iter(regional), None)
