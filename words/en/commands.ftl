### Descriptions of commands and of their parameters, in Discord’s list of commands. They are labels: no full stop at the end.
### A message is named after the command; play-game is the parameter `game` of /play. The names themselves stay as they are.

## Games and tables

# max 100
play = Open a table in this channel, or pick a game
# max 100
play-game = Which game to play (leave empty to choose from a list)
# max 100
play-opponent = Someone to invite, who can accept or decline
# max 100
play-against = Play against the computer: how strong it is
# Choices of a parameter: how well a computer plays.
# max 100
level-mine = my level
# max 100
level-very-easy = very easy
# max 100
level-easy = easy
# max 100
level-fairly-easy = fairly easy
# max 100
level-medium = medium
# max 100
level-fairly-hard = fairly hard
# max 100
level-hard = hard
# max 100
invite = Invite someone to the table you opened in this channel
# max 100
invite-guest = Who to invite (they can accept or decline)
# max 100
find = Find an opponent in this server: the game starts as soon as someone wants the same
# max 100
find-game = Which game you want to play (leave empty for any)
# Typed with suggestions.
# max 100
find-opponent = A stranger you’ve played with, to challenge by their player name
# max 100
games = Games waiting for you, and all games in this server
# max 100
tournament = Tournaments in this server
# max 100
organise = Start or manage a tournament in this channel
# max 100
deal = Daily deal: everyone gets the same cards, and your first attempt counts

## Moves

# max 100
move = Take your turn in this channel’s game
# max 100
move-move = Your move: pick one, or type it
# max 100
takeback = Take back your last move, or ask the other players to let you
# max 100
draw = Offer a draw (two-player games)
# max 100
plan = Plan your replies to your opponent’s next moves in this channel’s game
# max 100
note = Your private note on this channel’s game
# max 100
resign = Resign this channel’s game
# max 100
nudge = Remind the player whose turn it is
# max 100
substitute = Have someone take over a seat in this channel’s game, which then has no result
# max 100
substitute-player = Whose seat
# max 100
substitute-newcomer = Who takes over
# max 100
substitute-computer = Which computer takes over, instead of a person
# max 100
away = Say that you’re away for a few days, so your clocks wait
# max 100
away-days =
    { $most ->
        [one] How many days you’re away, at most { $most } (0 means you’re back)
       *[other] How many days you’re away, at most { $most } (0 means you’re back)
    }

## Looking

# max 100
board = See this channel’s game, privately
# max 100
board-text = Show text instead of a picture (characters or sentences, as set in /me)
# max 100
follow = Get notified about turns, or the end, of a game you’re not playing in
# max 100
history = Step through this channel’s game move by move
# max 100
open = Step through a game from a record file
# max 100
open-record = A file you got from /record
# max 100
record = Download this channel’s game as a file, which you can use to check that its luck was fair
# max 100
replay = Get this channel’s game as an animation
# max 100
verify = Check that the dice, cards or random draws of this channel’s finished game were fair

## Learning

# max 100
rules = How to play a game, and its full rules
# max 100
rules-game = Which game (leave empty for this channel’s game)
# max 100
tutorial = Learn a game in a few minutes with a short, private guided game
# max 100
tutorial-game = Which game (leave empty for this channel’s game)
# max 100
puzzle = Find the best move: today’s puzzle, or one for any game, just for you
# max 100
puzzle-game = Which game (leave empty for today’s puzzle)
# max 100
help = What you can play here and how to start

## Results

# max 100
stats = Your results, or another player’s
# max 100
stats-player = Which player (leave empty for yourself)
# max 100
stats-game = Which game (leave empty for all)
# max 100
leaderboard = The best players: of this server, or of all strangers in direct messages
# max 100
leaderboard-game = Which game (leave empty for all)
# max 100
leaderboard-season = Which season (leave empty for all games)

## Settings and privacy

# max 100
settings = Server settings for tables: who can open them, where, clocks (for server managers)
# max 100
me = Your settings: notifications, how boards look, who you play with
# max 100
privacy = See, download or delete what the bot stores about you

## For moderators

# max 100
end = End this channel’s game without a result (for moderators)
# max 100
moveto = Move this channel’s table to another channel (for moderators)
# max 100
moveto-channel = Which channel to move it to
# max 100
pause = Pause this channel’s game (for moderators)
# max 100
resume = Resume this channel’s game (for moderators)
# max 100
takeout = Remove a player from this channel’s game (for moderators)
# max 100
takeout-player = Which player
