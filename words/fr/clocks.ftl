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
deadline-of-bank = Date limite : { $when } (fin du temps pour toute la partie).
deadline-before-bank = Date limite : { $when }. Fin du temps pour toute la partie : { $later }.
deadline-without-bank = Date limite : { $when }. Le temps pour toute la partie est épuisé.
reminder-bank =
    { $used ->
        [half] Rappel : plus de la moitié du temps pour toute la partie est écoulée.
       *[most] Rappel : il reste moins de 10 % du temps pour toute la partie.
    } { $deadline }
bank-used =
    { $used ->
        [half] Plus de la moitié de ton temps pour toute la partie est écoulée.
       *[most] Il te reste moins de 10 % de ton temps pour toute la partie.
    }
reminder = Rappel pour ce tour. { $deadline }
reminder-reserve = Rappel pour ce tour. Fin du temps de réserve : { $when }.
time-is-out = Le temps de ce tour est écoulé.
silence = Date limite : { $when }. Ensuite, la partie ferme et les autres peuvent la revendiquer.
time-ended = Le temps de ce tour s’est écoulé { $when }.

bank-ended = Le temps pour toute la partie s’est écoulé { $when }.

## The reserve of each player

left = Temps de réserve restant : { $players }.
left-of-banks = Temps restant pour toute la partie : { $players }.
left-of = { $who } { $span }
left-none = { $who } aucun
