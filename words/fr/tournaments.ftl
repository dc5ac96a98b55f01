### Les tournois : leur message public, les réponses privées à leur sujet et le panneau privé de l’organisation.

## Boutons

join = Participer
leave = Se désinscrire
withdraw = Abandonner le tournoi
how = Comment ça marche
join-anyway = Participer quand même
withdraw-now = Abandonner le tournoi
stay-in = Rester dans le tournoi
announce = Annoncer…
start-now = Clore les inscriptions et lancer
cancel-it = Annuler le tournoi…

## Le message public

about = { $game } · chacun rencontre tous les autres, toutes les parties en même temps · { $bank } par personne et par partie
closes = Fin des inscriptions : { $when }
nobody-yet = Personne ne s’est encore inscrit. Il y a { $most } places.
joined =
    { $joined ->
        [one] { $joined } place sur { $most } est prise : { $names }
       *[other] { $joined } places sur { $most } sont prises : { $names }
    }
waiting =
    { $number ->
        [one] { $number } personne est sur la liste d’attente.
       *[other] { $number } personnes sont sur la liste d’attente.
    }
fingerprint = Empreinte du tirage : `{ $fingerprint }`
check-draw = Vérifier le tirage
check-how = Ce fichier contient le tirage et tous les résultats sous forme de nombres, sans noms. Avec le programme du bot, chacun peut refaire le tirage et vérifier le classement :
check-nothing = Il n’y a pas eu de tirage dans ce tournoi. Le fichier montre que le secret correspond à l’empreinte :
check-later = Quand le tournoi sera terminé, ce fichier contiendra aussi le secret, qui montre que le tirage était fixé dès le début.
check-secret = Secret du tirage : `{ $secret }`. Son SHA-256 est l’empreinte.
progress =
    { $games ->
        [one] { $over } partie sur { $games } est terminée
       *[other] { $over } parties sur { $games } sont terminées
    }
ends = Fin au plus tard : { $when }
place = { $place }. { $who } · { $points } sur { $played }
out = { $who } est hors du tournoi.
over = Le tournoi est terminé.
won = { $who } gagne avec { $points } sur { $played }.
shared = { $names } se partagent la première place avec { $points } sur { $played }.
cancelled-few =
    { $least ->
        [one] Le tournoi a été annulé : moins de { $least } personne s’est inscrite.
       *[other] Le tournoi a été annulé : moins de { $least } personnes se sont inscrites.
    }
cancelled = L’organisation a annulé le tournoi : « { $reason } »

## Réponses privées

registered =
    { $games ->
        [one] Tu participes. Tu joueras jusqu’à { $games } partie à la fois, avec { $bank } pour chacune. `/away` n’arrête pas ces pendules.
       *[other] Tu participes. Tu joueras jusqu’à { $games } parties à la fois, avec { $bank } pour chacune. `/away` n’arrête pas ces pendules.
    }
on-waiting-list = Toutes les places sont prises. Tu es numéro { $number } sur la liste d’attente, et tu participes si une place se libère à temps.
someone-avoided = Une personne que tu évites s’est inscrite. Vous ne joueriez pas l’un contre l’autre : cette partie compterait comme nulle.
left = Tu ne participes plus au tournoi.
withdraw-asked = Abandonner { $name } ? Tu y abandonnes toutes tes parties. Si tu en as joué moins de la moitié, aucune ne compte. C’est irréversible.
withdrawn = Tu as abandonné le tournoi.
stayed = Tu restes dans le tournoi.

## /tournament

list-heading = Tournois de ce serveur
list-none = Il n’y a pas de tournoi sur ce serveur. Qui peut gérer les événements en lance un avec `/organise`.
list-line =
    { $link } · { $game } · { $state ->
        [open] inscriptions ouvertes
        [running] en cours
        [over] terminé
       *[cancelled] annulé
    }

## /organise : privé

new-heading = Nouveau tournoi
new-about = Chacun rencontre une fois tous les autres, toutes les parties en même temps, chacune dans son propre fil de ce salon. Je l’annonce ici.
bank-choice = { $bank } par personne et par partie
most-choice =
    { $number ->
        [one] Jusqu’à { $number } personne
       *[other] Jusqu’à { $number } personnes
    }
open-for =
    { $time ->
        [quarter] Inscriptions pendant 15 minutes
        [hour] Inscriptions pendant 1 heure
        [day] Inscriptions pendant 1 jour
        [three-days] Inscriptions pendant 3 jours
       *[week] Inscriptions pendant 1 semaine
    }
