"""What people read at a table beside what the game says of itself: a board's frame, its end, answers, its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cogs.words.about import title
from cogs.words.names import bold, bold_in, bold_names, plain_names, with_link
from cogs.words.refusal_details import permissions
from cogs.words.times import date, when
from render.kit.texts import clip, minus, plain
from sessions.clocks import deadlines
from sessions.clocks.deadlines import due, reveals
from sessions.log import TableEnding
from sessions.session import Session
from words import Words
from words.lists import both, listed


def bound_dice(say: Words, session: Session) -> str:
    """The table's number, and the fingerprint of the secret from which its dice, cards or lots are drawn."""
    first, *later = (f"`{each.commitment}`" for each in session.secrets)
    draws = session.game.draws
    if not later:
        return say.tables.fingerprint(table=session.id, draws=draws, fingerprint=first)
    return say.tables.fingerprints(table=session.id, draws=draws, first=first, last=later[-1])


# Boards


def ended_by_table(say: Words, session: Session) -> str:
    """Why a game ended that its rules did not end."""
    assert session.ending is not None, "its rules did not end it"
    match session.ending.how:
        case TableEnding.MODERATOR:
            by = session.ending.by
            return say.tables.ended_by_moderator(who=bold(say, by)) if by else say.tables.ended_by_a_moderator()
        case TableEnding.OUTDATED:
            return say.tables.ended_outdated()
        case TableEnding.NOT_SHOWN:
            return say.strangers.ended_not_shown() if session.apart else say.tables.ended_not_shown()
        case TableEnding.NOT_BEGUN:
            return say.strangers.ended_not_begun()
        case TableEnding.SERVER_LEFT:
            return say.tables.ended_server_left()
        case TableEnding.CHANNEL_GONE:
            return say.tables.ended_channel_gone()
        case TableEnding.AGREED:
            return say.tables.ended_agreed()
        case TableEnding.COMPUTERS_LEFT:
            return say.tables.ended_computers_left()
        case TableEnding.SILENCE:
            return _ended_silence(say, session)


def _ended_silence(say: Words, session: Session) -> str:
    late = deadlines.claimed_from(session)
    if late is None:
        return say.tables.ended_silence()
    others = [each for each in session.people if deadlines.can_claim(session, each.user_id)]
    names = [bold_in(say, session, each) for each in others]
    return say.tables.ended_silence_claim(
        who=bold_in(say, session, late), others=both(say, names), number=len(names), when=when(reveals(session))
    )


def footing(say: Words, session: Session) -> str:
    """The last line under a finished game."""
    return say.tables.footing(table=session.id, moves=session.moves, draws=session.game.draws)


def hints(say: Words, session: Session) -> list[str]:
    """How many hints each player took, in a small line; none if nobody took any."""
    counts = Counter(each.user_id for each in session.hints)
    everybody = {each.user_id: each for each in (*(each.person for each in session.former), *session.people)}
    told = [
        say.hints.taken_by(who=bold_in(say, session, everybody[user_id]), hints=count)
        for user_id, count in counts.items()
        if user_id in everybody
    ]
    return [f"-# {say.hints.taken(list=listed(say, told))}"] if told else []


def placeholder(say: Words, asks: str, entries: int, page: int, pages: int) -> str:
    """What stands in a menu before something is picked: what the game `asks` there, and how many choices there are.

    The number of a single choice is left out.
    """
    asks = asks or say.tables.menu_choose()
    if entries == 1:
        return asks
    if pages > 1:
        return say.tables.menu_page(asks=asks, entries=entries, page=page + 1, pages=pages)
    return say.tables.menu(asks=asks, entries=entries)


# Answers


def done(say: Words, label: str, board: str | None) -> str:
    """A typed move was played."""
    return with_link(say.tables.done(label=label), say.tables.go_to_board(), board)


def resign_question(say: Words, session: Session) -> str:
    """Asks before a seat is given up."""
    return say.tables.resign_question(game=title(say, session.game.key))


def gone_question(say: Words, session: Session, name: str) -> str:
    """Offers to go on without somebody who has left the server."""
    who = bold(say, name)
    return say.tables.gone_from_lobby(who=who) if session.state == "lobby" else say.tables.gone_from_game(who=who)


def go_on_without(say: Words, name: str) -> str:
    """A button's label."""
    return say.tables.go_on_without(who=" ".join(name.split()))


def went_on(say: Words, name: str) -> str:
    """It was done."""
    return say.tables.went_on(who=bold(say, name))


def left_server(say: Words, name: str) -> str:
    """Told on a board of a seat that was given up."""
    return say.tables.left_server(who=bold(say, name))


