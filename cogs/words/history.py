"""What people read of a game's course: where they are in it, how it was lost, and the moves that they try."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Literal

from cogs.words import game_actions, table
from cogs.words.about import title
from cogs.words.names import bold
from render.catalogue import face
from render.kit.texts import plain
from render.scene import Departure
from sessions.records.past import Past
from words import Words

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
