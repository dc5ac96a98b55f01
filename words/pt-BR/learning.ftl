### Learning a game, in Brazilian Portuguese. Tips are “conselhos”, since “dica” is what the computer would play.

## Buttons

all-rules = Todas as regras
how-to-play = Como se joga
guided-game = Partida guiada
next-lesson = Próxima ▶
skip = Pular
back = Voltar
again = De novo
play = Jogar com outras pessoas
first-game = Jogar a primeira partida
no-hints = Desativar conselhos
hints-on = Reativar conselhos

## Tips, which stand under the board in first games

hints-off = Você não vai mais receber conselhos em nenhuma partida. As regras e a partida guiada continuam em Regras.
hints-again = Os conselhos voltaram: nas suas primeiras partidas, uma linha embaixo do tabuleiro diz no que prestar atenção.

## The guided game

wrong-answer = ❌ Sua resposta: { $moves }.
how-to-play-heading = ## { $game }: como se joga
lesson-number = -# { $game }, partida guiada: lição { $number } de { $lessons }
stale = Essa escolha não vale mais. Escolha de novo:
all-done = Essa foi a última lição. *Jogar a primeira partida* começa uma partida de { $game } contra o computador mais fraco, com conselhos embaixo do tabuleiro. { $watch } Quando ela acabar, *Aprender com esta partida* mostra onde você poderia ter jogado melhor.
all-done-alone = Essa foi a última lição. *Jogar a primeira partida* começa uma partida de { $game } no nível mais fácil, com conselhos embaixo do tabuleiro. { $watch } Quando ela acabar, *Aprender com esta partida* mostra onde você poderia ter jogado melhor.
rival = Adversário
rival-number = Adversário { $number }

## In the list of games of /play, above everything else, for those who have finished no game yet

newcomers = É sua primeira vez aqui?
newcomers-about = Algumas lições curtas ensinam um jogo. Depois delas, você joga a primeira partida contra o computador mais fraco.
newcomers-menu = Aprender um jogo

## /help

welcome-heading-here = ## Jogos de tabuleiro neste canal
welcome-heading = ## Jogos de tabuleiro
game-and-summary = **{ $game }**: { $summary }
welcome-here = `/play` abre uma mesa ou começa uma partida contra o computador. Depois disso, tudo funciona com os botões e menus embaixo do tabuleiro. `/tutorial` ensina um jogo só para você, em poucos minutos.
welcome-direct = Aqui, `/play` começa uma partida contra o computador. Em um servidor, abre uma mesa. Depois disso, tudo funciona com os botões e menus embaixo do tabuleiro. `/tutorial` ensina um jogo em poucos minutos.
welcome-outside = Não sou membro deste servidor, então suas partidas acontecem nas nossas mensagens diretas. `/play` começa uma partida lá contra o computador, mesmo daqui. Lá, tudo o mais também funciona com os botões embaixo do tabuleiro. `/tutorial` ensina um jogo em poucos minutos.
welcome-direct-alone =
    { $number ->
        [one] Aqui, `/play` começa uma partida contra o computador ou de um jogo para uma pessoa só ({ $games }). Em um servidor, abre uma mesa. Depois disso, tudo funciona com os botões e menus embaixo do tabuleiro. `/tutorial` ensina um jogo em poucos minutos.
       *[other] Aqui, `/play` começa uma partida contra o computador ou de um dos jogos para uma pessoa só ({ $games }). Em um servidor, abre uma mesa. Depois disso, tudo funciona com os botões e menus embaixo do tabuleiro. `/tutorial` ensina um jogo em poucos minutos.
    }
commands-begin = **Para começar:** { $commands }
commands-games = **Suas partidas:** { $commands }
commands-during = **Durante a partida:** { $commands }
commands-back = **Partidas passadas:** { $commands }
commands-results = **Resultados:** { $commands }
commands-settings = **Configurações:** { $commands }
commands-moderation = **Para a moderação:** { $commands }
install-about = -# Comigo na sua conta, dá para jogar nas nossas mensagens diretas mesmo sem servidores em comum.
add-to-account = Adicionar à sua conta
add-to-server = Adicionar a um servidor
greeting = Oi! Digite `/play` para começar uma partida aqui, `/tutorial` para aprender um jogo ou `/help` para ver o que mais eu faço.
greeting-direct = Oi! Digite `/play` para jogar aqui contra o computador, `/tutorial` para aprender um jogo ou `/help` para ver o que mais eu faço.
choose-game = Como se joga…?

## The rules, in pages

rules-title = Regras
page-of = { $title } ({ $number } de { $pages })
options-title = Opções
option = - **{ $option }**, { $allowed } (padrão { $default }): { $meaning }.
option-value = - { $value }: { $meaning }.
