"""The clock of a running game: how long it has waited for the player to act, and until when it will. All in seconds."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from sessions.state.options import ANSWER, BANK, CLOCK, FORFEIT, RESERVE

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR

_UNITS = {"m": MINUTE, "h": HOUR, "d": DAY, "w": 7 * DAY}

LENGTHS = {
    each: int(each[:-1]) * _UNITS[each[-1]]
    for option in (CLOCK, RESERVE, BANK, ANSWER)
    for each in option.values
    if each != "none"
}
"""The seconds that the values of table options stand for; `none` stands for nothing."""

MARKS = (50, 90)
"""The per cent of a bank at which its player is reminded: half of it is used up, and nearly all of it."""

EXTRA = 10
"""With a bank and no other clock, another turn's time is the bank divided by this. Players who are allowed to play on
after their bank is used up have so much for each further turn."""

LIVE = HOUR
"""The longest bank, in seconds, of a game that is played in one sitting."""


class Clock(Struct, frozen=True):
    """How long a running game has waited for one seat in one turn. Moments are in seconds since 1970.

    Attributes:
        since (int): when the game began to wait.
        turn (int): the number of the turn.
        seat (int): the seat that is to act, from 1; 0 before the first turn.
        used (tuple[int, ...]): the seconds of its reserve that each seat used up in earlier turns, seat 1 first.
        grace (int): the seconds that do not count: pauses, and time that was granted.
        reminded (int): how many of the two reminders were sent: that of the turn's time, and that of the reserve.
        late (bool): whether the time of the player to act was found to be out.
        paused (int | None): since when the game is paused.
        nudged (int): when the player to act was last nudged; 0: never.
        rested (int): the seconds of earlier pauses in this turn.
        away (int): the seconds of `grace` that were granted in this turn for an absence.
        warned (int): how many of the two warnings were sent that the game closes (`sessions/clocks/deadlines.py`).
        warned_at (int): when the last of them was sent; 0: never.
        spent (tuple[int, ...]): the seconds of its bank that each seat used up in earlier turns, seat 1 first.
        marked (int): of which of the MARKS of the bank the player to act was last reminded in this turn; 0: of none.
        extended (int): the seconds by which the bank of each seat was extended.
        longer (int): the seconds by which this turn was extended.
    """

    since: int
    turn: int
    seat: int
    used: tuple[int, ...]
    grace: int = 0
    reminded: int = 0
    late: bool = False
    paused: int | None = None
    nudged: int = 0
    rested: int = 0
    away: int = 0
    warned: int = 0
    warned_at: int = 0
    spent: tuple[int, ...] = ()
    marked: int = 0
    extended: int = 0
    longer: int = 0

    def then(self, now: int, turn: int, seat: int, length: int, *, free: bool = False) -> Clock:
        """The clock once `seat` is to act in `turn`, from `now` on. A turn may take `length` seconds (0: any time).

        `free`: the turn that is over took nothing from its seat's bank, as a computer thought.
        """
        if (turn, seat) == (self.turn, self.seat):
            return self
        taken = self.taken(now)
        used = _added(self.used, self.seat, max(0, taken - length) if length else 0)
        spent = _added(self.spent, self.seat, 0 if free else taken)
        paused = None if self.paused is None else now
        return Clock(now, turn, seat, used, paused=paused, spent=spent, extended=self.extended)

    def taken(self, now: int) -> int:
        """How many seconds of its time the turn has taken by `now`."""
        return max(0, (now if self.paused is None else self.paused) - self.since - self.grace)

    def waited(self, now: int) -> int:
        """How many seconds the table has waited for the player to act by `now`: without pauses, with granted time."""
        return max(0, (now if self.paused is None else self.paused) - self.since - self.rested)

    def pause(self, now: int) -> Clock:
        """The clock, stopped from `now` on."""
        return replace(self, paused=now)

    def resume(self, now: int) -> Clock:
        """The clock, running again from `now` on."""
        stood = 0 if self.paused is None else max(0, now - self.paused)
        return replace(self, paused=None, grace=self.grace + stood, rested=self.rested + stood)

    def grant(self, seconds: int) -> Clock:
        """The clock with more seconds for this turn."""
        return replace(self, grace=self.grace + seconds, reminded=0, late=False)

    def extend(self, seconds: int) -> Clock:
        """The clock with more seconds in the bank of each seat, and for this turn."""
        extended, longer = self.extended + seconds, self.longer + seconds
        return replace(self, extended=extended, longer=longer, reminded=0, marked=0, late=False)


def _added(each_seat: tuple[int, ...], seat: int, seconds: int) -> tuple[int, ...]:
    return tuple(each + seconds * (number == seat) for number, each in enumerate(each_seat, 1))


def turn_length(options: Mapping[str, str]) -> int:
    """How many seconds a turn may take; 0 for any time."""
    return LENGTHS.get(options[CLOCK.name], 0)


def bank_length(options: Mapping[str, str]) -> int:
    """How many seconds each player has for all of their turns in the game; 0 for any time."""
    return LENGTHS.get(options[BANK.name], 0)


def timed(options: Mapping[str, str]) -> bool:
    """Whether the time of the players is limited, in a turn or in the whole game."""
    return bool(turn_length(options) or bank_length(options))


def live(options: Mapping[str, str]) -> bool:
    """Whether the game is played in one sitting, by its bank."""
    return 0 < bank_length(options) <= LIVE


def another_turn(options: Mapping[str, str]) -> int:
    """How many seconds a player gets for whom the others wait longer; 0 where there is no clock."""
    return turn_length(options) or bank_length(options) // EXTRA


def whole_reserve(options: Mapping[str, str]) -> int:
    """How many seconds each player may use up beyond that in the whole game. A bank takes the place of a reserve."""
    return 0 if bank_length(options) else LENGTHS.get(options[RESERVE.name], 0)


def answer_length(options: Mapping[str, str]) -> int:
    """How many seconds a question to the table stays open."""
    return LENGTHS[options[ANSWER.name]]


def at_once(options: Mapping[str, str]) -> bool:
    """Whether a seat is given up in the moment in which its player's time is out, with nothing to decide."""
    return options[FORFEIT.name] == "on" and bank_length(options) > 0


