# Author: the project
# Reviewer: the project

### Stranded: all that people read of it. Names ($who, $rival) are people’s names, which cannot be put into a case. Columns
### look like a5. Each column has ground of one colour, and caps in four colours lie on it in a stack. Each player has a
### tower that stands on a cap, or at the end on bare ground.

## Before a game

title = Stranded
summary = Take caps, move your tower, and be the last one not left on bare ground.
# Who sits in seat 1 by the rules: stands between commas after a name, and in brackets.
youngest = the youngest
# The option: what it decides, without a full stop, and what its values mean. Its name, too.
option-blacks-name = blacks
option-blacks = How many of the die's six faces are black (a free choice of colour)
option-blacks-one = one black face: five results, all alike
option-blacks-two = two black faces: black comes up twice as often

## Colours

# A colour by itself: of a cap in a stack, in a list of what the die showed, and on a tower in the picture’s description.
# $color (red | blue | yellow | green | black)
color =
    { $color ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[black] black
    }
# The same for other cases, genders and numbers, in a language that needs them: such as “rote”, “roten” and “roter”. Use
# these in the messages below wherever they fit.
color-2 = { color }
color-3 = { color }
color-4 = { color }
color-5 = { color }
# At the beginning of a label.
color-capital =
    { $color ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
        [green] Green
       *[black] Black
    }

## What happened, in the past tense

# One sentence for each turn. $did: a list of the parts below, such as “rolled red, took the red cap on b2 and moved from a1
# to c3”. Each of the parts goes on after $who.
turn = { $who } { $did }.
# The same of a turn in which the tower jumped over the one of $rival, which was then set down on another column, or left on
# its own. $then (set | left | none)
turn-jumping =
    { $who } { $did }, jumping { $rival }’s tower{ $then ->
        [set] {" "}and setting it down on { $column }
        [left] {" "}and leaving it on { $column }
       *[none] {""}
    }.
# The same with several towers. $towers: a list of “jumped”.
turn-jumping-several = { $who } { $did }, jumping { $towers }.
# $then (set | left | none)
jumped =
    { $rival }’s tower{ $then ->
        [set] {" "}(set down on { $column })
        [left] {" "}(left on { $column })
       *[none] {""}
    }
# Parts of such a sentence. $sign: the emblem of the colour with a space after it, or nothing.
did-roll = rolled { $sign }{ color }
did-get-tower = took the { color } tower
did-choose-tower = chose the { color } tower
# “it” is the tower that the sentence has named before.
did-place-it = placed it on { $column }
did-place = placed the { color } tower on { $column }
did-name = named { $sign }{ color }
did-take = took the { color } cap on { $column }
did-find-none = found no { color } cap to take
did-stay = could only stay on { $column }
did-move = moved from { $start } to { $end }
did-strand = was stranded on bare { color } ground on { $column }
did-set-down = set { $rival }’s tower down on { $column }
did-leave = left { $rival }’s tower on { $column }
# Before the first turn. $columns: a list of some columns.
caps-on = { $count } shuffled caps were stacked, on { $columns }.
caps-everywhere = { $count } shuffled caps were stacked, two on every column.
gave-up-on = { $who } gave up; the tower stays on { $column } as an obstacle.

## How a game stands

# The whole position for somebody who does not see the picture, and the beginning of the same in lines. $now: a sentence,
# “now” or one that says how the game ended. $towers: a list of “tower”; $columns: a list of “column”.
alt = Stranded. { $now } Towers: { $towers }. Columns, hole at c3, top cap first: { $columns }.
text =
    Stranded. { $now } The die has { $blacks ->
        [one] { $blacks } black face
       *[other] { $blacks } black faces
    }.
