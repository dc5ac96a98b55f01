### Stranded on Mars, in Brazilian Portuguese. The title stays. Names of cards have no article, so nothing agrees with them.
### Glossary: hazard = perigo · fight = combate · beat = vencer · life = vida (“2 de vida”) · aging card = carta de desgaste ·
### knowledge = conhecimento · free card = carta grátis · draw = comprar · draw pile = monte · discard pile = descarte ·
### row = fileira · revealed = reveladas · destroy = destruir · Final Chapter = Capítulo final · Green Sol = Sol verde · hunger = fome

## The game, before it is played

title = Stranded on Mars
summary = Só você em Marte: aprenda com o que sobrevive e vá embora antes que a vida acabe.
watch = Perca de propósito alguns combates no começo e destrua as cartas ruins com a vida que isso custa. Pare de comprar assim que tiver o bastante.
option-level-name = nível
option-level = Dificuldade
option-level-1 = 20 de vida (máximo 22), sem carta de desgaste no início, sem Dedos dormentes (−3)
option-level-2 = 20 de vida (máximo 22), 1 carta de desgaste desde o início, sem Dedos dormentes (−3)
option-level-3 = 20 de vida (máximo 22), 1 carta de desgaste desde o início, todas as cartas de desgaste
option-level-4 = 18 de vida (máximo 20), 1 carta de desgaste desde o início, todas as cartas de desgaste

## What happened, as sentences in the story of the game

level-says = Nível { $level }: { $says }.
drew = { $who } comprou { $cards }.
paid-for = { $who } pagou { $life } de vida por { $cards }.
destroyed = { $who } destruiu { $cards }.
drew-unknown = { $who } comprou uma carta grátis.
paid-for-unknown = { $who } pagou { $life } de vida por uma carta.
destroyed-none = { $who } não destruiu nenhuma carta.
destroyed-no-more = { $who } parou de destruir cartas.
chapters-drawn = Capítulos finais: { $foes }.
hazards-dealt = Perigos: { $foes }.
came = A carta é { $card }.
needs =
    pede { $value } { $free ->
        [0] sem cartas grátis
        [one] com { $free } carta grátis
       *[other] com { $free } cartas grátis
    }
last-hazard = É o último, então é preciso enfrentá-lo: { needs }.
faced = { $who } enfrentou { $foe }: { needs }.
began-chapter = { $who } começou com o Capítulo final { $foe }: { needs }.
next-chapter = Em seguida vem o outro Capítulo final, { $foe }: { needs }.
cannot-beat = Não dá mais para vencer { $foe }.
renewed =
    O descarte foi embaralhado e virou um novo monte: { $size ->
        [0] nenhuma carta
        [one] { $size } carta
       *[other] { $size } cartas
    }, { $joined ->
        [yes] com { $card } no meio
       *[no] sem nova carta de desgaste
    }.
aging-joined = { $card } entrou no baralho.
aging-from-start = { $card } está no baralho desde o início.
beat =
    { $who } venceu { $foe } ({ $total } a { $value }){ $gains ->
        [yes] {" "}e ganhou { $card }
       *[no] {""}
    }.
lost-fight = { $who } perdeu para { $foe } ({ $total } a { $value }) e pagou { $life } de vida.
paid-hunger = { $who } pagou { $life } de vida por fome.
not-paid =
    { $who } tinha que pagar { $life } de vida { $cost ->
        [fight] pelo combate perdido
       *[hunger] por fome
    }, mas só tinha { $had }.
phase-begins =
    { $phase ->
        [green] Começa o Sol verde.
        [yellow] Começa o Sol amarelo.
        [red] Começa o Sol vermelho.
       *[final] Começam os Capítulos finais.
    }

## What an ability did: $effects is a list of the messages did-…, joined with commas and "and"

effects = { $who } { $effects }.
effects-last = { $most }, e { $last }
did-use = usou { $card }
did-destroy = destruiu { $card }
did-double = dobrou { $card }
did-copy = copiou { $card }
did-swap = descartou { $card }
did-get = comprou { $card } no lugar
did-put-below = pôs { $card } embaixo do monte
did-see = viu { $cards }
did-draw = comprou { $cards }
did-take-more = foi atrás de mais uma carta
did-leave = parou por aí
did-drop = descartou { $card }
did-drop-none = não descartou nada
did-put-back =
    { $count ->
        [1] devolveu { $first } ao topo
        [2] devolveu { $first } ao topo, com { $second } embaixo
       *[3] devolveu { $first } ao topo, com { $second } e depois { $third } embaixo
    }
