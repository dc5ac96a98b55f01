# Author: the project
# Reviewer: the project

### /plan and /note. In a game for two, a player plans answers to moves of the opponent: if they are played, the bot plays
### the answer at once. A plan consists of lines: what the opponent may play, the answer, and so on. All of it is private.
### $who is the opponent's name.

## Buttons and menus: at most 38 characters

plan-moves = Plan moves
# Begins a new line.
add = Add a line
# Keeps the line that was entered.
save = Save this line
# Shows all lines.
see = My plan
drop-all = Delete all
# The placeholder of a menu with all lines.
drop = Delete a line
# Shows what the player wrote down about the game.
note = My note
write = Write
change = Change
erase = Delete

## The plan

heading = ## Your plan
empty = You have planned nothing for the present position.
explained = If { $who } plays one of these lines, the bot plays your answer at once. As soon as the game goes another way or a move is taken back, the lines that do not fit are deleted. Nobody else sees your plan.
# $most (number): how many lines a plan can have.
counted =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } of { $most }.
# The moves of one player in a line, between arrows. $own: they are the reader's. $move: one or more, as they are typed: b2 c3.
step =
    { $own ->
        [yes] **you: { $move }**
       *[no] { $who }: { $move }
    }

## The board on which a line is entered

board-heading = -# You plan moves: choose what { $who } may play, and then your answer. Nobody else sees it.
# How many lines there are now follows.
saved = Saved. To add another line, undo some moves and choose others.

## What everybody reads

# Follows what the move did. $told: one or more sentences.
planned = { $told } (planned in advance)

## The note

note-heading = ## Your note on this game
no-note = You have not written anything down.
note-explained = Nobody else sees it.
form-title = Your note on this game
form-label = Note
form-hint = Nobody else sees it. Leave it empty to delete it.
