# Author: the project's first translator
# Reviewer: nobody yet

### What people read at a table beside what the game says of itself, in French. Glossary: around.ftl.

## Answers to what went wrong

sorry = Quelque chose a échoué de notre côté. Rien de ce qui a été joué n’est perdu : /board montre la partie telle qu’elle est.
unknown-button = Ce bouton appartient à une ancienne version de ce bot. /board montre la partie avec des boutons qui marchent.
command-changed = Cette commande a changé. Recharge Discord (Ctrl+R) et réessaie.
not-here = Les tables s’ouvrent dans les serveurs dont je fais partie, et ce n’est pas le cas ici. Quelqu’un qui gère le serveur peut m’ajouter. /rules marche partout.
wrong-value = L’une des valeurs n’est pas du bon genre, ou n’est pas dans ce serveur.
nobody-else = En messages privés, il n’y a que toi et moi : ne nomme personne d’autre. Dans un serveur dont je fais partie, tu peux le faire.

## In Discord's list of members (always in English)

activity = Appuie sur / et joue

## Buttons

rules = Règles
the-rule = La règle
record = Feuille
rematch = Revanche
resign = Abandonner
back = Retour
play-on = Continuer
earlier = ◀ Avant
more = Suite ▶
previous = ◀ Retour
next = Suite ▶
go-to-page = Aller à une page
study = Détails
whole-page = La page entière
go-to-board = Aller au plateau
go-to-table = Aller à la table

## The table's number and its fingerprint

fingerprint =
    Table { $table }. Empreinte { $draws ->
        [lot] du tirage au sort
        [cards] des cartes
       *[dice] des dés
    } : { $fingerprint }.
fingerprints =
    Table { $table }. Empreinte { $draws ->
        [lot] du tirage au sort
        [cards] des cartes
       *[dice] des dés
    } au début : { $first }. Empreinte actuelle : { $last }.

## Boards

turn = { $badge } { $who } : { $ask }
choose-on = { $label } : choisis la suite.
menu = { $asks } ({ $entries })
menu-page = { $asks } ({ $entries }, page { $page } sur { $pages })
menu-choose = Choisir

## Why a game ended that its rules did not end

ended-by-moderator = { $who } (modération) a mis fin à la partie. Elle n’a pas de résultat.
ended-by-a-moderator = La modération a mis fin à la partie. Elle n’a pas de résultat.
ended-outdated = Les règles de ce jeu ont changé depuis le début de la partie : elle a été close. Elle n’a pas de résultat.
ended-not-shown = La partie a été close, car rien ne peut être publié dans ce salon. Elle n’a pas de résultat.
ended-server-left = La partie a été close, car le bot a été retiré de ce serveur. Elle n’a pas de résultat.
ended-channel-gone = La partie a été close, car son salon a été supprimé. Elle n’a pas de résultat.
ended-agreed = Partie nulle, d’un commun accord.
ended-computers-left = La partie a été close, car il n’y restait que des ordinateurs. Elle n’a pas de résultat.
ended-silence = La partie a été close, car personne n’a joué pendant un mois. Qui y jouait peut la rouvrir.

## Under a finished game, and with its record

footing =
    Table { $table }, { $moves ->
        [0] aucun coup
        [one] { $moves } coup
       *[other] { $moves } coups
    }. « { record } » donne la partie en fichier, pour vérifier { $draws ->
        [lot] le tirage au sort
        [cards] les cartes
       *[dice] les dés
    }.
moves =
    { $moves ->
        [0] aucun coup
        [one] { $moves } coup
       *[other] { $moves } coups
    }
record-of =
    Table { $table }, { $moves ->
        [0] aucun coup
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
record-check =
    Pour vérifier { $draws ->
        [lot] le tirage au sort
        [cards] les cartes
       *[dice] les dés
    }, lance { $command } dans une copie du code de ce bot, avec l’empreinte telle que tu l’as lue avant la partie.
record-later =
    { $draws ->
        [lot] Le secret du tirage au sort n’est pas donné avant la fin de la partie. Ensuite, tout le monde peut le vérifier.
        [cards] Le secret des cartes n’est pas donné avant la fin de la partie. Ensuite, tout le monde peut les vérifier.
       *[dice] Le secret des dés n’est pas donné avant la fin de la partie. Ensuite, tout le monde peut les vérifier.
    }
secret-withheld =
    La partie a été close car personne ne jouait. Qui y jouait peut la rouvrir : { $draws ->
        [lot] le secret du tirage au sort reste donc caché jusqu’au { $when }. Si personne n’a rouvert la partie d’ici là, tout le monde pourra le vérifier.
        [cards] le secret des cartes reste donc caché jusqu’au { $when }. Si personne n’a rouvert la partie d’ici là, tout le monde pourra les vérifier.
       *[dice] le secret des dés reste donc caché jusqu’au { $when }. Si personne n’a rouvert la partie d’ici là, tout le monde pourra les vérifier.
    }
best-own = Avec ces options : ton record { $own }.
best-server = Avec ces options : le record de ce serveur { $server }.
best-both = Avec ces options : ton record { $own }, celui de ce serveur { $server }.

## Answers to a player

done = { $label } : fait.
resigned = Tu as abandonné.
resign-question = Veux-tu abandonner cette partie de { $game } ? C’est définitif.
playing-on = Tu continues.
nothing-to-study = Ce jeu n’a pas d’autres détails à consulter : le plateau montre tout.

## Somebody has left the server

gone-from-lobby = { $who } a quitté le serveur. La table attend ; si tu continues sans cette personne, sa place redevient libre.
gone-from-game = { $who } a quitté le serveur. C’était son tour ; si tu continues sans cette personne, son forfait est déclaré.
go-on-without = Continuer sans { $who }
went-on = Tu continues sans { $who }.
left-server = { $who } a quitté le serveur : le forfait est déclaré.

## A moderator closes a table that has not begun, or ends a game

close-it = La fermer
leave-open = La laisser ouverte
end-it = Y mettre fin
leave-running = La laisser continuer
stays-open = La table reste ouverte.
goes-on = La partie continue.
close-question = Veux-tu fermer cette table de { $game }, qui n’a pas commencé ?
# without $number
end-question = Veux-tu mettre fin à cette partie de { $game } entre { $players } ? Elle n’aura pas de résultat.
closed = La table est fermée.
closed-and-kept = La table est fermée. Sa partie est conservée : /record la donne.

## The rules

clauses-heading =
    { $game }, { $number ->
        [one] règle
       *[other] règles
    } { $clauses }
rules-heading = { $game }, page { $page } sur { $pages }
