"""A tournament goes on after the bot was away: it starts late, opens what is left, and shows what happened."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.display import tournaments as display
from sandbox import Sandbox
from sessions.state.clock import DAY
from tests.play.club import club_in
from tests.play.tournaments import announce, enter, looked, opened, public, the
from tests.waiting import until


async def test_what_fell_due_while_the_bot_was_away_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the message that was posted before is edited: there is no second one."""
    monkeypatch.setattr(display, "OPEN_EVERY", 0.0)
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, database) as club:
            message = await announce(club, open="1d")
            await enter(club, message, club.alice, club.bob, club.carol)
        sandbox.clock.advance(DAY + 60)
        async with club_in(sandbox, database) as club:
            await until(lambda: bool(club.bot.guilds))
            await looked(club)
            tournament = await opened(club)
            assert len({each.session_id for each in tournament.boards}) == 3
            await looked(club)
            assert "0 of 3 games are over" in public(club).text
            assert public(club).id == message.id
            assert (await the(club)).ends is not None
