### /plan and /note, in Brazilian Portuguese. A line of a plan is a “variante”.

## Buttons and menus

plan-moves = Planejar jogadas
add = Adicionar variante
save = Salvar esta variante
see = Meu plano
drop-all = Apagar todas as variantes
drop = Apagar uma variante
note = Minha anotação
write = Escrever uma anotação
change = Editar minha anotação
erase = Apagar minha anotação

## The plan

heading = ## Seu plano
empty = Você não planejou nada para esta posição.
explained = Se { $who } jogar uma destas variantes, eu faço sua resposta na hora. Quando a partida toma outro rumo ou uma jogada é voltada, as variantes que não servem mais são apagadas. Só você vê seu plano.
counted =
    { $lines ->
        [one] { $lines } variante
       *[other] { $lines } variantes
    } de { $most }.
step =
    { $own ->
        [yes] **você: { $move }**
       *[no] { $who }: { $move }
    }

## The board on which a line is entered

board-heading = -# Planejando: escolha uma jogada de { $who } e depois sua resposta. Só você vê isto.
saved = Salvo. Para adicionar outra variante, desfaça algumas jogadas e tente outras.

## What everybody reads

planned = { $told } (jogada planejada)

## The note

note-heading = ## Sua anotação sobre esta partida
no-note = Você não escreveu nenhuma anotação.
note-explained = Só você vê isto.
form-title = Sua anotação sobre esta partida
form-label = Anotação
form-hint = Só você vê isto. Deixe em branco para apagar a anotação.
