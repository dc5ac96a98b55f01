"""Trying moves on a private board, from a game that is over or in one's own turn; nothing of it is ever played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cogs.interactions.ids import MAX_CUSTOM_ID, Press
from rules.catalogue import GAMES
from sandbox import Message, Person, Sandbox
from sandbox.world.state import COMPONENT
from sessions.acts import TakeBack
from sessions.records.variations import LONGEST
from sessions.records.writing import record
from sessions.session import Session
from tests import seeds
from tests.play.answers import said
from tests.play.club import Club, club_in, control
from tests.play.controls import on, press
from tests.play.forger import Forger, payload_of
from tests.play.planning import begun, finished, look_at_move
from tests.play.turns import random_plies

LONG = "no room for more moves"


async def press_any(person: Person, board: Message, dice: random.Random, menus: float = 0.7) -> None:
    """Choose something, if there is anything: a move, or a part of one, or what chance does.

    `menus`: how likely a menu is used where there are buttons, too.
    """
    ids = [each.custom_id or "" for each in board.buttons if not each.disabled]
    moves = [each for each in ids if each.split(":")[1] in ("try", "tryroll")]
    if board.menus and (not moves or dice.random() < menus):
        menu = dice.choice(board.menus)
        await person.choose(board, dice.choice(menu.values), menu=menu.placeholder)
    elif moves:
        await person.click(board, dice.choice(moves))


async def try_here(club: Club, session: Session, person: Person) -> Message:
    """The private board of the person to act, from the table menu."""
    board = club.live(session)
    menu = said(await person.click(board, control(board, "besides")))
    return said(await person.click(menu, control(menu, "tryhere")))


@pytest.mark.parametrize("key", GAMES)
async def test_moves_are_tried_for_all_seats_and_taken_back(club: Club, key: str, dice: random.Random) -> None:
    session, person = await begun(club, key)
    board = await try_here(club, session, person)
    first = board.text
    assert "Only you can see this, and nothing is played." in first
    assert not on(board, "tryback")
    for _ in range(12):
        await press_any(person, board, dice)
    assert on(board, "tryback")
    assert board.media, "the position is shown"
    for _ in range(40):
        if not on(board, "tryback"):
            break
        await press(person, board, "tryback")
    assert board.text == first
    assert not on(board, "tryback")
    after = await club.tables.load(session.id)
    assert after.version == session.version, "nothing was played"


async def test_all_that_was_tried_is_discarded_at_once(club: Club, dice: random.Random) -> None:
    session, person = await begun(club)
    board = await try_here(club, session, person)
    first = board.text
    for _ in range(8):
        await press_any(person, board, dice)
    await press(person, board, "tryanew")
    assert board.text == first
    assert not on(board, "tryanew")


@pytest.mark.parametrize("number", [0, 3])
async def test_a_finished_game_is_continued_from_any_move_by_anybody(
    club: Club, dice: random.Random, number: int
) -> None:
    await finished(club, "strata5", dice)
    board = await look_at_move(club.carol, number)
    await press(club.carol, board, "try")
    assert ("from the start" if number == 0 else f"after move {number}") in board.text
    for _ in range(6):
        await press_any(club.carol, board, dice)
    await press(club.carol, board, "look")
    assert (f"move {number} of" if number else "before the first") in board.text


async def test_the_history_of_a_running_game_offers_nothing_to_try(club: Club, dice: random.Random) -> None:
    session, person = await begun(club)
    await club.play_one(session, dice)
    history = said(await person.slash("history"))
    await press(person, history, "look")
    assert not on(history, "try")


async def test_others_cannot_try_in_a_running_game(club: Club) -> None:
    session, person = await begun(club)
    waiting = next(each for each in club.people[:2] if each is not person)
    menu = said(await waiting.click(club.live(session), control(club.live(session), "besides")))
    assert not on(menu, "tryhere")
    for action, who, told in (("tryhere", waiting, "turn, not yours"), ("try", club.carol, "You’re not playing")):
        forger = Forger(club, who, said(await who.slash("help")), session)
        assert await forger.sends(COMPONENT, payload_of(action, session)) is None
        assert told in who.last(lambda message: message.ephemeral).text


async def test_trying_draws_nothing_from_the_secret_of_the_table(
    club: Club, dice: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chance comes from a generator of its own: the table's dice are not drawn, and other numbers bring other cards."""
    session, person = await begun(club, "mars")
    monkeypatch.delattr("sessions.fold.draw")
    seed, seen = dice.random(), set()
    for low in (True, False):
        monkeypatch.setattr("secrets.randbelow", lambda most, low=low: 0 if low else most - 1)
        board = await try_here(club, session, person)
        same_presses = seeds.dice(str(seed))
        for _ in range(8):
            await press_any(person, board, same_presses, menus=0)
        assert session.secret.hex() not in str(board.payload)
        seen.add(board.text)
    assert len(seen) == 2


async def test_a_line_survives_a_restart(tmp_path: Path, dice: random.Random) -> None:
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            session, person = await begun(club)
            board = await try_here(club, session, person)
            for _ in range(6):
                await press_any(person, board, dice)
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await press(sandbox.person(person.name.lower()), board, "tryback")
            assert "Only you can see this, and nothing is played." in board.text


async def test_a_line_still_starts_where_it_started_when_the_move_was_taken_back(
    club: Club, dice: random.Random
) -> None:
    session, person = await begun(club)
    ply = next(iter(session.continuations().values()))[0]
    await person.slash("move", move=ply)
    session = await club.session()
    board = await try_here(club, session, person)
    first = board.text
    await press_any(person, board, dice)
    await club.tables.do(session.id, TakeBack(int(person.id)))
    await press(person, board, "tryanew")
    assert board.text == first


async def test_a_full_line_says_so_and_keeps_what_there_is(
    club: Club, dice: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sessions.records.variations.LONGEST", 4)
    session, person = await begun(club)
    board = await try_here(club, session, person)
    for _ in range(40):
        await press_any(person, board, dice)
        if LONG in board.text:
            break
    assert LONG in board.text
    await press(person, board, "tryback")
    assert LONG not in board.text


async def test_a_game_from_a_file_is_continued_too(club: Club, dice: random.Random) -> None:
    session, _ = await finished(club, "strata5", dice)
    content = str(record(session)).encode()
    board = said(await club.dave.slash("open", record=club.dave.upload("game.txt", content)))
    await press(club.dave, board, "look", "first")
    await press(club.dave, board, "try")
    for _ in range(6):
        await press_any(club.dave, board, dice)
    assert "from the start" in board.text
    await press(club.dave, board, "tryback")
    await press(club.dave, board, "look")
    assert "before the first" in board.text


async def test_forged_presses_are_answered_and_break_nothing(club: Club) -> None:
    session, person = await begun(club)
    forger = Forger(club, person, said(await person.slash("help")), session)
    for action in ("try", "tryback", "tryanew", "trychance", "tryroll"):
        for words in ("", "!!", "1 castle", "zzzzzzzzzz", "1 99", "1 ²"):
            assert await forger.sends(COMPONENT, payload_of(action, session, words)) is None
    assert (await club.tables.load(session.id)).version == session.version


@pytest.mark.parametrize("key", GAMES)
def test_the_custom_ids_have_room_for_every_move(key: str, dice: random.Random) -> None:
    """The longest line, a session id of twelve digits and the longest ply fit into a custom id."""
    for each in random_plies(key, dice):
        words = ("z" * LONGEST, *each.split())
        assert len(Press("tryb", 10**12 - 1, 99_999, 99, words).menu_id()) <= MAX_CUSTOM_ID
