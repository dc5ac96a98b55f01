### Trying moves on a private board, in Brazilian Portuguese: testar jogadas.

## Buttons

try-moves = Testar jogadas
undo = Desfazer
discard = Desfazer tudo
at-random = Sortear

## The board

heading =
    -# { $game }: testando jogadas { $move ->
        [0] desde o início
       *[other] depois da jogada { $move }
    }. Só você vê isto, e nada é jogado de verdade.
chance = Agora é com o acaso. Escolha o que acontece ou sorteie. Isto não tem nada a ver com o que vai sair na partida de verdade.
choose-chance = Escolher o que acontece
too-long = Não há espaço para mais jogadas aqui. Desfaça algumas antes.
not-possible = Isso não é possível aqui.
