"""Bots that are broken on purpose, one way each. A soak must find every one of them.

Each function breaks the bot in the way that its docstring says. It takes a function that sets an attribute, as
`setattr` does, and remembers what stood there before.

`python -m sandbox.launcher bench.soak.broken` runs the broken bot that is named in SOAK_BROKEN.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

import bot
from cogs.commands import reference
from cogs.commands.game_actions import GameActions
from cogs.commands.turns import Turns
from cogs.display import composer, plan
from cogs.display.cleanup import Cleanup
from cogs.display.transport import Transport
from cogs.interactions import router
from cogs.interactions.ids import Press
from cogs.interactions.request import Request
from cogs.messages import boards, game_history
from cogs.messages.parts import Composed
from cogs.pictures import pictures
from cogs.schedule import Outcome
from cogs.words import names
from render.scene import Scene
from rules.core import Chance, Choice, Ply
from rules.notation import play_recorded
from rules.record import Record
from sandbox.launcher import LOOK_EVERY, now
from sessions import dice as dice
from sessions import fold
from sessions.acts import asking, checks, playing
from sessions.acts.playing import Play
from sessions.log import PlyPlayed
from sessions.log.entry import Entry
from sessions.people import settings
from sessions.people.settings import PersonSettings, StoredSettings
from sessions.records import writing as records
from sessions.session import Session
from sessions.state.table import Place
from sessions.tables.messages import Message
from sessions.tables.scheduler import Scheduler
from words import Words

Patch = Callable[[Any, str, Any], None]
"""Sets an attribute of a class or module."""

VARIABLE = "SOAK_BROKEN"
"""The environment variable that names the broken bot which `python -m bench.soak.broken` runs."""

_BOTS: dict[str, Callable[[Patch], None]] = {}


def _bot(breaks: Callable[[Patch], None]) -> Callable[[Patch], None]:
    _BOTS[breaks.__name__] = breaks
    return breaks


async def _swallow(_cog: GameActions, request: Request, _press: Press) -> None:
    await request.acknowledge()


@_bot
def answers_swallowed(patch: Patch) -> None:
    """Yes and no to what a table is asked are acknowledged, and nothing comes of them."""
    patch(GameActions, "press_answer", _swallow)


@_bot
def anybody_moves(patch: Patch) -> None:
    """Anybody may move for the player to act."""
    acting_seat = checks.acting_seat

    def anybody(session: Session, user_id: int, version: int | None = None) -> int:
        actor = session.actor_person
        return acting_seat(session, actor.user_id if actor is not None else user_id, version)

    patch(playing, "acting_seat", anybody)


async def _nothing(_self: Scheduler, _session_id: int) -> bool:
    return False


@_bot
def clocks_stopped(patch: Patch) -> None:
    """Time brings nothing: nobody is reminded, no clock runs out, no lobby closes."""
    patch(Scheduler, "_tick", lambda self, session_id, _down_since: _nothing(self, session_id))


@_bot
def constant_dice(patch: Patch) -> None:
    """All dice are drawn from a constant key, and not from the table's secret."""
    draw = dice.draw

    def drawn(_secret: bytes, salt: str, number: int, chance: Chance) -> Ply:
        return draw(b"\0" * 32, salt, number, chance)

    patch(fold, "draw", drawn)


async def _note_alone(self: Cleanup, session: Session, message: Message, _request: Request | None = None) -> Outcome:
    await self._tables.messages.forget(session, message.message_id)
    return Outcome.DONE


@_bot
def controls_kept(patch: Patch) -> None:
    """Old boards keep their buttons and menus."""
    patch(Cleanup, "try_to_retire", _note_alone)


@_bot
def everybody_called(patch: Patch) -> None:
    """At each turn everybody at the table is called."""
    calls = plan._due_calls

    def everybody(session: Session, live: Message | None) -> tuple[int, ...]:
        found = calls(session, live)
        return tuple(each.user_id for each in session.people) if found and session.start is not None else found

    patch(plan, "_due_calls", everybody)


@_bot
def history_nonsense(patch: Patch) -> None:
    """/history tells a story that has nothing to do with the game."""

    def story(_viewed: game_history.ViewedGame) -> list[game_history.Page]:
        return [game_history.Page(("Once upon a time there was a board.",), 0)]

    patch(game_history, "pages_of", story)