# $doing: one of those below.
now = { $who }: { $doing }.
# What the player to act must do; after a name and a colon, and below a name in the picture.
doing-caps = the caps are laid
doing-roll = to roll
doing-tower = to choose a tower
doing-corner = to choose a corner
doing-color = to name a colour (black)
doing-take = to take a { color } cap
doing-move = to move to a { color } cap
doing-strand = to strand on bare { color }
doing-put = to put the { color } tower
# A player’s tower, in a list and in a line of its own, and a player who has none yet. $standing: see below.
tower = { $who } { color } { $standing }
no-tower = { $who } { $standing }
tower-line = { $who }: { color }, { $standing }.
no-tower-line = { $who }: { $standing }.
# Where a tower is. $where (on | nowhere | stranded | none): none: the player has no tower yet.
# $how (no | late | left | taken | resigned): how the player went out of the game: not at all, by the time, by leaving the
# server, by a moderator, or by giving up.
standing =
    { $where ->
        [on] on { $column }
        [stranded] stranded on { $column }
        [none] no tower yet
       *[nowhere] not placed
    }{ $how ->
        [late] , ran out of time
        [left] , left the server
        [taken] , was taken out by a moderator
        [resigned] , gave up
       *[no] {""}
    }
# A column in the list. $caps: its caps from the top down, joined by “on-top”, or “bare”.
column = { $column } { $caps }
on-top = { $upper } on { $lower }
bare = bare { color }
# Headings of lines.
towers-heading = Towers:
columns-heading = Columns, caps from the top down to the ground:
# A row of the board. $places: a list of those below.
rank = Rank { $rank }: { $places }.
# $file: the letter of the column. $caps: its caps and its ground from the top down, joined by “on-top”, or “bare-ground”.
place = { $file } { $caps }
# $color: the tower on it.
place-tower = { $file } { $caps }, { color } tower
place-hole = { $file } the hole
ground = { color } ground
bare-ground = bare { color } ground
# Explains a board that is drawn with characters: R:gb/y is a red tower on a green cap on a blue one on yellow ground.
# The letters of the colours cannot be translated.
grid-key = Each place: tower:caps, top first/ground.
# The place without a column in such a drawing: at most 6 characters.
grid-hole = hole
# $players: a list of names.
progress = Still in the game: { $players }.
# What the die showed is counted under this heading.
die-rolls = rolls of the die

## How a game ended

won = { $who } is the last one left in the game and wins.
# How one of the others went out of the game; these are put into a list, and that into “others”.
# $how (stranded | late | left | taken | resigned)
went =
    { $who } { $how ->
        [stranded] was stranded on { $column }
        [late] ran out of time
        [left] left the server
        [taken] was taken out by a moderator
       *[resigned] gave up
    }
others = { $went }.

## What the player to act reads

ask-tower = You rolled black: choose any tower that is left.
ask-corner = The { color } tower is yours: place it on a free corner.
ask-color = You rolled black: name a colour for this turn.
ask-take = Your colour is { color }: take a { color } cap from the top of a stack.
# $skipped: whether no cap could be taken before.
ask-move =
    { $skipped ->
        [yes] No { color } cap can be taken, so that part is skipped. Move your tower in a straight line to a { color } cap.
       *[no] Move your tower in a straight line to a { color } cap.
    }
ask-strand =
    { $skipped ->
        [yes] There is no { color } cap to take or to move to
       *[no] No { color } cap is in reach
    }: move to bare { color } ground, where your tower is stranded and you are out.
ask-put = You jumped the { color } tower on { $column }: set it down on any free column with a cap, or leave it.
ask-nothing = Nothing is to be chosen now.
# Above a menu of columns, colours or corners; also a choice of its own.
menu-take = Take a { color } cap
menu-move = Move to a { color } cap
menu-put = Set down the { color } tower
menu-strand = Go to bare { color } ground
menu-corner = Choose a corner
menu-tower = Choose a tower
menu-color = Name a colour

## Labels in menus: at most 80 characters together with “, then …” of kit.ftl

# $below (cap | ground): what is under the top cap of the column: a cap of that colour, or the ground.
label-take =
    Take { $column } ({ $below ->
        [cap] { color }
       *[ground] bare { color }
    } below)
label-move =
    Move to { $column } ({ $below ->
        [cap] { color }
       *[ground] bare { color }
    } below)
# $towers: a list of “label-jumped”; $jumped: how many there are.
label-move-jumping =
    Move to { $column } ({ $below ->
        [cap] { color }
       *[ground] bare { color }
    } below), jumping the { $towers } { $jumped ->
        [one] tower
       *[other] towers
    }
