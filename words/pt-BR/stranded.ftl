### Stranded, in Brazilian Portuguese. The name of the game stays.
### Glossary: tower = torre (f.) · cap = disco (m.) · column = coluna · bare ground = chão vazio · stranded = encalhar · jump = pular ·
### die = dado · roll = rolar · rank = fileira. `color` is masculine (disco, chão, what the die shows), `color-2` feminine (torre), `color-3` masculine plural.

## Before a game

title = Stranded
summary = Pegue discos, mova sua torre e seja o último a não encalhar no chão vazio.
watch = Antes de pegar um disco, veja para onde sua torre poderá ir depois. E pegue discos de que o adversário precisa: quem tem menos saídas encalha primeiro.
youngest = a pessoa mais jovem
option-blacks-name = pretas
option-blacks = Quantas das 6 faces do dado são pretas (com preto, o jogador escolhe a cor)
option-blacks-one = os 5 resultados têm a mesma chance
option-blacks-two = preto sai duas vezes mais do que cada uma das outras cores

## Colours

color =
    { $color ->
        [red] vermelho
        [blue] azul
        [yellow] amarelo
        [green] verde
       *[black] preto
    }
color-2 =
    { $color ->
        [red] vermelha
        [blue] azul
        [yellow] amarela
        [green] verde
       *[black] preta
    }
color-3 =
    { $color ->
        [red] vermelhos
        [blue] azuis
        [yellow] amarelos
        [green] verdes
       *[black] pretos
    }
color-4 = { color }
color-5 = { color }
color-capital =
    { $color ->
        [red] Vermelho
        [blue] Azul
        [yellow] Amarelo
        [green] Verde
       *[black] Preto
    }

## What happened, in the past tense

turn = { $who } { $did }.
turn-jumping =
    { $who } { $did }, pulando a torre de { $rival }{ $then ->
        [set] {" "}e levando-a para { $column }
        [left] {" "}e deixando-a em { $column }
       *[none] {""}
    }.
turn-jumping-several = { $who } { $did }, pulando { $towers }.
jumped =
    a torre de { $rival }{ $then ->
        [set] {" "}(levada para { $column })
        [left] {" "}(deixada em { $column })
       *[none] {""}
    }
did-roll = rolou { $sign }{ color }
did-get-tower = ficou com a torre { color-2 }
did-choose-tower = escolheu a torre { color-2 }
did-place-it = a colocou em { $column }
did-place = colocou a torre { color-2 } em { $column }
did-name = escolheu { $sign }{ color }
did-take = pegou o disco { color } de { $column }
did-find-none = não encontrou disco { color } para pegar
did-stay = só pôde ficar em { $column }
did-move = foi de { $start } para { $end }
did-strand = encalhou no chão { color } vazio de { $column }
did-set-down = levou a torre de { $rival } para { $column }
did-leave = deixou a torre de { $rival } em { $column }
caps-on = { $count } discos embaralhados foram empilhados em { $columns }.
caps-everywhere = { $count } discos embaralhados foram empilhados, 2 em cada coluna.
gave-up-on = { $who } desistiu. A torre fica em { $column } como obstáculo.

## How a game stands

alt = Stranded. { $now } Torres: { $towers }. Colunas, buraco em c3, a partir do disco de cima: { $columns }.
text =
    Stranded. { $now } O dado tem { $blacks ->
        [one] { $blacks } face preta
       *[other] { $blacks } faces pretas
    }.
now = { $who }: { $doing }.
doing-caps = esperando os discos
doing-roll = rolando o dado
doing-tower = escolhendo uma torre
doing-corner = escolhendo um canto
doing-color = escolhendo uma cor (preto)
doing-take = pegando um disco { color }
doing-move = indo para um disco { color }
doing-strand = indo para o chão { color } vazio
doing-put = movendo a torre { color-2 }
tower = { $who } ({ color-2 }) { $standing }
no-tower = { $who } ({ $standing })
tower-line = { $who }: { color-2 }, { $standing }.
no-tower-line = { $who }: { $standing }.
standing =
    { $where ->
        [on] em { $column }
        [stranded] encalhada em { $column }
        [none] ainda sem torre
       *[nowhere] ainda não colocada
    }{ $how ->
        [late] , tempo esgotado
        [left] , saiu do servidor
        [taken] , fora pela moderação
        [resigned] , desistiu
       *[no] {""}
    }
