### /plan and /note. In a game for two, a player plans answers to moves of the opponent: if they are played, the bot plays
### the answer at once. A plan consists of lines: what the opponent may play, the answer, and so on. All of it is private.
### $who is the opponent's name.

## Buttons and menus

# A button. It shows the plan.
# max 38
plan-moves = Plan moves
# A button. It begins a new line.
# max 38
add = Add a line
# A button. It keeps the line that was entered.
# max 38
save = Save this line
# A button. It shows all lines.
# max 38
see = My plan
# A button. It deletes all lines of the plan.
# max 38
drop-all = Delete all lines
# The placeholder of a menu with all lines.
# max 100
drop = Delete a line
# A button. It shows what the player wrote down about the game.
# max 38
note = My note
# A button, if there is no note yet.
# max 38
write = Write a note
# A button, if there is one.
# max 38
change = Edit my note
# A button. It deletes the note.
# max 38
erase = Delete my note

## The plan

heading = ## Your plan
empty = You haven’t planned anything for this position.
# In small letters below the lines.
explained = If { $who } plays one of these lines, I play your reply right away. When the game goes another way or a move is taken back, lines that no longer fit are deleted. Only you can see your plan.
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

board-heading = -# Planning moves: choose a move for { $who }, then your reply. Only you can see this.
# How many lines there are now follows.
saved = Saved. To add another line, undo some moves and try different ones.

## What everybody reads

# Follows what the move did. $told: one or more sentences.
planned = { $told } (planned in advance)

## The note

note-heading = ## Your note on this game
no-note = You haven’t written a note.
note-explained = Only you can see this.
# The title of the form in which the note is written.
# max 45
form-title = Your note on this game
# The label of its field.
# max 45
form-label = Note
# The hint under that label.
# max 100
form-hint = Only you can see this. Leave empty to delete the note.
