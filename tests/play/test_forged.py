"""Presses that no control of ours sends: of the wrong kind, with too few values, too many, or values never offered."""

from __future__ import annotations

from typing import Any

import pytest

from rules.catalogue import GAMES
from sandbox.world.state import COMPONENT, MODAL
from tests.faces import english
from tests.play.club import Club
from tests.play.forger import BUTTON, MENU, PEOPLE, Forger

NOBODY = "1000000000000000001"

VALUES: list[tuple[str, int, list[str] | None]] = [
    ("b", BUTTON, None),
    ("b", MENU, ["zero"]),
    ("b", PEOPLE, [NOBODY]),
    ("m", BUTTON, None),
    ("m", MENU, []),
    ("m", MENU, ["7", "-1", "9" * 100]),
    ("m", MENU, ["²", "a=b", "", "="]),
    ("m", PEOPLE, [NOBODY]),
]
"""The letter of an id, the kind of control that is said to have sent it, and the values it sends."""

PLACES = ["nowhere", "a lobby", "a game"]

WORDS = ["", "zero", "user_id self", "stranded", "mars -1", "1 2 3 4 5 6", "9" * 60, "=", "² ½"]

FORMS: list[list[dict[str, Any]]] = [
    [],
    [{"type": 18, "id": 1}],
    [{"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "other", "value": "7"}}],
    [{"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "answer", "value": ""}}],
    [{"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "answer", "value": "- ² ="}}],
    [{"type": 1, "id": 1, "components": [{"type": 4, "id": 2, "custom_id": "answer", "value": "7"}]}],
]
"""What forms send: the fields that were filled in."""


def sent_from(place: str, at: int, turn: int) -> bool:
    """Whether the value or form with the number `at` is sent for the action with the number `turn`.

    All are sent from a game, where handlers get furthest. Before that, most say that there is no such table or game,
    whatever they were sent: a quarter is sent from a lobby, and another one from nowhere.
    """
    return place == "a game" or (at + turn) % 4 == PLACES.index(place)


async def forger(club: Club, place: str) -> Forger:
    """Somebody who sends presses from `place`: nowhere, a lobby, or a game."""
    session = None
    if place == "a game":
        session = await club.start("strata5", 2)
    elif place == "a lobby":
        await club.alice.slash("play", game="stranded", opponent=club.bob)
        session = await club.session()
    return Forger(club, club.alice, (await club.alice.slash("help")).said, session)


@pytest.mark.once
@pytest.mark.parametrize("place", PLACES)
async def test_whatever_is_pressed_is_answered(club: Club, place: str) -> None:
    alice = await forger(club, place)
    # Guests who stand in a made-up button are looked for in the server.
    club.sandbox.expect(10007)
    wrong = []
    for turn, action in enumerate(sorted(club.bot.router._handlers)):
        for at, (letter, kind, values) in enumerate(VALUES):
            if not sent_from(place, at, turn):
                continue
            said = f"{alice.session}:{alice.version}:0:{WORDS[(turn + at) % len(WORDS)]}"
            data = {"custom_id": f"{letter}2:{action}:{said}", "component_type": kind, "id": 1}
            data |= {} if values is None else {"values": values}
            if found := await alice.sends(COMPONENT, data):
                wrong.append((found, data))
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.once
@pytest.mark.parametrize("place", PLACES)
async def test_whatever_a_form_sends_is_answered(club: Club, place: str) -> None:
    alice = await forger(club, place)
    # Guests who stand in a made-up button are looked for in the server.
    club.sandbox.expect(10007)
    wrong = []
    for turn, action in enumerate(sorted(club.bot.router._handlers)):
        for at, fields in enumerate(FORMS):
            if not sent_from(place, at, turn):
                continue
            said = f"{alice.session}:{alice.version}:0:{WORDS[(turn + at) % len(WORDS)]}"
            data = {"custom_id": f"f2:{action}:{said}", "components": fields}
            if found := await alice.sends(MODAL, data):
                wrong.append((found, data))
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize("kind", [COMPONENT, MODAL])
@pytest.mark.parametrize("letter", ["b", "m", "f"])
async def test_an_id_of_another_kind_is_answered(club: Club, letter: str, kind: int) -> None:
    alice = await forger(club, "a game")
    custom_id = f"{letter}2:resign:{alice.session}:{alice.version}:0:"
    data = {"custom_id": custom_id, "component_type": BUTTON, "components": [], "id": 1}
    assert await alice.sends(kind, data) is None
    assert await alice.sends(kind, data, holds=False) is None


async def test_hints_are_turned_off_from_a_lobby(club: Club) -> None:
    """Nobody is to act there, so that whoever has no seat was taken for whoever is to act."""
    await club.alice.slash("play", game="stranded", opponent=club.bob)
    session = await club.session()
    carol = Forger(club, club.carol, club.live(session), session)
    data = {"custom_id": f"b2:nohints:{session.id}:{session.version}:0:", "component_type": BUTTON, "id": 1}
    assert await carol.sends(COMPONENT, data) is None


@pytest.mark.parametrize("key", list(GAMES))
async def test_details_are_answered_in_every_game(club: Club, key: str) -> None:
    """A game without anything to look up has no such button; whoever makes one up reads a sentence."""
    session = await club.start(key, 2)
    alice = Forger(club, club.alice, (await club.alice.slash("help")).said, session)
    data = {"custom_id": f"b2:study:{session.id}:{session.version}:0:", "component_type": BUTTON, "id": 1}
    assert await alice.sends(COMPONENT, data) is None
    told = club.alice.last(lambda message: message.ephemeral).text
    if not english(key).teller.study(session.position):
        assert told == "There’s nothing more to look up: the board shows everything."
