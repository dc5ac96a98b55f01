"""The answers to whoever solves puzzles.

Which puzzle somebody gets, and how many answers they have left, follows from what they did before. So all that can be
said of the puzzle that was shown is expected. Below a finished puzzle of the day stands how many have solved it: of
those nothing is expected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from bench.soak.evidence import Request
from bench.soak.history import History
from bench.soak.said import PICTURE, SAY, of_view
from cogs.messages import puzzles as messages
from cogs.messages.puzzles import ShownPuzzle
from cogs.thinking.refuting import TIMES
from cogs.words import puzzles as words
from cogs.words.about import title
from cogs.words.refusals import sentence
from opponents.analysis import Look
from opponents.levels import Level, budget
from opponents.worker import answered
from rules.catalogue import GAMES
from sessions.learning.puzzles import MOST_TRIES, Judged, PuzzlePosition, daily, puzzle_position, puzzles
from sessions.records.trying import BadLineError, TooLongError, begun, tried
from sessions.refusals import OldRules
from sessions.results.streaks import day_of
from sessions.tables.puzzling import OWN

Solve = Callable[[History, Request], Sequence[str] | None]
"""Returns the possible answers, or None where they are not known."""


def _words(request: Request) -> tuple[str, ...]:
    """What a button carries, and what was picked."""
    return (*(request.press.words if request.press is not None else ()), *request.values)


def _of_a_day(request: Request, key: str, day: str) -> bool:
    """Whether a puzzle may be a puzzle of the day on which it was asked for."""
    days = {day_of(int(request.since)), day_of(int(request.until))}
    return bool(request.guild_id) and any(str(each) == day and daily(request.guild_id, each) == key for each in days)


def _shown(history: History, request: Request, here: PuzzlePosition, line: str = "") -> ShownPuzzle:
    try:
        played = tried(here.position, line) if line else begun(here.position)
    except BadLineError:
        played = begun(here.position)
    return ShownPuzzle(SAY, history.found.names[request.user_id], here, OWN, played)


def _boards(shown: ShownPuzzle, notes: Sequence[str] = ()) -> Iterator[str]:
    """The puzzle with any number of answers left, or finished."""
    for left in range(1, MOST_TRIES + 1):
        yield of_view(messages.board(shown, PICTURE, left, notes=notes))
    yield _finished(shown)


def _finished(shown: ShownPuzzle) -> str:
    return _done(shown, [SAY.puzzles.finished(), *messages.solution_told(shown)])


def _done(shown: ShownPuzzle, story: Sequence[str]) -> str:
    return of_view(messages.done(shown, PICTURE, story, solved=False))


def _from_button(tell: Callable[[ShownPuzzle, tuple[str, ...]], Sequence[str]]) -> Solve:
    """What `tell` says of the puzzle of a button, and of the words that were chosen."""

    def solve(history: History, request: Request) -> Sequence[str] | None:
        key, day, line, *chosen = (*_words(request), *[""] * max(0, 3 - len(_words(request))))
        here = puzzle_position(key)
        if here is None:
            return [SAY.puzzles.gone()]
        if _of_a_day(request, key, day):
            return None
        return tell(_shown(history, request, here, line), tuple(" ".join(chosen).split()))

    return solve


def _played(shown: ShownPuzzle, chosen: tuple[str, ...]) -> Sequence[str]:
    following = shown.tried.continuations(chosen)
    if "" not in following:
        notes = [] if following else [SAY.learning.stale()]
        return [*_boards(replace(shown, chosen=chosen if following else ()), notes)]
    try:
        line = shown.tried.then(shown.tried.index(" ".join(chosen)))
    except (BadLineError, TooLongError):
        return [*_boards(shown, [SAY.learning.stale()])]
    answer = shown.here.judged(line.played)
    if answer is None:
        return [*_boards(replace(shown, tried=line))]
    return [*_judged(replace(shown, tried=begun(shown.here.position)), answer)]


def _judged(shown: ShownPuzzle, answer: Judged) -> Iterator[str]:
    """What can be said of a complete answer: with the reason, and without one where the computers had no time."""
    yield _finished(shown)
    if answer.right:
        yield _done(shown, [messages.solved_by(shown, answer)])
        return
    nodes = TIMES * budget(shown.here.position, Level.MEDIUM).nodes
    look = Look(shown.here.puzzle.record, len(shown.here.played), nodes, answer.plies)
    for value in (answered(look).value, None):
        for left in range(1, MOST_TRIES):
            told = messages.wrong_answer(shown, answer, value, left)
            yield of_view(messages.board(shown, PICTURE, left, notes=[told]))
        told = messages.wrong_answer(shown, answer, value, 0)
        yield _done(shown, [told, *messages.solution_told(shown)])


def _undone(shown: ShownPuzzle, _chosen: tuple[str, ...]) -> Sequence[str]:
    return [*_boards(replace(shown, tried=shown.tried.back()))]


def _given_up(shown: ShownPuzzle, _chosen: tuple[str, ...]) -> Sequence[str]:
    return [_done(shown, messages.solution_told(shown)), _finished(shown)]


def _own(history: History, request: Request, game: str | None) -> Sequence[str] | None:
    """A puzzle of a game that suits the user: the one that the answer names."""
    if game is None:
        return None
    every = puzzles(game)
    found = [words.none_left(SAY, game, len(every))]
    for number, puzzle in enumerate(every, 1):
        which = SAY.puzzles.heading_own(game=title(SAY, game), number=number, puzzles=len(every))
        if any(which in each.text for each in request.told):
            # Its game is played up to there only now: that takes long.
            here = puzzle_position(puzzle.key)
            assert here is not None, "it is among the puzzles"
            found += _boards(_shown(history, request, here))
    return found


def _next(history: History, request: Request) -> Sequence[str] | None:
    game = next(iter(_words(request)), "")
    return _own(history, request, game) if game in GAMES else [sentence(SAY, OldRules())]


SOLVES: dict[str, Solve] = {
    "/puzzle": lambda history, request: _own(history, request, request.given.get("game")),
    messages.PUZZLE: _from_button(_played),
    f"{messages.PUZZLE}b": _from_button(_played),
    f"{messages.PUZZLE}c": _from_button(_played),
    messages.UNDO: _from_button(_undone),
    messages.SHOW: _from_button(_given_up),
    messages.NEXT: _next,
}
"""By command or action."""
