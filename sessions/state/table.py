"""What stands at a table: everything that follows from its log, with the place where it is shown and how it ended."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from data.rows import State
from rules.core import Played, Position
from rules.game import Game
from rules.notation import seat_to_act
from sessions.dice import ClientSeed, Secret
from sessions.state.clock import Clock
from sessions.state.deals import Deal
from sessions.state.players import Player
from sessions.state.questions import Question, UngrantedQuestion


class TableEnding(Enum):
    """How a game ended if its rules did not end it."""

    MODERATOR = "moderator"
    """Somebody who looks after the channel ended it."""

    OUTDATED = "outdated"
    """Its rules have changed since, and it was put away to make room."""

    NOT_SHOWN = "not shown"
    """Its channel takes no message, so nobody ever saw it."""

    NOT_BEGUN = "not begun"
    """The bot had matched its players, and one of them did not take their first turn in time."""

    SERVER_LEFT = "server left"
    """The bot was removed from its server."""

    CHANNEL_GONE = "channel gone"
    """Its channel or thread was deleted."""

    AGREED = "agreed"
    """The players agreed on a draw."""

    COMPUTERS_LEFT = "computers left"
    """The last person gave up, and only computers were left in it."""

    SILENCE = "silence"
    """Nobody had done anything for a long time; it can be opened again."""


class EarlyEnd(Struct, frozen=True):
    """The end of a game that its rules did not end.

    Attributes:
        how (TableEnding): what ended it.
        by (str): the name of the moderator who ended it, as it is; empty if nobody did, or they were deleted.
    """

    how: TableEnding
    by: str = ""


DIRECT = 0
"""The number that stands for the server of direct messages, which belong to none. No server has this id."""


APART = 0
"""The number that stands for the channel of a table apart, which is shown in several. No channel has this id."""


class Place(Struct, frozen=True):
    """Where a table is shown: a channel of a server, a thread of such a channel, or direct messages with the bot.

    `guild_id`: the id of the server; DIRECT for direct messages. `channel_id`: the id of the channel or thread in which
    messages are posted; direct messages with one person are a channel with an id of its own. `parent_id`: the id of the
    channel to which the thread belongs; 0 for what is no thread, and where the parent is not known.
    """

    guild_id: int
    channel_id: int
    parent_id: int = 0

    @property
    def direct(self) -> bool:
        """Whether this is direct messages with the bot, of one person or, of a table apart, of each player."""
        return self.guild_id == DIRECT

    @property
    def channel_ids(self) -> tuple[int, ...]:
        """The channel or thread, and for a thread its channel as well: what a server allows is said of channels."""
        return (self.channel_id, self.parent_id) if self.parent_id else (self.channel_id,)

    def at(self, channel_id: int) -> Place:
        """Another channel or thread of the same server, or the same place."""
        return self if channel_id == self.channel_id else Place(self.guild_id, channel_id)


class Undone(Struct, frozen=True):
    """Plies that were taken back.

    Attributes:
        number (int): the number of the log's entry that took them back.
        by (int): the id of who took them back.
        plies (int): how many plies stand since.
        played (tuple[Played, ...]): the plies that stood before.
        numbers (tuple[int, ...]): the numbers of the entries of `played`.
    """

    number: int
    by: int
    plies: int
    played: tuple[Played, ...]
    numbers: tuple[int, ...]


class Former(Struct, frozen=True):
    """Somebody whose seat another took over.

    Attributes:
        seat (int): the seat, from 1.
        person (Player): who had it before.
        plies (int): how many plies stood when it was taken over.
    """

    seat: int
    person: Player
    plies: int


class HintTaken(Struct, frozen=True):
    """A hint that a player was given.

    Attributes:
        user_id (int): the player's id.
        turn (int): the number of the turn.
        position (Position): the position for which it was given.
    """

    user_id: int
    turn: int
    position: Position


class TableState(Struct, kw_only=True):
    """Everything that follows from the entries of a log. Seats count from 1; users are named by id.

    It is filled step by step as a `Draft`, and read as a `Session`, which cannot be changed.
    """

    game: Game
    """The game that is played, with its rules."""

    secrets: tuple[Secret, ...]
    """What the dice are drawn from, oldest first: one, unless another was bound in the middle of the game."""

    state: State = "lobby"
    """Whether the table is a lobby, runs, is over, or was cancelled."""

    options: dict[str, str] = {}  # msgspec makes a new one each time
    """The value of each option of the game, by name."""

    table_options: dict[str, str] = {}
    """The value of each table option (`sessions/state/options.py`), by name."""

    language: str = "en"
    """The language in which everybody reads the table (BCP 47), fixed when it was opened."""

    after: int = 0
    """The id of the finished game of which this is the rematch; 0 if it is none."""

    contest: int = 0
    """The id of the tournament to which the game belongs; 0 if it belongs to none."""

    event: str = ""
    """What that tournament is called, as its organiser wrote it; empty at other tables."""

    board: int = 0
    """The number of the board in the tournament; 0 at other tables."""

    host: int = 0
    """The id of who opened the table, or to whom it passed."""

    first: int | None = None
    """The id of who is to sit in seat 1; None if the lot decides."""

    people: tuple[Player, ...] = ()
    """Who sits there: in a lobby in the order of joining, in a game by seat."""

    invited: tuple[Player, ...] = ()
    """Who has not answered an invitation yet; a seat is held for each."""

    invited_at: dict[int, int] = {}
    """When users were invited, by id, in seconds since 1970: of those of whose silence the host got no notice yet."""

    declined: tuple[Player, ...] = ()
    """Who was invited and said no."""

    removed: tuple[int, ...] = ()
    """The ids of those whose seat the host took: they sit down again only if they are invited."""

    former: tuple[Former, ...] = ()
    """Who gave up their seats to others, oldest first."""

    client_seeds: tuple[ClientSeed, ...] = ()
    """The words that players gave for the dice: one each, in the order in which they were given."""

    salt: str = ""
    """What came with the start and goes into the dice if nobody gave a word."""

    revealed: bool = False
    """Whether the secret can be shown, though a closed game can be opened again, or others may play the same deal."""

    deal: Deal | None = None
    """The deal of the day that is played; None at other tables."""

    start: Position | None = None
    """The position before the first ply; None if the game has not started."""

    played: tuple[Played, ...] = ()
    """The plies that stand, oldest first."""

    numbers: tuple[int, ...] = ()
    """The number of the log's entry of each of `played`."""

    undone: tuple[Undone, ...] = ()
    """What was taken back, oldest first."""

    gone: tuple[int, ...] = ()
    """Which of `played`, counted from 0, gave up the seat of somebody who had left the server."""

    ending: EarlyEnd | None = None
    """How the game ended, if its rules did not end it."""

    stale_before: int = 0
    """The number of the last entry that changed what can be played: a button made before it is stale."""

    last_call: int = 0
    """The number of the last entry that calls somebody; 0 if none does."""

    question: Question | None = None
    """The open question to the table."""

    ungranted: tuple[UngrantedQuestion, ...] = ()
    """The questions so far that were not granted, oldest first; an open one is the last of them."""

    clock: Clock | None = None
    """How long a running game has waited for the player to act; None before the start."""

    position_since: int = 0
    """Since when the position is as it is, in seconds since 1970; in a lobby, when the table was opened."""

    changed_at: int = 0
    """When the last entry was appended, in seconds since 1970."""

    hints: tuple[HintTaken, ...] = ()
    """The hints that players were given, oldest first: one for each position."""

    wishes: tuple[int, ...] = ()
    """The ids of the players of a game apart that is over who want a rematch, as long as not all of them do."""

    still: bool = False
    """Whether the players keep the picture of the board from turning by itself."""

    thread_anchor: tuple[int, int] | None = None
    """The channel and the message to which the game's own thread is attached; None if it has none."""

    @property
    def position(self) -> Position:
        """The present position. Only of a table at which a game has started."""
        assert self.start is not None, "a session that has started has a position"
        return self.played[-1].after if self.played else self.start

    @property
    def actor(self) -> int | None:
        """The seat that is to act; None before the start and after the end."""
        return seat_to_act(self.position) if self.state == "running" else None

    @property
    def actor_person(self) -> Player | None:
        """Who is to act."""
        return self.people[self.actor - 1] if self.actor else None

    @property
    def playing(self) -> tuple[Player, ...]:
        """Who is still in the running game."""
        if self.state != "running":
            return ()
        remaining = self.position.remaining()
        return tuple(each for seat, each in enumerate(self.people, 1) if seat in remaining)
