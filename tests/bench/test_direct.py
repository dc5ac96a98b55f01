"""Games in direct messages by hundreds: small numbers of them, and what is printed."""

from __future__ import annotations

import random

import pytest

from bench.direct import report
from bench.direct.playing import agreed, boards_of, playing, wrong_with
from bench.direct.rolling import take_over

pytestmark = [pytest.mark.once, pytest.mark.seeded]


async def test_a_board_that_is_behind_is_told(dice: random.Random) -> None:
    async with playing(dice) as bot:
        session, people = await agreed(bot, "games_up", 2)
        assert [*await wrong_with(bot, session.id, people)] == []
        for view in session.views:
            await bot.store.note_not_shown(session.id, session.version, view.place.channel_id)
        bot.tables.cache.clear()
        assert len([*await wrong_with(bot, session.id, people)]) == 2
        ((board, _),) = boards_of(people[0], session)
        bot.sandbox.state.messages[board.id].deleted = True
        assert any("have controls" in each for each in await wrong_with(bot, session.id, people))


@pytest.mark.timeout(300)
async def test_each_press_is_answered_while_a_process_takes_over(dice: random.Random) -> None:
    pressed, wrong = await take_over(dice, games=2, times=1)
    assert wrong == []
    assert pressed.answered


def test_what_was_wrong_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def played(_rolls: random.Random, number: int) -> tuple[str, list[str]]:
        return f"{number} games", ["a board is behind"] if number > 3 else []

    monkeypatch.setattr(report, "CHECKS", {"games": (played, 3)})
    told = list[str]()
    assert report.main([], told.append) == 0
    assert told[0].startswith("games: 3 games (")
    assert report.main(["games", "--number", "4"], told.append) == 1
    assert told[-1] == "a board is behind"
