# Author: the project
# Reviewer: the project

### What people read when something cannot be done: one sentence or two for each reason. Private.
### $game is the title of a game, $who, $host and $name are people’s names. Commands such as /play stay as they are.

## No table, or not here

unknown-session = This table is not known here any more. Start a new one with /play.
no-table = No game is running in this channel. Start one with /play.
# $own: the person plays in all of these threads.
in-threads =
    { $own ->
        [yes] You play in several threads of this channel. Use the command in one of them.
       *[no] Games go on in several threads of this channel. Use the command in one of them.
    }
# Follows in-threads. $games: links, each with a game’s title.
in-threads-games =
    { $own ->
        [yes] Your games: { $games }.
       *[no] The games: { $games }.
    }
# $key: what was typed.
unknown-game = There is no game called “{ $key }”.
# $level: what was typed.
unknown-level = Computers have no level “{ $level }”: choose easy, medium or hard.
only-in-servers = { $game } is for several players, and in direct messages there is nobody but you and me. Play it in a server that I am a member of. Here, /tutorial teaches every game.
# $games: titles of games for one person, as a list.
only-in-servers-but = { $game } is for several players, and in direct messages there is nobody but you and me. Play it in a server that I am a member of. Here, /play has { $games }, and /tutorial teaches every game.
# $lobby: the table there waits for players; else its game is running.
channel-taken =
    { $lobby ->
        [yes] A table of { $game } is open for players in this channel already. One at a time: use another channel or a thread.
       *[no] A table of { $game } is running in this channel already. One at a time: use another channel or a thread.
    }
may-not-write-there = You may not write in that channel, so the table stays here.
# $number: how many permissions; $names: their names in quotes, as a list.
permissions-missing =
    I cannot set up a table here: in this channel I lack the { $number ->
        [one] permission { $names }. Somebody who manages the channel can give it to me.
       *[other] permissions { $names }. Somebody who manages the channel can give them to me.
    }
# The same in another channel. $channel: a link to it.
permissions-missing-in =
    I cannot use { $channel }: I lack the { $number ->
        [one] permission { $names } there. Somebody who manages that channel can give it to me.
       *[other] permissions { $names } there. Somebody who manages that channel can give them to me.
    }

## Names of Discord’s permissions, exactly as Discord’s settings call them in this language

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-connect = Connect

## Options and players of a new table

# $option: an option’s name as it is typed. $given: what was typed.
wrong-value = { $option } can be { $allowed }, not “{ $given }”.
# All numbers in between are allowed.
from-to = { $first } to { $last }
# $options: all names of options, as a list with commas.
no-such-option = { $game } has no option “{ $given }” (its options: { $options }).
no-options = { $game } has no option “{ $given }” (its options: none).
too-many-players =
    { $game } has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, and you named { $people } people, yourself among them.
# $least and $most: how many players the game is for; $people: how many sit at the table.
too-few-players =
    { $game } is for { $least } to { $most } players, and { $people ->
        [one] one sits
       *[other] { $people } sit
    } here.
too-few-players-for =
    { $game } is for { $most } players, and { $people ->
        [one] one sits
       *[other] { $people } sit
    } here.
seated-twice = Each player can sit at the table only once.
bot-seated = A bot cannot sit at the table.

## Who may sit at a table

not-seated = You do not play at this table of { $game }, but you are welcome to watch.
already-seated = You sit at this table already.
sits-already = Name somebody else: { $name } sits at this table already.
no-seat-of = Name somebody who plays here: { $name } does not play at this table.
no-seat-of-out = Name somebody who still plays: { $name } is out of this game.
not-invited = You are not invited to this table, so there is nothing for you to answer.
only-invited = This table is only for those whom { $host } invites. You are welcome to watch.
was-removed = { $host } has removed you from this table. You can sit down again if you are invited.
already-invited = { $name } is invited already, and has not answered yet.
not-there = They do not sit at this table any more. Nothing was changed.
not-joined = You cannot join this table just now. People can set whom they sit with, for example acquaintances only. What somebody has set is shown to nobody else.
table-full = Every seat at this table is taken.
table-full-invited = Every seat at this table is taken, or kept for somebody who is invited.
# $number: how many have not answered; $names: their names, as a list.
still-invited =
    { $number ->
        [one] { $names } has not answered the invitation yet. Wait for that, or remove them under Options.
       *[other] { $names } have not answered the invitation yet. Wait for that, or remove them under Options.
    }