did-gain = ganhou { $life } de vida
did-lower =
    { $phase ->
        [green] baixou o perigo ao valor do Sol verde
        [yellow] baixou o perigo ao valor do Sol amarelo
       *[red] baixou o perigo ao valor do Sol vermelho
    }

## Cards within sentences

valued = { $card } ({ $value })
times = { $many } × { $card }
full =
    { $card } { $value }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
short =
    { $code } { $value }{ $acts ->
        [yes] {" "}{ $does }
       *[no] {""}
    }
numbered = { $place } { $what }

## How the game stands, in text: these sentences together describe the picture, in at most 1024 characters. So they are short

state = Stranded on Mars, nível { $level }. { $doing }
doing = { $who } { waits }.
doing-stopped = { $who }: a partida acabou.
waits =
    { $step ->
        [first-aging] está comprando uma carta de desgaste
        [final] está tirando um Capítulo final
        [deal] está tirando um perigo
        [face] tem que escolher um perigo
        [chapter] tem que escolher um Capítulo final
        [fight] tem que continuar ou terminar o combate
        [aging] está comprando uma carta de desgaste
        [card] está comprando uma carta
        [on] tem que escolher uma carta
        [look] tem que pegar uma carta ou parar
        [drop] pode descartar 1 carta
        [stack] tem que devolver cartas
       *[destroy] tem que destruir cartas ou parar
    }
life-and-score =
    { $phase ->
        [green] Sol verde
        [yellow] Sol amarelo
        [red] Sol vermelho
       *[final] Capítulos finais
    }, vida { $life } de { $most }, { $over ->
        [yes] pontuação { $score }
       *[no] pontuação até agora { $score }
    }.
dealt = Na mesa: { $offers }.
offer =
    { $foe } ({ needs }, dá um { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    })
against =
    Contra { $foe }: soma { $total } de { $value }{ $lowered ->
        [0] {""}
       *[other] , fase −{ $lowered }
    }, { $free ->
        [0] nenhuma carta grátis restante
        [one] { $free } carta grátis restante
       *[other] { $free } cartas grátis restantes
    }{ $stopped ->
        [yes] , carta de parada
       *[no] {""}
    }{ $hunger ->
        [0] {""}
       *[other] , fome { $hunger }
    }.
lost-to = Derrota para { $foe }, { $budget } para destruir cartas.
under-way = Em andamento: { $does } com a carta { $place }, ainda { $left }.
coming =
    { $free ->
        [yes] Agora: uma carta grátis, como carta { $place }.
       *[no] Agora: uma carta, como carta { $place }.
    }
used-gone = Usadas e fora da fileira: { $cards }.
used-times = { $many } × { $card }
in-view = Reveladas: { $cards }.
row = Fileira: { $cards }.
row-heading = Fileira:
row-last = { $card }.
row-card = { $card } ({ $notes })
note-doubled = em dobro
note-made-0 = vale 0
note-left-out = não conta
note-used = já usada
note-usable = pode ser usada
note-free = grátis
letter-doubled = d
letter-used = u
letter-free = g
row-by-codes = Fileira em ordem ({ letter-doubled } em dobro, { letter-used } já usada, { letter-free } grátis): { $cards }.
row-table-heading = Fileira ({ letter-doubled } em dobro, { letter-used } já usada, { letter-free } grátis):
stack =
    Monte { $size }{ $tops ->
        [yes] , em seguida { $top }
       *[no] {""}
    }{ $bottoms ->
        [yes] , embaixo { $bottom }
       *[no] {""}
    }{ $rests ->
        [yes] : { $rest }
       *[no] {""}
    }.
discard = Descarte { $size }: { $cards }.
removed = Destruídas { $size }: { $cards }.
hazard-discard = Descarte de perigos { $size }: { $cards }.
left =
    Restam: { $hazards ->
        [0] nenhum perigo
        [one] { $hazards } perigo
       *[other] { $hazards } perigos
    }, { $aging ->
        [0] nenhuma carta de desgaste
        [one] { $aging } carta de desgaste
       *[other] { $aging } cartas de desgaste
    }.
chapters =
    Capítulos: { $chapters }{ $first ->
        [yes] , primeiro saiu { $foe }
       *[no] {""}
    }.
