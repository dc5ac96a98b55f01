### What people read when something cannot be done: one sentence or two for each reason. Private.
### $game is the title of a game, $who, $host and $name are people’s names. Commands such as /play stay as they are, without backticks: these texts show no Markdown.

## No table, or not here

unknown-session = This table no longer exists. Start a new one with /play.
no-table = There’s no game in this channel. Start one with /play.
# The same in direct messages with the bot.
no-table-direct = There’s no game in our direct messages. Start one with /play.
no-direct-messages = I can’t find our direct messages right now, so I did nothing. Try again in a minute.
# $own: the person plays in all of these threads.
in-threads =
    { $own ->
        [yes] You’re playing in several threads of this channel. Use the command in one of them.
       *[no] There are games in several threads of this channel. Use the command in one of them.
    }
# Follows in-threads. $games: links, each with a game’s title.
in-threads-games =
    { $own ->
        [yes] Your games: { $games }.
       *[no] The games: { $games }.
    }
# $key: what was typed.
unknown-game = There’s no game called “{ $key }”.
# Said to a moderator who wants to end or pause a rated game in which they play.
own-rated-game = You’re playing in this rated game, so another moderator has to decide that.
# The same, where two play and one of them wants to end it.
own-rated-game-of-two = You’re playing in this rated game, so another moderator has to decide that. To end it without a winner, offer a draw with /draw.
# $level: what was typed.
unknown-level = There’s no computer level “{ $level }”. Choose easy, medium or hard.
# In direct messages with the bot.
only-in-servers = { $game } is a multiplayer game, and here there’s only you and me. Play it here against the computer with /play, or in a server we share.
# $lobby: the table there waits for players; else its game is running.
channel-taken =
    { $lobby ->
        [yes] There’s already an open table of { $game } in this channel. Use another channel or a thread.
       *[no] There’s already a game of { $game } in this channel. Use another channel or a thread.
    }
# After *Rematch* in a direct message.
channel-hidden = You can no longer see that game’s channel, so I can’t open a table there.
may-not-write-there = You can’t post in that channel, so the table stays here.
# $number: how many permissions; $names: their names in quotes, as a list.
permissions-missing =
    I can’t set up a table here because I’m missing the { $number ->
        [one] permission { $names }. Ask someone who manages the channel to give it to me.
       *[other] permissions { $names }. Ask someone who manages the channel to give them to me.
    }
# The same in another channel. $channel: a link to it.
permissions-missing-in =
    I can’t use { $channel } because I’m missing the { $number ->
        [one] permission { $names } there. Ask someone who manages that channel to give it to me.
       *[other] permissions { $names } there. Ask someone who manages that channel to give them to me.
    }

## Names of Discord’s permissions, exactly as Discord’s settings call them in this language

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-connect = Connect

## Options and players of a new table

# $option: an option’s name as it is typed. $allowed: its values, as “1 or 2” or as from-to says. $given: what was typed.
wrong-value = { $option } can be { $allowed }, not “{ $given }”.
# All numbers in between are allowed. It stands within a sentence.
from-to = { $first } to { $last }
# $options: all names of options, as a list with commas.
no-such-option = { $game } has no option “{ $given }”. Its options: { $options }.
no-options = { $game } has no options, so there’s no “{ $given }”.
# $people: the person themselves, those whom they named, and computers.
too-many-players =
    { $game } has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, but with you that would be { $people } players.
# $least and $most: how many players the game is for; $people: how many sit at the table.
too-few-players =
    { $game } is for { $least } to { $most } players, but { $people ->
        [one] only { $people } is
       *[other] only { $people } are
    } at this table.
too-few-players-for =
    { $game } is for { $most } players, but { $people ->
        [one] only { $people } is
       *[other] only { $people } are
    } at this table.
# Somebody was named twice, or was invited who sits at the table already.
seated-twice = Each person can have only one seat at a table.
# A bot of Discord was named. Sometimes lobby.ftl’s for-one follows, which tells how to play against computers.
bot-seated = Bots can’t take a seat at a table.