label-jumped = { color }
# $reach (number): how many caps a tower there can reach.
label-put =
    Put on { $column }, { $reach ->
        [0] no caps
        [one] { $reach } cap
       *[other] { $reach } caps
    } in reach
label-leave =
    Leave on { $column } ({ $reach ->
        [0] no caps
        [one] { $reach } cap
       *[other] { $reach } caps
    })
label-strand = Strand on { $column }
label-corner = Start on { $column }
label-tower = { color-capital } tower
label-color = { color-capital }
label-color-none = { color-capital }, no cap to take
# What follows in the same turn, after “, then ”.
further-stay = you stay
further-places =
    { $count ->
        [0] no places
        [one] { $count } place
       *[other] { $count } places
    } to go
further-caps =
    { $count ->
        [0] no caps
        [one] { $count } cap
       *[other] { $count } caps
    } to take

## In the picture, below a player’s name: short, as a text that is too long is set smaller

plate-stranded = stranded on { $column }
plate-last = the last tower standing
plate-no-tower = no tower yet

## Tips: one line on a phone, about 50 characters

hint-tower = The towers differ only in colour: take any.
hint-corner = Look which colours you can reach from there.
hint-color = You take one cap of it, then move to another one.
hint-strand = Next time, keep a second way open.
hint-put = Few caps in reach make its owner’s turn hard.
hint-take-none = You reach no { color } cap: uncover one in line with { $column }.
hint-take-one = You reach only the { color } cap on { $column }: take another.
# $columns: a list of two or three columns.
hint-take-few = You reach { color } on { $columns }: leave yourself one.
# $count (number): four or more.
hint-take-many = You reach { $count } { color } caps: leave yourself one.
hint-jump = On the way to { $column } you can move the tower that you jump.

## Why a move is not legal

why-tower-taken = The { color } tower is taken.
why-hole = { $column } is the hole.
why-off-board = { $column } is not on the board, which goes from a1 to e5.
why-no-corner = { $column } is no corner.
why-corner-taken = A tower stands on { $column } already.
why-tower-first = First choose one of the towers.
why-corner-first = First place your tower on a corner.
why-color-first = First name a colour for this turn.
why-put-first = First say where the { color } tower goes.
why-color-set = The colour of this turn is { color } already.
why-placed = Your tower is chosen and placed.
why-nothing-jumped = You have jumped no tower that could be set down.
why-take-first = First take a { color } cap.
why-strand-now = Your tower must go to bare { color } ground now.
why-not-stranded = A { color } cap is in reach, and while one is, nobody is stranded.
why-move-now = Your tower must move to a { color } cap now.
why-cap-stays = A tower stands on { $column }, so its cap stays.
why-no-cap = { $column } has no cap.
# $shown (red | blue | yellow | green | black): the colour of the column; $color: that of the turn.
why-other-color =
    { $column } shows { $shown ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[black] black
    }, and this turn’s colour is { color }.
why-there = Your tower stands there already.
why-tower-there = A tower stands on { $column }.
why-bare = { $column } has no cap, and a { color } cap is in reach.
why-covered = { $column } is covered: your tower can only go to bare ground now.
why-across-hole = On the way from { $start } to { $end } lies the hole, which your tower cannot cross.
why-not-straight = { $end } is not in a straight line from { $start }.
why-nothing-to-stand-on = { $column } has no cap for the tower to stand on.

## Why a hint advises a move

# The chance that the next roll leaves the player without a cap to go to, in hundredths, before and after the move.
# $changes: whether it is another one after the move.
advice-danger =
    { $changes ->
        [yes] The risk that your next roll strands you goes from { $before } to { $after } in 100.
       *[no] The risk that your next roll strands you stays at { $after } in 100.
    }
# The same for the opponent for whom it is greatest.
advice-their-danger =
    { $changes ->
        [yes] The greatest risk of an opponent goes from { $before } to { $after } in 100.
       *[no] The greatest risk of an opponent stays at { $after } in 100.
    }
