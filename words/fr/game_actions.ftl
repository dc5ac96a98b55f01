### What people read around the moves, in French.
###
### Glossary of the tables (all files beside the games’): seat = place · host = hôte · the bot’s host = l’équipe du bot ·
### to take back = reprendre le coup · to offer a draw = proposer la nulle · to resign = abandonner · to forfeit a seat = forfait ·
### to remove = retirer · to nudge = relancer · a request = une demande · clock = temps (par tour) · reserve = temps de réserve ·
### deadline = date limite · random draw = tirage au sort · fingerprint = empreinte · record = feuille de partie · replay = revoir ·
### rematch = revanche · moderator = la modération · channel = salon · thread = fil · mention = mention · notify = prévenir,
### notification · direct message = message privé · settings = paramètres · hint = indice · tip = conseil ·
### the board, the table, the game (a play of it) = le plateau, la table, la partie · “This can’t be undone” = « C’est définitif »
###
### Names are never inflected, and never follow “de” or “que” (d’Anna, qu’Anna).

## Buttons

more = Plus
details = Détails
keep-still = Ne plus faire pivoter le plateau
let-turn = Réactiver la rotation
take-back = Reprendre le coup
ask-back = Demander à reprendre le coup
offer-draw = Proposer la nulle
nudge = Relancer
yes = Oui
no = Non
wait = Laisser du temps
give-up-for = Prononcer le forfait
take-out = Retirer de la partie
wait-on = Attendre encore
open-again = Rouvrir la partie
claim = Revendiquer la partie
leave-in = Laisser jouer

## The private menu behind “More”

what-else = À part jouer, tu peux :
watching = Tu ne joues pas à cette table, mais tu peux :
nothing-else = Il n’y a rien d’autre à faire à cette table pour l’instant.
substitute = Pour que quelqu’un d’autre prenne une place, utilise { $command }.
details-of = { details } : { $fingerprint }

## Answers to what somebody did

asked = Ta demande est maintenant sur le plateau.
asked-before = Ta demande est déjà réglée. Le plateau montre où en est la partie.
done-taken-back = Coup repris.
done-draw = Partie nulle, d’un commun accord.
done-nudged = Relance envoyée.
done-nudged-unheard = Je n’ai pas pu prévenir cette personne, mais le plateau indique maintenant que tu attends.
done-given-up = C’est fait : cette personne n’est plus en jeu.
done-stilled = C’est fait. Le plateau a changé pour tout le monde à la table.
paused = La partie est en pause : personne ne peut jouer, et le temps ne s’écoule plus. Utilise `/resume` pour la faire reprendre.
resumed = La partie reprend.
still-waiting = OK, tu attends encore.
left-in = OK, cette personne reste dans la partie.
moved-to = La table est maintenant dans { $channel }.

## What happened last, on the board

news-unanswered =
    { $matter ->
        [back] La demande de reprise de coup faite par { $who } a expiré sans réponse.
        [draw] La proposition de nulle faite par { $who } a expiré sans réponse.
        [time] La demande de forfait faite par { $who } a expiré sans réponse.
       *[seat] La demande de remplacement faite par { $who } a expiré sans réponse.
    }
news-withdrawn =
    { $matter ->
        [back] { $who } ne demande plus à reprendre un coup.
        [draw] { $who } ne propose plus la nulle.
        [time] { $who } ne demande plus le forfait.
       *[seat] { $who } ne demande plus de remplacement.
    }
news-declined =
    { $matter ->
        [back] { $who } refuse la reprise du coup.
        [draw] { $who } refuse la nulle.
        [time] { $who } refuse le forfait.
       *[seat] { $who } refuse le remplacement.
    }
news-yes-withdrawn = { $who } retire son accord : rien ne change.
news-taken-back = { $who } a repris un coup.
news-substituted = { $newcomer } remplace { $who }.
news-back = { $who } est de retour.
news-more-time-away = { $who } avait annoncé une absence et reçoit donc du temps en plus.
news-more-time-down = Le temps s’est écoulé pour { $who } alors que le bot était hors ligne : du temps en plus est accordé.
news-more-time-wait = { $by } préfère attendre : { $who } reçoit du temps en plus.
news-nudged = { $by } relance { $who } : toujours là ?
news-resumed = { $who } a fait reprendre la partie.
news-tournament-resumed = Le tournoi continue, et cette partie aussi.
news-extended = L’organisation du tournoi a prolongé le temps : chacun a { $time } de plus pour cette partie.
news-still = { $who } a arrêté la rotation du plateau.
news-turning = { $who } a réactivé la rotation du plateau.
news-reopened = { $who } a rouvert la partie.
news-new-secret =
    L’équipe du bot a restauré une sauvegarde. À partir d’ici, { $draws ->
        [lot] les tirages au sort ont
        [cards] les cartes ont
       *[dice] les dés ont
    } une nouvelle empreinte.
