"""The usual move keeps its button, can be made several times at once, and `/move` takes the words of the labels."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter

import pytest

from rules.catalogue import GAMES
from rules.core import CHANCE
from sandbox import Menu, Message
from sessions.acts.playing import repeatable
from sessions.session import Session
from tests.faces import english
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.turns import plies


def buttons(board: Message) -> list[str]:
    return [each.label or "" for each in board.buttons]


def several_free(session: Session) -> bool:
    """Whether several free cards can be drawn at once."""
    return repeatable(session.position, "draw all") is not None


async def until_free(club: Club) -> Session:
    """A game of Stranded on Mars in which several free cards can be drawn at once."""
    session = await club.play_unseen(await club.begin("mars"), until=several_free)
    while session.ended:
        # No fight of it had several free cards.
        session = await club.play_unseen(await club.begin("mars"), until=several_free)
    assert "draw all" in buttons_words(club.live(session))
    return session


def buttons_words(board: Message) -> list[str]:
    """The words of the plies that the buttons of a board stand for."""
    ids = [(each.custom_id or "").split(":") for each in board.buttons]
    return [each[-1] for each in ids if len(each) > 1 and each[1].startswith("pick")]


def menu_words(menu: Menu) -> list[str]:
    """The words of the plies that the options of a menu stand for: those of its custom id begin them all."""
    prefix = menu.custom_id.split(":")[-1]
    return [f"{prefix} {each.value}".strip() for each in menu.options]


async def test_draw_keeps_its_own_button_in_the_same_place(club: Club, dice: random.Random) -> None:
    def uses(session: Session) -> list[str]:
        return sorted(each for each in plies(session) if each.startswith("use "))

    def to_look_at(session: Session) -> bool:
        """Whether somebody may draw or do something else: three boards with something to use, three with nothing."""
        legal = plies(session)
        return "draw" in legal and len(legal) > 1 and seen[bool(uses(session))] < 3

    session, seen = await club.begin("mars"), Counter[bool]()
    while seen[True] < 3 and (session := await club.play_unseen(session, until=to_look_at)).state == "running":
        assert buttons_words(club.live(session))[0] == "draw", "it comes first, whatever else can be done"
        menus = club.live(session).menus
        assert sorted(ply for each in menus for ply in menu_words(each)) == uses(session)
        assert len(menus) <= 1
        seen[bool(uses(session))] += 1
        await club.play_one(session, dice)
        session = await club.session()
    assert seen[True] > 0 or session.state == "over"


async def test_all_free_cards_are_drawn_by_one_press(club: Club) -> None:
    session = await until_free(club)
    before = len(session.played)
    board = club.live(session)
    assert "Draw all free cards" in buttons(board)
    await club.alice.click(board, "Draw all free cards")
    await club.caught_up(since=session)
    after = await club.session()
    drawn = after.played[before:]
    assert {str(each.ply).split()[0] for each in drawn} <= {"draw", "card", "aging"}, "ordinary plies"
    assert [str(each.ply) for each in drawn if each.seat != CHANCE] == ["draw"] * sum(
        str(each.ply) == "draw" for each in drawn
    )
    here = after.position
    stopped = not getattr(here, "missing", 0) or "draw" not in plies(after) or here.interrupted(drawn[-1].ply)
    assert stopped, "it goes on until there is something to decide"


async def test_pressed_twice_it_draws_once(club: Club) -> None:
    session = await until_free(club)
    board = club.live(session).frozen()
    [custom_id] = [each.custom_id or "" for each in board.buttons if each.label == "Draw all free cards"]
    first, second = await asyncio.gather(*(club.alice.press(board, custom_id) for _ in range(2)))
    await club.caught_up(since=session)
    assert sum("moved on" in str(each.reply.text if each.reply else "") for each in (first, second)) == 1
    after = await club.session()
    late = await club.alice.press(board, custom_id)
    assert "moved on" in answer(late)
    assert (await club.session()).played == after.played


@pytest.mark.parametrize("key", GAMES)
async def test_a_label_can_be_typed_in_place_of_the_notation(club: Club, key: str, dice: random.Random) -> None:
    session = await club.start(key, GAMES[key].seats[0])
    typed = 0
    for _ in range(12):
        if session.state != "running":
            break
        teller = english(key).teller
        labels = {ply: teller.label(session.position, ply.split()) for ply in plies(session)}
        times = Counter(labels.values())
        ply = dice.choice([each for each in labels if times[labels[each]] == 1])
        before = len(session.played)
        said = answer(await club.who(session).slash("move", move=labels[ply]))
        session = await club.session()
        assert len(session.played) > before, (labels[ply], said)
        assert str(session.played[before].ply) == ply, labels[ply]
        await club.caught_up()
        session = await club.session()
        typed += 1
    assert typed > 3


async def test_the_words_of_a_fights_buttons_can_be_typed(club: Club) -> None:
    session = await club.play_unseen(await club.begin("mars"), until=lambda session: "end" in plies(session))
    offered = await club.alice.autocomplete("move", "move", "end fight")
    assert [each["value"] for each in offered] == ["end"]
    before = len(session.played)
    await club.alice.slash("move", move="End fight")
    await club.caught_up(since=session)
    assert str((await club.session()).played[before].ply) == "end"


async def test_words_that_no_label_says_are_refused_as_before(club: Club) -> None:
    session = await club.start("stranded", 2)
    said = answer(await club.who(session).slash("move", move="dance on the table"))
    assert re.search(r"“dance on the table” isn’t a legal move here", said)


async def test_resign_stands_behind_more(club: Club) -> None:
    for key in GAMES:
        session = await club.start(key, GAMES[key].seats[0])
        board = club.live(session)
        assert "Resign" not in buttons(board)
        offered = (await club.who(session).click(board, "More")).said
        assert "Resign" in [each.label for each in offered.buttons]
        assert "Details" in offered.text, "with what the dice are bound to"
        person = club.who(session)
        asked = await person.click(offered, "Resign")
        await person.click(asked.said, "Resign")
        await club.caught_up(since=session)
