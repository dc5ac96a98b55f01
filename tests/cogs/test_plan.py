"""What a channel should be shown next: a table of cases, and whole games shown after every act."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from itertools import groupby

import pytest
from msgspec.structs import replace

from cogs.display.plan import OLD, Plan, created_at, newly_invited, plan
from data.rows import SettingRow
from sessions.acts import Accept, Cancel, Decline, End, Invite, Join, Leave, Remove, Start
from sessions.fold import then
from sessions.results.closing import told_of_end
from sessions.session import Session
from sessions.tables.messages import Message
from tests.cogs.snapshots import EPOCH, LOBBY, NEXT, NOW, after, message, opened, shown
from tests.sessions.club import ANN, BEN, CAT, DAN, EVE, PEOPLE, any_act, every_game_of_several, to_act
from tests.sessions.scripted import scripted_session

FIRST, SECOND, THIRD = message("board", 3), message("board", 5), message("board", 8)
OLD_FIRST = replace(FIRST, live=False)
OLD_SECOND = replace(SECOND, live=False)
AGED = message("board", 3, timedelta(days=3))
CALL = message("call", 6, timedelta(), live=False)
AGED_CALL = message("call", 6, OLD, live=False)
EARLY = replace(CALL, version=3)
HALF_DONE = replace(LOBBY, live=False)

# Entries 1 and 2 open and start a scripted game; so its first die is entry 3.
BEGUN = scripted_session("|0", "11|022|1")
"""The first turn has begun: seat 1 is to act."""
WITHIN = scripted_session("|01", "1|022|1")
LATER = scripted_session("|011|022|0", "1")
"""Seat 1 is to act again."""
AGAIN = scripted_session("|011|0", "1")
"""Seat 1 has two turns in a row."""
ASKED = scripted_session("|01", "2|1")
"""In the middle of the first turn another seat is asked."""
OVER = scripted_session("|011")
END_CALL = replace(CALL, version=OVER.version)
ENDED = then(WITHIN, End("Mod").apply(WITHIN))
SEAT_1, SEAT_2 = 11, 22

ALONE = scripted_session("|01|0", "1|01", seats=1)
ALONE_OVER = scripted_session("|01|01", seats=1)

OPEN = after(opened((ANN,)), Invite(ANN.user_id, [BEN, CAT]))
ONE_ANSWERED = after(OPEN, Accept(BEN))
ANSWERED = after(OPEN, Accept(BEN), Decline(CAT.user_id))
CALLED_HOST = message("call", ANSWERED.version, live=False)
ASKED_LATER = after(ANSWERED, Invite(ANN.user_id, [DAN, EVE]))
SEEN = message("lobby", 3)
JOINED = after(opened((ANN,)), Join(BEN))
STARTED = after(opened((ANN, BEN)), Start(ANN.user_id, "salt"))
CANCELLED = after(OPEN, Cancel(ANN.user_id))
EMPTIED = after(opened((ANN,)), Leave(ANN.user_id))


def settled(session: Session, *settings: SettingRow) -> Session:
    """The session where this is settled."""
    return replace(session, row=replace(session.row, settings=settings))


def kept(session: Session) -> Session:
    """The session where one message is kept for a whole game."""
    return settled(session, SettingRow(0, "past", '"one message"'))


def cases() -> list[tuple[str, Session, bool, Plan]]:
    """What it is, the session with what was shown of it, whether it is wanted repost, and what is to be done."""
    live = replace(FIRST, version=6)
    return [
        # A lobby
        ("a first lobby calls who is invited", OPEN, False, Plan("lobby", post=True, calls=(22, 33))),
        ("a lobby of one calls nobody", opened((ANN,)), False, Plan("lobby", post=True)),
        ("a lobby that changed is edited", shown(JOINED, LOBBY), False, Plan("lobby", edit=LOBBY)),
        (
            "a lobby stays one message, however old",
            shown(JOINED, message("lobby", 1, timedelta(days=3))),
            False,
            Plan("lobby", edit=message("lobby", 1, timedelta(days=3))),
        ),
        ("a lobby that is shown already", shown(OPEN, SEEN), False, Plan("lobby")),
        (
            "a lobby in which the last of them answers is edited, and its host is called beside it",
            shown(ANSWERED, SEEN),
            False,
            Plan("lobby", edit=SEEN, calls=(11,)),
        ),
        (
            "which is done once, whoever comes then",
            shown(after(ANSWERED, Join(DAN)), message("lobby", ANSWERED.version), CALLED_HOST),
            False,
            Plan("lobby", edit=message("lobby", ANSWERED.version)),
        ),
        (
            "and the call is taken away where somebody else is invited",
            shown(ASKED_LATER, message("lobby", ANSWERED.version), CALLED_HOST),
            False,
            Plan("lobby", post=True, calls=(DAN.user_id, EVE.user_id), retire=(CALLED_HOST,)),
        ),
        ("a lobby in which one of them answers is edited", shown(ONE_ANSWERED, SEEN), False, Plan("lobby", edit=SEEN)),
        (
            "whoever is invited later is called by another lobby, they alone",
            shown(ASKED_LATER, SEEN),
            False,
            Plan("lobby", post=True, calls=(DAN.user_id, EVE.user_id)),
        ),
        (
            "unless the invitation is withdrawn by then",
            shown(after(ASKED_LATER, Remove(ANN.user_id, DAN.user_id), Remove(ANN.user_id, EVE.user_id)), SEEN),
            False,
            Plan("lobby", edit=SEEN),
        ),
        ("a lobby that is asked for again", shown(OPEN, SEEN), True, Plan("lobby", post=True, repeat=True)),
        ("a lobby whose message is gone", shown(JOINED, upto=1), False, Plan("lobby", post=True)),
        ("it calls nobody again", shown(after(OPEN, Join(DAN)), upto=3), False, Plan("lobby", post=True)),
        ("a cancelled lobby is edited", shown(CANCELLED, SEEN), False, Plan("lobby", edit=SEEN)),
        ("a cancelled lobby that nobody saw is noted", CANCELLED, False, Plan("lobby", mark_shown=True)),
        ("one that everybody left too", EMPTIED, False, Plan("lobby", mark_shown=True)),
        ("nor is it posted because somebody asks for it", CANCELLED, True, Plan("lobby", mark_shown=True)),
        (
            "a cancelled lobby that is noted",
            shown(CANCELLED, upto=CANCELLED.version),
            False,
            Plan("lobby"),
        ),
        (
            "a cancelled lobby that was not seen, of which an old message is left",
            shown(CANCELLED, HALF_DONE),
            False,
            Plan("lobby", mark_shown=True, retire=(HALF_DONE,)),
        ),
        (
            "a game that begins has a message of its own",
            shown(STARTED, LOBBY),
            False,
            Plan("board", post=True, calls=(to_act(STARTED).user_id,)),
        ),
        # A turn
        ("a game of which nothing was shown", BEGUN, False, Plan("board", post=True, calls=(SEAT_1,))),
        ("within a turn the board is edited", shown(WITHIN, FIRST), False, Plan("board", edit=FIRST)),
        ("a board that is up to date", shown(BEGUN, FIRST), False, Plan("board")),
        ("the next turn is posted and calls", shown(NEXT, FIRST), False, Plan("board", post=True, calls=(SEAT_2,))),
        (
            "a later turn of the seat whose board is still the live one, others having played, calls too",
            shown(LATER, FIRST),
            False,
            Plan("board", post=True, calls=(SEAT_1,)),
        ),
        ("so does a second turn in a row", shown(AGAIN, FIRST), False, Plan("board", post=True, calls=(SEAT_1,))),
        ("another seat in the same turn", shown(ASKED, FIRST), False, Plan("board", post=True, calls=(SEAT_2,))),
        (
            "a board that somebody deleted, as the store knows",
            shown(WITHIN, upto=3),
            False,
            Plan("board", post=True, calls=(SEAT_1,)),
        ),
        (
            "a resignation out of turn edits the board",
            shown(scripted_session("|0C", "11|022|1"), FIRST),
            False,
            Plan("board", edit=FIRST),
        ),
        (
            "a resignation in turn passes the turn on",
            shown(scripted_session("|01a|0", "2"), FIRST),
            False,
            Plan("board", post=True, calls=(SEAT_2,)),
        ),
        # What is settled
        (
            "who wants no calls is not called",
            settled(shown(NEXT, FIRST), SettingRow(SEAT_2, "pings", '"never"')),
            False,
            Plan("board", post=True),
        ),
        (
            "who wants to be told directly is",
            settled(
                shown(NEXT, FIRST), SettingRow(SEAT_2, "pings", '"reminders"'), SettingRow(SEAT_2, "direct", "true")
            ),
            False,
            Plan("board", post=True, direct=(SEAT_2,)),
        ),
        (
            "one message is edited, and calls beside it",
            kept(shown(NEXT, FIRST)),
            False,
            Plan("board", edit=FIRST, calls=(SEAT_2,)),
        ),
        ("and within a turn calls nobody", kept(shown(WITHIN, FIRST)), False, Plan("board", edit=FIRST)),
        ("however old it is", kept(shown(NEXT, AGED)), False, Plan("board", edit=AGED, calls=(SEAT_2,))),
        ("a call stays until there was a move", kept(shown(NEXT, FIRST, CALL, upto=6)), False, Plan("board")),
        (
            "and is taken away after it",
            kept(shown(LATER, replace(FIRST, version=6), CALL)),
            False,
            Plan("board", edit=replace(FIRST, version=6), calls=(SEAT_1,), retire=(CALL,)),
        ),
        (
            "or when another board has come",
            kept(shown(NEXT, replace(THIRD, message_id=CALL.message_id + 1, version=6), CALL)),
            False,
            Plan("board", retire=(CALL,)),
        ),
        (
            "the end stands in the one message, and the others are told beside it",
            kept(shown(OVER, FIRST)),
            False,
            Plan("end", edit=FIRST, calls=(22, 33)),
        ),
        (
            "but not again, if the bot was stopped in between",
            kept(shown(OVER, FIRST, END_CALL, upto=3)),
            False,
            Plan("end", edit=FIRST),
        ),
        (
            "a call is taken away after the end",
            kept(shown(OVER, replace(FIRST, shows="end", version=OVER.version), CALL)),
            False,
            Plan("end", retire=(CALL,)),
        ),
        (
            "a game that begins has one message beside its lobby",
            kept(shown(STARTED, LOBBY)),
            False,
            Plan("board", post=True, calls=(to_act(STARTED).user_id,)),
        ),
        # Calls that show nothing yet
        (
            "a message that called whose turn it is becomes the board",
            shown(NEXT, FIRST, CALL, upto=3),
            False,
            Plan("board", edit=CALL),
        ),
        ("and of the first board too", shown(BEGUN, EARLY, upto=0), False, Plan("board", edit=EARLY)),
        (
            "one that called somebody for an earlier turn goes",
            shown(LATER, FIRST, CALL, upto=3),
            False,
            Plan("board", post=True, calls=(SEAT_1,), retire=(CALL,)),
        ),
        (
            "one in another channel becomes nothing",
            shown(NEXT, FIRST, replace(CALL, channel_id=8), upto=3),
            False,
            Plan("board", post=True, calls=(SEAT_2,)),
        ),
        (
            "a board that is asked for again is another message, and the call goes when that is there",
            shown(NEXT, FIRST, CALL, upto=3),
            True,
            Plan("board", post=True, repeat=True),
        ),
        (
            "an old one is followed by a board that calls nobody again",
            shown(NEXT, message("board", 3, timedelta(days=2)), AGED_CALL, upto=3),
            False,
            Plan("board", post=True),
        ),
        (
            "a call of a turn does not become the end",
            shown(OVER, FIRST, replace(CALL, version=4), upto=3),
            False,
            Plan("end", post=True, calls=(22, 33), retire=(replace(CALL, version=4),)),
        ),
        (
            "a call of the end does",
            shown(OVER, FIRST, END_CALL, upto=3),
            False,
            Plan("end", edit=END_CALL),
        ),
        (
            "unless it is old; nobody is called again then",
            shown(OVER, FIRST, replace(AGED_CALL, version=OVER.version), upto=3),
            False,
            Plan("end", post=True),
        ),
        (
            "an invitation becomes the lobby",
            shown(OPEN, replace(CALL, version=3), upto=0),
            False,
            Plan("lobby", edit=replace(CALL, version=3)),
        ),
        (
            "unless somebody else was invited since",
            shown(ASKED_LATER, replace(CALL, version=3), upto=0),
            False,
            Plan("lobby", post=True, calls=(DAN.user_id, EVE.user_id), retire=(replace(CALL, version=3),)),
        ),
        (
            "an invitation is no call to the first turn",
            shown(STARTED, LOBBY, replace(CALL, version=1), upto=1),
            False,
            Plan("board", post=True, calls=(to_act(STARTED).user_id,), retire=(replace(CALL, version=1),)),
        ),
        # Age
        (
            "a board that is nearly old is edited",
            shown(WITHIN, message("board", 3, OLD - timedelta(seconds=1))),
            False,
            Plan("board", edit=message("board", 3, OLD - timedelta(seconds=1))),
        ),
        (
            "an old one is followed by another, which calls nobody again",
            shown(WITHIN, message("board", 3, OLD)),
            False,
            Plan("board", post=True),
        ),
        ("an old one that is up to date stays", shown(BEGUN, message("board", 3, OLD)), False, Plan("board")),
        (
            "a new turn calls, however old the last board is",
            shown(NEXT, message("board", 3, timedelta(days=9))),
            False,
            Plan("board", post=True, calls=(SEAT_2,)),
        ),
        # One who plays alone
        ("who plays alone is not called", ALONE, False, Plan("board", post=True)),
        ("the next turn stays on the same message", shown(ALONE, FIRST), False, Plan("board", edit=FIRST)),
        (
            "but not for ever",
            shown(ALONE, message("board", 3, OLD)),
            False,
            Plan("board", post=True),
        ),
        ("and the end has one of its own", shown(ALONE_OVER, FIRST), False, Plan("end", post=True)),
        # The end
        (
            "the end is posted and calls all but who made it",
            shown(OVER, FIRST),
            False,
            Plan("end", post=True, calls=(22, 33)),
        ),
        (
            "and everybody if that was a moderator",
            shown(ENDED, FIRST),
            False,
            Plan("end", post=True, calls=(11, 22, 33)),
        ),
        (
            "an end of which nothing was shown",
            OVER,
            False,
            Plan("end", post=True, calls=(22, 33)),
        ),
        ("an end that is shown", shown(OVER, message("end", 5)), False, Plan("end")),
        ("an end that is asked for again", shown(OVER, message("end", 5)), True, Plan("end", post=True, repeat=True)),
        # Afresh
        ("a board that is asked for again", shown(BEGUN, FIRST), True, Plan("board", post=True, repeat=True)),
        (
            "one that is asked for before the new turn was shown calls nobody: who asks sees it",
            shown(NEXT, FIRST),
            True,
            Plan("board", post=True, repeat=True),
        ),
        # What was left half done
        (
            "messages that lost their place",
            shown(NEXT, OLD_FIRST, live),
            False,
            Plan("board", retire=(OLD_FIRST,)),
        ),
        (
            "are retired whatever else is to be done",
            shown(LATER, HALF_DONE, OLD_FIRST, SECOND),
            False,
            Plan("board", post=True, calls=(SEAT_1,), retire=(HALF_DONE, OLD_FIRST)),
        ),
        (
            "and when a board is edited",
            shown(WITHIN, HALF_DONE, FIRST),
            False,
            Plan("board", edit=FIRST, retire=(HALF_DONE,)),
        ),
        (
            "and after the end",
            shown(OVER, OLD_FIRST, OLD_SECOND, message("end", 5)),
            False,
            Plan("end", retire=(OLD_FIRST, OLD_SECOND)),
        ),
    ]


@pytest.mark.parametrize(
    ("session", "repost", "todo"), [each[1:] for each in cases()], ids=[each[0] for each in cases()]
)
def test_plan(session: Session, repost: bool, todo: Plan) -> None:
    assert plan(session, NOW, repost=repost) == todo


def test_a_plan_is_for_nothing_but_what_it_names() -> None:
    todo = Plan("board")
    assert (todo.edit, todo.post, todo.calls, todo.repeat, todo.mark_shown, todo.retire) == (
        None,
        False,
        (),
        False,
        False,
        (),
    )


def test_a_message_tells_when_it_was_made() -> None:
    """Same as Discord's own example."""
    assert created_at(175928847299117063) == datetime(2016, 4, 30, 11, 18, 25, 796000, UTC)