game-menu = Jeu
bank-menu = Temps par personne et par partie
most-menu = Nombre de places
open-menu = Inscriptions
who-menu = Qui peut participer
who-anyone = Tout le monde peut participer
who-games =
    { $number ->
        [one] À partir de { $number } partie terminée sur ce serveur
       *[other] À partir de { $number } parties terminées sur ce serveur
    }
manage-menu = Gérer un tournoi
name-title = Nom du tournoi
name-text = Tout le monde sur ce serveur peut lire le nom.
name-label = Nom
name-hint = Par exemple « Coupe d’automne »
announced = Annoncé : { $name }. `/organise` permet de le lancer ou de l’annuler.
started = { $name } a commencé. J’ouvre les parties, quelques-unes par minute.
cancel-title = Annuler le tournoi
cancel-text = Les parties commencées continuent comme des parties ordinaires. C’est irréversible.
cancel-label = Motif
cancel-hint = Tout le monde sur ce serveur peut le lire
cancelled-now = { $name } est annulé.

## Le journal : ce que l’organisation a fait et ce que les règles ont décidé

journal = Journal
journal-heading = Ce que l’organisation a fait et ce que les règles ont décidé
journal-empty = Il ne s’est encore rien passé.
journal-line = { $when } · { $line }
line-began =
    { $entrants ->
        [one] Le tournoi a commencé avec { $entrants } personne.
       *[other] Le tournoi a commencé avec { $entrants } personnes.
    }
line-bound = Le tirage a un nouveau secret et une nouvelle empreinte, parce que j’ai été restauré à partir d’une sauvegarde.
line-withdrew = { $who } a abandonné.
line-removed = { $by } a retiré { $who } : « { $reason } »
line-annulled = { $who } : ses parties ne comptent pas, moins de la moitié ont été jouées.
line-finished = Toutes les parties sont terminées.
line-cancelled = { $by } a annulé le tournoi : « { $reason } »
line-corrected = { $by } a corrigé la partie { $board } ({ $first } contre { $second }) : { $result }. « { $reason } »
an-organiser = L’organisation
verdict-wins = { $who } gagne
verdict-draw = nulle
verdict-nobody = les deux perdent
verdict-annulled = pas de partie

## Ce que l’organisation change : privé

players-menu = Corriger un résultat, séparer ou retirer des joueurs
games-menu = Corriger le résultat d’une partie
game-choice = Partie { $board } contre { $who }
remove = Retirer du tournoi…
apart-menu = Ne pas apparier avec…
keep-apart = Ne pas apparier avec { $who }
pair-again = Apparier de nouveau avec { $who }
kept-apart = Pas d’appariement avec { $names }. Seule l’organisation le voit, ici.
correct-asked = Quel est le résultat de la partie { $board }, { $first } contre { $second } ? La partie elle-même et son classement restent tels quels.
make-win = { $who } gagne…
make-draw = Nulle…
make-nobody = Les deux perdent…
make-annulled = Pas de partie…
reason-title = Donner un motif
reason-text = Le motif est montré avec le classement et dans le journal.
done = C’est fait. Le journal et le classement le montrent.

## Ce que l’organisation fait du temps : en privé

pause-it = Mettre en pause…
resume-it = Reprendre le tournoi
longer-menu = Prolonger le temps…
longer-registration = Inscriptions ouvertes { $time } de plus
longer-games = { $time } de plus par personne et partie en cours

## La même chose dans le journal et sous le classement

line-extended = { $by } a donné à chacun { $time } de plus dans chaque partie en cours : « { $reason } »
line-prolonged = { $by } a prolongé les inscriptions de { $time } : « { $reason } »
line-paused = { $by } a mis le tournoi en pause : « { $reason } »
line-resumed = { $by } a fait reprendre le tournoi.
is-paused = En pause { $when } : toutes les pendules sont arrêtées.

## Confirmation avant le début

here = Je suis là
checking-in =
    { $joined ->
        [one] Confirmation : { $here } personne sur { $joined } est là. Si tu es dans le tournoi, appuie sur *Je suis là*.
       *[other] Confirmation : { $here } personnes sur { $joined } sont là. Si tu es dans le tournoi, appuie sur *Je suis là*.
    }
check-in-ends = Fin de la confirmation : { $when }. Qui n’a pas appuyé d’ici là ne participe pas.
check-in-follows = Avant le début, je te mentionnerai, et tu confirmeras ta présence.
checked-in =
    { $place ->
        [waiting] C’est noté. Tu participes si quelqu’un d’autre n’est pas là.
       *[in] Tu participes. Les parties commencent quand la confirmation est finie.
    }
call-up = { $people } : il y a maintenant une place pour toi dans { $name }, donc tu participes. { $link }
call-check = { $people } : { $name } va bientôt commencer. Appuie sur *Je suis là* sous son message : { $link }. Fin de la confirmation : { $when }
