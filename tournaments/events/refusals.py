"""Why a request about a tournament is turned down."""

from __future__ import annotations

from sessions.refusals.base import Refusal


class NoTournament(Refusal):
    """There is no such tournament in this server."""


class NotOrganiser(Refusal):
    """The user has no right to do what organisers do."""


class TooManyTournaments(Refusal):
    """The server has `most` tournaments that are not over, as many as it can have."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class InManyTournaments(Refusal):
    """The user is in `most` tournaments that are not over, as many as anybody can be in."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class NotPlayedHere(Refusal):
    """A tournament cannot be played where the user is: it takes a text channel in which threads can be opened."""


class RegistrationOver(Refusal):
    """Nobody can join any more."""


class HasRegistered(Refusal):
    """The user is in it already, or `waits` for a place."""

    def __init__(self, *, waits: bool = False) -> None:
        super().__init__()
        self.waits = waits


class NotRegistered(Refusal):
    """The user is not in it."""


class WasWithdrawn(Refusal):
    """The user is out of it: they have withdrawn, or an organiser has removed them (`removed`)."""

    def __init__(self, *, removed: bool = False) -> None:
        super().__init__()
        self.removed = removed


class WantsFewerGames(Refusal):
    """The user wants to sit at `limit` tables at most, and it has `games` at once."""

    def __init__(self, limit: int, games: int) -> None:
        super().__init__()
        self.limit = limit
        self.games = games


class TooFewEntrants(Refusal):
    """It takes `least` people to start."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least


class TournamentOver(Refusal):
    """It is over, or was cancelled, so nothing of it can be changed."""


class NotUnderWay(Refusal):
    """It cannot be paused or go on, since it has not begun, or is over."""


class FixedDays(Refusal):
    """A score event cannot begin earlier, be extended or be paused: the days of its deals are fixed."""


class OneEverywhere(Refusal):
    """A score event of all servers is not over, so no other one can be open to all servers."""


class NoDealNow(Refusal):
    """No deal of the score event can be played now, or not the one that was asked for."""


class OwnResult(Refusal):
    """An organiser wants to change something from which they have points themselves: another one must do it."""


class StillPlaying(Refusal):
    """The user still plays in this round, and says that they are ready for the next one."""


class InPause(Refusal):
    """The user says that they are ready for the next round while the tournament is paused."""


class NothingToBeReadyFor(Refusal):
    """No further round is to be played, or none is played one after another."""


class ArenaClosing(Refusal):
    """No game begins any more in an arena: its time is over."""


class ArenaFull(Refusal):
    """`most` people are in an arena that runs, as many as can be."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class StillPlayed(Refusal):
    """The game whose result an organiser wants to correct is not over."""


class NoCheckIn(Refusal):
    """Nobody checks in now: check-in has not begun, or is over."""


class NoRole(Refusal):
    """It takes the role with the id `role` to join."""

    def __init__(self, role: int) -> None:
        super().__init__()
        self.role = role


class NoRating(Refusal):
    """It takes an established rating to join, between `lowest` and `highest` (0: any)."""

    def __init__(self, lowest: int, highest: int) -> None:
        super().__init__()
        self.lowest = lowest
        self.highest = highest


class NotInRange(Refusal):
    """It is for ratings between `lowest` and `highest` (0: any), and the user's was `peak` at its highest in a year."""

    def __init__(self, lowest: int, highest: int, peak: int) -> None:
        super().__init__()
        self.lowest = lowest
        self.highest = highest
        self.peak = peak


class Unreliable(Refusal):
    """The user has lost `lost` games of tournaments by time: they wait until `until`, or finish `more` games before."""

    def __init__(self, lost: int, until: int, more: int) -> None:
        super().__init__()
        self.lost = lost
        self.until = until
        self.more = more


class TooNew(Refusal):
    """It takes `games` finished games in the server to join, and the user has `finished`."""

    def __init__(self, games: int, finished: int) -> None:
        super().__init__()
        self.games = games
        self.finished = finished
