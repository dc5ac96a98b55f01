# Author: the project's first translator
# Reviewer: nobody yet

### Time, in French. Glossary: around.ftl.

## Spans

days =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
hours =
    { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
less-than-a-minute = moins d’une minute

## The deadline of the turn

deadline = Échéance : { $when }.
deadline-with-reserve = Échéance : { $when }. Avec une réserve de { $span } : { $later }.
deadline-without-reserve = Échéance : { $when }. La réserve est épuisée.
reminder = Rappel. { $deadline }
reminder-reserve = Rappel. Fin de la réserve pour ce tour : { $when }.
time-is-out = Le temps de ce tour est écoulé.
time-ended = Fin du temps de ce tour : { $when }.

## The reserve of each player

left = Réserves : { $players }.
left-of = { $who } { $span }
left-none = { $who } zéro