chapter-stands =
    { $foe } { $beaten ->
        [yes] (vencido)
       *[no] { $value }
    }
progress =
    { $who } tem { $life } de vida { $phase ->
        [green] no Sol verde
        [yellow] no Sol amarelo
        [red] no Sol vermelho
       *[final] nos Capítulos finais
    }.
luck = valor das cartas compradas

## How the game ended

won = { $who } vence e deixa Marte: os dois Capítulos finais foram vencidos.
lost-by-fight = { $who } perde: a vida não basta para pagar um combate perdido.
lost-by-hunger = { $who } perde: a vida não basta para pagar a fome.
lost-by-chapter = { $who } perde: não dá mais para vencer um Capítulo final.
lost-resigned =
    { $how ->
        [late] { $who } ficou sem tempo e perde.
        [left] { $who } saiu do servidor e perde.
        [taken] A moderação removeu { $who } da partida: derrota.
       *[resigned] { $who } desistiu e perde.
    }
score-cards = Cartas suas: { $number } ({ $points })
score-aging = Cartas de desgaste suas: { $number } ({ $points })
score-chapters = Capítulos vencidos: { $number } ({ $points })
score-life = Vida restante: { $number } ({ $points })
score-life-idle = Vida restante: { $number } ({ $points }, só conta depois da vitória)
score-unbeaten = Perigos nunca vencidos: { $number } ({ $points })
score = Pontuação no nível { $level }: { $score }.

## Spoken to the player: what is to be chosen now

ask-face = Escolha um perigo para enfrentar. O outro vai para o descarte de perigos.
ask-chapter = Os últimos combates: escolha qual Capítulo final vem primeiro. Você tem que vencer os dois.
ask-fight-enough = Sua soma é { $total } de { $value }. Termine o combate ou continue.
ask-fight-no-card = Sua soma é { $total } de { $value }. Compre uma carta antes de terminar o combate.
ask-fight-free =
    Sua soma é { $total } de { $value }, com { $free ->
        [0] nenhuma carta grátis restante
        [one] { $free } carta grátis restante
       *[other] { $free } cartas grátis restantes
    }.{ $must ->
        [yes] {" "}Você tem que vencer este combate.
       *[no] {""}
    }
ask-fight-pay =
    Sua soma é { $total } de { $value }. { $stopped ->
        [yes] Uma carta de parada bloqueia as cartas grátis
       *[no] Não há mais cartas grátis
    }, e a próxima carta custa { $price } de vida.{ $must ->
        [yes] {" "}Você tem que vencer este combate.
       *[no] {""}
    }
ask-fight-stuck =
    Sua soma é { $total } de { $value }. { $poor ->
        [yes] Sua vida não basta para mais uma carta.
       *[no] Não há mais cartas para comprar.
    }{ $must ->
        [yes] {" "}Você tem que vencer este combate.
       *[no] {""}
    }
ask-card-to-destroy = Destruir: escolha uma carta para tirar da partida.
ask-card-to-double = Dobrar: escolha uma carta para contar em dobro.
ask-card-to-copy = Copiar: escolha a carta cuja habilidade você quer usar.
ask-card-to-swap = Trocar: escolha uma carta para descartar e compre outra no lugar.
ask-card-to-swap-first = Trocar: escolha uma carta para descartar e compre outra no lugar.
ask-card-to-swap-again = Trocar: escolha mais uma carta para descartar e compre outra no lugar, ou pare.
ask-card-to-put-below = Pôr embaixo: escolha uma carta para pôr embaixo do monte.
ask-look-at-more =
    { $left ->
        [one] Ver a próxima carta (ainda { $left }) ou parar?
       *[other] Ver a próxima carta (ainda { $left }) ou parar?
    }
ask-draw-more =
    { $left ->
        [one] Comprar mais uma carta grátis (ainda { $left }) ou parar?
       *[other] Comprar mais uma carta grátis (ainda { $left }) ou parar?
    }
ask-drop = Você pode descartar 1 das cartas reveladas. As outras voltam para o topo do monte.
ask-stack = Em que ordem as cartas voltam para o topo? Você compra a primeira em seguida.
ask-destroy = Você perdeu o combate e tem { $budget } para destruir cartas. Cada uma custa 1, e uma carta de desgaste custa 2.
ask-nothing = Não há nada para escolher agora.

