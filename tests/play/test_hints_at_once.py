"""A hint takes one press and one message; an analysis tells the reader's own mistakes first."""

from __future__ import annotations

import msgspec
import pytest

from opponents.analysis import Look, Value
from opponents.worker import asked_for
from sandbox import Message
from sessions.state.players import ComputerLevel
from tests.play.answers import private, said
from tests.play.club import Club, control
from tests.play.computers import against
from tests.play.hints import GAMES, game, minds, more, stored
from tests.play.tables import ended
from tests.play.thinkers import Brief
from tests.play.turns import move

__all__ = ["minds"]


def hints(club: Club) -> list[Message]:
    """The private messages of Alice that show a hint or tell that it was played."""
    return [each for each in club.alice.messages() if each.ephemeral]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.usefixtures("minds")
async def test_a_hint_takes_one_press_and_the_next_one_takes_its_place(club: Club, key: str) -> None:
    session = await game(club, key)
    before = len(hints(club))
    for _ in range(3):
        board = club.live(session)
        hint = said(await club.alice.click(board, control(board, "advise")))
        await club.caught_up()
        assert hint.text.startswith("**Hint**")
        assert len(hints(club)) - before == 1, "the one before is gone, whether it was played or not"
        await club.alice.click(hint, control(hint, "sure"))
        await club.caught_up()
        session = await stored(club, session)
        assert len(hints(club)) - before == 1


@pytest.mark.usefixtures("minds")
async def test_a_hint_from_the_table_menu_replaces_the_menu(club: Club) -> None:
    session = await game(club)
    menu = await more(club, session)
    labels = [each.label for each in menu.buttons]
    assert labels.count("Hint") == 1
    await club.alice.click(menu, control(menu, "advise"))
    await club.caught_up()
    assert menu.text.startswith("**Hint**")
    assert len(hints(club)) == 1


@pytest.mark.usefixtures("minds")
async def test_a_hint_that_cannot_be_deleted_any_more_stays(club: Club) -> None:
    """Its message was deleted by its reader, or it is too old."""
    session = await game(club)
    board = club.live(session)
    first = said(await club.alice.click(board, control(board, "advise")))
    await club.alice.delete(first)
    club.sandbox.expect(10008)
    again = said(await club.alice.click(board, control(board, "advise")))
    assert again.text.startswith("**Hint**")


async def test_a_game_between_people_has_no_such_button(club: Club) -> None:
    session = await club.start("strata5", 2)
    assert "Hint" not in [each.label for each in club.live(session).buttons]


async def test_a_board_that_waits_for_the_computer_has_none(club: Club, minds: Brief) -> None:
    session = await against(club, ComputerLevel.EASY)
    await club.sandbox.settle()
    minds.go.clear()
    session = await move(club, await stored(club, session))
    assert "Hint" not in [each.label for each in club.live(session).buttons]
    minds.go.set()
    await club.caught_up()


async def test_an_analysis_tells_the_readers_own_mistakes_first(
    club: Club, figures: Brief, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wavering(look: Look) -> Value:
        real = asked_for(msgspec.structs.replace(look, nodes=20))
        turn = 0.9 if look.instead else (0.3, 0.7)[look.after % 2]
        return Value((turn, turn), real.plies) if real.plies or look.instead else real

    monkeypatch.setattr(figures, "value", wavering)
    over = await ended(club, 12)
    for person in (club.alice, club.bob):
        found = private(await person.click(club.live(over), "Analyse"))
        while not found.media:
            await club.sandbox.settle(0.01)
        lines = [line for line in found.text.split("\n") if " cost " in line]
        assert lines
        own = [f"**{person.name}**" in line for line in lines]
        assert own == sorted(own, reverse=True), lines
