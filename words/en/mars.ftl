# Author: the project
# Reviewer: the project

### Stranded on Mars: all that people read.
### $who is the player's name. Cards, hazards and chapters ($card, $foe, $cards) are called by the names at the end of this file.
### A fight: a sum of cards ($total) must reach a value ($value). $life: points of life. Numbers have their minus sign already.

## The game, before it is played

title = Stranded on Mars
summary = Alone on Mars: learn from what you survive, and leave before your life runs out.
# The options: what each decides, without a full stop, what its values mean, and its name.
option-level-name = level
option-level = How hard it is
option-level-1 = 20 life, at most 22; bad cards join the deck later, and the worst one is left out
option-level-2 = 20 life, at most 22; a bad card is in the deck from the start, and the worst one is left out
option-level-3 = 20 life, at most 22; a bad card is in the deck from the start, and none is left out
option-level-4 = 18 life, at most 20; a bad card is in the deck from the start, and none is left out

## What happened, as sentences in the story of the game

# $says is one of the messages option-level-….
level-says = Level { $level }: { $says }.
# $cards is a list with commas and "and", made of the messages valued and times.
drew = { $who } drew { $cards }.
# $life (number)
paid-for = { $who } paid { $life } life for { $cards }.
destroyed = { $who } destroyed { $cards }.
# The card is not known yet.
drew-unknown = { $who } drew a free card.
# $life (number)
paid-for-unknown = { $who } paid { $life } life for a card.
destroyed-none = { $who } destroyed no cards.
destroyed-no-more = { $who } destroyed no more cards.
# The Final Chapters of this game were drawn; two hazards were dealt. $foes is a list with "and".
chapters-drawn = Final Chapters: { $foes }.
hazards-dealt = Hazards: { $foes }.
came = The card is { $card }.
# What a hazard or a chapter needs: a sum of $value, for which $free cards are free.
needs =
    needs { $value }, { $free ->
        [0] no free cards
        [one] { $free } free card
       *[other] { $free } free cards
    }
last-hazard = It is the last one and must be faced: { needs }.
faced = { $who } faced { $foe }: { needs }.
began-chapter = { $who } began with the chapter { $foe }: { needs }.
next-chapter = The other chapter follows, { $foe }: { needs }.
cannot-beat = { $foe } can no longer be beaten.
# The discard became the new stack. $joined: whether $card, an aging card, came into it.
renewed =
    The stack was renewed: { $size ->
        [0] no cards
        [one] { $size } card
       *[other] { $size } cards
    }, { $joined ->
        [yes] with { $card } among them
       *[no] without a new aging card
    }.
aging-from-start = { $card } is in the deck from the start.
# $gains: whether the player gained $card, the knowledge that a beaten hazard becomes.
beat =
    { $who } beat { $foe } with { $total } against { $value }{ $gains ->
        [yes] {" "}and gained { $card }
       *[no] {""}
    }.
# $life (number)
lost-fight = { $who } lost to { $foe } with { $total } against { $value } and paid { $life } life.
# $life (number)
paid-hunger = { $who } paid { $life } life for hunger.
# $life (number), $had (number)
not-paid =
    { $who } had to pay { $life } life for { $cost ->
        [fight] the lost fight
       *[hunger] hunger
    } but had only { $had }.
phase-begins =
    { $phase ->
        [green] The Green Sol begins.
        [yellow] The Yellow Sol begins.
        [red] The Red Sol begins.
       *[final] The Final Chapters begin.
    }

## What an ability did: $deeds is a list of the messages did-…, joined with commas and "and"

deeds = { $who } { $deeds }.
# Like "and" at the end of a list whose other parts contain an "and" themselves.
deeds-last = { $most }, and { $last }
did-use = used { $card }
did-destroy = destroyed { $card }
did-double = doubled { $card }
did-copy = copied { $card }
did-swap = gave { $card } away
did-get = got { $card } for it
did-put-below = put { $card } below the stack
did-see = saw { $cards }
did-draw = drew { $cards }
did-take-more = took one more card
did-leave = left it at that
did-drop = dropped { $card }
did-drop-none = dropped none
# The cards that went back on the stack, the next one to be drawn first.
did-put-back =
    { $count ->
        [1] put back on top { $first }
        [2] put back on top { $first }, then { $second }
       *[3] put back on top { $first }, then { $second }, then { $third }
    }
