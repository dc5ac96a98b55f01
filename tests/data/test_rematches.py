"""A rematch opens once: what names it is looked for in the transaction that opens it."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from data.errors import RematchedError
from data.rows import Change, NewSession
from data.store import Store
from tests.data.samples import ALICE, BOB, entry, kept, lobby, table


def again(channel_id: int, name: str = "1", guild_id: int = 5) -> NewSession:
    """A rematch of session 1, in a channel that others may use too."""
    return replace(table(channel_id, exclusive=False), guild_id=guild_id, after=1, rematch=name)


@pytest.mark.parametrize("guild_id", [5, 0], ids=["in a server", "in direct messages"])
async def test_of_several_in_the_same_moment_one_opens(store: Store, guild_id: int) -> None:
    await kept(store)
    opened = await asyncio.gather(
        *(store.create(again(8 + number, guild_id=guild_id), lobby(ALICE)) for number in range(4)),
        return_exceptions=True,
    )
    assert sorted(isinstance(each, RematchedError) for each in opened) == [False, True, True, True]
    (other,) = (each for each in await store.all_open() if each != 1)
    assert {each.session_id for each in opened if isinstance(each, RematchedError)} == {other}


async def test_others_open_beside_it(store: Store) -> None:
    """That of another game, one against other computers, and a table that is no rematch."""
    await kept(store)
    for number, name in enumerate(("1", "1 easy", "2", "", "")):
        await store.create(again(8 + number, name), lobby(BOB))
    assert len(await store.all_open()) == 6


async def test_it_opens_again_when_it_is_over(store: Store) -> None:
    await kept(store)
    first = await store.create(again(8), lobby(ALICE))
    await store.append(first.id, 1, Change((entry("cancelled"),), "cancelled"))
    assert (await store.create(again(8), lobby(ALICE))).id > first.id
