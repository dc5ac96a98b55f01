"""What is handed back and kept in memory is what the stored log says when it is folded afresh."""

from __future__ import annotations

import random

import pytest

from data.store import Store
from rules.catalogue import GAMES
from rules.core import CHANCE, Chance
from sessions.acts import End, Join, Leave, Start
from sessions.dice import draw
from sessions.log import (
    KINDS,
    NOBODY_CAME,
    Agreed,
    Asked,
    Bound,
    Cancelled,
    ChallengeTaken,
    Claimed,
    Dealt,
    Declined,
    Ended,
    Entry,
    Extended,
    First,
    GivenUp,
    Grace,
    Granted,
    Handed,
    Hinted,
    Invited,
    Joined,
    Left,
    LeftServer,
    Matched,
    Matter,
    Mention,
    Moved,
    Nudged,
    Opened,
    OptionsChanged,
    Paused,
    Person,
    Planned,
    PlyPlayed,
    RanOut,
    RematchWanted,
    Reminded,
    Removed,
    Reopened,
    Resumed,
    Revealed,
    SaidNo,
    SeedGiven,
    Started,
    Stilled,
    Substituted,
    TableEnding,
    TakenBack,
    TimeUp,
    Unanswered,
    Unheard,
    UnknownEntryError,
    Warned,
    Why,
    read,
)
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, PEOPLE, any_act, every_game, lobby, started
from tests.sessions.solo import CLIMB


async def same_everywhere(session: Session, store: Store, tables: Tables, elsewhere: Tables) -> None:
    """The snapshot is what a new process reads, what this one knows, and what one that knew less catches up to."""
    afresh = await Tables(store).load(session.id)
    for found in (afresh, await tables.load(session.id), tables.newest(session), await elsewhere.load(session.id)):
        assert found == session
        # Equality leaves out how a position came about.
        assert [(each.after.number, each.after.events) for each in found.played] == [
            (each.after.number, each.after.events) for each in session.played
        ]
        assert (found.version, found.actor, found.recent()) == (session.version, session.actor, session.recent())
    assert session.row.version == session.version == (session.last.number if session.last else 0)
    assert session.row.state == session.state


@every_game
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_a_game_of_any_acts(
    store: Store, tables: Tables, elsewhere: Tables, key: str, seed: int, dice: random.Random
) -> None:
    seats = GAMES[key].seats
    session = await started(tables, PEOPLE[: dice.choice(seats)], key)
    acts = 0
    while session.state == "running":
        session = await tables.do(session.id, any_act(session, dice, resign=0.02))
        acts += 1
        # To read a whole game takes the longer the more was played.
        if acts < 8 or acts % 10 == 0 or session.ended:
            await same_everywhere(session, store, tables, elsewhere)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
async def test_a_game_for_one(
    store: Store, tables: Tables, elsewhere: Tables, climb: None, seed: int, dice: random.Random
) -> None:
    session = await lobby(tables, (ANN,), CLIMB.key, top="20")
    await same_everywhere(session, store, tables, elsewhere)
    while session.state == "running":
        session = await tables.do(session.id, any_act(session, dice, resign=0.03))
        await same_everywhere(session, store, tables, elsewhere)


async def test_a_lobby_and_a_game_that_is_ended(store: Store, tables: Tables, elsewhere: Tables) -> None:
    session = await lobby(tables, first=CAT)
    await same_everywhere(session, store, tables, elsewhere)
    for act in (Join(CAT), Leave(ANN.user_id), Join(ANN), Start(BEN.user_id, "salt"), End("Mo")):
        session = await tables.do(session.id, act)
        await same_everywhere(session, store, tables, elsewhere)
    assert [type(each) for each in session.log[:6]] == [Opened, Joined, Left, Handed, Joined, Started]
    assert session.log[-1] == Ended(TableEnding.MODERATOR, "Mo")


# The dice