# $first: who sits first by the rules, as “the youngest player”.
first-not-seated = Whoever is { $first } has not sat down yet.
first-not-seated-any = Whoever is to sit first has not sat down yet.
still-here = The game waits for { $name }, who is in this server.
not-member = { $name } is not in this server.
avoided = You have chosen not to play with { $name }. You can change that with /me.
avoids-self = You cannot avoid yourself: pick other people.
sits-here = You play in this game yourself, so you are called in any case. /follow is for those who watch.
# $most (number)
follows-many = You follow { $most } games already. /follow lists them: stop following one first.
# $most (number)
followed-by-many = { $most } people follow this game already, and no more can.
not-visible = You can only follow a game whose channel you see.
unreachable = With /me you have chosen neither mentions at every turn nor direct messages, so nothing could reach you. Choose one of them there first.
no-invitations = Just now { $name } takes no invitations from you.
# $most: at how many tables the person wants to sit.
too-many-games =
    { $most ->
        [0] You have chosen to sit at no table at present. You can change that with /me.
        [one] You have chosen to sit at no more than { $most } table at a time, and you do. You can change that with /me.
       *[other] You have chosen to sit at no more than { $most } tables at a time, and you do. You can change that with /me.
    }

## Who may do what

# A computer was to take the seat of the last person in the game.
only-computers = At least one person must stay in the game: a table of computers only is closed.
not-moderator = Only those who look after this channel may do that.
not-host = Only { $host }, who opened the table, may do that.
not-host-handed = Only { $host }, whose table it is now, may do that.
not-manager = Only those who manage this server can change how its tables work.
only-moderators = In this server only moderators (Manage Messages) open tables; you can join theirs. Somebody who manages the server can change that with /settings.
own-game = You play in this game yourself, so another moderator must decide that.
# $channels: links to channels, as a list.
other-channels = In this server tables are opened in { $channels } only. Somebody who manages the server can change that with /settings.
# $clocks: clocks as settings.ftl calls them within sentences, as a list with “or”.
clock-not-allowed = In this server a table can have { $clocks }. Somebody who manages the server can change that with /settings.
server-full =
    { $most ->
        [one] In this server no more than { $most } table may be open at a time, and so many are. There is room when one ends. Somebody who manages the server can change that with /settings.
       *[other] In this server no more than { $most } tables may be open at a time, and so many are. There is room when one ends. Somebody who manages the server can change that with /settings.
    }
wrong-setting = That cannot be chosen here any more. Open the screen again with its command.

## Too often, or too long

too-many-tables =
    You have opened many tables in a short while. Please wait { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } before you open another.
too-many-tables-server =
    In this server many tables were opened in a short while. Please wait { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } before you open another.
too-many-lobbies = Several tables that you opened wait for players already. Start or cancel one of them first.
invited-too-often =
    Not just now: { $name } has been invited often in a short while. Please wait { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }, or open the table without naming them: they can join by themselves.
posted-too-often =
    This table was posted here again often in a short while. Please wait { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }; until then /board shows it to you alone.
# The person asked the table for something, which was turned down. $plays: they can ask again after their next turn, too.
asked-before =
    You asked for that already, and it was not agreed. You can ask again { $plays ->
        [yes] after your next turn, or in { $hours ->
            [one] an hour
           *[other] { $hours } hours
        }
       *[no] in { $hours ->
            [one] an hour
           *[other] { $hours } hours
        }
    }.
# $named: how many people.
asked-before-named =
    { $named ->
        [one] You have named { $named } person for a seat, and it was not agreed.
       *[other] You have named { $named } people for a seat, and it was not agreed.
    } You can name another { $plays ->
        [yes] after your next turn, or in { $hours ->
            [one] an hour
           *[other] { $hours } hours
        }
       *[no] in { $hours ->
            [one] an hour
           *[other] { $hours } hours
        }
    }.
# $budget: a sentence that says how long the person can still be away.
away-too-long = That is too long. { $budget }

## Moves

not-your-turn = It is not your turn: { $who } is to play.
not-your-turn-nobody = It is not your turn: nobody is to play.
out-of-game = You are out of this game. You are welcome to watch it to its end.
step-by-step = One of these steps decides your game, and you want to be asked then: play them one by one. Nothing was played.
stale = The game has moved on since that button was made. Nothing was played.
nothing-to-take-back = There is no move of yours to take back.
nothing-to-take-back-chance = That cannot be taken back any more, because dice were rolled or cards were drawn since then.
# $asked: what was typed.
move-too-early = “{ $asked }” comes too early: nobody knows yet what can be played then. Nothing was played.
move-ambiguous = “{ $asked }” could mean more than one move: { $moves }. Nothing was played.
# Two sentences; between them may stand why, a sentence of the game’s own.
move-illegal = “{ $asked }” is not a legal move now.
moves-legal = You can play { $moves }.
# Moves in the notation, of which more than these can be played.
moves-and-more = { $moves } and others

## The state of a game or table

finished = This game is over. Start another with /play.
was-cancelled = This table was cancelled.
there-already = This game is played in that channel already.
not-started = This game has not started yet.
already-started = This game has started already.
not-over-yet = This game is not over yet.
nothing-due = Nothing has changed at this table.
is-paused = The game is paused. It goes on when a moderator resumes it.
not-paused = The game is not paused.
not-reopened = Only a game that was closed because nobody moved can be opened again.
old-rules = This game is not played here any more.
outdated = This game of { $game } was played by an earlier version of its rules and cannot go on. It is kept as it is.

