"""The answers to whoever learns a game, opens one in a file, or asks for help."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bench.soak.evidence import Request
from bench.soak.history import History
from bench.soak.said import PICTURE, SAY, of_view
from cogs.commands.reference import clauses_of, page_of
from cogs.commands.rulebook import has_how, how_to_play
from cogs.messages import game_history, lessons
from cogs.messages.controls import cached_weigh
from cogs.messages.game_history import ViewedGame
from cogs.messages.menus import groups
from cogs.words.refusals import sentence
from render.catalogue import face
from rules.catalogue import GAMES
from sessions.learning.lessons import tutorial
from sessions.records.past import past_in
from sessions.refusals import OldRules
from words import ENGLISH, of

Teach = Callable[[History, Request], Sequence[str] | None]
"""Returns the possible answers, or None where they are not known."""


def _words(request: Request) -> tuple[str, ...]:
    """What a button carries, and what was picked."""
    return (*(request.press.words if request.press is not None else ()), *request.values)


def _about(request: Request, tell: Callable[[str], str]) -> Sequence[str]:
    """What `tell` says of the game that a button is about."""
    game = next(iter(_words(request)), "")
    return [tell(game) if game in GAMES else sentence(SAY, OldRules())]


def _meant(history: History, request: Request) -> str | None:
    """The game of a command: the one that it names, or that of the channel, or else the first one."""
    if request.given.get("game"):
        return str(request.given["game"])
    table = history.meant(request)
    if table is None:
        return None
    return history.found.rows[table].game if table else next(iter(GAMES))


def _how(game: str) -> str:
    return of_view(
        lessons.how_to_play(SAY, game, how_to_play(SAY, game), PICTURE) if has_how(game) else page_of(SAY, game, 0)
    )


def _lesson(history: History, request: Request, game: str, index: int = 0, chosen: tuple[str, ...] = ()) -> str:
    """A lesson, or what is said of an answer to it."""
    given = tutorial(game)
    index = index if index < len(given) else 0
    this, name, note = given[index], history.found.names[request.user_id], ""
    following = this.continuations(chosen)
    if not following or "" in following:
        answer = this.answer(chosen)
        if answer is not None and answer.right:
            here = bool(request.guild_id)
            return of_view(lessons.lesson_done(SAY, this, (index, len(given)), answer, PICTURE, name, here=here))
        note = lessons.wrong_answer(SAY, this, answer, name) if answer is not None else SAY.learning.stale()
        chosen = ()
    teller = face(game, of(ENGLISH)).teller
    offered = groups(this.continuations, chosen, cached_weigh(teller, this.position))
    return of_view(lessons.lesson(SAY, this, (index, len(given)), PICTURE, teller, offered, chosen, 0, note))


def _answer(history: History, request: Request) -> Sequence[str]:
    number, *chosen = (*_words(request)[1:], "0")[:-1] or ("0",)
    index = int(number) if number.isdecimal() else 0
    return _about(request, lambda game: _lesson(history, request, game, index, tuple(" ".join(chosen).split())))


def _rules(history: History, request: Request) -> Sequence[str] | None:
    game = _meant(history, request)
    return None if game is None else [_how(game)]


def _tutorial(history: History, request: Request) -> Sequence[str] | None:
    game = _meant(history, request)
    return None if game is None else [_lesson(history, request, game)]


def _help(history: History, request: Request) -> Sequence[str] | None:
    """What there is to do in a server."""
    if not request.guild_id:
        return None
    return [of_view(lessons.welcome(SAY, tuple(GAMES), history.found.commands, here=True))]


def _open(history: History, _request: Request) -> Sequence[str]:
    """The end of the game in the file that people open."""
    viewed = ViewedGame(past_in(history.found.record), 0)
    return [of_view(game_history.moment(viewed, viewed.last, PICTURE))]


TEACHES: dict[str, Teach] = {
    "/help": _help,
    "/open": _open,
    "/rules": _rules,
    "rules": lambda _history, request: _about(request, _how),
    "howto": lambda _history, request: _about(request, _how),
    "clauses": lambda _history, request: _about(
        request, lambda game: of_view(clauses_of(SAY, game, _words(request)[1:]))
    ),
    "/tutorial": _tutorial,
    "guide": lambda history, request: _about(request, lambda game: _lesson(history, request, game)),
    "lesson": _answer,
    "lessonb": _answer,
    "lessonc": _answer,
}
"""By command or action."""