## Menus: what their choices have in common. These are placeholders of menus; 40 characters are better than more

menu-face = Enfrentar um perigo
menu-chapter = Enfrentar um Capítulo final
menu-use = Usar uma carta
menu-drop = Descartar uma carta
menu-stack = Devolver as cartas
menu-double = Dobrar uma carta
menu-copy = Copiar uma carta
menu-choose = Escolher uma carta
menu-destroy =
    { $worth ->
        [more] Destruir uma carta que vale mais de 0
        [less] Destruir uma carta que vale 0 ou menos
       *[any] Destruir uma carta
    }
menu-swap =
    { $worth ->
        [more] Trocar uma carta que vale mais de 0
        [less] Trocar uma carta que vale 0 ou menos
       *[any] Trocar uma carta
    }
menu-put-below =
    { $worth ->
        [more] Pôr embaixo uma carta que vale mais de 0
        [less] Pôr embaixo uma carta que vale 0 ou menos
       *[any] Pôr uma carta embaixo
    }

## Labels of choices in menus, and of buttons. What the choice makes certain may follow: kit.ftl, label-wins to label-out

start-use = Usar uma carta
start-on = Escolher uma carta
start-destroy = Destruir uma carta
start-face = Enfrentar um perigo
start-chapter = Escolher um Capítulo final
start-drop = Descartar uma carta
start-stack = Devolver as cartas
draw =
    Comprar{ $aging ->
        [yes] , entra desgaste
       *[no] {""}
    }
draw-all = Comprar todas as cartas grátis
pay =
    Pagar { $price } de vida{ $aging ->
        [yes] , entra desgaste
       *[no] {""}
    }
end-fight =
    Terminar ({ $wins ->
        [yes] { $paid ->
            [0] combate vencido
           *[other] vencido, −{ $paid } de vida
        }
       *[no] −{ $paid } de vida
    })
look-at-one =
    Ver 1 (ainda { $left }){ $aging ->
        [yes] , entra desgaste
       *[no] {""}
    }
draw-one =
    Comprar 1 (ainda { $left }){ $aging ->
        [yes] , entra desgaste
       *[no] {""}
    }
leave = Parar aqui
drop-none = Não descartar nada
destroy-no-more = Parar de destruir cartas
label-use = Usar { $place }: { $card }, { $would }
label-copy = { $place }: { $card }, { $would }
would-gain = +{ $life } de vida
would-lower = o perigo pede { $lower } em vez de { $value }
would-draw-1 = comprar até 1 carta
would-draw-2 = comprar até 2 cartas
would-destroy = destruir outra carta
would-double = dobrar outra carta
would-copy = copiar outra habilidade
would-sort = ver até 3 cartas, descartar até 1
would-swap-1 = trocar outra carta
would-swap-2 = trocar até 2 cartas
would-put-below = pôr outra carta embaixo do monte
label-face =
    { $which }: { $foe }, { needs }, dá um { $worth }{ $acts ->
        [yes] , { $does }
       *[no] {""}
    }
label-chapter =
    { $which }: { $foe }, { needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }
label-card = { $place }: { $card }
label-double = { $place }: { $card }, { $value } vira { $twice }
label-put-below-free = { $place }: { $card }, devolve uma carta grátis
label-destroy-aging = { $place }: { $card }, custa 2
label-stack =
    { $count ->
        [1] Primeiro { $first }
        [2] Primeiro { $first }, depois { $second }
       *[3] Em ordem: { $first }, { $second }, { $third }
    }

## Tips for new players. Each stands in one line on a phone: about 50 characters

hint-face = Um perigo vencido vira uma carta do seu baralho.
hint-chapter = Vença os dois com a vida que ainda tem.
hint-on = É grátis: escolha onde ajuda mais.
hint-look = Estas cartas são grátis, e você pode parar.
hint-drop = Uma carta descartada só volta quando embaralhar.
hint-stack = A primeira que você indica é a próxima a vir.
hint-destroy = Destrua as piores cartas. Uma de desgaste custa 2.
hint-use = Use a carta antes de terminar o combate.
hint-no-card = Compre pelo menos 1 carta antes de terminar.
hint-enough = Já basta: termine o combate. Mais só atrapalha.
hint-free = Use as cartas grátis antes de pagar por mais.
hint-must-win = Este você tem que vencer: pague enquanto puder.
hint-cannot-lose = Perder agora é o fim: pague por mais cartas.
hint-lose = Terminar custa { $life } de vida, mas deixa destruir cartas.

