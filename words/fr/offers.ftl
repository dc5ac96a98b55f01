# Author: the project's first translator
# Reviewer: nobody yet

### Open offers, in French. Glossary: offer = proposition; terms = ce qui est proposé; opponent = adversaire; rated = classé.

## Buttons

find = Trouver un adversaire
offer = Proposer une partie
withdraw = Retirer
all-offers = Propositions ouvertes
play-computer = Jouer contre l’ordinateur entre-temps
watch = Me signaler les propositions
stop-telling = Ne plus me prévenir
go-to-channel = Aller au salon

## The terms of an offer

terms =
    { $game } · { $clock } · { $rated ->
        [rated] classée
        [casual] non classée
       *[either] classée ou non
    }
any-game = N’importe quel jeu
any-clock = N’importe quel délai
rated =
    { $rated ->
        [rated] Compte pour la cote
        [casual] Ne compte pas pour la cote
       *[either] Classée ou non, peu importe
    }
stands =
    { $time ->
        [hour] La proposition tient 1 heure
        [six-hours] La proposition tient 6 heures
        [day] La proposition tient 1 jour
        [three-days] La proposition tient 3 jours
       *[week] La proposition tient 1 semaine
    }

## /find

heading = Trouver un adversaire
about = Dis à quoi tu voudrais jouer. Dès que quelqu’un dans ce serveur veut la même chose, votre partie commence d’elle-même, et chacun reçoit un appel. Les autres voient la proposition, mais pas de qui elle vient.
game-menu = Quel jeu
clock-menu = Combien de temps peut durer un tour
rated-menu = Si la partie compte pour la cote
stands-menu = Combien de temps tient la proposition
yours = **Tes propositions**
own-line = - { $terms }, fin { $when }
own-menu = Retirer l’une de tes propositions
offered = Ta proposition tient : { $terms }. Elle se termine { $when }. Tu reçois un appel dès que quelqu’un y répond.
meanwhile = En attendant, tu peux jouer contre l’ordinateur : ta proposition tient toujours.
started = Tu as un adversaire : tu joues à { $game } avec { $who }.
started-elsewhere = Tu as un adversaire : votre partie s’ouvre, et tu y reçois un appel.
withdrawn = Ta proposition est retirée.
withdrawn-before = Cette proposition ne tient plus.

## The list of a server’s offers

list-heading =
    { $offers ->
        [0] Personne ne cherche d’adversaire dans ce serveur en ce moment.
        [one] Il y a { $offers } proposition ouverte dans ce serveur.
       *[other] Il y a { $offers } propositions ouvertes dans ce serveur.
    }
list-title = Propositions ouvertes
line = - { $terms }, faite { $when }
more =
    { $more ->
        [one] - et { $more } autre
       *[other] - et { $more } autres
    }
list-note = Accepte une proposition : votre partie commence si vous pouvez jouer maintenant, l’un comme l’autre. Sinon, ta propre proposition tient.
take-menu = Accepter une proposition

## The call when a game starts

called =
    { $who } : tu as un adversaire. Ta partie de { $game } avec { $opponent } commence{ $turn ->
        [yes] , et c’est à toi de jouer.
       *[no] .
    }
direct =
    Tu as un adversaire. Ta partie de { $game } avec { $opponent } commence dans { $channel }{ $turn ->
        [yes] , et c’est à toi de jouer.
       *[no] .
    }

## Messages to those who want to be told of offers

watch-heading = Propositions dans ce serveur
watch-about = Choisis des jeux, et tu reçois un message privé quand quelqu’un dans ce serveur en propose un et pourrait jouer avec toi : un message par jour au plus, tous serveurs confondus.
watch-menu = Aucun message sur les propositions
watching = Tu recevras un message quand quelqu’un dans ce serveur propose { $games }.
watching-any = Tu recevras un message quand quelqu’un dans ce serveur propose un jeu, n’importe lequel.
not-watching = Tu ne recevras pas de message sur les propositions dans ce serveur.
stopped = Tu ne recevras plus de message sur les propositions dans ce serveur-là. Avec `/me`, tu peux y choisir de nouveau.
watch-in-servers = Cela se choisit pour chaque serveur : utilise `/me` dans un serveur.
told = Dans { $server }, quelqu’un propose une partie : { $terms }. La proposition se termine { $when }. Avec `/find` dans ce serveur, tu peux proposer la même chose, et la partie commence.
told-note = Tu as demandé ce message avec `/me`. Tu en reçois un par jour au plus.
