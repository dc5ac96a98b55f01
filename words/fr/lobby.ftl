# Author: the project's first translator
# Reviewer: nobody yet

### What people read before a game begins, in French. Glossary: around.ftl. A lobby has no name: it is the table that is open.

## Buttons of the lobby

join = Rejoindre
leave = Quitter
start = Commencer
cancel = Annuler
accept = Accepter
decline = Refuser
options = Options
details = Détails
invite = Inviter
add-word = Ajouter un mot

## The lobby

opens =
    { $who } { $hosts ->
        [yes] tient une table
       *[no] ouvre une table
    } pour { $size ->
        [one] une personne
        [same] { $few } personnes
       *[range] { $few } à { $many } personnes
    }{ $private ->
        [yes] , sur invitation seulement
       *[no] {""}
    }.
for-players =
    Pour { $size ->
        [one] une personne
        [same] { $few } personnes
       *[range] { $few } à { $many } personnes
    }
seat-host = { $who } (hôte)
seat-invited = { $who } : invitation en attente de réponse
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
        [one] une invitation pour toi. Appuie
       *[other] une invitation pour vous. Appuyez
    } sur « { accept } » ou « { decline } ».
chosen = Choisi : { $options }
option-value = { $option } { $value }
switch-to = Passer à : { $what }

## Who may start, and when

start-after-answers =
    { $host } peut commencer dès que { $number ->
        [one] cette personne aura répondu, ou aura été retirée sous « { options } » : { $guests }
       *[other] ces personnes auront répondu, ou auront été retirées sous « { options } » : { $guests }
    }.
start-with-enough = { $host } peut commencer dès que { $number } personnes ont pris place.
start-now = { $host } peut commencer.
for-one = En solo, /play propose des parties contre l’ordinateur et { $games }, et /tutorial enseigne chaque jeu.
for-one-tutorial = En solo, /play propose des parties contre l’ordinateur, et /tutorial enseigne chaque jeu.

## How the seats are given

seats-by-lot = Les places sont tirées au sort.
sits-first-then-lot = { $who } a la première place ; les autres sont tirées au sort.
rule-sits-first = La première place va à { $who } ({ $rule }) ; les autres sont tirées au sort.

## The secret from which what chance decides is drawn, and the words that players add

fingerprint =
    Empreinte { $draws ->
        [lot] du tirage au sort
        [cards] des cartes
       *[dice] des dés
    } : { $fingerprint }
word-added = { $who } a ajouté un mot.
word-label = Ton mot
word-hint = N’importe lequel. Il figure aussi dans la feuille de partie.
word-asked =
    { $draws ->
        [lot] Le tirage au sort vient
        [cards] Les cartes viennent
       *[dice] Les dés viennent
    } du secret du bot et des mots ajoutés à la table. Le secret a été choisi avant que tu ajoutes un mot : qui héberge le bot n’a donc pas pu l’y adapter. Copie l’empreinte du secret, puis ajoute un mot que personne ne peut deviner, de préférence quand tout le monde a pris place :
word-taken = Ton mot a été ajouté : { $word }. Garde-le, avec cette empreinte :
word-taken-check =
    Après la partie, sa feuille montrera, grâce aux deux, que { $draws ->
        [lot] le tirage au sort était honnête
        [cards] les cartes étaient honnêtes
       *[dice] les dés étaient honnêtes
    }, même si qui héberge le bot voulait tricher.
press-again = C’était trop long. Appuie encore une fois.

## What became of a lobby

closed-cancelled = Cette table a été annulée.
closed-nobody-came = Personne ne s’est présenté : cette table a été fermée.
closed-nobody-started = Personne n’a commencé la partie : cette table a été fermée.
begun =
    La partie commence : { $players } { $number ->
        [one] joue
       *[other] jouent
    }.

## The details of a lobby

details-heading = { $game }, table { $table }
details-players =
    Pour { $size ->
        [one] une personne
        [same] { $few } personnes
       *[range] { $few } à { $many } personnes
    }.
at-the-table = À table
follows-from-secret =
    { $draws ->
        [lot] Le tirage au sort découle
        [cards] Les cartes découlent
       *[dice] Les dés découlent
    } d’un secret que le bot a choisi avant, et des mots ajoutés à la table. Personne ne peut donc avoir choisi la part de chance.
option-now = { $about } : { $value }
value-meaning = { $value } : { $meaning }

## The host's panel

page-game = Jeu
page-table = Table
page-people = Personnes
heading-game = Les règles de cette table
heading-table = Comment on joue ici
heading-people = Qui joue
no-options = Ce jeu n’a rien à choisir.
first-menu = Qui a la première place
first-menu-rule = Qui a la première place ({ $rule }, selon les règles)
by-lot = La première place est tirée au sort
sits-first = Première place : { $who }
remove-menu = Retirer quelqu’un
hand-menu = Confier la table à
invite-menu = Inviter quelqu’un
guest = { $who } (invitation)
value-label = { $option } : { $value }
values-from-to = { $option } : { $first } à { $last }
handed = La table est maintenant à { $who }.
invited = L’invitation pour { $who } est envoyée. La table l’annonce et attend une réponse.

## The list of games, and opening a table

name-the-game = Quel jeu ? Si tu invites quelqu’un, nomme aussi le jeu : /play a un champ pour cela.
open-menu = Ouvrir une table de …
others-in-servers = Les jeux à plusieurs se jouent dans des serveurs : utilise { $command } dans un serveur dont je fais partie.
alone = Personne d’autre ne voit ceci. Le plateau arrive quand tu appuies sur « { start } ».
open-it = L’ouvrir
leave-it = Laisser
not-opened = Aucune table n’a été ouverte.
more-question =
    { $most ->
        [0] Tu as choisi de ne prendre place à aucune table pour l’instant.
        [one] Tu as choisi de ne prendre place qu’à { $most } table à la fois, et c’est le cas.
       *[other] Tu as choisi de ne prendre place qu’à { $most } tables à la fois, et c’est le cas.
    } Veux-tu ouvrir celle-ci malgré tout ? Tu peux changer ta limite avec /me.
open-thread = Ouvrir un fil
join-it = La rejoindre
no-thread-now = Je ne peux pas ouvrir de fil ici pour l’instant. Ouvres-en un, et utilises-y /play.
joined = Tu as pris place à cette table de { $game }.
table-open = Ta table de { $game } est ouverte.