## Why a move is not legal

why-face-first = Primeiro escolha um dos 2 perigos para enfrentar.
why-chapter-first = Primeiro escolha qual Capítulo final enfrentar.
why-fighting = Você está enfrentando { $foe }: termine esse combate antes.
why-destroying = Você perdeu o combate: destrua cartas da fileira, ou pare com “done”.
why-finish = Primeiro termine de usar a carta { $number }, { $card }.
why-no-card = Não há mais cartas para comprar.
why-no-free = Não há mais cartas grátis neste combate.
why-stopped = Há uma carta de parada na fileira, então você não pode comprar cartas grátis.
why-free-first =
    { $free ->
        [one] Você ainda tem { $free } carta grátis: compre antes de pagar.
       *[other] Você ainda tem { $free } cartas grátis: compre antes de pagar.
    }
why-no-life = Uma carta custa { $price } de vida, e você só tem { $life }.
why-must-win =
    { $missing ->
        [one] Você tem que vencer um Capítulo final, e ainda falta { $missing }.
       *[other] Você tem que vencer um Capítulo final, e ainda faltam { $missing }.
    }
why-draw-first = Você tem que comprar uma carta antes de terminar o combate.
why-none-usable = Nenhuma das cartas da fileira pode ser usada agora.
why-aging = A carta { $number }, { $card }, é de desgaste: age sozinha.
why-no-ability = A carta { $number }, { $card }, não tem habilidade para usar.
why-used = A carta { $number }, { $card }, já foi usada.
why-used-up = A carta { $number }, { $card }, já foi usada neste combate tantas vezes quantas cópias dela existem.
why-most-life = Você já tem { $life } de vida, o máximo.
why-not-chapter = A carta { $number }, { $card }, não faz nada contra um Capítulo final.
why-green-already = Este perigo já está no valor verde.
why-nothing-to-copy = Não há habilidade na fileira que a carta { $number }, { $card }, possa copiar agora.
why-nothing-to-double = Todas as outras cartas já estão em dobro, então a carta { $number }, { $card }, não tem o que dobrar.
why-needs-card = Não há mais carta para comprar com a carta { $number }, { $card }.
why-needs-stack = Não há mais monte, então a carta { $number }, { $card }, não pode pôr nada embaixo dele.
why-needs-another = A carta { $number }, { $card }, precisa de outra carta na fileira.
why-must-swap = Você usou a carta, então tem que fazer a primeira troca.
why-must-act = Você usou a carta, então tem que escolher uma carta para ela.
why-same-card = A carta { $number }, { $card }, é a que está sendo usada: escolha outra.
why-doubled = A carta { $number }, { $card }, já está em dobro.
why-no-copy = A carta { $number }, { $card }, não tem habilidade para copiar.
why-only-copies = A carta { $number }, { $card }, também copia e não pode ser copiada.
why-no-change = A carta { $number }, { $card }, não mudaria nada agora.
why-not-in-view = Cartas reveladas: { $size }. Não há carta { $number }.
why-name-all =
    { $size ->
        [one] Indique a { $size } carta, como em “{ $example }”.
       *[other] Indique as { $size } cartas, a próxima a comprar primeiro, como em “{ $example }”.
    }
why-aging-costs = Uma carta de desgaste custa 2, mas você só tem { $budget }.
why-two-hazards = Há 2 perigos: enfrente 1 ou 2.
why-two-chapters = Há 2 Capítulos finais: escolha 1 ou 2.
why-empty-row = Não há cartas na fileira.
why-not-in-row =
    { $size ->
        [one] Não há carta { $number } na fileira, que tem { $size } carta.
       *[other] Não há carta { $number } na fileira, que tem { $size } cartas.
    }

## What the player can look up: each line begins with a bold heading

study-next-none = **Próxima carta**: não há mais cartas para comprar.
study-next-one = **Próxima carta**: { $card }.
study-next = **Próxima carta**{ $renewed ->
        [yes] , depois de embaralhar
       *[no] {""}
    }: { $shares }.
