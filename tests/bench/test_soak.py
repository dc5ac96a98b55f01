"""The soak: a short one holds, and each of its proofs fails where something is not as it must be."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bench.soak import deals, evidence, finding, following, health, proofs, report
from bench.soak.answers import told
from bench.soak.evidence import Evidence, Excuse, Kept, Post, Request, Sample, Screen, Violation
from bench.soak.gathering import kept_in, names_of, posts_of, requests_of
from bench.soak.report import figures
from bench.soak.run import Size, Soaked, soak
from bench.soak.said import SAY
from cogs.interactions.ids import Press
from cogs.words import rooms as room_words
from cogs.words.refusals import sentence
from data.rows import EntryRow, SessionRow, SettingRow
from sandbox.people import acting
from sandbox.people.person import PATIENCE
from sandbox.refusals.walking import components
from sandbox.world.state import Refusal
from sessions.log import Dealt, Matched, Opened, Person, Planned, TakenBack
from sessions.refusals import NoTable
from sessions.state.deals import closes
from tests import seeds
from tests.play.club import Club, open_club

pytestmark = [pytest.mark.once, pytest.mark.seeded]


@pytest.mark.timeout(1200)
async def test_a_short_soak_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine the bot may take longer than it may on Discord; that it answers at all is proved all the same.
    monkeypatch.setattr(acting, "ACKNOWLEDGE_WITHIN", PATIENCE / 2)
    for module in (evidence, proofs, report):
        monkeypatch.setattr(module, "ACKNOWLEDGED_WITHIN", PATIENCE / 2)
    done = await soak(seeds.seed_of_run(), Size(seconds=12.0, tables=8, kills=1, thinking=1.0, pause=0.6))
    assert done.found == [], "\n".join(map(str, done.found))
    assert done.troubles["kill"] == 1
    assert done.faults, "troubles struck"
    assert len(done.evidence.lives) == 3, "a kill, and the last start"
    assert any(row.state != "lobby" for row in done.evidence.rows.values()), "games were played"
    assert any(line.startswith("interactions ") for line in figures(done))


@pytest.mark.parametrize(
    ("name", "finds", "status"), [("stray_note", True, 0), ("stray_note", False, 1), ("none", True, 1)]
)
def test_it_is_told_whether_a_broken_bot_was_found(
    name: str, finds: bool, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    soaked: list[str] = []

    async def soak_at_once(_seed: int, _size: Size, broken: str) -> Soaked:
        soaked.append(broken)
        return Soaked(Evidence(), [Violation("said", "a note")] if finds else [], seconds=17.2)

    monkeypatch.setattr(report, "soak", soak_at_once)
    told: list[str] = []
    assert report.main(["--broken", name], told.append) == status
    assert soaked == ["" if name == "none" else name]
    assert (f"| {name} | 17 | said 1 |" if finds else f"| {name} | not found |  |") in told


# What is doctored below


async def played(club: Club) -> Evidence:
    """A game that runs after some plies, beside a lobby and one that was given up; all as it must be."""
    club_dice = seeds.shared("soak")
    session = await club.start("stranded", 2)
    await club.bob.click((await club.bob.slash("resign")).said, "Resign")
    await club.caught_up(since=session)
    session = await club.start("stranded", 2)
    for _ in range(6):
        await club.play_one(session, club_dice)
        session = await club.session()
    await club.alice.at("second-table").slash("play", game="games_up", opponent=club.bob)
    await club.caught_up()
    rows: dict[int, SessionRow] = {}
    while (row := await club.tables.store.session(len(rows) + 1)) is not None:
        rows[row.id] = row
    found = Evidence(rows, posts=posts_of(club.sandbox, 0.0), requests=requests_of(club.sandbox, 0.0))
    found.names = names_of(club.sandbox)
    found.kept = [await kept_in(club.tables.store, club.sandbox)]
    found.logs = [{row.id: row.entries[:3] for row in rows.values()}]
    found.refusals = [Refusal("POST", "/channels/1/messages", 403, 50013, "Missing Permissions")]
    found.lines = [
        "2026-11-21 14:00:00,000 INFO    bot: all is well",
        "2026-11-21 14:00:00,001 ERROR   discord.client: Attempting a reconnect in 1.00s",
        "Traceback (most recent call last):",
    ]
    found.lives = [[Sample(float(second), 100_000_000, 14) for second in range(200)]]
    return found


_PLAYED: list[Evidence] = []


@pytest.fixture
async def found(tmp_path: Path) -> Evidence:
    """What `played` leaves, played once, to be doctored freely."""
    if not _PLAYED:
        secret = seeds.shared("soak", "secret").randbytes(32)
        async with open_club(tmp_path / "tables.sqlite3", secret=secret) as club:
            _PLAYED.append(await played(club))
    one = _PLAYED[0]
    return Evidence(
        {**one.rows},
        [*one.logs],
        [*one.posts],
        [*one.requests],
        [*one.excuses],
        [*one.lives],
        [*one.lines],
        dict(one.names),
        [*one.refusals],
        kept=[*one.kept],
    )


RUNNING, LOBBY = 2, 3
"""The tables of `played`."""


def live(found: Evidence, table: int = RUNNING) -> Post:
    """The live message of a table."""
    row = found.rows[table].live
    assert row is not None
    return next(each for each in found.posts if each.message_id == row.message_id)


def put(found: Evidence, old: Post, **changes: Any) -> None:
    """Change a post."""
    found.posts[found.posts.index(old)] = replace(old, **changes)


def edited(found: Evidence, table: int, edit: Callable[[list[EntryRow]], list[EntryRow]]) -> None:
    """Change a table's log."""
    row = found.rows[table]
    entries = [replace(each, number=number) for number, each in enumerate(edit(list(row.entries)), 1)]
    found.rows[table] = replace(row, entries=tuple(entries), version=len(entries))


