"""Offers to people of all servers, made by /find, and the games that come of them."""

from __future__ import annotations

from sandbox import Message, Person
from sessions.session import Session
from tests.play.club import Club, control
from tests.play.finding import panel_of
from words import ENGLISH, of


async def name_of(club: Club, person: Person) -> str:
    """What strangers call that person, in English."""
    row = await club.tables.strangers.names.drawn(int(person.id))
    return of(ENGLISH).names.player(word=row.word, number=str(row.number))  # type: ignore[arg-type]  # from the store


async def agree(club: Club, person: Person) -> None:
    """That person agrees to play with strangers, on the page of /me."""
    page = (await person.slash("me")).said
    await person.click(page, control(page, "strangers"))
    await person.click(page, control(page, "agreepool"))
    await club.caught_up()


async def offer_anywhere(club: Club, person: Person, game: str | None = None, **chosen: str) -> Message:
    """That person, who agrees, offers a game to people of all servers; the answer."""
    asked = await panel_of(person, game)
    if any("where=here" in str(each.options) for each in asked.menus):
        await person.choose(asked, "where=anywhere")
    for name, value in chosen.items():
        await person.choose(asked, f"{name}={value}")
    await person.click(asked, control(asked, "makeoffer"))
    if any("agreepool" in button.custom_id for button in asked.buttons if button.custom_id):
        await person.click(asked, control(asked, "agreepool"))
    await club.caught_up()
    return asked


async def look(club: Club) -> list[Session]:
    """The bot looks for matches; the games that begin, as they are once they are shown."""
    before = set(await club.tables.store.all_open())
    await club.bot.matchmaker.look_in_pool()
    await club.caught_up()
    return [await club.tables.load(each) for each in await club.tables.store.all_open() if each not in before]


async def begin_strangers(club: Club, game: str, one: Person, other: Person, **chosen: str) -> Session:
    """A game of two people whom the bot has matched."""
    await offer_anywhere(club, one, game, **chosen)
    await offer_anywhere(club, other, game, **chosen)
    (session,) = await look(club)
    return session
