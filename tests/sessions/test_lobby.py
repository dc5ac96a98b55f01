"""The lobby: who may open, join, leave, start and cancel, and what everybody else is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from data.store import Store
from rules.catalogue import GAMES
from sessions.refusals import (
    AlreadyStarted,
    BadRequest,
    ChannelTaken,
    Finished,
    NotSeated,
    NotYours,
    Refusal,
    UnknownSession,
)
from sessions.session import Person
from sessions.tables import Tables, games
from tests.sessions.club import ANN, BEN, CAT, DAN, EVE, PEOPLE, SECRET, Refused, every_game, finished, lobby, started

# Opening


@every_game
async def test_a_table_opens(tables: Tables, key: str) -> None:
    session = await lobby(tables, (BEN,), key)
    assert (session.game, session.state, session.people) == (GAMES[key], "lobby", (BEN,))
    assert session.options == {option.name: option.default for option in GAMES[key].options}
    assert (session.row.opener_id, session.row.guild_id, session.row.channel_id) == (BEN.user_id, 5, 7)
    assert await tables.to_show() == [session.id]


@every_game
async def test_every_option_is_kept_and_used(tables: Tables, key: str) -> None:
    game = GAMES[key]
    options = {option.name: option.values[-1] for option in game.options}
    session = await tables.open(game_key=key, options=options, guild_id=5, channel_id=7, people=PEOPLE[: game.seats[0]])
    assert session.options == options
    session = await tables.start_game(session.id, ANN.user_id, "salt")
    assert session.start == game.new(game.seats[0], options)


async def test_every_table_has_a_secret_of_its_own(store: Store) -> None:
    tables = Tables(store)
    sessions = [await lobby(tables, channel=channel) for channel in range(20)]
    assert len({session.row.secret for session in sessions}) == 20
    assert {len(session.row.secret) for session in sessions} == {32}


async def test_what_does_not_fit_is_refused(tables: Tables, refused: Refused) -> None:
    def opened(game: str = "stranded", people: tuple[Person, ...] = (ANN, BEN), **options: str) -> Awaitable[object]:
        return tables.open(game_key=game, options=options, guild_id=5, channel_id=7, people=people)

    await refused(BadRequest, "There is no game called “chess”", opened("chess"))
    await refused(BadRequest, f"“{'x' * 40}”", opened("x" * 4000))
    await refused(BadRequest, "has no option “dice” (its options: blacks)", opened(dice="7"))
    await refused(BadRequest, "blacks can be 1 or 2, not “9”", opened(blacks="9"))
    await refused(BadRequest, "Stranded has 4 seats, and you named 5 people", opened(people=PEOPLE))
    await refused(BadRequest, "sit at the table only once", opened(people=(ANN, BEN, ANN)))
    again = Person(ANN.user_id, "another name")
    await refused(BadRequest, "sit at the table only once", opened(people=(ANN, again)))
    assert await tables.latest_in(7) is None


async def test_a_channel_with_a_table_says_where_it_is(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables)
    await tables.shown(session, 555)
    refusal = await refused(
        ChannelTaken, "A table of Stranded is open for players in this channel", lobby(tables, (CAT,), "games_up")
    )
    assert refusal.session is not None
    assert (refusal.session.id, refusal.session.row.message_id) == (session.id, 555)
    await tables.start_game(session.id, ANN.user_id, "salt")
    refusal = await refused(ChannelTaken, "is running in this channel already", lobby(tables, (CAT,)))
    assert refusal.session is not None
    assert refusal.session.state == "running"
    assert (await lobby(tables, (CAT,), channel=8)).state == "lobby"


async def test_of_many_who_open_at_once_one_does(tables: Tables) -> None:
    results = await asyncio.gather(*(lobby(tables, (person,)) for person in PEOPLE), return_exceptions=True)
    assert sorted(type(each).__name__ for each in results) == ["ChannelTaken"] * 4 + ["Session"]


async def test_the_latest_of_a_channel(tables: Tables) -> None:
    assert await tables.latest_in(7) is None
    first = await lobby(tables)
    await tables.cancel(first.id, ANN.user_id, moderator=False)
    second = await lobby(tables)
    await lobby(tables, channel=8)
    latest = await tables.latest_in(7)
    assert latest is not None
    assert latest.id == second.id


# Joining and leaving


async def test_people_join_in_order(tables: Tables) -> None:
    session = await lobby(tables, (ANN,))
    for person in (CAT, BEN):
        session = await tables.join(session.id, person)
    assert session.people == (ANN, CAT, BEN)
    assert session.row.version == 3


async def test_joining_is_refused(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, PEOPLE[:3])
    await refused(BadRequest, "You sit at this table already", tables.join(session.id, BEN))
    await tables.join(session.id, DAN)
    await refused(BadRequest, "Every seat at this table is taken", tables.join(session.id, EVE))
    await refused(UnknownSession, "Start a new one with /play", tables.join(999, EVE))


async def test_of_two_who_press_join_for_the_last_seat_one_sits(tables: Tables) -> None:
    session = await lobby(tables, PEOPLE[:3])
    results = await asyncio.gather(tables.join(session.id, DAN), tables.join(session.id, EVE), return_exceptions=True)
    assert sorted(type(each).__name__ for each in results) == ["BadRequest", "Session"]
    assert len((await tables.load(session.id)).people) == 4


async def test_a_doubled_join_sits_once(tables: Tables) -> None:
    session = await lobby(tables, (ANN,))
    results = await asyncio.gather(*(tables.join(session.id, BEN) for _ in range(3)), return_exceptions=True)
    assert sorted(type(each).__name__ for each in results) == ["BadRequest", "BadRequest", "Session"]
    assert (await tables.load(session.id)).people == (ANN, BEN)


async def test_whoever_leaves_makes_room(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, (ANN, BEN, CAT))
    session = await tables.leave(session.id, BEN.user_id)
    assert (session.people, session.opener_name) == ((ANN, CAT), "Ann")
    await refused(NotSeated, "You do not play at this table of Stranded", tables.leave(session.id, BEN.user_id))
    session = await tables.join(session.id, BEN)
    assert session.people == (ANN, CAT, BEN)


async def test_the_table_passes_to_who_sits_there_longest(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, (ANN, BEN, CAT))
    session = await tables.leave(session.id, ANN.user_id)
    assert (session.state, session.row.opener_id, session.opener_name) == ("lobby", BEN.user_id, "Ben")
    await refused(NotYours, "Only Ben may start it, who opened the table", tables.start_game(1, ANN.user_id, "s"))
    assert (await tables.start_game(session.id, BEN.user_id, "salt")).state == "running"


async def test_when_the_last_leaves_the_table_is_cancelled(tables: Tables) -> None:
    session = await lobby(tables)
    for person in (BEN, ANN):
        session = await tables.leave(session.id, person.user_id)
    assert (session.state, session.people, session.ended) == ("cancelled", (), True)
    assert (await lobby(tables)).id > session.id


# Cancelling


async def test_the_opener_cancels(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables)
    refusal = await refused(
        NotYours, "Only Ann may cancel it, who opened the table", tables.cancel(1, BEN.user_id, moderator=False)
    )
    assert refusal.session is not None
    await refused(NotYours, "Only Ann may cancel it", tables.cancel(session.id, EVE.user_id, moderator=False))
    session = await tables.cancel(session.id, ANN.user_id, moderator=False)
    assert (session.state, session.people) == ("cancelled", (ANN, BEN))


async def test_a_moderator_cancels_anybodys_table(tables: Tables) -> None:
    session = await lobby(tables)
    assert (await tables.cancel(session.id, EVE.user_id, moderator=True)).state == "cancelled"


async def test_a_cancelled_table_takes_nothing_more(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables)
    await tables.cancel(session.id, ANN.user_id, moderator=False)
    for asked in (
        tables.join(session.id, CAT),
        tables.leave(session.id, ANN.user_id),
        tables.cancel(session.id, ANN.user_id, moderator=True),
        tables.start_game(session.id, ANN.user_id, "salt"),
    ):
        await refused(Refusal, "This table was cancelled", asked)
    for asked in (
        tables.play(session.id, ANN.user_id, "take b2"),
        tables.resign(session.id, ANN.user_id),
        tables.end(session.id, "Mod"),
    ):
        await refused(Finished, "This game is over", asked)


# Starting


@every_game
async def test_the_seats_are_drawn_by_lot(tables: Tables, key: str) -> None:
    """In other words: who opens, who joins first, and who presses, sits anywhere."""
    seats = set()
    for channel in range(12):
        session = await lobby(tables, (ANN, BEN), key, channel)
        session = await tables.start_game(session.id, ANN.user_id, f"salt {channel}")
        assert sorted(session.names) == ["Ann", "Ben"]
        assert session.state == "running"
        seats.add(session.names)
    assert len(seats) == 2


async def test_the_youngest_sits_in_seat_1(tables: Tables) -> None:
    for channel in range(8):
        session = await lobby(tables, PEOPLE[:3], channel=channel, youngest=CAT)
        session = await tables.start_game(session.id, ANN.user_id, f"salt {channel}")
        assert session.people[0] == CAT


async def test_the_youngest_must_have_sat_down(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, (ANN, BEN), youngest=CAT)
    await refused(
        BadRequest, "named as the youngest has not sat down yet", tables.start_game(session.id, ANN.user_id, "salt")
    )
    await tables.join(session.id, CAT)
    assert (await tables.start_game(session.id, ANN.user_id, "salt")).people[0] == CAT


@every_game
async def test_starting_is_refused(tables: Tables, refused: Refused, key: str) -> None:
    few = GAMES[key].seats[0] - 1
    session = await lobby(tables, PEOPLE[:few], key)
    refusal = await refused(BadRequest, f"seats, not {few}", tables.start_game(session.id, ANN.user_id, "salt"))
    assert refusal.session is not None
    await refused(NotYours, "Only Ann may start it", tables.start_game(session.id, BEN.user_id, "salt"))
    await refused(UnknownSession, "not known here any more", tables.start_game(999, ANN.user_id, "salt"))


async def test_a_running_game_is_no_lobby(tables: Tables, refused: Refused) -> None:
    session = await started(tables)
    for asked in (
        tables.join(session.id, CAT),
        tables.leave(session.id, ANN.user_id),
        tables.cancel(session.id, ANN.user_id, moderator=True),
        tables.start_game(session.id, ANN.user_id, "salt"),
    ):
        refusal = await refused(AlreadyStarted, "started already", asked)
        assert refusal.session is not None


async def test_a_finished_game_is_no_lobby(tables: Tables, refused: Refused) -> None:
    session = await finished(tables)
    for asked in (
        tables.join(session.id, CAT),
        tables.leave(session.id, ANN.user_id),
        tables.cancel(session.id, ANN.user_id, moderator=True),
        tables.start_game(session.id, ANN.user_id, "salt"),
    ):
        await refused(Finished, "This game is over. Start another with /play", asked)


async def test_a_doubled_start_begins_one_game(tables: Tables) -> None:
    session = await lobby(tables)
    results = await asyncio.gather(
        *(tables.start_game(session.id, ANN.user_id, salt) for salt in ("a", "b", "c")), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in results) == ["AlreadyStarted", "AlreadyStarted", "Session"]
    session = await tables.load(session.id)
    assert session.row.salt == "a"
    assert session.row.version == 2


async def test_the_same_secret_salt_and_people_make_the_same_beginning(tables: Tables) -> None:
    one, two = await started(tables, channel=1), await started(tables, (BEN, ANN), channel=2)
    assert one.people == two.people
    assert [each.ply for each in one.played] == [each.ply for each in two.played]


async def test_the_commitment_stands_before_the_salt(tables: Tables) -> None:
    """Neither the host, bound by the commitment, nor the table, that does not know the secret, chooses the dice."""
    session = await lobby(tables)
    before = session.commitment
    session = await tables.start_game(session.id, ANN.user_id, "salt")
    assert session.commitment == before
    assert session.row.secret == SECRET


def test_the_catalogue_is_what_can_be_opened() -> None:
    assert games() == GAMES