@pytest.mark.parametrize("key", ["stranded", "games_up"])  # two with dice and a lobby
async def test_dice_are_numbered_by_the_plies_that_stand(tables: Tables, key: str, dice: random.Random) -> None:
    """And not by the log's entries, so that records of before verify: those who joined and left do not count."""
    session = await lobby(tables, (ANN,), key)
    for act in (Join(BEN), Leave(BEN.user_id), Join(BEN), Start(ANN.user_id, "salt")):
        session = await tables.do(session.id, act)
    for _ in range(30):
        if session.state == "running":
            session = await tables.do(session.id, any_act(session, dice))
    drawn = 0
    for number, played in enumerate(session.played, 1):
        turn = played.before.turn()
        if played.seat == CHANCE:
            assert isinstance(turn, Chance)
            assert played.ply == draw(session.row.secret, "salt", number, turn)
            drawn += 1
    assert drawn
    assert session.numbers[0] == 6, "five entries come before the first ply"


# Entries as they are kept


ENTRIES: list[tuple[Entry, str, str]] = [
    (
        Opened("blacks=2", 11, 22, (ANN, Person(5, '*"né\n'))),
        "opened",
        r'{"options":"blacks=2","host":11,"first":22,"people":[[11,"Ann"],[5,"*\"né\n"]],"auto":false,"terms":"","language":"en","after":0,"lobby":0,"contest":0,"event":"","board":0}',
    ),
    (
        Opened("", 11, None, (), terms="auto=on", language="de", after=7),
        "opened",
        '{"options":"","host":11,"first":null,"people":[],"auto":false,"terms":"auto=on","language":"de",'
        '"after":7,"lobby":0,"contest":0,"event":"","board":0}',
    ),
    (OptionsChanged("blacks=1", "auto=off"), "settled", '{"options":"blacks=1","terms":"auto=off"}'),
    (Joined(ANN), "joined", '{"person":[11,"Ann"]}'),
    (Left(11), "left", '{"user_id":11}'),
    (Matched((11, 22)), "matched", '{"user_ids":[11,22]}'),
    (ChallengeTaken((11, 22)), "challenge taken", '{"user_ids":[11,22]}'),
    (Moved(8, 7), "moved", '{"channel_id":8,"left":7,"by":0}'),
    (Moved(7, 8, 33), "moved", '{"channel_id":7,"left":8,"by":33}'),
    (LeftServer(11, 22), "left server", '{"user_id":11,"by":22}'),
    (Handed(22), "handed", '{"user_id":22}'),
    (First(22), "first", '{"user_id":22}'),
    (First(None), "first", '{"user_id":null}'),
    (Invited(ANN), "invited", '{"person":[11,"Ann"]}'),
    (Declined(11), "declined", '{"user_id":11}'),
    (Warned(11, last=True), "warned", '{"user_id":11,"last":true}'),
    (Claimed(22), "claimed", '{"by":22}'),
    (Unheard((11, 22)), "unheard", '{"user_ids":[11,22]}'),
    (Removed(11), "removed", '{"user_id":11}'),
    (Cancelled(), "cancelled", '{"how":"","by":0}'),
    (Cancelled(NOBODY_CAME), "cancelled", '{"how":"nobody came","by":0}'),
    (Cancelled(by=11), "cancelled", '{"how":"","by":11}'),
    (Started("salt", (22, 11)), "started", '{"salt":"salt","order":[22,11]}'),
    (PlyPlayed(0, "die r"), "ply", '{"seat":0,"ply":"die r"}'),
    (SeedGiven(11, "rain", "ab12"), "worded", '{"user_id":11,"word":"rain","digest":"ab12"}'),
    (Ended(TableEnding.SERVER_LEFT), "ended", '{"how":"server left","by":"","by_id":0,"withheld":false}'),
    (Ended(TableEnding.MODERATOR, "Mo"), "ended", '{"how":"moderator","by":"Mo","by_id":0,"withheld":false}'),
    (Ended(TableEnding.OUTDATED), "ended", '{"how":"outdated","by":"","by_id":0,"withheld":false}'),
    (Ended(TableEnding.NOT_SHOWN), "ended", '{"how":"not shown","by":"","by_id":0,"withheld":false}'),
    (Ended(TableEnding.NOT_BEGUN), "ended", '{"how":"not begun","by":"","by_id":0,"withheld":false}'),
    (Ended(TableEnding.CHANNEL_GONE), "ended", '{"how":"channel gone","by":"","by_id":0,"withheld":false}'),
    (Ended(TableEnding.AGREED), "ended", '{"how":"agreed","by":"","by_id":0,"withheld":false}'),
    (Ended(TableEnding.COMPUTERS_LEFT), "ended", '{"how":"computers left","by":"","by_id":0,"withheld":false}'),
    (Ended(TableEnding.SILENCE), "ended", '{"how":"silence","by":"","by_id":0,"withheld":false}'),
    (
        Ended(TableEnding.SILENCE, withheld=True),
        "ended",
        '{"how":"silence","by":"","by_id":0,"withheld":true}',
    ),
    (Bound("ab12", Why.SHOWN), "bound", '{"secret":"ab12","why":"shown"}'),
    (Bound("ab12", Why.RESTORED), "bound", '{"secret":"ab12","why":"restored"}'),
    (Revealed(), "revealed", "{}"),
    (Dealt(20_000, scored=True), "dealt", '{"day":20000,"scored":true,"event":0}'),
    (Dealt(20_000, scored=True, event=7), "dealt", '{"day":20000,"scored":true,"event":7}'),
    (TakenBack(11, 4), "taken back", '{"by":11,"plies":4}'),
    (Hinted(11), "hinted", '{"user_id":11}'),
    (Planned(11), "planned", '{"user_id":11}'),
    (
        Asked(Matter.SEAT, 11, (22, 33), seat=2, person=Person(33, "Cat")),
        "asked",
        '{"matter":"seat","by":11,"voters":[22,33],"plies":0,"seat":2,"person":[33,"Cat"]}',
    ),
    (
        Asked(Matter.BACK, 11, (22,), plies=4),
        "asked",
        '{"matter":"back","by":11,"voters":[22],"plies":4,"seat":0,"person":null}',
    ),
    (
        Asked(Matter.DRAW, 11, (22,)),
        "asked",
        '{"matter":"draw","by":11,"voters":[22],"plies":0,"seat":0,"person":null}',
    ),
    (
        Asked(Matter.TIME, 11, (22,), seat=3),
        "asked",
        '{"matter":"time","by":11,"voters":[22],"plies":0,"seat":3,"person":null}',
    ),
    (Agreed(22), "agreed", '{"user_id":22}'),
    (SaidNo(22), "said no", '{"user_id":22}'),
    (Substituted(2, ANN, 22), "substituted", '{"seat":2,"person":[11,"Ann"],"by":22}'),
    (Paused("Mo", 99), "paused", '{"by":"Mo","by_id":99}'),
    (Resumed("Mo", 99), "resumed", '{"by":"Mo","by_id":99}'),
    (Reminded(11), "reminded", '{"user_id":11,"last":false,"bank":0}'),
    (Reminded(11, last=True), "reminded", '{"user_id":11,"last":true,"bank":0}'),
    (Reminded(11, bank=50), "reminded", '{"user_id":11,"last":false,"bank":50}'),
    (Nudged(11, 22), "nudged", '{"user_id":11,"by":22}'),
    (RanOut(11), "time out", '{"user_id":11}'),
    (Granted(11, 60, Grace.AWAY), "granted", '{"user_id":11,"seconds":60,"why":"away","by":0}'),
    (Granted(11, 60, Grace.DOWN), "granted", '{"user_id":11,"seconds":60,"why":"down","by":0}'),
    (Granted(11, 60, Grace.WAIT, 22), "granted", '{"user_id":11,"seconds":60,"why":"wait","by":22}'),
    (Extended(60), "extended", '{"seconds":60}'),
    (TimeUp(11), "time up", '{"user_id":11,"by":0}'),
    (TimeUp(11, 22), "time up", '{"user_id":11,"by":22}'),
    (Reopened(11), "reopened", '{"by":11}'),
    (RematchWanted(11), "rematch", '{"user_id":11}'),
    (Unanswered(), "unanswered", "{}"),
    (GivenUp(11, 99), "given up", '{"user_id":11,"by":99}'),
    (Stilled(11, still=True), "stilled", '{"by":11,"still":true}'),
    (Stilled(11, still=False), "stilled", '{"by":11,"still":false}'),
]


