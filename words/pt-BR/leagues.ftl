### Leagues, and groups with a final, in Brazilian Portuguese: liga, divisão, temporada, grupo, final.

## The public message

season = { $name }, temporada { $season }
about-league = { $game } · liga com divisões de cerca de { $size }, todas as partidas ao mesmo tempo · { $bank } por jogador e partida
about-stages = { $game } · grupos, depois uma final, todas as partidas de cada fase ao mesmo tempo · { $bank } por jogador e partida
rule = Depois de cada temporada, os melhores de cada divisão sobem e os últimos descem. Quem chega começa na divisão mais baixa.
division = Divisão { $number }
group = Grupo { $number }
final = Final
up = Sobem: { $names }
down = Descem: { $names }
again-hint = Quer jogar a próxima temporada? Aperte *Jogar de novo*. Depois da primeira inscrição, todos têm 7 dias para entrar.
again = Jogar de novo
divisions-menu = Mostrar uma divisão
groups-menu = Mostrar um grupo
picture = A imagem mostra: { $part }. Escolha outra parte no menu.

## The journal

line-began =
    { $divisions ->
        [one] A temporada começou com { $entrants } jogadores em { $divisions } divisão.
       *[other] A temporada começou com { $entrants } jogadores em { $divisions } divisões.
    }
line-began-groups = O torneio começou com { $entrants } jogadores em { $groups } grupos.
line-final = Os grupos acabaram. A final começou com { $entrants } jogadores.

## /organise: private

format-menu = Formato
format-group = Um só grupo: todos contra todos
format-league = Liga: divisões e temporadas
format-stages = Grupos, depois uma final
size-menu = Jogadores por divisão
size-choice = Cerca de { $number } jogadores por divisão
new-league = Em cada divisão, todos jogam uma vez contra todos, todas as partidas ao mesmo tempo, cada uma no seu próprio tópico deste canal. Depois de cada temporada, os melhores sobem e os últimos descem. Eu anuncio aqui.
new-stages = Em cada grupo, todos jogam contra todos, todas as partidas ao mesmo tempo, cada uma no seu próprio tópico deste canal. Depois, os primeiros dos grupos jogam a final. Eu anuncio aqui.
