### Puzzles, in Brazilian Portuguese: problemas.

## Buttons

go-on = Continuar com um problema
next = Próximo problema ▶
easier = Problema mais fácil
daily = Problema do dia
show-solution = Mostrar a solução

## A puzzle

heading-daily = -# { $game }, problema do dia, dificuldade { $points }
heading-own = -# { $game }, problema { $number } de { $puzzles }, dificuldade { $points }
title =
    { $asks ->
        [turn] ### Encontre o melhor turno
       *[choice] ### Encontre a melhor jogada
    }
task =
    { $asks ->
        [turn] Um turno aqui é claramente melhor que todos os outros. Encontre qual.
       *[choice] Uma jogada aqui é claramente melhor que todas as outras. Encontre qual.
    } { $left ->
        [one] Você tem { $left } tentativa.
       *[other] Você tem { $left } tentativas.
    }

## After an answer

best-reply = Melhor resposta de { $who }: { $moves }.
worth =
    { $asks ->
        [turn] Sua chance de vitória é de { $share }% depois disso, e de { $best }% depois do melhor turno.
       *[choice] Sua chance de vitória é de { $share }% depois disso, e de { $best }% depois da melhor jogada.
    }
left =
    { $left ->
        [one] Tente de novo: resta { $left } tentativa.
       *[other] Tente de novo: restam { $left } tentativas.
    }
found = Certo! É o que o computador também joga.
wins-too = Certo! Isso vence a partida.
solution = Solução: **{ $moves }**.
finished = Você já terminou este problema. Aqui está a solução.

## Below the daily puzzle when it is finished

solvers =
    { $tried ->
        [one] Ninguém mais aqui tentou ainda.
       *[other] De { $tried } pessoas que tentaram aqui, { $solved ->
            [0] nenhuma resolveu.
            [one] { $solved } resolveu.
           *[other] { $solved } resolveram.
        }
    }
streak =
    { $days ->
        [one] Sequência de problemas do dia: { $days } dia.
       *[other] Sequência de problemas do dia: { $days } dias.
    }

## Answers if there is no puzzle

all-done =
    { $puzzles ->
        [0] Não há problemas de { $game }.
        [one] Você terminou o único problema de { $game }.
       *[other] Você terminou todos os { $puzzles } problemas de { $game }.
    }
none = Não há problemas.
gone = Este problema não está mais disponível. Use `/puzzle` para ver outro.

## In /stats

stats-heading = ### Problemas
stats-daily =
    { $tried ->
        [one] Problemas do dia: { $solved } de { $tried } resolvidos.
       *[other] Problemas do dia: { $solved } de { $tried } resolvidos.
    }
stats-streak =
    { $now ->
        [0] Maior sequência: { $best ->
            [one] { $best } dia
           *[other] { $best } dias
        }.
        [one] Sequência atual: { $now } dia (maior: { $best ->
            [one] { $best } dia
           *[other] { $best } dias
        }).
       *[other] Sequência atual: { $now } dias (maior: { $best ->
            [one] { $best } dia
           *[other] { $best } dias
        }).
    }
stats-own =
    { $tried ->
        [one] Outros problemas: { $solved } de { $tried } resolvidos.
       *[other] Outros problemas: { $solved } de { $tried } resolvidos.
    }
stats-today =
    { $tried ->
        [0] Ninguém aqui tentou o problema de hoje ainda.
        [one] Problema de hoje: { $tried } pessoa daqui tentou, { $solved ->
            [0] sem resolver
           *[other] e resolveu
        }.
       *[other] Problema de hoje: { $tried } pessoas daqui tentaram, { $solved ->
            [0] nenhuma resolveu
            [one] { $solved } resolveu
           *[other] { $solved } resolveram
        }.
    }

## Below a puzzle that is finished

themes = O tema: { $themes }.
theme =
    { $theme ->
        [win] uma vitória imediata
        [forced] uma vitória forçada
        [fork] uma ameaça dupla
        [only] a única jogada que salva a partida
        [capture] uma captura
        [trap] uma armadilha
        [last] o último perigo de uma fase
       *[chapter] um Capítulo final
    }
rating = Seu rating de problemas em { $game }: { $rating }.
rating-changed = Seu rating de problemas em { $game }: { $rating } ({ $change }).
in-row = Resolvidos em sequência: { $number }.
stats-ratings = Ratings de problemas: { $ratings }.
stats-rating =
    { $row ->
        [0] { $game } { $rating }
       *[other] { $game } { $rating } (maior sequência { $row })
    }
