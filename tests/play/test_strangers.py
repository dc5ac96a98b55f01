"""Who is avoided cannot tell: they read what any stranger reads who was refused for another reason."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sandbox import Message, Person, Result
from sessions.acts import ChangeOption, End, Remove
from sessions.people.settings import written
from tests.play.club import Club
from tests.play.controls import press_of


async def avoids(club: Club, person: Person, *others: Person) -> None:
    """Somebody does not want to meet others; nobody else is told."""
    await club.tables.settings.change_person(int(person.id), avoided=[int(each.id) for each in others])


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
    await club.tables.do((await club.session()).id, ChangeOption(int(club.alice.id), "seating", "invited"))
    return lobby


async def removed(club: Club) -> Message:
    lobby = await opened(club)
    for person in (club.carol, club.dave):
        await person.click(lobby, "Join")
        await club.tables.do((await club.session()).id, Remove(int(club.alice.id), int(person.id)))
    return lobby


@pytest.mark.parametrize("lobby", [full, for_invited, removed])
async def test_a_table_that_nobody_can_join_tells_everybody_the_same(
    club: Club, lobby: Callable[[Club], Awaitable[Message]]
) -> None:
    screen = await lobby(club)
    await avoids(club, club.alice, club.carol)
    avoided, other = [seen(await each.press(screen, press_of(screen, "Join"))) for each in (club.carol, club.dave)]
    assert avoided == other


async def test_what_no_table_can_be_opened_for_is_told_first(club: Club) -> None:
    """The channel is taken: nobody finds out by /play who would come, and who would not."""
    await club.start("stranded", 2)
    await avoids(club, club.carol, club.sandbox.person("eve"))
    for invited in (club.carol, club.dave):
        told = seen(await club.sandbox.person("eve").slash("play", game="stranded", opponent=invited))
        assert "There’s already a game of Stranded in this channel." in told[0]


async def test_an_invitation_that_nobody_could_take_is_refused_for_that(club: Club) -> None:
    await full(club)
    await avoids(club, club.carol, club.alice)
    told = [seen(await club.alice.slash("invite", guest=each)) for each in (club.carol, club.dave)]
    assert told[0] == told[1]
    assert "This table is full." in told[0][0]


# What somebody has settled reads the same, whatever it is

Ask = Callable[[Club, Person], Awaitable[Result]]
"""What a stranger does at Alice's table, or with her."""


async def joins(club: Club, stranger: Person) -> Result:
    return await stranger.click(await opened(club), "Join")


async def joins_in_a_thread(club: Club, stranger: Person) -> Result:
    inside = await club.alice.open_thread(f"of {stranger.name}")
    await inside.slash("play", game="stranded")
    lobby = club.live(await club.session(inside.channel.id))
    return await stranger.at(inside.channel.id).click(lobby, "Join")


async def accepts_beside(club: Club, stranger: Person) -> Result:
    """Bob has invited the stranger to a table at which Alice sits, before she settled anything."""
    settings, alice = club.tables.settings, int(club.alice.id)
    settled = written(await settings.person(alice))
    await settings.change_person(alice, avoided=[], company="everyone")
    await club.bob.slash("play", game="stranded", opponent=stranger)
    lobby = club.live(await club.session())
    await club.alice.click(lobby, "Join")
    await settings.change_person(alice, **settled)
    return await stranger.click(lobby, "Accept")


async def plays(_club: Club, stranger: Person) -> Result:
    return await stranger.slash("play", game="stranded", opponent=_club.alice)


async def invites(club: Club, stranger: Person) -> Result:
    await stranger.slash("play", game="stranded")
    return await stranger.slash("invite", guest=club.alice)


async def invites_in_the_panel(club: Club, stranger: Person) -> Result:
    await stranger.slash("play", game="stranded")
    panel = (await stranger.click(club.live(await club.session()), "Options")).said
    await stranger.click(panel, "Players")
    return await stranger.choose(panel, club.alice, menu="Invite someone")


async def substitutes(club: Club, stranger: Person) -> Result:
    """The stranger plays with Bob, and wants Alice to take their seat over."""
    await club.bob.slash("play", game="stranded", opponent=stranger)
    lobby = club.live(await club.session())
    await stranger.click(lobby, "Accept")
    await club.bob.click(lobby, "Start")
    await club.caught_up()
    return await stranger.slash("substitute", player=club.bob, newcomer=club.alice)


