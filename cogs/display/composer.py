"""Composes the messages that show a session, from its state, the settings, and pictures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from cogs.languages import language_of, say_at
from cogs.messages import boards, calls, lobbies
from cogs.messages.controls import cached_weigh, groups, next_words
from cogs.messages.parts import Composed
from cogs.pictures.pictures import Pictures, face_of, past_scene, scene_of, teller_of
from cogs.pictures.thumbnails import Thumbnails
from cogs.words import apart as apart_words
from cogs.words import deals as deal_words
from cogs.words import events as event_words
from cogs.words import standings
from cogs.words import table as words
from cogs.words.computers import WINS, NextLevel, next_level
from cogs.words.names import address
from sessions.acts.computers import tips_allowed
from sessions.people.settings import mentioned, one_message, server_of
from sessions.refusals.base import Refusal
from sessions.results import standings as results
from sessions.session import Session
from sessions.state.players import Person
from sessions.tables import Tables
from sessions.tables.messages import Message, Shows

log = logging.getLogger(__name__)


class Composer:
    """Composes messages. It sends nothing."""

    def __init__(self, tables: Tables, pictures: Pictures, thumbnails: Thumbnails) -> None:
        self._tables = tables
        self._pictures = pictures
        self._thumbnails = thumbnails
        self.thinks_elsewhere: Callable[[int, int], int] = lambda _user_id, _session_id: 0
        """At how many tables of a user, without a session, computers are still to think."""

    async def live_message(self, session: Session, shows: Shows | None = None) -> Composed:
        """Compose the live message: the lobby, the board or the end.

        If `shows` is "lobby" and the game has begun, it is the message on which the thread of a solo game is opened.
        """
        if shows == "lobby" and session.start is not None:
            return Composed(None, content=lobbies.solo_started(session))
        if session.state == "cancelled":
            return Composed(lobbies.closed(session))
        if session.state == "lobby":
            picture = await self._thumbnails.thumbnail(session.game.key, language_of(session))
            note = standings.in_lobby(say_at(session), too_often=await self._too_often(session))
            view = lobbies.lobby(session, picture, note, self._closed_to(session))
            return Composed(view, picture, tuple(each.user_id for each in session.invited))
        if session.actor is not None:
            return await self.board(session)
        picture = await self._pictures.draw(face_of(session), scene_of(session))
        note, next_level = await self._result_note(session), await self._next_level(session)
        return Composed(boards.final_board(session, picture, note, next_level), picture)

    def _closed_to(self, session: Session) -> str:
        """Why the game of a lobby cannot be played in direct messages, if that is known; else empty."""
        if not session.goes_apart:
            return ""
        closed = self._tables.direct.closed_among(each.user_id for each in session.people)
        return apart_words.closed_to(say_at(session), session, closed)

    async def _too_often(self, session: Session) -> bool:
        """Whether the game of a lobby would not count if it began now, as two of its players had enough today."""
        try:
            return await self._tables.overview.would_be_too_often(session)
        except Refusal as refusal:
            # The lobby is shown without this note.
            log.warning("Nobody knows whether table %s would count for the ratings: %r", session.id, refusal)
            return False

    async def _next_level(self, session: Session) -> NextLevel | None:
        """The level of computers to be offered at the end of a game: the next one, to who has often beaten the last."""
        fits = any(each.fitted for each in session.computers)
        wanted = next_level(session.computers) if session.alone and session.computers and not fits else None
        if wanted is None:
            return None
        person = session.first_person
        try:
            games = await self._tables.overview.finished(session.place.guild_id, session.game.key, person)
        except Refusal as refusal:
            log.warning("Nobody knows how often %s has beaten computers: %r", person, refusal)
            return None
        level, above = wanted
        last = next((each for each in games if each.session_id == session.id), None)
        won = results.tally(games, person).against_levels.get(level.value)
        beaten = last is not None and results.tally([last], person).against_levels[level.value].won
        return NextLevel(level, above, won.won) if beaten and won is not None and won.won >= WINS else None

    async def _result_note(self, session: Session) -> str:
        """The text below a result: the best scores of a solo game, and whether the game counts."""
        if session.solo:
            notes = [await self._deal_note(session)]
            if session.outcome is not None:
                own, server = await self._tables.overview.best_scores(session)
                notes.insert(0, words.best_scores(say_at(session), own, server, hinted=bool(session.hints)))
            return "\n".join(each for each in notes if each)
        try:
            return standings.counts(say_at(session), session, await self._tables.overview.rated(session))
        except Refusal as refusal:
            # The result is shown without this text.
            log.warning("Nobody knows whether table %s counts for the ratings: %r", session.id, refusal)
            return ""

    async def _deal_note(self, session: Session) -> str:
        """Whether an attempt at the daily deal counts, and its place so far; empty for every other game."""
        deal, person = session.deal, session.people[0]
        if deal is None or not deal.scored or not isinstance(person, Person):
            return ""
        if deal.event:
            return event_words.at_the_end(say_at(session), session)
        try:
            found, _ = await self._tables.deals.ranking(deal.day, None, person.user_id)
            own, _ = await self._tables.deals.own(deal.day, person.user_id, found)
        except Refusal as refusal:
            # The result is shown without this text.
            log.warning("Nobody knows the place of table %s: %r", session.id, refusal)
            return ""
        return deal_words.at_the_end(say_at(session), own, found)

    async def board(self, session: Session, chosen: tuple[str, ...] = (), page: int = 0) -> Composed:
        """Compose the live board. `chosen` are the words chosen so far; `page` is the page of the menus, from 0."""
        weigh = cached_weigh(teller_of(session), session.position)
        choices = groups(session.continuations, chosen, weigh)
        picture, hint = await asyncio.gather(
            self._pictures.draw(face_of(session), scene_of(session, chosen, next_words(choices, weigh))),
            self._hint(session, chosen),
        )
        person = session.actor_person
        called = ((person.user_id,) if isinstance(person, Person) else ()) + session.called_users
        named = tuple(dict.fromkeys(each for each in called if mentioned(session, each)))
        # In a solo game it is always the turn of the same person, so no other game is offered.
        elsewhere = not chosen and not session.alone and session.plays_elsewhere
        busy = 0 if session.thinker is None else self.thinks_elsewhere(session.first_person, session.id)
        offered = boards.Offered(choices, chosen, page, hint, elsewhere, busy)
        return Composed(boards.board(session, picture, offered), picture, named)

    async def _hint(self, session: Session, chosen: tuple[str, ...]) -> str:
        """A hint for the player to act; empty unless they are new to the game and want hints."""
        hint = "" if chosen else teller_of(session).hint(session.position)
        person = session.actor_person
        if not hint or not isinstance(person, Person) or not tips_allowed(session):
            return ""
        try:
            wanted = await self._tables.settings.wants_hints(person.user_id, session.game.key)
        except Refusal as refusal:
            # The board is shown without a hint.
            log.warning("Nobody knows whether %s wants hints: %r", person.user_id, refusal)
            return ""
        return hint if wanted else ""

    async def retired_message(self, session: Session, message: Message) -> Composed | None:
        """Compose what a message shows when it is retired; None if it is deleted instead."""
        live = session.live
        if session.viewer:
            # In direct messages one message stays of each game.
            return None
        if message.shows == "call" or (message.shows == "board" and one_message(session)):
            return None
        if message.shows == "lobby":
            if session.start is None:
                return None
            if session.thread_anchor == (message.channel_id, message.message_id):
                if session.contest:
                    # Its thread stays. The notices of all boards would push away the message of the tournament.
                    return None
                picture = await self._pictures.draw(face_of(session), scene_of(session)) if session.ended else None
                return Composed(calls.notice(session, message.message_id, picture), picture)
            board = address(session.place.at(live.channel_id), live.message_id) if live else None
            return Composed(lobbies.closed(session, board))
        # Nothing is left of a turn in which the player did not move, or of a result that was posted again.
        moment = session.at(message.version)
        goes_on = session.actor is not None and moment.turn == session.position.number
        number, seat = moment.turn, moment.seat
        if _saw_the_end(session, message) and session.played and session.played[-1].turn > number:
            # The bot was killed before it noted that the message showed a later turn.
            number, seat = session.played[-1].turn, session.played[-1].seat
        turn = session.of_turn(number)
        if message.shows == "end" or not any(each.seat == seat for each in turn) or goes_on:
            return None
        if server_of(session).past == "sentences":
            return Composed(boards.past_board(session, turn))
        picture = await self._pictures.draw(face_of(session), past_scene(session, turn))
        return Composed(boards.past_board(session, turn, picture), picture)


def _saw_the_end(session: Session, message: Message) -> bool:
    """Whether a board is the message on which a game of one person was played until it ended."""
    boards = [each.message_id for each in session.messages if each.shows == "board"]
    return session.alone and session.ended and message.message_id == max(boards, default=0)
