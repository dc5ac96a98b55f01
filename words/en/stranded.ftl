### Stranded: all that people read of it. Names ($who, $rival) are people’s names, which cannot be put into a case. Columns
### look like a5. Each column has ground of one colour, and caps in four colours lie on it in a stack. Each player has a
### tower that stands on a cap, or at the end on bare ground.

## Before a game

# The name of the game: a button, and a choice in menus.
# max 38
title = Stranded
# One sentence about the game, also the small line below a choice in a menu.
# max 100
summary = Take caps, move your tower, and be the last player not stranded on bare ground.
# What to look out for in a first game, after the tutorial.
watch = Before you take a cap, look where your tower can go after it. And take caps that your opponent needs: the player with the fewest ways out is stranded first.
# Who sits in seat 1 by the rules: stands between commas after a name, and in brackets.
youngest = the youngest
# The option: its name, what it decides, without a full stop, and what its values mean. A meaning stands behind or below
# its value, 1 or 2.
option-blacks-name = blacks
# max 100
option-blacks = How many of the die’s 6 faces are black (black lets a player name any colour)
# max 100
option-blacks-one = all 5 results are equally likely
# max 100
option-blacks-two = black comes up twice as often as each of the other colours

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
# The same of a turn in which the tower jumped over the one of $rival, which was then moved to another column, or left on
# its own. $then (set | left | none)
turn-jumping =
    { $who } { $did }, jumping { $rival }’s tower{ $then ->
        [set] {" "}and moving it to { $column }
        [left] {" "}and leaving it on { $column }
       *[none] {""}
    }.