@pytest.mark.parametrize(("entry", "kind", "facts"), ENTRIES, ids=lambda each: each if isinstance(each, str) else "")
def test_an_entry_is_kept_so_and_read_back(entry: Entry, kind: str, facts: str) -> None:
    """What is stored somewhere must be read for ever: this must not change."""
    row = entry.row()
    assert (row.kind, row.facts) == (kind, facts)
    assert read(kind, facts) == entry


def test_a_table_that_was_opened_before_there_were_languages_is_in_english() -> None:
    old = read("opened", '{"options":"","host":11,"first":null,"people":[],"auto":false,"terms":"auto=on"}')
    assert old == Opened("", 11, None, (), terms="auto=on", language="en")


def test_a_table_that_was_opened_before_it_was_noted_is_no_rematch() -> None:
    facts = '{"options":"","host":11,"first":null,"people":[],"auto":false,"terms":"auto=on","language":"en"}'
    assert read("opened", facts) == Opened("", 11, None, (), terms="auto=on", after=0)


def test_a_game_that_was_closed_before_secrets_were_withheld_is_read() -> None:
    assert read("ended", '{"how":"silence","by":"","by_id":0}') == Ended(TableEnding.SILENCE)


def test_a_lobby_that_was_cancelled_before_there_were_reasons_is_read() -> None:
    assert read("cancelled", "{}") == Cancelled()


