"""Pairs whom organisers keep apart: never paired, as those who avoid each other, and nobody can tell which it is."""

from __future__ import annotations

import discord
import msgspec
import pytest

from cogs.messages import entrants as screens
from cogs.messages import tournaments as messages
from cogs.words import pairings
from sessions.refusals.base import Refusal
from sessions.state.clock import DAY
from tests.data.samples import anonymous
from tests.tournaments.held import GUILD, ID, Held
from tests.tournaments.made import announced, registered
from tournaments.events.acts import Begin, Cancel, Leave
from tournaments.events.apart import KeepApart
from tournaments.events.gathering import CheckIn
from tournaments.events.own_data import about
from tournaments.events.proof import checking_file
from tournaments.events.refusals import NotRegistered, OwnResult, RegistrationOver, TournamentOver
from tournaments.events.rounds import Ready, drawn, task_of
from tournaments.events.state import Tournament
from tournaments.events.terms import Terms
from tournaments.pairing.tasks import Task, solved
from words import ENGLISH, of

ORGANISER = 99

SAY = of(ENGLISH)


def shown(view: discord.ui.LayoutView) -> str:
    """All that a message shows."""
    return str(view.to_components())  # type: ignore[no-untyped-call]  # discord.py has no type for it


async def begin(held: Held, number: int = ID) -> Tournament:
    found = await held.all.load(number, GUILD)
    return await held.all.do(number, GUILD, Begin(held.now, ORGANISER, await held.all.apart(found)))


async def test_two_in_one_group_who_are_kept_apart_have_a_draw(held: Held) -> None:
    await held.make(most=4)
    await held.enter(1, 2, 3)
    await held.all.do(ID, GUILD, KeepApart(ORGANISER, (1, 2)))
    found = await begin(held)
    [board] = [each for each in found.boards if each.how]
    assert {each.user_id for each in found.people(board)} == {1, 2}
    assert (board.how, board.points) == ("apart", (1, 1))


async def test_who_comes_from_the_waiting_list_meets_nobody_whom_they_avoid(held: Held) -> None:
    await held.make(most=3, check_in=3600)
    await held.enter(1, 2, 3, 4)
    await held.tables.settings.change_person(4, avoided=[1])
    held.clock[0] += DAY
    await held.all.advance(ID, GUILD)
    for user_id in (1, 2, 4):
        await held.all.do(ID, GUILD, CheckIn(user_id, held.now))
    held.clock[0] += 3600
    found = await held.all.advance(ID, GUILD)
    [board] = [each for each in found.boards if each.how]
    assert {each.user_id for each in found.people(board)} == {1, 4}


async def test_the_same_act_ends_it(held: Held) -> None:
    await held.make(most=4)
    await held.enter(1, 2, 3)
    kept = await held.all.do(ID, GUILD, KeepApart(ORGANISER, (2, 1)))
    assert kept.kept == {frozenset((1, 2))}
    assert (await held.all.do(ID, GUILD, KeepApart(ORGANISER, (1, 2)))).kept == frozenset()
    assert not any(each.how for each in (await begin(held)).boards)


async def test_in_rounds_they_are_never_paired(held: Held) -> None:
    await held.make(most=8, format="swiss", bank="15m")
    await held.enter(*range(1, 7))
    found = await begin(held)
    await held.all.do(ID, GUILD, KeepApart(ORGANISER, (5, 6)))
    for user_id in range(1, 7):
        found = await held.all.do(ID, GUILD, Ready(user_id, held.now))
    here = drawn(found)
    [pair] = task_of(here, await held.all.apart(here)).apart
    assert {each.user_id for each in here.entrants if each.number in pair} == {5, 6}


