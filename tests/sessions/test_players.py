"""Who sits in a seat: a person, a computer, or somebody whose data was deleted. All three are kept in the log."""

from __future__ import annotations

import random
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from cogs.messages.boards import final_board
from cogs.pictures.pictures import Picture
from cogs.words.names import bold_person, plain_names
from data.rows import EntryRow, SessionRow
from rules.catalogue import GAMES
from rules.core import Choice
from rules.record import parse
from sessions.fold import Fold
from sessions.log import Ended, Entry, Invited, Joined, Opened, PlyPlayed, Started, TableEnding, UnknownEntryError, read
from sessions.people.exporting import about, without, without_all
from sessions.records.redrawing import redraw, redraw_game
from sessions.records.writing import record
from sessions.session import Session
from sessions.state.players import (
    Computer,
    ComputerLevel,
    Forgotten,
    Person,
    Stranger,
    is_user,
    player_of,
    stored_player,
)
from sessions.tables.storing import change_of, read_session
from tests.sessions.club import ANN, BEN, every_game_of_several
from words import ENGLISH, of

SAY = of(ENGLISH)

PICTURE = Picture((b"png",), "a picture")
ROBOT = Computer(-1, ComputerLevel.HARD)

FORMS: list[tuple[Person | Computer | Forgotten, str]] = [
    (ANN, '[11,"Ann"]'),
    (Person(11, ""), '[11,""]'),
    (Stranger.named(11, "basalt", 482), '[11,"basalt",482]'),
    (Forgotten(-3), '[-3,""]'),
    *((Computer(-2, level), f'[-2,"","{level.value}"]') for level in ComputerLevel),
    (Computer(-2, ComputerLevel.HARD, fitted=True), '[-2,"","hard",1]'),
]


@pytest.mark.parametrize(("player", "form"), FORMS)
def test_a_player_is_stored_so_and_read_back(player: Person | Computer | Forgotten, form: str) -> None:
    """What is stored somewhere must be read for ever: this must not change."""
    facts = Joined(player).row().facts
    assert facts == f'{{"person":{form}}}'
    assert read("joined", facts) == Joined(player)
    assert player_of(stored_player(player)) == player
    assert is_user(player.user_id) == isinstance(player, Person)


@pytest.mark.parametrize("form", ['[-2,"","godlike"]', '["11","Ann"]', "[11]", '[11,"Ann",3]', '{"user_id":11}', "11"])
def test_anything_else_is_no_player(form: str) -> None:
    with pytest.raises(UnknownEntryError):
        read("joined", f'{{"person":{form}}}')


def row_of(session: Session) -> SessionRow:
    """The session as it would be stored."""
    change = change_of(session, None, 1000)
    entries = tuple(EntryRow(number, each.kind, each.facts, 1000, b"") for number, each in enumerate(change.entries, 1))
    return replace(session.row, state=change.state, version=len(entries), entries=entries)


def game_with_a_computer(key: str, dice: random.Random, plies: int = 6) -> Session:
    """A game of Ann and a computer that went on for some plies; it is ended by a moderator."""
    game = GAMES[key]
    fold = Fold(SessionRow(1, key, game.version, 5, 7, b"s" * 32, True, "running", 0, 0), game)
    log: list[Entry] = [Opened("", ANN.user_id, ANN.user_id, (ANN,)), Joined(ROBOT)]
    for each in (*log, Started("salt", (ANN.user_id, ROBOT.user_id))):
        fold.add(each)
    fold.advance()
    for _ in range(plies):
        turn = fold.done().position.turn()
        if isinstance(turn, Choice):
            fold.add(PlyPlayed(turn.seat, str(dice.choice(turn.plies))))
            fold.advance()
    if fold.done().state == "running":
        fold.add(Ended(TableEnding.MODERATOR, "Mo", 99))
    return fold.done()


@every_game_of_several
def test_a_computer_has_a_seat(key: str, dice: random.Random) -> None:
    session = game_with_a_computer(key, dice)
    assert session.people == (ANN, ROBOT)
    assert (session.seat_of(ANN.user_id), session.seat_of(ROBOT.user_id)) == (1, 2)
    assert read_session(row_of(session)).people == session.people, "it is kept"
    change = change_of(session, None, 1000)
    assert set(change.named) == {ANN.user_id, 99}, "a computer is nobody whose data is kept"


