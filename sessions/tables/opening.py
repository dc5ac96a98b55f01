"""Opens tables, and checks before whether they can be opened; also rematches."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from data.errors import (
    AttemptedError,
    BoardTakenError,
    ConflictError,
    FullError,
    OfferGoneError,
    RematchedError,
    SeatedError,
)
from data.rows import BoardKey, Closing, MessageRow, NewAttempt, NewSession, OfferRow, SessionRow, ShowingRow
from data.store import Store
from rules.catalogue import GAMES
from rules.game import Game, OptionError
from rules.record import written
from sessions.acts import Start
from sessions.failing import failing_as
from sessions.fold import Fold, then
from sessions.log import (
    ChallengeTaken,
    Dealt,
    Entry,
    Invited,
    Joined,
    Matched,
    Opened,
    SeedGiven,
    Started,
)
from sessions.people.setting_checks import NO_LIMIT
from sessions.people.settings import ServerSettings, StoredSettings
from sessions.people.strangers import MOST_APART
from sessions.refusals.base import Damaged, NotKept, NotRead, Outdated
from sessions.refusals.limits import ServerFull
from sessions.refusals.moments import NotOverYet, RematchOpen, Stale
from sessions.refusals.participants import NotInThatGame
from sessions.refusals.requests import OnlyInServers, SeatedTwice, UnknownGame, WrongOptions, WrongPlayers
from sessions.session import Session
from sessions.state.deals import Deal
from sessions.state.options import with_defaults
from sessions.state.players import Computer, ComputerLevel, Person
from sessions.state.table import Place
from sessions.tables.access import SessionAccess
from sessions.tables.storing import as_stored, change_of

log = logging.getLogger(__name__)

_TRIES = 5
"""How often a table's channel is made free: a damaged file can report for ever that it is taken."""


class OpenedDeal(Struct, frozen=True):
    """The deal that a table plays.

    Attributes:
        deal (Deal): which one.
        secret (bytes): what its cards are drawn from.
        guild_id (int): in which server's table an attempt counts; 0 for none.
        instead (int): the id of an attempt whose board could not be shown, in place of which this one counts; 0 for
            none.
    """

    deal: Deal
    secret: bytes
    guild_id: int = 0
    instead: int = 0


class Opening(Struct, frozen=True):
    """A table that somebody wants: the first of `people`, who sit there, is its host; `first` is to sit in seat 1."""

    game_key: str
    place: Place
    people: Sequence[Person]
    options: Mapping[str, str] = field(default_factory=dict)
    first: int | None = None
    table_options: Mapping[str, str] = field(default_factory=dict)
    """What the table agrees on, where it differs from the defaults of `sessions.state.options`."""

    salt: str = ""
    """What the table could not choose: a game that begins at once needs it."""

    invited: Sequence[Person] = ()
    """Who is asked to sit down too."""

    computers: Sequence[ComputerLevel] = ()
    """How well each of the computers plays that sit down too. Their ids are -1, -2 and so on."""

    fitted: bool = False
    """Whether the computers are to fit the first of `people`: `Levels.fitted` chooses their level."""

    at_once: bool = False
    """Whether the game starts without a lobby, as everybody sits there. Its channel can have another table."""

    language: str = "en"
    """The language of the table (BCP 47), unless the server has chosen one."""

    offers: Sequence[OfferRow] = ()
    """The open offers that lead to it: the table opens only where all of them stand, and takes them."""

    challenge: tuple[int, int] | None = None
    """Which stranger has challenged which one: the table opens only where that stands, and takes it; else None."""

    deal: OpenedDeal | None = None
    """The deal that is played; None at other tables."""

    after: int = 0
    """The id of the finished game of which it is the rematch; 0 if it is none."""

    showings: Mapping[int, int] = field(default_factory=dict)
    """The channel of each player's direct messages with the bot, by the user's id; empty for a table in one place."""

    calls: Sequence[MessageRow] = ()
    """Messages in those channels that are edited into the first boards."""

    lobby: Session | None = None
    """The lobby in which the people of a table apart have gathered, with its secret and the words for the dice."""

    board: BoardKey | None = None
    """The board of a tournament that is played: the table opens only where the board has none; None at other tables."""

    event: str = ""
    """What that tournament is called."""

    appended: tuple[Session, Entry] | None = None
    """Another table, and what is appended to its log with the opening, all in one."""


def games() -> Mapping[str, Game]:
    """The games of the catalogue by key."""
    return GAMES