# $life (number)
did-gain = gained { $life } life
# $phase (green | yellow | red | final): never final.
did-lower =
    { $phase ->
        [green] lowered the hazard to its value in the Green Sol
        [yellow] lowered the hazard to its value in the Yellow Sol
       *[red] lowered the hazard to its value in the Red Sol
    }

## Cards within sentences

# A card with its value: "Hot Meal (0)".
valued = { $card } ({ $value })
# Several equal cards: "2 × Tired".
times = { $many } × { $card }
# A card with its value and what it does, $does being one of the messages does-…: "Hot Meal 0, +2 life".
full =
    { $card } { $value }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
# The same for a long list, with the card's code: "h4.card1 3 +1 card".
short =
    { $code } { $value }{ $acts ->
        [yes] {" "}{ $does }
       *[no] {""}
    }
# A part of a list that is numbered: "1 Tired; 2 Hot Meal".
numbered = { $place } { $what }

## How the game stands, in text

# $doing is one of the messages doing and doing-stopped, or how the game ended.
state = Stranded on Mars, level { $level }. { $doing }
doing = { $who } { waits }.
# The table ended the game before its rules did. What it waited for, as in waits, need not be said:
# $step (first-aging | final | deal | face | chapter | fight | aging | card | on | look | drop | stack | destroy).
doing-stopped = { $who }: the game has ended.
# What the game waits for: the player, or a card that is drawn.
waits =
    { $step ->
        [first-aging] waits for an aging card
        [final] waits for a Final Chapter
        [deal] waits for a hazard
        [face] has to choose a hazard
        [chapter] has to choose a chapter
        [fight] has to go on or end the fight
        [aging] waits for an aging card
        [card] waits for a card
        [on] has to choose a card
        [look] has to take a card or stop
        [drop] has to drop a card or none
        [stack] has to put cards back
       *[destroy] has to destroy cards or stop
    }
# $life (number), $most (number)
life-and-score =
    { $phase ->
        [green] Green Sol
        [yellow] Yellow Sol
        [red] Red Sol
       *[final] Final Chapters
    }, life { $life } of { $most }, { $over ->
        [yes] score { $score }
       *[no] score so far { $score }
    }.
# $offers is a list of the message offer, numbered.
dealt = Dealt: { $offers }.
# A hazard, and the card that it becomes: its value $worth and what it does.
offer =
    { $foe } ({ needs }; gives a { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    })
# How a fight stands. $lowered: by how many phases the hazard was lowered. $hunger: life that it will cost at the end.
against =
    Against { $foe }: sum { $total } of { $value }{ $lowered ->
        [0] {""}
       *[other] , lowered by { $lowered }
    }, { $free ->
        [0] no free cards left
        [one] { $free } free card left
       *[other] { $free } free cards left
    }{ $stopped ->
        [yes] , stopped
       *[no] {""}
    }{ $hunger ->
        [0] {""}
       *[other] , hunger { $hunger }
    }.
# $budget (number)
lost-to = Lost to { $foe }, { $budget } left to destroy cards with.
# An ability that is being used: $does is one of the messages does-….
# $left (number)
under-way = Under way: { $does } by card { $place }, { $left } to go.
coming =
    { $free ->
        [yes] A free card is coming to place { $place }.
       *[no] A card is coming to place { $place }.
    }
# $cards is a list of the message used-times: cards whose abilities were used and that have left the row.
used-gone = Used and gone: { $cards }.
used-times = { $card } { $many }
in-view = In view: { $cards }.
row = Row: { $cards }.
row-heading = Row:
row-last = { $card }.
# A card of the row, and a list of the messages note-….
row-card = { $card } ({ $notes })
note-doubled = doubled
note-made-0 = made 0
note-left-out = left out
note-used = used
note-usable = usable
note-free = free
# Marks of cards where there is little room: one letter each.
letter-doubled = d
letter-used = u
letter-free = f
row-by-codes = Row: in order ({ letter-doubled } doubled, { letter-used } used, { letter-free } free) { $cards }.
row-table-heading = Row ({ letter-doubled } doubled, { letter-used } used, { letter-free } free):
# What is known about the stack: its top in order ($top), its bottom in order ($bottom), the rest ($rest).
# $size (number)
stack =
    Stack { $size }{ $tops ->
        [yes] , next { $top }
       *[no] {""}
    }{ $bottoms ->
        [yes] , at the bottom { $bottom }
       *[no] {""}
    }{ $rests ->
        [yes] : { $rest }
       *[no] {""}
    }.