## Questions to the table, and time

question-open = The table is being asked something already. Wait until that is settled.
question-gone = That is settled, or the game has moved on.
already-granted = You said yes, and so it was done.
not-asked = You were not asked: this is for others to answer.
not-asked-answered = You have answered already.
not-for-two = A draw can be agreed on only in games for two.
no-plans = Moves can be planned only in games for two in which no dice and no cards decide.
plan-on-turn = It is your turn. Once you have moved, you can plan your answers.
plan-full = Your plan has no room for another line. Delete one, or several.
not-late = There is still time left for this turn.
not-late-others = That is for the others to choose. You can still move.
no-nudge-own-turn = It is your own turn: there is nobody to nudge.
no-nudge-paused = The game is paused, so there is nobody to nudge. It goes on when a moderator resumes it.
no-nudge-clock = This game has a clock, which reminds whoever is to move by itself.
no-nudge-too-early =
    Give them a day. You can ask again in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.

## Dice and secrets

empty-seed = That word has nothing in it that can be read. Give another.
# $draws: what chance decides in the game. $why: a sentence that says when it can be checked.
secret-withheld =
    { $draws ->
        [dice] The dice of this game cannot be checked yet. { $why }
        [cards] The cards of this game cannot be checked yet. { $why }
       *[lot] The lot of this game cannot be checked yet. { $why }
    }
only-in-practice = In an attempt at the deal of the day nothing can be taken back, and there are no hints, tried moves or substitutes. After it you can practise the same cards with /deal.
had-attempt = You have had your attempt at this deal of the day. You can practise it, and the next one comes tomorrow: look at /deal.
no-attempt-over = You can practise this deal of the day when your attempt at it is over. It is still under way.
no-attempt-begun = You can practise this deal of the day when your attempt at it is over. It has not begun: see /deal.
no-deal = There is no deal of that day.
# Somebody wants to look through a game of cards that they may still play themselves. $date: such as 2026-11-22; $until: a moment.
spoils = This is the deal of the day { $date }, and you can still play it. You can look through games of it when your own attempt is over, or after { $until }.
# $why: a sentence.
not-as-drawn = The record of this game and its secret do not fit together. { $why }

## Files of records

record-too-large = That file is too large for a record of a game: records have at most 200 kB.
record-too-long = That record has more moves than any game here can have.
record-no-text = That file is not text, so it is no record of a game. /record gives one.
record-gone = The file is not there any more. Use /open again.
# $games: titles, as a list.
record-unknown-game = That file cannot be looked through: it is of no game that is played here ({ $games }).

# $why: a sentence.
record-wrong = That file cannot be looked through: { $why }

## A failure of the host’s disk

damaged = The record of this game was damaged on the host's disk, so it cannot go on. It is kept as it is; the host's log says more.
not-kept = That could not be saved, so it was not done. Nothing is lost; the host's log says more.
not-noted = That was done, and shows in the channel, but the host's disk failed right after it: its log says more. Nothing is lost.
not-read = This table could not be read just now. Nothing is lost; the host's log says more.

## Why Discord took no message, and after it (one of the sentences not-shown-…) what becomes of the table

obstacle-no-access = I am not allowed to see this channel. In a private thread, mention me in this private thread first; elsewhere somebody who manages the channel can give me “View Channel”.
obstacle-no-right = I am not allowed to post in this channel. Somebody who manages it can give me “View Channel”, “Send Messages” (in a thread “Send Messages in Threads”) and “Attach Files”.
obstacle-locked = This thread is locked. Somebody who manages threads can unlock it.
obstacle-archived = This thread is archived. Write something in it to bring it back.
obstacle-closed = You take no direct messages from me, so I cannot show a game here. Allow direct messages in the privacy settings of a server where I am a member, and do not block me.
obstacle-blocked = This server's AutoMod blocked my message. Somebody who manages the server can let me pass.
obstacle-gone = This channel is gone.
obstacle-other = Discord took no message just now.
not-shown-not-opened = So no table was opened: use /play again then, or elsewhere.
not-shown-not-opened-soon = So no table was opened: use /play again in a moment.
not-shown-closed = What was open in it has been closed.
not-shown-soon = What you did is kept, and shows here as soon as Discord takes it.
not-shown-locked = Or a moderator takes the table to another channel with /moveto. What you did is kept.
not-shown = What you did is kept, and /board shows it then.

## Open offers

# $most (number)
too-many-offers = You have { $most } open offers in this server, as many as anybody can have. Withdraw one of them first: /find shows them.
offered-too-often =
    You have made many offers in a short while. Please wait { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } before you make another.
private-thread = You cannot offer a game in a private thread, because the others could not see it. Use /find in a channel or in a public thread.
