"""The store's contract: what every database that keeps the sessions has to do, as whole transactions.

The following holds for every method but `now` and `close`:

- It is one transaction: all of it is done, or nothing. A task that is cancelled while it waits for a method leaves
  either all of it done or nothing.
- What it reads is of one moment, whatever other tasks and processes write meanwhile.
- What it wrote survives the end of the process and a loss of power, once the method has returned.
- It raises StoreError (`data/errors.py`) with a sentence for the host when the database fails, and has changed nothing.

Several processes may use the same database at once. Times are whole seconds since 1970, UTC. Ids of users, servers,
channels and messages are Discord's; the server id 0 stands for direct messages. A session that was set aside, because
its log is damaged, is missing from what is open, due, shown or finished, unless a method says otherwise.

`shards` says which servers belong to this process (`data/shards.py`). Methods without it reach every server's sessions.

`data/sql/store.py` implements it with SQL; `data/sqlite/` and `data/postgres/` run that in each database.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from data.challenges import ChallengesStore
from data.conduct import ConductStore
from data.deals import DealsStore
from data.direct import DirectStore
from data.exercises import ExercisesStore
from data.news import NewsStore
from data.offers import OffersStore
from data.puzzles import PuzzlesStore
from data.rows import (
    Book,
    Change,
    EntryRow,
    Finished,
    FinishedRow,
    GuestRow,
    LatestRow,
    MeetingRow,
    MessageRow,
    NewSession,
    OpenRow,
    PlanRow,
    Rated,
    ResultRow,
    Rewriting,
    SessionRow,
    SettingRow,
    Shown,
    Waits,
)
from data.seasons import SeasonsStore
from data.shards import EVERY_SERVER, Shards, Sign
from data.standing import StandingStore
from data.strangers import StrangersStore
from data.tournaments import TournamentsStore

COPIED = "copied"
"""The name of the memo that every backup contains: when it was made. A bot that finds it runs on a restored backup."""


class Store(
    StandingStore,
    NewsStore,
    OffersStore,
    DirectStore,
    DealsStore,
    PuzzlesStore,
    ExercisesStore,
    SeasonsStore,
    ConductStore,
    ChallengesStore,
    StrangersStore,
    TournamentsStore,
    Protocol,
):
    """Everything that is kept: sessions with their logs, results, settings, and what channels were shown."""

    def now(self) -> int:
        """Return the present time of the store's clock."""

    async def close(self) -> None:
        """Close the database. What was committed is on disk already."""

    # Sessions and their logs

    async def create(self, new: NewSession, change: Change) -> SessionRow:
        """Open a session with its first entries, and note that the bot is in its server.

        Returns the new session with all its entries.
        Raises TakenError when it is exclusive and its channel has an open exclusive session; FullError when its server
        has `new.most` open sessions already; AttemptedError when `new.attempt` is a second one of its day;
        OfferGoneError when one of `new.offers`, or `new.challenge`, does not stand any more; SeatedError when one of
        the users in `new.limits` sits at as many tables as they want to; RematchedError when `new.rematch` is open
        already; BoardTakenError when `new.board` has a table already, or is not to be played any more.
        """

    async def append(self, session_id: int, version: int, change: Change) -> SessionRow:
        """Append entries to a session whose last entry has the number `version`, with what follows from them.

        That is its state, who sits there, when it is due, its results, whether its game counts, and the channel to
        which it moves.
        Returns the session as it is then, with the new entries alone.
        Raises ConflictError when the session is at another version, or is opened again in a channel that has an open
        exclusive session; TakenError when it moves to such a channel.
        """

    async def session(self, session_id: int, after: EntryRow | None = None) -> SessionRow | None:
        """Return a session with its entries after `after`; None where there is no such session.

        All entries are returned where `after` is None, or is not in the database: then a backup was restored while the
        bot ran.
        Raises DamagedError when the log is not what was written. The session is then set aside, in a transaction of its
        own, and the log of the bot says so once.
        """

    async def meant_in(self, channel_id: int, user_id: int = 0, threads: Sequence[int] = ()) -> list[int]:
        """Return the id of the session that a user means in a channel, or no id where there is none.

        It is the first of these that exists: the open session in which they play there (the newest of several), the
        open exclusive one there, all open ones in which they play in `threads` (then several ids may be returned,
        oldest first), the last one there in which they played, the last one there. Those two may have been set aside.
        """

    async def meant_by(self, user_id: int, channel_id: int) -> int | None:
        """Return the id of the session that a user means in their direct messages, the channel `channel_id`.

        It is the first of these that exists: the newest open one there in which it is their turn, the newest open one,
        the last one there in which they played. Tables apart are among them. None where there is none.
        """

    async def exclusive_in_channel(self, channel_id: int) -> int | None:
        """Return the id of the open exclusive session of a channel; None where there is none."""

    async def open_in_channels(self, channel_ids: Sequence[int]) -> list[int]:
        """Return the ids of all open sessions of these channels, oldest first."""

    async def open_in_server(self, guild_id: int) -> list[int]:
        """Return the ids of all open sessions of a server, oldest first, with those that were set aside."""

    async def lobbies_with(self, user_id: int) -> list[int]:
        """Return the ids of the open lobbies in which a user sits, oldest first, with those that were set aside."""

    async def all_open(self) -> list[int]:
        """Return the ids of all open sessions, oldest first."""

    async def open_by_game(self) -> dict[tuple[str, str], int]:
        """Return how many sessions are open, by their game and state."""

    async def open_or_due(self) -> list[int]:
        """Return the ids of the sessions that are open or due, oldest first: one that is due can be opened again."""

    async def newest(self, most: int) -> list[int]:
        """Return the ids of the `most` newest open sessions, followed by those of the `most` newest of all sessions."""

    # Lists of open tables

    async def open_tables_of(self, user_id: int) -> list[OpenRow]:
        """Return the open tables at which a user sits, the one that has waited longest first."""

    async def may_ask(self, user_id: int) -> list[OpenRow]:
        """Return the open tables that may wait for an answer of a user: to an invitation, or to a question.

        These are the lobbies whose logs name them, and the games that name them and have asked something. They need not
        sit there. The one that has waited longest comes first.
        """

    async def open_tables_in(self, guild_id: int) -> list[OpenRow]:
        """Return the open tables of a server, the one that has waited longest first."""

    async def write_waits(self, session_id: int, version: int, waits: Waits) -> None:
        """Replace what a session waits for, if its last entry has the number `version`; otherwise do nothing."""

    # Results

    async def all_over(self) -> list[int]:
        """Return the ids of all sessions whose game is over, in the order in which they ended, with those set aside."""

    async def write_results(
        self, session_id: int, outcome: Iterable[ResultRow], finished: FinishedRow | None = None
    ) -> None:
        """Replace how the seats of a session finished and, where it is given, what else is known of its game."""

    async def rated(self, session_id: int) -> Rated | None:
        """Return whether a game counts for the ratings; None where it has no result."""

    async def had_enough(self, guild_id: int, game: str, user_ids: Iterable[int], most: int) -> bool:
        """Return whether a game of these users that begins now would not count, as two of them had `most` today."""

    async def meetings(self, guild_id: int, game: str) -> list[MeetingRow]:
        """Return what the ratings of a game in a server follow from, in the order of the two ids."""

    async def count_anew(self, memory: float) -> None:
        """Add up all finished games again: for `book`, `latest` and `best_score`, and the rated ones for `meetings`.

        The latter are counted in the order in which they were over, with this `memory` (`FinishedRow`). What is left
        of meetings with people who were forgotten stays.
        """

    async def results(self, user_id: int) -> dict[int, ResultRow]:
        """Return how a user finished each of their games, by session id."""

    async def finished_games(
        self, guild_id: int, game: str | None = None, user_id: int | None = None, since: int = 0
    ) -> list[Finished]:
        """Return the games of a server that ended by their rules, oldest first: of the game `game`, or of all games.

        Only games that ended at `since` or later are returned, and only those of `user_id` where that is given.
        `guild_id` is 0 for games in direct messages.
        """

    async def games_of_people(self, guild_id: int, game: str, seats: int, most: int) -> list[int]:
        """Return the ids of the last games of people in a server that ended by their rules, newest first.

        Only those with so many seats, at most `most` of them. Games with computers, and games in which a player took
        too few turns for the ratings, are left out.
        """

    async def book(self, guild_id: int, known: Book | None = None) -> Book:
        """Return what the finished games of a server come to; `known` itself where nothing has changed since.

        For this method and the four that follow, the key of a running season stands for a server, too.

        Meetings there have not changed then either.
        """

    async def kept_ranking(self, guild_id: int, game: str) -> str | None:
        """Return what `keep_ranking` has kept for a game in a server; None once its meetings have changed."""

    async def keep_ranking(self, guild_id: int, game: str, stamp: str, content: str) -> bool:
        """Keep what was made from the meetings of a game in a server, until these change.

        `stamp` is that of a book which was read before the meetings were. Returns False, and keeps nothing, where the
        server's games have changed since.
        """

    async def latest(self, guild_id: int, game: str, user_ids: Iterable[int]) -> dict[int, LatestRow]:
        """Return the latest finished games of these users, by user id: of the game `game`, in a server.

        Who has none is left out.
        """

    async def best_score(self, session_id: int, user_id: int | None = None) -> int | None:
        """Return the best score in finished games for one of the same server, game and options as this session's.

        They are all with hints, or all without, as this session's is. Only games of `user_id` count where that is
        given. None where there is none, and where all of direct messages are asked for.
        """

    async def wants_hints(self, user_id: int, game: str) -> bool:
        """Return whether a user has never finished a game of that key, and has not turned hints off."""

    # What users keep for themselves. Plans are read with their session.

    async def write_plan(self, session_id: int, version: int, before: PlanRow | None, after: PlanRow | None) -> None:
        """Replace a user's plan `before` for a session by `after` (None: there is none); at least one is given.

        Raises ConflictError when the last entry of the session does not have the number `version`, or the user's plan
        is not `before`.
        """

    async def note(self, session_id: int, user_id: int) -> str:
        """Return a user's note on a session; empty where there is none."""

    async def write_note(self, session_id: int, user_id: int, text: str) -> None:
        """Replace a user's note on a session; an empty one is deleted."""

    async def notes_of(self, user_id: int) -> dict[int, str]:
        """Return all notes of a user, by session id."""

    # What channels were shown. Each note returns what has been shown then; None where there is no such session.

    async def note_post(self, session_id: int, message: MessageRow) -> Shown | None:
        """Make `message` the session's live message, and note what it shows as shown.

        The live message before it is kept, to be retired. Raises StoreError where there is no such session.
        """

    async def note_call(self, session_id: int, message: MessageRow) -> Shown | None:
        """Keep `message`, which mentions who is to move and is to be deleted when they have moved.

        Raises StoreError where there is no such session.
        """

    async def note_shown(self, session_id: int, version: int, channel_id: int = 0) -> Shown | None:
        """Note that the channel was shown the session up to entry `version`, or further if that was noted before.

        `channel_id` is that of a view of a table apart; without it, the only channel was, or all of them.
        """

    async def note_not_shown(self, session_id: int, version: int, channel_id: int = 0) -> Shown | None:
        """Note that the channel was not shown entry `version`, so that it is to be shown again.

        `channel_id` is that of a view of a table apart.
        """

    async def forget_message(self, session_id: int, message_id: int) -> Shown | None:
        """Stop tracking a message of a session, if it is tracked: it has lost its controls, or was deleted."""

    async def to_show(self, shards: Shards = EVERY_SERVER) -> list[int]:
        """Return the ids of the sessions of `shards` that the display has work for, oldest first.

        These are the sessions whose channel was not shown the last entry, and those with messages to retire.
        """

    # Due work

    async def next_due(self, shards: Shards = EVERY_SERVER) -> int | None:
        """Return the earliest time at which a session of `shards` is due; None where none is."""

    async def due(self, most: int, shards: Shards = EVERY_SERVER) -> list[int]:
        """Return the ids of the sessions of `shards` that are due now, the earliest first, at most `most`."""

    async def set_due(self, session_id: int, version: int | None, until: int | None) -> None:
        """Make a session due at `until` (None: never), if its last entry has the number `version` (None: any)."""

    async def postpone_due(self, session_id: int, until: int) -> None:
        """Make a session that is due now due at `until`; one that is not due now keeps its time."""

    # Settings

    async def server_settings(self, guild_id: int) -> tuple[SettingRow, ...]:
        """Return the settings of a server that differ from the defaults, by name."""

    async def person_settings(self, user_id: int) -> tuple[SettingRow, ...]:
        """Return the settings of a user that differ from the defaults, by name."""

    async def change_server_settings(self, guild_id: int, values: Mapping[str, str | None]) -> None:
        """Change settings of a server, by name (None: the default), and note that the bot is in it."""

    async def change_person_settings(self, user_id: int, values: Mapping[str, str | None]) -> None:
        """Change settings of a user, by name (None: the default)."""

    async def guests(self, user_ids: Iterable[int]) -> dict[int, GuestRow]:
        """Return, by user id, what decides whether these users may be seated together."""

    # People

    async def sessions_naming(self, user_id: int) -> list[int]:
        """Return the ids of the sessions whose logs name a user, oldest first."""

    async def sessions_ended_by(self, names: Iterable[str]) -> list[int]:
        """Return the ids of the sessions that moderators of these names ended, oldest first.

        Only logs that do not contain the moderator's id count: those of the second and third format.
        """

    async def note_deletion(self, user_id: int, name: str) -> None:
        """Note that a user of this name is being deleted, which takes several transactions."""

    async def deletions(self) -> dict[int, str]:
        """Return the names of the users who are being deleted, by their ids."""

    async def end_deletion(self, user_id: int) -> None:
        """Note that the deletion of a user is done. Traces stay in the database's files until `scrub`."""

    async def forget_person(
        self, user_id: int, session_ids: Iterable[int], without: Callable[[SessionRow], Rewriting]
    ) -> list[int]:
        """Delete all that is kept of a user beside the logs, and replace the logs of these sessions.

        That is settings, offers, plans, notes, exercises, reviews, attempts at deals, answers to puzzles and the player
        name. In meetings and tournaments, a number below 0 takes their place; who has only registered for a tournament
        is removed from it. The new logs are what `without` returns. Of sessions in direct messages that are not open,
        the ids of the channel and the messages go; those that name nobody any more are deleted.
        Returns the ids of the sessions that are damaged; they stay as they are. An error that `without` raises is
        raised, and nothing is changed. Traces of what was deleted stay in the database's files until `scrub`.
        """

    async def scrub(self) -> bool:
        """Remove the traces of deleted data from the database's files. This is no transaction.

        Returns False where some stay for now, because somebody else is reading them.
        """

    # Servers

    async def note_server(self, guild_id: int) -> None:
        """Note that the bot is in a server, also if it had left it."""

    async def note_server_left(self, guild_id: int) -> list[int]:
        """Note that the bot was removed from a server now, if that was not noted before. Offers there end.

        Returns the ids of the sessions that are open there.
        """

    async def note_only_servers(self, guild_ids: Iterable[int], shards: Shards = EVERY_SERVER) -> None:
        """Note that of the servers of `shards` the bot is in these and no others.

        It was removed from the others now, if that was not noted before.
        """

    async def servers_left(self, days: int, shards: Shards = EVERY_SERVER) -> list[int]:
        """Return the servers of `shards` that the bot left `days` days ago or earlier, by id."""

    async def forget_logs(
        self, guild_id: int, after: int, most: int, without: Callable[[SessionRow], Rewriting]
    ) -> int | None:
        """Replace the next logs of a server that name somebody by what `without` returns for them.

        These are the logs of at most `most` sessions with ids above `after`, by id, and nothing is shown of
        them any more. Returns the last id; None where there is none. What else `forget_server` does is left to it, and
        so are damaged sessions.
        """

    async def forget_server(self, guild_id: int, without: Callable[[SessionRow], Rewriting]) -> list[int]:
        """Forget a server that the bot has left: its settings, offers and puzzles, who its logs name, what was shown.

        Plans, notes, exercises and reviews from its games go, too.

        Each log that names somebody is replaced by what `without` returns. Returns the ids of the sessions that are
        damaged; they stay as they are. Traces stay in the database's files until `scrub`.
        """

    # What the bot remembers about itself

    async def memo(self, name: str) -> str | None:
        """Return what was remembered under `name`; None where nothing was."""

    async def remember(self, name: str, value: str) -> None:
        """Remember `value` under `name`, in place of what was there."""

    async def forget_memo(self, name: str) -> None:
        """Remember nothing under `name`."""

    async def change_memo(self, name: str, old: str, new: str) -> bool:
        """Remember `new` under `name` in place of `old`. Return False, and change nothing, where it was not `old`."""

    async def claim(self, name: str, seconds: int, holder: str = "") -> bool:
        """Claim `name` for `seconds`. Return False while a claim of another holder lasts.

        With it, one of several processes at a time does what is to be done only once. A holder renews its own claim
        with it: the time begins again. Claims without a holder are nobody's; they can be neither renewed nor released.
        """

    async def release(self, name: str, holder: str) -> None:
        """End the claim of `name` that `holder` has; do nothing where it has none."""

    async def note_alive(self, shards: Shards = EVERY_SERVER) -> list[Sign]:
        """Note that the process that holds `shards` runs now, and return the signs of life that were noted before.

        Those of other processes, and of other divisions into shards, are among them.
        """
