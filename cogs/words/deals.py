"""What people read about the deal of the day: the screen of /deal, tables of scores, and lines on boards."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words import events
from cogs.words.about import title
from cogs.words.names import bold_person, link
from cogs.words.standings import with_options
from cogs.words.times import date, when
from render.kit.texts import minus
from sessions.results.streaks import Streak, begin_of
from sessions.session import Session
from sessions.state.deals import closes
from sessions.tables.deals import DealTable, KnownDeal, Scored
from words import Words


def heading(say: Words, deal: KnownDeal) -> list[str]:
    """Which deal it is, and what holds for an attempt at it."""
    options = with_options(say, deal.game, " ".join(f"{name}={value}" for name, value in deal.options.items()))
    return [
        say.deals.heading(date=deal.date),
        say.deals.dealt(game=title(say, deal.game), options=options),
    ]


def learn_first(say: Words, game_key: str) -> str:
    """To somebody who does not know the game, before their attempt."""
    return say.deals.learn_first(game=title(say, game_key))


def status(say: Words, deal: KnownDeal, attempt: Session | None, own: Scored | None, found: DealTable) -> str:
    """How the user's attempt stands. `own` is their score in the table `found` over all servers, if they have one."""
    words, until = say.deals, date(closes(deal.day))
    if own is not None:
        return words.scored(score=minus(own.attempt.score or 0), place=own.place, number=found.number)
    if attempt is None:
        return words.missed() if deal.secret else words.not_played(until=until)
    if attempt.is_attempt and not attempt.ended:
        return words.running(until=until, link=link(attempt) or "")
    return words.unscored()


def days_in_a_row(say: Words, found: Streak) -> str:
    """The user's streak; empty for somebody who has never finished deals on two days in a row."""
    return say.deals.streak(now=found.current, best=found.best) if found.best > 1 else ""


def following(say: Words, deal: KnownDeal) -> str:
    """When the next deal comes."""
    return say.deals.next(when=when(begin_of(deal.day + 1)))


def table(say: Words, head: str, found: DealTable, listed: Sequence[Scored]) -> list[str]:
    """A table of scores below its heading."""
    lines = [
        say.deals.ranked(
            place=each.place,
            name=bold_person(say, each.person) if each.person is not None else say.deals.somebody(),
            score=minus(each.attempt.score or 0),
            won=each.attempt.won,
            days=each.streak.current if each.streak.current > 1 else 0,
        )
        for each in listed
    ]
    more = found.number - len(listed)
    return [head, *(lines or [say.deals.nobody()]), *([say.deals.more(number=more)] if more else [])]


def fingerprints(say: Words, deal: KnownDeal, following: KnownDeal | None) -> list[str]:
    """The fingerprint of a deal and that of the next one, and the secret as soon as it is published."""
    words = say.deals
    return [
        words.fingerprint_of(since=date(deal.bound_at), fingerprint=f"`{deal.fingerprint}`"),
        words.secret_of(secret=f"`{deal.secret}`") if deal.secret else words.secret_later(when=date(closes(deal.day))),
        words.fingerprint_next(fingerprint=f"`{following.fingerprint}`") if following and not deal.secret else "",
    ]


def at_the_end(say: Words, own: Scored | None, found: DealTable) -> str:
    """Below the result of an attempt: whether it counts, and its place in the table `found` over all servers."""
    if own is None:
        return say.deals.end_counts_not()
    return say.deals.end_counts(place=own.place, number=found.number)


def on_board(say: Words, session: Session) -> str:
    """The line on the board of a deal, which says whether it counts; empty at other tables."""
    deal = session.deal
    if deal is None:
        return ""
    if deal.event:
        return events.on_board(say, session)
    if not deal.scored or (session.revealed and not session.ended):
        return say.deals.board_practice(date=deal.date)
    return (
        say.deals.board_over(date=deal.date)
        if session.ended
        else say.deals.board_attempt(date=deal.date, until=date(deal.closes))
    )
