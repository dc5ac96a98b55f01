"""What is offered while somebody types a move."""

from __future__ import annotations

from discord import app_commands

from cogs.shown.pictures import teller_of
from cogs.words.refusals import plain
from render.kit.words import clip
from render.language import Language
from sessions.refusals import IllegalMove, Refusal
from sessions.session import Session

CHOICES = 25
"""Discord's most answers to an autocomplete."""

_LENGTH = 100
"""Discord's longest name or value of an answer."""


def nothing(refusal: Refusal, current: str) -> app_commands.Choice[str]:
    """One line that says why nothing is offered. Discord takes no empty value."""
    return app_commands.Choice(name=clip(plain(refusal), _LENGTH), value=clip(current, _LENGTH).strip() or "?")


def choices(session: Session, current: str, language: Language) -> list[app_commands.Choice[str]]:
    """What to offer for the words typed so far: whole plies where they fit in one list, else the next words.

    What is typed may also be part of what a ply means ("blue", "d4").
    """
    typed = " ".join(current.lower().split())
    teller = teller_of(session, language)

    def choice(words: str, more: str = "") -> app_commands.Choice[str]:
        label = teller.label(session.position, words.split())
        return app_commands.Choice(name=clip(f"{words}{more} · {label}", _LENGTH), value=words)

    plies = [ply for group in session.continuations().values() for ply in group]
    found = [ply for ply in plies if ply.startswith(typed)]
    if not found:
        found = [ply for ply in plies if all(part in f"{ply} {choice(ply).name}".lower() for part in typed.split())]
    if len(found) <= CHOICES:
        if not found:
            return [nothing(IllegalMove(session, current, (), plies), current)]
        return [choice(ply) for ply in found]
    # More than fit: offer the next word, which the player then types on from.
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