def test_a_reminder_of_before_there_were_two_is_read() -> None:
    assert read("reminded", '{"user_id":11}') == Reminded(11)
    assert read("reminded", '{"user_id":11,"last":true}') == Reminded(11, last=True)


def test_a_deal_of_before_there_were_score_events_is_that_of_the_day() -> None:
    assert read("dealt", '{"day":20000,"scored":true}') == Dealt(20_000, scored=True, event=0)


def test_every_kind_of_entry_is_among_these() -> None:
    assert {kind for _, kind, _ in ENTRIES} == set(KINDS)
    assert {each.how for each, _, _ in ENTRIES if isinstance(each, Ended)} == set(TableEnding)
    assert {each.matter for each, _, _ in ENTRIES if isinstance(each, Asked)} == set(Matter)
    assert {each.why for each, _, _ in ENTRIES if isinstance(each, Granted)} == set(Grace)
    assert {each.why for each, _, _ in ENTRIES if isinstance(each, Bound)} == set(Why)


def test_the_users_of_an_entry_are_told_and_can_be_others() -> None:
    def other(person: Mention) -> Mention:
        return Mention(person.user_id + 1, person.name and "somebody")

    assert sorted(Opened("", 11, 22, (ANN, BEN)).users()) == [11, 11, 22, 22]
    assert Opened("", 11, None, (ANN,)).renamed(other) == Opened("", 12, None, (Person(12, "somebody"),))
    asked = Asked(Matter.SEAT, 11, (22, 33), seat=2, person=CAT)
    assert sorted(asked.users()) == [11, 22, 33, 33]
    assert asked.renamed(other) == Asked(Matter.SEAT, 12, (23, 34), seat=2, person=Person(34, "somebody"))
    assert Ended(TableEnding.MODERATOR, "Mo").users() == ()
    assert Ended(TableEnding.MODERATOR, "Mo", 7).renamed(other) == Ended(TableEnding.MODERATOR, "somebody", 8)
    assert PlyPlayed(1, "take b2").users() == ()


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("juggled", "{}"),
        ("ply", "{}"),
        ("ply", "[]"),
        ("ply", "no JSON"),
        ("left", '{"who":11}'),
        ("left", "{}"),
        ("ended", '{"how":"by magic","by":""}'),
        ("joined", '{"person":[11]}'),
        ("opened", '{"options":"","host":1,"first":null,"people":[[1]]}'),
    ],
)
def test_what_cannot_be_read_is_said_to_be_so(kind: str, facts: str) -> None:
    with pytest.raises(UnknownEntryError):
        read(kind, facts)
