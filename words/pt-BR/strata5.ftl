### Strata 5, in Brazilian Portuguese. A pawn is called by its number and is masculine: “o 3”.
### Glossary: pawn = peão · block = bloco · space = casa · level = nível · Starting Block = bloco inicial · in hand = na mão ·
### enter = entrar · trapped = preso (for good) · locked = bloqueado (for now) · lay = colocar · hollow = oco · file, rank = coluna, fileira

## The game, before it is played

title = Strata 5
summary = Empilhe blocos, suba com seus peões e seja o primeiro a chegar ao nível 5.
watch = Procure peões que o adversário alcança em exatamente tantos passos quanto o número deles: é assim que eles capturam e sobem. Coloque cada bloco onde ele ajuda seus peões a subir e fecha o caminho dos outros.
option-size-name = tamanho
option-size = Tamanho do tabuleiro
option-size-6 = o jogo rápido, melhor para o vermelho
option-size-8 = o jogo padrão
option-size-10 = o jogo longo, quase sempre empate

## What happened, as sentences in the story of the game

turn = { $who } { $actions }.
did-move =
    moveu o { $number } de { $start } para { $end }{ $ways ->
        [yes] {" "}por { $way }
       *[no] {""}
    } (nível { $level }{ $stuck ->
        [yes] , bloqueado por enquanto
       *[no] {""}
    }){ $captures ->
        [yes] , capturando o { $captured } de { $rival }
       *[no] {""}
    }
did-enter =
    entrou com o { $number } em { $end }{ $ways ->
        [yes] {" "}por { $way }
       *[no] {""}
    } (nível { $level }{ $stuck ->
        [yes] , bloqueado por enquanto
       *[no] {""}
    }){ $captures ->
        [yes] , capturando o { $captured } de { $rival }
       *[no] {""}
    }
did-move-briefly =
    { $again ->
        [yes] o { $number } de { $start } para { $end }
       *[no] moveu o { $number } de { $start } para { $end }
    }{ $captures ->
        [yes] , capturando o { $captured } de { $rival }
       *[no] {""}
    }
did-enter-briefly =
    entrou com o { $number } em { $end }{ $captures ->
        [yes] , capturando o { $captured } de { $rival }
       *[no] {""}
    }
did-block =
    colocou um bloco de { $place } a { $corner } (nível { $level }){ $does ->
        [traps] , prendendo { $trapped }
        [locks] , bloqueando { $locked }
        [both] , prendendo { $trapped }, e bloqueando { $locked }
       *[nothing] {""}
    }
did-block-briefly =
    colocou um bloco em { $place }{ $traps ->
        [yes] , prendendo { $trapped }
       *[no] {""}
    }
caught =
    { $whose ->
        [own] { $owns ->
            [one] o próprio { $own }
           *[other] os próprios peões { $own }
        }
        [theirs] { $rivals ->
            [one] o { $theirs } de { $rival }
           *[other] os peões { $theirs } de { $rival }
        }
        [both] o próprio { $own } e o { $theirs } de { $rival }
       *[lists] { $owns ->
            [one] o próprio { $own }
           *[other] os próprios peões { $own }
        }, e { $rivals ->
            [one] o { $theirs } de { $rival }
           *[other] os peões { $theirs } de { $rival }
        }
    }
did-no-pawn = não pôde mover nenhum peão
did-no-second = não pôde mover um segundo peão
did-no-place = não tinha onde colocar um bloco
did-no-block-left = não tinha mais blocos
did-pass = teve que passar

## How the game stands

state = Strata 5, turno { $turn }. { $doing }
doing =
    { $who } está { $step ->
        [first] movendo um peão
        [second] movendo um segundo peão
       *[block] colocando um bloco
    }{ $moved ->
        [yes] {" "}(o peão em { $space } já se moveu)
       *[no] {""}
    }.
sides = Vermelho: { $red }. Preto: { $black }.
seen-from-black = Visto do lado preto.
levels-by-rank = Níveis por fileira, de a até { $last }: { $ranks }.
blocks-by-space = Blocos pela casa inferior esquerda: { $levels }.
blocks-on-level = nível { $level } { $places }
pawns-of =
    { $side ->
        [red] Peões vermelhos
       *[black] Peões pretos
    }: { $board ->
        [0] nenhum
       *[other] { $pawns }
    }. Na mão: { $hand ->
        [0] nenhum
       *[other] { $held }
    }{ $trapped ->
        [0] {""}
       *[other] . Presos: { $caged }
    }.
