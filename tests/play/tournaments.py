"""Tournaments, as the tests play them: announced by /organise, entered, and played by people who click."""

from __future__ import annotations

from sandbox import Message, Person, Result
from sandbox.world.guild import User
from sessions.acts import Resign
from tests.play.club import Club, control
from tests.play.finding import guild
from tournaments.events.state import Tournament

LIVE = "Evening cup"
"""What tests call a tournament in one sitting."""


async def announce(club: Club, name: str = "Autumn cup", person: Person | None = None, **chosen: str) -> Message:
    """Somebody, else Alice, announces a tournament; its public message."""
    person = person or club.alice
    asked = (await person.slash("organise")).said
    for field, value in chosen.items():
        await person.choose(asked, f"{field}={value}")
    form = (await person.click(asked, control(asked, "cupname"))).modal
    assert form is not None, "the name is asked for"
    await person.submit(form, answer=name)
    await club.caught_up()
    return public(club, name)


def public(club: Club, name: str = "Autumn cup") -> Message:
    """The public message of the tournament of that name."""
    return next(each for each in reversed(club.sandbox.messages("table")) if each.text.startswith(f"### {name}"))


async def enter(club: Club, message: Message, *people: Person) -> list[str]:
    """These people press Join; what each of them reads."""
    return [(await each.click(message, control(message, "cupenter"))).said.text for each in people]


def guests(club: Club, number: int) -> list[Person]:
    """So many more people, who join the server."""
    world, found = club.sandbox.world, list[Person]()
    for at in range(1, number + 1):
        user = User(str(int(world.person("eve").id) + at), f"guest{at}", f"guest{at}", f"Guest {at}")
        world.people[user.id] = user
        world.home.members.add(user.id)
        found.append(club.sandbox.person(user.key))
    return found


async def manage(club: Club, person: Person | None = None) -> Message:
    """The panel of the newest tournament that is not over."""
    person = person or club.alice
    asked = (await person.slash("organise")).said
    menu = asked.menus[-1]
    await person.choose(asked, menu.values[0], menu=menu.placeholder)
    return asked


async def asked_why(club: Club, action: str, reason: str) -> Result:
    """Alice uses the button of this action on the panel of the newest tournament, and gives a reason."""
    panel = await manage(club)
    form = (await club.alice.click(panel, control(panel, action))).modal
    assert form is not None, "a reason is asked for"
    result = await club.alice.submit(form, answer=reason)
    await club.caught_up()
    return result


async def start(club: Club, person: Person | None = None) -> str:
    """An organiser closes registration and starts; what they read."""
    panel = await manage(club, person)
    await (person or club.alice).click(panel, control(panel, "cupstart"))
    return panel.text


async def the(club: Club) -> Tournament:
    """The newest tournament."""
    row = (await club.bot.tournaments.in_server(guild(club)))[0]
    return await club.bot.tournaments.load(row.id, row.guild_id)


async def opened(club: Club) -> Tournament:
    """The newest tournament, once the tables of all its boards are open and shown."""
    for _ in range(200):
        if not (await the(club)).to_open:
            break
        await club.sandbox.settle(0.02)
    await club.caught_up()
    found = await the(club)
    assert found.boards, "it has begun"
    assert not found.to_open, "all tables are open"
    return found


async def looked(club: Club, seconds: int = 60) -> None:
    """Some time later, what is due is done and shown."""
    club.sandbox.clock.advance(seconds)
    await club.bot.alarms.look()
    await club.caught_up()


# Rounds in one sitting


async def all_ready(club: Club, people: list[Person]) -> list[str]:
    """They press Ready; what each reads."""
    message = public(club, LIVE)
    return [(await each.click(message, control(message, "cupready"))).said.text for each in people]


async def paired(club: Club, number: int) -> Tournament:
    """The tournament once this round is paired, and all its tables are open."""
    for _ in range(2000):
        if (await the(club)).round == number:
            break
        await club.sandbox.settle(0.02)
    found = await opened(club)
    assert found.round == number
    return found


async def played(club: Club, tournament: Tournament) -> None:
    """All games of the round are over: whoever has the largest id of a table resigns first."""
    for board in tournament.unfinished:
        for each in sorted((each.user_id for each in tournament.people(board)), reverse=True)[:-1]:
            session = await club.tables.load(board.session_id or 0)
            if session.state == "running":
                await club.show(await club.tables.do(session.id, Resign(each)))
    await looked(club)