share = { $card } { $percent }%
share-small = { $card } menos de 1%
study-stack = **Monte**, { $size ->
        [0] nenhuma carta
        [one] { $size } carta
       *[other] { $size } cartas
    }{ $tops ->
        [yes] . No topo, nesta ordem: { $top }
       *[no] {""}
    }{ $rests ->
        [yes] { $tops ->
            [yes] . Depois, em ordem desconhecida: { $rest }
           *[no] . Em ordem desconhecida: { $rest }
        }
       *[no] {""}
    }{ $bottoms ->
        [yes] . Embaixo, a última por último: { $bottom }
       *[no] {""}
    }.
study-discard = **Descarte**, { $size ->
        [0] nenhuma carta
        [one] { $size } carta: { $cards }
       *[other] { $size } cartas: { $cards }
    }.
study-removed = **Fora da partida**, { $size ->
        [0] nenhuma carta
        [one] { $size } carta: { $cards }
       *[other] { $size } cartas: { $cards }
    }.
study-hazards = **Perigos por vir**, { $size ->
        [0] nenhuma carta
        [one] { $size } carta: { $cards }
       *[other] { $size } cartas: { $cards }
    }.
study-hazard-discard = **Descarte de perigos**, { $size ->
        [0] nenhuma carta
        [one] { $size } carta: { $cards }
       *[other] { $size } cartas: { $cards }
    }.
study-aging-empty = **Cartas de desgaste**: nenhuma.
study-aging = **Cartas de desgaste**, { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }. Próxima: { $shares }{ $later ->
        [yes] . Só depois destas: { $cards }
       *[no] {""}
    }.
study-chapter = **Capítulo final**, { $state ->
        [beaten] vencido
        [now] em combate
       *[open] ainda não vencido
    }: { $foe } ({ needs }{ $says ->
        [yes] , { $text }
       *[no] {""}
    }).
study-score = **Pontuação até agora**: { $score } ({ $lines }).
study-line = { $line } { $points }

## In the picture: short, and nothing may be cut

phase-green = Sol verde
phase-yellow = Sol amarelo
phase-red = Sol vermelho
phase-final = Capítulos finais
does-life1 = +1 vida
does-life2 = +2 vida
does-card1 = +1 carta
does-card2 = +2 cartas
does-destroy = destruir
does-double = dobrar
does-copy = copiar
does-step = fase −1
does-sort = ordenar 3
does-swap1 = trocar 1
does-swap2 = trocar 2
does-under = pôr embaixo
does-hunger1 = −1 vida
does-hunger2 = −2 vida
does-fear = maior = 0
does-stop = parar
brief-life1 = +1 vida
brief-life2 = +2 vida
brief-card1 = +1 carta
brief-card2 = +2 cart.
brief-destroy = destruir
brief-double = dobrar
brief-copy = copiar
brief-step = fase −1
brief-sort = ordena 3
brief-swap1 = troca 1
brief-swap2 = troca 2
brief-under = embaixo
brief-hunger1 = −1 vida
brief-hunger2 = −2 vida
brief-fear = maior=0
brief-stop = parar
says-toll = cada carta paga custa 2 de vida
says-half = só metade das cartas conta
says-plus = cada carta conta 1 a mais
says-aged = 2 por carta de desgaste que já entrou
says-all = todos os perigos não vencidos de uma vez
pile-stack = Monte
pile-discard = Descarte
pile-hazards = Perigos
pile-past = Desc. de perigos
pile-aging = Desgaste
pile-destroyed = Destruídas
line-cards = cartas
line-aging = cartas de desgaste
line-chapters = capítulos vencidos
line-life = vida restante
line-unbeaten = perigos não vencidos
picture-sum = soma
picture-needed = mínimo
picture-free =
    { $free ->
        [0] nenhuma carta grátis
        [one] { $free } carta grátis
       *[other] { $free } cartas grátis
    }
picture-free-after =
    { $free ->
        [one] carta grátis
       *[other] cartas grátis
    }
picture-beaten = vencido
picture-head =
    Nível { $level }  ·  { $over ->
        [yes] Pontuação { $score }
       *[no] Pontuação até agora { $score }
    }
picture-score = Pontuação
picture-won = Vitória
picture-lost = Derrota
picture-missing =
    { $missing ->
        [one] falta { $missing } para vencer
       *[other] faltam { $missing } para vencer
    }