pawn-on = { $number } em { $space }
pawn-in = { $number } em { $space } no nível { $level }
count =
    { $blocks ->
        [0] Nenhum bloco restante
        [one] Resta { $blocks } bloco
       *[other] Restam { $blocks } blocos
    }{ $idle ->
        [0] {""}
       *[other] . { $idle } de { $most } turnos sem captura nem bloco
    }{ $stirred ->
        [yes] . Houve captura ou bloco neste turno
       *[no] {""}
    }{ $times ->
        [1] {""}
       *[other] . Esta posição já apareceu { $times } vezes
    }.
levels-heading = Nível de cada casa, de a até { $last }:
rank = Fileira { $rank }: { $levels }
level-by-level-heading = Nível por nível, blocos pela casa inferior esquerda:
blocks-heading = Blocos pela casa inferior esquerda:
level =
    Nível { $level }: blocos { $blocks }{ $standing ->
        [yes] , peões { $pawns }
       *[no] {""}
    }.
level-pawn =
    { $side ->
        [red] vermelho
       *[black] preto
    } { $number } em { $space }{ $locked ->
        [yes] {" "}(bloqueado)
       *[no] {""}
    }
level-trapped =
    { $side ->
        [red] vermelho
       *[black] preto
    } { $number } preso em { $space }
hollow = Oco: { $gaps }.
gap = { $space } abaixo do nível { $level }
in-hand =
    Na mão: vermelho { $reds ->
        [0] nenhum
       *[other] { $red }
    }, preto { $blacks ->
        [0] nenhum
       *[other] { $black }
    }.
grid-levels = Níveis:
grid-pawns = Peões, { letter-red } vermelho e { letter-black } preto:
letter-red = v
letter-black = p
progress =
    { $forces }. { $blocks ->
        [0] Nenhum bloco restante
        [one] Resta { $blocks } bloco
       *[other] Restam { $blocks } blocos
    }.
force =
    { $who } ({ $side ->
        [red] vermelho
       *[black] preto
    }) tem { $pawns ->
        [0] nenhum peão no tabuleiro
        [one] { $pawns } peão no tabuleiro, o mais alto no nível { $high }
       *[other] { $pawns } peões no tabuleiro, o mais alto no nível { $high }
    }

## How the game ended

won-climbed = { $winner } chegou ao nível 5 e vence.
won-by-capture = { $winner } vence por captura: { $loser } não tem mais nenhum peão livre.
won-by-block = { $winner } vence com um bloco: todos os peões restantes de { $loser } estão bloqueados.
won-locked-itself = { $loser } não tem mais nenhum peão livre: vitória de { $winner }.
drawn-no-five = Empate: todos os blocos foram colocados, e nenhum está no nível 5.
drawn-idle =
    { $turns ->
        [one] Empate: { $turns } turno sem captura nem bloco.
       *[other] Empate: { $turns } turnos seguidos sem captura nem bloco.
    }
drawn-third = Empate: a mesma posição apareceu 3 vezes.

## Spoken to the player to act

ask-first = Mova um peão.
ask-second = Mova um segundo peão (não o que está em { $moved }).
ask-block = Coloque um bloco.
ask-block-no-pawn = Nenhum dos seus peões pode se mover, então coloque um bloco.
ask-block-no-second = Nenhum dos seus outros peões pode se mover, então coloque um bloco.

## What stands in the empty field of a menu: what its choices have in common. A phone shows about 40 characters

menu-move = Mover um peão
menu-board = Mover um peão do tabuleiro
menu-hand = Entrar com um peão da mão
menu-block = Colocar um bloco
menu-block-harm = Prender ou bloquear peões
menu-block-top = Colocar em cima de outros
menu-block-board = Colocar no tabuleiro
menu-where =
    { $where ->
        [climb] { $hand ->
            [yes] Subir ou capturar com seu { $pawn }
           *[no] Subir ou capturar com o peão em { $pawn }
        }
        [level] { $hand ->
            [yes] Ficar no mesmo nível com seu { $pawn }
           *[no] Ficar no mesmo nível com o peão em { $pawn }
        }
        [descend] { $hand ->
            [yes] Descer com seu { $pawn }
           *[no] Descer com o peão em { $pawn }
        }
       *[any] { $hand ->
            [yes] Seu { $pawn } vai para…
           *[no] O peão em { $pawn } vai para…
        }
    }

## characters. The only choice there is becomes a button, if it has at most 38.

label-pawn =
    { $number } { $hand ->
        [yes] da mão
       *[no] em { $start }
    } ({ $places ->
        [one] { $places } casa
       *[other] { $places } casas
    }{ $captures ->
        [yes] , pode capturar
       *[no] {""}
    }{ $wins ->
        [yes] , pode vencer
       *[no] {""}
    })
