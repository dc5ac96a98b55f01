"""What people read of a game's moves: those that were played, that they try or plan, and of watching them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Literal

from cogs.words import game_actions, table
from cogs.words.about import title
from cogs.words.names import bold, linked, place, safe
from cogs.words.names import plain as plain_name
from render.catalogue import face
from render.kit.texts import plain
from render.scene import Departure
from sessions.records.past import Past
from sessions.session import Session
from sessions.state.plans import MOST_LINES
from words import Words
from words.lists import listed

if TYPE_CHECKING:
    from rules.core import Played


Form = Literal["whole", "brief", "least"]
"""How much is said of what happened: all, or fewer words above a picture that shows the rest, or as few as possible."""


def describe(say: Words, past: Past, indices: Iterable[int], form: Form = "whole") -> list[str]:
    """What the plies at these indices of `past.played` did, in lines; for seats that others gave up, the reason."""
    teller, lines = face(past.game.key, say).teller, list[str]()
    tell = {"whole": teller.tell, "brief": teller.tell_on_board, "least": teller.tell_least}[form]
    grouped = groupby(
        indices,
        lambda index: (_why_given_up(say, past, index), _names_at(say, past, index), index in past.planned),
    )
    for (why, names, planned), plies in grouped:
        told = [why] if why else [line for line in tell([past.played[index] for index in plies], names) if line]
        if planned and told:
            told[-1] = say.plans.planned(told=told[-1])
        lines += told
    return [line for line in lines if line]


def _names_at(say: Words, past: Past, index: int) -> tuple[str, ...]:
    """The names by seat at that ply, bold and escaped; an empty name if it is unknown."""
    return tuple(bold(say, name) if name else "" for name in past.names_at(index))


def how_lost(past: Past) -> dict[int, Departure]:
    """Why seats were given up by others, by seat: for example, that the player has left the server."""
    reasons: Mapping[Departure, tuple[int, ...]] = {"left": past.gone, "late": past.late, "taken": past.taken}
    return {past.played[index].seat: how for how, indices in reasons.items() for index in indices}


def _why_given_up(say: Words, past: Past, index: int) -> str:
    """The sentence for a ply by which others gave up a seat; empty for all other plies."""
    reasons = {table.left_server: past.gone, game_actions.timed_out: past.late, game_actions.taken_out: past.taken}
    tell = next((tell for tell, indices in reasons.items() if index in indices), None)
    return tell(say, past.names_at(index)[past.played[index].seat - 1]) if tell else ""


def heading(say: Words, game_key: str, stop: int) -> str:
    """From where somebody tries moves, and that nothing of it counts."""
    return say.variations.heading(game=title(say, game_key), move=stop)


def plain_names(say: Words, names: Sequence[str]) -> list[str]:
    """The names by seat, for menus."""
    return [plain(say, name, seat) for seat, name in enumerate(names, 1)]


def unmarked(sentences: Sequence[str]) -> str:
    """Sentences in one line without Markdown, which menus do not show."""
    return " ".join(sentences).replace("**", "")


_THEN = " → "
"""Stands between the moves of a line, in every language."""


def opponent(say: Words, session: Session, seat: int) -> str:
    """The name of the other player of a game for two, as it is."""
    return plain_name(say, session.people[2 - seat])


def line(say: Words, who: str, seat: int, played: Sequence[Played], room: int) -> str:
    """A line of the plan of `seat` in one line of text: what `who`, the opponent, may play, and the answers.

    Moves are in the notation, as they are typed. Of a line with more characters than `room`, the end is left out.
    """
    steps = list[str]()
    for mover, plies in groupby(played, key=lambda each: each.seat):
        step = say.plans.step(own=mover == seat, who=safe(who), move=listed(say, [str(each.ply) for each in plies]))
        if len(steps) > 1 and len(_THEN.join([*steps, step])) > room:
            steps.append("…")
            break
        steps.append(step)
    return _THEN.join(steps)


def in_menu(text: str) -> str:
    """A line as a menu shows it, which knows no Markdown."""
    return unmarked([text]).replace("\\", "")


def board_heading(say: Words, session: Session, seat: int) -> str:
    """What the board is for on which a line is entered."""
    return say.plans.board_heading(who=safe(opponent(say, session, seat)))


def counted(say: Words, lines: int) -> str:
    """How many lines a plan has."""
    return say.plans.counted(lines=lines, most=MOST_LINES)


def saved(say: Words, lines: int) -> str:
    """A line was saved."""
    return f"{say.plans.saved()} {counted(say, lines)}"


RECORD_FILE = "record.txt"


def to_play(say: Words, badge: str, name: str) -> str:
    """Whose turn it is."""
    return say.watching.to_play(badge=badge, who=bold(say, name))


def way(say: Words, session: Session) -> str:
    """The way to the board that everybody sees."""
    return f"-# {linked(say.tables.go_to_table(), place(session))}"


def watch(say: Words, board: str) -> str:
    """For somebody who does not sit at a table that waits for players."""
    return say.watching.watch(table=linked(say.tables.go_to_table(), board))


def at_move(say: Words, game_key: str, stop: int, last: int) -> str:
    """Which moment of a game this is."""
    game = title(say, game_key)
    return say.watching.at_move(game=game, move=stop, last=last) if stop else say.watching.at_start(game=game)


def pages(say: Words, game_key: str, page: int, last: int) -> str:
    """Which page of a game in words this is; `page` counts from 0."""
    return say.watching.page(game=title(say, game_key), page=page + 1, last=last + 1)


def turn(moves: range, sentences: Sequence[str]) -> str:
    """A turn of a game in words, with the numbers of its moves: those under which the game's moments are found."""
    if not moves:
        return " ".join(sentences)
    numbers = f"{moves[0]}–{moves[-1]}" if len(moves) > 1 else str(moves[0])
    return f"**{numbers}.** {' '.join(sentences)}"
