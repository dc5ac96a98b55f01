"""What puzzles are about: each theme says what can be seen in the position."""

from __future__ import annotations

from functools import cache

import pytest

from opponents.puzzles.themes import OFTEN, Theme, forks, shut_in
from opponents.thinking import played
from opponents.thought import CERTAIN
from rules.catalogue import GAMES
from rules.core import Chance, Choice, Over, Position
from rules.foresight import Consequence, foresee
from rules.mars.cards import Phase
from rules.mars.position import Mars
from sessions.learning.puzzles import PuzzlePosition, puzzle_position, puzzles, themes_of

KNOWN = {
    "e2a708c7": (Theme.WIN, Theme.CAPTURE),
    "819b6527": (Theme.FORK, Theme.CAPTURE),
    "82e58c90": (Theme.ONLY, Theme.CAPTURE),
    "980cc4a3": (Theme.FORCED, Theme.TRAP),
    "451fae08": (Theme.FORCED,),
    "a561344c": (Theme.FORCED, Theme.TRAP),
    "8b27d7ac": (Theme.ONLY,),
    "f25474d3": (Theme.FORCED, Theme.CHAPTER),
    "d317e1c8": (Theme.LAST,),
}
"""Puzzles that somebody has looked at, and what they are about."""


@cache
def all_stored() -> tuple[tuple[PuzzlePosition, tuple[Theme, ...]], ...]:
    """Every stored puzzle with its themes: they take long to find, and are more than `themes_of` remembers."""
    keys = [each.key for game in GAMES for each in puzzles(game)]
    return tuple((here, themes_of(key)) for key in keys if (here := puzzle_position(key)) is not None)


def stored(theme: Theme) -> list[PuzzlePosition]:
    """The stored puzzles with a theme."""
    return [here for here, themes in all_stored() if theme in themes]


def end(puzzle: PuzzlePosition) -> Position:
    """The position after the best answer."""
    return played(puzzle.position, puzzle.solution.plies)


@pytest.mark.parametrize("key", KNOWN)
def test_known_puzzles_are_about_what_is_seen_in_them(key: str) -> None:
    here = puzzle_position(key)
    if here is None:
        pytest.skip("a proof with more time has dropped it")
    assert themes_of(key) == KNOWN[key]


def test_every_theme_is_real() -> None:
    """No theme is without a puzzle."""
    assert not [theme for theme in Theme if not stored(theme)]


def test_a_win_wins_and_a_forced_win_goes_on() -> None:
    for each in stored(Theme.WIN):
        over = end(each).turn()
        assert isinstance(over, Over)
        assert over.outcome.winners == (each.seat,)
    for each in (*stored(Theme.FORCED), *stored(Theme.FORK)):
        assert not isinstance(end(each).turn(), Over)
        assert each.solution.shares[each.seat - 1] >= CERTAIN


def test_after_a_double_threat_no_reply_stops_both() -> None:
    for each in stored(Theme.FORK):
        reply = end(each).turn()
        assert isinstance(reply, Choice)
        assert reply.seat != each.seat
        wins = []
        for ply in reply.plies:
            after = end(each).play(ply)
            own = after.turn()
            assert isinstance(own, Choice)
            wins.append({str(mine) for mine in own.plies if after.play(mine).ended is not None})
            assert wins[-1]
        assert not set.intersection(*wins), "no single ply wins after every reply"


def test_the_only_move_is_the_only_one_that_does_not_lose() -> None:
    for each in stored(Theme.ONLY):
        assert each.others[0].shares[each.seat - 1] < 0.15 < each.solution.shares[each.seat - 1]


def test_a_trap_leaves_the_next_opponent_nothing() -> None:
    closed = [each for each in stored(Theme.TRAP) if shut_in(end(each), each.seat) >= OFTEN]
    assert closed
    for each in closed:
        turn = end(each).turn()
        following = [end(each).play(ply) for ply in turn.plies] if isinstance(turn, Chance) else [end(each)]
        lost = 0
        for here in following:
            choice = here.turn()
            if isinstance(choice, Choice) and choice.seat != each.seat:
                out = (Consequence.OUT, Consequence.LOSES)
                lost += all(foresee(here, ply).consequence in out for ply in choice.plies)
        assert lost


def test_themes_of_mars_say_which_fight_it_is() -> None:
    for each in stored(Theme.CHAPTER):
        assert isinstance(each.position, Mars)
        assert each.position.phase is Phase.FINAL
    for each in stored(Theme.LAST):
        assert isinstance(each.position, Mars)
        assert not any(each.position.hazards)
        assert each.position.phase is not Phase.FINAL


def test_a_position_in_which_the_same_seat_goes_on_is_no_fork_and_no_trap() -> None:
    start = GAMES["games_up"].new(2)
    turn = start.turn()
    assert isinstance(turn, Chance)
    here = start.play(turn.plies[0])
    choice = here.turn()
    assert isinstance(choice, Choice)
    assert not forks(here, choice.seat)
    assert not forks(here, 3 - choice.seat)
    assert shut_in(here, choice.seat) == 0 == shut_in(here, 3 - choice.seat)
