"""What people of a calm soak seldom do by chance: each scene leads to a moment that few games come to.

Every scene has a room and people of its own, who have settled nothing before.
"""

from __future__ import annotations

from bench.soak.deeds import MODERATOR
from bench.soak.steps import Steps
from rules.catalogue import GAMES
from rules.core import Choice
from rules.game import Game
from sandbox import Message, Person, Result
from sessions.acts.deciding import decisive
from sessions.acts.playing import Play
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from sessions.state.plans import can_be_planned
from sessions.tables.private import lines_of

SCENES = (
    *("limit", "second limit", "moderator", "decision", "turning", "host", "absence", "lessons"),
    *("computers", "plans", "offers", "deals", "followed", "unfollowed"),
)
"""The rooms of the scenes."""

LONGEST = 400
"""So many moves at the most are made in a game until one decides it."""

ILLEGAL = 12
"""In so many turns the move before is typed once more, which mostly is not legal any more."""


def _private(result: Result | None) -> Message | None:
    """What was answered privately, if anything was."""
    return result.reply if result is not None else None


class Seldom(Steps):
    """The scenes, one after the other."""

    async def run(self, leaver: Person) -> None:
        """Play all scenes. `leaver` plays nowhere, and has their data deleted."""
        several = [each for each in GAMES.values() if each.seats[-1] > 1]
        await self._delete(leaver)
        await self._limit(several[0])
        await self._take_out(several[0])
        await self._decide(several[0])
        await self._turn(several[:2])
        await self._host(several[0])
        await self._learn()
        await self._against_a_computer()
        await self._plan(next(each for each in several if can_be_planned(each, 2)))
        await self._find()
        await self._deal()
        await self._follow(several[0])
        await self._leave(several[0])

    async def _open(self, room: str, game: Game) -> tuple[Person, Person]:
        """A game for two begins: the first two people of a room play it."""
        host, guest = self.company.rooms[room][:2]
        await self.command(host, "play", game=game.key, opponent=guest)
        await self.press(guest, self.live(room), "accept")
        await self.press(host, self.live(room), "start")
        return host, guest

    async def _find(self) -> None:
        """Somebody offers a game twice, and withdraws it once; another takes it, and wants to be told of offers."""
        room = "offers"
        host, guest = self.company.rooms[room][:2]
        panel = _private(await self.command(host, "find"))
        await self.press(host, panel, "seek", "stands=3d")
        for answer in ("unoffer", "offers"):
            await self.press(host, panel, "makeoffer")
            await self.press(host, panel, answer)
        page = _private(await self.command(guest, "me"))
        await self.press(guest, page, "tellme")
        await self.press(guest, page, "watchoffers", "any")
        listed = _private(await self.command(guest, "games"))
        await self.press(guest, listed, "offers")
        await self.press(guest, listed, "takeoffer")
        await self._end(room)

    async def _follow(self, game: Game) -> None:
        """Somebody follows two games: of one they are told of two turns and of the end, of the other of nothing."""
        room, other = SCENES[-2:]
        for place in (room, other):
            await self._open(place, game)
        follower, there = (self.company.rooms[each][2] for each in (room, other))
        screen = _private(await self.command(follower, "follow"))
        for wanted in ("end", "stop", "turns"):
            await self.press(follower, screen, "follow", wanted)
        await self.press(there, _private(await self.command(there, "follow")), "follow", "turns")
        await self.press(follower, _private(await self.command(follower, "follow")), "unfollow")
        for _ in range(2):
            await self._take_a_turn(room)
            await self.leap(HOUR)
        await self.press(follower, _private(await self.command(follower, "board")), "follow", "ask")
        for place in (room, other):
            await self._end(place)
        await self.leap(HOUR)
        await self.command(follower, "follow")

    async def _deal(self) -> None:
        """Two people begin the deal of the day, one gives up and practises it; the next day they look at the scores."""
        room = "deals"
        first, second = self.company.rooms[room][:2]
        old = _private(await self.command(first, "deal"))
        await self.press(first, _private(await self.command(first, "deal")), "dealdirect")
        await self.press(first, old, "dealdirect")
        await self.press(second, _private(await self.command(second, "deal")), "dealhere")
        await self.press(second, _private(await self.command(second, "resign")), "resigned")
        await self.press(second, _private(await self.command(second, "deal")), "dealdirect", "practice")
        waiting = _private(await self.command(self.company.rooms[room][2], "deal"))
        await self.leap(DAY + DAY // 2)
        await self.press(self.company.rooms[room][2], waiting, "dealdirect")
        for person in (first, second):
            screen = _private(await self.command(person, "deal"))
            for action in ("deal", "dealbest"):
                await self.press(person, screen, action)

    async def _take_a_turn(self, room: str) -> None:
        """Whoever is to act moves until it is the turn of somebody else."""
        session = await self.session(room)
        first = session.actor if session is not None else None
        for _ in range(LONGEST):
            session = await self.session(room)
            actor = self.company.player(room, session.actor_person) if session is not None else None
            if session is None or actor is None or session.actor != first:
                return
            await self.command(actor, "move", move=_move(session)[0])

    async def _plan(self, game: Game) -> None:
        """Somebody plans answers and writes a note; the opponent plays what is expected, and looks at the results."""
        room = "plans"
        people = await self._open(room, game)
        session = await self.session(room)
        mover = self.company.player(room, session.actor_person) if session is not None else None
        if session is None or mover is None:
            return
        planner = next(each for each in people if each is not mover)
        menu = _private(await self.press(planner, self.live(room), "besides"))
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
        note = _private(await self.command(planner, "note"))
        await self.press(planner, note, "notewrite")
        await self._end(room)
        await self.press(planner, _private(await self.command(planner, "stats")), "statgames")

    async def _end(self, room: str) -> None:
        """A moderator ends what is open in a room."""
        moderator = self.sandbox.person(MODERATOR, room)
        await self.press(moderator, _private(await self.command(moderator, "end")), "end")

    async def _settle(self, person: Person, *picked: str) -> None:
        await self.press(person, _private(await self.command(person, "me")), "setperson", *picked)

    async def _delete(self, leaver: Person) -> None:
        """Somebody keeps their data, and then has them deleted."""
        for answer in ("keep", "forgotten"):
            await self._settle(leaver, "off")
            shown = _private(await self.command(leaver, "privacy"))
            await self.press(leaver, shown, "forget")
            await self.press(leaver, shown, answer)

    async def _limit(self, game: Game) -> None:
        """Somebody sits at as many tables as they want, and opens another one at the second attempt."""
        first, second = SCENES[:2]
        person = self.company.rooms[first][0]
        await self._settle(person, "1")
        await self.command(person, "play", game=game.key)
        there = self.company.rooms[second][0]
        for answer in ("leaveopen", "openall"):
            await self.press(there, _private(await self.command(there, "play", game=game.key)), answer)
        await self._settle(person, "-1")

    async def _take_out(self, game: Game) -> None:
        """A moderator leaves somebody in a game, and then takes them out of it."""
        room = "moderator"
        _, guest = await self._open(room, game)
        moderator = self.sandbox.person(MODERATOR, room)
        for answer in ("leavein", "takeout"):
            await self.press(moderator, _private(await self.command(moderator, "takeout", player=guest)), answer)

    async def _decide(self, game: Game) -> None:
        """Whoever wants to be asked before a decisive move says no, and then yes; before, some moves are not legal."""
        room, last = "decision", ""
        for person in await self._open(room, game):
            await self._settle(person, "confirm", "on")
        for number in range(LONGEST):
            session = await self.session(room)
            actor = self.company.player(room, session.actor_person) if session is not None else None
            if session is None or actor is None:
                return
            if 0 < number < ILLEGAL:
                await self.press(actor, _private(await self.command(actor, "move", move=last)), "clauses")
                session = await self.session(room) or session
            move, asks = _move(session)
            last = move
            shown = _private(await self.command(actor, "move", move=move))
            if asks:
                await self.press(actor, shown, "unsure")
                await self.press(actor, _private(await self.command(actor, "move", move=move)), "sure")
                break
        await self._end(room)

    async def _turn(self, games: list[Game]) -> None:
        """A board that turns is kept still, and let turn again; then somebody nudges who is to act."""
        room = "turning"
        for game in games:
            host, guest = await self._open(room, game)
            await self.press(host, self.live(room), "keepstill")
            aside = _private(await self.press(host, self.live(room), "besides"))
            for shown in (aside, self.live(room)):
                await self.press(host, shown, "letturn")
            await self.leap(2 * DAY)
            for person in (host, guest):
                await self.press(person, _private(await self.press(person, self.live(room), "besides")), "nudge")
            await self._end(room)

    async def _host(self, game: Game) -> None:
        """A host says who sits first and makes somebody else the host; a player gives a word for the dice."""
        room = "host"
        host, guest = self.company.rooms[room][:2]
        await self.command(host, "play", game=game.key, opponent=guest)
        await self.press(guest, self.live(room), "accept")
        await self.press(guest, _private(await self.press(guest, self.live(room), "details")), "word")
        panel = _private(await self.press(host, self.live(room), "options"))
        await self.press(host, panel, "first", guest.id)
        await self.press(host, panel, "panel", "people")
        await self.press(host, panel, "hand", guest.id)

    async def _leave(self, game: Game) -> None:
        """Whoever is to act has left the server, and the others go on without them."""
        room = "absence"
        players = await self._open(room, game)
        session = await self.session(room)
        gone = self.company.player(room, session.actor_person) if session is not None else None
        guild = self.sandbox.world.guild_of(self.sandbox.world.channel(room))
        if gone is None or guild is None:
            return
        guild.members.discard(gone.id)
        self.company.wandered.add(int(gone.id))
        for person in players:
            if person is not gone:
                await self.press(person, _private(await self.command(person, "board")), "without")

    async def _learn(self) -> None:
        """Somebody begins the lessons and a puzzle of each game, and opens a game from the list."""
        room = "lessons"
        person = self.company.rooms[room][0]
        for game in GAMES.values():
            shown = _private(await self.command(person, "tutorial", game=game.key))
            for action in ("lessonb", "lesson", "lessonc"):
                await self.press(person, shown, action)
        for game in GAMES.values():
            shown = _private(await self.command(person, "puzzle", game=game.key))
            for action in (*("puzzle", "puzzleb", "puzzlec") * 2, "puzzleundo", "puzzleshow", "puzzlenext"):
                await self.press(person, shown, action)
        await self.press(person, _private(await self.command(person, "play")), "opengame")

    async def _against_a_computer(self) -> None:
        """Somebody picks another level, plays against a computer, tries moves and asks for a hint."""
        room = "computers"
        person = self.company.rooms[room][0]
        games = _private(await self.command(person, "play"))
        await self.press(person, games, "versus")
        await self.press(person, games, "playnow")
        menu = _private(await self.press(person, self.live(room), "besides"))
        board = _private(await self.press(person, menu, "tryhere"))
        for action in ("try", "try", "tryback", "tryanew"):
            await self.press(person, board, action)
        await self.press(person, menu, "advise")
        await self._end(room)


def _move(session: Session) -> tuple[str, bool]:
    """A move for whoever is to act, one that decides the game if there is one, and whether it does."""
    turn = session.position.turn()
    assert isinstance(turn, Choice), "somebody is to act"
    assert session.actor_person is not None, "a seat is somebody's"
    for ply in turn.plies:
        if decisive(session, Play(session.actor_person.user_id, str(ply))) is not None:
            return str(ply), True
    return str(turn.plies[len(turn.plies) // 2]), False