# The same with several towers. $towers: a list of “jumped”.
turn-jumping-several = { $who } { $did }, jumping { $towers }.
# $then (set | left | none)
jumped =
    { $rival }’s tower{ $then ->
        [set] {" "}(moved to { $column })
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
did-set-down = moved { $rival }’s tower to { $column }
did-leave = left { $rival }’s tower on { $column }
# Before the first turn. $columns: a list of some columns.
caps-on = { $count } shuffled caps were stacked on { $columns }.
caps-everywhere = { $count } shuffled caps were stacked, 2 on every column.
gave-up-on = { $who } resigned. Their tower stays on { $column } as an obstacle.

## How a game stands

# The whole position for people who do not see the picture, and the beginning of the same in lines. $now: a sentence,
# “now” or one that says how the game ended. $towers: a list of “tower”; $columns: a list of “column”.
# max 1024
alt = Stranded. { $now } Towers: { $towers }. Columns, hole at c3, top cap first: { $columns }.
text =
    Stranded. { $now } The die has { $blacks ->
        [one] { $blacks } black face
       *[other] { $blacks } black faces
    }.
# $doing: one of those below.
now = { $who }: { $doing }.
# What the player whose turn it is does; after a name and a colon, and below a name in the picture.
doing-caps = waiting for the caps
doing-roll = rolling the die
doing-tower = choosing a tower
doing-corner = choosing a corner
doing-color = naming a colour (black)
doing-take = taking a { color } cap
doing-move = moving to a { color } cap
doing-strand = moving to bare { color } ground
# The tower of another player, which was jumped.
doing-put = moving the { color } tower
# A player’s tower, in a list and in a line of its own, and a player who has none yet. $standing: see below.
tower = { $who } ({ color }) { $standing }
no-tower = { $who } ({ $standing })
tower-line = { $who }: { color }, { $standing }.
no-tower-line = { $who }: { $standing }.
# Where a tower is. $where (on | nowhere | stranded | none): none: the player has no tower yet.
# $how (no | late | left | taken | resigned): how the player went out of the game: not at all, by the time, by leaving the
# server, removed by a moderator, or by resigning.
standing =
    { $where ->
        [on] on { $column }
        [stranded] stranded on { $column }
        [none] no tower yet
       *[nowhere] not placed
    }{ $how ->
        [late] , ran out of time
        [left] , left the server
        [taken] , removed by a moderator
        [resigned] , resigned
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
grid-key = Each place is tower:caps/ground, top cap first.
# The place without a column in such a drawing.
# max 6
grid-hole = hole
# $players: a list of names.
progress = Still in the game: { $players }.
# What the die showed is counted under this heading.
die-rolls = rolls of the die

## How a game ended

won = { $who } is the last player left and wins.
# How one of the others went out of the game; these are put into a list, and that into “others”.
# $how (stranded | late | left | taken | resigned)
went =
    { $who } { $how ->
        [stranded] was stranded on { $column }
        [late] ran out of time
        [left] left the server
        [taken] was removed by a moderator
       *[resigned] resigned
    }
others = { $went }.

## What the player to act reads

ask-tower = You rolled black: choose any remaining tower.
ask-corner = The { color } tower is yours: place it on a free corner.
ask-color = You rolled black: name a colour for this turn.
ask-take = Your colour is { color }: take a { color } cap from the top of a stack.
# $skipped: whether no cap could be taken before.
ask-move =
    { $skipped ->
        [yes] There’s no { color } cap you can take, so that part is skipped. Move your tower in a straight line to a { color } cap.
       *[no] Move your tower in a straight line to a { color } cap.
    }
ask-strand =
    { $skipped ->
        [yes] There’s no { color } cap to take or move to
       *[no] You can’t reach a { color } cap
    }, so move to bare { color } ground. Your tower is stranded there, and you’re out.
ask-put = You jumped the { color } tower on { $column }: move it to any free column with a cap, or leave it.
ask-nothing = Nothing to choose right now.
# These stand in the empty field of a menu of columns, colours or corners; each is also a choice of its own.
# max 80
menu-take = Take a { color } cap
# max 80
menu-move = Move to a { color } cap
# The tower of another player, which was jumped.
# max 80
menu-put = Move the { color } tower
# max 80
menu-strand = Go to bare { color } ground
# max 80
menu-corner = Choose a corner
# max 80
menu-tower = Choose a tower
# max 80
menu-color = Name a colour

## Choices in menus. Behind them can stand what follows (“, then 3 places to go”) or what is certain (“ – you’re out”, see
## kit.ftl), and both together have at most 80 characters. The only choice there is becomes a button, if it has at most 38.

# $below (cap | ground): what is under the top cap of the column: a cap of that colour, or the ground.
# max 80
label-take =
    Take { $column } ({ $below ->
        [cap] { color } below
       *[ground] { color } ground below
    })
# max 80
label-move =
    Move to { $column } ({ $below ->
        [cap] { color } below
       *[ground] { color } ground below
    })
# $towers: a list of “label-jumped”; $jumped: how many there are.
# max 80
label-move-jumping =
    Move to { $column } ({ $below ->
        [cap] { color } below
       *[ground] { color } ground below
    }), jumping the { $towers } { $jumped ->
        [one] tower
       *[other] towers
    }
label-jumped = { color }
# “it” is the tower that was jumped. $reach (number): how many caps a tower there can reach.
# max 80
label-put =
    Put it on { $column } ({ $reach ->
        [0] no caps
        [one] { $reach } cap
       *[other] { $reach } caps
    } in reach)
# A button.
# max 38
label-leave =
    Leave it on { $column } ({ $reach ->
        [0] no caps
        [one] { $reach } cap
       *[other] { $reach } caps
    } in reach)
# max 80
label-strand = Get stranded on { $column }
# max 80
label-corner = Start on { $column }
# max 80
label-tower = { color-capital } tower
# max 80
label-color = { color-capital }
# max 80
label-color-none = { color-capital } (no cap to take)
# What follows in the same turn, after “, then ”.
further-stay = you stay put
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
plate-last = last tower standing
plate-no-tower = no tower yet

## Tips. Each stands in one line on a phone: about 50 characters

# max 60
hint-tower = The towers only differ in colour: take any.
# max 60
hint-corner = Check which colours you can reach from there.
# max 60
hint-color = You take a cap of it, then move to another.
# max 60
hint-strand = Next time, keep a second way open.
# max 60
hint-put = Fewer caps in reach make its owner’s turn harder.
# $column: where the player’s own tower stands.
# max 60
hint-take-none = No { color } cap is in reach of { $column }, whichever you take.
# max 60
hint-take-one = Only the { color } cap on { $column } is in reach: take another.
# $columns: a list of two or three columns.
# max 60
hint-take-few = You reach { color } on { $columns }: leave yourself one.
# $count (number): four or more.
# max 60
hint-take-many = You can reach { $count } { color } caps: leave yourself one.
# max 60
hint-jump = Going to { $column } jumps a tower, which you can then move.

## Why a move is not legal

why-tower-taken = The { color } tower is already taken.
why-hole = { $column } is the hole.
why-off-board = { $column } isn’t on the board, which goes from a1 to e5.
why-no-corner = { $column } isn’t a corner.
why-corner-taken = There’s already a tower on { $column }.
why-tower-first = First choose a tower.
why-corner-first = First place your tower on a corner.
why-color-first = First name a colour for this turn.
why-put-first = First decide where the { color } tower goes.
why-color-set = This turn’s colour is already { color }.
why-placed = You’ve already placed your tower.
why-nothing-jumped = You haven’t jumped a tower that you could move.
why-take-first = First take a { color } cap.
why-strand-now = Your tower must go to bare { color } ground now.
why-not-stranded = You can still reach a { color } cap, so you’re not stranded.
why-move-now = Your tower must move to a { color } cap now.
why-cap-stays = There’s a tower on { $column }, so you can’t take its cap.
why-no-cap = There’s no cap on { $column }.
# $shown (red | blue | yellow | green | black): the colour of the column; $color: that of the turn.
why-other-color =
    { $column } shows { $shown ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[black] black
    }, but this turn’s colour is { color }.
why-there = Your tower is already there.
why-tower-there = There’s a tower on { $column }.
why-bare = There’s no cap on { $column }, and you can still reach a { color } cap.
why-covered = There’s a cap on { $column }, but your tower must go to bare ground now.
why-across-hole = The hole is between { $start } and { $end }. Your tower can’t cross it.
why-not-straight = { $end } isn’t in a straight line from { $start }.
why-nothing-to-stand-on = There’s no cap on { $column } for the tower to stand on.

## Why a hint advises a move

# The chance that the next roll leaves the player without a cap to go to, in hundredths, after the move
# and ($other) after the next best one.
advice-danger = Your risk of being stranded on your next roll is { $after }%. After the next-best move, it’s { $other }%.
# The same for the opponent for whom it is greatest.
advice-their-danger = The highest risk for an opponent is { $after }%. After the next-best move, it’s { $other }%.
# Why a move was better, in an analysis, in hundredths: after the better move, and as it was. They address nobody.
outdoes-danger = The risk of being stranded on the next roll would have been { $better }% instead of { $played }%.
outdoes-their-danger = The highest risk for an opponent would have been { $better }% instead of { $played }%.

## Advice: what a hint or an analysis tells the reader to do

# $choice: a colour, as menus name it: “Green”.
advise-color = Choose a colour: { $choice }
# $color: the colour of a tower that is free to take.
advise-tower = Take the { color } tower
