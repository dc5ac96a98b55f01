### The analysis of a game that is over, in Brazilian Portuguese.

## Buttons

analyse = Analisar
see-move = Jogada { $move }
start = Início

## While somebody waits

in-line = Análises na fila antes da sua: { $ahead }.
working =
    Analisando a partida: { $done } de { $moves ->
        [one] { $moves } jogada pronta
       *[other] { $moves } jogadas prontas
    }.
replaced = Parei esta análise porque você começou outra.
too-long = Esta análise estava demorando demais, então parei. Tente de novo mais tarde.
stopped = Estou reiniciando, e por isso esta análise não terminou. Tente de novo daqui a um minuto.
failed = Não consegui analisar esta partida. Tente de novo mais tarde.
not-over = Só dá para analisar uma partida depois que ela acaba.

## The result

heading = { $game }: análise
percent = { $number }%
chance = { $who } { $percent }
alt =
    Gráfico das chances de vitória de cada jogador ao longo de { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }. No início: { $start }. No fim: { $end }.
player = - { $who }: { $start } no início, { $end } no fim. Sorte { $luck }, escolhas { $choices }.
explained = Sorte é o que o acaso mudou, em pontos percentuais. Escolhas são o que as jogadas de todos mudaram. Juntas, dão a mudança do início ao fim. Todas as chances são estimativas do computador.
expensive = Jogadas que mais custaram
none-expensive = Nenhuma jogada custou mais de 2 pontos percentuais.
mistake = { $number }. A jogada { $move } custou { $cost ->
        [one] { $cost } ponto percentual
       *[other] { $cost } pontos percentuais
    }. { $played } Melhor: { $better }.

## In the history, at a moment of the game

chances = Chances de vitória: { $list }
was-expensive = Esta jogada custou { $cost ->
        [one] { $cost } ponto percentual
       *[other] { $cost } pontos percentuais
    }. Melhor: { $better }.
why-better = A chance de vitória teria sido de { $better } em vez de { $played }.
best-reply = Melhor resposta de { $who }: { $moves }.
