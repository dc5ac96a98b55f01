"""The languages in which the bot can speak."""

from __future__ import annotations

from typing import NewType

Language = NewType("Language", str)
"""A language, by its code (BCP 47): `en`, `pt-BR`."""

ENGLISH = Language("en")
"""The language that every text exists in."""
