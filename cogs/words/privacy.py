"""What people read about what is kept of them, and when it is deleted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from cogs.words.names import bold
from cogs.words.settings import settled as settled_words
from sessions.tables.people import Deletion
from words import Words
from words.lists import both

FILE = "about-me.json"

NOT_SET = frozenset({"locale"})
"""What is stored with somebody's settings, though they have not set it."""


def kept(
    say: Words,
    tables: Sequence[Mapping[str, Any]],
    settled: Mapping[str, Any],
    puzzles: int = 0,
    followed: int = 0,
    offers: int = 0,
    exercises: int = 0,
    tournaments: int = 0,
    reviews: int = 0,
) -> str:
    """What is kept about somebody, in short; the file has all of it.

    `settled` is what is stored with their settings, by name, `puzzles` how many puzzles they have tried, `followed` how
    many games they follow, `offers` how many open offers they have made or want notifications of, `exercises` how many
    they have from their own games, `tournaments` whether they have registered for any or organised any, and `reviews`
    of how many of their games it is kept what an analysis has found about their play.
    """
    words = say.privacy
    own = [settled_words(say, each) for each in settled if each not in NOT_SET]
    wanted = [words.settings(settings=both(say, own))] if own else []
    wanted += [words.discord_language()] if "locale" in settled else []
    wanted += [words.puzzles(puzzles=puzzles)] if puzzles else []
    wanted += [words.exercises(exercises=exercises)] if exercises else []
    wanted += [words.reviews(games=reviews)] if reviews else []
    wanted += [words.followed(games=followed)] if followed else []
    wanted += [words.offers(number=offers)] if offers else []
    wanted += [words.tournaments()] if tournaments else []
    if not tables:
        return " ".join([words.kept_id(), *wanted])
    states = {
        "lobby": words.tables_lobby,
        "running": words.tables_running,
        "over": words.tables_over,
        "cancelled": words.tables_cancelled,
    }
    found = Counter(each["state"] for each in tables)
    counted = both(say, [states[state](number=number) for state, number in found.items()])
    names = list(dict.fromkeys(name for each in tables for name in each["your names"]))
    called = [words.called(names=both(say, [bold(say, name) for name in names[:10]]))] if names else []
    return " ".join([words.kept_tables(tables=len(tables), counted=counted), *called, *wanted, words.file()])


def of_strangers(say: Words, conduct: Mapping[str, Sequence[object]]) -> list[str]:
    """What is kept about somebody's games with strangers besides their tables.

    `conduct` is that of `Conduct.about` and `Challenges.about`.
    """
    avoided, reports, bars, *challenged = map(len, conduct.values())
    found = [say.conduct.kept_avoided(number=avoided)] if avoided else []
    found += [say.conduct.kept_reports(number=reports)] if reports else []
    found += [say.conduct.kept_bars()] if bars else []
    return [*found, *([say.challenges.kept(number=sum(challenged))] if any(challenged) else [])]


def forgotten(say: Words, done: Deletion, backups: int) -> str:
    """Somebody was forgotten. `backups` is how many backups the bot keeps, a new one each day."""
    words = say.privacy
    traces = [] if done.scrubbed else [words.traces()]
    in_backups = words.in_backups(backups=backups) if backups else words.no_backups()
    return " ".join([_taken_out(say, done), *traces, in_backups, words.delete_again()])


def _taken_out(say: Words, done: Deletion) -> str:
    if done.damaged:
        return say.privacy.done_damaged(tables=len(done.damaged))
    return say.privacy.done(tables=done.tables) if done.tables else say.privacy.done_none()
