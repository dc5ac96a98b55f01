### The Game’s Up!, in Brazilian Portuguese. A number stands for a piece and is masculine: “um 3”, “o 3 de Ann”.
### Glossary: piece = peça · stack = pilha · single = peça solta · top = topo · turn over = virar · capture = capturar ·
### leap = saltar · target = meta · rank = fileira · square = casa

## Before a game

title = The Game’s Up!
summary = Vire peças, capture e empilhe, e alcance a meta antes do adversário.
watch = Depois de cada jogada sua, veja o que pode ser capturado agora: primeiro, suas pilhas grandes. O número na borda de uma peça é o que ela vira ao se mover.
option-target-name = meta
option-target = A pontuação que vence na hora
option-stacks-name = pilhas
option-stacks = O que uma pilha pode capturar
option-stacks-free-name = livre
option-stacks-free = tudo o que mostra um número menor
option-stacks-alternating-name = alternado
option-stacks-alternating = o mesmo, mas as cores têm que continuar alternando até embaixo
option-turning-name = giro
option-turning = Se a imagem do tabuleiro gira um quarto de volta depois de cada jogada, com as letras
option-turning-on-name = sim
option-turning-on = tabuleiro girando
option-turning-off-name = não
option-turning-off = tabuleiro parado

## What happened, in the past tense

told =
    { $who } moveu { $what ->
        [stack] uma pilha de { $tall } peças
        [theirs] o { $face } de { $rival }
       *[own] um { $face }
    } de { $start }{ $leaps ->
        [yes] , saltando { $over },
       *[no] {""}
    } para { $end } ({ $what ->
        [stack] o topo { $face } virou { $shown }
       *[other] virou { $shown }
    }){ $prey ->
        [stack] {" "}e capturou a pilha de { $rival } com { $taken } peças
        [single] {" "}e capturou o { $preyface } de { $rival }
       *[none] {""}
    }{ $gains ->
        [yes] : { $gain }, agora { $score } de { $target }
       *[no] {""}
    }.
told-least =
    { $who } moveu { $what ->
        [stack] uma pilha de { $tall } peças
        [theirs] o { $face } de { $rival }
       *[own] um { $face }
    } de { $start } para { $end }{ $prey ->
        [stack] {" "}e capturou a pilha de { $rival } com { $taken } peças
        [single] {" "}e capturou o { $preyface } de { $rival }
       *[none] {""}
    }{ $gains ->
        [yes] : { $gain }
       *[no] {""}
    }.
falls = { $who } caiu de { $before } para { $after }.
starts-by-lot = O sorteio decidiu: { $who } começa.

## How a game stands

to-move = Vez de { $who }.
lot-to-come = Ainda não foi sorteado quem começa.
state = The Game’s Up! { $doing } Pontos (meta { $target }): { $scores }.
score-sided =
    { $who } ({ $side ->
        [red] vermelho
       *[blue] azul
    }) { $score }
score = { $who } { $score }
progress = { $scores }. Meta: { $target }.
no-way-back = Não vale voltar direto: { $ways }.
way = { $start } para { $end }
quiet =
    Jogadas sem captura: { $quiet } de { $most }{ $times ->
        [1] {""}
       *[other] . Esta posição já apareceu { $times } vezes
    }.
turned =
    O tabuleiro está { $quarters ->
        [1] girado um quarto de volta no sentido horário
        [2] de cabeça para baixo
       *[3] girado três quartos de volta no sentido horário
    }.
seen-from-blue = Visto do lado azul.
singles =
    { $side ->
        [red] Peças vermelhas soltas
       *[blue] Peças azuis soltas
    }: { $pieces }.
no-singles =
    { $side ->
        [red] Peças vermelhas soltas
       *[blue] Peças azuis soltas
    }: nenhuma.
stacks =
    { $side ->
        [red] Pilhas vermelhas
       *[blue] Pilhas azuis
    }, a partir do topo: { $stacks }.
stack-at = { $square } { $stack }
stacks-heading = Pilhas, a partir do topo:
no-stacks = Nenhuma pilha.
stack-line = { $square }: { $stack }.
stack = { $pieces } ({ $tall }, soma { $sum })
stack-piece =
    { $side ->
        [red] vermelha
       *[blue] azul
    } { $face }
rank = Fileira { $rank } – { $squares }.
rank-piece =
    { $file }: { $side ->
        [red] vermelha
       *[blue] azul
    } { $face }
rank-stack =
    { $file }: { $side ->
        [red] pilha vermelha
       *[blue] pilha azul
    } de { $tall }, topo { $face }
rank-empty = { $files }: vazio
grid-key = r vermelha, b azul, + pilha

## How a game ended

won-target = { $winner } vence ao alcançar a meta de { $target } pontos.
won-no-move = { $winner } vence por { $more } a { $less }: não há mais jogadas.
drawn-no-move = Empate em { $score }: não há mais jogadas.
won-quiet = { $winner } vence por { $more } a { $less }: não houve captura em { $most } jogadas.
drawn-quiet = Empate em { $score }: não houve captura em { $most } jogadas.
drawn-third = Empate: a mesma posição apareceu 3 vezes.
scores-are = Pontuação final: { $scores }.

