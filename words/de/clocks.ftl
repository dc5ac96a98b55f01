# Author: the project's first translator
# Reviewer: nobody yet

### Zeit: wie lange ein Zug dauern darf, wann er endet, und Zeitspannen.
### Begriffe: clock = Bedenkzeit; reserve = Zeitreserve, kurz Reserve; deadline = Frist.

## Spannen. Sie stehen allein, nach „für“ und nach „Mit Reserve“: überall im Akkusativ.

days =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
hours =
    { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
minutes =
    { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }
less-than-a-minute = weniger als eine Minute

## Die Frist des Zuges

deadline = Frist: { $when }.
deadline-with-reserve = Frist: { $when }. Mit Reserve ({ $span }): { $later }.
deadline-without-reserve = Frist: { $when }. Keine Reserve mehr.
reminder = Zur Erinnerung. { $deadline }
reminder-reserve = Zur Erinnerung. Die Reserve für diesen Zug endet { $when }.
time-is-out = Die Zeit für diesen Zug ist um.
time-ended = Die Zeit für diesen Zug ist abgelaufen: { $when }.

## Die Reserve

left = Reserve: { $players }.
left-of = { $who } { $span }
left-none = { $who } keine
