### What people read before a game begins, in French. Glossary: game_actions.ftl. A lobby has no name: it is the table that is open.

## Buttons of the lobby

join = Rejoindre
leave = Quitter
start = Commencer
cancel = Annuler
cancel-table = Annuler la table
accept = Accepter
decline = Refuser
options = Options
details = Détails
invite = Inviter
add-word = Ajouter un mot

## The lobby

opens =
    { $who } { $hosts ->
        [yes] est maintenant l’hôte d’une table
       *[no] ouvre une table
    } pour { $size ->
        [one] 1 personne
        [same] { $few } personnes
       *[range] { $few } à { $many } personnes
    }{ $private ->
        [yes] , sur invitation seulement
       *[no] { "" }
    }.
for-players =
    Pour { $size ->
        [one] 1 personne
        [same] { $few } personnes
       *[range] { $few } à { $many } personnes
    }
seat-host = { $who } (hôte)
seat-invited = { $who } (invitation en attente de réponse)
seats-free =
    { $number ->
        [one] { $number } place libre
       *[other] { $number } places libres
    }
declined =
    { $who } { $number ->
        [one] a refusé
       *[other] ont refusé
    }.
called =
    { $who } : { $number ->
        [one] tu as une invitation ! Appuie
       *[other] vous avez une invitation ! Appuyez
    } sur « { accept } » ou « { decline } ».
chosen = Options : { $options }
option-value = { $option } { $value }
switch-to = Passer à : { $what }

## Who may start, and when

start-after-answers =
    { $host } pourra commencer dès que { $number ->
        [one] cette personne aura répondu, ou qu’elle aura été retirée sous « { options } » : { $guests }
       *[other] ces personnes auront répondu, ou qu’elles auront été retirées sous « { options } » : { $guests }
    }.
start-with-enough = { $host } pourra commencer dès qu’il y aura { $number } personnes à la table.
claim-rule =
    { $rated ->
        [yes] Partie classée, sans limite de temps
       *[no] Sans limite de temps
    } : si quelqu’un ne joue pas pendant { $span }, la partie ferme et les autres peuvent la revendiquer.
start-now = { $host } peut commencer.
for-one = Pour jouer en solo, `/play` propose des parties contre l’ordinateur et { $games }. `/tutorial` t’apprend chaque jeu.
for-one-tutorial = Pour jouer en solo, `/play` propose des parties contre l’ordinateur, et `/tutorial` t’apprend chaque jeu.

## How the seats are given

seats-by-lot = Les places sont tirées au sort.
sits-first-then-lot = { $who } a la place 1. Les autres places sont tirées au sort.
rule-sits-first = La place 1 va à { $who } ({ $rule }). Les autres places sont tirées au sort.

## The secret from which what chance decides is drawn, and the words that players add

fingerprint =
    Empreinte { $draws ->
        [lot] des tirages au sort
        [cards] des cartes
       *[dice] des dés
    } : { $fingerprint }
word-added = { $who } a ajouté un mot.
word-label = Ton mot
word-hint = N’importe quel mot. Il sera visible dans la feuille de partie.
word-asked =
    { $draws ->
        [lot] Les tirages au sort viennent
        [cards] Les cartes viennent
       *[dice] Les dés viennent
    } du secret du bot et des mots ajoutés à la table. Le secret a été fixé avant que tu ajoutes ton mot : l’équipe du bot n’a donc pas pu l’y adapter. Copie l’empreinte du secret, puis ajoute un mot que personne ne peut deviner, de préférence quand tout le monde est à la table :
word-taken = Ton mot a été ajouté : { $word }. Garde-le, avec cette empreinte :
word-taken-check =
    Après la partie, utilise les deux avec la feuille de partie pour vérifier que { $draws ->
        [lot] les tirages au sort n’étaient pas truqués
        [cards] les cartes n’étaient pas truquées
       *[dice] les dés n’étaient pas truqués
    }. Même l’équipe du bot ne pourrait pas tricher sans que cela se voie.
press-again = C’était trop long. Réessaie.

## What became of a lobby

closed-cancelled = Cette table a été annulée.
closed-nobody-came = Personne n’a rejoint cette table : elle a été fermée.
closed-nobody-started = Personne n’a commencé la partie : cette table a été fermée.
begun =
    La partie a commencé : { $players } { $number ->
        [one] joue
       *[other] jouent
    }.

## The details of a lobby

details-heading = { $game }, table { $table }
details-players =
    Pour { $size ->
        [one] 1 personne
        [same] { $few } personnes
       *[range] { $few } à { $many } personnes
    }.
at-the-table = Paramètres de la table
follows-from-secret =
    { $draws ->
        [lot] Les tirages au sort viennent
        [cards] Les cartes viennent
       *[dice] Les dés viennent
    } d’un secret fixé d’avance par le bot et des mots ajoutés à la table. Personne ne peut donc tricher avec le hasard.
option-now = { $about } : { $value }
value-meaning = { $value } : { $meaning }

## The host's panel

page-game = Jeu
page-table = Table
page-people = Personnes
heading-game = Options du jeu
heading-table = Paramètres de la table
heading-people = Qui joue
no-options = Ce jeu n’a pas d’options.
first-menu = Qui a la place 1
first-menu-rule = Qui a la place 1 (selon les règles : { $rule })
by-lot = Place 1 : tirage au sort
sits-first = Place 1 : { $who }
remove-menu = Retirer quelqu’un
hand-menu = Confier la table à quelqu’un d’autre
invite-menu = Inviter quelqu’un
guest = { $who } (invitation en attente)
value-label = { $option } : { $value }
values-from-to = { $option } : { $first } à { $last }
handed = L’hôte est maintenant { $who }.
invited = Invitation envoyée à { $who }.

## The list of games, and opening a table

name-the-game = Quel jeu ? Pour inviter quelqu’un avec `/play`, remplis aussi le champ du jeu.
open-menu = Ouvrir une table de…
others-in-servers = Les jeux à plusieurs se jouent sur des serveurs : utilise { $command } sur un serveur que nous avons en commun.
alone = Personne d’autre ne voit ceci. Le plateau s’affiche quand tu appuies sur « { start } ».
open-it = L’ouvrir quand même
leave-it = Ne pas l’ouvrir
not-opened = Aucune table n’a été ouverte.
more-question =
    { $most ->
        [0] Tu as choisi de ne jouer à aucune table pour l’instant.
        [one] Tu as atteint ta propre limite de { $most } table.
       *[other] Tu as atteint ta propre limite de { $most } tables.
    } Ouvrir celle-ci quand même ? Tu peux changer ta limite avec `/me`.
open-thread = Ouvrir un fil
join-it = Rejoindre la table
no-thread-now = Je ne peux pas ouvrir de fil ici pour l’instant. Ouvres-en un, et utilises-y `/play`.
joined = Tu as rejoint cette table ({ $game }).
again-open = Ta prochaine partie de { $game } est déjà ouverte.
table-open = Ta table de { $game } est ouverte.
