### /games: the open tables of a person and of a server, in Brazilian Portuguese.

## Buttons

my-games = Minhas partidas
this-servers = Este servidor
next-game = Próxima partida

## Headings of the lists

answers = ### Esperando sua resposta
line-invited =
    - { $host } convidou você para uma partida de { $game }{ $company ->
        [with] {" "}com { $people }
       *[alone] {""}
    } em { $channel }.
line-asked = - { $game } em { $channel }: { $request }
answer-of = { $what } ({ $number })
no-game-waits = Nenhuma outra partida espera por você.
heading-mine =
    { $tables ->
        [0] Você não está em nenhuma mesa aberta
        [one] Você está em { $tables } mesa aberta
       *[other] Você está em { $tables } mesas abertas
    }{ $pages ->
        [1] .
       *[other] , página { $page } de { $pages }.
    }
heading-server =
    { $tables ->
        [0] Não há mesas abertas neste servidor
        [one] Há { $tables } mesa aberta neste servidor
       *[other] Há { $tables } mesas abertas neste servidor
    }{ $pages ->
        [1] .
       *[other] , página { $page } de { $pages }.
    }
your-turn = ### Sua vez
in-this-server = ### Neste servidor
in-other-servers = ### Em outros servidores
in-servers = ### Em servidores
in-direct-messages = ### Em mensagens diretas

## A line of a list: a table. Sentences about its clock and a link follow. $span: for how long it has been so

line-lobby =
    - { $game }{ $company ->
        [with] {" "}com { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: { $open ->
        [yes] procurando jogadores
       *[no] ainda não começou
    } (há { $span }).
line-paused =
    - { $game }{ $company ->
        [with] {" "}com { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: em pausa.
line-yours =
    - ▶ **Sua vez** em { $game }{ $company ->
        [with] {" "}com { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    } (há { $span }).
line-turn =
    - { $game }{ $company ->
        [with] {" "}com { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: vez de { $who } (há { $span }).
line-nobody =
    - { $game }{ $company ->
        [with] {" "}com { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: vez de ninguém (há { $span }).

## The next game that waits for somebody

next-waits = Sua partida de { $game } espera por você há { $span }.
next-waits-with = Sua partida de { $game } com { $people } espera por você há { $span }.

## The daily digest: a direct message. Below it stand lines as above.

digest =
    { $number ->
        [one] { $number } partida espera por você:
       *[other] { $number } partidas esperam por você:
    }
digest-more = -# E mais { $number }. `/games` mostra todas.
digest-asked =
    { $number ->
        [one] { $number } pedido espera por você:
       *[other] { $number } pedidos esperam por você:
    }
digest-nothing = Nada espera por você no momento.
digest-exercises =
    -# { $number ->
        [one] { $number } exercício das suas partidas espera por você. `/puzzle` mostra qual.
       *[other] { $number } exercícios das suas partidas esperam por você. `/puzzle` mostra quais.
    }