async def invites_carol(club: Club) -> Result:
    await club.alice.slash("play", game="stranded")
    await club.bob.click(club.live(await club.session()), "Join")
    return await club.alice.slash("invite", guest=club.carol)


async def invites_carol_in_the_panel(club: Club) -> Result:
    await club.alice.slash("play", game="stranded")
    await club.bob.click(club.live(await club.session()), "Join")
    panel = (await club.alice.click(club.live(await club.session()), "Options")).said
    await club.alice.click(panel, "Players")
    return await club.alice.choose(panel, club.carol, menu="Invite someone")


async def plays_with_both(club: Club) -> Result:
    return await club.alice.slash("play", game="stranded", opponent=club.bob, opponent2=club.carol)


@pytest.mark.parametrize("invite", [invites_carol, invites_carol_in_the_panel, plays_with_both])
async def test_the_host_learns_neither_who_avoids_whom_nor_blames_the_wrong_one(
    club: Club, invite: Callable[[Club], Awaitable[Result]]
) -> None:
    """Bob sits at Alice's table, and Carol is invited: whoever of them does not want to meet whom reads the same."""
    settings = club.tables.settings
    reasons: list[tuple[Person, dict[str, Any]]] = [
        (club.bob, {"avoided": [int(club.carol.id)]}),
        (club.carol, {"avoided": [int(club.bob.id)]}),
        (club.carol, {"avoided": [int(club.alice.id)]}),
        (club.carol, {"company": "met"}),
        (club.carol, {"open_games": 0}),
    ]
    told = []
    for person, settled in reasons:
        await settings.change_person(int(person.id), **settled)
        told.append(seen(await invite(club)))
        await settings.change_person(int(person.id), avoided=[], company="everyone", open_games=-1)
        await cleared(club)
    assert [text for text, _ in told] == ["Carol can’t be invited right now."] * len(reasons)
    assert len({tuple(buttons) for _, buttons in told}) == 1
    result = await invite(club)
    assert not any("right now" in each.text for each in result.replies), "without a reason, nobody is refused"


async def cleared(club: Club) -> None:
    """End what is open, and put Alice's settings back."""
    for session in await club.tables.store.open_tables_in(int(club.sandbox.world.guild_id)):
        await club.bot.services.display.show(await club.tables.do(session.session_id, End("Mo")))
    await club.caught_up()
    await club.tables.settings.change_person(int(club.alice.id), avoided=[], company="everyone", open_games=-1)


SITS = [joins, joins_in_a_thread, accepts_beside]
ASKS = [plays, invites, invites_in_the_panel, substitutes]


@pytest.mark.parametrize("ask", [*SITS, *ASKS])
async def test_who_is_avoided_reads_what_any_stranger_reads(club: Club, ask: Ask) -> None:
    """Carol is avoided; Dave is not, and is refused since Alice sits with acquaintances only, or at no more tables."""
    await avoids(club, club.alice, club.carol)
    told = [seen(await ask(club, club.carol), club.carol.name)]
    await cleared(club)
    others: list[dict[str, Any]] = [{"company": "met"}, *([{"open_games": 0}] if ask in ASKS else [])]
    for settled in others:
        await club.tables.settings.change_person(int(club.alice.id), **settled)
        told.append(seen(await ask(club, club.dave), club.dave.name))
        await cleared(club)
    texts = {re.sub(r"\[Go to the table\]\(\S+\)", "", text) for text, _ in told}
    assert len(texts) == 1, texts
    assert len({tuple(buttons) for _, buttons in told}) == 1
    assert "Alice" not in str(told) or ask in ASKS, "who said so is not told"
    # And it is one of those refusals: otherwise nobody was refused.
    assert re.match("You can’t join this table right now|Alice can’t be invited right now", told[0][0])


@pytest.mark.parametrize("ask", [*SITS, *ASKS])
async def test_who_is_not_avoided_is_not_refused(club: Club, ask: Ask) -> None:
    await avoids(club, club.alice, club.carol)
    result = await ask(club, club.dave)
    assert not any("right now" in each.text.lower() for each in result.replies)