def last_ply(found: Evidence) -> int:
    """The place of the running game's last entry that is a ply of a person."""
    entries = found.rows[RUNNING].entries
    return max(place for place, each in enumerate(entries) if each.kind == "ply" and json.loads(each.facts)["seat"])


def without_the_end(found: Evidence) -> None:
    edited(found, RUNNING, lambda entries: entries[:-1])


def another_ply(found: Evidence) -> None:
    place = last_ply(found)
    edited(found, RUNNING, lambda entries: entries[:place] + entries[place + 1 :])


def no_such_table(found: Evidence) -> None:
    del found.rows[RUNNING]


def gone_from_disk(found: Evidence) -> None:
    found.logs.append({RUNNING: found.rows[RUNNING].entries})
    edited(found, RUNNING, lambda entries: entries[:-1])


def a_ply_twice(found: Evidence) -> None:
    place = last_ply(found)
    edited(found, RUNNING, lambda entries: [*entries[: place + 1], *entries[place:]])


def by_the_other(found: Evidence) -> None:
    def swapped(entries: list[EntryRow]) -> list[EntryRow]:
        facts = json.loads(entries[place].facts)
        other = json.dumps({**facts, "seat": 3 - facts["seat"]})
        return [*entries[:place], replace(entries[place], facts=other), *entries[place + 1 :]]

    place = last_ply(found)
    edited(found, RUNNING, swapped)


def numbers_skipped(found: Evidence) -> None:
    row = found.rows[RUNNING]
    found.rows[RUNNING] = replace(row, entries=(*row.entries[:-1], replace(row.entries[-1], number=99)))


def taken_back(found: Evidence, plies: int) -> None:
    """Moves are taken back, until so many stand."""
    row = found.rows[RUNNING].entries[-1]
    entry = TakenBack(11, plies).row()
    edited(found, RUNNING, lambda entries: [*entries, replace(row, kind=entry.kind, facts=entry.facts)])


def taken_back_too_much(found: Evidence) -> None:
    taken_back(found, 999)


def never_asked(found: Evidence) -> None:
    place = max(place for place, each in enumerate(found.requests) if each.plies)
    found.requests[place] = replace(found.requests[place], plies=())


def unanswered(found: Evidence) -> None:
    found.requests[0] = replace(found.requests[0], after=None)


def late(found: Evidence) -> None:
    found.requests[0] = replace(found.requests[0], after=3.5)


def excused_otherwise(found: Evidence) -> None:
    late(found)
    found.excuses = [Excuse("another's", interaction_id="7"), Excuse("before", 0.0, found.requests[0].at - 1)]


def called_who_waits(found: Evidence) -> None:
    post = next(each for each in found.posts if each.pings)
    put(found, post, pings=(*post.pings, 77))


def called_by_a_past_board(found: Evidence) -> None:
    post = live(found)
    put(found, post, screens=(Screen({"components": []}), *post.screens), pings=(77,))


def called_twice(found: Evidence) -> None:
    post = next(each for each in reversed(found.posts) if each.pings)
    found.posts.append(replace(post, message_id=9))


def no_live_message(found: Evidence) -> None:
    found.rows[RUNNING] = replace(found.rows[RUNNING], messages=())