class Openings:
    """Opens tables."""

    def __init__(self, access: SessionAccess, store: Store, settings: StoredSettings) -> None:
        self._access = access
        self._store = store
        self._settings = settings

    async def open(self, opening: Opening) -> Session:
        """Open a table; a game for one begins at once, and others do if the opening says so.

        Raises UnknownGame, OnlyInServers, WrongOptions, WrongPlayers or SeatedTwice for what does not fit, ServerFull
        where the server wants no more tables at a time, ChannelTaken where one is open, RematchOpen where the same
        rematch is; and the store's OfferGoneError where one of its offers does not stand any more, SeatedError where
        one of these people sits at as many tables as they want to by now, AttemptedError for a second attempt at a
        deal, and BoardTakenError for a board that has a table already.
        """
        server = await self._settings.server(opening.place.guild_id)
        most = server.tables_at_once
        game, entries = _opened(opening, server)
        secret = self._secret(opening)
        at = self._store.now()
        new = NewSession(
            game.key,
            game.version,
            opening.place.guild_id,
            opening.place.channel_id,
            secret,
            exclusive=not _without_lobby(game, opening) and not opening.place.direct,
            most=None if most == NO_LIMIT else most,
            offers=tuple(opening.offers),
            challenge=opening.challenge,
            attempt=_attempt(opening),
            limits=await self._limits(opening),
            after=opening.after,
            rematch=_rematch_of(opening),
            showings=tuple(ShowingRow(*each) for each in opening.showings.items()),
            most_apart=MOST_APART if _offered(opening) and opening.place.direct else 0,
            closes=_closing(opening, at),
            board=opening.board,
        )
        session = _folded(new, game, entries, at)
        if opening.at_once and session.state == "lobby":
            started = Start(session.host, opening.salt).apply(session)
            session = _folded(new, game, [*entries, *started, *_matched(opening)], at)
        new = replace(new, calls=tuple(replace(each, version=session.version) for each in opening.calls))
        for _ in range(_TRIES):
            try:
                with failing_as(NotKept):
                    row = await self._store.create(new, change_of(session, None, at))
            except FullError as error:
                raise ServerFull(most) from error
            except (OfferGoneError, SeatedError, AttemptedError, BoardTakenError):
                raise
            except RematchedError as error:
                await self._check_gone(error.session_id)
            except ConflictError as error:
                if new.closes is not None:
                    # A table apart takes no channel, so somebody has acted at the other table.
                    raise Stale(await self._access.load(new.closes.session_id)) from error
                await self._access.make_room(opening.place.channel_id)
            else:
                return self._access.cache.keep(as_stored(session, row))
        log.error("%s is taken, and by no table that can be found: the file is damaged", opening.place)
        raise NotKept

    def _secret(self, opening: Opening) -> bytes:
        """What the dice of a table are drawn from: of a deal or a lobby it was bound before."""
        if opening.lobby is not None:
            return opening.lobby.secret
        return self._access.new_secret() if opening.deal is None else opening.deal.secret

    async def _check_gone(self, session_id: int) -> None:
        """Close a rematch that is open if the rules of its game have changed. Raises RematchOpen if it can go on."""
        try:
            found = await self._access.load(session_id)
        except Damaged:
            return
        except Outdated:
            await self._access.put_away(session_id)
            return
        if not found.ended:
            raise RematchOpen(found)

    async def _limits(self, opening: Opening) -> tuple[tuple[int, int], ...]:
        """By user, how many tables they want, for those whom their offers seat: nobody asks them once more."""
        seated = [each.user_id for each in opening.people] if _offered(opening) else []
        wanted = [(user_id, (await self._settings.person(user_id)).open_games) for user_id in seated]
        return tuple(each for each in wanted if each[1] != NO_LIMIT)

    async def check(self, opening: Opening) -> None:
        """Raise what `open` would raise now, without opening a table."""
        server = await self._settings.server(opening.place.guild_id)
        game, _ = _opened(opening, server)
        if server.tables_at_once != NO_LIMIT:
            with failing_as(NotRead):
                number = len(await self._store.open_tables_in(opening.place.guild_id))
            if number >= server.tables_at_once:
                raise ServerFull(server.tables_at_once)
        if not _without_lobby(game, opening):
            await self._access.make_room(opening.place.channel_id)

    async def rematch(self, session_id: int, person: Person, salt: str, language: str = "en") -> Opening:
        """A table with the same game and options in the same channel, to be opened. The user who asks is its host.

        The other persons are invited, and the computers sit down. Seat 1 goes to the player of seat 2, as the first may
        have an advantage. Raises NotOverYet or NotInThatGame.
        """
        session = await self._access.load(session_id)
        if session.state != "over":
            raise NotOverYet(session)
        if not session.seat_of(person.user_id):
            raise NotInThatGame(session)
        return Opening(
            game_key=session.game.key,
            place=session.place,
            people=(person,),
            invited=[each for each in session.people if isinstance(each, Person) and each.user_id != person.user_id],
            computers=[each.level for each in session.computers],
            fitted=any(each.fitted for each in session.computers),
            first=first_of_rematch(session),
            options=session.options,
            table_options=session.table_options,
            salt=salt,
            language=language,
            after=session.id,
        )

    async def open_rematch(self, wanted: Opening) -> Session | None:
        """The open table that this rematch would open once more; None where there is none.

        It has the same computers. Only the player of the game before can have opened it, and they still sit there, so
        it is found among their open tables. Raises NotRead.
        """
        with failing_as(NotRead):
            rows = [
                row
                for each in (*wanted.people, *wanted.invited)
                for row in await self._store.open_tables_of(each.user_id)
            ]
        later = sorted({each.session_id for each in rows if each.session_id > wanted.after})
        for session in await self._access.load_playable(later):
            fitted = any(each.fitted for each in session.computers)
            levels = _named([each.level for each in session.computers], fitted=fitted)
            if session.after == wanted.after and (
                wanted.invited or levels == _named(wanted.computers, fitted=wanted.fitted)
            ):
                return session
        return None


