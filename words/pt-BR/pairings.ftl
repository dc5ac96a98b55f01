button = Por que esses confrontos?
heading = Rodada { $round }: por que esses confrontos?
swiss-rule = Todas as partidas de uma rodada são definidas juntas. Ninguém se enfrenta duas vezes se der para evitar, e os pontos são os mais próximos possíveis. Depois contam os lugares na mesa e, por último, o sorteio.
tables-rule = Todas as mesas de uma rodada são definidas juntas. Cada pessoa encontra o máximo de gente diferente, e os pontos são os mais próximos possíveis. Depois contam os lugares na mesa e, por último, o sorteio.
own-game = Você joga contra { $who }. Pontos antes desta rodada: você { $own }, { $who } { $theirs }.
own-table = Você joga contra { $names }. Seus pontos antes desta rodada: { $own }.
unequal = Nesta rodada não dava para ter pontos iguais em todas as partidas.
opposite = Entre quem tem os seus pontos, a metade de cima enfrenta a de baixo, e vocês têm a mesma posição em suas metades.
new = Vocês ainda não tinham se enfrentado.
met = Vocês já tinham se enfrentado, e não dava para definir a rodada de outro jeito.
met-at-tables = Vocês já tinham se encontrado: { $names }. Isso acontece o mínimo possível.
seat-due =
    { $seat ->
        [first] Você começa, para que todo mundo comece mais ou menos o mesmo número de vezes.
       *[second] Você joga em segundo, para que todo mundo comece mais ou menos o mesmo número de vezes.
    }
seat-drawn = Quem começa foi decidido por sorteio.
bye = Nesta rodada ninguém joga contra você, e isso conta como vitória. Ninguém tem isso de novo antes que todo mundo tenha tido, e isso fica com quem tem poucos pontos.
not-in = Você não joga nesta rodada.
all = Todos os confrontos, com os pontos antes desta rodada
player = { $who } ({ $points })
key = Chave desta rodada: `{ $key }`. Com o arquivo de *Conferir o sorteio*, qualquer pessoa pode repetir os confrontos.
