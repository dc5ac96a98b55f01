### Who can join a tournament, and check-in before it starts.

## The public message and the private screen of organisers

# A heading, and a button that leads to the screen.
# max 38
heading = Who can join
about = Anyone who has already joined stays in. The tournament’s message shows the conditions.
# A line of the public message. $range: such as “100–300” or “at least 100”.
rated = For ratings { $range } (your highest in this game and server in the last year)
# Lowest and highest rating, as $range in other messages.
range = { $lowest }–{ $highest }
# The same without a highest rating.
range-from = from { $lowest }
# A line of the public message. $role: a mention of a role of the server.
role = For members with the role { $role }
# A line of the public message. $time: such as “1 day”.
check-in = Check-in for { $time } before the start: I’ll mention you, and you confirm that you’re there
# A line of the public message. $round (number)
late = You can also join late, until round { $round } is over
# Choices of menus.
# max 80
reliable-on = Players who ran out of time in a tournament have to wait
# max 80
reliable-off = Players who ran out of time in a tournament can join
# $time max 12
# max 80
check-in-choice = Check-in for { $time } before the start
# max 80
no-check-in = No check-in
# Choices of a menu. $round (number)
# max 80
late-on = Players can join late, until round { $round } is over
# max 80
late-off = Nobody can join late
# max 80
no-role-needed = No role needed
# max 38
rating-button = Ratings…
# max 45
rating-title = Which ratings can join?
rating-text = A player’s highest rating in this game and server in the last year counts. `/leaderboard` shows the ratings.
# max 45
rating-label = From and to
# max 100
rating-hint = Such as 100–300, 100– or –300. A dash alone: all ratings
no-range = Type two numbers with a dash between them, such as 100–300.
# A line of the journal and of the public message. $by: the organiser.
line = { $by } changed who can join.

## Why someone can’t join

no-role = This tournament is for members with the role { $role }.
no-rating = This tournament is for ratings { $range }, and you don’t have one in this game and server yet. You get it by playing rated games here.
not-in-range = This tournament is for ratings { $range }. Your highest in the last year was { $peak }.
# $moment: a date and time. $more: how many games.
unreliable =
    { $lost ->
        [one] You lost a tournament game on time. You can join again after { $moment }, or when you’ve finished { $more } more tournament games.
       *[other] You lost { $lost } tournament games on time. You can join again after { $moment }, or when you’ve finished { $more } more tournament games.
    }
no-check-in-now = There’s no check-in right now.
