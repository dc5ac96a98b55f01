"""Who agrees to play with strangers, what these call them, and what a log keeps of that."""

from __future__ import annotations

import random

import pytest

from data.rows import SessionRow
from data.store import Store
from sessions.log import Opened, entries, read
from sessions.people.exporting import without
from sessions.people.player_names import DIGITS, WORDS, drawn
from sessions.refusals.limits import NameTooNew
from sessions.state.clock import DAY
from sessions.state.players import Forgotten, Person, Stranger
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from sessions.tables.strangers import RENAMED_EVERY
from tests.sessions.club import ANN, BEN, Time

BASALT, WILLOW = Stranger.named(ANN.user_id, "basalt", 482), Stranger.named(BEN.user_id, "willow", 905)


def test_names_are_drawn_from_the_whole_list(dice: random.Random) -> None:
    found = [drawn(dice.randbytes(32)) for _ in range(4000)]
    assert {word for word, _ in found} == set(WORDS)
    assert {len(str(number)) for _, number in found} == {DIGITS}
    assert len({number for _, number in found}) > 800
    assert len(str(drawn(dice.randbytes(32), 5)[1])) == 5
    assert len(set(WORDS)) == len(WORDS) >= 100


async def test_a_name_is_drawn_once(store: Store, dice: random.Random) -> None:
    tables = Tables(store, make_secret=lambda: dice.randbytes(32))
    first = await tables.strangers.names.drawn(ANN.user_id)
    assert await tables.strangers.names.drawn(ANN.user_id) == first
    assert await tables.strangers.about(ANN.user_id) == [{"name": f"{first.word} {first.number}", "drawn anew": None}]
    assert await tables.strangers.about(BEN.user_id) == []


async def test_another_name_can_be_drawn_once_a_month(store: Store, time: Time, dice: random.Random) -> None:
    names = Tables(store, make_secret=lambda: dice.randbytes(32)).strangers.names
    time.now += RENAMED_EVERY
    await names.drawn(ANN.user_id)
    first = await names.draw_another(ANN.user_id)
    time.now += DAY
    with pytest.raises(NameTooNew) as refusal:
        await names.draw_another(ANN.user_id)
    assert refusal.value.wait == RENAMED_EVERY - DAY
    time.now += RENAMED_EVERY - DAY
    second = await names.draw_another(ANN.user_id)
    assert (second.word, second.number) != (first.word, first.number)
    assert await names.kept(ANN.user_id) == second


async def test_somebody_gets_a_name_where_all_drawn_ones_are_taken(tables: Tables) -> None:
    """The secret of these tables is always the same, and so is what is drawn from it."""
    names = tables.strangers.names
    found = [await names.drawn(user_id) for user_id in (11, 22, 33)]
    assert [len(str(each.number)) for each in found] == [DIGITS, DIGITS + 1, DIGITS + 2]


async def test_somebody_agrees_and_stops(tables: Tables, time: Time) -> None:
    strangers = tables.strangers
    time.now += DAY
    assert not await strangers.has_agreed(ANN.user_id)
    await strangers.agree(ANN.user_id)
    assert await strangers.has_agreed(ANN.user_id)
    assert (await tables.settings.person(ANN.user_id)).pool == time.now
    name = await strangers.names.kept(ANN.user_id)
    assert name is not None
    await strangers.stop(ANN.user_id)
    assert not await strangers.has_agreed(ANN.user_id)
    assert await strangers.names.kept(ANN.user_id) == name, "stopping gives nobody another name"


async def game(tables: Tables) -> SessionRow:
    session = await tables.openings.open(
        Opening("stranded", Place(5, 7), (BASALT, WILLOW), salt="9", at_once=True, table_options={"thread": "off"})
    )
    assert session.of_strangers
    assert not session.of_pool, "nobody has matched them"
    row = await tables.store.session(session.id)
    assert row is not None
    return row


async def test_a_log_has_the_player_names_and_no_other(tables: Tables) -> None:
    row = await game(tables)
    opened = entries(row)[0]
    assert isinstance(opened, Opened)
    assert set(opened.people) == {BASALT, WILLOW}
    assert read(opened.kind, opened.row().facts) == opened
    assert (await tables.load(row.id)).people[0] in (BASALT, WILLOW)
    (about, *_) = await tables.people.about(ANN.user_id)
    assert about["your names"] == ["basalt 482"]
    assert "willow" not in str(about)


async def test_of_who_is_deleted_the_player_name_goes(tables: Tables) -> None:
    row = await game(tables)
    opened = without(row, [ANN.user_id]).entries[0]
    found = read(opened.kind, opened.facts)
    assert isinstance(found, Opened)
    assert set(found.people) == {Forgotten(-1), WILLOW}
    assert "basalt" not in opened.facts


def test_a_person_of_the_same_name_is_no_stranger() -> None:
    assert Person(ANN.user_id, "basalt 482") != BASALT