@_bot
def moves_doubled(patch: Patch) -> None:
    """A player who has moved and is to move again finds another move played for them."""
    play = Play.apply

    def twice(self: Play, session: Session) -> list[Entry]:
        entries, position = play(self, session), session.position
        for each in entries:
            assert isinstance(each, PlyPlayed), "a move is made of plies"
            position = play_recorded(each.ply, position).after
        turn = position.turn()
        if isinstance(turn, Choice) and turn.seat == session.actor:
            entries.append(PlyPlayed(turn.seat, str(turn.plies[0])))
        return entries

    patch(Play, "apply", twice)


@_bot
def moves_dropped(patch: Patch) -> None:
    """Every fifth move that is picked is acknowledged, and not played."""
    pick, picks = Turns.pick, iter(range(10**9))

    async def sometimes(self: Turns, request: Request, press: Press) -> None:
        if next(picks) % 5 == 4:
            await request.acknowledge()
        else:
            await pick(self, request, press)

    patch(Turns, "pick", sometimes)


@_bot
def nobody_called(patch: Patch) -> None:
    """Nobody is ever called."""
    patch(plan, "_due_calls", lambda _session, _live: ())


@_bot
def one_refusal(patch: Patch) -> None:
    """Whatever cannot be done, everybody reads the same sentence."""
    patch(router, "sentence", lambda _refusal: "That cannot be done.")


@_bot
def pause_ignored(patch: Patch) -> None:
    """A game that is paused goes on all the same: who knows a move can type it."""
    for module in (checks, asking):
        patch(module, "check_moving", lambda _session: None)


@_bot
def picture_of_before(patch: Patch) -> None:
    """Boards show, and describe, the position of one move ago."""
    scene_of = pictures.scene_of

    def before(session: Session, chosen: Sequence[str] = (), choices: Sequence[tuple[str, ...]] = ()) -> Scene:
        if not session.played:
            return scene_of(session, chosen, choices)
        return scene_of(replace(session, played=session.played[:-1], numbers=session.numbers[:-1]))

    patch(composer, "scene_of", before)


@_bot
def record_cut_short(patch: Patch) -> None:
    """The record of a game lacks its last move."""

    def cut(session: Session) -> Record:
        whole = records.record(session)
        return replace(whole, plies=whole.plies[:-1])

    patch(reference, "record", cut)


async def _forget(self: StoredSettings, user_id: int, /, **changes: object) -> PersonSettings:
    return settings._changed(await self.person(user_id), changes)


@_bot
def settings_forgotten(patch: Patch) -> None:
    """What people settle for themselves is confirmed and not kept."""
    patch(StoredSettings, "change_person", _forget)


@_bot
def stray_note(patch: Patch) -> None:
    """Before every twentieth post stands a note that nobody asked for."""
    post, posts = Transport.post, iter(range(10**9))

    async def with_note(
        self: Transport, place: Place, message: Composed, calls: Sequence[int], nonce: str | None
    ) -> int:
        if next(posts) % 20 == 19:
            await post(self, place, Composed(None, content="A word from our sponsor."), (), None)
        return await post(self, place, message, calls, nonce)

    patch(Transport, "post", with_note)


@_bot
def two_taken_back(patch: Patch) -> None:
    """Taking back a move takes back the one before it too."""
    back_to = asking.back_to
    patch(asking, "back_to", lambda session, seat: max(0, _back(session, seat)))

    def _back(session: Session, seat: int) -> int:
        return back_to(session, seat) - 1


@_bot
def wrong_winner(patch: Patch) -> None:
    """At every other table the result names the players the wrong way round."""

    def turned(say: Words, session: Session) -> tuple[str, ...]:
        found = names.bold_people(say, session.people)
        return found[::-1] if session.id % 2 else found

    patch(boards, "bold_names", turned)


NAMES = tuple(_BOTS)
"""The names of all broken bots."""


class Breaking:
    """Breaks the bot of this process in the way called `name`, until `mend` is called. `told` says how it is broken."""

    def __init__(self, name: str) -> None:
        self._set: list[tuple[Any, str, Any, Any]] = []
        self.told = str(_BOTS[name].__doc__)
        _BOTS[name](self._patch)

    def _patch(self, target: Any, name: str, value: Any) -> None:
        self._set.append((target, name, getattr(target, name), value))
        setattr(target, name, value)

    def mend(self) -> None:
        """Restore every attribute that was set."""
        for target, name, before, _ in self._set:
            setattr(target, name, before)

    @contextmanager
    def mended(self) -> Iterator[None]:
        """Restore every attribute while the block runs, and break the bot again after it."""
        self.mend()
        try:
            yield
        finally:
            for target, name, _, value in self._set:
                setattr(target, name, value)


if __name__ == "__main__":
    Breaking(os.environ[VARIABLE])
    sys.exit(bot.main(clock=now, look_every=LOOK_EVERY))