def test_whom_a_lobby_calls() -> None:
    assert newly_invited(OPEN) == (22, 33)
    assert newly_invited(opened((ANN, BEN))) == ()
    assert newly_invited(after(OPEN, Accept(BEN))) == (33,)
    assert newly_invited(shown(OPEN, SEEN)) == ()
    assert newly_invited(shown(ASKED_LATER, SEEN)) == (DAN.user_id, EVE.user_id)
    assert newly_invited(after(OPEN, Cancel(ANN.user_id))) == ()


# Whole games: what is planned is carried out after every act, or now and then


def carried_out(session: Session, todo: Plan, now: datetime) -> Session:
    """What the store keeps once it is done."""
    if todo.edit is not None:
        live = replace(todo.edit, version=session.version)
        messages = tuple(live if each == todo.edit else each for each in session.row.messages)
        return shown(session, *messages)
    if todo.post:
        before = tuple(replace(each, live=False) for each in session.row.messages)
        number = (now - EPOCH) // timedelta(milliseconds=1) << 22
        return shown(session, *before, Message(number, 7, todo.shows, session.version))
    return session


@every_game_of_several
@pytest.mark.parametrize("shown_every", [1, 3])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_is_shown_from_its_lobby_to_its_end(key: str, shown_every: int, seed: int, dice: random.Random) -> None:
    now = NOW
    session = opened(PEOPLE[:2], key, secret=dice.randbytes(32))
    calls: list[tuple[int, int]] = []
    turns: list[tuple[int, int]] = []
    acts = 0
    while True:
        now += timedelta(minutes=dice.choice([0, 1, 20]), milliseconds=1)
        if acts % shown_every == 0 or session.ended:
            todo = plan(session, now)
            assert todo.post != (todo.edit is not None), "one or the other, since something happened"
            calls += [(session.position.number, user) for user in todo.calls if session.start is not None]
            if session.actor_person is not None:
                turns.append((session.position.number, session.actor_person.user_id))
            session = carried_out(session, todo, now)
            rest = plan(session, now)
            assert rest == Plan(todo.shows, retire=rest.retire), "once is enough"
            assert sum(each.live for each in session.row.messages) == 1
            assert {each.message_id for each in rest.retire} == {
                each.message_id for each in session.row.messages if not each.live
            }
        if session.ended:
            break
        acts += 1
        act = Start(ANN.user_id, "salt") if session.state == "lobby" else any_act(session, dice, 0.01)
        session = after(session, act)
    at_end = [(session.position.number, each) for each in told_of_end(session)]
    assert len(at_end) == 1, "the one of them who did not make the last move"
    expected = [*(each for each, _ in groupby(turns)), *at_end]
    assert calls == expected, "everybody once for every turn that was shown, and for the end"
    live = session.row.live
    assert live is not None
    assert live.shows == "end"
