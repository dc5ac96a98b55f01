### Exercises from one's own games, in Brazilian Portuguese.

## Buttons

learn = Aprender com esta partida
next = Próximo exercício ▶

## While somebody waits

choosing = Escolhendo seus exercícios. Só um momento…

## An exercise

heading = -# { $game }, sua jogada { $move }: exercício { $number } de { $exercises }
title =
    { $asks ->
        [turn] ### Encontre um turno melhor
       *[choice] ### Encontre uma jogada melhor
    }
task =
    Na partida, você jogou: { $moves }. Isso custou { $cost ->
        [one] { $cost } ponto percentual
       *[other] { $cost } pontos percentuais
    } da sua chance de vitória. O que teria sido melhor? Você tem uma tentativa.
task-of-two =
    Na partida, você fez uma destas duas jogadas. Isso custou { $cost ->
        [one] { $cost } ponto percentual
       *[other] { $cost } pontos percentuais
    } da sua chance de vitória. Qual é a melhor? Você tem uma tentativa.
due =
    { $number ->
        [one] { $number } exercício das suas partidas espera por você.
       *[other] { $number } exercícios das suas partidas esperam por você.
    }
practice = Você já respondeu a este antes. Desta vez é treino e não conta.
unchecked = Não consegui conferir esta resposta, então ela não contou. Tente de novo.

## After an answer. $moves as in “task”

found = Certo! É o que o computador teria jogado.
as-good = Certo! O computador teria jogado outra coisa, mas isto é tão bom quanto: { $moves }.
as-played = Foi o que você jogou na partida.
in-game = Na partida, você jogou: { $moves }.
back =
    { $days ->
        [one] Este exercício volta amanhã. Ele estará em `/puzzle`.
       *[other] Este exercício volta daqui a { $days } dias. Ele estará em `/puzzle`.
    }
learned = Você já resolveu este duas vezes, então ele não volta mais.

## If there are no exercises

none = Nenhum turno seu custou o bastante para virar exercício. Jogou bem!
not-yours = Só quem jogou esta partida pode aprender com ela.
not-over = Dá para aprender com uma partida depois que ela acaba e não pode mais ser reaberta.
deal-open = Você poderá aprender com esta partida quando ninguém mais puder jogar o desafio dela.
all-done = Por enquanto é só.
gone = Este exercício não está mais disponível.
line = A imagem abaixo mostra o tabuleiro depois da sua jogada na partida e da melhor resposta.
