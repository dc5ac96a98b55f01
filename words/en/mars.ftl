### Stranded on Mars: all that people read.
### $who is the player's name. Cards, hazards and chapters ($card, $foe, $cards) are called by the names at the end of this file.
### A fight: a sum of cards ($total) must reach a value ($value). $life: points of life. Numbers have their minus sign already.
### Messages with “stack” and “discard” in their ids are about the draw pile and the discard pile; `stack` is also a typed move.

## The game, before it is played

# Also the label of a button.
# max 38
title = Stranded on Mars
# max 100
summary = Alone on Mars: learn from what you survive, and leave before your life runs out.
# What to look out for in a first game, after the tutorial.
watch = Lose some early fights on purpose, and destroy your bad cards with the life that this costs. Stop drawing as soon as you have enough.
# The game’s only option: its name.
# max 38
option-level-name = level
# What the option decides, without a full stop.
# max 100
option-level = Difficulty
# What the values of the option mean, without a full stop. “1: ” stands before, and the whole has at most 100 characters.
# Numb Fingers is the aging card card-numb-fingers.
# max 97
option-level-1 = 20 life (at most 22), no aging card in the deck at the start, Numb Fingers (−3) left out
# max 97
option-level-2 = 20 life (at most 22), 1 aging card in the deck from the start, Numb Fingers (−3) left out
# max 97
option-level-3 = 20 life (at most 22), 1 aging card in the deck from the start, no aging card left out
# max 97
option-level-4 = 18 life (at most 20), 1 aging card in the deck from the start, no aging card left out

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
# The card is not known yet.
# $life (number)
paid-for-unknown = { $who } paid { $life } life for a card.
destroyed-none = { $who } didn’t destroy any cards.
# After the player had destroyed some.
destroyed-no-more = { $who } stopped destroying cards.
# The Final Chapters of this game were drawn; two hazards were dealt. $foes is a list with "and".
chapters-drawn = Final Chapters: { $foes }.
hazards-dealt = Hazards: { $foes }.
came = The card is { $card }.
# What a hazard or a chapter needs: a sum of $value, for which $free cards are free. It is included in other messages.
needs =
    needs { $value } with { $free ->
        [0] no free cards
        [one] { $free } free card
       *[other] { $free } free cards
    }
last-hazard = It’s the last one, so it must be faced: { needs }.
faced = { $who } faced { $foe }: { needs }.
began-chapter = { $who } started with the Final Chapter { $foe }: { needs }.
next-chapter = Next is the other Final Chapter, { $foe }: { needs }.
cannot-beat = { $foe } can no longer be beaten.
# The draw pile was empty, and the discard pile became the new one. $joined: whether $card, an aging card, came into it.
# $size: the number of cards in the new draw pile, $card among them.
renewed =
    The discard pile was shuffled into a new draw pile: { $size ->
        [0] no cards
        [one] { $size } card
       *[other] { $size } cards
    }, { $joined ->
        [yes] with { $card } among them
       *[no] without a new aging card
    }.
# The same in fewer words, if $card came into it.
aging-joined = { $card } joined the deck.
aging-from-start = { $card } is in the deck from the start.
# $gains: whether the player gained $card, the knowledge that a beaten hazard becomes.
beat =
    { $who } beat { $foe } ({ $total } to { $value }){ $gains ->
        [yes] {" "}and gained { $card }
       *[no] {""}
    }.
# $life (number)
lost-fight = { $who } lost to { $foe } ({ $total } to { $value }) and paid { $life } life.
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
        [green] The Green Sol starts.
        [yellow] The Yellow Sol starts.
        [red] The Red Sol starts.
       *[final] The Final Chapters start.
    }

## What an ability did: $effects is a list of the messages did-…, joined with commas and "and"

effects = { $who } { $effects }.
# Like "and" at the end of a list whose other parts contain an "and" themselves.
effects-last = { $most }, and { $last }
did-use = used { $card }
did-destroy = destroyed { $card }
did-double = doubled { $card }
did-copy = copied { $card }
# An exchange: a card goes to the discard pile. did-get follows.
did-swap = discarded { $card }
# The card that was drawn in its place.
did-get = drew { $card } instead
did-put-below = put { $card } at the bottom of the draw pile
did-see = saw { $cards }
did-draw = drew { $cards }
# The player chose to draw, or to look at, one more card; which one follows.
did-take-more = went for another card
did-leave = stopped there
did-drop = discarded { $card }
did-drop-none = discarded nothing
# The cards that went back on the draw pile, the next one to be drawn first.
did-put-back =
    { $count ->
        [1] put { $first } back on top
        [2] put { $first } back on top, with { $second } under it
       *[3] put { $first } back on top, with { $second } and then { $third } under it
    }
