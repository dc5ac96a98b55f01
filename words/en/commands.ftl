# Author: the project
# Reviewer: the project

### Descriptions of commands and of their parameters, in Discord’s list of commands: at most 100 characters each.
### A message is named after the command; play-game is the parameter `game` of /play. The names themselves stay as they are.

## Games and tables

play = Open a table in this channel, or choose from the games
play-game = Which game to play (else you choose from all of them)
play-opponent = Somebody to invite; they accept or decline
play-against = How well a computer plays against you
# Choices of a parameter: how well a computer plays.
level-easy = easy
level-medium = medium
level-hard = hard
invite = Invite somebody to the table that you opened in this channel
invite-guest = Whom to invite; they accept or decline
find = Find an opponent in this server: your game starts when somebody wants the same
find-game = Which game to offer (else any)
games = The games that wait for you, and those of this server
deal = Deal of the day: the same cards for everybody, and one attempt that counts

## Moves

move = Take your turn in this channel's game
move-move = What to play: pick one, or type it
takeback = Take back your last move, or ask the others whether you may
draw = Offer a draw in a game for two
plan = Plan answers to moves of your opponent in this channel's game
note = Your private note on this channel's game
resign = Give up in this channel's game
nudge = Ask whoever is to move whether they are still there
substitute = Have somebody take over a seat of this channel's game
substitute-player = Whose seat it is
substitute-newcomer = Who takes it over
substitute-computer = Which computer takes it over, instead of a person
away = Say that you are away for some days: your clocks wait until you are back
away-days =
    { $most ->
        [one] How many days you are away, { $most } at the most; 0: you are back
       *[other] How many days you are away, { $most } at the most; 0: you are back
    }

## Looking

board = See this channel's game as it stands, privately
board-text = In characters instead of a picture, or in sentences, as you choose with /me
follow = Be told of the turns, or of the end, of a game in which you do not play
history = See how this channel's game went, move by move
open = Look through a game from a record file
open-record = A file as /record gives it
record = Get this channel's game as a file, and check that its luck was fair
replay = This channel's game as a moving picture
verify = Check that the dice or cards of this channel's finished game were fair

## Learning

rules = How a game is played, and its rules in full
rules-game = Which game (else the one of this channel)
tutorial = Learn a game in a few minutes: a short guided game, for you alone
tutorial-game = Which game (else the one of this channel)
puzzle = Find the best move: the puzzle of the day, or one of a game for you alone
puzzle-game = Which game (else the puzzle of the day)
help = What can be played here, and how to begin

## Results

stats = How somebody has done in this server's games
stats-player = Who (else you)
stats-game = Which game (else all)
leaderboard = The best players of this server
leaderboard-game = Which game (else all)

## Settings and privacy

settings = Set how tables are opened and shown in this server (for those who manage it)
me = Set when you are called, what you are shown, and whom you play with
privacy = See what is kept about you, get it as a file, or delete it

## For moderators

end = End this channel's game without a result (for moderators)
moveto = Take this channel's table to another channel (for moderators)
moveto-channel = Where the table goes on
pause = Let this channel's game rest (for moderators)
resume = Let this channel's game go on (for moderators)
takeout = Give up somebody's seat in this channel's game (for moderators)
takeout-player = Whose seat it is
