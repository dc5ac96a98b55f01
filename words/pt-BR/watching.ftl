### Looking at a game without moving, in Brazilian Portuguese.

## Buttons

view-large = Ver em tamanho grande
turn-it = Girar o tabuleiro
post-again = Publicar o tabuleiro de novo
history = Histórico
first = ⏮ Primeira
back = ◀ Anterior
next = Próxima ▶
last = Última ⏭
go-to = Ir para…
see-board = Ver o tabuleiro
in-words = Mostrar como texto

## The board

posted = Publiquei o tabuleiro de novo no canal.
to-play = { $badge } Vez de { $who }.
watch = { $table }. Você não joga lá, mas pode assistir.

## Looking through a game

form-title = Ir para uma jogada
form-label = Número da jogada
form-hint = 0 para o início da partida
no-number = Isso não é o número de uma jogada. Digite um número, como 12.
moves-so-far =
    Esta partida tem { $moves ->
        [0] 0 jogadas
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }.
at-start = -# { $game }, antes da primeira jogada
at-move = -# { $game }, jogada { $move } de { $last }
page = -# { $game }, página { $page } de { $last }
nothing-yet = Nenhuma jogada ainda.
