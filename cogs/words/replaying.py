"""What people read about a game that is over: its replay, and whether its dice were fair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.words.drawing import drawn_in
from cogs.words.english import bold_names, bold_person, title
from render.kit.numbers import minus
from render.kit.words import count
from sessions.dice.luck import Luck
from sessions.records.replacing import successions
from sessions.session import Session

COMMANDS = {
    "replay": "This channel's game as a moving picture",
    "verify": "Check that the dice or cards of this channel's finished game were fair",
}

REPLAY = "Replay"
IN_LINE = "Another replay is being drawn in this server. Yours comes next."
TOO_LARGE = "This game is too long for a moving picture. /history shows it move by move."
STOPPED = "The replay is not finished: I am leaving. Please ask again in a minute."

_LISTED = 8
"""More different things than these are not counted one by one."""


def drawing(drawn: int, frames: int) -> str:
    """How far a replay is."""
    return f"The replay is being drawn: {drawn} of {frames} so far."


def shown(session: Session, frames: int, *, whole: bool, ending: str) -> str:
    """Goes with a replay. `whole`: every turn has a picture of its own. `ending` is how its file's name ends."""
    what = "every turn" if whole else "not every turn, since there are so many"
    told = f"-# {title(session.game.key)}, table {session.id}: {what}, {count(frames, 'picture')}."
    if ending == "gif":
        return told
    return f"{told}\n-# It is too long for a GIF. If it does not move on your phone, /history shows every move."


def alt(session: Session) -> str:
    """The words that stand for a replay."""
    return (
        f"The game of {title(session.game.key)} at table {session.id} as a moving picture. /history tells it in words."
    )


def verified(session: Session, draws: int, *, whole_lot: bool) -> str:
    """Everything that chance decided was drawn again, and is as it was: `draws` times beside the seats."""
    drawn = drawn_in(session)
    if draws:
        again = f"{drawn.beginning} of this game ({count(draws, 'draw')}) {drawn.verb('were', 'was')} drawn again"
    else:
        again = "In this game only the seats are left to chance. They were drawn again"
    but = "" if whole_lot else ", but for the seats of players whose names were deleted since"
    return (
        f"{again} from the game's secret, with the same result{but}. The secret has the fingerprint that was shown "
        f"before the game:\n```\n{session.commitment}\n```"
        "`python -m sessions`, run on the file that /record gives, says what this proves and to whom."
    )


def replaced(session: Session) -> str:
    """Tells who took over whose seat, as the seats were drawn for others; empty where nobody did."""
    lines = [
        f"{bold_person(comes)} took over seat {former.seat} from {bold_person(former.person)}."
        for former, comes in successions(session)
    ]
    return " ".join(["The seats were drawn for those who began the game.", *lines]) if lines else ""


def luck(session: Session, found: Mapping[tuple[int, str], Luck]) -> list[str]:
    """How the luck fell, a line for each player and kind of chance."""
    names = bold_names(session)
    lines = [_luck(names[seat - 1], what, each) for (seat, what), each in found.items()]
    return ["How the luck fell:", *lines] if lines else []


def _luck(name: str, what: str, each: Luck) -> str:
    head = f"- {name}, {what} ({each.times})"
    if means := each.means:
        came, expected = (minus(f"{mean:.2f}") for mean in means)
        return f"{head}: {came} on average, {expected} expected."
    shows: Sequence[str | int] = sorted(each.expected, key=lambda one: (-each.came[one], str(one)))
    if len(shows) > _LISTED:
        return f"{head}: {len(each.came)} of {len(shows)} different ones."
    told = ", ".join(f"{one} {each.came[one]} ({each.expected[one]:.1f} expected)" for one in shows)
    return f"{head}: {told}."
