"""A game from its beginning: its stops, its turns, and how the luck fell."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from rules.core import CHANCE, Chance, Ply
from sessions.acts import Answer, Substitute
from sessions.dice import Secret, luck
from sessions.records.past import Past, past_in, past_of
from sessions.records.redrawing import redraw_game
from sessions.records.writing import record
from sessions.refusals.moments import NotAsDrawn, NotOverYet, NotStarted
from sessions.refusals.requests import BadRecord
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, a_play, every_game, lobby, play_out, started


async def past(tables: Tables, key: str) -> Past:
    session = await play_out(tables, await started(tables, key=key))
    return past_of(session, lambda each: each.name)


@every_game
async def test_every_stop_is_a_move_and_tells_what_came_before(tables: Tables, key: str) -> None:
    game = await past(tables, key)
    stops = game.stops
    assert list(stops) == sorted(set(stops))
    assert stops[-1] == len(game.played)
    told = [each for number in range(len(stops)) for each in game.since(number)]
    assert told == list(game.played), "nothing is left out, and nothing is told twice"
    for number in range(1, len(stops) - 1):
        assert [each.seat != CHANCE for each in game.since(number)].count(True) == 1
    assert game.position(stops[-1]) == game.played[-1].after
    assert [each for turn in game.turns for each in turn] == list(game.played)


async def test_before_the_first_choice_there_is_one_stop(tables: Tables) -> None:
    session = await started(tables)
    begun = past_of(session, lambda each: each.name)
    assert begun.stops == (len(session.played),)
    assert begun.since(0) == session.played
    with pytest.raises(NotStarted):
        past_of(await lobby(tables, channel=9), lambda each: each.name)


@every_game
async def test_a_record_is_the_same_game(tables: Tables, key: str) -> None:
    session = await play_out(tables, await started(tables, key=key))
    read = past_in(str(record(session)).encode())
    assert read.played == session.played
    assert read.start == session.start
    assert read.names == ("",) * len(session.people)
    assert not read.stopped


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"x" * 200_001, "too large"),
        (b"\xff\xff", "no text"),
        (b"", "unknown game"),
        (b"game: stranded\nseats: 2\n\n" + b"take a1\n" * 5001, "too long"),
        (b"game: stranded\nseats: 2\n\nresign 1\nresign 2\n", "wrong"),
    ],
)
def test_a_file_that_is_no_record(content: bytes, why: str) -> None:
    with pytest.raises(BadRecord) as caught:
        past_in(content)
    assert caught.value.why == why


# Luck


async def test_luck_counts_what_fell_in_whose_turn(tables: Tables) -> None:
    session = await play_out(tables, await started(tables))

    def lot(ply: Ply) -> tuple[str, str] | None:
        words = str(ply).split()
        return ("rolls", words[1]) if words[0] == "die" else None

    found = luck(session.played, lot)
    assert {what for _, what in found} == {"rolls"}
    # A roll after which nobody could choose anything is nobody's.
    chosen = {each.turn for each in session.played if each.seat != CHANCE}
    rolled = [each for each in session.played if str(each.ply).startswith("die ") and each.turn in chosen]
    assert sum(each.times for each in found.values()) == len(rolled)
    whole: Counter[str | int] = sum((each.came for each in found.values()), Counter())
    assert whole == Counter(str(each.ply).split()[1] for each in rolled)
    for each in found.values():
        assert sum(each.expected.values()) == pytest.approx(each.times)
        assert each.means is None, "colours have no mean"


async def test_numbers_are_averaged(tables: Tables) -> None:
    """A game for one, whose cards have values: the mean of all that were drawn, and of all that could have been."""
    session = await play_out(tables, await started(tables, key="mars"))

    def lot(ply: Ply) -> tuple[str, int] | None:
        words = str(ply).split()
        return ("cards", len(words[1])) if words[0] == "card" else None

    (found,) = luck(session.played, lot).values()
    drawn = [lot(each.ply) for each in session.played]
    lengths = [each[1] for each in drawn if each]
    assert found.times == len(lengths)
    assert found.means is not None
    mean, expected = found.means
    assert mean == pytest.approx(sum(lengths) / len(lengths))
    assert min(lengths) < expected < max(lengths)


@every_game
async def test_the_dice_of_every_game_are_drawn_again(tables: Tables, key: str) -> None:
    session = await started(tables, key=key)
    with pytest.raises(NotOverYet):
        redraw_game(session)
    session = await play_out(tables, session)
    fell = [each for each in session.played if isinstance(each.before.turn(), Chance) and each.seat == CHANCE]
    assert redraw_game(session).came == Counter(str(each.ply) for each in fell)


async def test_a_die_that_was_not_drawn_is_told(tables: Tables) -> None:
    session = await play_out(tables, await started(tables))
    forged = replace(session, secrets=(Secret(0, b"another one"),))
    with pytest.raises(NotAsDrawn) as caught:
        redraw_game(forged)
    assert caught.value.flaw.what in ("other seats", "other draw")


async def test_moves_are_told_by_who_had_the_seat_then(tables: Tables) -> None:
    session = await started(tables, (ANN, BEN), "strata5")
    for _ in range(4):
        session = await tables.do(session.id, a_play(session))
    plies, seat = len(session.played), session.seat_of(BEN.user_id)
    session = await tables.do(session.id, Substitute(ANN.user_id, BEN.user_id, CAT, owner_left=True))
    session = await tables.do(session.id, Answer(CAT.user_id, session.version, yes=True))
    past = past_of(session, lambda each: each.name)
    assert seat is not None
    assert [past.names_at(index)[seat - 1] for index in (0, plies - 1, plies)] == ["Ben", "Ben", "Cat"]
