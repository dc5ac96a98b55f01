"""A ply that is played several times in a row by one act: an ordinary sequence of plies, with the same dice."""

from __future__ import annotations

import random

import pytest

from rules.core import CHANCE, Choice
from rules.mars import Mars
from sessions.acts import Play, Start
from sessions.fold import then
from sessions.log import PlyPlayed
from sessions.refusals.moments import IllegalMove, Stale
from sessions.session import Session
from tests.cogs.snapshots import after, opened
from tests.sessions.club import ANN


def fights(dice: random.Random) -> list[Session]:
    """The moments of a random game in which several free cards can be drawn."""
    lobby = opened((ANN,), "mars", secret=dice.randbytes(32))
    session, found = after(lobby, Start(ANN.user_id, "salt")), list[Session]()
    while session.state == "running":
        here, turn = session.position, session.position.turn()
        assert isinstance(turn, Choice)
        if any(here.repeats(ply) > 1 for ply in turn.plies):
            found.append(session)
        session = after(session, Play(ANN.user_id, str(dice.choice(turn.plies))))
    return found


def mars(session: Session) -> Mars:
    assert isinstance(session.position, Mars)
    return session.position


@pytest.mark.seeded
def test_it_plays_what_single_moves_play(dice: random.Random) -> None:
    """MA-13: cards are drawn one by one until somebody has something to decide."""
    counts = set()
    for session in [each for _ in range(6) for each in fights(dice)]:
        whole = after(session, Play(ANN.user_id, "draw all"))
        single, times = session, 0
        while True:
            single, times = after(single, Play(ANN.user_id, "draw")), times + 1
            here = mars(single)
            turn = here.turn()
            if not isinstance(turn, Choice) or "draw" not in map(str, turn.plies):
                break
            last = len(here.row)
            if not here.missing or here.can_use(last - 1) or (not here.stack_size and any(here.aging)):
                break
        assert whole.log == single.log, "the log holds nothing but plies"
        assert whole.position == single.position
        counts.add(times)
        assert times <= mars(session).free
    assert {1, 2} < counts, "it stopped early, and it went on"


@pytest.mark.seeded
def test_its_entries_are_plies_alone(dice: random.Random) -> None:
    session = next(iter(fights(dice)))
    entries = Play(ANN.user_id, "DRAW  all").apply(session)
    assert all(isinstance(each, PlyPlayed) for each in entries)
    assert [each.seat for each in entries if isinstance(each, PlyPlayed)][:2] == [1, CHANCE]
    assert then(session, entries).log == after(session, Play(ANN.user_id, "draw all")).log


@pytest.mark.seeded
def test_what_cannot_be_repeated_is_refused(dice: random.Random) -> None:
    session = next(iter(fights(dice)))
    for text in ("end all", "all", "draw all draw", "draw all, end"):
        with pytest.raises(IllegalMove):
            Play(ANN.user_id, text).apply(session)


@pytest.mark.seeded
def test_a_button_of_before_draws_nothing(dice: random.Random) -> None:
    session = next(iter(fights(dice)))
    later = after(session, Play(ANN.user_id, "draw"))
    with pytest.raises(Stale):
        Play(ANN.user_id, "draw all", session.version).apply(later)