# $size (number)
discard = Discard { $size }: { $cards }.
# $size (number)
removed = Removed { $size }: { $cards }.
# $size (number)
hazard-discard = Hazard discard { $size }: { $cards }.
left =
    Left: { $hazards ->
        [0] no hazards
        [one] { $hazards } hazard
       *[other] { $hazards } hazards
    }, { $aging ->
        [0] no aging cards
        [one] { $aging } aging card
       *[other] { $aging } aging cards
    }.
# $chapters is a list of the message chapter-stands. $first: whether $foe, the first of them, was drawn first.
chapters =
    Chapters: { $chapters }{ $first ->
        [yes] , { $foe } drawn first
       *[no] {""}
    }.
chapter-stands =
    { $foe } { $beaten ->
        [yes] beaten
       *[no] { $value }
    }
# $life (number)
progress =
    { $who } has { $life } life left; { $phase ->
        [green] the hazards are green
        [yellow] the hazards are yellow
        [red] the hazards are red
       *[final] the Final Chapters have begun
    }.

# A heading in the statistics of the dice: how the values of drawn cards were distributed.
luck = cards drawn, by value

## How the game ended

won = { $who } has won and leaves Mars: both Final Chapters are beaten.
lost-by-fight = { $who } has lost: there was not enough life to pay for a lost fight.
lost-by-hunger = { $who } has lost: there was not enough life to pay for hunger.
lost-by-chapter = { $who } has lost: a Final Chapter cannot be beaten any more.
# $how $who left the game: gave up, had no time left, left the server, or was taken out by a moderator.
lost-resigned =
    { $how ->
        [late] { $who } ran out of time and has lost.
        [left] { $who } left the server and has lost.
        [taken] { $who } was taken out by a moderator and has lost.
       *[resigned] { $who } gave up and has lost.
    }
# The score, line by line: how many, and the points for them.
score-cards = Cards owned: { $number }, { $points }
score-aging = Aging cards owned: { $number }, { $points }
score-chapters = Chapters beaten: { $number }, { $points }
score-life = Life left: { $number }, { $points }
score-life-idle = Life left: { $number }, { $points } (counts only after a win)
score-unbeaten = Hazards never beaten: { $number }, { $points }
score = Score at level { $level }: { $score }.

## Spoken to the player: what is to be chosen now

ask-face = Choose the hazard to face; the other one goes to the hazard discard.
ask-chapter = The last fights: choose which Final Chapter to fight first. Both must be won.
ask-fight-enough = Your sum is { $total } of { $value }: end the fight or go on.
ask-fight-no-card = Your sum is { $total } of { $value }: you win once a card is drawn.
# $must: whether the fight must be won.
ask-fight-free =
    Your sum is { $total } of { $value }; { $free ->
        [0] no free cards left
        [one] { $free } free card left
       *[other] { $free } free cards left
    }.{ $must ->
        [yes] {" "}It must be won.
       *[no] {""}
    }
# $price (number)
ask-fight-pay =
    Your sum is { $total } of { $value }; { $stopped ->
        [yes] a stop card forbids free cards
       *[no] no free card is left
    }, the next costs { $price } life.{ $must ->
        [yes] {" "}It must be won.
       *[no] {""}
    }
# $poor: whether the player has too little life for a card; else no card is left.
ask-fight-stuck =
    Your sum is { $total } of { $value }; { $poor ->
        [yes] you have no life for a card
       *[no] there is no card to draw
    }.{ $must ->
        [yes] {" "}It must be won.
       *[no] {""}
    }