label-lay =
    Colocar um bloco ({ $places ->
        [one] { $places } lugar
       *[other] { $places } lugares
    })
label-walk =
    { $hand ->
        [yes] { $number } da mão
       *[no] { $start }
    } para { $end }, nível { $level }{ $does ->
        [captures] : captura { $side ->
            [red] o { $captured } vermelho
           *[black] o { $captured } preto
        }
        [locked] : fica bloqueado por enquanto
        [both] : captura { $side ->
            [red] o { $captured } vermelho
           *[black] o { $captured } preto
        } e fica bloqueado por enquanto
       *[nothing] {""}
    }
label-block =
    { $place } a { $corner }, nível { $level }{ $does ->
        [traps] : prende { $trapped }
        [locks] : bloqueia { $locked }
        [both] : prende { $trapped }, bloqueia { $locked }
       *[nothing] {""}
    }
label-block-briefly =
    { $place } a { $corner }, nível { $level }{ $does ->
        [traps] : prende { $trapped ->
            [one] { $trapped } peão
           *[other] { $trapped } peões
        }
        [locks] : bloqueia { $locked ->
            [one] { $locked } peão
           *[other] { $locked } peões
        }
        [both] : prende { $trapped ->
            [one] { $trapped } peão
           *[other] { $trapped } peões
        }, bloqueia { $locked }
       *[nothing] {""}
    }
label-caught =
    { $whose ->
        [own] { $owns ->
            [one] seu { $own }
           *[other] seus { $own }
        }
        [theirs] { $side ->
            [red] { $rivals ->
                [one] o { $theirs } vermelho
               *[other] { $theirs } vermelhos
            }
           *[black] { $rivals ->
                [one] o { $theirs } preto
               *[other] { $theirs } pretos
            }
        }
        [both] seu { $own } e { $side ->
            [red] o { $theirs } vermelho
           *[black] o { $theirs } preto
        }
       *[lists] { $owns ->
            [one] seu { $own }
           *[other] seus { $own }
        }, e { $side ->
            [red] { $rivals ->
                [one] o { $theirs } vermelho
               *[other] { $theirs } vermelhos
            }
           *[black] { $rivals ->
                [one] o { $theirs } preto
               *[other] { $theirs } pretos
            }
        }
    }

## In the picture: short, and nothing can be cut

key-level = nível
key-air = oco
key-trapped = preso
key-locked = bloqueado
status-doing =
    { $step ->
        [first] movendo um peão
        [second] movendo outro
       *[block] colocando um bloco
    }
status-doing-left =
    { $step ->
        [first] movendo um peão
        [second] movendo outro
       *[block] colocando um bloco
    }, { $left ->
        [one] resta { $left } turno
       *[other] restam { $left } turnos
    }
status =
    { $board ->
        [0] { $trapped ->
            [0] todos na mão
            [one] { $trapped } preso
           *[other] { $trapped } presos
        }
       *[other] { $trapped ->
            [0] { $board } no tabuleiro
            [one] { $board } no tabuleiro, { $trapped } preso
           *[other] { $board } no tabuleiro, { $trapped } presos
        }
    }

## Tips for new players. Each stands in one line on a phone: about 50 characters

hint-wins = Seu { $number } pode chegar a { $end } no nível { $level }: isso vence.
hint-captures = Seu { $number } pode capturar o { $captured } em { $end }.
hint-second = Importa onde ele termina, não o caminho.
hint-enter = Entrar em um bloco inicial é o primeiro passo do peão.
hint-walk = Um peão anda seu número, no máximo 1 nível por passo.
hint-trap = Um bloco em { $place } prende o { $number } adversário para sempre.
hint-trap-own = Cuidado: um bloco em { $place } prenderia seu { $number }.
hint-climb = Um bloco em { $place } faz um degrau para o nível { $level }.
hint-block = Onde dois blocos se encostam, o próximo apoia nos dois.

## Why a move is not legal

why-off-board = { $space } não está no tabuleiro, que vai de a1 a { $last }.
why-pawn-before-block =
    { $first ->
        [yes] Mova um primeiro peão antes de colocar um bloco.
       *[no] Mova um segundo peão antes de colocar um bloco.
    }
why-block-now = Agora você tem que colocar um bloco.
why-not-in-hand = Você não tem um { $number } na mão.
why-no-door = Seus blocos iniciais não têm mais casa aberta, então nenhum peão pode entrar.
why-doors-taken = Todas as casas abertas dos seus blocos iniciais estão ocupadas, então nenhum peão pode entrar.
why-no-entry =
    { $number ->
        [one] Seu { $number } não pode dar { $number } passo a partir dos seus blocos iniciais agora.
       *[other] Seu { $number } não pode dar { $number } passos a partir dos seus blocos iniciais agora.
    }