def first_of_rematch(session: Session) -> int | None:
    """The id of the player who had seat 2, in a rematch; None if they are forgotten, so that the lot decides."""
    second = next(iter(session.people[1:2]), None)
    if isinstance(second, Computer):
        return -1 - session.computers.index(second)
    return second.user_id if isinstance(second, Person) else None


def _offered(opening: Opening) -> bool:
    """Whether people sit down by what they have offered before, so that nobody is asked once more."""
    return bool(opening.offers) or opening.challenge is not None


def _matched(opening: Opening) -> list[Matched]:
    """The entry that calls people who sit down by what they have offered before; none at other tables."""
    user_ids = tuple(each.user_id for each in opening.people)
    if opening.challenge is not None:
        return [ChallengeTaken(user_ids)]
    return [Matched(user_ids)] if opening.offers else []


def _attempt(opening: Opening) -> NewAttempt | None:
    """Whose attempt at a deal the table is; None if it is none."""
    dealt = opening.deal
    if dealt is None or not dealt.deal.scored:
        return None
    return NewAttempt(dealt.deal.day, opening.people[0].user_id, dealt.guild_id, dealt.instead, dealt.deal.event)


def _closing(opening: Opening, at: int) -> Closing | None:
    """What is appended to the log of another table with the opening; None for nothing."""
    if opening.appended is None:
        return None
    other, entry = opening.appended
    return Closing(other.id, other.version, change_of(then(other, [entry], at), other, at))


def _rematch_of(opening: Opening) -> str:
    """What names the rematch that a table is, as `open_rematch` tells rematches apart; empty if it is none."""
    if not opening.after:
        return ""
    levels = [] if opening.invited else _named(opening.computers, fitted=opening.fitted)
    return " ".join([str(opening.after), *levels])


def _named(levels: Sequence[ComputerLevel], *, fitted: bool) -> list[str]:
    """The levels of computers, by which rematches are told apart: which ones fit somebody may change meanwhile."""
    return ["fitted"] * len(levels) if fitted else sorted(each.value for each in levels)


def _without_lobby(game: Game, opening: Opening) -> bool:
    return game.seats[-1] == 1 or opening.at_once


def _opened(opening: Opening, server: ServerSettings) -> tuple[Game, list[Entry]]:
    """The game that is wanted, and the first entries of its log. Raises the refusal for a request that does not fit."""
    game = GAMES.get(opening.game_key)
    if game is None:
        raise UnknownGame(opening.game_key)
    people, named = tuple(opening.people), [*opening.people, *opening.invited]
    try:
        options = game.settle(opening.options)
        given = opening.table_options
        own = game.seats[-1] == 1 or opening.board is not None
        table_options = with_defaults(given if own else server.table_options(given))
    except OptionError as error:
        raise WrongOptions(game, error) from error
    if len(named) + len(opening.computers) > game.seats[-1]:
        raise WrongPlayers(game, len(named) + len(opening.computers))
    seated = len(named) + len(opening.computers) if opening.lobby is None else len(opening.lobby.people)
    if opening.place.direct and seated not in game.seats:
        # Nobody else can join there.
        raise OnlyInServers(game)
    if len({person.user_id for person in named}) != len(named):
        raise SeatedTwice
    lobby = opening.lobby
    opened = Opened(
        written(options),
        people[0].user_id if lobby is None else lobby.host,
        opening.first,
        people if lobby is None else lobby.people,
        terms=written(table_options),
        language=server.language or opening.language,
        after=opening.after,
        lobby=0 if lobby is None else lobby.id,
        contest=opening.board.tournament if opening.board else 0,
        event=opening.event,
        board=opening.board.board if opening.board else 0,
    )
    computers = [Joined(Computer(-number, level, opening.fitted)) for number, level in enumerate(opening.computers, 1)]
    entries: list[Entry] = [opened, *map(Invited, opening.invited), *computers]
    if lobby is not None:
        entries += [SeedGiven(each.user_id, each.word, each.digest) for each in lobby.client_seeds]
    if opening.deal is not None:
        deal = opening.deal.deal
        entries.append(Dealt(deal.day, deal.scored, deal.event))
    if game.seats[-1] == 1:
        entries.append(Started(opening.salt, (people[0].user_id,)))
    return game, entries


def _folded(new: NewSession, game: Game, entries: Sequence[Entry], at: int) -> Session:
    """The session that follows from these first entries. It has the id 0 until it is stored."""
    row = SessionRow(
        id=0,
        game=new.game,
        rules_version=new.rules_version,
        guild_id=new.guild_id,
        channel_id=new.channel_id,
        secret=new.secret,
        exclusive=new.exclusive,
        state="lobby",
        version=0,
        shown=0,
        showings=new.showings,
    )
    fold = Fold(row, game)
    for entry in entries:
        fold.add(entry, at)
    fold.advance(at)
    return fold.done()