def deleted(found: Evidence) -> None:
    put(found, live(found), gone=True)


def not_shown(found: Evidence) -> None:
    row = found.rows[RUNNING]
    found.rows[RUNNING] = replace(row, shown=row.version - 1)


def a_lobby_without_buttons(found: Evidence) -> None:
    post = live(found, LOBBY)
    put(found, post, screens=(*post.screens, Screen({"components": []})))


def an_old_board(found: Evidence) -> None:
    found.posts.append(replace(live(found), message_id=9, pings=()))


def an_old_lobby(found: Evidence) -> None:
    found.posts.append(replace(live(found, LOBBY), message_id=9, pings=()))


def memory_grows(found: Evidence) -> None:
    found.lives.append([Sample(float(second), 100_000_000 + 500_000 * second, 14) for second in range(200)])


def files_grow(found: Evidence) -> None:
    found.lives.append([Sample(float(second), 100_000_000, 14 + second // 4) for second in range(200)])


def an_error(found: Evidence) -> None:
    found.lines.append("2026-11-21 14:00:02,000 ERROR   cogs.interactions.router: Failed to answer")


def a_bare_traceback(found: Evidence) -> None:
    found.lines[1:2] = []


def a_form_with_faults(found: Evidence) -> None:
    found.refusals = [Refusal("POST", "/channels/1/messages", 400, 50035, "Invalid Form Body")]


def a_route_that_is_not_there(found: Evidence) -> None:
    found.refusals = [Refusal("GET", "/voice/regions", 501, 0, "not built")]


def nobody_called(found: Evidence) -> None:
    found.posts = [replace(each, pings=()) for each in found.posts]


def another_word(found: Evidence) -> None:
    post = live(found)
    put(found, post, screens=(*post.screens[:-1], reading(post.screens[-1], lambda said: f"{said}!")))


def a_word_left_out(found: Evidence) -> None:
    post = live(found, LOBBY)
    put(found, post, screens=(*post.screens[:-1], reading(post.screens[-1], lambda said: said[: said.rfind("\n")])))


def a_note(found: Evidence) -> None:
    found.posts.append(Post(9, found.rows[RUNNING].channel_id, 0.0, (Screen({"content": "Hello."}),)))


def reading(screen: Screen, other: Callable[[str], str]) -> Screen:
    """The screen with another first text."""
    payload = json.loads(json.dumps(screen.payload))
    part = next(each for kind, each, _ in components(payload) if kind == "text")
    part["content"] = other(part["content"])
    return Screen(payload)


def another_answer(found: Evidence) -> None:
    place = next(place for place, each in enumerate(found.requests) if each.name == "resigned")
    found.requests[place] = replace(found.requests[place], told=(Screen({"content": "Never."}),))


def nothing_done(found: Evidence) -> None:
    place = next(place for place, each in enumerate(found.requests) if each.name == "accept")
    found.requests[place] = replace(found.requests[place], user_id=found.requests[0].user_id)


def another_secret(found: Evidence) -> None:
    found.rows[RUNNING] = replace(found.rows[RUNNING], secret=b"another")


def deal(found: Evidence, secret: bytes, *, scored: bool = True, user_id: int = 5) -> None:
    """One more table, which plays a deal of the future."""
    opened = Opened("level=1", user_id, None, (Person(user_id, "Eve"),))
    number = max(found.rows) + 1
    rows = [each.row() for each in (opened, Dealt(10**6, scored))]
    entries = tuple(EntryRow(place, row.kind, row.facts, 0, b"") for place, row in enumerate(rows, 1))
    found.rows[number] = replace(found.rows[RUNNING], id=number, game="mars", secret=secret, entries=entries)


def two_secrets_a_day(found: Evidence) -> None:
    deal(found, b"one")
    deal(found, b"other", user_id=6)


def a_second_attempt(found: Evidence) -> None:
    deal(found, b"one")
    deal(found, b"one")


def practice_alone(found: Evidence) -> None:
    deal(found, b"one")
    deal(found, b"one", scored=False, user_id=6)


def a_secret_told(found: Evidence) -> None:
    deal(found, b"a secret of a deal")
    told = (Screen({"content": b"a secret of a deal".hex()}),)
    found.requests.append(replace(found.requests[0], told=told))


def planned_by_nobody(found: Evidence) -> None:
    place = last_ply(found)
    entry = Planned(11).row()

    def edit(entries: list[EntryRow]) -> list[EntryRow]:
        return [*entries[:place], replace(entries[place], kind=entry.kind, facts=entry.facts), *entries[place:]]

    edited(found, RUNNING, edit)


def matched(found: Evidence, *user_ids: int) -> None:
    """The running game began since these had offered to play it."""
    row, entry = found.rows[RUNNING].entries[-1], Matched(user_ids).row()
    edited(found, RUNNING, lambda entries: [*entries, replace(row, kind=entry.kind, facts=entry.facts)])


def offered(found: Evidence, *user_ids: int) -> None:
    """Each of them has offered to play."""
    found.requests += [replace(found.requests[0], name="makeoffer", user_id=each) for each in user_ids]


def matched_without_an_offer(found: Evidence) -> None:
    offered(found, 11)
    matched(found, 11, 12)


def matched_with_oneself(found: Evidence) -> None:
    offered(found, 11, 11)
    matched(found, 11, 11)


def matched_with_whom_they_avoid(found: Evidence) -> None:
    offered(found, 11, 12)
    press, since = Press("setperson", words=("avoided",)), found.rows[RUNNING].entries[0].at - 60
    setting = replace(found.requests[0], name="setperson", user_id=11, press=press, values=("12",), after=0.1)
    found.requests.append(replace(setting, since=since, until=since + 1, told=()))
    matched(found, 11, 12)


FOLLOWER = 77


def follows(found: Evidence, what: str = "turns") -> None:
    """Somebody follows the running game from its first turn on, of which each entry comes ten seconds later."""
    row = found.rows[RUNNING]
    begun = row.entries[0].at
    edited(found, RUNNING, lambda log: [replace(each, at=begun + 10 * place) for place, each in enumerate(log)])
    plies = (each for each in found.rows[RUNNING].entries if each.kind == "ply")
    first = next(each.at for each in plies if json.loads(each.facts)["seat"])
    press = Press("follow", RUNNING, words=(what,))
    asked = Request(
        "77",
        FOLLOWER,
        row.channel_id,
        0.0,
        "follow",
        name="follow",
        press=press,
        guild_id=row.guild_id,
        since=first - 3,
        until=first - 2,
    )
    found.requests.append(asked)


def told_follower(found: Evidence, later: float) -> None:
    """A message tells the follower whose turn it is, so many seconds after the last entry."""
    row = found.rows[RUNNING]
    ((_, session),) = evidence.at_versions(row, [row.version])
    text = room_words.called_turn(SAY, session, [FOLLOWER])
    at = row.entries[-1].at + later
    found.posts.append(Post(int(at), row.channel_id, at, (Screen({"content": text}),), (FOLLOWER,)))


def told_without_following(found: Evidence) -> None:
    told_follower(found, 20)


def told_before_the_end(found: Evidence) -> None:
    follows(found, "end")
    told_follower(found, 20)


def told_twice_of_a_turn(found: Evidence) -> None:
    follows(found)
    told_follower(found, 20)
    told_follower(found, 200)


def follower_left_out(found: Evidence) -> None:
    follows(found)
    found.standing, found.looked = True, found.rows[RUNNING].entries[-1].at + 61


def time_went_by(found: Evidence) -> None:
    found.looked = 10.0**10


def a_setting_lost(found: Evidence) -> None:
    press = Press("setperson", words=("confirm", "on"))
    found.requests.append(replace(found.requests[0], name="setperson", press=press, told=()))


def a_setting_that_nobody_chose(found: Evidence) -> None:
    owner = found.requests[0].user_id
    rows = {**found.kept[0].rows, owner: (SettingRow(owner, "confirm", "true"),)}
    found.kept = [Kept(found.kept[0].at, rows)]


DOCTORED: list[tuple[str, Callable[[Evidence], None]]] = [
    ("lost", without_the_end),
    ("lost", another_ply),
    ("lost", no_such_table),
    ("kept", gone_from_disk),
    ("in turn", a_ply_twice),
    ("in turn", by_the_other),
    ("in turn", numbers_skipped),
    ("in turn", taken_back_too_much),
    ("once", never_asked),
    ("answered", unanswered),
    ("answered", late),
    ("answered", excused_otherwise),
    ("called", called_who_waits),
    ("called", called_by_a_past_board),
    ("called", called_twice),
    ("reached", nobody_called),
    ("said", another_word),
    ("said", a_word_left_out),
    ("said", a_note),
    ("told", another_answer),
    ("told", nothing_done),
    ("drawn", another_secret),
    ("dealt", two_secrets_a_day),
    ("dealt", a_second_attempt),
    ("dealt", practice_alone),
    ("dealt", a_secret_told),
    ("planned", planned_by_nobody),
    ("matched", matched_without_an_offer),
    ("matched", matched_with_oneself),
    ("matched", matched_with_whom_they_avoid),
    ("followed", told_without_following),
    ("followed", told_before_the_end),
    ("followed", told_twice_of_a_turn),
    ("followed", follower_left_out),
    ("timely", time_went_by),
    ("settled", a_setting_lost),
    ("settled", a_setting_that_nobody_chose),
    ("free", no_live_message),
    ("free", deleted),
    ("free", not_shown),
    ("free", a_lobby_without_buttons),
    ("retired", an_old_board),
    ("retired", an_old_lobby),
    ("level", memory_grows),
    ("level", files_grow),
    ("quiet", an_error),
    ("quiet", a_bare_traceback),
    ("well formed", a_form_with_faults),
    ("well formed", a_route_that_is_not_there),
]


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


async def test_people_are_matched_who_offered_to_play(found: Evidence) -> None:
    offered(found, 11, 12)
    matched(found, 11, 12)
    assert list(finding.matched(found)) == []


async def test_followers_are_told_once_a_turn(found: Evidence) -> None:
    follows(found)
    told_follower(found, 20)
    found.standing, found.looked = True, found.rows[RUNNING].entries[-1].at + 61
    assert list(following.followed(found)) == []
    found.posts = [each for each in found.posts if FOLLOWER not in each.pings]
    found.looked = found.rows[RUNNING].entries[0].at + 60
    assert list(following.followed(found)) == [], "it is not a minute since the turn began"


async def test_what_followers_read_is_about_the_game_that_has_just_changed(found: Evidence) -> None:
    """Beside the game is an older one in the same channel, in which the same person was to play."""
    older = found.rows[RUNNING]
    found.rows = {RUNNING - 1: replace(older, id=RUNNING - 1), RUNNING: older, LOBBY: found.rows[LOBBY]}
    follows(found)
    told_follower(found, 20)
    assert list(following.followed(found)) == []


async def test_a_secret_can_be_told_later_in_the_same_message(found: Evidence) -> None:
    """A private message is edited by whoever presses its buttons on another day."""
    secret = b"a secret of a deal"
    deal(found, secret)
    day, told = {"timestamp": "4707-11-29T12:00:00+00:00"}, {"content": secret.hex()}
    assert closes(10**6) == 86_400_108_000
    for edited_at, early in (("4707-11-30T05:59:59+00:00", True), ("4707-11-30T06:00:01+00:00", False)):
        shown = (Screen(day), Screen({**day, **told, "edited_timestamp": edited_at}))
        found.requests[0] = replace(found.requests[0], told=shown)
        assert bool(list(deals.dealt(found))) is early, edited_at


async def test_moves_that_were_taken_back_can_be_played_again(found: Evidence) -> None:
    """What is played after a step was taken back goes on from where the table stood."""
    place = last_ply(found)
    entries = found.rows[RUNNING].entries
    taken_back(found, sum(each.kind == "ply" for each in entries[:place]))
    again = [each for each in entries[place:] if each.kind == "ply"]
    edited(found, RUNNING, lambda kept: [*kept, *again])
    assert list(proofs.in_turn(found)) == []


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


def test_who_is_excused() -> None:
    request = Request("5", 1, 2, at=10.0, what="/move")
    found = Evidence(requests=[request])
    assert list(proofs.answered(found))
    for excuse in (Excuse("its own", interaction_id="5"), Excuse("just then", 12.0, 14.0), Excuse("since", 5.0, 10.5)):
        found.excuses = [excuse]
        assert not list(proofs.answered(found)), excuse


def test_what_a_trouble_in_one_channel_explains() -> None:
    """There another answer may come than usual, but one must come."""
    here, there = (Request(str(place), 1, place, at=10.0, what="/move") for place in (2, 3))
    moved = Request("4", 1, 3, at=10.0, what="/moveto", given={"channel": "2"})
    excuse = Excuse("rights", 9.0, 11.0, channel_id=2, acknowledged=True)
    assert [excuse.covers(each) for each in (here, there, moved)] == [True, False, True]
    assert list(proofs.answered(Evidence(requests=[here], excuses=[excuse])))


def test_a_short_life_is_not_judged() -> None:
    young = [Sample(float(second), 50_000_000 * (second + 1), 14 * second) for second in range(60)]
    assert list(health.level(Evidence(lives=[young, []]))) == []