why-entry-blocked = Outros peões fecham todos os caminhos do seu { $number } até { $end }.
why-entry-far =
    { $number ->
        [one] Um peão da mão não chega a { $end } em { $number } passo (entrar é o primeiro).
       *[other] Um peão da mão não chega a { $end } em { $number } passos (entrar é o primeiro).
    }
why-trapped = Seu { $number } em { $space } está preso para sempre.
why-empty = Não há peão em { $space }.
why-theirs = O peão em { $space } é do adversário.
why-moved = O peão em { $space } já se moveu. O segundo peão tem que ser outro.
why-same-space = Um peão não pode terminar na casa de onde saiu.
why-locked =
    { $number ->
        [one] Seu { $number } em { $space } está bloqueado: não tem um caminho de { $number } passo.
       *[other] Seu { $number } em { $space } está bloqueado: não tem um caminho de { $number } passos.
    }
why-blocked = Outros peões fecham o caminho do seu { $number } em { $space }: ele não pode se mover agora.
why-bare = Não há bloco em { $space }, e peões só ficam em cima de blocos.
why-own-pawn = Em { $space } está um peão seu.
why-too-far =
    { $steps ->
        [one] { $end } fica a pelo menos { $steps } passo de { $start }, mas um { $number } dá exatamente { $number }.
       *[other] { $end } fica a pelo menos { $steps } passos de { $start }, mas um { $number } dá exatamente { $number }.
    }
why-parity =
    { $odd ->
        [yes] Um { $number } dá exatamente { $number } passos, mas { $end } fica sempre a um número ímpar de passos de { $start }.
       *[no] Um { $number } dá exatamente { $number } passos, mas { $end } fica sempre a um número par de passos de { $start }.
    }
why-walk-blocked =
    { $number ->
        [one] Outros peões fecham todos os caminhos de { $number } passo entre { $start } e { $end }.
       *[other] Outros peões fecham todos os caminhos de { $number } passos entre { $start } e { $end }.
    }
why-no-walk =
    { $number ->
        [one] Não há caminho de { $number } passo entre { $start } e { $end }. Um peão anda só por blocos, sobe ou desce no máximo 1 nível por passo e não passa duas vezes pela mesma casa.
       *[other] Não há caminho de { $number } passos entre { $start } e { $end }. Um peão anda só por blocos, sobe ou desce no máximo 1 nível por passo e não passa duas vezes pela mesma casa.
    }
why-over-edge = Um bloco é indicado pela casa inferior esquerda. Em { $place }, ele passaria da borda.
why-alone = No tabuleiro vazio, um bloco tem que ficar ao lado de outro no nível 1. Em { $place }, não ficaria.
why-too-high = Em { $place }, o bloco ficaria no nível { $level }, mas o nível mais alto é { $top }.
why-uneven =
    { $spaces ->
        [one] Em { $place }, só 1 das 4 casas do bloco chega ao nível { $height }, mas são necessárias pelo menos 3.
       *[other] Em { $place }, só 2 das 4 casas do bloco chegam ao nível { $height }, mas são necessárias pelo menos 3.
    }
why-one-block = Em { $place }, o bloco se apoiaria em um só. Ele precisa de pelo menos 2 peças (blocos ou peões) embaixo.

## Why a hint advises a turn

advice-free = Depois disso, podem se mover { $own } peões seus e { $theirs } do adversário. Depois do segundo melhor turno, são { $ownother } e { $theirsother }.
advice-stops = Isto mantém o adversário longe do nível 5.
advice-climbs = Depois disso, você ameaça subir ao nível 5.
advice-captures = Depois disso, a conta de capturas ao alcance é de { $own } a { $theirs }. Depois do segundo melhor turno, é de { $ownother } a { $theirsother }.
outdoes-free = A conta de peões que podem se mover teria sido { $own } a { $theirs } em vez de { $ownwas } a { $theirswas }.
outdoes-captures = A conta de capturas ao alcance teria sido { $own } a { $theirs } em vez de { $ownwas } a { $theirswas }.

## Advice: what a hint or an analysis tells the reader to do

advise-walk =
    { $hand ->
        [yes] { $captures ->
            [yes] Entre com o { $number } em { $end } e capture ali
           *[no] Entre com o { $number } em { $end }
        }
       *[no] { $captures ->
            [yes] Mova o { $number } de { $start } para { $end } e capture ali
           *[no] Mova o { $number } de { $start } para { $end }
        }
    }
advise-block = Coloque um bloco em { $place }
