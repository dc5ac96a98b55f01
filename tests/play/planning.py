"""People who plan moves through the page: by the table menu, the plan, and the private board."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cogs.interactions.ids import press_from_id
from rules.catalogue import GAMES
from rules.notation import legal, read, seat_to_act
from sandbox import Message, Person
from sessions.acts import Resign
from sessions.session import Session
from tests.play.answers import said
from tests.play.club import Club, control
from tests.play.controls import press
from tests.sessions.club import play_one


def other(club: Club, session: Session) -> Person:
    """The player who is not to act, of two."""
    return next(each for each in club.people[:2] if each is not club.who(session))


def some_line(session: Session, seat: int, dice: random.Random, answers: int = 1, first: str = "") -> list[str]:
    """Legal plies from the present position on, up to the end of the so many-th turn of `seat`.

    The first one is `first` where that is given.
    """
    while True:
        position, line, left = session.position, list[str](), answers
        while legal(position):
            ply = dice.choice(legal(position)) if line or not first else read(first, legal(position))
            own = seat_to_act(position) == seat
            line.append(str(ply))
            position = position.play(ply)
            left -= own and seat_to_act(position) != seat
            if not left and legal(position):
                return line


async def open_plan(club: Club, session: Session, person: Person) -> Message:
    """The plan of somebody, from the table menu."""
    menu = said(await person.click(club.live(session), control(club.live(session), "besides")))
    await press(person, menu, "plan")
    return menu


async def choose(person: Person, board: Message, ply: str) -> None:
    """Choose a ply on the private board, in one step or several."""
    for _ in range(8):
        words = await _step(person, board, ply)
        if words == ply:
            return
        assert words is not None, f"{ply} is not offered"


async def _step(person: Person, board: Message, ply: str) -> str | None:
    for button in board.buttons:
        found = press_from_id(button.custom_id or "")
        words = " ".join(found.words[1:]) if found is not None and found.action == "pl" else ""
        if words and f"{ply} ".startswith(f"{words} "):
            await person.click(board, button.custom_id or "")
            return words
    for menu in board.menus:
        found = press_from_id(menu.custom_id)
        for value in menu.values if found is not None else ():
            words = " ".join([*(found.words[1:] if found else ()), value])
            if f"{ply} ".startswith(f"{words} "):
                await person.choose(board, value, menu=menu.placeholder)
                return words
    return None


async def enter(session: Session, person: Person, plan: Message, line: Sequence[str]) -> Message:
    """Add a line to the plan that is shown, and save it; the board on which it was entered."""
    await press(person, plan, "planadd")
    position = session.position
    for ply in line:
        # The only ply of a position is played by the board.
        if len(legal(position)) > 1:
            await choose(person, plan, ply)
        position = position.play(read(ply, legal(position)))
    await press(person, plan, "plansave")
    return plan


async def begun(club: Club, key: str = "strata5") -> tuple[Session, Person]:
    """A running game, and who is to act."""
    session = await club.start(key, GAMES[key].seats[0])
    return session, club.who(session)


async def finished(club: Club, key: str, dice: random.Random, plies: int = 6) -> tuple[Session, Person]:
    """A game that somebody gave up after some moves, and that person."""
    session, _ = await begun(club, key)
    for _ in range(plies):
        if session.state == "running":
            session = await play_one(club.tables, session, dice)
    person = club.people[0]
    session = await club.tables.do(session.id, Resign(int(person.id)))
    return await club.bot.services.display.show(session), person


async def look_at_move(person: Person, number: int) -> Message:
    """The moment of the channel's game after that move."""
    history = said(await person.slash("history"))
    await press(person, history, "look")
    while f"move {number} of" not in history.text and not (number == 0 and "before the first" in history.text):
        await press(person, history, "look", "back")
    return history
