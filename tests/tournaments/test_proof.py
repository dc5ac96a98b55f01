"""What a tournament proves about its draw: the file that anybody checks, and another secret after a restored backup."""

from __future__ import annotations

import random
import shutil
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from data.opening import open_store
from data.store import COPIED
from sessions.acts import Act, Resign
from sessions.results.ratings import Ranking, Rating
from sessions.session import Session
from sessions.tables import Tables
from tests.tournaments.held import GUILD, ID, Held
from tournaments.checking import check
from tournaments.events.acts import Begin, Cancel, Correct, Leave, Verdict
from tournaments.events.proof import checking_file
from tournaments.events.state import Tournament
from tournaments.events.terms import Format
from tournaments.files import CheckingFile, decode, encode
from tournaments.repeating import CheckError

FRESH = b"\x05" * 32


def file_of(tournament: Tournament) -> CheckingFile:
    """The checking file, written and read again."""
    return decode(encode(checking_file(tournament)))


async def finished(held: Held, dice: random.Random) -> Tournament:
    """All games that are open are resigned by one of the two."""
    for board in (await held.all.load(ID, GUILD)).unfinished:
        loser = (await held.all.load(ID, GUILD)).numbered[dice.choice(board.seats)]
        await held.tables.do_wanted(board.session_id or 0, partial(_resigned, loser.user_id))
    return await held.all.advance(ID, GUILD)


def _resigned(user_id: int, session: Session) -> Act | None:
    return Resign(user_id) if session.state == "running" else None


@pytest.mark.parametrize("format_", ["group", "stages"])
async def test_in_a_single_group_ratings_come_first_and_the_others_are_drawn(
    held: Held, monkeypatch: pytest.MonkeyPatch, format_: Format
) -> None:
    ranking = Ranking({3: Rating(900.0, False), 1: Rating(1200.0, False), 4: Rating(1500.0, True)}, {})

    async def known(*_: object) -> Ranking:
        return ranking

    monkeypatch.setattr(held.tables.overview.books, "ranking", known)
    await held.make(most=10, format=format_)
    await held.enter(*range(1, 9))
    tournament = await held.all.start(ID, GUILD, 99)
    numbers = {each.user_id: each.number for each in tournament.entrants}
    rated = [each.user_id for each in tournament.entrants if each.rated]
    assert sorted(numbers.values()) == list(range(1, 9))
    assert rated == ([1, 3] if format_ == "group" else [])
    assert format_ == "stages" or (numbers[1], numbers[3]) == (1, 2)
    file = file_of(tournament)
    check(file, tournament.fingerprint)
    first = replace(file, entrants=tuple(replace(each, rated=each.number == 8) for each in file.entrants))
    with pytest.raises(CheckError, match="The draw of the numbers, before round 1, differs"):
        check(first, tournament.fingerprint)


@pytest.mark.parametrize("people", [3, 4, 7, 10])
async def test_a_file_proves_the_draw_whatever_happened(held: Held, dice: random.Random, people: int) -> None:
    """Somebody leaves before the draw, somebody withdraws, a result is corrected, and somebody is deleted."""
    await held.make(most=10)
    announced = (await held.enter(*range(1, people + 2))).fingerprint
    await held.all.do(ID, GUILD, Leave(1, held.now))
    await held.all.do(ID, GUILD, Begin(held.now))
    running = await held.opened()
    assert "isn't published yet" in " ".join(check(file_of(running), announced))
    assert running.row.secret.hex() not in encode(checking_file(running)).decode()
    if people > 3:
        await held.all.do(ID, GUILD, Leave(2, held.now))
        await held.all.advance(ID, GUILD)
    over = await finished(held, dice)
    corrected = Correct(99, over.boards[0].board, Verdict.DRAW, "why", held.now)
    await held.all.do(ID, GUILD, corrected)
    await held.tables.people.forget(3)
    over = await held.all.load(ID, GUILD)
    assert over.state == "finished"
    said = check(file_of(over), announced)
    assert "The keys of all rounds follow from the secret whose fingerprint was announced" in said[1]
    assert file_of(over).secrets[0].secret == over.row.secret.hex()


async def test_another_order_or_result_is_noticed(held: Held, dice: random.Random) -> None:
    await held.make(most=10)
    await held.enter(*range(1, 6))
    await held.all.do(ID, GUILD, Begin(held.now))
    await held.opened()
    over = await finished(held, dice)
    file = file_of(over)
    one, other, *rest = file.entrants
    swapped = (replace(one, joined=other.joined), replace(other, joined=one.joined), *rest)
    with pytest.raises(CheckError, match="The draw of the numbers, before round 1, differs"):
        check(replace(file, entrants=swapped))
    with pytest.raises(CheckError, match="its key doesn't follow from the secret"):
        check(replace(file, words=file.words[:-1]))
    with pytest.raises(CheckError, match="fingerprint isn't the one"):
        check(file, "ab" * 32)


async def test_a_tournament_that_was_cancelled_shows_its_secret(held: Held) -> None:
    await held.make()
    announced = (await held.enter(1, 2)).fingerprint
    await held.all.do(ID, GUILD, Cancel(9, "why"))
    cancelled = await held.all.load(ID, GUILD)
    assert check(file_of(cancelled), announced)[0].startswith("Nothing was drawn")
    assert file_of(cancelled).secrets[0].secret == cancelled.row.secret.hex()


async def test_a_restored_backup_has_the_draw_made_from_another_secret(held: Held, tmp_path: Path) -> None:
    """Whoever joined before reads that, and both fingerprints are in the file; a draw that was made stays."""
    await held.make(ID)
    await held.make(ID + 1)
    announced = (await held.enter(1, 2, 3)).fingerprint
    await held.enter(1, 2, 3, number=ID + 1)
    drawn = await held.all.do(ID + 1, GUILD, Begin(held.now))
    await held.tables.store.remember(COPIED, "1")
    copy = tmp_path / "copy.sqlite3"
    await held.tables.store.close()
    shutil.copy(tmp_path / "tables.sqlite3", copy)
    store = await open_store(copy, lambda: held.clock[0])
    try:
        later = Held(Tables(store, make_secret=lambda: FRESH), held.clock)
        await later.tables.startup.bind_anew(later.all.bind_anew)
        found = await later.all.load(ID, GUILD)
        assert found.fingerprint != announced
        assert [each.kind for each in await later.all.journal(found)] == ["bound"]
        await later.tables.startup.bind_anew(later.all.bind_anew)
        assert len((await later.all.load(ID, GUILD)).secrets) == 2, "once is enough"
        assert (await later.all.load(ID + 1, GUILD)).row == drawn.row
        begun = await later.all.do(ID, GUILD, Begin(later.now))
        over = await later.all.do(ID, GUILD, Cancel(9, "why"))
        assert begun.key(0) == over.key(0)
        first, second = (" ".join(check(file_of(over), each)) for each in (announced, over.fingerprint))
        assert "no lot was drawn from it" in first
        assert "From the draw of the numbers on the keys follow from another secret" in first
        assert "The keys of all rounds follow from the secret whose fingerprint was announced" in second
    finally:
        await store.close()
