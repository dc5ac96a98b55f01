"""What the doctor has found: a sentence for each check, and how bad it is."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Level(StrEnum):
    """How bad a finding is. A bot with an error cannot run or cannot be played with."""

    OK = "ok"
    WARNING = "warning"
    ERROR = "error"


class Finding(Struct, frozen=True):
    """What one check has found.

    level: how bad it is
    sentence: what a host reads about it
    """

    level: Level
    sentence: str


def ok(sentence: str) -> Finding:
    """Return a finding that all is well."""
    return Finding(Level.OK, sentence)


def warning(sentence: str) -> Finding:
    """Return a finding that something should be looked at, though the bot runs."""
    return Finding(Level.WARNING, sentence)


def error(sentence: str) -> Finding:
    """Return a finding that the bot cannot run, or that nobody can play with it."""
    return Finding(Level.ERROR, sentence)
