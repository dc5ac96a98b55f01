"""Messages in which a computer gives a hint or analyses a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from cogs.interactions.components import button, row
from cogs.interactions.ids import MAX_CUSTOM_ID, Press
from cogs.messages.game_history import LOOK, ViewedGame, attached_record
from cogs.messages.parts import BLURPLE, image, images, learn_button, message, text
from cogs.pictures.pictures import Picture, scene_of, teller_of
from cogs.words import analysis as words
from cogs.words.names import bold_names
from opponents.analysis import Analysed
from opponents.thought import CERTAIN, Candidate, Change, Thought
from render.kit.advice import Advice, Quantity
from render.kit.series import Series
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
        changes={each.name: _quantity(each) for each in thought.changes},
    )


def _quantity(change: Change) -> Quantity:
    other = change.after if change.other is None else change.other
    later = change.answered if change.other_answered is None else change.other_answered
    return Quantity(change.before, change.after, change.answered, other, later, change.explains, change.explains_later)


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


def line(say: Words, session: Session, advice: Advice, viewer: int | None) -> Scene | None:
    """The position after a hint and the best reply to it, where no quantity explains the hint; None elsewhere."""
    explained = any(each.explains or each.explains_later for each in advice.changes.values())
    if explained or advice.only or not advice.reply:
        return None
    here = scene_of(session, say=say)
    return replace(here, position=advice.reply[-1].after, recent=advice.reply, replay=True, viewer=viewer)


def hint(
    say: Words, session: Session, advice: Advice, picture: Picture, follows: Picture | None = None
) -> discord.ui.LayoutView:
    """The move, the picture, the reasons, and a button that plays the move.

    `follows` shows the position after the best reply, which the reasons tell.
    """
    teller, names = teller_of(session, say.language), bold_names(say, session)
    plies: Sequence[Played] = advice.played
    after = say.hints.after_it() if len(plies) > 1 else ""
    play = Press("sure", session.id, session.version, words=tuple(", ".join(str(each.ply) for each in plies).split()))
    # A button without room for the whole turn is left out.
    buttons = [button(say.hints.play_it(), play, tone="good")] if len(play.button_id()) <= MAX_CUSTOM_ID else []
    shown, below = images(picture, follows) if follows is not None else (image(picture), None)
    return message(
        BLURPLE,
        text(say.hints.heading(moves=divided(say, teller.advised(plies)))),
        shown,
        text(after and f"-# {after}", *teller.reason(advice, names)),
        *([text(f"-# {say.hints.line()}"), below] if below is not None else []),
        *([row(*buttons)] if buttons else []),
    )


def result(viewed: ViewedGame, analysed: Analysed, chart: Picture) -> discord.ui.LayoutView:
    """The analysis of a game, with buttons that lead to its expensive moves."""
    say, past = viewed.say, viewed.past
    moves = sorted({past.moves_until(each.index + 1) for each in words.shown(analysed, viewed.viewer)})
    ways = [
        button(say.analysis.see_move(move=each), Press(LOOK, viewed.session, words=(str(each), "from")))
        for each in moves
    ]
    board = button(say.watching.see_board(), Press(LOOK, viewed.session, words=("0", "first")))
    return message(
        BLURPLE,
        text(words.heading(say, past)),
        image(chart),
        text(*words.split(say, past, analysed), f"-# {say.analysis.explained()}"),
        text(*words.expensive(say, past, analysed, viewed.viewer)),
        row(*ways, board, *([learn_button(say, viewed.session)] if viewed.session and viewed.viewer else [])),
        *attached_record(viewed),
    )


def series(viewed: ViewedGame, analysed: Analysed) -> list[Series]:
    """The lines of the chart: the chances of each seat before the first move and after each."""
    past = viewed.past
    numbered = [
        (each.seat, past.moves_until(each.index + 1), str(number))
        for number, each in enumerate(words.shown(analysed, viewed.viewer), 1)
    ]
    return [
        Series(
            name,
            tuple(analysed.shares[stop][seat - 1] for stop in past.stops),
            tuple((move, label) for whose, move, label in numbered if whose == seat),
        )
        for seat, name in enumerate(words.names(viewed.say, past), 1)
    ]
