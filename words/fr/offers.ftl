### Open offers, in French. Glossary: offer = proposition; terms = ce qui est proposé; opponent = adversaire; rated, unrated = classée, amicale; to notify = prévenir; expires = expire.

## Buttons

find = Trouver un adversaire
offer = Proposer une partie
withdraw = Retirer la proposition
all-offers = Toutes les propositions
play-computer = Jouer contre l’ordinateur en attendant
watch = Me prévenir des propositions
stop-telling = Ne plus me prévenir
go-to-channel = Aller au salon

## The terms of an offer

terms =
    { $game } · { $clock } · { $rated ->
        [rated] classée
        [casual] amicale
       *[either] classée ou non
    }
any-game = N’importe quel jeu
any-clock = Peu importe le temps par tour
rated =
    { $rated ->
        [rated] Partie classée
        [casual] Partie amicale
       *[either] Partie classée ou amicale
    }
stands =
    { $time ->
        [hour] La proposition expire après 1 heure
        [six-hours] La proposition expire après 6 heures
        [day] La proposition expire après 1 jour
        [three-days] La proposition expire après 3 jours
       *[week] La proposition expire après 1 semaine
    }

## /find

heading = Trouver un adversaire
about = Dis à quoi tu voudrais jouer. Dès que quelqu’un sur ce serveur veut la même chose, votre partie commence toute seule, et vous recevez une notification. Les autres voient la proposition, mais pas de qui elle vient.
game-menu = Quel jeu
clock-menu = Temps par tour
rated-menu = Classée ou amicale
stands-menu = Quand la proposition expire
yours = **Tes propositions**
own-line = - { $terms } · expiration : { $when }
own-menu = Retirer l’une de tes propositions
offered = Ta proposition est ouverte : { $terms }. Tu recevras une notification dès que quelqu’un veut la même chose. Expiration : { $when }.
meanwhile = En attendant, tu peux jouer contre l’ordinateur. Ta proposition reste ouverte.
started = Partie trouvée ! Tu joues à { $game } avec { $who }.
started-elsewhere = Partie trouvée ! Elle est en préparation. Tu recevras une notification quand elle commence.
withdrawn = Proposition retirée.
withdrawn-before = Cette proposition n’est plus ouverte.

## The list of a server’s offers

list-heading =
    { $offers ->
        [0] Personne ne cherche d’adversaire sur ce serveur en ce moment.
        [one] Il y a { $offers } proposition ouverte sur ce serveur.
       *[other] Il y a { $offers } propositions ouvertes sur ce serveur.
    }
list-title = Propositions ouvertes
line = - { $terms } · proposée { $when }
more =
    { $more ->
        [one] - et { $more } autre
       *[other] - et { $more } autres
    }
list-note = Accepte une proposition, et votre partie commence si vous pouvez jouer maintenant. Sinon, tu auras ta propre proposition, avec les mêmes conditions.
take-menu = Accepter une proposition

## The message when a game starts

called =
    { $who } : partie trouvée ! Tu joues à { $game } avec { $opponent }{ $turn ->
        [yes] , et c’est à toi de jouer.
       *[no] .
    }
direct =
    Partie trouvée ! Tu joues à { $game } avec { $opponent } dans { $channel }{ $turn ->
        [yes] , et c’est à toi de jouer.
       *[no] .
    }

## Messages to those who want to be notified about offers

watch-heading = Propositions sur ce serveur
watch-about = Choisis des jeux, et tu recevras un message privé quand quelqu’un sur ce serveur en propose un auquel tu pourrais jouer. Un message par jour au plus, tous serveurs confondus.
watch-menu = Aucun message sur les propositions
watching = Quand quelqu’un sur ce serveur propose { $games }, tu recevras un message.
watching-any = Quand quelqu’un sur ce serveur propose une partie, quel que soit le jeu, tu recevras un message.
not-watching = Tu ne recevras pas de messages sur les propositions de ce serveur.
stopped = Tu ne recevras plus de messages sur les propositions de ce serveur-là. Pour changer cela, utilise `/me` là-bas.
watch-in-servers = Cela se choisit pour chaque serveur : utilise `/me` là-bas.
told = Sur { $server }, quelqu’un cherche un adversaire : { $terms }. Propose la même chose là-bas avec `/find`, et la partie commence. Expiration : { $when }.
told-note = Tu as demandé ces messages avec `/me`. Tu en reçois un par jour au plus.