column = { $column } { $caps }
on-top = { $upper } sobre { $lower }
bare = chão { color }
towers-heading = Torres:
columns-heading = Colunas, discos de cima para baixo até o chão:
rank = Fileira { $rank } – { $places }.
place = { $file }: { $caps }
place-tower = { $file }: { $caps }, torre { color-2 }
place-hole = { $file }: o buraco
ground = chão { color }
bare-ground = chão { color } vazio
grid-key = Cada casa é torre:discos/chão, com o disco de cima primeiro.
grid-hole = buraco
progress = Ainda na partida: { $players }.
die-rolls = resultados do dado

## How a game ended

won = Só restou { $who }, que vence a partida.
went =
    { $who } { $how ->
        [stranded] encalhou em { $column }
        [late] ficou sem tempo
        [left] saiu do servidor
        [taken] saiu por decisão da moderação
       *[resigned] desistiu
    }
others = { $went }.

## What the player to act reads

ask-tower = Saiu preto: escolha qualquer torre que resta.
ask-corner = A torre { color-2 } é sua: coloque-a em um canto livre.
ask-color = Saiu preto: escolha a cor deste turno.
ask-take = Sua cor é { color }: pegue um disco { color } do topo de uma pilha.
ask-move =
    { $skipped ->
        [yes] Não há disco { color } que você possa pegar, então essa parte fica de fora. Mova sua torre em linha reta para um disco { color }.
       *[no] Mova sua torre em linha reta para um disco { color }.
    }
ask-strand =
    { $skipped ->
        [yes] Não há disco { color } para pegar nem para onde ir
       *[no] Você não alcança nenhum disco { color }
    }, então vá para o chão { color } vazio. Sua torre encalha lá, e você sai da partida.
ask-put = Você pulou a torre { color-2 } em { $column }: leve-a para qualquer coluna livre com disco, ou deixe-a lá.
ask-nothing = Não há nada para escolher agora.
menu-take = Pegar um disco { color }
menu-move = Ir para um disco { color }
menu-put = Mover a torre { color-2 }
menu-strand = Ir para o chão { color } vazio
menu-corner = Escolher um canto
menu-tower = Escolher uma torre
menu-color = Escolher uma cor

## kit.ftl), and both together have at most 80 characters. The only choice there is becomes a button, if it has at most 38.

label-take =
    Pegar { $column } ({ $below ->
        [cap] { color } embaixo
       *[ground] chão { color } embaixo
    })
label-move =
    Ir para { $column } ({ $below ->
        [cap] { color } embaixo
       *[ground] chão { color } embaixo
    })
label-move-jumping =
    Ir para { $column } ({ $below ->
        [cap] { color } embaixo
       *[ground] chão { color } embaixo
    }), pulando { $jumped ->
        [one] a torre
       *[other] as torres
    } { $towers }
label-jumped = { color-2 }
label-put =
    Colocar em { $column } ({ $reach ->
        [0] não alcança discos
        [one] alcança { $reach } disco
       *[other] alcança { $reach } discos
    })
label-leave =
    Deixar em { $column } ({ $reach ->
        [0] não alcança discos
        [one] alcança { $reach } disco
       *[other] alcança { $reach } discos
    })
label-strand = Encalhar em { $column }
label-corner = Começar em { $column }
label-tower = Torre { color-2 }
label-color = { color-capital }
label-color-none = { color-capital } (nenhum disco para pegar)
further-stay = você não sai do lugar
further-places =
    { $count ->
        [0] nenhum lugar para ir
        [one] { $count } lugar para ir
       *[other] { $count } lugares para ir
    }