ask-card-to-destroy = Destroy: choose the card that leaves the game at once.
ask-card-to-double = Double: choose the card that counts twice.
ask-card-to-copy = Copy: choose the card whose ability is used now.
ask-card-to-swap = Exchange: choose the card that goes to the discard; one is drawn for it.
ask-card-to-swap-first = Exchange: choose a card that goes to the discard; one is drawn for it.
ask-card-to-swap-again = Exchange: choose a card that goes to the discard; one is drawn for it. Or leave it at that.
ask-card-to-put-below = Put below: choose the card that goes below the stack.
# $left (number)
ask-look-at-more = Look at the next card of the stack ({ $left } left), or stop?
# $left (number)
ask-draw-more = Draw one more card for nothing ({ $left } left), or stop?
ask-drop = Drop at most one of the cards in view to the discard; the others go back on top of the stack.
ask-stack = In which order do the cards go back on top? The first one named is drawn next.
# $budget (number)
ask-destroy = The fight is lost. You have { $budget } left to destroy cards with: each costs 1, an aging card 2.
ask-nothing = Nothing is to be chosen now.

## Menus: what their choices have in common. At most 100 characters, better 40

menu-face = Face a hazard
menu-chapter = Fight a Final Chapter
menu-use = Use a card
menu-drop = Drop a card
menu-stack = Put them back
menu-double = Double a card
menu-copy = Copy a card
menu-choose = Choose a card
# $worth: all cards, or in two menus those worth more than 0, and the others.
menu-destroy =
    { $worth ->
        [more] Destroy a card worth more than 0
        [less] Destroy a card worth 0 or less
       *[any] Destroy a card
    }
menu-swap =
    { $worth ->
        [more] Exchange a card worth more than 0
        [less] Exchange a card worth 0 or less
       *[any] Exchange a card
    }
menu-put-below =
    { $worth ->
        [more] Put a card below worth more than 0
        [less] Put a card below worth 0 or less
       *[any] Put a card below
    }

## Labels of choices: at most 80 characters, those of buttons at most 38, together with ", then you lose"

# First words, before a card is chosen.
start-use = Use a card
start-on = Choose a card
start-destroy = Destroy a card
start-face = Face a hazard
start-chapter = Choose a chapter
start-drop = Drop a card
start-stack = Put the cards back
# Buttons. $aging: whether an aging card joins the deck before the next card is drawn.
draw =
    Draw{ $aging ->
        [yes] , aging card first
       *[no] {""}
    }
draw-all = Draw all
# $price (number)
pay =
    Pay { $price } life{ $aging ->
        [yes] , aging card first
       *[no] {""}
    }
# What ending the fight does now. $paid: the life that it costs.
end-fight =
    End fight: { $wins ->
        [yes] { $paid ->
            [0] win
           *[other] win, −{ $paid } life
        }
       *[no] −{ $paid } life
    }
# $left (number)
look-at-one =
    Look at one ({ $left } left){ $aging ->
        [yes] , aging card first
       *[no] {""}
    }
# $left (number)
draw-one =
    Draw a card ({ $left } left){ $aging ->
        [yes] , aging card first
       *[no] {""}
    }
