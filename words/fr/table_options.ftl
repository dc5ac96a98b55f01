### What a table agrees on besides the options of its game, in French. Glossary: game_actions.ftl.

## auto

auto-about = Coups forcés joués par le bot lui-même (sauf ceux qui décident du sort de quelqu’un)
auto-on =
    { $begins ->
        [yes] Coups forcés automatiques
       *[no] coups forcés automatiques
    }
auto-off =
    { $begins ->
        [yes] Pas de coups automatiques
       *[no] pas de coups automatiques
    }

## thread

thread-about = Où se joue la partie
thread-off =
    { $begins ->
        [yes] Partie dans ce salon
       *[no] partie dans ce salon
    }
thread-on =
    { $begins ->
        [yes] Partie dans un fil
       *[no] partie dans un fil
    }
thread-direct =
    { $begins ->
        [yes] Partie amicale en messages privés
       *[no] partie amicale en messages privés
    }

## side

side-about = De quel côté on voit le plateau, quand il a des côtés
side-fixed =
    { $begins ->
        [yes] Plateau toujours vu du même côté
       *[no] plateau toujours vu du même côté
    }
side-mover =
    { $begins ->
        [yes] Plateau tourné vers la personne qui joue
       *[no] plateau tourné vers la personne qui joue
    }

## seating

seating-about = Qui peut rejoindre la table
seating-open =
    { $begins ->
        [yes] Tout le monde peut rejoindre la table
       *[no] tout le monde peut rejoindre la table
    }
seating-invited =
    { $begins ->
        [yes] Sur invitation seulement
       *[no] sur invitation seulement
    }

## clock

clock-about = Temps par tour
clock-none =
    { $begins ->
        [yes] Temps illimité
       *[no] temps illimité
    }
clock-1h = 1 heure par tour
clock-12h = 12 heures par tour
clock-1d = 1 jour par tour
clock-3d = 3 jours par tour
clock-1w = 1 semaine par tour

## reserve

reserve-about = Temps en plus par personne, pour toute la partie
reserve-none =
    { $begins ->
        [yes] Pas de temps de réserve
       *[no] pas de temps de réserve
    }
reserve-1h = 1 heure de réserve
reserve-12h = 12 heures de réserve
reserve-1d = 1 jour de réserve
reserve-3d = 3 jours de réserve
reserve-1w = 1 semaine de réserve

## bank

bank-about = Temps par personne pour toute la partie
bank-none =
    { $begins ->
        [yes] Pas de limite pour toute la partie
       *[no] pas de limite pour toute la partie
    }
bank-each = { $span } par personne pour toute la partie
bank-meaning = Partie habituelle ({ $turns } tours) : { $span } par tour
bank-usual =
    Partie habituelle : { $turns } tours. 95 % des parties : { $most } tours au plus. { $counted ->
        [yes] Compté sur les { $games } dernières parties ici.
       *[no] Estimé d’après des parties entre ordinateurs.
    }

## answer

answer-about = Temps pour répondre à une demande, par exemple de reprendre un coup
answer-1h =
    { $begins ->
        [yes] 1 heure pour répondre aux demandes
       *[no] 1 heure pour répondre aux demandes
    }
answer-12h =
    { $begins ->
        [yes] 12 heures pour répondre aux demandes
       *[no] 12 heures pour répondre aux demandes
    }
answer-1d =
    { $begins ->
        [yes] 1 jour pour répondre aux demandes
       *[no] 1 jour pour répondre aux demandes
    }
answer-3d =
    { $begins ->
        [yes] 3 jours pour répondre aux demandes
       *[no] 3 jours pour répondre aux demandes
    }
answer-1w =
    { $begins ->
        [yes] 1 semaine pour répondre aux demandes
       *[no] 1 semaine pour répondre aux demandes
    }

## forfeit

forfeit-about = Ce qui se passe quand le retard de quelqu’un atteint le temps d’un tour
forfeit-off =
    { $begins ->
        [yes] En cas de retard, les autres décident
       *[no] en cas de retard, les autres décident
    }
forfeit-on =
    { $begins ->
        [yes] Forfait au bout d’un tour de retard
       *[no] forfait au bout d’un tour de retard
    }
forfeit-about-bank = Ce qui se passe quand le temps de quelqu’un est écoulé
forfeit-at-once =
    { $begins ->
        [yes] Forfait dès que le temps est écoulé
       *[no] forfait dès que le temps est écoulé
    }

## rated

rated-about = Effet de la partie sur la cote
rated-yes =
    { $begins ->
        [yes] Partie classée
       *[no] partie classée
    }
rated-no =
    { $begins ->
        [yes] Partie amicale
       *[no] partie amicale
    }