def _turn_limit(clock: Clock, options: Mapping[str, str]) -> int:
    """How many seconds this turn may take by the clock of turns; 0 for any time."""
    length = turn_length(options)
    return length + clock.longer if length else 0


def whole_bank(clock: Clock, options: Mapping[str, str]) -> int:
    """How many seconds each player has in the game, with those by which the banks were extended; 0 for any time."""
    length = bank_length(options)
    return length + clock.extended if length else 0


def bank_left(clock: Clock, options: Mapping[str, str]) -> int:
    """How many seconds of their bank the player to act had left when the turn began."""
    return max(0, whole_bank(clock, options) - clock.spent[clock.seat - 1])


def bank_time(clock: Clock, options: Mapping[str, str]) -> int | None:
    """How many seconds the turn may take by the bank; None without a bank.

    Players whose bank was used up earlier, and whom the others let play on, have another turn's time.
    """
    if not bank_length(options):
        return None
    left = bank_left(clock, options)
    return left if left or at_once(options) else another_turn(options)


def turn_time(clock: Clock, options: Mapping[str, str]) -> int | None:
    """How many seconds the turn may take, without the reserve; None for any time."""
    limits = (_turn_limit(clock, options) or None, bank_time(clock, options))
    return min((each for each in limits if each is not None), default=None)


def turn_ends(clock: Clock, options: Mapping[str, str]) -> int | None:
    """When the time for the turn ends, without the reserve; None if turns may take any time, and in a pause."""
    length = turn_time(clock, options)
    return None if length is None or clock.paused is not None else clock.since + clock.grace + length


def bank_ends(clock: Clock, options: Mapping[str, str]) -> int | None:
    """When the bank of the player to act is used up if they do not move; None without a bank, and in a pause."""
    length = bank_time(clock, options)
    return None if length is None or clock.paused is not None else clock.since + clock.grace + length