async def test_who_leaves_and_joins_again_is_still_kept_apart_and_who_is_deleted_is_in_no_pair(held: Held) -> None:
    await held.make(most=4)
    await held.enter(1, 2, 3)
    await held.all.do(ID, GUILD, KeepApart(ORGANISER, (1, 2)))
    await held.all.do(ID, GUILD, Leave(2, held.now))
    assert await held.all.apart(await held.all.load(ID, GUILD)) == frozenset()
    found = await held.enter(2)
    assert await held.all.apart(found) == {frozenset((1, 2))}
    assert "apart" not in str(await about(held.tables.store, 1)), "nobody is told, not even by /privacy"
    await held.tables.store.forget_person(2, [], anonymous)
    assert (await held.all.load(ID, GUILD)).kept == frozenset()


async def test_who_may_not_is_refused(held: Held) -> None:
    await held.make(most=4)
    await held.enter(1, 2, 3)
    refused: list[tuple[type[Refusal], KeepApart]] = [
        (OwnResult, KeepApart(1, (1, 2))),
        (OwnResult, KeepApart(3, (1, 2))),
        (NotRegistered, KeepApart(ORGANISER, (1, 1))),
        (NotRegistered, KeepApart(ORGANISER, (1, 9))),
    ]
    for kind, act in refused:
        with pytest.raises(kind):
            await held.all.do(ID, GUILD, act)
    await begin(held)
    with pytest.raises(RegistrationOver):
        await held.all.do(ID, GUILD, KeepApart(ORGANISER, (1, 2)))
    await held.all.do(ID, GUILD, Cancel(ORGANISER, "why"))
    with pytest.raises(TournamentOver):
        await held.all.do(ID, GUILD, KeepApart(ORGANISER, (1, 2)))


def test_a_score_event_pairs_nobody_so_nobody_is_kept_apart() -> None:
    event = registered(announced(Terms(format="event"), b"s" * 32), (1, 2, 3))
    assert "Don’t pair with" not in shown(screens.player(SAY, event, 1))
    with pytest.raises(RegistrationOver):
        KeepApart(ORGANISER, (1, 2)).apply(event)
    group = registered(announced(Terms(), b"s" * 32), (1, 2, 3))
    assert "Don’t pair with" in shown(screens.player(SAY, group, 1))


@pytest.mark.parametrize("format_", ["group", "swiss"])
async def test_nothing_tells_an_organiser_who_keeps_apart_from_a_person_who_avoids(
    held: Held, monkeypatch: pytest.MonkeyPatch, format_: str
) -> None:
    """Check 18: messages, the journal, the file and the explanation are the same, and so is each board."""

    async def here(task: Task) -> list[tuple[int, ...]]:
        return solved(task)

    monkeypatch.setattr(held.all, "pair", here)
    monkeypatch.setattr(held.tables, "new_secret", lambda: b"s" * 32)
    seen = []
    for number, by_organiser in ((ID, True), (ID + 1, False)):
        await held.make(number, most=8, format=format_, bank="15m" if format_ == "swiss" else "3d")
        await held.enter(*range(1, 7), number=number)
        if by_organiser:
            await held.all.do(number, GUILD, KeepApart(ORGANISER, (1, 2)))
        else:
            await held.tables.settings.change_person(1, avoided=[2])
        found = await begin(held, number)
        if format_ == "swiss":
            for user_id in range(1, 7):
                await held.all.do(number, GUILD, Ready(user_id, held.now))
            found = await held.all.advance(number, GUILD)
        assert found.boards
        journal = await held.all.journal(found)
        same = msgspec.structs.replace(found, row=msgspec.structs.replace(found.row, id=ID))
        told = [shown(messages.public(SAY, same, journal))]
        told += [shown(messages.journal(SAY, same, journal))]
        told += [str(pairings.lines(SAY, same, each)) for each in range(1, 7)] if format_ == "swiss" else []
        file = msgspec.structs.replace(checking_file(found), press="")
        seen.append((told, file, found.boards, [(each.kind, each.facts) for each in journal]))
        if not by_organiser:
            for entry in range(1, 7):
                assert "Not paired with" not in shown(screens.player(SAY, found, entry))
        await held.all.do(number, GUILD, Cancel(ORGANISER, "why"))
    assert seen[0] == seen[1]
