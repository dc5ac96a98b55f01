"""What people read when a table says no: a sentence for each refusal."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from cogs.words import conditions
from cogs.words.about import about, title
from cogs.words.game_actions import budget
from cogs.words.lobby import for_one
from cogs.words.names import link, linked, place, safe, safe_sentence, with_link
from cogs.words.names import plain as name_of
from cogs.words.refusal_details import flawed, not_shown, permissions, wrong_option
from cogs.words.settings import channels, clock_within
from cogs.words.table import secret_withheld
from cogs.words.times import date
from render.catalogue import FACES, face
from render.kit.texts import Reason, clip
from sessions.log import Handed
from sessions.refusals import base, limits, moments, participants, requests
from sessions.session import Session
from sessions.state.clock import DAY
from tournaments.events import refusals as cups
from words import Words
from words.lists import both, either

_LISTED = 12
"""The most moves that are listed when somebody types one that cannot be played."""


def sentence(say: Words, refusal: base.Refusal) -> str:
    """A refusal as it is shown: safe, and with the way to the table where there is one."""
    # What names channels and dates is made of nothing that anybody wrote.
    text = plain(say, refusal)
    if not isinstance(
        refusal, limits.OtherChannels | moments.SecretWithheld | requests.PermissionsMissing | requests.Spoils
    ):
        text = safe_sentence(text)
    if isinstance(refusal, requests.InThreads) and refusal.sessions:
        games = both(say, [linked(title(say, each.game.key), place(each)) for each in refusal.sessions])
        text += f" {say.refusals.in_threads_games(own=refusal.own, games=games)}"
    return with_link(text, say.tables.go_to_table(), link(refusal.session) if refusal.session else None)


def plain(say: Words, refusal: base.Refusal) -> str:
    """A refusal in plain text, as in a list of completions."""
    tell: Callable[[Words, Any], str] = _SENTENCES[type(refusal)]
    return tell(say, refusal)


def _wrong_options(say: Words, refusal: requests.WrongOptions) -> str:
    return wrong_option(say, refusal.game, title(say, refusal.game.key), refusal.error)


def _wrong_players(say: Words, refusal: requests.WrongPlayers) -> str:
    game, people = refusal.game, refusal.people
    few, many = game.seats[0], game.seats[-1]
    if people > many:
        return say.refusals.too_many_players(game=title(say, game.key), seats=many, people=people)
    if few == many:
        return say.refusals.too_few_players_for(game=title(say, game.key), most=many, people=people)
    return say.refusals.too_few_players(game=title(say, game.key), least=few, most=many, people=people)


def _channel_taken(say: Words, refusal: requests.ChannelTaken) -> str:
    session = refusal.session
    return say.refusals.channel_taken(game=title(say, session.game.key), lobby=session.state == "lobby")


def _permissions_missing(say: Words, refusal: requests.PermissionsMissing) -> str:
    names, number = permissions(say, refusal.names), len(refusal.names)
    if refusal.channel_id is None:
        return say.refusals.permissions_missing(number=number, names=names)
    return say.refusals.permissions_missing_in(channel=f"<#{refusal.channel_id}>", number=number, names=names)


def _not_host(say: Words, refusal: participants.NotHost) -> str:
    session = refusal.session
    handed = any(isinstance(each, Handed) for each in session.log)
    told = say.refusals.not_host_handed if handed else say.refusals.not_host
    return told(host=_called(say, session.host_name))


def _still_invited(say: Words, refusal: moments.StillInvited) -> str:
    waits = [_called(say, each.name) for each in refusal.session.invited]
    return say.refusals.still_invited(number=len(waits), names=both(say, waits))


def _first_not_seated(say: Words, refusal: moments.FirstNotSeated) -> str:
    first = about(say, refusal.session.game.key).first
    return say.refusals.first_not_seated(first=first) if first else say.refusals.first_not_seated_any()


def _not_your_turn(say: Words, refusal: participants.NotYourTurn) -> str:
    person = refusal.session.actor_person
    if person is None:
        return say.refusals.not_your_turn_nobody()
    return say.refusals.not_your_turn(who=_called(say, name_of(say, person)))


def _called(say: Words, name: str) -> str:
    """A player's name in a sentence, whatever they call themselves. At its beginning it might read as a list's mark."""
    return clip(" ".join(name.split()), 60) or say.names.somebody()


def _moves(say: Words, plies: Sequence[str]) -> str:
    """Moves in a short form, those that begin alike together: `take a2, b4 or c5; leave`."""
    groups: dict[tuple[str, bool], list[str]] = {}
    for ply in plies[:_LISTED]:
        verb, _, rest = ply.partition(" ")
        groups.setdefault((verb, bool(rest)), []).append(rest)
    told = say.kit.list_semicolon().join(f"{verb} {either(say, rest)}".strip() for (verb, _), rest in groups.items())
    return say.refusals.moves_and_more(moves=told) if len(plies) > _LISTED else told


def reason(say: Words, refusal: moments.IllegalMove) -> Reason | None:
    """Why these words cannot be played; None where there is no more to say."""
    if refusal.matches or not refusal.legal:
        return None
    return face(refusal.session.game.key, say).teller.why_not(refusal.position, refusal.words)


def _illegal(say: Words, refusal: moments.IllegalMove) -> str:
    words, asked = say.refusals, " ".join(refusal.text.split())[:60]
    if refusal.matches:
        return words.move_ambiguous(asked=asked, moves=_moves(say, refusal.matches))
    if not refusal.legal:
        return words.move_too_early(asked=asked)
    why = reason(say, refusal)
    legal = words.moves_legal(moves=_moves(say, refusal.legal))
    return " ".join([words.move_illegal(asked=asked), *([why.text] if why else []), legal])


def _minutes(seconds: float) -> int:
    return max(1, math.ceil(seconds / 60))


def _hours(seconds: float) -> int:
    return max(1, math.ceil(seconds / 3600))


def _no_nudge(say: Words, refusal: moments.NoNudge) -> str:
    match refusal.why:
        case "own turn":
            return say.refusals.no_nudge_own_turn()
        case "paused":
            return say.refusals.no_nudge_paused()
        case "clock":
            return say.refusals.no_nudge_clock()
        case "too early":
            return say.refusals.no_nudge_too_early(hours=_hours(refusal.wait))


def _asked_before(say: Words, refusal: limits.AskedBefore) -> str:
    hours = _hours(refusal.wait)
    if refusal.named:
        return say.refusals.asked_before_named(named=refusal.named, plays=refusal.plays, hours=hours)
    return say.refusals.asked_before(plays=refusal.plays, hours=hours)


def _no_seat_of(say: Words, refusal: participants.NoSeatOf) -> str:
    told = say.refusals.no_seat_of_out if refusal.out else say.refusals.no_seat_of
    return told(name=_called(say, refusal.name))


def _not_late(say: Words, refusal: moments.NotLate) -> str:
    late = refusal.session.clock is not None and refusal.session.clock.late
    return say.refusals.not_late_others() if late else say.refusals.not_late()


def _own_game(say: Words, refusal: limits.OwnGame) -> str:
    if refusal.act == "takeout":
        return say.refusals.own_game()
    # Two can agree on a draw.
    if refusal.act == "end" and len(refusal.session.people) == 2:
        return say.refusals.own_rated_game_of_two()
    return say.refusals.own_rated_game()


def _too_many_tables(say: Words, refusal: limits.TooManyTables) -> str:
    told = say.refusals.too_many_tables_server if refusal.server else say.refusals.too_many_tables
    return told(minutes=_minutes(refusal.wait))


def _bad_record(say: Words, refusal: requests.BadRecord) -> str:
    words = say.refusals
    match refusal.why:
        case "too large":
            return words.record_too_large()
        case "too long":
            return words.record_too_long()
        case "no text":
            return words.record_no_text()
        case "gone":
            return words.record_gone()
        case "unknown game":
            return words.record_unknown_game(games=both(say, [title(say, key) for key in FACES]))
        case "wrong":
            assert refusal.flaw is not None, "what is wrong is known"
            return words.record_wrong(why=flawed(say, refusal.flaw))


def _of_event(session: Session) -> bool:
    """Whether a table is that of an attempt in a score event."""
    return session.deal is not None and session.deal.event != 0


def _spoils(say: Words, refusal: requests.Spoils) -> str:
    deal = refusal.session.deal
    assert deal is not None, "only games of deals spoil others"
    if deal.event:
        return say.events.spoils(event=safe(refusal.session.event), until=date(deal.closes))
    return say.refusals.spoils(date=deal.date, until=date(deal.closes))


def _secret_withheld(say: Words, refusal: moments.SecretWithheld) -> str:
    session = refusal.session
    return say.refusals.secret_withheld(draws=session.game.draws, why=secret_withheld(say, session))


def _clock_not_allowed(say: Words, refusal: limits.ClockNotAllowed | limits.ClockRefused) -> str:
    return say.refusals.clock_not_allowed(clocks=either(say, [clock_within(say, each) for each in refusal.clocks]))


_SENTENCES: dict[type[base.Refusal], Callable[[Words, Any], str]] = {
    requests.UnknownSession: lambda say, _: say.refusals.unknown_session(),
    requests.NoTable: lambda say, refusal: (
        say.refusals.no_table_direct() if refusal.direct else say.refusals.no_table()
    ),
    requests.NoDirectMessages: lambda say, _: say.refusals.no_direct_messages(),
    requests.InThreads: lambda say, refusal: say.refusals.in_threads(own=refusal.own),
    requests.UnknownGame: lambda say, refusal: say.refusals.unknown_game(key=refusal.key[:40]),
    requests.UnknownLevel: lambda say, refusal: say.refusals.unknown_level(level=refusal.level[:40]),
    requests.WrongOptions: _wrong_options,
    requests.WrongPlayers: _wrong_players,
    requests.OnlyInServers: lambda say, refusal: say.refusals.only_in_servers(game=title(say, refusal.game.key)),
    requests.SeatedTwice: lambda say, _: say.refusals.seated_twice(),
    requests.BotSeated: lambda say, _: say.refusals.bot_seated(),
    # A refusal can be shown where there is no Markdown.
    requests.BotInvited: lambda say, _: f"{say.refusals.bot_seated()} {for_one(say)}".replace("`", ""),
    requests.PermissionsMissing: _permissions_missing,
    requests.ChannelHidden: lambda say, _: say.refusals.channel_hidden(),
    requests.MayNotWriteThere: lambda say, _: say.refusals.may_not_write_there(),
    requests.ChannelTaken: _channel_taken,
    requests.BadRecord: _bad_record,
    participants.NotInThatGame: lambda say, _: say.refusals.not_in_that_game(),
    participants.NotSeated: lambda say, refusal: say.refusals.not_seated(game=title(say, refusal.session.game.key)),
    participants.AlreadySeated: lambda say, _: say.refusals.already_seated(),
    participants.SitsAlready: lambda say, refusal: say.refusals.sits_already(name=_called(say, refusal.name)),
    participants.NoSeatOf: _no_seat_of,
    participants.NotInvited: lambda say, _: say.refusals.not_invited(),
    participants.OnlyInvited: lambda say, refusal: say.refusals.only_invited(
        host=_called(say, refusal.session.host_name)
    ),
    participants.WasRemoved: lambda say, refusal: say.refusals.was_removed(
        host=_called(say, refusal.session.host_name)
    ),
    participants.HasDeclined: lambda say, refusal: say.refusals.has_declined(name=_called(say, refusal.name)),
    participants.AlreadyInvited: lambda say, refusal: say.refusals.already_invited(name=_called(say, refusal.name)),
    participants.NotThere: lambda say, _: say.refusals.not_there(),
    participants.OnlyComputers: lambda say, _: say.refusals.only_computers(),
    participants.NotModerator: lambda say, _: say.refusals.not_moderator(),
    participants.NotHost: _not_host,
    participants.NotYourTurn: _not_your_turn,
    participants.OutOfGame: lambda say, _: say.refusals.out_of_game(),
    participants.StillHere: lambda say, refusal: say.refusals.still_here(name=_called(say, refusal.name)),
    participants.NotMember: lambda say, refusal: say.refusals.not_member(name=_called(say, refusal.name)),
    limits.WrongSetting: lambda say, _: say.refusals.wrong_setting(),
    limits.WrongSeason: lambda say, refusal: say.refusals.wrong_season(most=refusal.most),
    limits.NotManager: lambda say, _: say.refusals.not_manager(),
    limits.SitsHere: lambda say, _: say.refusals.sits_here(),
    limits.FollowsMany: lambda say, refusal: say.refusals.follows_many(most=refusal.most),
    limits.FollowedByMany: lambda say, refusal: say.refusals.followed_by_many(most=refusal.most),
    limits.NotVisible: lambda say, _: say.refusals.not_visible(),
    limits.Unreachable: lambda say, _: say.refusals.unreachable(),
    limits.AvoidsSelf: lambda say, _: say.refusals.avoids_self(),
    limits.OtherChannels: lambda say, refusal: say.refusals.other_channels(channels=channels(say, refusal.channels)),
    limits.ClockNotAllowed: _clock_not_allowed,
    limits.ClockRefused: _clock_not_allowed,
    limits.TooManyOffers: lambda say, refusal: say.refusals.too_many_offers(most=refusal.most),
    limits.OfferedTooOften: lambda say, refusal: say.refusals.offered_too_often(minutes=_minutes(refusal.wait)),
    limits.NotFromHere: lambda say, _: say.strangers.not_from_here(),
    limits.NotMet: lambda say, _: say.challenges.not_met(),
    limits.AvoidsThem: lambda say, _: say.challenges.avoids_them(),
    limits.ChallengedLately: lambda say, _: say.challenges.lately(),
    limits.TooManyChallenges: lambda say, refusal: say.challenges.too_many(most=refusal.most),
    limits.ChallengeGone: lambda say, _: say.challenges.gone(),
    limits.NotAgreed: lambda say, _: say.strangers.not_agreed(),
    limits.AccountTooNew: lambda say, refusal: say.strangers.account_too_new(days=-(-refusal.wait // DAY)),
    limits.DirectClosed: lambda say, _: say.strangers.direct_closed(),
    limits.TooManyPoolGames: lambda say, refusal: say.strangers.too_many_games(most=refusal.most),
    limits.Barred: lambda say, refusal: say.refusals.barred(moment=date(refusal.until)),
    limits.Paused: lambda say, refusal: say.refusals.stalled(moment=date(refusal.until)),
    limits.NameTooNew: lambda say, refusal: say.refusals.name_too_new(days=-(-refusal.wait // DAY)),
    requests.PrivateThread: lambda say, _: say.refusals.private_thread(),
    limits.OnlyModerators: lambda say, _: say.refusals.only_moderators(),
    limits.ServerFull: lambda say, refusal: say.refusals.server_full(most=refusal.most),
    limits.TooManyGames: lambda say, refusal: say.refusals.too_many_games(most=refusal.most),
    limits.Avoided: lambda say, refusal: say.refusals.avoided(name=_called(say, refusal.name)),
    limits.NoInvitations: lambda say, refusal: say.refusals.no_invitations(name=_called(say, refusal.name)),
    limits.StepByStep: lambda say, _: say.refusals.step_by_step(),
    limits.NotJoined: lambda say, _: say.refusals.not_joined(),
    limits.TooManyTables: _too_many_tables,
    limits.TooManyLobbies: lambda say, _: say.refusals.too_many_lobbies(),
    limits.InvitedTooOften: lambda say, refusal: say.refusals.invited_too_often(
        name=_called(say, refusal.name), minutes=_minutes(refusal.wait)
    ),
    limits.AskedBefore: _asked_before,
    limits.OwnGame: _own_game,
    limits.AwayTooLong: lambda say, refusal: say.refusals.away_too_long(budget=budget(say, refusal.left)),
    limits.PostedTooOften: lambda say, refusal: say.refusals.posted_too_often(minutes=_minutes(refusal.wait)),
    moments.TableFull: lambda say, refusal: (
        say.refusals.table_full_invited() if refusal.session.invited else say.refusals.table_full()
    ),
    moments.StillInvited: _still_invited,
    moments.EmptySeed: lambda say, _: say.refusals.empty_seed(),
    moments.FirstNotSeated: _first_not_seated,
    moments.Stale: lambda say, _: say.refusals.stale(),
    moments.Finished: lambda say, _: say.refusals.finished(),
    moments.WasCancelled: lambda say, _: say.refusals.was_cancelled(),
    moments.RematchOpen: lambda say, refusal: say.lobby.again_open(game=title(say, refusal.session.game.key)),
    moments.ThereAlready: lambda say, _: say.refusals.there_already(),
    moments.NotStarted: lambda say, _: say.refusals.not_started(),
    moments.AlreadyStarted: lambda say, _: say.refusals.already_started(),
    moments.SecretWithheld: _secret_withheld,
    moments.NotAsDrawn: lambda say, refusal: say.refusals.not_as_drawn(why=flawed(say, refusal.flaw)),
    moments.OnlyInPractice: lambda say, refusal: (
        say.events.only_in_practice() if _of_event(refusal.session) else say.refusals.only_in_practice()
    ),
    requests.HadAttempt: lambda say, _: say.refusals.had_attempt(),
    requests.NoAttempt: lambda say, refusal: (
        say.refusals.no_attempt_over() if refusal.session else say.refusals.no_attempt_begun()
    ),
    requests.Spoils: _spoils,
    requests.NoSeason: lambda say, _: say.refusals.no_season(),
    requests.SeasonRuns: lambda say, _: say.refusals.season_runs(),
    requests.NoDeal: lambda say, _: say.refusals.no_deal(),
    moments.NotOverYet: lambda say, _: say.refusals.not_over_yet(),
    moments.NobodyLeft: lambda say, _: say.refusals.nobody_left(),
    moments.NothingDue: lambda say, _: say.refusals.nothing_due(),
    moments.IsPaused: lambda say, refusal: say.refusals.is_paused(
        by="organiser" if refusal.session.contest else "moderator"
    ),
    moments.NotPaused: lambda say, _: say.refusals.not_paused(),
    moments.NothingToTakeBack: lambda say, refusal: (
        say.refusals.nothing_to_take_back_chance() if refusal.chance else say.refusals.nothing_to_take_back()
    ),
    moments.QuestionOpen: lambda say, _: say.refusals.question_open(),
    moments.QuestionGone: lambda say, _: say.refusals.question_gone(),
    moments.AlreadyGranted: lambda say, _: say.refusals.already_granted(),
    moments.NotAsked: lambda say, refusal: (
        say.refusals.not_asked_answered() if refusal.answered else say.refusals.not_asked()
    ),
    moments.NotForTwo: lambda say, _: say.refusals.not_for_two(),
    moments.NotLate: _not_late,
    moments.NoHints: lambda say, refusal: say.hints.none_here(why=refusal.why),
    moments.HelpsInGame: lambda say, refusal: say.refusals.helps_in_game(game=title(say, refusal.session.game.key)),
    moments.NoPlans: lambda say, refusal: say.refusals.no_plans(alone=refusal.session.alone),
    moments.PlanOnTurn: lambda say, _: say.refusals.plan_on_turn(),
    moments.PlanFull: lambda say, _: say.refusals.plan_full(),
    moments.NoNudge: _no_nudge,
    moments.NotClaimed: lambda say, _: say.refusals.not_claimed(),
    moments.OthersDecide: lambda say, _: say.refusals.others_decide(),
    moments.NotReopened: lambda say, _: say.refusals.not_reopened(),
    moments.IllegalMove: _illegal,
    base.Outdated: lambda say, refusal: say.refusals.outdated(game=title(say, refusal.game_key)),
    base.Damaged: lambda say, _: say.refusals.damaged(),
    base.NotKept: lambda say, _: say.refusals.not_kept(),
    base.NotNoted: lambda say, _: say.refusals.not_noted(),
    base.NotShown: not_shown,
    base.NotRead: lambda say, _: say.refusals.not_read(),
    moments.InTournament: lambda say, refusal: say.refusals.in_tournament(what=refusal.what, turns=refusal.turns),
    cups.NoTournament: lambda say, _: say.refusals.no_tournament(),
    cups.NotOrganiser: lambda say, _: say.refusals.not_organiser(),
    cups.TooManyTournaments: lambda say, refusal: say.refusals.too_many_tournaments(most=refusal.most),
    cups.InManyTournaments: lambda say, refusal: say.refusals.in_many_tournaments(most=refusal.most),
    cups.NotPlayedHere: lambda say, _: say.refusals.not_played_here(),
    cups.RegistrationOver: lambda say, _: say.refusals.registration_over(),
    cups.HasRegistered: lambda say, refusal: say.refusals.has_registered(waits=refusal.waits),
    cups.NotRegistered: lambda say, _: say.refusals.not_registered(),
    cups.WasWithdrawn: lambda say, refusal: say.refusals.was_withdrawn(removed=refusal.removed),
    cups.WantsFewerGames: lambda say, refusal: say.refusals.wants_fewer_games(limit=refusal.limit, games=refusal.games),
    cups.TooFewEntrants: lambda say, refusal: say.refusals.too_few_entrants(least=refusal.least),
    cups.TooNew: lambda say, refusal: say.refusals.too_new(games=refusal.games, finished=refusal.finished),
    cups.OwnResult: lambda say, _: say.refusals.own_result(),
    cups.StillPlayed: lambda say, _: say.refusals.still_played(),
    cups.NoCheckIn: lambda say, _: say.conditions.no_check_in_now(),
    cups.NoRole: lambda say, refusal: say.conditions.no_role(role=f"<@&{refusal.role}>"),
    cups.NoRating: conditions.no_rating,
    cups.NotInRange: conditions.not_in_range,
    cups.Unreliable: conditions.unreliable,
    cups.FixedDays: lambda say, _: say.events.fixed_days(),
    cups.OneEverywhere: lambda say, _: say.events.one_everywhere(),
    cups.NoDealNow: lambda say, _: say.events.no_deal_now(),
    cups.NotUnderWay: lambda say, _: say.refusals.not_under_way(),
    cups.StillPlaying: lambda say, _: say.refusals.still_playing(),
    cups.InPause: lambda say, _: say.refusals.in_pause(),
    cups.ArenaClosing: lambda say, _: say.refusals.arena_closing(),
    cups.ArenaFull: lambda say, refusal: say.refusals.arena_full(most=refusal.most),
    cups.NothingToBeReadyFor: lambda say, _: say.refusals.no_further_round(),
    cups.TournamentOver: lambda say, _: say.refusals.tournament_over(),
    requests.OldRules: lambda say, _: say.refusals.old_rules(),
}
