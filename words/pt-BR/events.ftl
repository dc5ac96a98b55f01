### Torneios por pontos: todo mundo joga sozinho os mesmos desafios, um por dia, cada um só uma vez, e as melhores pontuações são somadas. São um tipo de torneio (tournaments.ftl).

## A mensagem pública

about =
    { $deals ->
        [one] { $game } · torneio por pontos: todo mundo joga sozinho o mesmo desafio
        [many] { $game } · torneio por pontos: todo mundo joga sozinho os mesmos desafios, um por dia · contam as { $counting } melhores de { $deals } pontuações
       *[other] { $game } · torneio por pontos: todo mundo joga sozinho os mesmos desafios, um por dia · contam as { $counting } melhores de { $deals } pontuações
    }
first-deal = Primeiro desafio: { $when }
open-deal = O desafio { $number } de { $deals } está aberto. Último início: { $until }
scores-at = Publicação das pontuações do desafio { $number }: { $when }
nobody = Ninguém tem pontuação.
everywhere = Aberto a todos os servidores.
place =
    { $deals ->
        [one] { $place }. { $who } · { $score } em { $deals } desafio
        [many] { $place }. { $who } · { $score } em { $deals } desafios
       *[other] { $place }. { $who } · { $score } em { $deals } desafios
    }
won = { $who } vence com { $score }.
shared = { $names } dividem o primeiro lugar com { $score }.
play = Jogar
check-deals = Conferir os desafios

## A tela privada

deal-of = Desafio { $number } de { $deals }
dealt = { $options }. Todo mundo recebe as mesmas cartas, e você tem uma tentativa. Não dá para voltar jogadas, pedir dicas nem testar jogadas.
not-played = A tentativa conta se você começar antes de { $start } e terminar antes de { $until }.
scored = Sua pontuação: { $score }. Ela aparece na classificação depois de { $until }.
none-open = Nenhum desafio está aberto agora.
your-scores = Suas pontuações
deal-score = Desafio { $number }: { $score }
deal-no-score = Desafio { $number }: sem pontuação
your-place =
    { $players ->
        [one] Total: { $score }. Por enquanto, mais ninguém tem pontuação.
        [many] Total: { $score }. Você está em { $place }º lugar de { $players }.
       *[other] Total: { $score }. Você está em { $place }º lugar de { $players }.
    }
withdraw-asked = Sair de { $name }? Você não joga mais desafios lá, mas mantém suas pontuações. Isso não pode ser desfeito.
begins = Sua tentativa no desafio { $number } de { $name } começa aqui.
check-about = Cada desafio foi fixado quando este torneio foi anunciado: o SHA-256 do segredo é a impressão digital. Quando um desafio acaba, dá para conferir as cartas dele no registro de qualquer partida.

## Linhas nos tabuleiros

board-attempt = -# { $event }: para a tentativa contar, termine antes de { $until }.
board-over = -# { $event }: sua única tentativa neste desafio.
board-late = -# { $event }: esta tentativa não conta mais.
end-counts = -# Esta tentativa conta para { $event }. Publicação das pontuações deste desafio: { $when }
end-counts-not = -# Esta tentativa não conta para { $event }: não terminou a tempo, foi abandonada logo de cara ou acabou sem resultado.

## Por que algo não é possível

no-deal-now = Agora você não pode jogar este desafio. A mensagem do torneio mostra qual está aberto.
fixed-days = Os dias de um torneio por pontos são fixos. Ele não pode começar antes, ser prorrogado nem pausado.
spoils = Esta partida é um desafio de { $event }. Dá para ver depois da sua tentativa, ou depois de { $until }.
only-in-practice = Uma tentativa que conta não tem voltas, dicas, testes de jogadas nem substituições.
one-everywhere = Já existe um torneio por pontos para todos os servidores. Espere ele acabar.

## O diário

line-began =
    { $deals ->
        [one] Começou com { $deals } desafio.
        [many] Começou com { $deals } desafios.
       *[other] Começou com { $deals } desafios.
    }

## /organise: privado

format-event = Torneio por pontos: todo mundo joga sozinho os mesmos desafios
new-event = Todo mundo joga sozinho os mesmos desafios, nas mensagens diretas ou em um canal, cada um só uma vez. Um desafio fica aberto por um dia (UTC). Ninguém precisa se inscrever. Eu anuncio aqui.
deals-menu = Número de desafios
deals-choice =
    { $deals ->
        [one] { $deals } desafio
        [many] { $deals } desafios, um por dia, contam as { $counting } melhores
       *[other] { $deals } desafios, um por dia, contam as { $counting } melhores
    }
servers-menu = Quem pode jogar
servers-here = Só este servidor
servers-all = Todos os servidores com um canal para esses torneios
start-menu = Início
starts =
    { $time ->
        [quarter] Primeiro desafio na próxima meia-noite (UTC)
        [day] Primeiro desafio à meia-noite (UTC), daqui a 1 dia no mínimo
        [three-days] Primeiro desafio à meia-noite (UTC), daqui a 3 dias no mínimo
       *[week] Primeiro desafio à meia-noite (UTC), daqui a 1 semana no mínimo
    }