picture-reached = basta para vencer
picture-price = depois, { $price } de vida por carta
picture-hunger = fome: −{ $life } de vida no fim
picture-budget = { $budget } para destruir cartas
picture-stopped = parada: sem cartas grátis
picture-stopped-game = encerrada antes do fim
picture-lost-fight = combate perdido
picture-gained = ganhou { $card }
picture-paid = −{ $life } de vida
picture-paid-hunger = fome: −{ $life } de vida
picture-unpaid = faltou pagar { $life } de vida
picture-doing-card1 = comprar mais 1
picture-doing-card2 = comprar mais
picture-doing-sort = ver mais
picture-doing-drop = descartar qual?
picture-doing-stack = qual vem agora?
picture-doing-destroy = destruir qual?
picture-doing-double = dobrar qual?
picture-doing-copy = copiar qual?
picture-doing-swap = trocar qual?
picture-doing-under = pôr qual embaixo?
picture-doing-left = { $doing } (ainda { $left })

## The cards of the starting deck: the name (card-…) and the line in small print (flavour-…)

card-clear-head = Mente clara
flavour-clear-head = Pela primeira vez, todos os números da lista batem.
card-steady-hands = Mãos firmes
flavour-steady-hands = Um parafuso de cada vez, e nenhum se perdeu na poeira.
card-tired = Cansaço
flavour-tired = O traje foi feito para quem dormiu.
card-hot-meal = Refeição quente
flavour-hot-meal = Reidratada, salgada e comida na cadeira.
card-light-headed = Tontura
flavour-light-headed = Aquela válvula estava aberta ou fechada?

## The hazards (hazard-…), and the knowledge card that each becomes once it is beaten (card-…)

hazard-stale-air = Ar viciado
flavour-stale-air = Os filtros cheiram a meia velha e coisa pior.
card-fresh-filters = Filtros novos
hazard-lost-toolbox = Ferramentas perdidas
flavour-lost-toolbox = Estavam aqui. Depois, aqui estava o vento.
card-spare-tools = Ferramentas extras
hazard-mislabelled-crates = Caixas trocadas
flavour-mislabelled-crates = Alguém na Terra teve um dia muito longo.
card-inventory = Inventário
hazard-static-on-the-radio = Chiado no rádio
flavour-static-on-the-radio = Diz a mesma coisa de novo e de novo.
card-echo = Eco
hazard-jammed-locker = Armário emperrado
flavour-jammed-locker = O que tem dentro não pode valer isso tudo. Ou pode?
card-crowbar = Pé de cabra
hazard-loose-soil = Solo fofo
flavour-loose-soil = Ponha o pé e veja o pé ir embora.
card-shallow-pit = Buraco raso
hazard-steep-crater-rim = Borda da cratera
flavour-steep-crater-rim = Parecia tão plana vista da órbita.
card-rope-and-anchor = Corda e âncora
hazard-frozen-water-line = Cano congelado
flavour-frozen-water-line = A água está lá. É só pedir com jeitinho.
card-insulated-pipe = Cano isolado
hazard-weak-batteries = Baterias fracas
flavour-weak-batteries = Restam dois risquinhos, e um deles está mentindo.
card-parallel-wiring = Ligação em paralelo
hazard-torn-manual = Manual rasgado
flavour-torn-manual = A página nove remete à página dez. Não há página dez.
card-copied-notes = Notas copiadas
hazard-mouldy-stores = Estoque mofado
flavour-mouldy-stores = Enfim vida em Marte, e ela comeu o arroz.
card-clean-shelves = Prateleiras limpas
hazard-dust-in-the-airlock = Poeira na eclusa
flavour-dust-in-the-airlock = Você varre, e ela volta com as amigas.
card-dust-trap = Coletor de pó
hazard-cracked-visor = Visor rachado
flavour-cracked-visor = Um fio de cabelo de vidro, e depois mais nada.
card-sealant = Selante
hazard-withering-seedlings = Mudas murchas
flavour-withering-seedlings = Elas também não ligam para a vista.
card-greenhouse = Estufa
hazard-stuck-rover = Rover atolado
flavour-stuck-rover = As seis rodas giram. Nenhuma concorda com a outra.
card-rover-keys = Chaves do rover
hazard-scrambled-telemetry = Telemetria confusa
flavour-scrambled-telemetry = Em algum lugar aí está o tempo de amanhã.
card-weather-station = Estação meteorológica
hazard-worn-out-suit = Traje gasto
flavour-worn-out-suit = A esta altura, mais remendo do que traje.
card-patched-suit = Traje remendado
hazard-dusty-solar-field = Painéis empoeirados
flavour-dusty-solar-field = Um sol inteiro, e quarenta painéis que não o veem.
card-mirror-array = Campo de espelhos
hazard-corroded-tank = Tanque corroído
flavour-corroded-tank = Aguenta, desde que ninguém respire perto.
card-cutting-torch = Maçarico
hazard-rockslide = Deslizamento
flavour-rockslide = O caminho curto para casa agora é longo.
card-mountain-pass = Passagem na montanha
hazard-radiation-burst = Rajada de radiação
flavour-radiation-burst = Oito minutos de aviso, sete já se foram.
card-storm-watch = Alerta de tempestade
hazard-reactor-fault = Falha no reator
flavour-reactor-fault = A luz devia ser verde. É um tom de não.
card-refitted-reactor = Reator reformado
hazard-breached-habitat = Habitat rompido
flavour-breached-habitat = Há uma corrente de ar. Não devia haver nenhuma.
card-airtight-door = Porta hermética
hazard-global-dust-storm = Tempestade global
flavour-global-dust-storm = Por quarenta sóis, o céu e o chão são um só.
card-storm-proof-shelter = Abrigo reforçado

