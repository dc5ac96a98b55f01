"""A bot that is killed after it has edited a board, and before it has noted that, tells the right turn later."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cogs.messages import boards
from sandbox.refusals.walking import texts
from tests import seeds
from tests.play.club import Club


async def test_the_board_of_a_game_for_one_tells_the_last_turn_when_it_is_over(club: Club) -> None:
    """It told an earlier move where the last one, a computer's winning move for example, should have stood."""
    session = await club.begin("mars", club.alice)
    dice = seeds.dice()
    while session.position.number < 3:
        await club.play_one(session, dice)
        session = await club.session()
    early = session.version
    while session.position.number < 6:
        await club.play_one(session, dice)
        session = await club.session()
    live = session.live
    assert live is not None
    assert session.at(early).turn < session.played[-1].turn
    board = club.live(session)
    # The note of the last edits was lost.
    await club.tables.messages.note_post(session, replace(live, version=early))
    session = await club.tables.load(session.id)
    asked = await club.alice.slash("resign")
    await club.alice.click(asked.said, "Resign")
    await club.caught_up(since=session)
    over = await club.session()
    assert over.ended
    last = over.of_turn(over.played[-1].turn)
    assert board.id != str(over.live and over.live.message_id)
    view: Any = boards.past_board(over, last)
    told = "\n".join(texts({"components": view.to_components()}))
    assert told in board.text
