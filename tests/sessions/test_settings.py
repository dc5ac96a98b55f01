"""What servers and people settle: checked, kept only where it is other than at first, and the same in every process."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect
from msgspec.structs import replace

from data.rows import GuestRow
from data.store import Store
from sessions.acts import ChangeOption, Invite, Join, Resign, Start
from sessions.people.eligibility import check_invited, check_joining, check_newcomer
from sessions.people.setting_checks import MOST_LISTED, NO_LIMIT
from sessions.people.settings import PersonSettings, ServerSettings, person_of, server_of, written
from sessions.refusals.limits import AvoidsSelf, ClockNotAllowed, NoInvitations, NotJoined, ServerFull, WrongSetting
from sessions.refusals.requests import WrongOptions
from sessions.session import Session
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from tests.sessions.club import ANN, BEN, CAT, DAN, lobby, rows

GUILD = 5

SPECIAL: dict[str, Any] = {
    "clock": "1w",
    "clocks": ["1w", "1d"],
    "absences": ((500, 1_000),),
    "language": "de",
    "locale": "pt-BR",
    "zone": "Europe/Berlin",
}
"""Values for the settings of which the type alone does not tell what they can be."""


def other(field: inspect.Field) -> Any:
    """A value that a setting can have and does not have at first."""
    if field.name in SPECIAL:
        return SPECIAL[field.name]
    match field.type:
        case inspect.BoolType():
            return not field.default
        case inspect.LiteralType(values=values):
            return next(each for each in values if each != field.default)
        case inspect.IntType():
            return 4
        case inspect.FrozenSetType(item_type=inspect.IntType()):
            return ["33", 7]
    raise AssertionError(f"{field.name} is of a type of which no value is known here: add one to SPECIAL")


def others(settings: type[ServerSettings | PersonSettings]) -> dict[str, Any]:
    """Such a value for each setting, by name."""
    described = inspect.type_info(settings)
    assert isinstance(described, inspect.StructType)
    return {field.name: other(field) for field in described.fields}


OTHER_SERVER, OTHER_PERSON = others(ServerSettings), others(PersonSettings)


@pytest.mark.parametrize("name", OTHER_SERVER)
async def test_a_server_settles_one_thing(tables: Tables, elsewhere: Tables, path: Path, name: str) -> None:
    # A clock at first is one that is allowed.
    after = await tables.settings.change_server(GUILD, **{name: OTHER_SERVER[name]})
    assert getattr(after, name) != getattr(ServerSettings(), name)
    assert await elsewhere.settings.server(GUILD) == after
    assert await tables.settings.server(6) == ServerSettings(), "another server's are its own"
    others = set(after.__struct_fields__) - {name} - ({"clock"} if name == "clocks" else set())
    assert all(getattr(after, each) == getattr(ServerSettings(), each) for each in others)
    at_first = ServerSettings()
    await elsewhere.settings.change_server(GUILD, **{name: getattr(at_first, name)})
    await elsewhere.settings.change_server(GUILD, clock=at_first.clock)
    assert rows(path, "SELECT * FROM server_setting") == []


@pytest.mark.parametrize("name", OTHER_PERSON)
async def test_a_person_settles_one_thing(tables: Tables, elsewhere: Tables, path: Path, name: str) -> None:
    after = await tables.settings.change_person(11, **{name: OTHER_PERSON[name]})
    assert list(written(after)) == [name]
    assert await elsewhere.settings.person(11) == after
    assert await tables.settings.person(22) == PersonSettings()
    await elsewhere.settings.change_person(11, **{name: getattr(PersonSettings(), name)})
    assert rows(path, "SELECT * FROM person_setting") == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("channels", range(1, MOST_LISTED + 2)),
        ("channels", ["x"]),
        ("channels", [0]),
        ("openers", "nobody"),
        ("openers", None),
        ("tables_at_once", "0"),
        ("tables_at_once", "100000"),
        ("tables_at_once", "many"),
        ("tables_at_once", None),
        ("clocks", []),
        ("clocks", ["1d", "2d"]),
        ("clock", "2d"),
        ("threads", "on"),
        ("past", ""),
        ("colour", "red"),
    ],
)
async def test_what_a_server_cannot_settle(tables: Tables, path: Path, name: str, value: object) -> None:
    with pytest.raises(WrongSetting):
        await tables.settings.change_server(GUILD, **{name: value})
    assert rows(path, "SELECT * FROM server_setting") == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pings", "always"),
        ("direct", 1),
        ("open_games", "-2"),
        ("open_games", "1000"),
        ("avoided", range(1, MOST_LISTED + 2)),
        ("avoided", [-1]),
        ("reminder", "never"),
    ],
)
async def test_what_a_person_cannot_settle(tables: Tables, name: str, value: object) -> None:
    with pytest.raises(WrongSetting):
        await tables.settings.change_person(11, **{name: value})
    with pytest.raises(AvoidsSelf):
        await tables.settings.change_person(11, avoided=[22, 11])
    assert await tables.settings.person(11) == PersonSettings()


async def test_two_who_settle_two_things_at_once_both_have_their_way(tables: Tables, elsewhere: Tables) -> None:
    await asyncio.gather(
        tables.settings.change_server(GUILD, past="pictures"), elsewhere.settings.change_server(GUILD, threads=True)
    )
    assert await tables.settings.server(GUILD) == ServerSettings(past="pictures", threads=True)


async def test_a_clock_at_first_gives_way_when_it_is_allowed_no_more(tables: Tables) -> None:
    await tables.settings.change_server(GUILD, clock="1h")
    assert (await tables.settings.change_server(GUILD, clocks=["3d", "1d"])).clock == "1d"
    with pytest.raises(WrongSetting):
        await tables.settings.change_server(GUILD, clock="1h")


async def test_what_cannot_be_read_is_as_at_first(tables: Tables, path: Path) -> None:
    """A newer version may have kept what this one does not know; two may have settled what does not go together."""
    odd = [("past", '"films"'), ("colour", "1"), ("threads", "7"), ("openers", "{"), ("clocks", '["1d"]')]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany("INSERT INTO server_setting VALUES (5,?,?)", odd)
        connection.execute("INSERT INTO server_setting VALUES (5,'clock','\"1w\"')")
    assert await tables.settings.server(GUILD) == ServerSettings(clocks=("1d",), clock="1d")


# With a table


def settled_at(session: Session) -> tuple[object, ...]:
    return server_of(session).past, person_of(session, 11).pings, person_of(session, 22).direct


async def test_a_table_is_read_with_what_is_settled_for_it(tables: Tables, elsewhere: Tables) -> None:
    session = await lobby(tables, (ANN,))
    assert settled_at(session) == ("sentences", "every turn", False)
    await elsewhere.settings.change_server(GUILD, past="pictures")
    await elsewhere.settings.change_person(11, pings="never")
    await elsewhere.settings.change_person(22, direct=True)
    assert settled_at(await tables.load(session.id)) == ("pictures", "never", False), "Ben does not sit there"
    joined = await tables.do(session.id, Join(BEN))
    assert settled_at(joined) == ("pictures", "never", True)
    assert await elsewhere.load(session.id) == joined, "a session is the same, whatever is settled"


async def test_a_table_begins_with_what_the_server_has_settled(tables: Tables) -> None:
    await tables.settings.change_server(GUILD, clocks=["1d", "1w"], clock="1w", threads=True)
    session = await lobby(tables)
    assert (session.table_options["clock"], session.table_options["thread"], session.table_options["auto"]) == (
        "1w",
        "on",
        "off",
    )
    own = await tables.openings.open(
        Opening("stranded", Place(GUILD, 8), [ANN], table_options={"clock": "1d", "thread": "off"})
    )
    assert (own.table_options["clock"], own.table_options["thread"]) == ("1d", "off")
    former = await tables.openings.open(Opening("stranded", Place(GUILD, 9), [ANN], table_options={"clock": "1h"}))
    assert former.table_options["clock"] == "1w", "a rematch may ask for what is allowed no more"
    alone = await tables.openings.open(Opening("mars", Place(GUILD, 10), [ANN]))
    assert (alone.table_options["clock"], alone.table_options["thread"]) == ("none", "off"), "nobody waits"


async def test_a_table_is_in_the_language_of_its_server_or_in_the_one_that_it_opened_with(tables: Tables) -> None:
    """It keeps that language, whatever is settled later."""
    opening = Opening("stranded", Place(GUILD, 8), [ANN], language="fr")
    french = await tables.openings.open(opening)
    assert (await lobby(tables)).language == "en"
    await tables.settings.change_server(GUILD, language="de")
    german = await tables.openings.open(replace(opening, place=Place(GUILD, 9)))
    elsewhere = await tables.openings.open(replace(opening, place=Place(6, 10)))
    tables.cache.clear()
    assert [(await tables.load(each.id)).language for each in (french, german, elsewhere)] == ["fr", "de", "fr"]


@pytest.mark.parametrize("wrong", ["d", "de_DE", "de-", "Deutsch!", 3, None])
async def test_what_is_no_language_is_not_kept(tables: Tables, wrong: object) -> None:
    for name in ("language", "locale"):
        with pytest.raises(WrongSetting):
            await tables.settings.change_person(11, **{name: wrong})
    assert (await tables.settings.change_person(11, language="de")).language == "de"
    assert (await tables.settings.change_person(11, language="-")).language == ""


async def test_a_host_chooses_among_the_clocks_that_are_allowed(tables: Tables) -> None:
    session = await lobby(tables)
    assert (await tables.do(session.id, ChangeOption(11, "clock", "1h"))).table_options["clock"] == "1h"
    await tables.settings.change_server(GUILD, clocks=["1d", "none"])
    with pytest.raises(ClockNotAllowed) as refused:
        await tables.do(session.id, ChangeOption(11, "clock", "1w"))
    assert refused.value.clocks == ("none", "1d")
    with pytest.raises(WrongOptions):
        await tables.do(session.id, ChangeOption(11, "clock", "2d"))
    assert (await tables.do(session.id, ChangeOption(11, "clock", "1d"))).table_options["clock"] == "1d"


async def test_of_two_who_open_the_last_table_at_once_one_does(tables: Tables, elsewhere: Tables) -> None:
    await tables.settings.change_server(GUILD, tables_at_once=2)
    await lobby(tables, channel=1)
    results = await asyncio.gather(lobby(tables, channel=2), lobby(elsewhere, channel=3), return_exceptions=True)
    assert sorted(type(each).__name__ for each in results) == ["ServerFull", "Session"]
    with pytest.raises(ServerFull):
        await tables.openings.open(Opening("mars", Place(GUILD, 4), [ANN]))
    await tables.settings.change_server(GUILD, tables_at_once=NO_LIMIT)
    await lobby(tables, channel=4)


async def test_games_for_one_are_not_counted_among_those_that_somebody_accepts(store: Store, tables: Tables) -> None:
    await tables.openings.open(Opening("mars", Place(GUILD, 4), [BEN]))
    await tables.settings.change_person(22, open_games=1)
    await check_invited(tables.settings, ANN, [BEN])
    session = await lobby(tables, (CAT,))
    await check_joining(tables.settings, BEN, session)
    await tables.do(session.id, Join(BEN))
    with pytest.raises(NoInvitations):
        await check_invited(tables.settings, ANN, [DAN, BEN])
    assert (await store.guests([22, 11]))[11] == GuestRow(0, (), frozenset())


async def test_who_sits_with_acquaintances_only_sits_with_no_stranger(tables: Tables) -> None:
    """By joining, by an invitation, and beside others who are invited; but they may go to strangers themselves."""
    await tables.settings.change_person(BEN.user_id, company="met")
    session = await lobby(tables, (BEN,))
    with pytest.raises(NotJoined):
        await check_joining(tables.settings, CAT, session)
    with pytest.raises(NoInvitations):
        await check_invited(tables.settings, ANN, [BEN])
    with pytest.raises(NoInvitations):
        await check_invited(tables.settings, ANN, [CAT], seated=[ANN, BEN])
    with pytest.raises(NoInvitations):
        await check_newcomer(tables.settings, CAT, [ANN, BEN])
    await check_joining(tables.settings, BEN, await lobby(tables, (CAT,), channel=8))
    # Whom they invite they want there.
    await check_invited(tables.settings, BEN, [CAT])
    session = await tables.do(session.id, Invite(BEN.user_id, [CAT]))
    await check_joining(tables.settings, CAT, session)
    await tables.settings.change_person(BEN.user_id, avoided=[CAT.user_id])
    with pytest.raises(NotJoined):
        await check_joining(tables.settings, CAT, session)


async def test_who_has_finished_a_game_with_somebody_is_no_stranger_to_them(tables: Tables) -> None:
    game = await lobby(tables, (BEN, CAT), channel=8)
    game = await tables.do(game.id, Start(BEN.user_id, "salt"))
    await tables.do(game.id, Resign(CAT.user_id))
    await tables.settings.change_person(BEN.user_id, company="met")
    session = await lobby(tables, (BEN,))
    await check_joining(tables.settings, CAT, session)
    await check_invited(tables.settings, CAT, [BEN])
    with pytest.raises(NotJoined):
        await check_joining(tables.settings, DAN, session)


async def test_who_is_named_is_the_one_who_was_named_later(tables: Tables) -> None:
    """It tells nobody which of two does not want to meet the other."""
    told = []
    for avoiding, avoided in ((BEN, CAT), (CAT, BEN)):
        await tables.settings.change_person(avoiding.user_id, avoided=[avoided.user_id])
        for order in ((BEN, CAT), (CAT, BEN)):
            with pytest.raises(NoInvitations) as refused:
                await check_invited(tables.settings, ANN, [*order])
            told.append((order, refused.value.name))
        await tables.settings.change_person(avoiding.user_id, avoided=[])
    assert told[:2] == told[2:]
