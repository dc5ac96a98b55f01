"""What people of a soak step by step do after that: each scene leads to what a proof is about, and chance rarely does.

Every scene has a room and people of its own, who have settled nothing before.
"""

from __future__ import annotations

from bench.soak.evidence import Screen
from bench.soak.steps import Steps
from rules.catalogue import GAMES
from rules.core import Choice
from rules.game import Game
from sandbox import Person
from sessions.acts.playing import Play, decisive
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from sessions.state.plans import can_be_planned
from sessions.tables.private import lines_of

SCENES = ("decision", "plans", "offers", "deals", "strangers", "followed", "unfollowed")
"""The rooms of the scenes."""

APART = 8
"""The number of choices of each of two strangers."""

LONGEST = 400
"""The maximum number of moves in a game until one decides it."""

ILLEGAL = 12
"""The number of turns in which the move before is typed once more. Mostly it is no longer legal."""


class Scenes(Steps):
    """The scenes, one after the other."""

    async def run(self, leaver: Person) -> None:
        """Play all scenes. `leaver` plays nowhere, and has their data deleted."""
        several = [each for each in GAMES.values() if each.seats[-1] > 1]
        await self._delete(leaver)
        await self._decide(several[0])
        await self._plan(next(each for each in several if can_be_planned(each, 2)))
        await self._find()
        await self._deal()
        await self._meet(next(each for each in several if list(each.seats) == [2]))
        await self._follow(several[0])

    async def _find(self) -> None:
        """Somebody offers a game twice, and withdraws it once; another takes it, and wants to be notified of offers."""
        room = "offers"
        host, guest = self.rooms[room][:2]
        panel = await self.command(host, "find")
        await self.press(host, panel, "seek", "stands=3d")
        for answer in ("unoffer", "offers"):
            await self.press(host, panel, "makeoffer")
            await self.press(host, panel, answer)
        page = await self.command(guest, "me")
        await self.press(guest, page, "tellme")
        await self.press(guest, page, "watchoffers", "any")
        listed = await self.command(guest, "games")
        await self.press(guest, listed, "offers")
        await self.press(guest, listed, "takeoffer")
        await self.end(room)

    async def _meet(self, game: Game) -> None:
        """Two people look for strangers, and play with each other in their direct messages until one gives up."""
        people = [each.direct() for each in self.rooms["strangers"][:2]]
        for person in people:
            panel = await self.command(person, "find", game=game.key)
            page = await self.press(person, panel, "makeoffer")
            await self.press(person, page, "agreepool")
        await self.leap(HOUR)
        for _ in range(APART):
            for person in people:
                board = self.own(person)
                if board is not None and (picks := Screen(board.payload).picks):
                    value = picks[0].value
                    await self.press(person, board, picks[0].press.action, *([] if value is None else [value]))
        await self.command(people[0], "draw")
        await self.press(people[1], self.own(people[1]), "answer")
        await self.leap(DAY)
        await self.press(people[1], await self.command(people[1], "resign"), "resigned")
        for person in people:
            about = await self.press(person, self.own(person), "opponent")
            await self.press(person, about, "avoid")
            await self.command(person, "leaderboard")

    async def _follow(self, game: Game) -> None:
        """Somebody follows two games: of one they are notified of two turns and of the end, of the other of nothing."""
        room, other = SCENES[-2:]
        for place in (room, other):
            await self.begin(place, game)
        follower, there = (self.rooms[each][2] for each in (room, other))
        screen = await self.command(follower, "follow")
        for wanted in ("end", "stop", "turns"):
            await self.press(follower, screen, "follow", wanted)
        await self.press(there, await self.command(there, "follow"), "follow", "turns")
        await self.press(follower, await self.command(follower, "follow"), "unfollow")
        for _ in range(2):
            await self._take_a_turn(room)
            await self.leap(HOUR)
        await self.press(follower, await self.command(follower, "board"), "follow", "ask")
        for place in (room, other):
            await self.end(place)
        await self.leap(HOUR)
        await self.command(follower, "follow")

    async def _deal(self) -> None:
        """Two people begin the deal of the day, one gives up and practises it; the next day they look at the scores."""
        room = "deals"
        first, second = self.rooms[room][:2]
        old = await self.command(first, "deal")
        await self.press(first, await self.command(first, "deal"), "dealdirect")
        await self.press(first, old, "dealdirect")
        await self.press(second, await self.command(second, "deal"), "dealhere")
        await self.press(second, await self.command(second, "resign"), "resigned")
        await self.press(second, await self.command(second, "deal"), "dealdirect", "practice")
        waiting = await self.command(self.rooms[room][2], "deal")
        await self.leap(DAY + DAY // 2)
        await self.press(self.rooms[room][2], waiting, "dealdirect")
        for person in (first, second):
            screen = await self.command(person, "deal")
            for action in ("deal", "dealbest"):
                await self.press(person, screen, action)

    async def _take_a_turn(self, room: str) -> None:
        """The player to act moves until it is the turn of somebody else."""
        session = await self.session(room)
        first = session.actor if session is not None else None
        for _ in range(LONGEST):
            session = await self.session(room)
            actor = self.player(room, session.actor_person) if session is not None else None
            if session is None or actor is None or session.actor != first:
                return
            await self.command(actor, "move", move=_move(session)[0])

    async def _plan(self, game: Game) -> None:
        """Somebody plans answers and writes a note; the opponent plays what is expected, and looks at the results."""
        room = "plans"
        people = await self.begin(room, game)
        session = await self.session(room)
        mover = self.player(room, session.actor_person) if session is not None else None
        if session is None or mover is None:
            return
        planner = next(each for each in people if each is not mover)
        menu = await self.press(planner, self.live(room), "besides")
        await self.press(planner, menu, "plan")
        await self.press(planner, menu, "planadd")
        for _ in range(LONGEST):
            await self.press(planner, menu, "pl")
            if await self.press(planner, menu, "plansave") is not None:
                break
        await self.press(planner, menu, "plan")
        while (session := await self.session(room)) is not None and (lines := lines_of(session, int(planner.id))):
            await self.command(mover, "move", move=lines[0][0])
            if session.seat_of(int(mover.id)) != session.actor:
                break
        note = await self.command(planner, "note")
        await self.press(planner, note, "notewrite")
        await self.end(room)
        await self.press(planner, await self.command(planner, "stats"), "statgames")

    async def _settle(self, person: Person, *picked: str) -> None:
        await self.press(person, await self.command(person, "me"), "setperson", *picked)

    async def _delete(self, leaver: Person) -> None:
        """Somebody keeps their data, and then has them deleted."""
        for answer in ("keep", "forgotten"):
            await self._settle(leaver, "off")
            shown = await self.command(leaver, "privacy")
            await self.press(leaver, shown, "forget")
            await self.press(leaver, shown, answer)

    async def _decide(self, game: Game) -> None:
        """A player who is asked before a decisive move says no, and then yes; before, some moves are not legal."""
        room, last = "decision", ""
        for person in await self.begin(room, game):
            await self._settle(person, "confirm", "on")
        for number in range(LONGEST):
            session = await self.session(room)
            actor = self.player(room, session.actor_person) if session is not None else None
            if session is None or actor is None:
                return
            if 0 < number < ILLEGAL:
                await self.press(actor, await self.command(actor, "move", move=last), "clauses")
                session = await self.session(room) or session
            move, asks = _move(session)
            last = move
            shown = await self.command(actor, "move", move=move)
            if asks:
                await self.press(actor, shown, "unsure")
                await self.press(actor, await self.command(actor, "move", move=move), "sure")
                break
        await self.end(room)


def _move(session: Session) -> tuple[str, bool]:
    """A move for the player to act, one that decides the game if there is one, and whether it does."""
    turn = session.position.turn()
    assert isinstance(turn, Choice), "somebody is to act"
    assert session.actor_person is not None, "a seat is somebody's"
    for ply in turn.plies:
        if decisive(session, Play(session.actor_person.user_id, str(ply))) is not None:
            return str(ply), True
    return str(turn.plies[len(turn.plies) // 2]), False
