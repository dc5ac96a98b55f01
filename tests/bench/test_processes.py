"""Small runs of the benches with several processes: they tell what went wrong, and nothing does."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.deploy import Change, Deployed
from bench.shards import Plan, Shared, share, unplayable
from tests.play.club import open_club
from tests.play.restarts import again, unnoted


@pytest.mark.once
@pytest.mark.timeout(120)
async def test_two_processes_share_the_servers() -> None:
    done = await share(1, Plan(processes=2, shards=2, servers=2, pause=0.5, window=0.0))
    assert not done.problems, done.problems
    assert done.good, str(done)
    assert done.clicks


GOOD = Shared(10, 2, 0, 4, 0, 1, 0, [])


def test_what_disturbs_others_is_told() -> None:
    assert GOOD.good
    assert not replace(GOOD, others_failed=1).good
    assert not replace(GOOD, too_early=1).good
    assert not replace(GOOD, registered=2).good
    assert not replace(GOOD, registered=0).good
    assert not replace(GOOD, left=1).good
    assert not replace(GOOD, problems=["a table is not shown"]).good
    assert replace(GOOD, own_failed=9).good, "who is restarted is away for a moment"


@pytest.mark.seeded
async def test_a_table_has_one_message_to_play_on(tmp_path: Path) -> None:
    """The result of the game before keeps its buttons beside a rematch; a board that nobody noted is a problem."""
    async with open_club(tmp_path / "tables.sqlite3") as club:
        session = await club.start("stranded", 2)
        assert not unplayable(club.sandbox, club.alice.channel.id)
        orphan = await unnoted(club, session)
        await again(club)
        (problem,) = unplayable(club.sandbox, club.alice.channel.id)
        assert orphan.id in problem
        await club.alice.click(orphan, "More")
        await club.caught_up()
        assert orphan.deleted
        session = await club.session()
        await club.bob.click((await club.bob.slash("resign")).said, "Resign")
        await club.caught_up(since=session)
        assert not unplayable(club.sandbox, club.alice.channel.id)
        await club.alice.click(club.live(await club.session()), "Rematch")
        await club.caught_up()
        assert not unplayable(club.sandbox, club.alice.channel.id)
        assert unplayable(club.sandbox, club.alice.at("second-table").channel.id) == ["nothing can be pressed"]


def test_each_process_holds_its_shards() -> None:
    assert [Plan(3, 8).held(each) for each in range(3)] == [[0, 1, 2], [3, 4, 5], [6, 7]]


def test_changes_in_words() -> None:
    told = str(Deployed("take-over", [Change(9.0, 50, 0, 0.0), Change(11.5, 60, 2, 0.4)], []))
    assert told == "take-over: 2 changes, 110 clicks, 2 failed, over 0.4 s at the most; the longest change took 11.5 s"