def end_labels(say: Words, session: Session) -> tuple[str, str]:
    """The labels of a moderator's two answers: that a table is closed, and that it is not."""
    if session.start is None:
        return say.tables.close_it(), say.tables.leave_open()
    return say.tables.end_it(), say.tables.leave_running()


def left(say: Words, session: Session) -> str:
    """A moderator has left a table as it is."""
    return say.tables.stays_open() if session.start is None else say.tables.goes_on()


def end_question(say: Words, session: Session) -> str:
    """Asks before a moderator closes a table."""
    name = title(say, session.game.key)
    if session.start is None:
        return say.tables.close_question(game=name)
    people = bold_names(say, session)
    return say.tables.end_question(game=name, players=both(say, people), number=len(people))


def best_scores(say: Words, own: int | None, server: int | None, *, hinted: bool = False) -> str:
    """The best scores so far of somebody who plays alone, and of their server; empty where there is none.

    `hinted`: they are those of games with hints.
    """
    if own is not None and server is not None:
        return say.tables.best_both(own=minus(own), server=minus(server), hinted=hinted)
    if own is not None:
        return say.tables.best_own(own=minus(own), hinted=hinted)
    return say.tables.best_server(server=minus(server), hinted=hinted) if server is not None else ""


def record(say: Words, session: Session, file_name: str) -> str:
    """Goes with the file of a game."""
    draws = session.game.draws
    if session.withheld:
        how = secret_withheld(say, session)
    elif session.ended:
        command = f"`python -m sessions {file_name} --fingerprint …`"
        how = say.tables.record_check(draws=draws, command=command)
    else:
        how = say.tables.record_later(draws=draws)
    return f"{say.tables.record_of(table=session.id, moves=session.moves)} {how}"


def secret_withheld(say: Words, session: Session) -> str:
    """Tells why the secret of a closed game is not shown yet, and when it will be."""
    shown = due(session)
    assert shown is not None, "a secret that is withheld is shown some day"
    if session.deal is not None:
        return say.deals.withheld(when=date(shown))
    return say.tables.secret_withheld(draws=session.game.draws, when=date(shown))


def clauses_heading(say: Words, game_key: str, clauses: Sequence[str]) -> str:
    """Which clauses of the rules these are."""
    return say.tables.clauses_heading(game=title(say, game_key), number=len(clauses), clauses=both(say, clauses))


def rules_heading(say: Words, game_key: str, page: int, pages: int) -> str:
    """Which page of the rules this is."""
    return say.tables.rules_heading(game=title(say, game_key), page=page + 1, pages=pages)


_THREAD_NAME = 100
"""Discord's most characters of a thread's name."""


def thread_name(say: Words, session: Session) -> str:
    """What the thread of a game is called: the game and who plays it."""
    names = [plain(say, name, seat) for seat, name in enumerate(plain_names(say, session), 1)]
    return clip(say.places.thread_name(game=title(say, session.game.key), who=both(say, names)), _THREAD_NAME)


def thread_for(say: Words, game_key: str, host: str) -> str:
    """What a thread is called that is opened for a table; `host` is the name of who opens it."""
    return clip(say.places.thread_name(game=title(say, game_key), who=plain(say, host, 1)), _THREAD_NAME)


def no_thread(say: Words, lacking: Sequence[str]) -> str:
    """Why a game is played in its channel though its table wanted a thread; `lacking` are discord.py's permissions."""
    if not lacking:
        return say.places.no_thread()
    return say.places.no_thread_permissions(number=len(lacking), permissions=permissions(say, lacking))


def thread_locked(say: Words, session: Session, player: str, thread: int) -> str:
    """Tells that the thread of a game is locked, and where to go on; `player` is whose turn it is."""
    return say.places.thread_locked(player=player, game=title(say, session.game.key), thread=f"<#{thread}>")


def played_in(say: Words, session: Session, thread: int) -> str:
    """Who plays, and where."""
    names = bold_names(say, session)
    return say.places.played_in(players=both(say, names), number=len(names), thread=f"<#{thread}>")


def to_move(say: Words, badge: str, name: str) -> str:
    """Whose turn it is."""
    return say.places.to_move(badge=badge, who=bold(say, name))


def moved(say: Words, session: Session, player: str) -> str:
    """The line that a moved table leaves. `player`, who is to act and does not see the new channel, is called."""
    told = say.places.moved(game=title(say, session.game.key), channel=f"<#{session.place.channel_id}>")
    return f"{told} {say.places.moved_unseen(player=player)}" if player else told
