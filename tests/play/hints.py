"""Games with hints, which are found in this process."""

from __future__ import annotations

import pytest

from cogs.messages import table_menu
from opponents.worker import HINT, Question
from sandbox import Message, Person
from sessions.acts import Act, TakeHint, is_possible
from sessions.session import Session
from sessions.state.players import ComputerLevel
from tests.play.club import Club, control
from tests.play.computers import against
from tests.play.thinkers import Brief

EASY, HARD = ComputerLevel.EASY, ComputerLevel.HARD

GAMES = ("stranded", "games_up", "mars", "strata5")


class Minds(Brief):
    """Tells which questions were for hints."""

    @property
    def hints(self) -> list[Question]:
        """The questions for hints."""
        return [each for each in self.asked if isinstance(each, Question) and each.level == HINT]


@pytest.fixture
def minds(club: Club, monkeypatch: pytest.MonkeyPatch) -> Minds:
    """The club's computers think in this process."""
    made = Minds()
    monkeypatch.setattr("cogs.thinking.thinking.FOLLOWED", 0.0)
    monkeypatch.setattr(club.bot.thinking, "_workers", made)
    return made


async def game(club: Club, key: str = "strata5") -> Session:
    """A game of Alice, who is to act, alone or with a computer."""
    if key == "mars":
        return await club.start(key, 1)
    session = await against(club, EASY, key=key)
    # Where the lot has it begin, the computer plays first.
    await club.sandbox.settle()
    return await stored(club, session)


async def more(club: Club, session: Session, person: Person | None = None) -> Message:
    """The table menu behind More."""
    board = club.live(session)
    said = (await (person or club.alice).click(board, control(board, "besides"))).said
    assert said is not None
    return said


def offer_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table menu offers hints, like an old one, where there are none."""
    possible = is_possible

    def offered(session: Session, act: Act) -> bool:
        return isinstance(act, TakeHint) or possible(session, act)

    monkeypatch.setattr(table_menu, "is_possible", offered)


async def stored(club: Club, session: Session) -> Session:
    return await club.tables.load(session.id)
