### Les ligues, et les groupes avec finale : ce qui s’ajoute à ce qui est dit de tous les tournois (tournaments.ftl).
### Une ligue a des divisions, où chacun rencontre tous les autres. Après une saison, certains montent ou descendent.

## Le message public

season = { $name }, saison { $season }
about-league = { $game } · ligue avec des divisions d’environ { $size } personnes, toutes les parties en même temps · { $bank } par personne et par partie
about-stages = { $game } · des groupes, puis une finale, à chaque étape toutes les parties en même temps · { $bank } par personne et par partie
rule = Après chaque saison, les meilleurs de chaque division montent et les derniers descendent. Qui arrive commence dans la dernière division.
division = Division { $number }
group = Groupe { $number }
final = Finale
up = Montent : { $names }
down = Descendent : { $names }
again-hint = Envie de la saison suivante ? Appuie sur *Rejouer*. Après la première inscription, tout le monde a 7 jours pour s’inscrire.
again = Rejouer
divisions-menu = Montrer une division
groups-menu = Montrer un groupe
picture = L’image montre : { $part }. Choisis une autre partie dans le menu.

## Le journal

line-began =
    { $divisions ->
        [one] La saison a commencé avec { $entrants } personnes dans { $divisions } division.
       *[other] La saison a commencé avec { $entrants } personnes dans { $divisions } divisions.
    }
line-began-groups = Le tournoi a commencé avec { $entrants } personnes dans { $groups } groupes.
line-final = Les groupes sont terminés. La finale a commencé avec { $entrants } personnes.

## /organise : privé

format-menu = Format
format-group = Un seul groupe : chacun rencontre tous les autres
format-league = Ligue : divisions et saisons
format-stages = Des groupes, puis une finale
size-menu = Personnes par division
size-choice = Environ { $number } personnes par division
new-league = Dans chaque division, chacun rencontre une fois tous les autres, toutes les parties en même temps, chacune dans son propre fil de ce salon. Après chaque saison, les meilleurs montent et les derniers descendent. Je l’annonce ici.
new-stages = Dans chaque groupe, chacun rencontre tous les autres, toutes les parties en même temps, chacune dans son propre fil de ce salon. Puis les premiers des groupes jouent la finale. Je l’annonce ici.
