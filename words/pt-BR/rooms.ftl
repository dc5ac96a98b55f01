### Games away from their tables, in Brazilian Portuguese: lists, results, followers.

games-heading = ## Partidas em andamento
games-none = Nenhuma partida em andamento neste servidor agora. Use `/play` para abrir uma mesa.
games-more =
    -# { $number ->
        [one] Mais { $number } partida
       *[other] Mais { $number } partidas
    } neste servidor: veja `/games`.

## One line for each game. $game: its title; $people: the names of who plays, as a list. A link to the game follows.

game-turn = - **{ $game }**, { $people }: vez de { $who }.
game-nobody = - **{ $game }**, { $people }.
game-paused = - **{ $game }**, { $people }: em pausa.

## A finished game in the channel for results: above its result and picture. A link to the game follows.

result-of = **{ $game }**, { $people }.

## /follow: being notified about a game without playing in it. Private.

follow-heading = ## Seguir { $game }
follow-nothing-here = ## Partidas que você segue
follow-not = Você não segue esta partida de { $people }. Se seguir, eu aviso do jeito que você escolheu em `/me`.
follow-turns = Você segue esta partida de { $people }: eu aviso a cada vez (no máximo uma vez por minuto) e no fim.
follow-end = Você segue esta partida de { $people }: eu aviso no fim.
follow-over = Esta partida de { $people } acabou.
follow-button = Seguir
tell-turns = Avisar a cada vez
tell-end = Avisar só no fim
stop-following = Deixar de seguir esta partida
follow-none = Você não segue nenhuma partida. Use `/follow` em um canal onde outros jogam.
follow-others =
    { $number ->
        [0] Você não segue nenhuma outra partida.
        [one] Você segue mais { $number } partida:
       *[other] Você segue mais { $number } partidas:
    }
pick-to-stop = Deixar de seguir uma partida…
followed-game = { $game }: { $people }
followed-unknown = Uma partida que não dá mais para ler

## What followers are told. $people: the names of who plays, as a list. A sentence about the deadline may follow.

followed-turn = É a vez de { $who } na partida de { $game } que você segue em { $channel } ({ $people }).
called-turn = { $mentions }: é a vez de { $who } na partida de { $game } que você segue.
followed-end = A partida de { $game } que você seguia em { $channel } ({ $people }) acabou. { $result }
called-end = { $mentions }: a partida de { $game } que você seguia acabou. { $result }

## /board in a channel, where several games run in its threads: a question with a menu

which-board = Há partidas em vários tópicos deste canal. Qual você quer ver?
pick-board = Escolha uma partida
