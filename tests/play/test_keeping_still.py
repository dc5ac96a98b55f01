"""A board that turns by itself, as people meet it: it is explained, and either player can keep it still."""

from __future__ import annotations

from sandbox import Message, Person
from sessions.session import Session
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.controls import labels, press_of
from tests.play.turns import one, other

TURNS = "The board turns a quarter clockwise after every move."


def alt(message: Message) -> str:
    """The words that stand for the picture of a board."""
    assert message.alt is not None
    return message.alt


async def press(club: Club, session: Session, person: Person, label: str) -> Session:
    """Press a button of the live board that changes something."""
    await person.click(club.live(session), label)
    await club.caught_up(since=session)
    return await club.session()


async def test_turning_is_explained_under_the_first_board_alone(club: Club) -> None:
    session = await club.start("games_up", 2)
    assert TURNS in club.live(session).text
    session = await one(club, session)
    assert TURNS not in club.live(session).text


async def test_a_board_that_does_not_turn_offers_nothing(club: Club) -> None:
    session = await club.start("games_up", 2, turning="off")
    assert TURNS not in club.live(session).text
    assert "Stop rotating the board" not in labels(club.live(session))


async def test_either_player_keeps_the_board_still_for_both_and_lets_it_turn_again(club: Club) -> None:
    session = await one(club, await club.start("games_up", 2))
    turned = alt(club.live(session))
    assert "The board is turned a quarter clockwise." in turned
    before = session.position
    board = club.live(session)
    session = await press(club, session, other(club, session), "Stop rotating the board")
    live = club.live(session)
    assert live.id == board.id, "it is the same turn, on the same message"
    assert session.position == before
    assert "The board is turned" not in alt(live)
    assert "stopped the board from rotating" in live.text
    assert "Stop rotating the board" not in labels(live)
    session = await one(club, session)
    assert "The board is turned" not in alt(club.live(session)), "it stays still"
    await club.who(session).click(club.live(session), "Rotate board again")
    await club.caught_up(since=session)
    assert "The board is turned upside down." in alt(club.live(await club.session()))


async def test_only_who_plays_keeps_the_board_still(club: Club) -> None:
    session = await club.start("games_up", 2)
    refused = answer(await club.carol.click(club.live(session), "Stop rotating the board"))
    assert refused
    assert not (await club.session()).still


async def test_a_second_press_for_the_same_changes_nothing(club: Club) -> None:
    """Both players may press at once."""
    session = await club.start("games_up", 2)
    board = club.live(session).frozen()
    pressed = press_of(board, "Stop rotating the board")
    session = await press(club, session, club.alice, "Stop rotating the board")
    assert answer(await club.bob.press(board, pressed))
    assert (await club.session()).version == session.version
    assert (await club.session()).still


async def test_keep_it_still_on_a_past_board_leaves_what_it_says(club: Club) -> None:
    """Somebody may still see the buttons of a board that has lost them."""
    session = await club.start("games_up", 2)
    old = club.live(session).frozen()
    session = await one(club, session)
    past = club.sandbox.message(old.id)
    before = past.text
    told = await club.bob.press(old, press_of(old, "Stop rotating the board"))
    await club.caught_up(since=session)
    assert (await club.session()).still
    assert past.text == before
    assert answer(told) == "Done. The board has changed for everyone at the table."