a-moderator = La modération

## Questions to the table

asks-back = { $who } demande à reprendre son dernier coup.
asks-draw = { $who } propose la nulle.
asks-time = { $who } demande le forfait pour { $late }, qui n’a plus de temps.
asks-own-seat = { $who } voudrait céder sa place à { $newcomer }.
asks-seat = { $who } propose de confier à { $newcomer } la place occupée par { $owner }.
seat-costs = Dès qu’une place change de main, cette partie n’a plus de résultat : elle ne compte ni pour les classements ni pour les statistiques.
do-you-agree = { $others } : d’accord ?
question-closes =
    Date limite : { $when }.{ $assent ->
        [yes] { " " }Sans réponse, c’est oui.
       *[no] { "" }
    }

## Time

late =
    { $who } n’a plus de temps. { $others } : { $number ->
        [one] tu peux
       *[other] vous pouvez
    } laisser du temps, prononcer le forfait ou trouver quelqu’un pour sa place avec { $command }. En attendant une décision, { $who } peut encore jouer.
late-forfeit =
    { $who } n’a plus de temps. { $others } : { $number ->
        [one] tu peux
       *[other] vous pouvez
    } laisser du temps, prononcer le forfait ou trouver quelqu’un pour sa place avec { $command }. En attendant une décision, { $who } peut encore jouer. Sans décision, le forfait est automatique (date limite : { $when }).
late-too = { $who } n’a plus de temps, mais peut encore jouer.
timed-out = { $who } n’avait plus de temps et perd sa place par forfait.
give-up-question = Déclarer { $late } forfait ? C’est définitif.

## Absence

away =
    Ton absence est notée jusqu’au { $until }. Dans les parties qui t’attendent, tu gardes le temps qui te reste et tu ne reçois aucun rappel d’ici là. Cela vaut, dans chaque partie, pour le temps de { $turns } tours (au moins { $least }, au plus { $most }). À ton retour, tu reçois un seul rappel, et { $command } met fin à l’absence plus tôt.
away-whole-game = Quand il y a un temps par personne pour toute la partie, la partie attend aussi longtemps que ce temps, ou pas du tout s’il ne dépasse pas { $live }. Les parties de tournoi n’attendent pas.
back-again = Te revoilà ! Dans tes parties, le temps s’écoule à nouveau comme d’habitude.
budget-after =
    Tu peux t’absenter jusqu’à { $month } jours sur 30, et { $year } sur 365. Après cette absence, { $left ->
        [0] il ne te restera plus aucun jour
        [one] il te restera { $left } jour
       *[other] il te restera { $left } jours
    }.
budget-now =
    Tu peux t’absenter jusqu’à { $month } jours sur 30, et { $year } sur 365. { $left ->
        [0] Il ne te reste plus aucun jour
        [one] Il te reste { $left } jour
       *[other] Il te reste { $left } jours
    }.
is-away = { $who } s’absente jusqu’au { $until }.
is-away-clock-waits = { $who } s’absente jusqu’au { $until }. D’ici là, la partie attend.
is-away-clock-waits-until = { $who } s’absente jusqu’au { $until }. Cette partie attend jusqu’au { $latest } au plus tard.

## Moderators

taken-out = La modération a retiré { $who } de la partie.
take-out-question = Retirer { $who } de cette partie ? C’est définitif.
paused-by = { $who } a mis la partie en pause. La modération peut la faire reprendre.
paused-by-a-moderator = La modération a mis la partie en pause. Elle peut la faire reprendre.
paused-with-tournament = Le tournoi est en pause : personne ne peut jouer, et les pendules sont arrêtées. L’organisation peut le faire reprendre.

move-question =
    { $who } { $number ->
        [one] ne voit pas { $channel } et n’y recevrait
       *[other] ne voient pas { $channel } et n’y recevraient
    } aucune notification. Déplacer la table quand même ?
move-anyway = Déplacer quand même
stay-here = Laisser ici
stayed-here = D’accord, la table reste ici.
