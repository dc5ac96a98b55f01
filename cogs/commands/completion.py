"""Autocompletion of moves, and moves that are typed as their labels."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands

from cogs.pictures.pictures import teller_of
from cogs.words.refusals import plain
from render.face import Teller
from render.kit.texts import clip
from sessions.acts.playing import ALL, STEPS
from sessions.refusals.base import Refusal
from sessions.refusals.moments import IllegalMove
from sessions.session import Session
from words import Language, Words

if TYPE_CHECKING:
    from rules.core import Ply, Position

_LEFT_OUT = re.compile(r"\W+")
"""The characters of a label that need not be typed: all but letters and digits."""

CHOICES = 25
"""The most choices that Discord allows in an autocompletion."""

_LENGTH = 100
"""The longest name or value of a choice, in characters."""


def no_choices(say: Words, refusal: Refusal, current: str) -> app_commands.Choice[str]:
    """A choice that explains why there are none. Its value is what was typed, as Discord allows no empty value."""
    return app_commands.Choice(name=clip(plain(say, refusal), _LENGTH), value=clip(current, _LENGTH).strip() or "?")


def label_of(teller: Teller, position: Position, words: str) -> str:
    """The label under a board of a ply, of the beginning of one, or of a repeated one (`draw all`)."""
    *ply, last = words.split()
    return (teller.repeated(position, ply) if last == ALL and ply else "") or teller.label(position, [*ply, last])


def plies_for_labels(session: Session, text: str, language: Language) -> str:
    """`text` with labels replaced by their plies: `end fight` becomes `end`.

    `text` consists of one or more steps with commas between them. A step can be the beginning of a label where no other
    label begins like it; characters other than letters and digits do not count. Labels are those in `language`, and
    those in the table's language, which stand in its menus. A step that names a ply already, or no label at all, stays
    as it is: playing it raises the refusal with the reason.
    """
    tellers = list(dict.fromkeys((teller_of(session, language), teller_of(session))))
    found, position = list[str](), session.position
    whole = _named(tellers, position, text)
    if whole != text:
        # A label may have commas of its own.
        return whole
    steps = STEPS.split(text)
    for step in steps:
        found.append(named := _named(tellers, position, step))
        ply = next((each for each in _plies(position) if str(each) == named), None)
        if ply is None:
            # The next position is not known yet.
            break
        position = position.play(ply)
    return ", ".join([*found, *steps[len(found) :]])


def _plies(position: Position) -> Sequence[Ply]:
    """The legal plies where a seat is to act; none where it is chance's turn."""
    turn = position.turn()
    # Only a seat's turn has plies that can be typed.
    return getattr(turn, "plies", ()) if hasattr(turn, "seat") else ()


def _named(tellers: Sequence[Teller], position: Position, step: str) -> str:
    """The ply whose label, by the first teller that has one, begins with `step`; `step` itself where there is none."""
    plies = [str(each) for each in _plies(position)]
    if not _plain(step) or any(ply.startswith(" ".join(step.lower().split())) for ply in plies):
        return step
    return next(filter(None, (_labelled(teller, position, plies, _plain(step)) for teller in tellers)), step)


def _labelled(teller: Teller, position: Position, plies: Sequence[str], wanted: str) -> str:
    """The ply whose label begins with the words `wanted`; empty if there is none, or more than one."""
    plies = [*plies, *(f"{ply} {ALL}" for ply in plies if teller.repeated(position, ply.split()))]
    labels = {ply: _plain(label_of(teller, position, ply)) for ply in plies}
    exact = [ply for ply, label in labels.items() if label == wanted]
    begun = exact or [ply for ply, label in labels.items() if f"{label} ".startswith(f"{wanted} ")]
    return begun[0] if len(begun) == 1 else ""


def _plain(label: str) -> str:
    return " ".join(_LEFT_OUT.sub(" ", label.casefold()).split())


def choices(say: Words, session: Session, current: str) -> list[app_commands.Choice[str]]:
    """The choices for the text typed so far: whole plies where they fit in one list, otherwise the next words.

    The text can also be a part of a label ("blue", "d4").
    """
    typed = " ".join(current.lower().split())
    teller = teller_of(session, say.language)

    def choice(words: str, more: str = "") -> app_commands.Choice[str]:
        label = label_of(teller, session.position, words)
        return app_commands.Choice(name=clip(f"{words}{more} · {label}", _LENGTH), value=words)

    plies = [ply for group in session.continuations().values() for ply in group]
    plies += [f"{ply} {ALL}" for ply in plies if teller.repeated(session.position, ply.split())]
    found = [ply for ply in plies if ply.startswith(typed)]
    if not found:
        found = [ply for ply in plies if all(part in f"{ply} {choice(ply).name}".lower() for part in typed.split())]
    if len(found) <= CHOICES:
        if not found:
            return [no_choices(say, IllegalMove(session, current, (), plies), current)]
        return [choice(ply) for ply in found]
    # There are too many: offer the next word, from which the user continues typing.
    whole = tuple(typed.split()) if current.endswith(" ") else tuple(typed.split()[:-1])
    following = session.continuations(whole)
    begun = [word for word in following if " ".join((*whole, word)).startswith(typed)]
    while len(begun) == 1 and len(following[begun[0]]) > 1:
        whole = (*whole, begun[0])
        following = session.continuations(whole)
        begun = list(following)
    return [
        choice(" ".join((*whole, word)), " …") if len(following[word]) > 1 else choice(following[word][0])
        for word in begun
    ][:CHOICES]
