### Where a game is played, in French. A channel is “salon”, a thread “fil”, as in Discord.

thread-name = { $game } : { $who }
no-thread = Je ne peux pas ouvrir de fil ici : la partie se joue donc directement dans ce salon.
no-thread-permissions =
    Je ne peux pas ouvrir de fil : il me manque { $number ->
        [one] la permission
       *[other] les permissions
    } { $permissions }. En attendant, les parties se jouent directement dans ce salon.
quoted = « { $name } »

## A locked thread

go-on-here = Continuer la partie ici
thread-locked = { $player } : c’est à toi de jouer à { $game }, mais le fil { $thread } est verrouillé. Toute personne qui joue peut appuyer sur « { go-on-here } », ou quelqu’un qui gère les fils peut le déverrouiller.
still-open = Le fil de cette partie n’est plus verrouillé : tu peux y continuer.

## In the channel of a game that is played in a thread

played-in =
    { $players } { $number ->
        [one] joue
       *[other] jouent
    } dans { $thread }.
to-move = { $badge } À { $who } de jouer.

## Une table déplacée

moved = { $game } continue dans { $channel }.
moved-unseen = { $player } : à toi de jouer. Demande à la modération l’accès à ce salon.
