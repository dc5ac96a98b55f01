"""Who is avoided cannot tell: they read what any stranger reads who was refused for another reason."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sandbox import Message, Person, Result
from sessions.acts import Remove, Settle
from tests.play.club import Club
from tests.play.test_around import press_of


async def avoids(club: Club, person: Person, *others: Person) -> None:
    """Somebody does not want to meet others; nobody else is told."""
    await club.tables.settings.settle_person(int(person.id), avoided=[int(each.id) for each in others])


def seen(result: Result, *names: str) -> tuple[Any, ...]:
    """All that whoever asked sees of the answer, and that nobody else does; `names` are blotted out."""
    assert result.failed is None, result.failed
    (reply,) = result.replies
    assert reply.ephemeral
    text = reply.text
    for name in names:
        text = text.replace(name, "…")
    return text, [button.label for button in reply.buttons]


# What everybody is refused for comes first


async def opened(club: Club, game: str = "stranded") -> Message:
    """Alice's new lobby in #table, as it looks before anybody has come."""
    await club.alice.slash("play", game=game)
    return club.live(await club.session()).frozen()


async def full(club: Club) -> Message:
    lobby = await opened(club, "games_up")
    await club.bob.click(lobby, "Join")
    return lobby


async def for_invited(club: Club) -> Message:
    lobby = await opened(club)
    await club.tables.do((await club.session()).id, Settle(int(club.alice.id), "seating", "invited"))
    return lobby


async def removed(club: Club) -> Message:
    lobby = await opened(club)
    for person in (club.carol, club.dave):
        await person.click(lobby, "Join")
        await club.tables.do((await club.session()).id, Remove(int(club.alice.id), int(person.id)))
    return lobby


@pytest.mark.parametrize("lobby", [full, for_invited, removed])
@pytest.mark.xfail(strict=True, reason="who is avoided is told so before anything else")
async def test_a_table_that_nobody_can_join_tells_everybody_the_same(
    club: Club, lobby: Callable[[Club], Awaitable[Message]]
) -> None:
    screen = await lobby(club)
    await avoids(club, club.alice, club.carol)
    avoided, other = [seen(await each.press(screen, press_of(screen, "Join"))) for each in (club.carol, club.dave)]
    assert avoided == other


@pytest.mark.xfail(strict=True, reason="who is avoided is told so before anything else")
async def test_what_no_table_can_be_opened_for_is_told_first(club: Club) -> None:
    """The channel is taken: nobody finds out by /play who would come, and who would not."""
    await club.start("stranded", 2)
    await avoids(club, club.carol, club.sandbox.person("eve"))
    for invited in (club.carol, club.dave):
        told = seen(await club.sandbox.person("eve").slash("play", game="stranded", opponent=invited))
        assert "running in this channel already" in told[0]


@pytest.mark.xfail(strict=True, reason="who is avoided is told so before anything else")
async def test_an_invitation_that_nobody_could_take_is_refused_for_that(club: Club) -> None:
    await full(club)
    await avoids(club, club.carol, club.alice)
    told = [seen(await club.alice.slash("invite", guest=each)) for each in (club.carol, club.dave)]
    assert told[0] == told[1]
    assert "Every seat" in told[0][0]