further-caps =
    { $count ->
        [0] nenhum disco para pegar
        [one] { $count } disco para pegar
       *[other] { $count } discos para pegar
    }

## In the picture, below a player’s name: short, as a text that is too long is set smaller

plate-stranded = encalhou em { $column }
plate-last = última torre de pé
plate-no-tower = ainda sem torre

## Tips. Each stands in one line on a phone: about 50 characters

hint-tower = As torres só diferem na cor: pegue qualquer uma.
hint-corner = Veja quais cores você alcança a partir dali.
hint-color = Você pega um disco dela e depois vai para outro.
hint-strand = Da próxima vez, guarde uma segunda saída.
hint-put = Quanto menos discos ao alcance, pior para o adversário.
hint-take-none = Nenhum disco { color } ao alcance de { $column }, pegue o que pegar.
hint-take-one = Só { $column } ({ color }) está ao alcance: pegue outro disco.
hint-take-few = Você alcança { color } em { $columns }: deixe um para você.
hint-take-many =
    { $count ->
        [one] Você alcança { $count } disco { color }: deixe-o para você.
       *[other] Você alcança { $count } discos { color-3 }: deixe um para você.
    }
hint-jump = Indo para { $column }, você pula uma torre e pode movê-la.

## Why a move is not legal

why-tower-taken = A torre { color-2 } já tem dono.
why-hole = { $column } é o buraco.
why-off-board = { $column } não está no tabuleiro, que vai de a1 a e5.
why-no-corner = { $column } não é um canto.
why-corner-taken = Já há uma torre em { $column }.
why-tower-first = Primeiro escolha uma torre.
why-corner-first = Primeiro coloque sua torre em um canto.
why-color-first = Primeiro escolha a cor deste turno.
why-put-first = Primeiro decida para onde vai a torre { color-2 }.
why-color-set = A cor deste turno já é { color }.
why-placed = Você já colocou sua torre.
why-nothing-jumped = Você não pulou nenhuma torre que possa mover.
why-take-first = Primeiro pegue um disco { color }.
why-strand-now = Agora sua torre tem que ir para o chão { color } vazio.
why-not-stranded = Você ainda alcança um disco { color }, então não encalhou.
why-move-now = Agora sua torre tem que ir para um disco { color }.
why-cap-stays = Há uma torre em { $column }, então você não pode pegar o disco dali.
why-no-cap = Não há disco em { $column }.
why-other-color =
    { $column } mostra { $shown ->
        [red] vermelho
        [blue] azul
        [yellow] amarelo
        [green] verde
       *[black] preto
    }, mas a cor deste turno é { color }.
why-there = Sua torre já está lá.
why-tower-there = Há uma torre em { $column }.
why-bare = Não há disco em { $column }, e você ainda alcança um disco { color }.
why-covered = Há um disco em { $column }, mas agora sua torre tem que ir para o chão vazio.
why-across-hole = O buraco fica entre { $start } e { $end }. Sua torre não pode cruzá-lo.
why-not-straight = { $end } não está em linha reta a partir de { $start }.
why-nothing-to-stand-on = Não há disco em { $column } para a torre.

## Why a hint advises a move

advice-danger = Seu risco de encalhar no próximo turno é de { $after }%. Com a segunda melhor jogada, é de { $other }%.
advice-their-danger = O maior risco de um adversário é de { $after }%. Com a segunda melhor jogada, é de { $other }%.
outdoes-danger = O risco de encalhar no próximo turno teria sido de { $better }% em vez de { $played }%.
outdoes-their-danger = O maior risco de um adversário teria sido de { $better }% em vez de { $played }%.

## Advice: what a hint or an analysis tells the reader to do

advise-color = Escolha uma cor: { $choice }
advise-tower = Pegue a torre { color-2 }
