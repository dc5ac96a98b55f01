# Author: the project's first translator
# Reviewer: nobody yet

### Where a game is played, in French. A channel is “salon”, a thread “fil”, as in Discord.

thread-name = { $game } : { $who }
no-thread = Impossible d’ouvrir un fil ici : la partie se joue donc dans ce salon.
no-thread-permissions =
    Je ne peux pas ouvrir de fil : dans ce salon, il me manque { $number ->
        [one] la permission
       *[other] les permissions
    } { $permissions }. Tant que c’est le cas, les parties se jouent dans le salon lui-même.
quoted = « { $name } »

## A locked thread

go-on-here = Continuer ici
thread-locked = { $player } : c’est à toi de jouer à { $game }, mais son fil { $thread } est verrouillé, et personne ne peut y appuyer sur quoi que ce soit. Toute personne qui joue peut appuyer sur « { go-on-here } » : la partie continue alors dans ce salon. Ou bien quelqu’un qui gère les fils le déverrouille.
still-open = Le fil de cette partie n’est plus verrouillé : continuez-y.

## In the channel of a game that is played in a thread

played-in =
    { $players } { $number ->
        [one] joue
       *[other] jouent
    } dans { $thread }.
to-move = { $badge } À { $who } de jouer.