## Who may sit at a table

not-seated = You’re not playing at this table of { $game }, but you’re welcome to watch.
# Someone who only watched pressed Rematch or Play again under a finished game.
not-in-that-game = You didn’t play in this game. To start your own, type /play.
already-seated = You’re already at this table.
sits-already = { $name } is already at this table. Choose someone else.
no-seat-of = { $name } isn’t playing at this table. Choose someone who is.
no-seat-of-out = { $name } is already out of this game. Choose someone who is still playing.
not-invited = You’re not invited to this table, so there’s nothing to answer.
only-invited = Only people invited by { $host } can join this table. You’re welcome to watch.
was-removed = { $host } removed you from this table. You can join again if you’re invited.
# To the host.
has-declined = { $name } declined an invitation to this table, but can still join it.
already-invited = { $name } is already invited and hasn’t answered yet.
# To the host, who chose somebody in a menu.
not-there = They’re no longer at this table. Nothing was changed.
# Somebody at the table avoids the person, or plays only with people whom they know. It must not be told who.
not-joined = You can’t join this table right now. Players can choose who they play with, and those choices are private.
table-full = This table is full.
table-full-invited = This table is full: the remaining seats are reserved for invited players.
# $number: how many have not answered; $names: their names, as a list. “Options” is a button (lobby.ftl).
still-invited =
    { $number ->
        [one] { $names } hasn’t answered the invitation yet. Wait for an answer, or remove them under Options.
       *[other] { $names } haven’t answered the invitation yet. Wait for their answers, or remove them under Options.
    }
# $first: who gets seat 1 by the rules, as “the youngest”.
first-not-seated = Seat 1 goes to { $first }, who hasn’t joined yet.
first-not-seated-any = The player for seat 1 hasn’t joined yet.
still-here = { $name } is still in this server, so the game waits for them.
not-member = { $name } isn’t in this server.
avoided = You’ve chosen not to play with { $name }. You can change that with /me.
avoids-self = You can’t avoid yourself. Pick someone else.
sits-here = You’re playing in this game yourself. /follow is for spectators.
# $most (number)
follows-many = You’re already following { $most } games, the maximum. Stop following one first: /follow lists them.
# $most (number)
followed-by-many = This game already has { $most } followers, the maximum.
not-visible = You can only follow games in channels you can see.
unreachable = You get neither mentions at every turn nor direct messages, so I couldn’t notify you. Turn one of them on with /me first.
# The reason must not be told: they avoid somebody, play only with people whom they know, or play enough games.
no-invitations = { $name } can’t be invited right now.
# $most: at how many tables the person wants to sit.
too-many-games =
    { $most ->
        [0] You’ve chosen not to play at any table for now. You can change that with /me.
        [one] You’ve reached your own limit of { $most } table. You can change that with /me.
       *[other] You’ve reached your own limit of { $most } tables. You can change that with /me.
    }

## Who may do what

# A computer was to take the seat of the last person in the game.
only-computers = At least one person has to stay in the game. Computers don’t play on by themselves.
not-moderator = Only moderators of this channel can do that.
not-host = Only { $host }, who opened the table, can do that.
not-host-handed = Only { $host }, the current host of this table, can do that.
not-manager = Only people who manage this server can change these settings.
# “Manage Messages” is one of Discord’s permissions.
only-moderators = In this server, only moderators (Manage Messages) can open tables, but you can join theirs. Server managers can change that with /settings.
own-game = You’re playing in this game, so another moderator has to decide that.
# $channels: links to channels, as a list.
other-channels = In this server, tables can only be opened in { $channels }. Server managers can change that with /settings.
# $clocks: clocks as settings.ftl calls them within sentences, as a list with “or”.
clock-not-allowed = In this server, a table can have { $clocks }. Server managers can change that with /settings.
# $most: how many tables can be open or in play at once.
server-full =
    { $most ->
        [one] This server has reached its limit of { $most } open table. Try again when it ends. Server managers can change the limit with /settings.
       *[other] This server has reached its limit of { $most } open tables. Try again when one ends. Server managers can change the limit with /settings.
    }
