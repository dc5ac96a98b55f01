"""What people read when a table says no: a whole sentence for every refusal, safe to show whatever is in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from markdown_it import MarkdownIt
from msgspec.structs import replace

from cogs.words.refusals import plain, sentence
from rules.catalogue import GAMES
from rules.game import OptionError
from rules.record import Flaw
from sessions import refusals as no
from sessions.acts import Cancel, End, Invite, Leave, Start, Tick
from sessions.clocks.deadlines import SILENCE
from sessions.log import Person
from sessions.session import Session
from sessions.state.deals import Deal
from sessions.tables.messages import Message
from tests.cogs.snapshots import after, opened, shown
from tests.faces import english
from tests.sessions.club import ANN, BEN, CAT, DAN, to_act
from words import ENGLISH, Language, of

SAY = of(ENGLISH)

STRANDED, GAMES_UP = GAMES["stranded"], GAMES["games_up"]

LONG = "M" * 3000
STRANGE = [
    "*_~`",
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


def lobby(name: str = "Ann", key: str = "stranded") -> Session:
    return opened((Person(11, name), BEN), key)


def inviting(*guests: Person) -> Session:
    return after(opened((ANN, BEN)), Invite(ANN.user_id, guests))


def running(name: str = "Ann", key: str = "stranded") -> Session:
    """A game in which whoever is called so is to act."""
    session = after(lobby(key=key), Start(ANN.user_id, "salt"))
    people = [Person(each.user_id, name if each == to_act(session) else each.name) for each in (ANN, BEN)]
    return after(opened(people, key), Start(ANN.user_id, "salt"))


def over() -> Session:
    return after(running(), End("Mod"))


def silent() -> Session:
    """A game that was closed because nobody moved."""
    return after(running(), Tick(SILENCE))


def cancelled() -> Session:
    return after(lobby(), Cancel(ANN.user_id))


def wrong_options(key: str, **options: str) -> no.WrongOptions:
    with pytest.raises(OptionError) as caught:
        GAMES[key].settle(options)
    return no.WrongOptions(GAMES[key], caught.value)


CASES: list[tuple[no.Refusal, str]] = [
    (no.UnknownSession(), "This table is not known here any more. Start a new one with /play."),
    (no.NoTable(), "No game is running in this channel. Start one with /play."),
    (no.UnknownGame("chess"), "There is no game called “chess”."),
    (no.UnknownGame(LONG), f"There is no game called “{'M' * 40}”."),
    (no.UnknownLevel("godlike"), "Computers have no level “godlike”: choose easy, medium or hard."),
    (no.UnknownLevel(LONG), f"Computers have no level “{'M' * 40}”: choose easy, medium or hard."),
    (wrong_options("stranded", dice="7"), "Stranded has no option “dice” (its options: blacks)."),
    (
        wrong_options("games_up", dice="7"),
        "The Game's Up! has no option “dice” (its options: target, stacks, turning).",
    ),
    (wrong_options("stranded", **{LONG: "7"}), f"Stranded has no option “{'M' * 40}” (its options: blacks)."),
    (wrong_options("stranded", blacks="9"), "blacks can be 1 or 2, not “9”."),
    (wrong_options("games_up", target=LONG), f"target can be 13 to 40, not “{'M' * 40}”."),
    (
        no.OnlyInServers(STRANDED),
        "Stranded is for several players, and in direct messages there is nobody but you and me. Play it in a server "
        "that I am a member of. Here, /play has Stranded on Mars, and /tutorial teaches every game.",
    ),
    (no.WrongPlayers(STRANDED, 5), "Stranded has 4 seats, and you named 5 people, yourself among them."),
    (no.WrongPlayers(GAMES_UP, 3), "The Game's Up! has 2 seats, and you named 3 people, yourself among them."),
    (no.WrongPlayers(STRANDED, 1, lobby()), "Stranded is for 2 to 4 players, and one sits here."),
    (
        no.WrongPlayers(replace(STRANDED, seats=(3, 4)), 2, lobby()),
        "Stranded is for 3 to 4 players, and 2 sit here.",
    ),
    (
        no.WrongPlayers(replace(STRANDED, seats=(1,)), 2),
        "Stranded has one seat, and you named 2 people, yourself among them.",
    ),
    (no.WrongPlayers(GAMES_UP, 1, lobby()), "The Game's Up! is for 2 players, and one sits here."),
    (no.SeatedTwice(), "Each player can sit at the table only once."),
    (no.BotSeated(), "A bot cannot sit at the table."),
    (
        no.BotInvited(),
        "A bot cannot sit at the table. For one person, /play has games against the computer and Stranded on Mars, and "
        "/tutorial teaches every game.",
    ),
    (
        no.PermissionsMissing(["send_messages"]),
        "I cannot set up a table here: in this channel I lack the permission “Send Messages”. Somebody who manages the "
        "channel can give it to me.",
    ),
    (
        no.PermissionsMissing(["view_channel", "send_messages", "attach_files"]),
        "I cannot set up a table here: in this channel I lack the permissions “View Channel”, “Send Messages” and "
        "“Attach Files”. Somebody who manages the channel can give them to me.",
    ),
    (
        no.PermissionsMissing(["send_messages", "attach_files"], 323456789012345678),
        "I cannot use <#323456789012345678>: I lack the permissions “Send Messages” and “Attach Files” there. Somebody "
        "who manages that channel can give them to me.",
    ),
    (no.OldRules(), "This game is not played here any more."),
    (
        no.ChannelTaken(lobby()),
        "A table of Stranded is open for players in this channel already. One at a time: use another channel or a "
        "thread.",
    ),
    (
        no.ChannelTaken(running(key="games_up")),
        "A table of The Game's Up! is running in this channel already. One at a time: use another channel or a thread.",
    ),
    (no.NotSeated(running()), "You do not play at this table of Stranded, but you are welcome to watch."),
    (
        no.NotSeated(running(key="games_up")),
        "You do not play at this table of The Game's Up!, but you are welcome to watch.",
    ),
    (no.AlreadySeated(lobby()), "You sit at this table already."),
    (no.SitsAlready(lobby(), "Cat"), "Name somebody else: Cat sits at this table already."),
    (no.NoSeatOf(running(), "Cat"), "Name somebody who plays here: Cat does not play at this table."),
    (no.NoSeatOf(running(), "Cat", out=True), "Name somebody who still plays: Cat is out of this game."),
    (no.OwnGame(running()), "You play in this game yourself, so another moderator must decide that."),
    (
        no.AwayTooLong(1),
        "That is too long. You can be away for 14 days in any 30, and for 42 in any 365. 1 of these days is left now.",
    ),
    (
        no.AskedBefore(running(), 3601, plays=True),
        "You asked for that already, and it was not agreed. You can ask again after your next turn, or in 2 hours.",
    ),
    (
        no.AskedBefore(running(), 0, plays=False),
        "You asked for that already, and it was not agreed. You can ask again in an hour.",
    ),
    (
        no.AskedBefore(running(), 86400, plays=False, named=1),
        "You have named 1 person for a seat, and it was not agreed. You can name another in 24 hours.",
    ),
    (
        no.AskedBefore(running(), 86400, plays=True, named=3),
        "You have named 3 people for a seat, and it was not agreed. You can name another after your next turn, or in "
        "24 hours.",
    ),
    (
        no.PostedTooOften(running(), 61),
        "This table was posted here again often in a short while. Please wait 2 minutes; until then /board shows it to "
        "you alone.",
    ),
    (no.StillHere(running(), "Cat"), "The game waits for Cat, who is in this server."),
    (
        no.TooManyOffers(3),
        "You have 3 open offers in this server, as many as anybody can have. Withdraw one of them first: /find shows "
        "them.",
    ),
    (
        no.OfferedTooOften(61),
        "You have made many offers in a short while. Please wait 2 minutes before you make another.",
    ),
    (
        no.PrivateThread(),
        "You cannot offer a game in a private thread, because the others could not see it. Use /find in a channel or "
        "in a public thread.",
    ),
    (
        no.ClockRefused(["1d", "3d"]),
        "In this server a table can have 1 day a turn or 3 days a turn. Somebody who manages the server can change "
        "that with /settings.",
    ),
    (
        no.TooManyTables(59),
        "You have opened many tables in a short while. Please wait a minute before you open another.",
    ),
    (
        no.TooManyTables(61, server=True),
        "In this server many tables were opened in a short while. Please wait 2 minutes before you open another.",
    ),
    (
        no.TooManyLobbies(lobby()),
        "Several tables that you opened wait for players already. Start or cancel one of them first.",
    ),
    (
        no.InvitedTooOften("Cat", 600),
        "Not just now: Cat has been invited often in a short while. Please wait 10 minutes, or open the table without "
        "naming them: they can join by themselves.",
    ),
    (no.WrongSetting("past"), "That cannot be chosen here any more. Open the screen again with its command."),
    (no.NotManager(), "Only those who manage this server can change how its tables work."),
    (
        no.SitsHere(running()),
        "You play in this game yourself, so you are called in any case. /follow is for those who watch.",
    ),
    (no.FollowsMany(25), "You follow 25 games already. /follow lists them: stop following one first."),
    (no.FollowedByMany(50), "50 people follow this game already, and no more can."),
    (no.NotVisible(), "You can only follow a game whose channel you see."),
    (
        no.Unreachable(),
        "With /me you have chosen neither mentions at every turn nor direct messages, so nothing could reach you. "
        "Choose one of them there first.",
    ),
    (no.AvoidsSelf(), "You cannot avoid yourself: pick other people."),
    (
        no.OtherChannels([123456789012345678, 223456789012345678]),
        "In this server tables are opened in <#123456789012345678> and <#223456789012345678> only. Somebody who "
        "manages the server can change that with /settings.",
    ),
    (
        no.ClockNotAllowed(lobby(), ("1d", "1w")),
        "In this server a table can have 1 day a turn or 1 week a turn. Somebody who manages the server can change "
        "that with /settings.",
    ),
    (
        no.OnlyModerators(),
        "In this server only moderators (Manage Messages) open tables; you can join theirs. Somebody who manages the "
        "server can change that with /settings.",
    ),
    (
        no.ServerFull(1),
        "In this server no more than 1 table may be open at a time, and so many are. There is "
        "room when one ends. Somebody who manages the server can change that with /settings.",
    ),
    (
        no.TooManyGames(3),
        "You have chosen to sit at no more than 3 tables at a time, and you do. You can change that with /me.",
    ),
    (
        no.Avoided("Cat"),
        "You have chosen not to play with Cat. You can change that with /me.",
    ),
    (no.NoInvitations("Cat"), "Just now Cat takes no invitations from you."),
    (
        no.NotJoined(lobby()),
        (
            "You cannot join this table just now. People can set whom they sit with, for example acquaintances only. "
            "What somebody has set is shown to nobody else."
        ),
    ),
    (
        no.StepByStep(running()),
        "One of these steps decides your game, and you want to be asked then: play them one by one. Nothing was "
        "played.",
    ),
    (
        no.OnlyComputers(running()),
        "At least one person must stay in the game: a table of computers only is closed.",
    ),
    (no.NotModerator(running()), "Only those who look after this channel may do that."),
    (no.EmptySeed(lobby()), "That word has nothing in it that can be read. Give another."),
    (no.NotHost(lobby()), "Only Ann, who opened the table, may do that."),
    (no.NotHost(after(opened((ANN, BEN)), Leave(ANN.user_id))), "Only Ben, whose table it is now, may do that."),
    (no.NotYourTurn(running("Cat")), "It is not your turn: Cat is to play."),
    (no.NotYourTurn(over()), "It is not your turn: nobody is to play."),
    (no.OutOfGame(running()), "You are out of this game. You are welcome to watch it to its end."),
    (no.StillHere(running(), "Cat"), "The game waits for Cat, who is in this server."),
    (no.NotMember(running(), "Cat"), "Cat is not in this server."),
    (
        no.TooManyTables(61.0),
        "You have opened many tables in a short while. Please wait 2 minutes before you open another.",
    ),
    (
        no.TooManyTables(9.0, server=True),
        "In this server many tables were opened in a short while. Please wait a minute before you open another.",
    ),
    (
        no.TooManyLobbies(lobby()),
        "Several tables that you opened wait for players already. Start or cancel one of them first.",
    ),
    (
        no.InvitedTooOften("Cat", 600.0),
        "Not just now: Cat has been invited often in a short while. Please wait 10 minutes, or open the table without "
        "naming them: they can join by themselves.",
    ),
    (no.NotInvited(lobby()), "You are not invited to this table, so there is nothing for you to answer."),
    (
        no.OnlyInvited(lobby()),
        "This table is only for those whom Ann invites. You are welcome to watch.",
    ),
    (
        no.WasRemoved(lobby()),
        "Ann has removed you from this table. You can sit down again if you are invited.",
    ),
    (no.AlreadyInvited(lobby(), "Ben"), "Ben is invited already, and has not answered yet."),
    (no.NotThere(lobby()), "They do not sit at this table any more. Nothing was changed."),
    (no.TableFull(lobby()), "Every seat at this table is taken."),
    (
        no.TableFull(inviting(CAT, DAN)),
        "Every seat at this table is taken, or kept for somebody who is invited.",
    ),
    (
        no.StillInvited(inviting(CAT)),
        "Cat has not answered the invitation yet. Wait for that, or remove them under Options.",
    ),
    (
        no.StillInvited(inviting(CAT, DAN)),
        "Cat and Dan have not answered the invitation yet. Wait for that, or remove them under Options.",
    ),
    (no.EmptySeed(lobby()), "That word has nothing in it that can be read. Give another."),
    (no.FirstNotSeated(opened((ANN, BEN), first=CAT)), "Whoever is the youngest has not sat down yet."),
    (no.Stale(running()), "The game has moved on since that button was made. Nothing was played."),
    (no.Finished(over()), "This game is over. Start another with /play."),
    (no.WasCancelled(cancelled()), "This table was cancelled."),
    (no.NotStarted(lobby()), "This game has not started yet."),
    (no.AlreadyStarted(running()), "This game has started already."),
    (no.MayNotWriteThere(), "You may not write in that channel, so the table stays here."),
    (no.NotOverYet(running()), "This game is not over yet."),
    (
        no.OnlyInPractice(running()),
        "In an attempt at the deal of the day nothing can be taken back, and there are no hints, tried moves or "
        "substitutes. After it you can practise the same cards with /deal.",
    ),
    (
        no.HadAttempt(over()),
        "You have had your attempt at this deal of the day. You can practise it, and the next one comes tomorrow: look "
        "at /deal.",
    ),
    (
        no.NoAttempt(running()),
        "You can practise this deal of the day when your attempt at it is over. It is still under way.",
    ),
    (
        no.NoAttempt(),
        "You can practise this deal of the day when your attempt at it is over. It has not begun: see /deal.",
    ),
    (no.NoDeal(), "There is no deal of that day."),
    (
        no.Spoils(replace(running(), deal=Deal(20_000, scored=True))),
        "This is the deal of the day 2024-10-04, and you can still play it. You can look through games of it when your "
        "own attempt is over, or after <t:1728108000:f>.",
    ),
    (no.NothingDue(running()), "Nothing has changed at this table."),
    (no.IsPaused(running()), "The game is paused. It goes on when a moderator resumes it."),
    (no.NotPaused(running()), "The game is not paused."),
    (no.NothingToTakeBack(running()), "There is no move of yours to take back."),
    (
        no.NothingToTakeBack(running(), chance=True),
        "That cannot be taken back any more, because dice were rolled or cards were drawn since then.",
    ),
    (no.QuestionOpen(running()), "The table is being asked something already. Wait until that is settled."),
    (no.QuestionGone(running()), "That is settled, or the game has moved on."),
    (
        no.InThreads([]),
        "You play in several threads of this channel. Use the command in one of them.",
    ),
    (
        no.InThreads([], own=False),
        "Games go on in several threads of this channel. Use the command in one of them.",
    ),
    (no.AlreadyGranted(running()), "You said yes, and so it was done."),
    (no.NotAsked(running()), "You were not asked: this is for others to answer."),
    (no.NotAsked(running(), answered=True), "You have answered already."),
    (no.NotForTwo(running()), "A draw can be agreed on only in games for two."),
    (no.NoHints(running(), "off"), "This table has agreed to play without hints."),
    (
        no.NoHints(running(), "people"),
        "People play against each other in this game, so it has no hints. Games alone and games with a computer have "
        "them.",
    ),
    (
        no.NoHints(running(), "rated"),
        "This game counts for the ratings of its players, so it has no hints. Games alone and games with a computer "
        "have them.",
    ),
    (no.NoPlans(running()), "Moves can be planned only in games for two in which no dice and no cards decide."),
    (no.PlanOnTurn(running()), "It is your turn. Once you have moved, you can plan your answers."),
    (no.PlanFull(running()), "Your plan has no room for another line. Delete one, or several."),
    (no.NotLate(running()), "There is still time left for this turn."),
    (
        no.NoNudge(running(), "own turn"),
        "It is your own turn: there is nobody to nudge.",
    ),
    (no.NoNudge(running(), "too early", 3600), "Give them a day. You can ask again in an hour."),
    (no.NoNudge(running(), "too early", 3601), "Give them a day. You can ask again in 2 hours."),
    (
        no.SecretWithheld(silent()),
        "The dice of this game cannot be checked yet. The game was closed because nobody moved. Its players can open "
        "it again, so the secret of the dice is not shown until <t:2592000:f>. If nobody has opened the game again by "
        "then, everybody can check them.",
    ),
    (
        no.NotReopened(running()),
        "Only a game that was closed because nobody moved can be opened again.",
    ),
    (
        no.NotAsDrawn(over(), Flaw("other draw", 3, "die r", "die b")),
        "The record of this game and its secret do not fit together. Ply 3 is “die r”, and the secret draws “die b”.",
    ),
    (no.BadRecord("too large"), "That file is too large for a record of a game: records have at most 200 kB."),
    (no.BadRecord("too long"), "That record has more moves than any game here can have."),
    (no.BadRecord("no text"), "That file is not text, so it is no record of a game. /record gives one."),
    (no.BadRecord("gone"), "The file is not there any more. Use /open again."),
    (
        no.BadRecord("unknown game"),
        "That file cannot be looked through: it is of no game that is played here (Stranded, The Game's Up!, Strata 5 "
        "and Stranded on Mars).",
    ),
    (
        no.BadRecord("wrong", Flaw("empty line", 7)),
        "That file cannot be looked through: Line 7 is empty, and a move should stand there.",
    ),
    (
        no.IllegalMove(running(), "castle", (), ("take a1", "take b2", "leave")),
        "“castle” is not a legal move now. You can play take a1 or b2; leave.",
    ),
    (
        no.IllegalMove(running(), "castle", (), ("draw", "draw all", "end")),
        "“castle” is not a legal move now. You can play draw; draw all; end.",
    ),
    (
        no.IllegalMove(running(), "TAKE C3", (), ("take a1",)),
        "“TAKE C3” is not a legal move now. First choose one of the towers. You can play take a1.",
    ),
    (
        no.IllegalMove(running(), " take\n a ", ("take a1", "take a2"), ("take a1", "take a2", "take b2")),
        "“take a” could mean more than one move: take a1 or a2. Nothing was played.",
    ),
    (
        no.IllegalMove(running(), LONG, (), [f"name {number}" for number in range(12)]),
        f"“{'M' * 60}” is not a legal move now. You can play name {', '.join(map(str, range(11)))} or 11.",
    ),
    (
        no.IllegalMove(running(), "x", (), [f"name {number}" for number in range(13)]),
        f"“x” is not a legal move now. You can play name {', '.join(map(str, range(11)))} or 11 and others.",
    ),
    (no.ThereAlready(running()), "This game is played in that channel already."),
    (
        no.IllegalMove(running(), "take a1", (), ()),
        "“take a1” comes too early: nobody knows yet what can be played then. Nothing was played.",
    ),
    (
        no.Outdated("stranded"),
        "This game of Stranded was played by an earlier version of its rules and cannot go on. It is kept as it is.",
    ),
    (
        no.Outdated("chess"),
        "This game of chess was played by an earlier version of its rules and cannot go on. It is kept as it is.",
    ),
    (
        no.Damaged(),
        "The record of this game was damaged on the host's disk, so it cannot go on. It is kept as it is; the host's "
        "log says more.",
    ),
    (no.NotKept(), "That could not be saved, so it was not done. Nothing is lost; the host's log says more."),
    (
        no.NotNoted(running()),
        "That was done, and shows in the channel, but the host's disk failed right after it: its log says more. "
        "Nothing is lost.",
    ),
    (
        no.NotShown(running(), no.Obstacle.OTHER),
        "Discord took no message just now. What you did is kept, and shows here as soon as Discord takes it.",
    ),
    (
        no.NotShown(running(), no.Obstacle.ARCHIVED),
        "This thread is archived. Write something in it to bring it back. What you did is kept, and /board shows it "
        "then.",
    ),
    (
        no.NotShown(running(), no.Obstacle.LOCKED),
        "This thread is locked. Somebody who manages threads can unlock it. Or a moderator takes the table to another "
        "channel with /moveto. What you did is kept.",
    ),
    (
        no.NotShown(running(), no.Obstacle.CLOSED),
        "You take no direct messages from me, so I cannot show a game here. Allow direct messages in the privacy "
        "settings of a server where I am a member, and do not block me. What you did is kept, and /board shows it "
        "then.",
    ),
    (no.NotShown(running(), no.Obstacle.GONE), "This channel is gone. What was open in it has been closed."),
    (
        no.NotShown(cancelled(), no.Obstacle.OTHER),
        "Discord took no message just now. So no table was opened: use /play again in a moment.",
    ),
    (
        no.NotShown(cancelled(), no.Obstacle.LOCKED),
        "This thread is locked. Somebody who manages threads can unlock it. So no table was opened: use /play again "
        "then, or elsewhere.",
    ),
    (no.NotRead(), "This table could not be read just now. Nothing is lost; the host's log says more."),
]


def kinds(kind: type[no.Refusal] = no.Refusal) -> Iterator[type[no.Refusal]]:
    """Every refusal that can be raised: those of which there are no further kinds."""
    further = kind.__subclasses__()
    for each in further:
        yield from kinds(each)
    if not further:
        yield kind


def test_every_refusal_has_a_sentence_and_a_case() -> None:
    assert {type(refusal) for refusal, _ in CASES} == set(kinds())


@pytest.mark.parametrize(
    ("refusal", "words"), CASES, ids=[f"{number} {type(each).__name__}" for number, (each, _) in enumerate(CASES)]
)
def test_the_sentence_of_a_refusal(refusal: no.Refusal, words: str) -> None:
    assert plain(SAY, refusal) == words
    assert read(sentence(SAY, refusal)) == words


def odd_refusals() -> Iterator[no.Refusal]:
    """Every refusal that tells what somebody wrote or is called, with all that; and every obstacle."""
    for obstacle in no.Obstacle:
        yield no.NotShown(running(), obstacle)
        yield no.NotShown(cancelled(), obstacle)
    for text in STRANGE:
        yield no.UnknownGame(text)
        yield no.UnknownLevel(text)
        yield no.StillHere(running(), text)
        yield no.InvitedTooOften(text, 600.0)
        yield wrong_options("stranded", **{text: "1"})
        yield wrong_options("stranded", blacks=text)
        yield no.IllegalMove(running(), text, (), ("take a1",))
        yield no.IllegalMove(running(key="games_up"), text, (), ("a5 b4",))
        yield no.IllegalMove(running(), text, ("take a1", "take a2"), ("take a1", "take a2"))
    for name in (*STRANGE, "", " \n ", "Ann."):
        yield no.NotHost(lobby(name))
        yield no.NotYourTurn(running(name))
        yield no.StillHere(running(), name)
        yield no.InvitedTooOften(name, 60)
        yield no.SitsAlready(running(), name)
        yield no.NoSeatOf(running(), name)
        yield no.NoSeatOf(running(), name, out=True)
        yield no.Avoided(name)
        yield no.NoInvitations(name)


def read(text: str) -> str:
    """What is read of a text in a message: it must be one paragraph without any marks but a link to the table."""
    tokens = MarkdownIt("commonmark", {"html": False}).enable("strikethrough").disable("entity").parse(text)
    assert [each.type for each in tokens] == ["paragraph_open", "inline", "paragraph_close"], text
    children = tokens[1].children or []
    links = [each.attrs["href"] for each in children if each.type == "link_open"]
    assert {each.type for each in children} <= {"text", "link_open", "link_close"}, text
    assert all(str(each).startswith("https://discord.com/channels/") for each in links), text
    inside = False
    found = ""
    for each in children:
        inside = each.type == "link_open" or (inside and each.type != "link_close")
        found += "" if inside else each.content
    return found.rstrip()


ODD = list(odd_refusals())


@pytest.mark.parametrize(
    ("legal", "told"),
    [
        (("draw", "draw all", "end"), "You can play draw; draw all; end."),
        (("draw", "draw all"), "You can play draw; draw all."),
        (
            tuple(f"go {number}" for number in range(13)),
            "You can play go 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 or 11 and others.",
        ),
    ],
)
def test_the_moves_that_can_be_played_are_a_clean_list(legal: tuple[str, ...], told: str) -> None:
    said = sentence(SAY, no.IllegalMove(running(), "x", (), legal))
    assert said == f"“x” is not a legal move now. {told}"


def test_moves_are_listed_as_the_language_lists() -> None:
    said = sentence(of(Language("fr")), no.IllegalMove(running(), "x", (), ("take a1", "take b2", "leave")))
    assert "Tu peux jouer take a1 ou b2\u202f; leave." in read(said)


@pytest.mark.parametrize("number", range(len(ODD)))
def test_whatever_is_in_it_a_refusal_is_a_whole_sentence_and_safe(number: int) -> None:
    refusal = ODD[number]
    shown_so = sentence(SAY, refusal)
    told = read(shown_so)
    assert "\u202e" not in told, "nothing turns the writing round"
    assert told.replace("\u200b", "") == " ".join(plain(SAY, refusal).split()).replace("\u202e", "")
    assert told.endswith(".")
    assert told[0].isupper() or told[0] == "“" or told.startswith("blacks can be")
    assert not any(each in told for each in ("  ", " .", " ,", "“ ", "()", "None")), told
    assert "||" not in shown_so.replace("\\|", "")
    assert not any(each in shown_so for each in ("@everyone", "@here", "<@1")), "it calls nobody"
    assert len(shown_so) < 2000, "it fits a message"


def test_a_refusal_leads_to_the_table_where_there_is_one() -> None:
    session = shown(running(), Message(777, 8, "board", 27))
    told = sentence(SAY, no.InThreads([session, running()]))
    links = [f"https://discord.com/channels/5/{each}" for each in ("8/777", "7")]
    assert told.endswith(f"Your games: [Stranded]({links[0]}) and [Stranded]({links[1]}).")
    assert sentence(SAY, no.InThreads([session], own=False)).endswith(f"The games: [Stranded]({links[0]}).")
    assert sentence(SAY, no.Stale(session)).endswith(
        "Nothing was played. [Go to the table](https://discord.com/channels/5/8/777)"
    )
    assert sentence(SAY, no.NotOverYet(running())) == "This game is not over yet.", "no message of it is live"
    assert "Go to" not in plain(SAY, no.Stale(session)), "a list of completions has no links"


def test_the_titles_are_those_of_the_tellers() -> None:
    for key in GAMES:
        assert english(key).teller.about.title in plain(SAY, no.Outdated(key))
