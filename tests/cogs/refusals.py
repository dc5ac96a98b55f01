"""Every refusal, with what it says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from rules.catalogue import GAMES
from rules.game import OptionError
from rules.record import Flaw
from sessions.acts import Leave
from sessions.refusals import base, limits, moments, participants, requests
from sessions.state.clock import DAY
from sessions.state.deals import Deal
from tests.cogs.snapshots import after, cancelled, inviting, lobby, opened, over, running, silent
from tests.faces import english
from tests.sessions.club import ANN, BEN, CAT, DAN
from tournaments.events import refusals as cups
from words import ENGLISH, of
from words.lists import both

SAY = of(ENGLISH)

STRANDED, GAMES_UP = GAMES["stranded"], GAMES["games_up"]

LONG = "M" * 3000

STRANGE = [
    "*_~`",
    "מרים בת-ים",
    "__Ann__",
    "~~A~~ ||n||",
    "# Ann",
    "- Ann",
    "1. Ann",
    "> Ann",
    "-# Ann",
    "[Ann](http://example.org)",
    "![Ann](http://example.org)",
    "`Ann",
    "A\nn\n\nn",
    "\\",
    "\\*Ann\\*",
    "‮née",
    "<@123456789012345678> @everyone @here",
    "[a](http://x.y) [b](http://x.y)",
    "\\[a](http://x.y)",
    LONG,
]
"""What people call themselves, and what they type."""

TITLES = both(SAY, [english(key).teller.about.title for key in GAMES])


def wrong_options(key: str, **options: str) -> requests.WrongOptions:
    with pytest.raises(OptionError) as caught:
        GAMES[key].settle(options)
    return requests.WrongOptions(GAMES[key], caught.value)


CASES: list[tuple[base.Refusal, str]] = [
    (
        moments.InTournament(running(), "back"),
        "In tournaments you can only take back moves within your own turn.",
    ),
    (
        moments.InTournament(running(), "draw", 4),
        "In tournaments you can offer a draw once you’ve both taken 4 turns.",
    ),
    (moments.InTournament(running(), "seat"), "Nobody can take over a seat in a tournament game."),
    (moments.InTournament(running(), "pause"), "Tournament games can’t be paused one by one."),
    (cups.NoTournament(), "This tournament no longer exists. /tournament lists the others."),
    (cups.NotOrganiser(), "Only people who manage events in this server can organise tournaments."),
    (
        cups.TooManyTournaments(3),
        "This server already has 3 tournaments, which is the limit. Start another when one is over.",
    ),
    (
        cups.InManyTournaments(5),
        "You’re already in 5 tournaments, which is the limit. Join another when one is over.",
    ),
    (
        cups.NotPlayedHere(),
        "A tournament needs a text channel where I can open threads. Use /organise in such a channel.",
    ),
    (cups.RegistrationOver(), "Registration has closed."),
    (cups.HasRegistered(), "You’ve already joined this tournament."),
    (cups.HasRegistered(waits=True), "You’re already on the waiting list."),
    (cups.NotRegistered(), "You aren’t in this tournament."),
    (cups.WasWithdrawn(), "You’re no longer in this tournament."),
    (cups.WasWithdrawn(removed=True), "An organiser removed you from this tournament."),
    (
        cups.WantsFewerGames(2, 7),
        "You chose to play at most 2 games at a time, and this tournament can have 7. /me changes that.",
    ),
    (cups.TooFewEntrants(3), "A tournament needs at least 3 players to start."),
    (cups.TooNew(3, 1), "To join, you need 3 finished games in this server. You have 1."),
    (cups.NoCheckIn(), "There’s no check-in right now."),
    (cups.NoRole(7), "This tournament is for members with the role <@&7>."),
    (
        cups.NoRating(100, 300),
        "This tournament is for ratings 100–300, and you don’t have one in this game and server yet. "
        "You get it by playing rated games here.",
    ),
    (cups.NotInRange(100, 0, 90), "This tournament is for ratings from 100. Your highest in the last year was 90."),
    (
        cups.Unreliable(2, 1_790_000_000, 3),
        "You lost 2 tournament games on time. You can join again after <t:1790000000:f>, "
        "or when you’ve finished 3 more tournament games.",
    ),
    (
        cups.FixedDays(),
        "The days of a score event’s deals are fixed. It can’t start earlier, be extended or be paused.",
    ),
    (cups.OneEverywhere(), "There’s already a score event for all servers. Wait until it’s over."),
    (cups.NoDealNow(), "You can’t play this deal now. The event’s message shows which deal is open."),
    (cups.NotUnderWay(), "This tournament isn’t running."),
    (cups.OwnResult(), "Another organiser has to do this, because you play in it yourself."),
    (cups.StillPlayed(), "This game isn’t over yet."),
    (cups.StillPlaying(), "You’re still playing in this round. Press Ready when your game is over."),
    (cups.InPause(), "The tournament is paused. Press Ready when it continues."),
    (cups.ArenaClosing(), "No new games start in this arena. Games that are running still count."),
    (cups.ArenaFull(24), "This arena has 24 players already, as many as can join."),
    (cups.NothingToBeReadyFor(), "There’s no further round to be ready for."),
    (cups.TournamentOver(), "This tournament is over."),
    (requests.UnknownSession(), "This table no longer exists. Start a new one with /play."),
    (requests.NoTable(), "There’s no game in this channel. Start one with /play."),
    (requests.NoTable(direct=True), "There’s no game in our direct messages. Start one with /play."),
    (
        requests.NoDirectMessages(),
        "I can’t find our direct messages right now, so I did nothing. Try again in a minute.",
    ),
    (requests.UnknownGame("chess"), "There’s no game called “chess”."),
    (requests.UnknownGame(LONG), f"There’s no game called “{'M' * 40}”."),
    (requests.UnknownLevel("godlike"), "There’s no computer level “godlike”. Choose easy, medium or hard."),
    (requests.UnknownLevel(LONG), f"There’s no computer level “{'M' * 40}”. Choose easy, medium or hard."),
    (wrong_options("stranded", dice="7"), "Stranded has no option “dice”. Its options: blacks."),
    (
        wrong_options("games_up", dice="7"),
        "The Game’s Up! has no option “dice”. Its options: target, stacks, turning.",
    ),
    (wrong_options("stranded", **{LONG: "7"}), f"Stranded has no option “{'M' * 40}”. Its options: blacks."),
    (wrong_options("stranded", blacks="9"), "blacks can be 1 or 2, not “9”."),
    (wrong_options("games_up", target=LONG), f"target can be 13 to 40, not “{'M' * 40}”."),
    (
        requests.OnlyInServers(STRANDED),
        "Stranded is a multiplayer game, and here there’s only you and me. Play it here against the computer "
        "with /play, or in a server we share.",
    ),
    (requests.WrongPlayers(STRANDED, 5), "Stranded has 4 seats, but with you that would be 5 players."),
    (requests.WrongPlayers(GAMES_UP, 3), "The Game’s Up! has 2 seats, but with you that would be 3 players."),
    (requests.WrongPlayers(STRANDED, 1, lobby()), "Stranded is for 2 to 4 players, but only 1 is at this table."),
    (
        requests.WrongPlayers(replace(STRANDED, seats=(3, 4)), 2, lobby()),
        "Stranded is for 3 to 4 players, but only 2 are at this table.",
    ),
    (
        requests.WrongPlayers(replace(STRANDED, seats=(1,)), 2),
        "Stranded has 1 seat, but with you that would be 2 players.",
    ),
    (requests.WrongPlayers(GAMES_UP, 1, lobby()), "The Game’s Up! is for 2 players, but only 1 is at this table."),
    (requests.SeatedTwice(), "Each person can have only one seat at a table."),
    (requests.BotSeated(), "Bots can’t take a seat at a table."),
    (
        requests.BotInvited(),
        "Bots can’t take a seat at a table. Playing alone? /play has games against the computer and Stranded on "
        "Mars. /tutorial teaches you every game.",
    ),
    (
        requests.PermissionsMissing(["send_messages"]),
        "I can’t set up a table here because I’m missing the permission “Send Messages”. Ask someone who manages "
        "the channel to give it to me.",
    ),
    (
        requests.PermissionsMissing(["view_channel", "send_messages", "attach_files"]),
        "I can’t set up a table here because I’m missing the permissions “View Channel”, “Send Messages” and "
        "“Attach Files”. Ask someone who manages the channel to give them to me.",
    ),
    (
        requests.PermissionsMissing(["send_messages", "attach_files"], 323456789012345678),
        "I can’t use <#323456789012345678> because I’m missing the permissions “Send Messages” and “Attach Files” "
        "there. Ask someone who manages that channel to give them to me.",
    ),
    (requests.OldRules(), "This game is no longer available."),
    (
        requests.ChannelTaken(lobby()),
        "There’s already an open table of Stranded in this channel. Use another channel or a thread.",
    ),
    (
        requests.ChannelTaken(running(key="games_up")),
        "There’s already a game of The Game’s Up! in this channel. Use another channel or a thread.",
    ),
    (participants.NotSeated(running()), "You’re not playing at this table of Stranded, but you’re welcome to watch."),
    (
        participants.NotSeated(running(key="games_up")),
        "You’re not playing at this table of The Game’s Up!, but you’re welcome to watch.",
    ),
    (participants.NotInThatGame(over()), "You didn’t play in this game. To start your own, type /play."),
    (participants.AlreadySeated(lobby()), "You’re already at this table."),
    (participants.SitsAlready(lobby(), "Cat"), "Cat is already at this table. Choose someone else."),
    (participants.NoSeatOf(running(), "Cat"), "Cat isn’t playing at this table. Choose someone who is."),
    (
        participants.NoSeatOf(running(), "Cat", out=True),
        "Cat is already out of this game. Choose someone who is still playing.",
    ),
    (limits.OwnGame(running()), "You’re playing in this game, so another moderator has to decide that."),
    (limits.OwnGame(running(), "pause"), "You’re playing in this rated game, so another moderator has to decide that."),
    (
        limits.OwnGame(running(), "end"),
        "You’re playing in this rated game, so another moderator has to decide that. To end it without a winner, offer "
        "a draw with /draw.",
    ),
    (
        limits.AwayTooLong(1),
        "That’s more days than you have left. You can be away for up to 14 days in any 30, and 42 in any 365. You have "
        "1 day left.",
    ),
    (
        limits.AskedBefore(running(), 3601, plays=True),
        "You already asked for that, and it wasn’t accepted. You can ask again after your next turn, or in 2 hours.",
    ),
    (
        limits.AskedBefore(running(), 0, plays=False),
        "You already asked for that, and it wasn’t accepted. You can ask again in 1 hour.",
    ),
    (
        limits.AskedBefore(running(), 86400, plays=False, named=1),
        "You suggested 1 person for a seat, and it wasn’t accepted. You can suggest another in 24 hours.",
    ),
    (
        limits.AskedBefore(running(), 86400, plays=True, named=3),
        "You suggested 3 people for a seat, and none was accepted. You can suggest another after your next turn, "
        "or in 24 hours.",
    ),
    (
        limits.PostedTooOften(running(), 61),
        "This board has been reposted a lot recently. Please wait 2 minutes. Until then, /board shows it just to you.",
    ),
    (participants.StillHere(running(), "Cat"), "Cat is still in this server, so the game waits for them."),
    (
        limits.TooManyOffers(3),
        "You already have 3 open offers in this server, the maximum. Withdraw one first: /find shows them.",
    ),
    (
        limits.Barred(1_800_000_000),
        "This bot’s host doesn’t let you play with strangers until <t:1800000000:f>. Your other games aren’t affected.",
    ),
    (
        limits.Paused(1_800_000_000),
        "You ran out of time in too many of your last games with strangers. You can look for new ones from "
        "<t:1800000000:f>. Your other games aren’t affected.",
    ),
    (
        limits.OfferedTooOften(61),
        "You’ve made a lot of offers in a short time. Please wait 2 minutes before you make another.",
    ),
    (
        limits.NotFromHere(),
        "This server doesn’t let its members look for opponents in other servers. Use /find in our direct messages.",
    ),
    (limits.NotMet(), "You haven’t finished a game with a stranger of that name."),
    (limits.AvoidsThem(), "You’ve chosen not to meet this player again. /privacy lists everyone you avoid."),
    (
        limits.ChallengedLately(),
        "You’ve challenged this player in the last 24 hours. Please wait before the next time.",
    ),
    (
        limits.TooManyChallenges(5),
        "You’ve made 5 challenges, the maximum. One that you withdraw still counts for a day.",
    ),
    (
        limits.ChallengeGone(),
        "You can’t accept this challenge now. It may have expired, or you can’t both play right now.",
    ),
    (
        limits.NotAgreed(),
        "You haven’t agreed to play with strangers yet. Use /find in our direct messages to read what that means.",
    ),
    (
        limits.AccountTooNew(3 * DAY - 5),
        "Your Discord account is too new to play with strangers. You can in 3 days.",
    ),
    (
        limits.DirectClosed(),
        "I can’t write to you in direct messages, and games with strangers are played there. Allow them in the privacy "
        "settings of a server we share, then try again.",
    ),
    (
        limits.TooManyPoolGames(20),
        "You’re already playing 20 games in direct messages, the maximum. Finish one first.",
    ),
    (
        limits.NameTooNew(12 * DAY - 60),
        "You’ve drawn your player name recently. You can draw another in 12 days.",
    ),
    (
        requests.PrivateThread(),
        "You can’t offer a game in a private thread, because others couldn’t see it. Use /find in a channel or a "
        "public thread.",
    ),
    (
        limits.ClockRefused(["1d", "3d"]),
        "In this server, a table can have 1 day per turn or 3 days per turn. Server managers can change that with "
        "/settings.",
    ),
    (
        limits.TooManyTables(59),
        "You’ve opened a lot of tables in a short time. Please wait 1 minute before you open another.",
    ),
    (
        limits.TooManyTables(61, server=True),
        "A lot of tables have been opened here in a short time. Please wait 2 minutes before you open another.",
    ),
    (
        limits.TooManyLobbies(lobby()),
        "You already have several tables waiting for players. Start or cancel one of them first.",
    ),
    (
        limits.InvitedTooOften("Cat", 600),
        "Cat has been invited a lot recently. Please wait 10 minutes, or leave them out. They can still join an "
        "open table by themselves.",
    ),
    (limits.WrongSetting("past"), "That can no longer be chosen. Use the command again to see the current choices."),
    (limits.NotManager(), "Only people who manage this server can change these settings."),
    (
        limits.SitsHere(running()),
        "You’re playing in this game yourself. /follow is for spectators.",
    ),
    (
        limits.FollowsMany(25),
        "You’re already following 25 games, the maximum. Stop following one first: /follow lists them.",
    ),
    (limits.FollowedByMany(50), "This game already has 50 followers, the maximum."),
    (limits.NotVisible(), "You can only follow games in channels you can see."),
    (
        limits.Unreachable(),
        "You get neither mentions at every turn nor direct messages, so I couldn’t notify you. Turn one of them on "
        "with /me first.",
    ),
    (limits.AvoidsSelf(), "You can’t avoid yourself. Pick someone else."),
    (
        limits.OtherChannels([123456789012345678, 223456789012345678]),
        "In this server, tables can only be opened in <#123456789012345678> and <#223456789012345678>. Server "
        "managers can change that with /settings.",
    ),
    (
        limits.ClockNotAllowed(lobby(), ("1d", "1w")),
        "In this server, a table can have 1 day per turn or 1 week per turn. Server managers can change that with "
        "/settings.",
    ),
    (
        limits.OnlyModerators(),
        "In this server, only moderators (Manage Messages) can open tables, but you can join theirs. Server "
        "managers can change that with /settings.",
    ),
    (
        limits.ServerFull(1),
        "This server has reached its limit of 1 open table. Try again when it ends. Server managers can change the "
        "limit with /settings.",
    ),
    (
        limits.TooManyGames(3),
        "You’ve reached your own limit of 3 tables. You can change that with /me.",
    ),
    (
        limits.Avoided("Cat"),
        "You’ve chosen not to play with Cat. You can change that with /me.",
    ),
    (limits.NoInvitations("Cat"), "Cat can’t be invited right now."),
    (
        limits.NotJoined(lobby()),
        ("You can’t join this table right now. Players can choose who they play with, and those choices are private."),
    ),
    (
        limits.StepByStep(running()),
        "One of these steps decides your game, and you’ve asked to confirm such moves. Play the steps one at a "
        "time. Nothing was played.",
    ),
    (
        participants.OnlyComputers(running()),
        "At least one person has to stay in the game. Computers don’t play on by themselves.",
    ),
    (participants.NotModerator(running()), "Only moderators of this channel can do that."),
    (moments.EmptySeed(lobby()), "Please enter a word with at least one visible character."),
    (participants.NotHost(lobby()), "Only Ann, who opened the table, can do that."),
    (
        participants.NotHost(after(opened((ANN, BEN)), Leave(ANN.user_id))),
        "Only Ben, the current host of this table, can do that.",
    ),
    (participants.NotYourTurn(running("Cat")), "It’s Cat’s turn, not yours."),
    (participants.NotYourTurn(over()), "It’s nobody’s turn right now."),
    (participants.OutOfGame(running()), "You’re out of this game, but you’re welcome to keep watching."),
    (participants.StillHere(running(), "Cat"), "Cat is still in this server, so the game waits for them."),
    (participants.NotMember(running(), "Cat"), "Cat isn’t in this server."),
    (
        limits.TooManyTables(61.0),
        "You’ve opened a lot of tables in a short time. Please wait 2 minutes before you open another.",
    ),
    (
        limits.TooManyTables(9.0, server=True),
        "A lot of tables have been opened here in a short time. Please wait 1 minute before you open another.",
    ),
    (
        limits.TooManyLobbies(lobby()),
        "You already have several tables waiting for players. Start or cancel one of them first.",
    ),
    (
        limits.InvitedTooOften("Cat", 600.0),
        "Cat has been invited a lot recently. Please wait 10 minutes, or leave them out. They can still join an "
        "open table by themselves.",
    ),
    (participants.NotInvited(lobby()), "You’re not invited to this table, so there’s nothing to answer."),
    (
        participants.OnlyInvited(lobby()),
        "Only people invited by Ann can join this table. You’re welcome to watch.",
    ),
    (
        participants.WasRemoved(lobby()),
        "Ann removed you from this table. You can join again if you’re invited.",
    ),
    (participants.HasDeclined(lobby(), "Ben"), "Ben declined an invitation to this table, but can still join it."),
    (participants.AlreadyInvited(lobby(), "Ben"), "Ben is already invited and hasn’t answered yet."),
    (participants.NotThere(lobby()), "They’re no longer at this table. Nothing was changed."),
    (moments.TableFull(lobby()), "This table is full."),
    (
        moments.TableFull(inviting(CAT, DAN)),
        "This table is full: the remaining seats are reserved for invited players.",
    ),
    (
        moments.StillInvited(inviting(CAT)),
        "Cat hasn’t answered the invitation yet. Wait for an answer, or remove them under Options.",
    ),
    (
        moments.StillInvited(inviting(CAT, DAN)),
        "Cat and Dan haven’t answered the invitation yet. Wait for their answers, or remove them under Options.",
    ),
    (moments.EmptySeed(lobby()), "Please enter a word with at least one visible character."),
    (moments.FirstNotSeated(opened((ANN, BEN), first=CAT)), "Seat 1 goes to the youngest, who hasn’t joined yet."),
    (moments.Stale(running()), "The game has moved on in the meantime. Nothing was played."),
    (moments.Finished(over()), "This game is over. Start a new one with /play."),
    (moments.WasCancelled(cancelled()), "This table was cancelled."),
    (moments.NotStarted(lobby()), "This game hasn’t started yet."),
    (moments.AlreadyStarted(running()), "This game has already started."),
    (requests.ChannelHidden(), "You can no longer see that game’s channel, so I can’t open a table there."),
    (requests.MayNotWriteThere(), "You can’t post in that channel, so the table stays here."),
    (moments.RematchOpen(lobby()), "Your next game of Stranded is already open."),
    (moments.NotOverYet(running()), "This game isn’t over yet."),
    (moments.NobodyLeft(over()), "There’s nobody left to play a rematch with."),
    (
        moments.OnlyInPractice(running()),
        "A scored attempt at the daily deal has no takebacks, hints, trying out or substitutes. Afterwards, you "
        "can practise the same cards with /deal.",
    ),
    (
        requests.HadAttempt(over()),
        "You’ve already had your attempt at this daily deal. You can practise it, and there’s a new one tomorrow: "
        "see /deal.",
    ),
    (
        requests.NoAttempt(running()),
        "Your attempt at this daily deal is still in progress. Once it’s over, you can practise the deal.",
    ),
    (
        requests.NoAttempt(),
        "You haven’t started your attempt at this daily deal yet. After it, you can practise the deal: see /deal.",
    ),
    (requests.NoSeason(), "There’s no such season in this server. Choose one from the list of /leaderboard."),
    (
        requests.SeasonRuns(),
        "A season is already running in this server. You can start another one once it ends.",
    ),
    (limits.WrongSeason(40), "A season needs a name of at most 40 characters."),
    (requests.NoDeal(), "There was no daily deal on that date."),
    (
        requests.Spoils(replace(running(), deal=Deal(20_000, scored=True))),
        "This game is the daily deal of 2024-10-04. You can look at it after your own attempt, or after "
        "<t:1728108000:f>.",
    ),
    (moments.NothingDue(running()), "Nothing has changed at this table."),
    (moments.IsPaused(running()), "The game is paused until a moderator resumes it."),
    (moments.NotPaused(running()), "The game isn’t paused."),
    (moments.NothingToTakeBack(running()), "You don’t have a move to take back."),
    (
        moments.NothingToTakeBack(running(), chance=True),
        "That can no longer be taken back, because dice were rolled or cards were drawn since then.",
    ),
    (moments.QuestionOpen(running()), "This table already has an open request. Wait until it’s settled."),
    (moments.QuestionGone(running()), "That request is already settled, or the game has moved on."),
    (
        requests.InThreads([]),
        "You’re playing in several threads of this channel. Use the command in one of them.",
    ),
    (
        requests.InThreads([], own=False),
        "There are games in several threads of this channel. Use the command in one of them.",
    ),
    (moments.AlreadyGranted(running()), "You already said yes, and it’s done."),
    (moments.NotAsked(running()), "This request isn’t for you to answer."),
    (moments.NotAsked(running(), answered=True), "You’ve already answered."),
    (moments.NotForTwo(running()), "Draws can only be agreed in two-player games."),
    (moments.NoHints(running(), "off"), "This table plays without hints."),
    (
        moments.NoHints(running(), "people"),
        "There are no hints in games between people, unless the table agreed on them in the lobby.",
    ),
    (
        moments.NoHints(running(), "rated"),
        "There are no hints in rated games. You can use them in solo games and against computers.",
    ),
    (
        moments.HelpsInGame(running()),
        "You’re playing a game of Stranded without hints, and this would help you there. Try again when that game is "
        "over.",
    ),
    (moments.NoPlans(running()), "You can only plan moves in two-player games without dice or cards."),
    (moments.PlanOnTurn(running()), "It’s your turn. Once you’ve moved, you can plan your replies."),
    (moments.PlanFull(running()), "Your plan is full. Delete a line first."),
    (moments.NotLate(running()), "There’s still time left for this turn."),
    (
        moments.NoNudge(running(), "own turn"),
        "It’s your turn, so there’s nobody to nudge.",
    ),
    (moments.NoNudge(running(), "too early", 3600), "Give them a day first. You can nudge them in 1 hour."),
    (moments.NoNudge(running(), "too early", 3601), "Give them a day first. You can nudge them in 2 hours."),
    (
        moments.SecretWithheld(silent()),
        "This game’s dice can’t be checked yet. The game was closed because nobody moved, but its players can "
        "still reopen it. So the secret behind the dice is hidden for now. Publication, unless the game is "
        "reopened: <t:2592000:f>.",
    ),
    (moments.NotClaimed(running()), "This game can’t be claimed, or no longer."),
    (
        moments.OthersDecide(silent()),
        "You didn’t move in time, so the other players decide: they can claim the game or reopen it.",
    ),
    (
        moments.NotReopened(running()),
        "Only a game that was closed because nobody moved can be reopened.",
    ),
    (
        moments.NotAsDrawn(over(), Flaw("other draw", 3, "die r", "die b")),
        "This game’s record and its secret don’t match. Entry 3 is “die r”, but the secret gives “die b”.",
    ),
    (requests.BadRecord("too large"), "That file is too large. Game records have at most 200 kB."),
    (requests.BadRecord("too long"), "That record has too many moves for any game here."),
    (requests.BadRecord("no text"), "That’s not a text file, so it can’t be a game record. /record gives you one."),
    (requests.BadRecord("gone"), "That file is no longer available. Use /open again."),
    (
        requests.BadRecord("unknown game"),
        f"I can’t open that file, because its game isn’t one of those played here ({TITLES}).",
    ),
    (
        requests.BadRecord("wrong", Flaw("empty line", 7)),
        "I can’t open that file. Line 7 is empty where there should be a move.",
    ),
    (
        moments.IllegalMove(running(), "castle", (), ("take a1", "take b2", "leave")),
        "“castle” isn’t a legal move here. You can play take a1 or b2; leave.",
    ),
    (
        moments.IllegalMove(running(), "castle", (), ("draw", "draw all", "end")),
        "“castle” isn’t a legal move here. You can play draw; draw all; end.",
    ),
    (
        moments.IllegalMove(running(), "TAKE C3", (), ("take a1",)),
        "“TAKE C3” isn’t a legal move here. First choose a tower. You can play take a1.",
    ),
    (
        moments.IllegalMove(running(), " take\n a ", ("take a1", "take a2"), ("take a1", "take a2", "take b2")),
        "“take a” could mean more than one move: take a1 or a2. Nothing was played.",
    ),
    (
        moments.IllegalMove(running(), LONG, (), [f"name {number}" for number in range(12)]),
        f"“{'M' * 60}” isn’t a legal move here. You can play name {', '.join(map(str, range(11)))} or 11.",
    ),
    (
        moments.IllegalMove(running(), "x", (), [f"name {number}" for number in range(13)]),
        f"“x” isn’t a legal move here. You can play name {', '.join(map(str, range(11)))} or 11 and others.",
    ),
    (moments.ThereAlready(running()), "This game is already in that channel."),
    (
        moments.IllegalMove(running(), "take a1", (), ()),
        "“take a1” can’t be played yet, because it depends on what happens first. Nothing was played.",
    ),
    (
        base.Outdated("stranded"),
        "This game of Stranded was played with an older version of the rules, so it can’t continue. "
        "Nothing of it was deleted.",
    ),
    (
        base.Outdated("chess"),
        "This game of chess was played with an older version of the rules, so it can’t continue. "
        "Nothing of it was deleted.",
    ),
    (
        base.Damaged(),
        "This game’s record is damaged, so the game can’t continue. The bot’s host can find details in the log.",
    ),
    (base.NotKept(), "That couldn’t be saved, so nothing was changed. The bot’s host can find details in the log."),
    (
        base.NotNoted(running()),
        "That worked, but something went wrong right afterwards. Nothing was lost. The bot’s host can find details "
        "in the log.",
    ),
    (
        base.NotShown(running(), base.Obstacle.OTHER),
        "Discord didn’t accept my message. What you did is saved and will show up here as soon as possible.",
    ),
    (
        base.NotShown(running(), base.Obstacle.ARCHIVED),
        "This thread is archived. Write something in it to bring it back. What you did is saved, and /board will "
        "show it then.",
    ),
    (
        base.NotShown(running(), base.Obstacle.LOCKED),
        "This thread is locked. Ask someone who manages threads to unlock it. Or a moderator can move the table to "
        "another channel with /moveto. What you did is saved.",
    ),
    (
        base.NotShown(running(), base.Obstacle.CLOSED),
        "I can’t send you direct messages. Allow them in the privacy settings of a server we share, or add me "
        "to your account, and make sure you haven’t blocked me. What you did is saved, and /board will show it then.",
    ),
    (base.NotShown(running(), base.Obstacle.GONE), "This channel no longer exists. Any table in it has been closed."),
    (
        base.NotShown(cancelled(), base.Obstacle.OTHER),
        "Discord didn’t accept my message. No table was opened. Try /play again in a moment.",
    ),
    (
        base.NotShown(cancelled(), base.Obstacle.LOCKED),
        "This thread is locked. Ask someone who manages threads to unlock it. No table was opened. Use /play again "
        "afterwards, or in another channel.",
    ),
    (
        base.NotRead(),
        "I couldn’t load that right now, but nothing was lost. The bot’s host can find details in the log.",
    ),
]


def odd_refusals() -> Iterator[base.Refusal]:
    """Every refusal that tells what somebody wrote or is called, with all that; and every obstacle."""
    for obstacle in base.Obstacle:
        yield base.NotShown(running(), obstacle)
        yield base.NotShown(cancelled(), obstacle)
    for text in STRANGE:
        yield requests.UnknownGame(text)
        yield requests.UnknownLevel(text)
        yield participants.StillHere(running(), text)
        yield limits.InvitedTooOften(text, 600.0)
        yield wrong_options("stranded", **{text: "1"})
        yield wrong_options("stranded", blacks=text)
        yield moments.IllegalMove(running(), text, (), ("take a1",))
        yield moments.IllegalMove(running(key="games_up"), text, (), ("a5 b4",))
        yield moments.IllegalMove(running(), text, ("take a1", "take a2"), ("take a1", "take a2"))
    for name in (*STRANGE, "", " \n ", "Ann."):
        yield participants.NotHost(lobby(name))
        yield participants.NotYourTurn(running(name))
        yield participants.StillHere(running(), name)
        yield limits.InvitedTooOften(name, 60)
        yield participants.SitsAlready(running(), name)
        yield participants.NoSeatOf(running(), name)
        yield participants.NoSeatOf(running(), name, out=True)
        yield limits.Avoided(name)
        yield limits.NoInvitations(name)
