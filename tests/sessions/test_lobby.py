"""The lobby: who may open, join, leave, start and cancel, and what is refused to everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable

from data.store import Store
from rules.catalogue import GAMES
from sessions.acts import Cancel, ChangeOption, End, Join, Leave, Play, Resign, Start
from sessions.log import Person, Started, TableEnding
from sessions.refusals.moments import AlreadyStarted, Finished, FirstNotSeated, TableFull, WasCancelled
from sessions.refusals.participants import AlreadySeated, NotHost, NotSeated
from sessions.refusals.requests import (
    ChannelTaken,
    SeatedTwice,
    UnknownGame,
    UnknownSession,
    WrongOptions,
    WrongPlayers,
)
from sessions.state.table import Place
from sessions.tables import Opening, Tables, games
from sessions.tables.messages import Message
from tests.sessions.club import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    PEOPLE,
    Refused,
    every_game_of_several,
    finished,
    lobby,
    started,
)
from tests.sessions.solo import CLIMB


def outcomes(results: Iterable[object]) -> list[str]:
    """What came of acts done at once, by kind."""
    return sorted(type(each).__name__ for each in results)


# Opening


@every_game_of_several
async def test_a_table_opens(tables: Tables, key: str) -> None:
    session = await lobby(tables, (BEN,), key)
    assert (session.game, session.state, session.people) == (GAMES[key], "lobby", (BEN,))
    assert session.options == {option.name: option.default for option in GAMES[key].options}
    assert (session.host, session.row.guild_id, session.row.channel_id) == (BEN.user_id, 5, 7)
    assert await tables.messages.to_show() == [session.id]


async def test_what_leaves_no_choice_is_played_by_the_table_if_nobody_says_otherwise(tables: Tables) -> None:
    assert (await tables.openings.open(Opening("stranded", Place(5, 7), (ANN,)))).table_options["auto"] == "on"


async def test_the_host_settles_options_and_terms_until_the_start(
    tables: Tables, elsewhere: Tables, refused: Refused
) -> None:
    session = await lobby(tables, (ANN, BEN))
    session = await tables.do(session.id, ChangeOption(ANN.user_id, "blacks", "2"))
    session = await tables.do(session.id, ChangeOption(ANN.user_id, "clock", "1d"))
    assert (session.options["blacks"], session.table_options["clock"], session.table_options["auto"]) == (
        "2",
        "1d",
        "off",
    )
    assert session == await elsewhere.load(session.id)
    await refused(NotHost, tables.do(session.id, ChangeOption(BEN.user_id, "clock", "none")))
    for name, value in [("clock", "2d"), ("blacks", "9"), ("nothing", "on")]:
        await refused(WrongOptions, tables.do(session.id, ChangeOption(ANN.user_id, name, value)))
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    assert session.start == session.game.new(2, {"blacks": "2"})
    await refused(AlreadyStarted, tables.do(session.id, ChangeOption(ANN.user_id, "clock", "none")))


@every_game_of_several
async def test_every_option_is_kept_and_used(tables: Tables, key: str) -> None:
    game = GAMES[key]
    options = {option.name: option.values[-1] for option in game.options}
    session = await tables.openings.open(Opening(key, Place(5, 7), PEOPLE[: game.seats[0]], options))
    assert session.options == options
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    assert session.start == game.new(game.seats[0], options)


async def test_every_table_has_a_secret_of_its_own(store: Store) -> None:
    tables = Tables(store)
    sessions = [await lobby(tables, channel=channel) for channel in range(20)]
    assert len({session.row.secret for session in sessions}) == 20
    assert {len(session.row.secret) for session in sessions} == {32}


async def test_what_does_not_fit_is_refused(tables: Tables, refused: Refused) -> None:
    def opened(key: str = "stranded", people: tuple[Person, ...] = (ANN, BEN), **options: str) -> Awaitable[object]:
        return tables.openings.open(Opening(key, Place(5, 7), people, options))

    assert (await refused(UnknownGame, opened("chess"))).key == "chess"
    options = await refused(WrongOptions, opened(dice="7"))
    assert (options.game, options.error.option, options.error.given) == (GAMES["stranded"], None, "dice")
    options = await refused(WrongOptions, opened(blacks="9"))
    assert (options.error.option, options.error.given) == (GAMES["stranded"].options[0], "9")
    players = await refused(WrongPlayers, opened(people=PEOPLE))
    assert (players.game, players.people) == (GAMES["stranded"], 5)
    await refused(SeatedTwice, opened(people=(ANN, BEN, ANN)))
    await refused(SeatedTwice, opened(people=(ANN, Person(ANN.user_id, "another name"))))
    assert await tables.finder.meant_in(7) is None


async def test_a_channel_with_a_table_says_where_it_is(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables)
    session = await tables.messages.note_post(session, Message(555, 7, "lobby", session.version))
    refusal = await refused(ChannelTaken, lobby(tables, (CAT,), "games_up"))
    assert refusal.session == session
    assert refusal.session.row.live is not None
    assert refusal.session.row.live.message_id == 555
    await tables.do(session.id, Start(ANN.user_id, "salt"))
    refusal = await refused(ChannelTaken, lobby(tables, (CAT,)))
    assert refusal.session.state == "running"
    assert (await lobby(tables, (CAT,), channel=8)).state == "lobby"


async def test_of_many_who_open_at_once_one_does(tables: Tables) -> None:
    results = await asyncio.gather(*(lobby(tables, (person,)) for person in PEOPLE), return_exceptions=True)
    assert outcomes(results) == ["ChannelTaken"] * 4 + ["Session"]


async def test_the_one_that_is_meant_in_a_channel(tables: Tables, climb: None) -> None:
    async def meant(user: Person) -> int | None:
        session = await tables.finder.meant_in(7, user.user_id)
        return session.id if session else None

    assert await tables.finder.meant_in(7) is None
    first = await lobby(tables, (ANN,))
    await tables.do(first.id, Cancel(ANN.user_id))
    assert await meant(ANN) == await meant(EVE) == first.id
    second = await lobby(tables, (BEN,))
    await lobby(tables, channel=8)
    assert await meant(EVE) == await meant(ANN) == second.id, "the channel's own"
    alone = await lobby(tables, (CAT,), CLIMB.key)
    assert (await meant(CAT), await meant(EVE)) == (alone.id, second.id), "an open one that they play goes first"
    await tables.do(alone.id, Resign(CAT.user_id))
    assert await meant(CAT) == second.id, "one that is open goes before one that is over"
    await tables.do(second.id, Cancel(BEN.user_id))
    assert [await meant(each) for each in (ANN, BEN, CAT, EVE)] == [first.id, second.id, alone.id, alone.id]


# One who plays alone


async def test_a_game_for_one_begins_at_once(tables: Tables, climb: None, refused: Refused) -> None:
    session = await tables.openings.open(Opening("climb", Place(5, 7), (ANN,), {"top": "9"}, salt="salt"))
    assert (session.state, session.people, session.actor, session.salt) == ("running", (ANN,), 1, "salt")
    assert (session.solo, session.row.exclusive, session.options) == (True, False, {"top": "9"})
    assert await tables.messages.to_show() == [session.id]
    for act in (Join(BEN), Leave(ANN.user_id), Start(ANN.user_id, "salt")):
        await refused(AlreadyStarted, tables.do(session.id, act))
    players = await refused(WrongPlayers, tables.openings.open(Opening("climb", Place(5, 7), (ANN, BEN))))
    assert (players.game, players.people) == (CLIMB, 2)


async def test_those_who_play_alone_leave_their_channel_to_others(
    tables: Tables, climb: None, refused: Refused
) -> None:
    alone = [await lobby(tables, (person,), "climb") for person in (ANN, ANN, BEN)]
    several = await lobby(tables, (CAT, DAN))
    alone.append(await lobby(tables, (EVE,), "climb"))
    assert len({each.id for each in alone}) == 4
    assert (await refused(ChannelTaken, lobby(tables, (EVE,)))).session == several
    session = await tables.do(alone[0].id, Resign(ANN.user_id))
    assert session.state == "over"
    ended = await tables.do(alone[1].id, End("Mod"))
    assert ended.ending is not None
    assert ended.ending.how is TableEnding.MODERATOR


# Joining and leaving


async def test_people_join_in_order(tables: Tables) -> None:
    session = await lobby(tables, (ANN,))
    for person in (CAT, BEN):
        session = await tables.do(session.id, Join(person))
    assert session.people == (ANN, CAT, BEN)
    assert session.row.version == 3


async def test_joining_is_refused(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, PEOPLE[:3])
    assert (await refused(AlreadySeated, tables.do(session.id, Join(BEN)))).session == session
    await tables.do(session.id, Join(DAN))
    await refused(TableFull, tables.do(session.id, Join(EVE)))
    await refused(UnknownSession, tables.do(999, Join(EVE)))


async def test_of_two_who_press_join_for_the_last_seat_one_sits(tables: Tables) -> None:
    session = await lobby(tables, PEOPLE[:3])
    results = await asyncio.gather(
        tables.do(session.id, Join(DAN)), tables.do(session.id, Join(EVE)), return_exceptions=True
    )
    assert outcomes(results) == ["Session", "TableFull"]
    assert len((await tables.load(session.id)).people) == 4


async def test_a_doubled_join_sits_once(tables: Tables) -> None:
    session = await lobby(tables, (ANN,))
    results = await asyncio.gather(*(tables.do(session.id, Join(BEN)) for _ in range(3)), return_exceptions=True)
    assert outcomes(results) == ["AlreadySeated", "AlreadySeated", "Session"]
    assert (await tables.load(session.id)).people == (ANN, BEN)


async def test_whoever_leaves_makes_room(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, (ANN, BEN, CAT))
    session = await tables.do(session.id, Leave(BEN.user_id))
    assert (session.people, session.host_name) == ((ANN, CAT), "Ann")
    await refused(NotSeated, tables.do(session.id, Leave(BEN.user_id)))
    session = await tables.do(session.id, Join(BEN))
    assert session.people == (ANN, CAT, BEN)


async def test_the_table_passes_to_who_sits_there_longest(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, (ANN, BEN, CAT))
    session = await tables.do(session.id, Leave(ANN.user_id))
    assert (session.state, session.host, session.host_name) == ("lobby", BEN.user_id, "Ben")
    await refused(NotHost, tables.do(1, Start(ANN.user_id, "s")))
    assert (await tables.do(session.id, Start(BEN.user_id, "salt"))).state == "running"


async def test_when_the_last_leaves_the_table_is_cancelled(tables: Tables) -> None:
    session = await lobby(tables)
    for person in (BEN, ANN):
        session = await tables.do(session.id, Leave(person.user_id))
    assert (session.state, session.people, session.ended) == ("cancelled", (), True)
    assert (await lobby(tables)).id > session.id


# Cancelling


async def test_the_host_cancels(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables)
    assert (await refused(NotHost, tables.do(1, Cancel(BEN.user_id)))).session == session
    await refused(NotHost, tables.do(session.id, Cancel(EVE.user_id)))
    session = await tables.do(session.id, Cancel(ANN.user_id))
    assert (session.state, session.people) == ("cancelled", (ANN, BEN))


async def test_a_moderator_cancels_anybodys_table(tables: Tables) -> None:
    session = await lobby(tables)
    assert (await tables.do(session.id, Cancel(EVE.user_id, moderator=True))).state == "cancelled"


async def test_a_cancelled_table_takes_nothing_more(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables)
    session = await tables.do(session.id, Cancel(ANN.user_id))
    for asked in (
        tables.do(session.id, Join(CAT)),
        tables.do(session.id, Leave(ANN.user_id)),
        tables.do(session.id, Cancel(ANN.user_id, moderator=True)),
        tables.do(session.id, Start(ANN.user_id, "salt")),
        tables.do(session.id, Play(ANN.user_id, "take b2")),
        tables.do(session.id, Resign(ANN.user_id)),
        tables.do(session.id, End("Mod")),
    ):
        assert (await refused(WasCancelled, asked)).session == session


# Starting


@every_game_of_several
async def test_the_seats_are_drawn_by_lot(tables: Tables, key: str) -> None:
    """In other words: who opens, who joins first, and who presses, sits anywhere."""
    seats = set()
    for channel in range(12):
        session = await lobby(tables, (ANN, BEN), key, channel)
        session = await tables.do(session.id, Start(ANN.user_id, f"salt {channel}"))
        assert sorted(session.names) == ["Ann", "Ben"]
        assert session.state == "running"
        seats.add(session.names)
    assert len(seats) == 2


async def test_one_who_is_named_sits_in_seat_1(tables: Tables) -> None:
    for channel in range(8):
        session = await lobby(tables, PEOPLE[:3], channel=channel, first=CAT)
        session = await tables.do(session.id, Start(ANN.user_id, f"salt {channel}"))
        assert session.people[0] == CAT


async def test_one_who_is_named_must_have_sat_down(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, (ANN, BEN), first=CAT)
    await refused(FirstNotSeated, tables.do(session.id, Start(ANN.user_id, "salt")))
    await tables.do(session.id, Join(CAT))
    assert (await tables.do(session.id, Start(ANN.user_id, "salt"))).people[0] == CAT


@every_game_of_several
async def test_starting_is_refused(tables: Tables, refused: Refused, key: str) -> None:
    few = GAMES[key].seats[0] - 1
    session = await lobby(tables, PEOPLE[:few], key)
    players = await refused(WrongPlayers, tables.do(session.id, Start(ANN.user_id, "salt")))
    assert (players.game, players.people, players.session) == (GAMES[key], few, session)
    await refused(NotHost, tables.do(session.id, Start(BEN.user_id, "salt")))
    await refused(UnknownSession, tables.do(999, Start(ANN.user_id, "salt")))


async def test_a_running_game_is_no_lobby(tables: Tables, refused: Refused) -> None:
    session = await started(tables)
    for asked in (
        tables.do(session.id, Join(CAT)),
        tables.do(session.id, Leave(ANN.user_id)),
        tables.do(session.id, Cancel(ANN.user_id, moderator=True)),
        tables.do(session.id, Start(ANN.user_id, "salt")),
    ):
        assert (await refused(AlreadyStarted, asked)).session == session


async def test_a_finished_game_is_no_lobby(tables: Tables, refused: Refused) -> None:
    session = await finished(tables)
    for asked in (
        tables.do(session.id, Join(CAT)),
        tables.do(session.id, Leave(ANN.user_id)),
        tables.do(session.id, Cancel(ANN.user_id, moderator=True)),
        tables.do(session.id, Start(ANN.user_id, "salt")),
    ):
        assert (await refused(Finished, asked)).session == session


async def test_a_doubled_start_begins_one_game(tables: Tables) -> None:
    session = await lobby(tables)
    results = await asyncio.gather(
        *(tables.do(session.id, Start(ANN.user_id, salt)) for salt in ("a", "b", "c")), return_exceptions=True
    )
    assert outcomes(results) == ["AlreadyStarted", "AlreadyStarted", "Session"]
    session = await tables.load(session.id)
    assert session.salt == "a"
    assert sum(isinstance(each, Started) for each in session.log) == 1


async def test_the_same_secret_salt_and_people_make_the_same_beginning(tables: Tables) -> None:
    one, two = await started(tables, channel=1), await started(tables, (BEN, ANN), channel=2)
    assert one.people == two.people
    assert [each.ply for each in one.played] == [each.ply for each in two.played]


async def test_the_commitment_stands_before_the_salt(tables: Tables, secret: bytes) -> None:
    """Neither the host, bound by the commitment, nor the table, that does not know the secret, chooses the dice."""
    session = await lobby(tables)
    before = session.commitment
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    assert session.commitment == before
    assert session.row.secret == secret


def test_the_catalogue_is_what_can_be_opened() -> None:
    assert games() == GAMES