@every_game_of_several
def test_a_computer_is_named_with_its_level(key: str, dice: random.Random) -> None:
    session = game_with_a_computer(key, dice)
    assert plain_names(SAY, session) == ("Ann", "Computer (hard)")
    assert bold_person(SAY, ROBOT) == "**Computer (hard)**"
    # The last board tells the last turn: it has to be one in which the computer has chosen something.
    games = (game_with_a_computer(key, dice, plies) for plies in range(6, 60))
    session = next(
        each for each in games if each.played[-1].turn in {play.turn for play in each.played if play.seat == 2}
    )
    view = final_board(session, PICTURE)
    shown = [each.content for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay)]
    assert any("Computer (hard)" in each for each in shown)
    assert {plain_names_of(level) for level in ComputerLevel} == {
        f"Computer ({level.value.replace('_', ' ')})" for level in ComputerLevel
    }


def plain_names_of(level: ComputerLevel) -> str:
    return bold_person(SAY, Computer(-1, level)).strip("*")


@every_game_of_several
def test_the_dice_of_a_game_with_a_computer_check_out(key: str, dice: random.Random) -> None:
    """Its seat is drawn by lot like any other: a record says that its id is not that of somebody who was deleted."""
    session = game_with_a_computer(key, dice)
    written = record(session)
    assert written.notes["players"] == f"{ANN.user_id} {ROBOT.user_id}"
    assert written.notes[f"computer {ROBOT.user_id}"] == "hard"
    redrawn = redraw_game(session)
    assert redrawn.came.total() == sum(not each.seat for each in session.played)
    assert redrawn.whole_lot
    assert redraw(parse(str(written))).whole_lot, "the file says it too"
    notes = {key: value for key, value in written.notes.items() if key != f"computer {ROBOT.user_id}"}
    assert not redraw(replace(written, notes=notes)).whole_lot


@every_game_of_several
def test_deleting_a_person_leaves_the_computer(key: str, dice: random.Random) -> None:
    """Its id stays what it is, and nobody who is deleted gets the same."""
    row = row_of(game_with_a_computer(key, dice))
    for left in (without(row, [ANN.user_id]), without_all(row)):
        log = [read(each.kind, each.facts) for each in left.entries]
        assert log[:2] == [Opened("", -2, -2, (Forgotten(-2),), terms=""), Joined(ROBOT)]
        assert left.stand_ins[ANN.user_id] == -2
        assert ROBOT.user_id not in left.stand_ins


def test_an_export_says_that_somebody_else_is_a_computer() -> None:
    log: list[Entry] = [Opened("", BEN.user_id, None, (BEN, ROBOT)), Invited(ANN), Joined(ANN)]
    rows = [each.row() for each in log]
    entries = tuple(EntryRow(number, each.kind, each.facts, 1000, b"") for number, each in enumerate(rows, 1))
    row = SessionRow(1, "stranded", 1, 5, 7, b"s" * 32, True, "lobby", 3, 3, entries=entries)
    told: list[dict[str, Any]] = about(row, BEN.user_id, None)["log entries about you"]
    assert told[0]["people"] == ["you, as Ben", "a computer"]


def test_a_closed_game_without_people_shows_its_secret() -> None:
    """Nobody could open it again: neither a computer nor somebody who was deleted presses a button."""
    game = GAMES["stranded"]
    for people, withheld in (((ANN, ROBOT), True), ((Forgotten(-2), ROBOT), False)):
        fold = Fold(SessionRow(1, "stranded", game.version, 5, 7, b"s" * 32, True, "running", 0, 0), game)
        fold.add(Opened("", people[0].user_id, None, people))
        fold.add(Started("salt", tuple(each.user_id for each in people)))
        fold.advance()
        fold.add(Ended(TableEnding.SILENCE, withheld=True))
        assert fold.done().withheld is withheld


def test_somebody_deleted_is_called_so() -> None:
    assert bold_person(SAY, Forgotten(-3)) == "**Former player**"