## The aging cards

card-absent-mind = Mente distante
flavour-absent-mind = Andou até o rover para buscar o quê mesmo?
card-dulled-senses = Sentidos embotados
flavour-dulled-senses = Todo sol é o mesmo sol.
card-numb-fingers = Dedos dormentes
flavour-numb-fingers = A luva se fecha. A mão talvez esteja dentro.
card-night-terrors = Terror noturno
flavour-night-terrors = A melhor ideia parece boba às três da manhã.
card-thin-rations = Ração escassa
flavour-thin-rations = Meia batata é um banquete, se mastigada bem devagar.
card-cold-feet = Pé atrás
flavour-cold-feet = Nem um passo a mais, diga o plano o que disser.
card-starvation = Inanição
flavour-starvation = Não há mais furos no cinto.
card-lost-bearings = Sem rumo
flavour-lost-bearings = Atrás de cada duna está o acampamento.
card-despair = Desespero
flavour-despair = Ninguém vem. Ninguém nunca vinha.

## The Final Chapters

chapter-fuel-the-ascent-stage = Abastecer o foguete
flavour-fuel-the-ascent-stage = Gota a gota, tirado do ar rarefeito.
chapter-cross-the-plain = Cruzar a planície
flavour-cross-the-plain = Novecentos quilômetros, e o mapa acaba na metade.
chapter-strip-the-capsule = Desmontar a cápsula
flavour-strip-the-capsule = O que não está parafusado vai. Depois vão os parafusos.
chapter-launch-in-a-storm = Decolar na tempestade
flavour-launch-in-a-storm = A janela é agora. A tempestade também.
chapter-catch-the-mother-ship = Alcançar a nave-mãe
flavour-catch-the-mother-ship = Ela não freia e não volta.
chapter-last-of-the-air = O último ar
flavour-last-of-the-air = Cada respiração conta duas vezes.
chapter-half-the-crews-seats = Metade dos assentos
flavour-half-the-crews-seats = Na cabine não cabe mais do que isso.
chapter-all-hands-on-deck = Todos a postos
flavour-all-hands-on-deck = Cada sobra ajuda, e cada sobra faz falta.
chapter-the-long-wait = A longa espera
flavour-the-long-wait = O que os anos levaram, levam de novo.
chapter-everything-at-once = Tudo de uma vez
flavour-everything-at-once = Tudo o que foi adiado espera junto à rampa.

## Why a hint advises a move

advice-missing =
    { $after ->
        [0] Você teria o bastante para vencer o combate.
        [one] Ainda faltaria { $after } para vencer o combate.
       *[other] Ainda faltariam { $after } para vencer o combate.
    } Com a segunda melhor jogada, o que falta seria { $other }.
advice-life = Isto deixa você com { $after } de vida. A segunda melhor jogada deixa { $other }.
outdoes-missing = Para vencer o combate, teriam faltado { $better } em vez de { $played }.
outdoes-life = Isso teria deixado { $better } de vida em vez de { $played }.

## Advice: what a hint or an analysis tells the reader to do

advise-face = Enfrente { $card }
advise-destroy = Destrua { $card }
advise-use = Use { $card } ({ $would })
