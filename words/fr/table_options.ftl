# Author: the project's first translator
# Reviewer: nobody yet

### What a table agrees on besides the options of its game, in French. Glossary: around.ftl.

## auto

auto-about = Si le bot joue lui-même le seul coup possible, sauf quand ce coup décide la partie pour quelqu’un.
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

thread-about = Si la partie se joue dans un fil à part.
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

## side

side-about = De quel côté on voit le plateau, quand il a des côtés.
side-fixed =
    { $begins ->
        [yes] Plateau toujours vu du même côté
       *[no] plateau toujours vu du même côté
    }
side-mover =
    { $begins ->
        [yes] Plateau vu du côté de qui doit jouer
       *[no] plateau vu du côté de qui doit jouer
    }

## seating

seating-about = Qui peut prendre place.
seating-open =
    { $begins ->
        [yes] Ouvert à tout le monde
       *[no] ouvert à tout le monde
    }
seating-invited =
    { $begins ->
        [yes] Sur invitation seulement
       *[no] sur invitation seulement
    }

## clock

clock-about = Combien de temps un tour peut durer.
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

reserve-about = Ce que chaque place peut utiliser au-delà de la pendule, sur toute la partie.
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

## answer

answer-about = Combien de temps on peut répondre à une demande à la table, comme celle de reprendre un coup.
answer-1h =
    { $begins ->
        [yes] Demandes closes après 1 heure
       *[no] demandes closes après 1 heure
    }
answer-12h =
    { $begins ->
        [yes] Demandes closes après 12 heures
       *[no] demandes closes après 12 heures
    }
answer-1d =
    { $begins ->
        [yes] Demandes closes après 1 jour
       *[no] demandes closes après 1 jour
    }
answer-3d =
    { $begins ->
        [yes] Demandes closes après 3 jours
       *[no] demandes closes après 3 jours
    }
answer-1w =
    { $begins ->
        [yes] Demandes closes après 1 semaine
       *[no] demandes closes après 1 semaine
    }

## forfeit

forfeit-about = Avec une pendule : si le forfait est automatique quand le temps est dépassé d’autant que dure un tour.
forfeit-off =
    { $begins ->
        [yes] Temps écoulé : les autres décident
       *[no] temps écoulé : les autres décident
    }
forfeit-on =
    { $begins ->
        [yes] Forfait après encore un tour de retard
       *[no] forfait après encore un tour de retard
    }

## rated : si la partie compte pour la cote

rated-about = Si la partie compte pour la cote.
rated-yes =
    { $begins ->
        [yes] La partie compte pour la cote
       *[no] la partie compte pour la cote
    }
rated-no =
    { $begins ->
        [yes] La partie ne compte pas pour la cote
       *[no] la partie ne compte pas pour la cote
    }
