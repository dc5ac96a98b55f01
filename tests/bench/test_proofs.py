"""The proofs of a soak: each fails where something is not as it must be, and holds where all is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.soak import asked as asked_for
from bench.soak import dice, health, notifications, proofs
from bench.soak.answers import told
from bench.soak.evidence import Evidence, Excuse, Post, Request, Sample, Screen, at_versions
from bench.soak.history import History
from bench.soak.texts import SAY, _expected, to_followers
from cogs.interactions.ids import Press
from cogs.words.refusals import sentence
from sessions.log import Ended, Moved, Revealed, TableEnding
from sessions.refusals.requests import NoTable
from sessions.session import Session
from sessions.state.deals import closes
from tests.bench.doctored import beginnings, bot, logs, messages, playing
from tests.bench.doctored import following as followers
from tests.bench.doctored.beginnings import deal, matched, offered
from tests.bench.doctored.following import FOLLOWER, follows, told_follower
from tests.bench.doctored.playing import APART, LOBBY, RUNNING, edited, last_ply, taken_back

pytestmark = [pytest.mark.once, pytest.mark.seeded]

DOCTORED = [*logs.CASES, *beginnings.CASES, *messages.CASES, *followers.CASES, *bot.CASES]


@pytest.fixture
async def found(tmp_path: Path) -> Evidence:
    """What a few tables leave that are as they must be, to be changed freely."""
    return await playing.evidence(tmp_path)


async def test_what_is_as_it_must_be_contradicts_nothing(found: Evidence) -> None:
    assert proofs.violations(found) == []
    assert {proof for proof, _ in DOCTORED} == set(proofs.PROOFS), "every proof can fail"


@pytest.mark.parametrize(("proof", "doctor"), DOCTORED, ids=[each.__name__ for _, each in DOCTORED])
async def test_each_proof_fails_where_it_must(found: Evidence, proof: str, doctor: Callable[[Evidence], None]) -> None:
    doctor(found)
    told = list(proofs.PROOFS[proof](found))
    assert told
    assert all(each.proof == proof for each in told)
    assert proof in str(told[0])


async def test_the_beginning_of_only_one_ply_asks_for_it(found: Evidence) -> None:
    """`/move a1` plays `a1 a3` where no other ply begins so; what is typed in capitals is read too."""
    place = max(place for place, each in enumerate(found.requests) if each.plies)
    (ply,) = found.requests[place].plies
    for words, enough in ((ply.split()[0], True), (ply.upper(), True), ("", False), (f"{ply} x", False)):
        found.requests[place] = replace(found.requests[place], name="/move", plies=(words,))
        assert bool(list(proofs.once(found))) is not enough, words


async def test_what_two_tables_played_before_they_moved_to_one_channel_was_asked_for(found: Evidence) -> None:
    row, requests = found.rows[RUNNING], found.requests
    found.rows, found.requests = {}, []
    for number, left in ((row.id, 901), (row.id + 1, 902)):
        entry = Moved(900, left).row()
        moved = replace(row.entries[-1], number=row.version + 1, kind=entry.kind, facts=entry.facts)
        found.rows[number] = replace(row, id=number, channel_id=900, entries=(*row.entries, moved))
        found.requests += [replace(each, channel_id=left) for each in requests]
    assert not list(proofs.once(found))
    found.requests = [each for each in found.requests if each.channel_id == 901]
    assert list(proofs.once(found))


async def test_answers_in_another_language_than_english_are_not_judged(found: Evidence) -> None:
    place = next(place for place, each in enumerate(found.requests) if each.name == "resigned")
    request = found.requests[place] = replace(found.requests[place], told=(Screen({"content": "Du gibst auf."}),))
    assert list(told(found))
    chosen = Press("setperson", words=("language",))
    found.requests.insert(0, replace(request, name="setperson", press=chosen, values=("de",), since=request.since - 1))
    assert not list(told(found))


async def test_whoever_closed_their_direct_messages_need_not_be_called(found: Evidence) -> None:
    found.posts = [replace(each, pings=(), viewer=0) if each.viewer else each for each in found.posts]
    uncalled = list(notifications.reached(found))
    assert {each.table for each in uncalled} == {APART}
    found.closed = {each.user_id for each in found.rows[APART].showings}
    assert list(notifications.reached(found)) == []


async def test_people_are_matched_who_offered_to_play(found: Evidence) -> None:
    offered(found, 11, 12)
    matched(found, 11, 12)
    assert list(asked_for.matched(found)) == []


async def test_a_call_says_what_was_settled_when_it_was_posted(
    found: Evidence, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = found.rows[RUNNING]
    show = {"type": 2, "custom_id": f"b2:show:{RUNNING}:{len(row.entries)}:0:"}
    stamp = "2026-11-27T21:00:00+00:00"
    call = Screen({"components": [{"type": 1, "components": [show]}], "timestamp": stamp})
    real, asked = History.at, set[float | None]()

    def at(self: History, table: int, version: int, when: float | None = None, viewer: int = 0) -> Session | None:
        asked.add(when)
        # It would say something else by the settings of today: nothing at all.
        return real(self, table, version, when, viewer) if when is not None else None

    monkeypatch.setattr(History, "at", at)
    assert list(_expected(History(found), call, None))
    assert asked == {None, call.at}


async def test_followers_are_told_once_a_turn(found: Evidence) -> None:
    follows(found)
    told_follower(found, 20)
    found.standing, found.looked = True, found.rows[RUNNING].entries[-1].at + 61
    assert list(notifications.followed(found)) == []
    found.posts = [each for each in found.posts if FOLLOWER not in each.pings]
    found.looked = found.rows[RUNNING].entries[0].at + 60
    assert list(notifications.followed(found)) == [], "it is not a minute since the turn began"


async def test_what_followers_read_is_about_the_game_that_has_just_changed(found: Evidence) -> None:
    """Beside the game is an older one in the same channel, in which the same person was to play."""
    older = found.rows[RUNNING]
    found.rows = {RUNNING - 1: replace(older, id=RUNNING - 1), RUNNING: older, LOBBY: found.rows[LOBBY]}
    follows(found)
    told_follower(found, 20)
    assert list(notifications.followed(found)) == []


async def test_the_end_that_followers_read_of_is_not_that_of_a_game_whose_secret_is_published_then(
    found: Evidence,
) -> None:
    """A game that was closed for silence stands in the same channel, and its end was told in the same words."""
    follows(found)
    ended, revealed = Ended(TableEnding.SILENCE).row(), Revealed().row()
    older, later = found.rows[RUNNING], found.rows[RUNNING].entries[-1].at + 20
    found.rows = {RUNNING - 1: replace(older, id=RUNNING - 1), RUNNING: older, LOBBY: found.rows[LOBBY]}
    for table, added in ((RUNNING - 1, ((ended, 0), (revealed, 20))), (RUNNING, ((ended, 20),))):
        for entry, seconds in added:
            at = older.entries[-1].at + seconds
            last = replace(older.entries[-1], kind=entry.kind, facts=entry.facts, at=at)
            found.rows[table] = replace(found.rows[table], entries=(*found.rows[table].entries, last))
            edited(found, table, lambda log: log)
        found.rows[table] = replace(found.rows[table], state="over")
    ((_, session),) = at_versions(found.rows[RUNNING], [found.rows[RUNNING].version])
    text = next(to_followers(session, Post(1, older.channel_id, later, (), (FOLLOWER,))))
    found.posts.append(Post(1, older.channel_id, later, (Screen({"content": text}),), (FOLLOWER,)))
    assert list(notifications.followed(found)) == []


async def test_a_secret_can_be_told_later_in_the_same_message(found: Evidence) -> None:
    """A private message is edited by whoever presses its buttons on another day."""
    secret = b"a secret of a deal"
    deal(found, secret)
    day, told = {"timestamp": "4707-11-29T12:00:00+00:00"}, {"content": secret.hex()}
    assert closes(10**6) == 86_400_108_000
    for edited_at, early in (("4707-11-30T05:59:59+00:00", True), ("4707-11-30T06:00:01+00:00", False)):
        shown = (Screen(day), Screen({**day, **told, "edited_timestamp": edited_at}))
        found.requests[0] = replace(found.requests[0], told=shown)
        assert bool(list(asked_for.dealt(found))) is early, edited_at


async def test_moves_that_were_taken_back_can_be_played_again(found: Evidence) -> None:
    """What is played after a step was taken back goes on from where the table stood."""
    place = last_ply(found)
    entries = found.rows[RUNNING].entries
    taken_back(found, sum(each.kind == "ply" for each in entries[:place]))
    again = [each for each in entries[place:] if each.kind == "ply"]
    edited(found, RUNNING, lambda kept: [*kept, *again])
    assert list(dice.in_turn(found)) == []


async def test_a_command_from_before_its_table_was_opened_is_not_judged(found: Evidence) -> None:
    """On a busy machine a command may be served before or after the table beside it was opened."""
    row = found.rows[LOBBY]
    opened = row.entries[0].at
    asked = Request(
        "77",
        found.requests[0].user_id,
        row.channel_id,
        at=0.0,
        what="/move",
        after=0.1,
        name="/move",
        given={"move": "a1"},
        guild_id=row.guild_id,
        since=opened - 4.0,
        until=opened + 11.0,
        told=(Screen({"content": sentence(SAY, NoTable())}),),
    )
    found.requests = [asked]
    assert list(told(found)) == []
    found.requests = [replace(asked, since=opened + 1.0)]
    assert [each.table for each in told(found)] == [LOBBY], "it was open all the time"


def test_a_connection_may_be_left_behind_for_each_that_broke_off() -> None:
    again = "2026-11-21 14:00:00,002 ERROR   discord.shard: Attempting a reconnect for shard ID 3 in 0.76s"
    unclosed = "2026-11-21 14:00:15,000 ERROR   asyncio: Unclosed connection"
    assert list(health.quiet(Evidence(lines=[again, "Traceback", unclosed]))) == []
    assert len(list(health.quiet(Evidence(lines=[unclosed, again])))) == 1
    assert len(list(health.quiet(Evidence(lines=[again, unclosed, unclosed])))) == 1


def test_who_is_excused() -> None:
    request = Request("5", 1, 2, at=10.0, what="/move")
    found = Evidence(requests=[request])
    assert list(proofs.answered(found))
    for excuse in (Excuse("its own", interaction_id="5"), Excuse("just then", 12.0, 14.0), Excuse("since", 5.0, 10.5)):
        found.excuses = [excuse]
        assert not list(proofs.answered(found)), excuse


def test_what_a_trouble_in_one_channel_explains() -> None:
    """In that channel a request may get an unusual answer, but it must get one."""
    here, there = (Request(str(place), 1, place, at=10.0, what="/move") for place in (2, 3))
    moved = Request("4", 1, 3, at=10.0, what="/moveto", given={"channel": "2"})
    excuse = Excuse("rights", 9.0, 11.0, channel_id=2, acknowledged=True)
    assert [excuse.covers(each) for each in (here, there, moved)] == [True, False, True]
    assert list(proofs.answered(Evidence(requests=[here], excuses=[excuse])))


def test_a_short_life_is_not_judged() -> None:
    young = [Sample(float(second), 50_000_000 * (second + 1), 14 * second) for second in range(60)]
    assert list(health.level(Evidence(lives=[young, []]))) == []