def by_bank(clock: Clock, options: Mapping[str, str]) -> bool:
    """Whether the time of the player to act ends as their bank is used up, and not by the clock of the turn."""
    end = bank_ends(clock, options)
    return end is not None and end == turn_ends(clock, options)


def reserve_left(clock: Clock, options: Mapping[str, str]) -> int:
    """How many seconds of reserve the player to act had left when the turn began."""
    return max(0, whole_reserve(options) - clock.used[clock.seat - 1])


def time_ends(clock: Clock, options: Mapping[str, str]) -> int | None:
    """When the time of the player to act ends, with their reserve, even if that is past.

    None if turns may take any time, and in a pause.
    """
    end = turn_ends(clock, options)
    return None if end is None else end + reserve_left(clock, options)


def deadline(clock: Clock, options: Mapping[str, str]) -> int | None:
    """The same moment as `time_ends`; None once the time of the player to act was found to be out."""
    return None if clock.late else time_ends(clock, options)


def forfeit(clock: Clock, options: Mapping[str, str]) -> int | None:
    """When the seat of the player to act is given up by itself; None in a pause, and if the table does not want it."""
    end = time_ends(clock, options)
    if end is None or not clock.late or options[FORFEIT.name] != "on":
        return None
    return end if at_once(options) else end + turn_length(options)


def reserves(clock: Clock, options: Mapping[str, str], now: int) -> tuple[int, ...]:
    """How many seconds of reserve each seat has left at `now`, seat 1 first."""
    length = turn_length(options)
    over = max(0, clock.taken(now) - length) if length else 0
    whole = whole_reserve(options)
    return tuple(max(0, whole - used - over * (seat == clock.seat)) for seat, used in enumerate(clock.used, 1))


def banks(clock: Clock, options: Mapping[str, str], now: int) -> tuple[int, ...]:
    """How many seconds of its bank each seat has left at `now`, seat 1 first."""
    spent = _added(clock.spent, clock.seat, clock.taken(now))
    return tuple(max(0, whole_bank(clock, options) - each) for each in spent)


LAST_REMINDER = 0.9
"""The part of the reserve after which somebody is reminded for the last time, as it is about to end."""


def reminders(clock: Clock, options: Mapping[str, str], part: float) -> tuple[int, ...]:
    """When the player to act is reminded: at `part` of the turn's time, and shortly before the end of the reserve.

    There is one reminder if nothing is left of the reserve. The second one comes late, whatever `part` the player has
    chosen: it is the last one before their time is out. A bank has reminders of its own (`mark`).
    """
    length = _turn_limit(clock, options)
    if not length or clock.paused is not None:
        return ()
    first = clock.since + clock.grace + int(length * part)
    left = reserve_left(clock, options)
    return (first, first - int(length * part) + length + int(left * LAST_REMINDER)) if left else (first,)


def mark(clock: Clock, options: Mapping[str, str], now: int | None = None) -> tuple[int, int] | None:
    """When the player to act is reminded of their bank next, and which of the MARKS it has reached then.

    With `now`, the last mark that was reached by then. None where there is none in this turn, and in a pause.
    """
    bank = whole_bank(clock, options)
    if not bank or clock.paused is not None:
        return None
    spent = clock.spent[clock.seat - 1]
    begun = clock.since + clock.grace - spent
    wanted = [each for each in MARKS if each > clock.marked and spent < bank * each // 100]
    found = [(begun + bank * each // 100, each) for each in wanted]
    if now is None:
        return next(iter(found), None)
    return max((each for each in found if each[0] <= now), default=None)


def reminder(clock: Clock, options: Mapping[str, str], part: float) -> int | None:
    """When the player to act is reminded next; None if no reminder is left, and once their time was found to be out."""
    if clock.late:
        return None
    marked = mark(clock, options)
    found = [*reminders(clock, options, part)[clock.reminded : clock.reminded + 1], *(marked or ())[:1]]
    return min(found, default=None)