# $life (number)
did-gain = gained { $life } life
# $phase (green | yellow | red | final): never final.
did-lower =
    { $phase ->
        [green] lowered the hazard to its Green Sol value
        [yellow] lowered the hazard to its Yellow Sol value
       *[red] lowered the hazard to its Red Sol value
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

## How the game stands, in text: these sentences together describe the picture, in at most 1024 characters. So they are short

# $doing is one of the messages doing and doing-stopped, or how the game ended.
state = Stranded on Mars, level { $level }. { $doing }
doing = { $who } { waits }.
# The table ended the game before its rules did. What it waited for, as in waits, need not be said:
# $step (first-aging | final | deal | face | chapter | fight | aging | card | on | look | drop | stack | destroy).
doing-stopped = { $who }: the game is over.
# What the game waits for: the player, or a card that is drawn.
waits =
    { $step ->
        [first-aging] is drawing an aging card
        [final] is drawing a Final Chapter
        [deal] is drawing a hazard
        [face] has to choose a hazard
        [chapter] has to choose a Final Chapter
        [fight] has to continue or end the fight
        [aging] is drawing an aging card
        [card] is drawing a card
        [on] has to choose a card
        [look] has to take a card or stop
        [drop] can discard 1 card
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
    { $foe } ({ needs }, gives a { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    })
# How a fight stands. $lowered: by how many phases the hazard was lowered. $stopped: a stop card lies in the row.
# $hunger: life that it will cost at the end.
against =
    Against { $foe }: sum { $total } of { $value }{ $lowered ->
        [0] {""}
       *[other] , phase −{ $lowered }
    }, { $free ->
        [0] no free cards left
        [one] { $free } free card left
       *[other] { $free } free cards left
    }{ $stopped ->
        [yes] , stop card
       *[no] {""}
    }{ $hunger ->
        [0] {""}
       *[other] , hunger { $hunger }
    }.
# $budget (number)
lost-to = Lost to { $foe }, { $budget } left to destroy cards.
# An ability that is being used: $does is one of the messages does-…. $left: how often it can still go on.
# $left (number)
under-way = In progress: { $does } by card { $place }, { $left } to go.
# A card is being drawn. $place: its number in the row.
coming =
    { $free ->
        [yes] Next: a free card as card { $place }.
       *[no] Next: a card as card { $place }.
    }
# $cards is a list of the message used-times: cards whose abilities were used and that have left the row, whatever became of them.
used-gone = Used and no longer in the row: { $cards }.
used-times = { $many } × { $card }
# The cards that the ability “sort” is looking at.
in-view = Revealed: { $cards }.
row = Row: { $cards }.
row-heading = Row:
row-last = { $card }.
# A card of the row, and a list of the messages note-….
row-card = { $card } ({ $notes })
note-doubled = doubled
# The aging card Night Terrors makes the highest card count 0.
note-made-0 = counts 0
# A Final Chapter lets only half of the cards count.
note-left-out = doesn’t count
note-used = used
note-usable = usable
note-free = free
# Marks of cards where there is little room: one letter each.
# max 1
letter-doubled = d
# max 1
letter-used = u
# max 1
letter-free = f
row-by-codes = Row in order ({ letter-doubled } doubled, { letter-used } used, { letter-free } free): { $cards }.
row-table-heading = Row ({ letter-doubled } doubled, { letter-used } used, { letter-free } free):
# What is known about the draw pile: its top in order ($top), its bottom in order ($bottom), the rest ($rest).
# $size (number)
stack =
    Draw pile { $size }{ $tops ->
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
discard = Discard pile { $size }: { $cards }.
# Cards that were destroyed.
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
# How a running game stands, for people who do not see its picture. $life (number)
progress =
    { $who } has { $life } life left { $phase ->
        [green] in the Green Sol
        [yellow] in the Yellow Sol
        [red] in the Red Sol
       *[final] in the Final Chapters
    }.

# A kind of chance in /verify (replaying.ftl: luck-mean); the average of the values follows.
luck = value of cards drawn

## How the game ended

won = { $who } wins and leaves Mars: both Final Chapters are beaten.
lost-by-fight = { $who } loses: not enough life to pay for a lost fight.
lost-by-hunger = { $who } loses: not enough life to pay for hunger.
lost-by-chapter = { $who } loses: a Final Chapter can no longer be beaten.
# $how $who left the game: resigned, had no time left, left the server, or was removed by a moderator.
lost-resigned =
    { $how ->
        [late] { $who } ran out of time and loses.
        [left] { $who } left the server and loses.
        [taken] { $who } was removed by a moderator and loses.
       *[resigned] { $who } resigned and loses.
    }
# The score, line by line: how many, and the points for them. The first line counts no aging cards, and adds up the values.
score-cards = Cards owned: { $number } ({ $points })
score-aging = Aging cards owned: { $number } ({ $points })
score-chapters = Chapters beaten: { $number } ({ $points })
score-life = Life left: { $number } ({ $points })
score-life-idle = Life left: { $number } ({ $points }, counts only after a win)
score-unbeaten = Hazards never beaten: { $number } ({ $points })
score = Score at level { $level }: { $score }.

## Spoken to the player: what is to be chosen now

ask-face = Choose a hazard to face. The other one goes to the hazard discard pile.
ask-chapter = The final fights: choose which Final Chapter to fight first. You have to win both.
ask-fight-enough = Your sum is { $total } of { $value }. End the fight or continue.
# The sum is enough, but a card must be drawn before the fight can end. That card may lower the sum.
ask-fight-no-card = Your sum is { $total } of { $value }. Draw a card before you end the fight.
# $must: whether the fight must be won.
ask-fight-free =
    Your sum is { $total } of { $value }, with { $free ->
        [0] no free cards left
        [one] { $free } free card left
       *[other] { $free } free cards left
    }.{ $must ->
        [yes] {" "}You must win this fight.
       *[no] {""}
    }
# $price (number)
ask-fight-pay =
    Your sum is { $total } of { $value }. { $stopped ->
        [yes] A stop card blocks free cards
       *[no] No free cards are left
    }, and the next card costs { $price } life.{ $must ->
        [yes] {" "}You must win this fight.
       *[no] {""}
    }
# $poor: whether the player has too little life for a card; else no card is left.
ask-fight-stuck =
    Your sum is { $total } of { $value }. { $poor ->
        [yes] You don’t have enough life for another card.
       *[no] There are no cards left to draw.
    }{ $must ->
        [yes] {" "}You must win this fight.
       *[no] {""}
    }
ask-card-to-destroy = Destroy: choose a card to remove from the game.
ask-card-to-double = Double: choose a card to count twice.
ask-card-to-copy = Copy: choose the card whose ability you want to use.
# Of a card that exchanges one card.
ask-card-to-swap = Exchange: choose a card to discard and draw a replacement.
# The first exchange of a card that exchanges up to two. It can’t be left out.
ask-card-to-swap-first = Exchange: choose a card to discard and draw a replacement.
# The second one.
ask-card-to-swap-again = Exchange: choose another card to discard and draw a replacement, or stop.
ask-card-to-put-below = Put below: choose a card to put at the bottom of the draw pile.
# $left (number)
ask-look-at-more = Look at the next card ({ $left } left) or stop?
# $left (number)
ask-draw-more = Draw another free card ({ $left } left) or stop?
ask-drop = You can discard 1 of the revealed cards. The others go back on top of the draw pile.
ask-stack = In what order do the cards go back on top? You’ll draw the first one next.
# $budget: what is left to spend. It is not life.
# $budget (number)
ask-destroy = You lost the fight and have { $budget } left to destroy cards. Each costs 1, an aging card 2.
ask-nothing = Nothing to choose right now.

## Menus: what their choices have in common. These are placeholders of menus; 40 characters are better than more

# max 100
menu-face = Face a hazard
# max 100
menu-chapter = Fight a Final Chapter
# max 100
menu-use = Use a card
# max 100
menu-drop = Discard a card
# max 100
menu-stack = Put the cards back
# max 100
menu-double = Double a card
# max 100
menu-copy = Copy a card
# max 100
menu-choose = Choose a card
# $worth: all cards (any), or in two menus those worth more than 0 (more), and the others (less).
# max 100
menu-destroy =
    { $worth ->
        [more] Destroy a card worth more than 0
        [less] Destroy a card worth 0 or less
       *[any] Destroy a card
    }
# max 100
menu-swap =
    { $worth ->
        [more] Exchange a card worth more than 0
        [less] Exchange a card worth 0 or less
       *[any] Exchange a card
    }
# A card goes to the bottom of the draw pile.
# max 100
menu-put-below =
    { $worth ->
        [more] Put a card worth more than 0 below
        [less] Put a card worth 0 or less below
       *[any] Put a card below
    }

## Labels of choices in menus, and of buttons. What the choice makes certain may follow: kit.ftl, label-wins to label-out

# First words, before a card is chosen.
# max 80
start-use = Use a card
# max 80
start-on = Choose a card
# max 80
start-destroy = Destroy a card
# max 80
start-face = Face a hazard
# max 80
start-chapter = Choose a Final Chapter
# max 80
start-drop = Discard a card
# max 80
start-stack = Put the cards back
# A button. Together with what kit.ftl may put behind it (label-wins, label-loses) it has at most 38 characters, or else all
# these buttons become a menu. $aging: whether the draw pile is empty, so that an aging card joins the deck before the next card is drawn.
# max 38
draw =
    Draw{ $aging ->
        [yes] , aging card joins
       *[no] {""}
    }
# A button. It draws all free cards at once.
# max 38
draw-all = Draw all free cards
# A button, like “draw”. $price (number)
# max 38
pay =
    Pay { $price } life{ $aging ->
        [yes] , aging card joins
       *[no] {""}
    }
# A button, like “draw”. What ending the fight does now. $paid: the life that it costs.
# label-wins of kit.ftl follows if the whole game is won by it, and label-loses if it is lost.
# max 38
end-fight =
    End fight ({ $wins ->
        [yes] { $paid ->
            [0] won
           *[other] won, −{ $paid } life
        }
       *[no] −{ $paid } life
    })
# A button, like “draw”. $left (number)
# max 38
look-at-one =
    Look at 1 ({ $left } left){ $aging ->
        [yes] , aging card joins
       *[no] {""}
    }
# A button, like “draw”. $left (number)
# max 38
draw-one =
    Draw 1 ({ $left } left){ $aging ->
        [yes] , aging card joins
       *[no] {""}
    }
# A button. An ability that could go on ends.
# max 38
leave = Stop here
# A button.
# max 38
drop-none = Discard nothing
# A button.
# max 38
destroy-no-more = Stop destroying cards
# $place: the card's number in the row. $would is one of the messages would-….
# max 80
label-use = Use { $place }: { $card }, { $would }
# max 80
label-copy = { $place }: { $card }, { $would }
# $life (number)
would-gain = +{ $life } life
would-lower = hazard needs { $lower } instead of { $value }
would-draw-1 = draw up to 1 card
would-draw-2 = draw up to 2 cards
would-destroy = destroy another card
would-double = double another card
would-copy = copy another ability
would-sort = look at up to 3 cards, discard up to 1
would-swap-1 = exchange another card
would-swap-2 = exchange up to 2 cards
would-put-below = put another card below the draw pile
# max 80
label-face =
    { $which }: { $foe }, { needs }, gives a { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
# $says: whether $text, what the chapter says, has room.
# max 80
label-chapter =
    { $which }: { $foe }, { needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }
# $card is made by the message full.
# max 80
label-card = { $place }: { $card }
# A card to be doubled: its value, and what it is worth then.
# max 80
label-double = { $place }: { $card }, { $value } becomes { $twice }
# max 80
label-put-below-free = { $place }: { $card }, gives a free card back
# max 80
label-destroy-aging = { $place }: { $card }, costs 2
# Cards that go back on the draw pile, the next one to be drawn first; each with its number: "2 Tired".
# max 80
label-stack =
    { $count ->
        [1] Next { $first }
        [2] Next { $first }, then { $second }
       *[3] Next { $first }, then { $second }, then { $third }
    }

## Tips for new players. Each stands in one line on a phone: about 50 characters

# max 55
hint-face = A beaten hazard becomes a card in your deck.
# max 55
hint-chapter = You have to beat both with the life you have left.
# max 55
hint-on = It’s free: pick where it helps most.
# max 55
hint-look = These cards are free, and you can stop any time.
# max 55
hint-drop = A discarded card is gone until the next shuffle.
# max 55
hint-stack = The first one you name is the next one you draw.
# max 55
hint-destroy = Destroy your worst cards. An aging card costs 2.
# max 55
hint-use = Use a card’s ability before you end the fight.
# max 55
hint-no-card = Draw at least 1 card before you end the fight.
# max 55
hint-enough = That’s enough: end the fight. More can only hurt.
# max 55
hint-free = Use up your free cards before you pay for more.
# max 55
hint-must-win = You must win this: pay for cards while you can.
# max 55
hint-cannot-lose = You can’t afford to lose this: pay for more cards.
# The player could destroy cards after losing the fight. $life (number)
# max 55
hint-lose = Ending now costs { $life } life but lets you destroy cards.

## Why a move is not legal

why-face-first = First choose one of the 2 hazards to face.
why-chapter-first = First choose which Final Chapter to fight.
why-fighting = You’re fighting { $foe }: finish that fight first.
# “done” is what is typed.
why-destroying = You lost the fight: destroy cards from the row, or stop with “done”.
why-finish = First finish using card { $number }, { $card }.
why-no-card = There are no cards left to draw.
why-no-free = No free cards left in this fight.
why-stopped = There’s a stop card in the row, so you can’t draw free cards.
why-free-first =
    { $free ->
        [one] You have { $free } free card left: draw before you pay.
       *[other] You have { $free } free cards left: draw before you pay.
    }
# $price (number), $life (number)
why-no-life = A card costs { $price } life, and you only have { $life }.
why-must-win =
    { $missing ->
        [one] You must win a Final Chapter, and you need { $missing } more.
       *[other] You must win a Final Chapter, and you need { $missing } more.
    }
why-draw-first = You have to draw a card before you can end the fight.
why-none-usable = None of the cards in the row can be used now.
why-aging = Card { $number }, { $card }, is an aging card: it acts by itself.
why-no-ability = Card { $number }, { $card }, has no ability to use.
why-used = Card { $number }, { $card }, has already been used.
# A card that left the row and came back counts as a new one, but not without end.
why-used-up = Card { $number }, { $card }, has been used in this fight as often as there are copies of it.
# $life (number)
why-most-life = You already have { $life } life, the maximum.
why-not-chapter = Card { $number }, { $card }, does nothing against a Final Chapter.
why-green-already = This hazard is already at its green value.
why-nothing-to-copy = There’s no ability in the row that card { $number }, { $card }, can copy now.
why-nothing-to-double = Every other card is already doubled, so card { $number }, { $card }, has nothing to double.
why-needs-card = There’s no card left to draw for card { $number }, { $card }.
# Draw pile, discard pile and aging pile are all empty.
why-needs-stack = There’s no draw pile left, so card { $number }, { $card }, can’t put a card below it.
why-needs-another = Card { $number }, { $card }, needs another card in the row.
why-must-swap = You’ve used the card, so you have to make the first exchange.
# The player wants to stop, but must choose a card for the ability first.
why-must-act = You’ve used the card, so you have to choose a card for it.
why-same-card = Card { $number }, { $card }, is the one being used: choose another.
why-doubled = Card { $number }, { $card }, is already doubled.
why-no-copy = Card { $number }, { $card }, has no ability to copy.
why-only-copies = Card { $number }, { $card }, is a copy card itself and can’t be copied.
why-no-change = Card { $number }, { $card }, would change nothing now.
# $size (number)
why-not-in-view = Revealed cards: { $size }. There’s no card { $number }.
# $example is a move, like "stack 321".
# $size (number): 2 or 3.
why-name-all = Name all { $size } cards, the next to be drawn first, as in “{ $example }”.
# $budget (number)
why-aging-costs = An aging card costs 2, but you only have { $budget } left.
why-two-hazards = There are 2 hazards: face 1 or 2.
why-two-chapters = There are 2 Final Chapters: choose 1 or 2.
why-empty-row = There are no cards in the row.
why-not-in-row =
    { $size ->
        [one] There’s no card { $number } in the row, which has { $size } card.
       *[other] There’s no card { $number } in the row, which has { $size } cards.
    }

## What the player can look up: each line begins with a bold heading

study-next-none = **Next card**: there are no cards left to draw.
study-next-one = **Next card**: { $card }.
# $shares is a list of the messages share and share-small. $renewed: the draw pile is empty, so the discard pile is shuffled first.
study-next = **Next card**{ $renewed ->
        [yes] , after reshuffling
       *[no] {""}
    }: { $shares }.
share = { $card } { $percent }%
share-small = { $card } under 1%
study-stack = **Draw pile**, { $size ->
        [0] no cards
        [one] { $size } card
       *[other] { $size } cards
    }{ $tops ->
        [yes] . On top, in this order: { $top }
       *[no] {""}
    }{ $rests ->
        [yes] { $tops ->
            [yes] . Then in unknown order: { $rest }
           *[no] . In unknown order: { $rest }
        }
       *[no] {""}
    }{ $bottoms ->
        [yes] . At the bottom, the lowest last: { $bottom }
       *[no] {""}
    }.
study-discard = **Discard pile**, { $size ->
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
study-hazard-discard = **Hazard discard pile**, { $size ->
        [0] no cards
        [one] { $size } card: { $cards }
       *[other] { $size } cards: { $cards }
    }.
study-aging-empty = **Aging pile**: empty.
# $later: whether $cards, the hard aging cards, come after all others.
study-aging = **Aging pile**, { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }. Next: { $shares }{ $later ->
        [yes] . Only after these: { $cards }
       *[no] {""}
    }.
study-chapter = **Final Chapter**, { $state ->
        [beaten] beaten
        [now] fought now
       *[open] not beaten yet
    }: { $foe } ({ needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }).
# $lines is a list of the message study-line; $line is one of the messages line-….
study-score = **Score so far**: { $score } ({ $lines }).
study-line = { $line } { $points }

## In the picture: short, and nothing may be cut

phase-green = Green Sol
phase-yellow = Yellow Sol
phase-red = Red Sol
phase-final = Final Chapters
# What abilities do, in about two words.
# max 11
does-life1 = +1 life
# max 11
does-life2 = +2 life
# max 11
does-card1 = +1 card
# max 11
does-card2 = +2 cards
# max 11
does-destroy = destroy
# max 11
does-double = double
# max 11
does-copy = copy
# max 11
does-step = phase −1
# max 11
does-sort = sort 3
# max 11
does-swap1 = swap 1
# max 11
does-swap2 = swap 2
# max 11
does-under = put below
# max 11
does-hunger1 = −1 life
# max 11
does-hunger2 = −2 life
# max 11
does-fear = highest = 0
# max 11
does-stop = stop
# The same on small cards.
# max 8
brief-life1 = +1 life
# max 8
brief-life2 = +2 life
# max 8
brief-card1 = +1 card
# max 8
brief-card2 = +2 cards
# max 8
brief-destroy = destroy
# max 8
brief-double = double
# max 8
brief-copy = copy
# max 8
brief-step = phase −1
# max 8
brief-sort = sort 3
# max 8
brief-swap1 = swap 1
# max 8
brief-swap2 = swap 2
# max 8
brief-under = below
# max 8
brief-hunger1 = −1 life
# max 8
brief-hunger2 = −2 life
# max 8
brief-fear = best = 0
# max 8
brief-stop = stop
# What Final Chapters say: two lines of about 25 characters.
# max 50
says-toll = each paid card costs 2 life
# max 50
says-half = only half of the cards count
# max 50
says-plus = every card counts 1 more
# max 50
says-aged = 2 for each aging card so far
# max 50
says-all = all unbeaten hazards at once
# The names of the piles, in small letters.
pile-stack = Draw pile
pile-discard = Discard pile
pile-hazards = Hazards
pile-past = Hazard discard
pile-aging = Aging
pile-destroyed = Removed
# The lines of a score: points for the cards owned, and so on.
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
picture-missing = { $missing } more to win
picture-reached = enough to win
# $price (number)
picture-price = then { $price } life per card
# $life (number)
picture-hunger = hunger: −{ $life } life at the end
# $budget (number)
picture-budget = { $budget } left to destroy cards
picture-stopped = stop: no free cards
picture-stopped-game = ended early
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
picture-doing-drop = discard which?
picture-doing-stack = which comes next?
picture-doing-destroy = destroy which?
picture-doing-double = double which?
picture-doing-copy = copy which?
picture-doing-swap = swap which?
picture-doing-under = put which below?
# $left (number)
picture-doing-left = { $doing } ({ $left } left)

## The cards of the starting deck: the name (card-…) and the line in small print (flavour-…)

# max 21
card-clear-head = Clear Head
flavour-clear-head = For once, every number on the checklist adds up.
# max 21
card-steady-hands = Steady Hands
flavour-steady-hands = One bolt at a time, and none of them lost in the dust.
# max 21
card-tired = Tired
flavour-tired = The suit was made for someone who has slept.
# max 21
card-hot-meal = Hot Meal
flavour-hot-meal = Rehydrated, salted, and eaten sitting down.
# max 21
card-light-headed = Light-Headed
flavour-light-headed = Was that valve open or shut?

## The hazards (hazard-…), and the knowledge card that each becomes once it is beaten (card-…)

# max 21
hazard-stale-air = Stale Air
flavour-stale-air = The filters smell of old socks and worse.
# max 21
card-fresh-filters = Fresh Filters
# max 21
hazard-lost-toolbox = Lost Toolbox
flavour-lost-toolbox = It was here. Then the wind was here.
# max 21
card-spare-tools = Spare Tools
# max 21
hazard-mislabelled-crates = Mislabelled Crates
flavour-mislabelled-crates = Someone on Earth had a very long day.
# max 21
card-inventory = Inventory
# max 21
hazard-static-on-the-radio = Static on the Radio
flavour-static-on-the-radio = It says the same thing again and again.
# max 21
card-echo = Echo
# max 21
hazard-jammed-locker = Jammed Locker
flavour-jammed-locker = What’s in it can’t be worth this. Can it?
# max 21
card-crowbar = Crowbar
# max 21
hazard-loose-soil = Loose Soil
flavour-loose-soil = Put a foot down and watch it go.
# max 21
card-shallow-pit = Shallow Pit
# max 21
hazard-steep-crater-rim = Steep Crater Rim
flavour-steep-crater-rim = It looked so flat from orbit.
# max 21
card-rope-and-anchor = Rope and Anchor
# max 21
hazard-frozen-water-line = Frozen Water Line
flavour-frozen-water-line = The water is there. It only has to be asked nicely.
# max 21
card-insulated-pipe = Insulated Pipe
# max 21
hazard-weak-batteries = Weak Batteries
flavour-weak-batteries = Two bars left, and one of them is lying.
# max 21
card-parallel-wiring = Parallel Wiring
# max 21
hazard-torn-manual = Torn Manual
flavour-torn-manual = Page nine refers to page ten. There is no page ten.
# max 21
card-copied-notes = Copied Notes
# max 21
hazard-mouldy-stores = Mouldy Stores
flavour-mouldy-stores = Life on Mars, found at last, and it ate the rice.
# max 21
card-clean-shelves = Clean Shelves
# max 21
hazard-dust-in-the-airlock = Dust in the Airlock
flavour-dust-in-the-airlock = Sweep it out and it comes back with friends.
# max 21
card-dust-trap = Dust Trap
# max 21
hazard-cracked-visor = Cracked Visor
flavour-cracked-visor = A hair’s breadth of glass, and then nothing at all.
# max 21
card-sealant = Sealant
# max 21
hazard-withering-seedlings = Withering Seedlings
flavour-withering-seedlings = They don’t care for the view either.
# max 21
card-greenhouse = Greenhouse
# max 21
hazard-stuck-rover = Stuck Rover
flavour-stuck-rover = All six wheels turn. None of them agrees.
# max 21
card-rover-keys = Rover Keys
# max 21
hazard-scrambled-telemetry = Scrambled Telemetry
flavour-scrambled-telemetry = Somewhere in there is tomorrow’s weather.
# max 21
card-weather-station = Weather Station
# max 21
hazard-worn-out-suit = Worn-Out Suit
flavour-worn-out-suit = More patch than suit by now.
# max 21
card-patched-suit = Patched Suit
# max 21
hazard-dusty-solar-field = Dusty Solar Field
flavour-dusty-solar-field = A whole sun, and forty panels that can’t see it.
# max 21
card-mirror-array = Mirror Array
# max 21
hazard-corroded-tank = Corroded Tank
flavour-corroded-tank = It holds, as long as nobody breathes on it.
# max 21
card-cutting-torch = Cutting Torch
# max 21
hazard-rockslide = Rockslide
flavour-rockslide = The short way home is a long way now.
# max 21
card-mountain-pass = Mountain Pass
# max 21
hazard-radiation-burst = Radiation Burst
flavour-radiation-burst = Eight minutes of warning, seven of them gone.
# max 21
card-storm-watch = Storm Watch
# max 21
hazard-reactor-fault = Reactor Fault
flavour-reactor-fault = The light should be green. It’s a shade of no.
# max 21
card-refitted-reactor = Refitted Reactor
# max 21
hazard-breached-habitat = Breached Habitat
flavour-breached-habitat = There is a draught. There must not be one.
# max 21
card-airtight-door = Airtight Door
# max 21
hazard-global-dust-storm = Global Dust Storm
flavour-global-dust-storm = For forty sols the sky and the ground are one.
# max 21
card-storm-proof-shelter = Storm-Proof Shelter

## The aging cards

# max 21
card-absent-mind = Absent Mind
flavour-absent-mind = Walked all the way to the rover to fetch what?
# max 21
card-dulled-senses = Dulled Senses
flavour-dulled-senses = Every sol is the same sol.
# max 21
card-numb-fingers = Numb Fingers
flavour-numb-fingers = The glove closes. The hand may be in it.
# max 21
card-night-terrors = Night Terrors
flavour-night-terrors = The best idea looks foolish at three in the morning.
# max 21
card-thin-rations = Thin Rations
flavour-thin-rations = Half a potato is a feast, chewed slowly enough.
# max 21
card-cold-feet = Cold Feet
flavour-cold-feet = Not one step further, whatever the plan says.
# max 21
card-starvation = Starvation
flavour-starvation = No holes left in the belt.
# max 21
card-lost-bearings = Lost Bearings
flavour-lost-bearings = Every dune is the one with the camp behind it.
# max 21
card-despair = Despair
flavour-despair = Nobody is coming. Nobody was ever coming.

## The Final Chapters

# max 21
chapter-fuel-the-ascent-stage = Fuel the Ascent Stage
flavour-fuel-the-ascent-stage = Drop by drop, out of thin air.
# max 21
chapter-cross-the-plain = Cross the Plain
flavour-cross-the-plain = Nine hundred kilometres, and the map ends halfway.
# max 21
chapter-strip-the-capsule = Strip the Capsule
flavour-strip-the-capsule = Whatever isn’t bolted down goes. Then the bolts go.
# max 21
chapter-launch-in-a-storm = Launch in a Storm
flavour-launch-in-a-storm = The window is now. The weather is also now.
# max 21
chapter-catch-the-mother-ship = Catch the Mother Ship
flavour-catch-the-mother-ship = It doesn’t slow down, and it doesn’t come back.
# max 21
chapter-last-of-the-air = Last of the Air
flavour-last-of-the-air = Every breath is counted twice.
# max 21
chapter-half-the-crews-seats = Half the Crew’s Seats
flavour-half-the-crews-seats = Only so much fits into the cabin.
# max 21
chapter-all-hands-on-deck = All Hands on Deck
flavour-all-hands-on-deck = Every scrap helps, and every scrap is needed.
# max 21
chapter-the-long-wait = The Long Wait
flavour-the-long-wait = What the years have taken, they take again.
# max 21
chapter-everything-at-once = Everything at Once
flavour-everything-at-once = Whatever was put off is waiting by the launch pad.

## Why a hint advises a move

# How far the sum of the cards is below the value that is needed, after the move and ($other)
# after the next best one.
advice-missing =
    { $after ->
        [0] You’d have enough to win the fight. After the next-best move, you’d need { $other } more.
       *[other] You’d need { $after } more to win the fight. After the next-best move, you’d need { $other } more.
    }
# The life after the move, and ($other) after the next best one.
advice-life = This leaves you { $after } life. The next-best move leaves { $other }.
# Why a move was better, in an analysis: after the better move, and as it was. They address nobody.
outdoes-missing = The fight would have been { $better } short instead of { $played }.
outdoes-life = That would have left { $better } life instead of { $played }.

## Advice: what a hint or an analysis tells the reader to do

# $card: the name of a hazard.
advise-face = Face { $card }
# $card: the name of a card.
advise-destroy = Destroy { $card }
# $would: what its ability does now, one of the messages would-….
advise-use = Use { $card } ({ $would })