wrong-setting = That can no longer be chosen. Use the command again to see the current choices.
# Of the server’s leaderboard.
no-season = There’s no such season in this server. Choose one from the list of /leaderboard.
season-runs = A season is already running in this server. You can start another one once it ends.
# $most: a number of characters.
wrong-season = A season needs a name of at most { $most } characters.

## Too often, or too long

too-many-tables =
    You’ve opened a lot of tables in a short time. Please wait { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } before you open another.
# In a server, or in direct messages with the bot.
too-many-tables-server =
    A lot of tables have been opened here in a short time. Please wait { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } before you open another.
too-many-lobbies = You already have several tables waiting for players. Start or cancel one of them first.
invited-too-often =
    { $name } has been invited a lot recently. Please wait { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, or leave them out. They can still join an open table by themselves.
posted-too-often =
    This board has been reposted a lot recently. Please wait { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Until then, /board shows it just to you.
# The person asked the table for something, and it was declined, expired, or was withdrawn. $plays: they can ask again after their next turn, too.
asked-before =
    You already asked for that, and it wasn’t accepted. You can ask again { $plays ->
        [yes] after your next turn, or in { $hours ->
            [one] { $hours } hour
           *[other] { $hours } hours
        }
       *[no] in { $hours ->
            [one] { $hours } hour
           *[other] { $hours } hours
        }
    }.
# $named: how many people.
asked-before-named =
    { $named ->
        [one] You suggested { $named } person for a seat, and it wasn’t accepted.
       *[other] You suggested { $named } people for a seat, and none was accepted.
    } You can suggest another { $plays ->
        [yes] after your next turn, or in { $hours ->
            [one] { $hours } hour
           *[other] { $hours } hours
        }
       *[no] in { $hours ->
            [one] { $hours } hour
           *[other] { $hours } hours
        }
    }.
# $budget: one or two sentences that say how long the person can still be away.
away-too-long = That’s more days than you have left. { $budget }

## Moves

not-your-turn = It’s { $who }’s turn, not yours.
not-your-turn-nobody = It’s nobody’s turn right now.
out-of-game = You’re out of this game, but you’re welcome to keep watching.
# The person typed several steps at once.
step-by-step = One of these steps decides your game, and you’ve asked to confirm such moves. Play the steps one at a time. Nothing was played.
# An old button or menu was used.
stale = The game has moved on in the meantime. Nothing was played.
nothing-to-take-back = You don’t have a move to take back.
nothing-to-take-back-chance = That can no longer be taken back, because dice were rolled or cards were drawn since then.
# $asked: what was typed.
move-too-early = “{ $asked }” can’t be played yet, because it depends on what happens first. Nothing was played.
move-ambiguous = “{ $asked }” could mean more than one move: { $moves }. Nothing was played.
# Two sentences; between them may stand why, a sentence of the game’s own.
move-illegal = “{ $asked }” isn’t a legal move here.
moves-legal = You can play { $moves }.
# Moves in the notation, of which more than these can be played.
moves-and-more = { $moves } and others

## The state of a game or table

finished = This game is over. Start a new one with /play.
was-cancelled = This table was cancelled.
there-already = This game is already in that channel.
not-started = This game hasn’t started yet.
already-started = This game has already started.
not-over-yet = This game isn’t over yet.
# The other players of a game in direct messages have deleted their data.
nobody-left = There’s nobody left to play a rematch with.
nothing-due = Nothing has changed at this table.
# $by (organiser | moderator)
is-paused =
    { $by ->
        [organiser] The tournament is paused until an organiser resumes it.
       *[moderator] The game is paused until a moderator resumes it.
    }
not-paused = The game isn’t paused.
not-claimed = This game can’t be claimed, or no longer.
others-decide = You didn’t move in time, so the other players decide: they can claim the game or reopen it.
not-reopened = Only a game that was closed because nobody moved can be reopened.
# The rules of a game that the bot no longer has.
old-rules = This game is no longer available.
outdated = This game of { $game } was played with an older version of the rules, so it can’t continue. Nothing of it was deleted.

## Questions to the table, and time

question-open = This table already has an open request. Wait until it’s settled.
question-gone = That request is already settled, or the game has moved on.
already-granted = You already said yes, and it’s done.
not-asked = This request isn’t for you to answer.
not-asked-answered = You’ve already answered.
not-for-two = Draws can only be agreed in two-player games.
# $alone: the reader plays against computers only.
no-plans =
    { $alone ->
        [yes] You can only plan moves against people: a computer replies right away.
       *[no] You can only plan moves in two-player games without dice or cards.
    }
plan-on-turn = It’s your turn. Once you’ve moved, you can plan your replies.
plan-full = Your plan is full. Delete a line first.
not-late = There’s still time left for this turn.
not-late-others = That’s up to the others. You can still move.
no-nudge-own-turn = It’s your turn, so there’s nobody to nudge.
no-nudge-paused = The game is paused, so there’s nobody to nudge. A moderator can resume it.
no-nudge-clock = This game has a clock, so players are reminded automatically.
no-nudge-too-early =
    Give them a day first. You can nudge them in { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }.

## Dice and secrets

# The answer to a form in which players add a word to the dice.
empty-seed = Please enter a word with at least one visible character.
# $draws: what chance decides in the game. $why: sentences that say when it can be checked.
secret-withheld =
    { $draws ->
        [dice] This game’s dice can’t be checked yet. { $why }
        [cards] This game’s cards can’t be checked yet. { $why }
       *[lot] This game’s random draws can’t be checked yet. { $why }
    }
only-in-practice = A scored attempt at the daily deal has no takebacks, hints, trying out or substitutes. Afterwards, you can practise the same cards with /deal.
had-attempt = You’ve already had your attempt at this daily deal. You can practise it, and there’s a new one tomorrow: see /deal.
no-attempt-over = Your attempt at this daily deal is still in progress. Once it’s over, you can practise the deal.
no-attempt-begun = You haven’t started your attempt at this daily deal yet. After it, you can practise the deal: see /deal.
no-deal = There was no daily deal on that date.
# Somebody wants to analyse a game, try moves in it, or have a hint, and it has the same position as one that they play themselves.
helps-in-game = You’re playing a game of { $game } without hints, and this would help you there. Try again when that game is over.
# Somebody wants to look through a game of cards that they may still play themselves. $date: such as 2026-11-22; $until: a moment, as a date with the time of day.
spoils = This game is the daily deal of { $date }. You can look at it after your own attempt, or after { $until }.
# $why: a sentence of records.ftl.
not-as-drawn = This game’s record and its secret don’t match. { $why }

## Files of records

record-too-large = That file is too large. Game records have at most 200 kB.
record-too-long = That record has too many moves for any game here.
record-no-text = That’s not a text file, so it can’t be a game record. /record gives you one.
record-gone = That file is no longer available. Use /open again.
# $games: titles, as a list.
record-unknown-game = I can’t open that file, because its game isn’t one of those played here ({ $games }).
# $why: a sentence of records.ftl.
record-wrong = I can’t open that file. { $why }

## A failure of the host’s disk

damaged = This game’s record is damaged, so the game can’t continue. The bot’s host can find details in the log.
not-kept = That couldn’t be saved, so nothing was changed. The bot’s host can find details in the log.
not-noted = That worked, but something went wrong right afterwards. Nothing was lost. The bot’s host can find details in the log.
# Something could not be read: a table, settings, offers and so on.
not-read = I couldn’t load that right now, but nothing was lost. The bot’s host can find details in the log.

## Why nothing can be posted in a channel, and after it (one of the sentences not-shown-…) what becomes of the table

obstacle-no-access = I can’t see this channel. If it’s a private thread, mention me in it first. Otherwise, ask someone who manages the channel to give me “View Channel”.
obstacle-no-right = I can’t post in this channel. Ask someone who manages it to give me “View Channel”, “Send Messages” (in threads: “Send Messages in Threads”) and “Attach Files”.
obstacle-locked = This thread is locked. Ask someone who manages threads to unlock it.
obstacle-archived = This thread is archived. Write something in it to bring it back.
obstacle-closed = I can’t send you direct messages. Allow them in the privacy settings of a server we share, or add me to your account, and make sure you haven’t blocked me.
# AutoMod is the name of Discord’s own filter.
obstacle-blocked = This server’s AutoMod blocked my message. Ask someone who manages the server to let me through.
obstacle-gone = This channel no longer exists.
obstacle-other = Discord didn’t accept my message.
not-shown-not-opened = No table was opened. Use /play again afterwards, or in another channel.
not-shown-not-opened-soon = No table was opened. Try /play again in a moment.
# After obstacle-gone.
not-shown-closed = Any table in it has been closed.
# After obstacle-other.
not-shown-soon = What you did is saved and will show up here as soon as possible.
# After obstacle-locked.
not-shown-locked = Or a moderator can move the table to another channel with /moveto. What you did is saved.
not-shown = What you did is saved, and /board will show it then.

## Open offers

# $most (number)
too-many-offers = You already have { $most } open offers in this server, the maximum. Withdraw one first: /find shows them.
offered-too-often =
    You’ve made a lot of offers in a short time. Please wait { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } before you make another.
# Two refusals to somebody who looks for strangers to play with. $moment: a date and a time.
barred = This bot’s host doesn’t let you play with strangers until { $moment }. Your other games aren’t affected.
stalled = You ran out of time in too many of your last games with strangers. You can look for new ones from { $moment }. Your other games aren’t affected.
private-thread = You can’t offer a game in a private thread, because others couldn’t see it. Use /find in a channel or a public thread.
# Said to who wants another player name, the one that the bot draws for games with strangers.
name-too-new =
    You’ve drawn your player name recently. You can draw another in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.

## Tournaments

no-tournament = This tournament no longer exists. /tournament lists the others.
not-organiser = Only people who manage events in this server can organise tournaments.
# $most (number)
too-many-tournaments = This server already has { $most } tournaments, which is the limit. Start another when one is over.
# $most (number)
in-many-tournaments = You’re already in { $most } tournaments, which is the limit. Join another when one is over.
not-played-here = A tournament needs a text channel where I can open threads. Use /organise in such a channel.
registration-over = Registration has closed.
# $waits: on the waiting list.
has-registered =
    { $waits ->
        [yes] You’re already on the waiting list.
       *[no] You’ve already joined this tournament.
    }
not-registered = You aren’t in this tournament.
# $removed: by an organiser.
was-withdrawn =
    { $removed ->
        [yes] An organiser removed you from this tournament.
       *[no] You’re no longer in this tournament.
    }
# $limit (number), $games (number)
wants-fewer-games = You chose to play at most { $limit } games at a time, and this tournament can have { $games }. /me changes that.
# $least (number)
too-few-entrants = A tournament needs at least { $least } players to start.
# $games (number), $finished (number)
too-new = To join, you need { $games } finished games in this server. You have { $finished }.
not-under-way = This tournament isn’t running.
own-result = Another organiser has to do this, because you play in it yourself.
still-played = This game isn’t over yet.
tournament-over = This tournament is over.
still-playing = You’re still playing in this round. Press Ready when your game is over.
in-pause = The tournament is paused. Press Ready when it continues.
no-further-round = There’s no further round to be ready for.
arena-closing = No new games start in this arena. Games that are running still count.
# $most (number)
arena-full = This arena has { $most } players already, as many as can join.
# $what (back | draw | seat | pause), $turns (number)
in-tournament =
    { $what ->
        [back] In tournaments you can only take back moves within your own turn.
        [draw] In tournaments you can offer a draw once you’ve both taken { $turns } turns.
        [seat] Nobody can take over a seat in a tournament game.
       *[pause] Tournament games can’t be paused one by one.
    }
