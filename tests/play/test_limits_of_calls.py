"""What counts as a call where calls are limited: neither whoever asks, nor an invitation that is refused."""

from __future__ import annotations

import pytest

from cogs.interactions.limits import CALLS_PER_PERSON
from sandbox import Person
from tests.play.answers import answer, said_nothing
from tests.play.club import Club
from tests.play.tables import cancelled


async def test_who_asks_for_a_rematch_is_not_called_by_it(limited: Club) -> None:
    """Bob asks again and again; afterwards others may still invite him, and Alice no more."""
    await limited.start("stranded", 2)
    asked = await limited.bob.slash("resign")
    await limited.bob.click(asked.said, "Resign")
    await limited.caught_up()
    final = limited.live(await limited.session())
    # Alice was called once, when the table was opened for Bob.
    for _ in range(CALLS_PER_PERSON):
        await limited.bob.click(final, "Rematch")
        await limited.caught_up()
        await cancelled(limited, limited.bob)
    said_nothing(await limited.carol.slash("play", game="stranded", opponent=limited.bob))
    await cancelled(limited, limited.carol)
    said = answer(await limited.carol.slash("play", game="stranded", opponent=limited.alice))
    assert "Alice has been invited a lot recently" in said


async def refused(club: Club, person: Person, guest: Person, words: str) -> None:
    """An invitation that is turned down by the table."""
    assert words in answer(await person.slash("invite", guest=guest))


@pytest.mark.parametrize("why", ["not the host", "seated", "invited already"])
async def test_an_invitation_that_is_refused_uses_nothing_up(limited: Club, why: str) -> None:
    said_nothing(await limited.alice.slash("play", game="stranded"))
    if why == "seated":
        await limited.bob.click(limited.live(await limited.session()), "Join")
    if why == "invited already":
        answer(await limited.alice.slash("invite", guest=limited.bob))
    await limited.caught_up()
    for _ in range(CALLS_PER_PERSON + 1):
        if why == "not the host":
            await refused(limited, limited.carol, limited.bob, "Only Alice")
        elif why == "seated":
            await refused(limited, limited.alice, limited.bob, "only one seat")
        else:
            await refused(limited, limited.alice, limited.bob, "already invited")
    await cancelled(limited, limited.alice)
    said_nothing(await limited.dave.slash("play", game="stranded", opponent=limited.bob))