leave = Leave it at that
drop-none = Drop none
destroy-no-more = Destroy no more
# $place: the card's number in the row. $would is one of the messages would-….
label-use = Use { $place }: { $card }, { $would }
label-copy = { $place }: { $card }, { $would }
# $life (number)
would-gain = +{ $life } life
would-lower = hazard { $lower } instead of { $value }
would-draw-1 = draw up to 1 card
would-draw-2 = draw up to 2 cards
would-destroy = destroy another card
would-double = double another card
would-copy = copy another ability
would-sort = look at 3 cards, drop 1
would-swap-1 = exchange another card
would-swap-2 = exchange up to 2 cards
would-put-below = put a card below the stack
label-face =
    { $which }: { $foe }, { needs }; gives a { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
# $says: whether $text, what the chapter says, has room.
label-chapter =
    { $which }: { $foe }, { needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }
# $card is made by the message full.
label-card = { $place }: { $card }
label-double = { $place }: { $card }, { $value } to { $twice }
label-put-below-free = { $place }: { $card }; gives a free card back
label-destroy-aging = { $place }: { $card }; costs 2
# Cards that go back on the stack, the next one to be drawn first; each with its number: "2 Tired".
label-stack =
    { $count ->
        [1] Next { $first }
        [2] Next { $first }, then { $second }
       *[3] Next { $first }, then { $second }, then { $third }
    }

## Tips for new players: about 50 characters

hint-face = The one you leave comes back later and needs more.
hint-chapter = Both must be beaten, and you have one life for both.
hint-on = It costs nothing: pick where it helps most.
hint-look = These cards cost nothing; you may stop at any time.
hint-drop = A dropped card is out until the deck is shuffled.
hint-stack = The first one named is the next one that you draw.
hint-destroy = Destroy your worst cards. An aging card costs 2.
hint-use = You can use a card for free before you end the fight.
hint-no-card = You must draw at least one card.
hint-enough = That is enough: end the fight. More can only do harm.
hint-free = Draw the free cards before you think of paying.
hint-must-win = It must be won: pay for cards while you have life.
hint-cannot-lose = You cannot afford to lose this: pay for more cards.
# $life (number)
hint-lose = Ending now costs { $life } life, but destroys bad cards.

## Why a move is not legal

why-face-first = First choose one of the two hazards to face.
why-chapter-first = First choose which Final Chapter to fight.
why-fighting = You are fighting { $foe }: finish that fight first.
why-destroying = The fight is lost: destroy cards of the row, or stop with “done”.
why-finish = First finish what card { $number }, { $card }, does.
why-no-card = There is no card left to draw.
why-no-free = No free card is left in this fight.
why-stopped = A stop card lies in the row, so no free card can be drawn.
why-free-first =
    { $free ->
        [one] You have { $free } free card left: draw before you pay.
       *[other] You have { $free } free cards left: draw before you pay.
    }
# $price (number), $life (number)
why-no-life = A card costs { $price } life, and you have { $life }.
why-must-win =
    { $missing ->
        [one] A Final Chapter must be won, and { $missing } is missing.
       *[other] A Final Chapter must be won, and { $missing } are missing.
    }
why-draw-first = A card must be drawn before the fight can end.
why-none-usable = No card of the row can be used now.
why-aging = Card { $number }, { $card }, is an aging card: it acts by itself.
why-no-ability = Card { $number }, { $card }, has no ability to use.
why-used = Card { $number }, { $card }, has been used already.
why-used-up = Card { $number }, { $card }, has been used as often as there are such cards.
# $life (number)
why-most-life = You have { $life } life, and there is never more.
why-not-chapter = Card { $number }, { $card }, does nothing against a Final Chapter.
why-green-already = The hazard counts as green already, and there is no phase below.
why-nothing-to-copy = Card { $number }, { $card }, finds no ability in the row that it could use now.
why-nothing-to-double = Card { $number }, { $card }, finds no other card that is not doubled yet.
why-needs-card = Card { $number }, { $card }, needs a card to draw, and there is none.
why-needs-stack = Card { $number }, { $card }, needs a stack to put a card below, and there is none.
why-needs-another = Card { $number }, { $card }, needs another card in the row.
why-must-swap = Once the card is used, the first exchange must be made.
why-must-act = Once the card is used, it must do what it does.
why-same-card = Card { $number }, { $card }, is the one being used: choose another.
why-doubled = Card { $number }, { $card }, is doubled already.
why-no-copy = Card { $number }, { $card }, has no ability to copy.
why-only-copies = Card { $number }, { $card }, only copies, and that cannot be copied.
why-no-change = Card { $number }, { $card }, would change nothing now.
# $size (number)
why-not-in-view = There is no card { $number } among the { $size } in view.
# $example is a move, like "stack 321".
# $size (number)
why-name-all = Name all { $size } cards, the next to be drawn first, as in “{ $example }”.
# $budget (number)
why-aging-costs = An aging card costs 2, and { $budget } is left.
why-two-hazards = Two hazards are dealt: face 1 or 2.
why-two-chapters = There are two Final Chapters: choose 1 or 2.
why-empty-row = There is no card in the row.
why-not-in-row =
    { $size ->
        [one] There is no card { $number } in the row, which has { $size } card.
       *[other] There is no card { $number } in the row, which has { $size } cards.
    }

## What the player can look up: each line begins with a bold heading

study-next-none = **The next card**: none can be drawn any more.
study-next-one = **The next card** is { $card }.
# $shares is a list of the messages share and share-small.
study-next = **The next card**{ $renewed ->
        [yes] , after the stack is renewed
       *[no] {""}
    }: { $shares }.
share = { $card } { $percent }{"\u00A0"}%
share-small = { $card } under 1{"\u00A0"}%
study-stack = **Stack**, { $size ->
        [0] no cards
        [one] { $size } card
       *[other] { $size } cards
    }{ $tops ->
        [yes] ; on top, in this order: { $top }
       *[no] {""}
    }{ $rests ->
        [yes] { $tops ->
            [yes] ; then in unknown order: { $rest }
           *[no] ; in unknown order: { $rest }
        }
       *[no] {""}
    }{ $bottoms ->
        [yes] ; at the bottom, the lowest last: { $bottom }
       *[no] {""}
    }.
study-discard = **Discard**, { $size ->
        [0] no cards
        [one] { $size } card: { $cards }
       *[other] { $size } cards: { $cards }
    }.
study-removed = **Removed from the game**, { $size ->
        [0] no cards
        [one] { $size } card: { $cards }
       *[other] { $size } cards: { $cards }
    }.
study-hazards = **Hazard pile**, { $size ->
        [0] no cards
        [one] { $size } card: { $cards }
       *[other] { $size } cards: { $cards }
    }.
study-hazard-discard = **Hazard discard**, { $size ->
        [0] no cards
        [one] { $size } card: { $cards }
       *[other] { $size } cards: { $cards }
    }.
study-aging-empty = **Aging stack**: empty.
# $later: whether $cards, the hard aging cards, come after all others.
study-aging = **Aging stack**, { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }; the next one: { $shares }{ $later ->
        [yes] ; only after these: { $cards }
       *[no] {""}
    }.
study-chapter = **Final Chapter**, { $state ->
        [beaten] beaten
        [now] fought now
       *[open] still to be beaten
    }: { $foe } ({ needs }{ $says ->
        [yes] ; { $text }
       *[no] {""}
    }).
# $lines is a list of the message study-line; $line is one of the messages line-….
study-score = **Score so far** { $score }: { $lines }.
study-line = { $line } { $points }

## In the picture: short, and nothing may be cut

phase-green = Green Sol
phase-yellow = Yellow Sol
phase-red = Red Sol
phase-final = Final Chapters
# What abilities do, in about two words: at most 11 characters.
does-life1 = +1 life
does-life2 = +2 life
does-card1 = +1 card
does-card2 = +2 cards
does-destroy = destroy
does-double = double
does-copy = copy
does-step = phase −1
does-sort = sort 3
does-swap1 = swap 1
does-swap2 = swap 2
does-under = put below
does-hunger1 = −1 life
does-hunger2 = −2 life
does-fear = highest = 0
does-stop = stop
# The same on small cards: at most 8 characters.
brief-life1 = +1 life
brief-life2 = +2 life
brief-card1 = +1 card
brief-card2 = +2 cards
brief-destroy = destroy
brief-double = double
brief-copy = copy
brief-step = phase −1
brief-sort = sort 3
brief-swap1 = swap 1
brief-swap2 = swap 2
brief-under = below
brief-hunger1 = −1 life
brief-hunger2 = −2 life
brief-fear = top = 0
brief-stop = stop
# What Final Chapters say: two lines of about 25 characters.
says-toll = each paid card costs 2 life
says-half = only half of the cards count
says-plus = every card counts 1 more
says-aged = 2 for each aging card so far
says-all = all hazards never beaten
pile-stack = Stack
pile-discard = Discard
pile-hazards = Hazards
pile-past = Hazard discard
pile-aging = Aging
pile-destroyed = Removed
line-cards = cards
line-aging = aging cards
line-chapters = chapters beaten
line-life = life left
line-unbeaten = unbeaten hazards
# Below the sum of the cards in a fight, and below the value that it must reach.
picture-sum = sum
picture-needed = needed
picture-free =
    { $free ->
        [one] { $free } free card
       *[other] { $free } free cards
    }
# After as many small pictures of a card as there are free cards.
picture-free-after =
    { $free ->
        [one] free card
       *[other] free cards
    }
picture-beaten = beaten
picture-head =
    Level { $level }  ·  { $over ->
        [yes] Score { $score }
       *[no] Score so far { $score }
    }
picture-score = Score
picture-won = Won
picture-lost = Lost
# $missing (number)
picture-missing = { $missing } missing
picture-reached = enough to win
# $price (number)
picture-price = then { $price } life a card
# $life (number)
picture-hunger = hunger: −{ $life } life at the end
# $budget (number)
picture-budget = { $budget } left to destroy cards
picture-stopped = stop: no free cards
picture-stopped-game = ended by the table
picture-lost-fight = fight lost
picture-gained = gained { $card }
# $life (number)
picture-paid = −{ $life } life
# $life (number)
picture-paid-hunger = hunger: −{ $life } life
# $life (number)
picture-unpaid = { $life } life needed
# What is to be chosen for an ability: $left: how often it can still go on.
picture-doing-card1 = draw 1 more
picture-doing-card2 = draw more
picture-doing-sort = look at more
picture-doing-drop = drop which?
picture-doing-stack = which comes next?
picture-doing-destroy = destroy which?
picture-doing-double = double which?
picture-doing-copy = copy which?
picture-doing-swap = swap which?
picture-doing-under = put which below?
# $left (number)
picture-doing-left = { $doing } ({ $left } left)

## The cards of the starting deck: the name (card-…) and the line in small print (flavour-…). Names: at most 20 characters or so

card-clear-head = Clear Head
flavour-clear-head = For once, every number on the checklist adds up.
card-steady-hands = Steady Hands
flavour-steady-hands = One bolt at a time, and none of them lost in the dust.
card-tired = Tired
flavour-tired = The suit was made for someone who has slept.
card-hot-meal = Hot Meal
flavour-hot-meal = Rehydrated, salted, and eaten sitting down.
card-light-headed = Light-Headed
flavour-light-headed = Was that valve open or shut?

## The hazards (hazard-…), and the knowledge card that each becomes once it is beaten (card-…)

hazard-stale-air = Stale Air
flavour-stale-air = The filters smell of old socks and worse.
card-fresh-filters = Fresh Filters
hazard-lost-toolbox = Lost Toolbox
flavour-lost-toolbox = It was here. Then the wind was here.
card-spare-tools = Spare Tools
hazard-mislabelled-crates = Mislabelled Crates
flavour-mislabelled-crates = Someone on Earth had a very long day.
card-inventory = Inventory
hazard-static-on-the-radio = Static on the Radio
flavour-static-on-the-radio = It says the same thing again and again.
card-echo = Echo
hazard-jammed-locker = Jammed Locker
flavour-jammed-locker = What is in it cannot be worth this. Can it?
card-crowbar = Crowbar
hazard-loose-soil = Loose Soil
flavour-loose-soil = Put a foot down and watch it go.
card-shallow-pit = Shallow Pit
hazard-steep-crater-rim = Steep Crater Rim
flavour-steep-crater-rim = It looked so flat from orbit.
card-rope-and-anchor = Rope and Anchor
hazard-frozen-water-line = Frozen Water Line
flavour-frozen-water-line = The water is there. It only has to be asked nicely.
card-insulated-pipe = Insulated Pipe
hazard-weak-batteries = Weak Batteries
flavour-weak-batteries = Two bars left, and one of them is lying.
card-parallel-wiring = Parallel Wiring
hazard-torn-manual = Torn Manual
flavour-torn-manual = Page nine refers to page ten. There is no page ten.
card-copied-notes = Copied Notes
hazard-mouldy-stores = Mouldy Stores
flavour-mouldy-stores = Life on Mars, found at last, and it ate the rice.
card-clean-shelves = Clean Shelves
hazard-dust-in-the-airlock = Dust in the Airlock
flavour-dust-in-the-airlock = Sweep it out and it comes back with friends.
card-dust-trap = Dust Trap
hazard-cracked-visor = Cracked Visor
flavour-cracked-visor = A hair's breadth of glass, and then nothing at all.
card-sealant = Sealant
hazard-withering-seedlings = Withering Seedlings
flavour-withering-seedlings = They do not care for the view either.
card-greenhouse = Greenhouse
hazard-stuck-rover = Stuck Rover
flavour-stuck-rover = All six wheels turn. None of them agrees.
card-rover-keys = Rover Keys
hazard-scrambled-telemetry = Scrambled Telemetry
flavour-scrambled-telemetry = Somewhere in it is the weather of tomorrow.
card-weather-station = Weather Station
hazard-worn-out-suit = Worn-Out Suit
flavour-worn-out-suit = More patch than suit by now.
card-patched-suit = Patched Suit
hazard-dusty-solar-field = Dusty Solar Field
flavour-dusty-solar-field = A whole sun, and forty panels that cannot see it.
card-mirror-array = Mirror Array
hazard-corroded-tank = Corroded Tank
flavour-corroded-tank = It holds, as long as nobody breathes on it.
card-cutting-torch = Cutting Torch
hazard-rockslide = Rockslide
flavour-rockslide = The short way home is a long way now.
card-mountain-pass = Mountain Pass
hazard-radiation-burst = Radiation Burst
flavour-radiation-burst = Eight minutes of warning, seven of them used up.
card-storm-watch = Storm Watch
hazard-reactor-fault = Reactor Fault
flavour-reactor-fault = The light should be green. It is a shade of no.
card-refitted-reactor = Refitted Reactor
hazard-breached-habitat = Breached Habitat
flavour-breached-habitat = There is a draught, and there must not be one.
card-airtight-door = Airtight Door
hazard-global-dust-storm = Global Dust Storm
flavour-global-dust-storm = For forty sols the sky and the ground are one.
card-storm-proof-shelter = Storm-Proof Shelter

## The aging cards

card-absent-mind = Absent Mind
flavour-absent-mind = Walked all the way to the rover to fetch what?
card-dulled-senses = Dulled Senses
flavour-dulled-senses = Every sol is the same sol.
card-numb-fingers = Numb Fingers
flavour-numb-fingers = The glove closes. The hand may be in it.
card-night-terrors = Night Terrors
flavour-night-terrors = The best idea looks foolish at three in the morning.
card-thin-rations = Thin Rations
flavour-thin-rations = Half a potato is a feast, chewed slowly enough.
card-cold-feet = Cold Feet
flavour-cold-feet = Not one step further, whatever the plan says.
card-starvation = Starvation
flavour-starvation = The belt has no holes left to tighten.
card-lost-bearings = Lost Bearings
flavour-lost-bearings = Every dune is the one with the camp behind it.
card-despair = Despair
flavour-despair = Nobody is coming. Nobody was ever coming.

## The Final Chapters

chapter-fuel-the-ascent-stage = Fuel the Ascent Stage
flavour-fuel-the-ascent-stage = Drop by drop, out of thin air.
chapter-cross-the-plain = Cross the Plain
flavour-cross-the-plain = Nine hundred kilometres, and the map ends halfway.
chapter-strip-the-capsule = Strip the Capsule
flavour-strip-the-capsule = Whatever is not bolted down goes. Then the bolts go.
chapter-launch-in-a-storm = Launch in a Storm
flavour-launch-in-a-storm = The window is now. The weather is also now.
chapter-catch-the-mother-ship = Catch the Mother Ship
flavour-catch-the-mother-ship = It does not slow down, and it does not come back.
chapter-last-of-the-air = Last of the Air
flavour-last-of-the-air = Every breath is counted twice.
chapter-half-the-crews-seats = Half the Crew's Seats
flavour-half-the-crews-seats = Only so much fits into the cabin.
chapter-all-hands-on-deck = All Hands on Deck
flavour-all-hands-on-deck = Every scrap helps, and every scrap is needed.
chapter-the-long-wait = The Long Wait
flavour-the-long-wait = What the years have taken, they take again.
chapter-everything-at-once = Everything at Once
flavour-everything-at-once = Whatever was put off is waiting by the launch pad.

## Why a hint advises a move

# How far the sum of the cards is below the value that is needed.
advice-missing =
    { $after ->
        [0] Nothing is missing any more to win the fight.
       *[other] Instead of { $before }, { $after } are still missing to win the fight.
    }
advice-life = Your life goes from { $before } to { $after }.
