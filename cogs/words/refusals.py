"""What people read when a table says no: a sentence for each refusal."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from cogs.words.drawing import drawn_in
from cogs.words.english import about, alone, budget, secret_withheld, title
from cogs.words.names import link, place, safe
from cogs.words.settings import at_most, channels, clocks
from render.catalogue import FACES, face
from render.kit.words import cited, clip, count, series
from sessions import refusals as no
from sessions.log import Handed
from words import ENGLISH

_LISTED = 12
"""So many moves are named when somebody types one that cannot be played."""


def sentence(refusal: no.Refusal) -> str:
    """A refusal as it is shown: safe, and with the way to the table where there is one."""
    # What names channels is made of nothing that anybody wrote.
    text = plain(refusal) if isinstance(refusal, no.OtherChannels | no.SecretWithheld) else safe(plain(refusal))
    if isinstance(refusal, no.InThreads) and refusal.sessions:
        games = series([f"[{title(each.game.key)}]({place(each)})" for each in refusal.sessions])
        text += f" {'Your' if refusal.own else 'The'} games: {games}."
    if refusal.session and (url := link(refusal.session)):
        text += f" [Go to the table]({url})"
    return text


def plain(refusal: no.Refusal) -> str:
    """A refusal in plain text, as in a list of completions."""
    tell: Callable[[Any], str] = _SENTENCES[type(refusal)]
    return tell(refusal)


def _wrong_options(refusal: no.WrongOptions) -> str:
    error = refusal.error
    if error.option is None:
        has = ", ".join(option.name for option in refusal.game.options) or "none"
        return f"{title(refusal.game.key)} has no option “{error.given[:40]}” (its options: {has})."
    return f"{error.option.name} can be {error.option.allowed()}, not “{error.given[:40]}”."


def _wrong_players(refusal: no.WrongPlayers) -> str:
    game, people = refusal.game, refusal.people
    few, many = game.seats[0], game.seats[-1]
    if people > many:
        seats = "one seat" if many == 1 else f"{many} seats"
        return f"{title(game.key)} has {seats}, and you named {people} people, yourself among them."
    wanted = str(few) if few == many else f"{few} to {many}"
    return f"{title(game.key)} is for {wanted} players, and {'one sits' if people == 1 else f'{people} sit'} here."


def _channel_taken(refusal: no.ChannelTaken) -> str:
    session = refusal.session
    what = "is open for players" if session.state == "lobby" else "is running"
    return (
        f"A table of {title(session.game.key)} {what} in this channel already. "
        "One at a time: use another channel or a thread."
    )


def _not_host(refusal: no.NotHost) -> str:
    session = refusal.session
    handed = any(isinstance(each, Handed) for each in session.log)
    why = "whose table it is now" if handed else "who opened the table"
    return f"Only {_called(session.host_name)}, {why}, may do that."


def _still_invited(refusal: no.StillInvited) -> str:
    waits = [_called(each.name) for each in refusal.session.invited]
    have = "has" if len(waits) == 1 else "have"
    return f"{series(waits)} {have} not answered the invitation yet. Wait for that, or remove them under Options."


def _not_your_turn(refusal: no.NotYourTurn) -> str:
    person = refusal.session.actor_person
    return f"It is not your turn: {_called(person.name) if person else 'nobody'} is to play."


def _called(name: str) -> str:
    """A player's name in a sentence, whatever they call themselves. At its beginning it might read as a list's mark."""
    return clip(" ".join(name.split()), 60) or "Somebody"


def _listed(plies: Sequence[str]) -> str:
    """Moves in a short form, those that begin alike together: `take a2, b4 or c5; leave`."""
    groups: dict[str, list[str]] = {}
    for ply in plies[:_LISTED]:
        verb, _, rest = ply.partition(" ")
        groups.setdefault(verb, []).append(rest)
    told = [f"{verb} {series(rest, 'or')}".strip() for verb, rest in groups.items()]
    return "; ".join(told) + (" …" if len(plies) > _LISTED else "")


def reason(refusal: no.IllegalMove) -> str:
    """Why these words cannot be played, with the clauses at its end; empty where there is no more to say."""
    if refusal.matches or not refusal.legal:
        return ""
    return face(refusal.session.game.key, ENGLISH).teller.why_not(refusal.position, refusal.words)


def _illegal(refusal: no.IllegalMove) -> str:
    listed = refusal.matches or refusal.legal
    shown = _listed(listed)
    asked = " ".join(refusal.text.split())[:60]
    if not listed:
        return f"“{asked}” comes too early: nobody knows yet what can be played then. Nothing was played."
    if refusal.matches:
        return f"“{asked}” could mean more than one move: {shown}. Nothing was played."
    why, _ = cited(reason(refusal))
    return " ".join(filter(None, [f"“{asked}” is not a legal move now.", why, f"You can play {shown}."]))


def _outdated(refusal: no.Outdated) -> str:
    name = title(refusal.game_key)
    return f"This game of {name} was played by an earlier version of its rules and cannot go on. It is kept as it is."


_OBSTACLES = {
    no.Obstacle.NO_ACCESS: (
        "I am not allowed to see this channel. In a private thread, mention me in this private thread first; elsewhere "
        "somebody who manages the channel can give me “View Channel”."
    ),
    no.Obstacle.NO_RIGHT: (
        "I am not allowed to post in this channel. Somebody who manages it can give me “View Channel”, “Send Messages” "
        "(in a thread “Send Messages in Threads”) and “Attach Files”."
    ),
    no.Obstacle.LOCKED: "This thread is locked. Somebody who manages threads can unlock it.",
    no.Obstacle.ARCHIVED: "This thread is archived. Write something in it to bring it back.",
    no.Obstacle.CLOSED: (
        "You take no direct messages from me, so I cannot show a game here. Allow direct messages in the privacy "
        "settings of a server where I am a member, and do not block me."
    ),
    no.Obstacle.BLOCKED: "This server's AutoMod blocked my message. Somebody who manages the server can let me pass.",
    no.Obstacle.GONE: "This channel is gone.",
    no.Obstacle.OTHER: "Discord took no message just now.",
}


def _not_shown(refusal: no.NotShown) -> str:
    why = _OBSTACLES[refusal.obstacle]
    soon = refusal.obstacle is no.Obstacle.OTHER
    if refusal.session.ended and not refusal.session.messages:
        return f"{why} So no table was opened: use /play again {'in a moment' if soon else 'then, or elsewhere'}."
    if refusal.obstacle is no.Obstacle.GONE:
        return f"{why} What was open in it has been closed."
    if soon:
        return f"{why} What you did is kept, and shows here as soon as Discord takes it."
    if refusal.obstacle is no.Obstacle.LOCKED:
        return f"{why} Or a moderator takes the table to another channel with /moveto. What you did is kept."
    return f"{why} What you did is kept, and /board shows it then."


def _minutes(seconds: float) -> str:
    minutes = max(1, math.ceil(seconds / 60))
    return "a minute" if minutes == 1 else f"{minutes} minutes"


def _hours(seconds: float) -> str:
    hours = max(1, math.ceil(seconds / 3600))
    return "an hour" if hours == 1 else f"{hours} hours"


_NOBODY = {
    "own turn": "It is your own turn: there is nobody to nudge.",
    "paused": "The game is paused, so there is nobody to nudge. It goes on when a moderator resumes it.",
    "clock": "This game has a clock, which reminds whoever is to move by itself.",
}
"""Why nobody can be nudged."""


def _no_nudge(refusal: no.NoNudge) -> str:
    if refusal.why != "too early":
        return _NOBODY[refusal.why]
    return f"Give them a day. You can ask again in {_hours(refusal.wait)}."


def _asked_before(refusal: no.AskedBefore) -> str:
    when = f"{'after your next turn, or ' if refusal.plays else ''}in {_hours(refusal.wait)}"
    if refusal.named:
        return f"You have named {refusal.named} people for a seat, and it was not agreed. You can name another {when}."
    return f"You asked for that already, and it was not agreed. You can ask again {when}."


def _no_seat_of(refusal: no.NoSeatOf) -> str:
    name = _called(refusal.name)
    if refusal.out:
        return f"Name somebody who still plays: {name} is out of this game."
    return f"Name somebody who plays here: {name} does not play at this table."


def _not_late(refusal: no.NotLate) -> str:
    if refusal.session.clock is not None and refusal.session.clock.late:
        return "That is for the others to choose. You can still move."
    return "There is still time left for this turn."


def _too_many_tables(refusal: no.TooManyTables) -> str:
    who = "In this server many tables were" if refusal.server else "You have"
    what = "opened in a short while" if refusal.server else "opened many tables in a short while"
    return f"{who} {what}. Please wait {_minutes(refusal.wait)} before you open another."


def _bad_record(refusal: no.BadRecord) -> str:
    match refusal.why:
        case "too large":
            return "That file is too large for a record of a game: records have at most 200 kB."
        case "too long":
            return "That record has more moves than any game here can have."
        case "no text":
            return "That file is not text, so it is no record of a game. /record gives one."
        case "gone":
            return "The file is not there any more. Use /open again."
        case "unknown game":
            known = series([title(key) for key in FACES])
            return f"That file cannot be looked through: it is of no game that is played here ({known})."
        case "wrong":
            return f"That file cannot be looked through: {refusal.detail}"


_SENTENCES: dict[type[no.Refusal], Callable[[Any], str]] = {
    no.UnknownSession: lambda _: "This table is not known here any more. Start a new one with /play.",
    no.NoTable: lambda _: "No game is running in this channel. Start one with /play.",
    no.InThreads: lambda refusal: (
        f"{'You play' if refusal.own else 'Games go on'} in several threads of this channel. Use the command in one of "
        "them."
    ),
    no.UnknownGame: lambda refusal: f"There is no game called “{refusal.key[:40]}”.",
    no.WrongOptions: _wrong_options,
    no.WrongPlayers: _wrong_players,
    no.OnlyInServers: lambda refusal: (
        f"{title(refusal.game.key)} is for several players, and in direct messages there is nobody but you and me. "
        f"Play it in a server that I am a member of. Here, {alone()}"
    ),
    no.SeatedTwice: lambda _: "Each player can sit at the table only once.",
    no.BotSeated: lambda _: "A bot cannot sit at the table.",
    no.BotInvited: lambda _: f"A bot cannot sit at the table. For one person, {alone()}",
    no.PermissionsMissing: lambda refusal: (
        f"I cannot set up a table here: in this channel I lack the permission{'s'[: len(refusal.names) != 1]} "
        f"{series([f'“{name}”' for name in refusal.names])}. Somebody who manages the channel can give "
        f"{'it' if len(refusal.names) == 1 else 'them'} to me."
    ),
    no.MayNotWriteThere: lambda _: "You may not write in that channel, so the table stays here.",
    no.ChannelTaken: _channel_taken,
    no.BadRecord: _bad_record,
    no.NotSeated: lambda refusal: (
        f"You do not play at this table of {title(refusal.session.game.key)}, but you are welcome to watch."
    ),
    no.AlreadySeated: lambda _: "You sit at this table already.",
    no.SitsAlready: lambda refusal: f"Name somebody else: {_called(refusal.name)} sits at this table already.",
    no.NoSeatOf: _no_seat_of,
    no.NotInvited: lambda _: "You are not invited to this table, so there is nothing for you to answer.",
    no.OnlyInvited: lambda refusal: (
        f"This table is only for those whom {_called(refusal.session.host_name)} invites. You are welcome to watch."
    ),
    no.WasRemoved: lambda refusal: (
        f"{_called(refusal.session.host_name)} has removed you from this table. You can sit down again if you are "
        "invited."
    ),
    no.AlreadyInvited: lambda refusal: f"{_called(refusal.name)} is invited already, and has not answered yet.",
    no.NotThere: lambda _: "They do not sit at this table any more. Nothing was changed.",
    no.NotModerator: lambda _: "Only those who look after this channel may do that.",
    no.NotHost: _not_host,
    no.NotYourTurn: _not_your_turn,
    no.OutOfGame: lambda _: "You are out of this game. You are welcome to watch it to its end.",
    no.StillHere: lambda refusal: f"The game waits for {_called(refusal.name)}, who is in this server.",
    no.NotMember: lambda refusal: f"{_called(refusal.name)} is not in this server.",
    no.WrongSetting: lambda _: "That cannot be chosen here any more. Open the screen again with its command.",
    no.NotManager: lambda _: "Only those who manage this server can change how its tables work.",
    no.AvoidsSelf: lambda _: "You cannot avoid yourself: pick other people.",
    no.OtherChannels: lambda refusal: (
        f"In this server tables are opened in {channels(refusal.channels)} only. Somebody who manages the server can "
        "change that with /settings."
    ),
    no.ClockNotAllowed: lambda refusal: (
        f"In this server a table can have {clocks(refusal.clocks, 'or')}. Somebody who manages the server can change "
        "that with /settings."
    ),
    no.OnlyModerators: lambda _: (
        "In this server only moderators (Manage Messages) open tables; you can join theirs. Somebody who manages the "
        "server can change that with /settings."
    ),
    no.ServerFull: lambda refusal: (
        f"In this server no more than {count(refusal.most, 'table')} may be open at a time, and so many are. "
        "There is room when one ends. Somebody who manages the server can change that with /settings."
    ),
    no.TooManyGames: lambda refusal: (
        f"You have chosen to sit at {at_most(refusal.most)}. You can change that with /me."
    ),
    no.Avoided: lambda refusal: (
        f"You have chosen not to play with {_called(refusal.name)}. You can change that with /me."
    ),
    no.NoInvitations: lambda refusal: f"Just now {_called(refusal.name)} takes no invitations from you.",
    no.StepByStep: lambda _: (
        "One of these steps decides your game, and you want to be asked then: play them one by one. Nothing was played."
    ),
    no.NotJoined: lambda _: (
        "You cannot join this table just now. People can set whom they sit with, for example acquaintances only. What "
        "somebody has set is shown to nobody else."
    ),
    no.TooManyTables: _too_many_tables,
    no.TooManyLobbies: lambda _: (
        "Several tables that you opened wait for players already. Start or cancel one of them first."
    ),
    no.InvitedTooOften: lambda refusal: (
        f"Not just now: {_called(refusal.name)} has been invited often in a short while. Please wait "
        f"{_minutes(refusal.wait)}, or open the table without naming them: they can join by themselves."
    ),
    no.AskedBefore: _asked_before,
    no.OwnGame: lambda _: "You play in this game yourself, so another moderator must decide that.",
    no.AwayTooLong: lambda refusal: f"That is too long. {budget(refusal.left)}",
    no.PostedTooOften: lambda refusal: (
        "This table was posted here again often in a short while. Please wait "
        f"{_minutes(refusal.wait)}; until then /board shows it to you alone."
    ),
    no.TableFull: lambda refusal: (
        "Every seat at this table is taken, or kept for somebody who is invited."
        if refusal.session.invited
        else "Every seat at this table is taken."
    ),
    no.StillInvited: _still_invited,
    no.EmptySeed: lambda _: "That word has nothing in it that can be read. Give another.",
    no.FirstNotSeated: lambda refusal: (
        f"Whoever is {about(refusal.session.game.key).first or 'to sit first'} has not sat down yet."
    ),
    no.Stale: lambda _: "The game has moved on since that button was made. Nothing was played.",
    no.Finished: lambda _: "This game is over. Start another with /play.",
    no.WasCancelled: lambda _: "This table was cancelled.",
    no.ThereAlready: lambda _: "This game is played in that channel already.",
    no.NotStarted: lambda _: "This game has not started yet.",
    no.AlreadyStarted: lambda _: "This game has started already.",
    no.SecretWithheld: lambda refusal: (
        f"{drawn_in(refusal.session).beginning} of this game cannot be checked yet. {secret_withheld(refusal.session)}"
    ),
    no.NotAsDrawn: lambda refusal: f"The record of this game and its secret do not fit together. {refusal.why}",
    no.NotOverYet: lambda _: "This game is not over yet.",
    no.NothingDue: lambda _: "Nothing has changed at this table.",
    no.IsPaused: lambda _: "The game is paused. It goes on when a moderator resumes it.",
    no.NotPaused: lambda _: "The game is not paused.",
    no.NothingToTakeBack: lambda refusal: (
        "That cannot be taken back any more, because dice were rolled or cards were drawn since then."
        if refusal.chance
        else "There is no move of yours to take back."
    ),
    no.QuestionOpen: lambda _: "The table is being asked something already. Wait until that is settled.",
    no.QuestionGone: lambda _: "That is settled, or the game has moved on.",
    no.AlreadyGranted: lambda _: "You said yes, and so it was done.",
    no.NotAsked: lambda refusal: (
        "You have answered already." if refusal.answered else "You were not asked: this is for others to answer."
    ),
    no.NotForTwo: lambda _: "A draw can be agreed on only in games for two.",
    no.NotLate: _not_late,
    no.NoNudge: _no_nudge,
    no.NotReopened: lambda _: "Only a game that was closed because nobody moved can be opened again.",
    no.IllegalMove: _illegal,
    no.Outdated: _outdated,
    no.Damaged: lambda _: (
        "The record of this game was damaged on the host's disk, so it cannot go on. It is kept as it is; the host's "
        "log says more."
    ),
    no.NotKept: lambda _: "That could not be saved, so it was not done. Nothing is lost; the host's log says more.",
    no.NotNoted: lambda _: (
        "That was done, and shows in the channel, but the host's disk failed right after it: its log says more. "
        "Nothing is lost."
    ),
    no.NotShown: _not_shown,
    no.NotRead: lambda _: "This table could not be read just now. Nothing is lost; the host's log says more.",
    no.OldRules: lambda _: "This game is not played here any more.",
}
