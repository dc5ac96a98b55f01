### Time, in French. Glossary: game_actions.ftl.

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

deadline = Date limite : { $when }.
deadline-with-reserve = Date limite : { $when }. Avec { $span } de réserve : { $later }.
deadline-without-reserve = Date limite : { $when }. Le temps de réserve est épuisé.
reminder = Rappel pour ce tour. { $deadline }
reminder-reserve = Rappel pour ce tour. Fin du temps de réserve : { $when }.
time-is-out = Le temps de ce tour est écoulé.
silence = Date limite : { $when }. Ensuite, la partie ferme et les autres peuvent la revendiquer.
time-ended = Le temps de ce tour s’est écoulé { $when }.

## The reserve of each player

left = Temps de réserve restant : { $players }.
left-of = { $who } { $span }
left-none = { $who } aucun
