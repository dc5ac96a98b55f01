### What people read at a table beside what the game says of itself, in French. Glossary: game_actions.ftl.

## Answers to what went wrong

sorry = Un problème est survenu. Rien de ce qui a été joué n’est perdu : `/board` montre où en est la partie.
unknown-button = Ce bouton date d’une ancienne version de ce bot. Utilise `/board` pour avoir des boutons qui marchent.
command-changed = Cette commande a changé. Relance Discord (sur un ordinateur : Ctrl+R) et réessaie.
not-here = Je ne suis pas membre de ce serveur : je ne peux donc pas faire ça ici. Quelqu’un qui gère le serveur peut m’ajouter. Dans nos messages privés, tu peux jouer avec `/play`.
outside = -# Je ne suis pas membre de ce serveur : il s’agissait donc de tes parties dans [nos messages privés]({ $direct }). Quelqu’un qui gère le serveur peut [m’ajouter]({ $invite }).
wrong-value = Je ne peux pas utiliser l’une de ces valeurs ici. Vérifie qu’elle vient de ce serveur, et réessaie.
nobody-else = En messages privés, il n’y a que toi et moi : ne nomme personne d’autre. Tu peux inviter des gens sur un serveur que nous avons en commun.
nobody-else-outside = Je ne suis pas membre de ce serveur : ne nomme personne d’autre. Tu peux inviter des gens sur un serveur que nous avons en commun.

## In Discord's list of members (always in English)

activity = Appuie sur / et joue

## Buttons

rules = Règles
the-rule = La règle
record = Feuille de partie
rematch = Revanche
play-again = Rejouer
resign = Abandonner
back = Retour
play-on = Continuer à jouer
earlier = ◀ Avant
more = Suite ▶
previous = ◀ Retour
next = Suite ▶
go-to-page = Aller à une page
study = Détails
whole-page = Page complète des règles
go-to-board = Aller au plateau
go-to-table = Aller à la table

## The table's number and its fingerprint

fingerprint =
    Table { $table }. Empreinte { $draws ->
        [lot] des tirages au sort
        [cards] des cartes
       *[dice] des dés
    } : { $fingerprint }.
fingerprints =
    Table { $table }. Première empreinte { $draws ->
        [lot] des tirages au sort
        [cards] des cartes
       *[dice] des dés
    } : { $first }. Dernière empreinte : { $last }.

## Boards

turn = { $badge } { $who } : { $ask }
choose-on = { $label }, et ensuite ?
menu = { $asks } ({ $entries })
menu-page = { $asks } ({ $entries }, page { $page } sur { $pages })
menu-choose = Choisir

## Why a game ended that its rules did not end

ended-by-moderator = { $who } (modération) a mis fin à la partie. Elle n’a pas de résultat.
ended-by-a-moderator = La modération a mis fin à la partie. Elle n’a pas de résultat.
ended-outdated = La partie a été fermée, car ses règles ont changé depuis son début. Elle n’a pas de résultat.
ended-not-shown = La partie a été fermée, car je ne pouvais rien publier dans son salon. Elle n’a pas de résultat.
ended-server-left = La partie a été fermée, car on m’a retiré du serveur. Elle n’a pas de résultat.
ended-channel-gone = La partie a été fermée, car son salon a été supprimé. Elle n’a pas de résultat.
ended-agreed = Partie nulle, d’un commun accord.
ended-computers-left = La partie a été fermée, car il n’y restait que des ordinateurs. Elle n’a pas de résultat.
ended-silence = La partie a été fermée, car personne n’a joué pendant un mois. Les personnes qui y jouaient peuvent la rouvrir.
ended-silence-claim =
    La partie a été fermée, car { $who } n’a pas joué pendant un mois. { $others } { $number ->
        [one] peut
       *[other] peuvent
    } la revendiquer ou la rouvrir. Date limite : { $when }.

## Under a finished game, and with its record

footing =
    Table { $table }, { $moves ->
        [0] aucun coup
        [one] { $moves } coup
       *[other] { $moves } coups
    }. « { record } » donne la partie en fichier, pour vérifier { $draws ->
        [lot] les tirages au sort
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
        [lot] les tirages au sort
        [cards] les cartes
       *[dice] les dés
    }, lance { $command } dans une copie du code de ce bot. Remplace « … » par l’empreinte que tu as vue avant la partie.
record-later =
    Jusqu’à la fin de la partie, la feuille ne contient pas le secret { $draws ->
        [lot] des tirages au sort. Ensuite, tout le monde pourra les vérifier.
        [cards] des cartes. Ensuite, tout le monde pourra les vérifier.
       *[dice] des dés. Ensuite, tout le monde pourra les vérifier.
    }
secret-withheld =
    La partie a été fermée car personne ne jouait, mais les personnes qui y jouaient peuvent encore la rouvrir. Le secret { $draws ->
        [lot] des tirages au sort reste donc caché. Publication, sauf réouverture : { $when }.
        [cards] des cartes reste donc caché. Publication, sauf réouverture : { $when }.
       *[dice] des dés reste donc caché. Publication, sauf réouverture : { $when }.
    }
best-own =
    { $hinted ->
        [yes] Ton record avec ces options et des indices : { $own }.
       *[no] Ton record avec ces options : { $own }.
    }
best-server =
    { $hinted ->
        [yes] Record de ce serveur avec ces options et des indices : { $server }.
       *[no] Record de ce serveur avec ces options : { $server }.
    }
best-both =
    { $hinted ->
        [yes] Avec ces options et des indices, ton record est de { $own } et celui de ce serveur de { $server }.
       *[no] Avec ces options, ton record est de { $own } et celui de ce serveur de { $server }.
    }

## Answers to a player

done = Coup joué : { $label }.
resigned = Tu as abandonné.
resign-question = Abandonner cette partie ({ $game }) ? C’est définitif.
playing-on = OK, tu joues toujours.
nothing-to-study = Il n’y a rien d’autre à consulter : le plateau montre tout.

## Somebody has left the server

gone-from-lobby = { $who } a quitté le serveur. Si tu continues sans cette personne, sa place se libère et la table change d’hôte.
gone-from-game = C’est à { $who } de jouer, mais cette personne a quitté le serveur. Si tu continues sans elle, elle perd sa place par forfait.
go-on-without = Continuer sans { $who }
went-on = Tu continues sans { $who }.
left-server = { $who } a quitté le serveur et perd donc sa place par forfait.

## A moderator closes a table that has not begun, or ends a game

close-it = Fermer la table
leave-open = Laisser la table ouverte
end-it = Mettre fin à la partie
leave-running = Laisser la partie continuer
stays-open = La table reste ouverte.
goes-on = La partie continue.
close-question = Cette table de { $game } n’a pas commencé. La fermer ?
end-question = Mettre fin à cette partie de { $game } ({ $players }) ? Elle n’aura pas de résultat.
closed = La table est fermée.
closed-and-kept = La partie est terminée, sans résultat. Sa feuille reste disponible avec `/record`.

## The rules

clauses-heading =
    { $game }, { $number ->
        [one] règle
       *[other] règles
    } { $clauses }
rules-heading = { $game }, page { $page } sur { $pages }
