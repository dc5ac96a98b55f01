"""What people read about a game that is over: its replay, and whether its dice were fair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.words.about import title
from cogs.words.names import bold_in, bold_names, bold_person
from sessions.dice import Luck
from sessions.records.writing import successions
from sessions.session import Session
from words import Words
from words.lists import decimal, listed

_LISTED = 8
"""More different things than these are not counted one by one."""


def shown(say: Words, session: Session, frames: int, *, whole: bool, ending: str) -> str:
    """Goes with a replay. `whole`: every turn has a picture of its own. `ending` is how its file's name ends."""
    game = title(say, session.game.key)
    told = say.replaying.shown(game=game, table=session.id, whole=whole, frames=frames)
    return told if ending == "gif" else f"{told}\n{say.replaying.no_gif()}"


def alt(say: Words, session: Session) -> str:
    """The words that stand for a replay."""
    return say.replaying.alt(game=title(say, session.game.key), table=session.id)


def verified(say: Words, session: Session, draws: int, *, whole_lot: bool) -> str:
    """Everything that chance decided was drawn again, and is as it was: `draws` times beside the seats."""
    words, drawn = say.replaying, session.game.draws if draws else "seats"
    again = words.verified(drawn=drawn, times=draws, partly=not whole_lot)
    return f"{again} {words.fingerprint()}\n```\n{session.commitment}\n```\n{words.proof()}"


def replaced(say: Words, session: Session) -> str:
    """Tells who took over whose seat, as the seats were drawn for others; empty where nobody did."""
    words = say.replaying
    lines = [
        words.took_over(newcomer=bold_in(say, session, comes), seat=former.seat, former=bold_person(say, former.person))
        for former, comes in successions(session)
    ]
    return " ".join([words.seats_drawn(), *lines]) if lines else ""


def luck(say: Words, session: Session, found: Mapping[tuple[int, str], Luck]) -> list[str]:
    """How the luck fell, a line for each player and kind of chance."""
    names = bold_names(say, session)
    lines = [_luck(say, names[seat - 1], what, each) for (seat, what), each in found.items()]
    return [say.replaying.luck(), *lines] if lines else []


def _luck(say: Words, name: str, what: str, each: Luck) -> str:
    words = say.replaying
    if means := each.means:
        came, expected = (decimal(say, mean, 2) for mean in means)
        return words.luck_mean(name=name, what=what, times=each.times, came=came, expected=expected)
    shows: Sequence[str | int] = sorted(each.expected, key=lambda one: (-each.came[one], str(one)))
    if len(shows) > _LISTED:
        return words.luck_different(name=name, what=what, times=each.times, came=len(each.came), all=len(shows))
    told = [
        words.luck_result(result=one, came=each.came[one], expected=decimal(say, each.expected[one], 1))
        for one in shows
    ]
    return words.luck_results(name=name, what=what, times=each.times, results=listed(say, told))
