"""How much of the code one press of a move comes through."""

from __future__ import annotations

from bench.path import Way, file_of, presses


async def test_the_way_of_a_press_goes_through_the_layers() -> None:
    """From the component to the handler, the act, the store and the board; and through nothing but our own code."""
    [way] = await presses(1)
    for file in (
        "cogs/commands/turns.py",
        "sessions/acts/playing.py",
        "data/sql/store.py",
        "cogs/messages/boards.py",
    ):
        assert file in way.files
    assert {each.split("/")[0] for each in way.files} <= {"cogs", "sessions", "rules", "render", "data"}
    assert all(file_of(caller) != file_of(called) for caller, called in way.calls)
    assert {called for _, called in way.calls} <= way.functions


def test_nothing_is_noted_outside_of_the_block() -> None:
    way = Way()
    with way.noted():
        pass
    assert (way.files, way.calls) == ([], set())
