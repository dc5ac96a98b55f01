# Author: the project's first translator
# Reviewer: nobody yet

### What people read around the moves, in French.
###
### Glossary of the tables (all files beside the games’): seat = place · host = hôte · to take back = reprendre · to offer a draw =
### proposer nulle · to resign = abandonner · to give up somebody’s seat = déclarer le forfait de quelqu’un · to nudge = relancer ·
### a question to the table = une demande · clock = pendule · reserve = réserve · deadline = échéance · the lot = tirage au sort ·
### fingerprint = empreinte · record = feuille de partie · replay = film · rematch = revanche · moderator = la modération ·
### channel = salon · thread = fil · mention = mention · direct message = message privé · settings = réglages · tip = conseil ·
### the board, the table, the game (a play of it) = le plateau, la table, la partie

## Buttons

more = Plus
details = Détails
keep-still = Plateau fixe
let-turn = Plateau tournant
take-back = Reprendre
ask-back = Demander à reprendre
offer-draw = Proposer nulle
nudge = Relancer
yes = Oui
no = Non
wait = Laisser du temps
give-up-for = Déclarer le forfait
wait-on = Attendre encore
open-again = Rouvrir
leave-in = Laisser jouer

## The private menu behind “More”

what-else = Ce que tu peux faire, en dehors des coups :
watching = Tu ne joues pas à cette table. En regardant, tu peux faire ceci :
nothing-else = Il n’y a rien d’autre à faire à cette table pour l’instant.
substitute = On peut se faire remplacer à une place : { $command }.
details-of = { details } : { $fingerprint }

## Answers to what somebody did

asked = La demande est posée sur le plateau.
asked-before = Tu l’as demandé, et c’est déjà réglé : le plateau montre où en est la partie.
done-taken-back = Coup repris.
done-draw = C’est d’accord : la partie est nulle.
done-nudged = Un nouvel appel est parti.
done-given-up = Le forfait est déclaré.
done-stilled = Désormais, tout le monde voit le plateau ainsi.
paused = La partie est en pause : personne ne peut jouer, et les pendules s’arrêtent. /resume la fait reprendre.
resumed = La partie reprend.
still-waiting = Tu attends encore.
left-in = La partie continue avec tout le monde.
moved-to = La table est maintenant dans { $channel }.

## What happened last, on the board

news-unanswered =
    { $matter ->
        [back] Pas de réponse à temps : la demande de reprise posée par { $who } est close.
        [draw] Pas de réponse à temps : la proposition de nulle par { $who } est close.
        [time] Pas de réponse à temps : la demande de forfait posée par { $who } est close.
       *[seat] Pas de réponse à temps : la demande de remplacement posée par { $who } est close.
    }
news-withdrawn =
    { $matter ->
        [back] { $who } ne demande plus à reprendre un coup.
        [draw] { $who } ne propose plus la nulle.
        [time] { $who } ne demande plus de forfait.
       *[seat] { $who } ne demande plus de remplacement.
    }
news-declined =
    { $matter ->
        [back] { $who } refuse de laisser reprendre le coup.
        [draw] { $who } refuse la nulle.
        [time] { $who } refuse le forfait.
       *[seat] { $who } refuse le remplacement.
    }
news-yes-withdrawn = { $who } retire son accord : rien ne change.
news-taken-back = { $who } a repris un coup.
news-substituted = { $newcomer } remplace { $who }.
news-more-time-away = { $who } avait annoncé une absence et reçoit du temps supplémentaire.
news-more-time-down = Le temps imparti à { $who } s’est écoulé pendant l’arrêt du bot : du temps supplémentaire est accordé.
news-more-time-wait = { $by } préfère attendre : { $who } reçoit du temps supplémentaire.
news-nudged = { $by } relance { $who } : toujours là ?
news-resumed = { $who } fait reprendre la partie.
news-still = { $who } arrête la rotation du plateau.
news-turning = { $who } laisse à nouveau tourner le plateau.
news-reopened = { $who } a rouvert la partie.
news-new-secret =
    L’hôte du bot a restauré une sauvegarde. À partir d’ici, { $draws ->
        [lot] le tirage au sort vient
        [cards] les cartes viennent
       *[dice] les dés viennent
    } d’un autre secret.
a-moderator = La modération

## Questions to the table

asks-back = { $who } demande à reprendre son dernier coup.
asks-draw = { $who } propose la nulle.
asks-time = { $who } demande le forfait pour { $late }, dont le temps est écoulé.
asks-own-seat = { $who } voudrait céder sa place à { $newcomer }.
asks-seat = { $who } voudrait que la place occupée par { $owner } passe à { $newcomer }.
do-you-agree = { $others } : d’accord ?
question-closes =
    Réponse attendue au plus tard { $when }{ $assent ->
        [yes] ; ensuite, ne pas répondre vaut accord
       *[no] {""}
    }.

## Time

late = Le temps est écoulé pour { $who }. { $others } : laissez du temps, déclarez le forfait, ou demandez un remplacement avec { $command }. D’ici là, { $who } peut encore jouer.
late-forfeit = Le temps est écoulé pour { $who }. { $others } : laissez du temps, déclarez le forfait, ou demandez un remplacement avec { $command }. Si rien n’est fait, le forfait sera déclaré { $when }. D’ici là, { $who } peut encore jouer.
late-too = Le temps est écoulé pour { $who }, qui peut encore jouer.
timed-out = Temps écoulé pour { $who } : le forfait est déclaré.
give-up-question = Veux-tu déclarer le forfait pour { $late } ? C’est définitif.

## Absence

away = Tu t’absentes jusqu’au { $until }. Si une de tes pendules arrive à zéro d’ici là, la partie t’attend : le temps de { $turns } tours dans chaque partie, mais au moins { $least } et au plus { $most }. Avec { $command }, tu signales ton retour.
back-again = Te revoilà ! Tes pendules tournent à nouveau comme d’habitude.
budget-after =
    Tu peux t’absenter { $month } jours sur 30, et { $year } sur 365. Après cette absence, il t’en restera { $left ->
        [0] zéro
       *[other] { $left }
    }.
budget-now =
    Tu peux t’absenter { $month } jours sur 30, et { $year } sur 365. Pour l’instant, il t’en reste { $left ->
        [0] zéro
       *[other] { $left }
    }.
is-away = { $who } s’absente jusqu’au { $until }.
is-away-clock-waits = { $who } s’absente jusqu’au { $until } ; sa pendule attend.
is-away-clock-waits-until = { $who } s’absente jusqu’au { $until } ; ici, sa pendule attend jusqu’au { $latest } au plus tard.

## Moderators

taken-out = La modération a déclaré le forfait pour { $who }.
take-out-question = Veux-tu déclarer le forfait pour { $who } dans cette partie ? C’est définitif.
paused-by = La partie a été mise en pause par { $who }. Elle reprendra quand la modération le décidera.
paused-by-a-moderator = La partie a été mise en pause par la modération. Elle reprendra quand la modération le décidera.
