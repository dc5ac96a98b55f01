"""The private message with a hint: the move on the picture, and why it is a good one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from cogs.interactions.components import button, row
from cogs.interactions.ids import MAX_CUSTOM_ID, Press
from cogs.messages.parts import BLURPLE, image, message, text
from cogs.pictures.pictures import Picture, scene_of, teller_of
from cogs.words.names import bold_names
from opponents.thought import CERTAIN, Candidate, Thought
from render.kit.advice import Advice, Quantity
from render.scene import Scene
from sessions.records.past import onward
from sessions.session import Session
from words import Words
from words.lists import divided

if TYPE_CHECKING:
    from rules.core import Played, Position


def advice_of(position: Position, thought: Thought) -> Advice:
    """What a thought about a position advises."""
    played = onward(position, thought.plies)
    follows = onward(played[-1].after, thought.answer)
    other = thought.otherwise
    return Advice(
        seat=thought.seat,
        played=played,
        share=_share(thought, thought.chosen),
        answer=tuple(takewhile(lambda each: (each.seat, each.turn) == (follows[0].seat, follows[0].turn), follows)),
        otherwise=onward(position, other.plies) if other else (),
        other_share=_share(thought, other) if other else 0.0,
        only=all(len(getattr(each.before.turn(), "plies", ())) == 1 for each in played),
        changes={each.name: Quantity(each.before, each.after, each.answered) for each in thought.changes},
    )


def _share(thought: Thought, candidate: Candidate) -> float:
    """The share of the win, exactly 0 or 1 where the search has proved that."""
    share = thought.share_of(candidate)
    return 1.0 if share >= CERTAIN else 0.0 if share <= 1 - CERTAIN else share


def scene(say: Words, session: Session, advice: Advice, viewer: int | None) -> Scene:
    """The picture of a hint: the position with the one ply marked on it, or the position after several plies."""
    if len(advice.played) == 1:
        words = tuple(str(advice.played[0].ply).split())
        return replace(scene_of(session, words[:-1], [words], say=say), viewer=viewer)
    here = scene_of(session, say=say)
    return replace(here, position=advice.played[-1].after, recent=advice.played, replay=True, viewer=viewer)


def hint(say: Words, session: Session, advice: Advice, picture: Picture) -> discord.ui.LayoutView:
    """The move, the picture, the reasons, and a button that plays the move."""
    teller, names = teller_of(session, say.language), bold_names(say, session)
    plies: Sequence[Played] = advice.played
    after = say.hints.after_it() if len(plies) > 1 else ""
    play = Press("sure", session.id, session.version, words=tuple(", ".join(str(each.ply) for each in plies).split()))
    # A button without room for the whole turn is left out.
    buttons = [button(say.hints.play_it(), play, tone="good")] if len(play.button_id()) <= MAX_CUSTOM_ID else []
    return message(
        BLURPLE,
        text(say.hints.heading(moves=divided(say, teller.advised(plies)))),
        image(picture),
        text(after and f"-# {after}", *teller.reason(advice, names)),
        *([row(*buttons)] if buttons else []),
    )
