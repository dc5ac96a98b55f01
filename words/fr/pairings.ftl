button = Pourquoi ces appariements ?
heading = Ronde { $round } : pourquoi ces appariements ?
swiss-rule = Toutes les parties d’une ronde sont appariées ensemble. Personne ne se rencontre deux fois si on peut l’éviter, et les points sont aussi proches que possible. Ensuite comptent les places, puis le tirage.
tables-rule = Toutes les tables d’une ronde sont formées ensemble. Tout le monde rencontre autant de personnes différentes que possible, et les points sont aussi proches que possible. Ensuite comptent les places, puis le tirage.
own-game = Tu joues contre { $who }. Points avant cette ronde : toi { $own }, { $who } { $theirs }.
own-table = Tu joues contre { $names }. Tes points avant cette ronde : { $own }.
unequal = L’égalité des points n’était pas possible dans toutes les parties de cette ronde.
opposite = Parmi ceux qui ont tes points, la première moitié rencontre la seconde, et vous avez la même place dans vos moitiés.
new = Vous ne vous étiez pas encore rencontrés.
met = Vous vous étiez déjà rencontrés, et la ronde ne pouvait pas être appariée autrement.
met-at-tables = Vous vous étiez déjà rencontrés : { $names }. Cela arrive aussi rarement que possible.
seat-due =
    { $seat ->
        [first] Tu commences, pour que tout le monde commence à peu près aussi souvent.
       *[second] Tu joues en second, pour que tout le monde commence à peu près aussi souvent.
    }
seat-drawn = Qui commence a été tiré au sort.
bye = Personne ne joue contre toi pendant cette ronde, ce qui compte comme une victoire. Personne ne l’a deux fois avant que tout le monde l’ait eu, et cela tombe sur ceux qui ont peu de points.
not-in = Tu ne joues pas pendant cette ronde.
all = Tous les appariements, avec les points avant cette ronde
player = { $who } ({ $points })
key = Clé de cette ronde : `{ $key }`. Avec le fichier de *Vérifier le tirage*, on peut refaire les appariements.
