"""What people read about what is kept of them, and when it is deleted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from cogs.words.english import bold
from cogs.words.settings import SETTLED
from render.kit.words import count, series
from sessions.tables.people import Deletion

DELETE, DELETE_NOW, KEEP, NOTICE, TERMS = "Delete it", "Delete for good", "Keep it", "Privacy notice", "Terms"
FILE = "about-me.json"

NOTHING = "Nothing is kept about you."
KEPT_ON = "Everything stays as it is."
ASKED = (
    "Do you want to be forgotten? You leave the lobbies in which you sit, and resign the games that you play. Games "
    "stay, with “Former player” in place of your name. What was posted in channels stays there. This cannot be undone."
)

_STATES = {"lobby": "open", "running": "running", "over": "over", "cancelled": "cancelled"}


def kept(tables: Sequence[Mapping[str, Any]], settled: Mapping[str, Any]) -> str:
    """What is kept about somebody, in short; the file has all of it. `settled`: what they have settled, by name."""
    wanted = series([SETTLED[each] for each in settled])
    about_settings = f" With `/me` you have set: {wanted}." if wanted else ""
    if not tables:
        return f"Your Discord id is kept.{about_settings}"
    states = Counter(_STATES[each["state"]] for each in tables)
    counted = series([f"{number} {state}" for state, number in states.items()])
    names = list(dict.fromkeys(name for each in tables for name in each["your names"]))
    called = f" You are called {series([bold(name) for name in names[:10]])} there." if names else ""
    return (
        f"Your Discord id is kept, and {count(len(tables), 'table')} with your name: {counted}."
        f"{called}{about_settings} The file has all of it: your names, seats, moves, words that you added, results, "
        "and what else the tables' logs say of you."
    )


def forgotten(done: Deletion, backups: int) -> str:
    """Somebody was forgotten. `backups` is how many backups the bot keeps, a new one each day."""
    return " ".join([_taken_out(done), *([] if done.scrubbed else [_TRACES]), _in_backups(backups), _AGAIN])


def _taken_out(done: Deletion) -> str:
    if done.damaged:
        return (
            f"Done, but for {count(len(done.damaged), 'table')} whose record was damaged on the host's disk and cannot "
            "be rewritten. The host's log says more; please ask the host."
        )
    if not done.tables:
        return "Done. Nothing of yours is in the bot's database any more."
    return (
        f"Done. Your name and id were taken out of {count(done.tables, 'table')}; nothing else of yours is in the "
        "bot's database."
    )


_TRACES = (
    "Its files still hold traces, since a program reads them just now. The bot removes these by itself within two "
    "hours, or once that program has ended."
)

_AGAIN = "If the host restores a backup or has copies elsewhere, delete your data again then, or ask the host."


def _in_backups(kept: int) -> str:
    match kept:
        case 0:
            return "This bot makes no backups by itself."
        case 1:
            return "Its newest backup still holds what you deleted; a new one takes its place each day."
        case _:
            return (
                f"Its backups still hold what you deleted: one is made each day, and the newest {kept} are kept, so it "
                f"is gone from them in about {kept} days."
            )
