"""What people read about computer players: before a game, while they play, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from cogs.words.about import solo_games
from cogs.words.analysis import percent
from cogs.words.lobby import plain
from cogs.words.names import LEVELS, bold, bold_person, plain_in
from render.kit.texts import clip, minus
from sessions.results.fitting import Fit
from sessions.results.standings import Count
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel, Player
from words import Words
from words.lists import both, listed

WINS = 3
"""The number of wins against a level after which the next one is offered at the end of a game."""

_ENOUGH = 5
"""The number of games against computers from which on somebody reads what they can expect against the next one."""

_LABEL = 100
"""The most characters of a choice in a menu."""


class NextLevel(Struct, frozen=True):
    """What is offered to somebody who has often beaten computers.

    Attributes:
        level (ComputerLevel): the level that was beaten.
        above (ComputerLevel): the level that is offered.
        won (int): how often the first was beaten.
    """

    level: ComputerLevel
    above: ComputerLevel
    won: int


def try_next(say: Words, offered: NextLevel) -> str:
    """Offers the next level."""
    below, above = (LEVELS[each] for each in (offered.level, offered.above))
    assert below != "hard", "nothing is above the hardest level"
    assert above != "very-easy", "nothing is below the easiest one"
    return say.computers.try_next(level=below, won=offered.won, next=above)


def try_button(say: Words, offered: NextLevel) -> str:
    """The button for that."""
    above = LEVELS[offered.above]
    assert above != "very-easy", "nothing is below the easiest one"
    return say.computers.try_button(next=above)


def called(say: Words, level: ComputerLevel) -> str:
    """What a computer of that level is called."""
    return say.names.computer(number=0, level=LEVELS[level])


def level(say: Words, which: ComputerLevel) -> str:
    """A choice in the menu of levels."""
    return say.computers.level(level=LEVELS[which])


def level_about(say: Words, which: ComputerLevel, points: float | None = None) -> str:
    """What that choice means, with how strong it is where that is known."""
    about = say.computers.level_about(level=LEVELS[which])
    return about if points is None else say.computers.about_points(about=about, points=rounded(points))


def rounded(points: float) -> str:
    """A strength as it is shown: the last digit says nothing."""
    return minus(f"{round(points / 10) * 10:.0f}")


def scale(say: Words, points: Mapping[ComputerLevel, float]) -> str:
    """How strong the levels are, below a ranking of people; empty where nobody knows."""
    if not points:
        return ""
    told = [say.computers.level_points(level=LEVELS[each], points=rounded(value)) for each, value in points.items()]
    return say.computers.scale(levels=listed(say, told))


def fitted(say: Words, fit: Fit) -> str:
    """Tells somebody which level was chosen for them, and what they can expect against it."""
    computer = bold(say, called(say, fit.level))
    if fit.points is not None:
        computer = say.computers.with_points(computer=computer, points=rounded(fit.points))
    if fit.games < _ENOUGH:
        return say.computers.fitted_first(computer=computer)
    return say.computers.fitted(computer=computer, share=percent(say, fit.score), games=fit.games)


def solo(say: Words) -> str:
    """Tells which games no computer plays; empty where there are none."""
    games = solo_games(say)
    return say.computers.versus_solo(games=both(say, games), number=len(games)) if games else ""


def replaces(say: Words, session: Session, guest: Player, which: ComputerLevel) -> str:
    """A choice of the host: a computer takes the seat that is held for `guest`."""
    return clip(say.computers.replace(computer=called(say, which), who=plain(say, session, guest)), _LABEL)


def take_over(say: Words, session: Session, owners: Sequence[Player]) -> str:
    """A button: a computer takes over the seat of one of `owners`. Where these are computers, it says so."""
    if not all(isinstance(each, Computer) for each in owners):
        return say.computers.stand_in()
    if len(owners) == 1:
        return say.computers.stand_in_replace(who=plain_in(say, session, owners[0]))
    return say.computers.stand_in_replace_one()


def stands_in(say: Words, session: Session, owner: Player, which: ComputerLevel, *, own: bool) -> str:
    """A choice in a running game: a computer takes over the seat of `owner`, which may be the reader's `own`."""
    if own:
        return say.computers.stand_in_own(computer=called(say, which))
    return clip(say.computers.stand_in_for(computer=called(say, which), owner=plain_in(say, session, owner)), _LABEL)


FEW = 2
"""The number of tables at which computers have to think first up to which the message does not mention them."""


def thinks_elsewhere(say: Words, session: Session, number: int) -> str:
    """At how many other tables the computers of the people here think first, in a sentence; empty for a few."""
    if number <= FEW:
        return ""
    person = next((each for each in session.people if each.user_id == session.first_person), None)
    who = "" if person is None else bold_person(say, person)
    return f"-# {say.computers.thinks_elsewhere(alone=session.alone, who=who, number=number)}"


def beaten(say: Words, levels: Mapping[str, Count]) -> str:
    """How often somebody has beaten each level; empty where they have played against none."""
    counted = [(words, levels[which.value]) for which, words in LEVELS.items() if which.value in levels]
    if not counted:
        return ""
    told = [say.computers.beaten_level(level=words, won=each.won, played=each.played) for words, each in counted]
    return say.computers.beaten(levels=listed(say, told))


def next_level(computers: Sequence[Computer]) -> tuple[ComputerLevel, ComputerLevel] | None:
    """The highest level of these computers, and the one above it; None if there is none above."""
    order = list(ComputerLevel)
    best = max(order.index(each.level) for each in computers)
    return (order[best], order[best + 1]) if best + 1 < len(order) else None