## What the player to move reads

ask =
    Mova uma peça sua ou uma { $side ->
        [red] vermelha
       *[blue] azul
    }.
ask-not-back = Mova uma peça, mas sem voltar direto ({ $ways }).
way-short = { $start }–{ $end }
menu-any = Mover uma peça
menu-own = Mover uma peça sua
menu-theirs =
    Mover uma peça { $side ->
        [red] vermelha
       *[blue] azul
    }
menu-where = De { $start } para…
turning = O tabuleiro gira um quarto de volta no sentido horário depois de cada jogada. As casas mantêm o nome.

## characters. The only choice there is becomes a button, if it has at most 38.

label-stack =
    Pilha em { $start }, topo { $face } (vira { $shown }{ $can ->
        [win] , pode vencer
        [capture] , pode capturar
       *[no] {""}
    })
label-own =
    { $face } em { $start } (vira { $shown }{ $can ->
        [win] , pode vencer
        [capture] , pode capturar
       *[no] {""}
    })
label-theirs =
    { $side ->
        [red] Vermelha
       *[blue] Azul
    } { $face } em { $start } (vira { $shown }{ $can ->
        [win] , pode vencer
        [capture] , pode capturar
       *[no] {""}
    })
label-go =
    { $start } { $leaps ->
        [yes] salta para
       *[no] para
    } { $end }{ $gains ->
        [yes] , { $gain }
       *[no] {""}
    }
label-takes =
    { $start } { $leaps ->
        [yes] salta para
       *[no] para
    } { $end }: captura { $prey ->
        [stack] pilha de { $taken }, topo { $preyface }
       *[single] { $preyface }
    }, { $gain }

## In the picture: short, as a text that is too long for its place is set smaller

key-small = número após mover
key-plate = só pilhas valem: a soma
layers = Do topo para baixo:
plate-moves-left =
    { $left ->
        [0] joga agora, nenhuma jogada restante
        [one] joga agora, { $left } jogada restante
       *[other] joga agora, { $left } jogadas restantes
    }
plate =
    { $singles ->
        [0] sem peças soltas
        [one] { $singles }{"\u00A0"}solta
       *[other] { $singles }{"\u00A0"}soltas
    }, { $stacks ->
        [0] sem pilhas
        [one] { $stacks }{"\u00A0"}pilha
       *[other] { $stacks }{"\u00A0"}pilhas
    }

## Tips. Each stands in one line on a phone: about 50 characters

hint-stack = Sua pilha em { $square } vale { $worth }. Se mover, o { $top } vira { $shown }.
hint-none = Só pilhas valem pontos, e toda captura forma uma pilha.
hint-capture =
    { $what ->
        [stack] Sua pilha
       *[single] Seu { $face }
    } em { $start } vira { $shown } e captura { $end }: { $gain }{ $wins ->
        [yes] , vitória
       *[no] {""}
    }.

## Why a move is not legal

why-off-board = { $square } não está no tabuleiro, que vai de a1 a { $last }.
why-empty = { $square } está vazia.
why-their-stack = A pilha em { $square } é do adversário. Dele, você só pode mover peças soltas.
why-nowhere = A peça ou pilha em { $square } não tem para onde ir agora.
why-there = A peça ou pilha em { $square } já está lá.
why-far = { $end } está longe demais de { $start }, ou não está em linha reta.
why-stack-far = Pilhas se movem uma casa de cada vez.
why-leap = Só dá para saltar uma peça da mesma cor, e não há nenhuma em { $over }.
why-closed = Você não pode voltar direto de { $start } para { $end }.
why-own = Em { $end } há uma peça ou pilha da mesma cor.
why-their-piece = As peças do adversário só podem ir para uma casa vazia.
why-alternating = A peça de baixo da pilha cairia sobre uma da mesma cor.
why-face = Ela viraria { $face }, que não pode capturar um { $prey }.

## Why a hint advises a move. “This” is the move

advice = Contra o adversário, isto vale { $gain }. A segunda melhor jogada vale { $other }.
advice-after = Com as melhores jogadas depois disso, fica { $own } para você e { $theirs } para o adversário. Depois da segunda melhor jogada, fica { $ownother } a { $theirsother }.
outdoes = O placar teria ficado em { $own } a { $theirs } em vez de { $ownwas } a { $theirswas }.

## Advice: what a hint or an analysis tells the reader to do

advise-move =
    { $what ->
        [stack] { $captures ->
            [yes] Mova a pilha de { $start } para { $end } e capture ali
           *[no] Mova a pilha de { $start } para { $end }
        }
       *[single] { $captures ->
            [yes] Mova a peça de { $start } para { $end } e capture ali
           *[no] Mova a peça de { $start } para { $end }
        }
    }
