### Ligi oraz grupy z finałem: co mówi się o nich oprócz tego, co dotyczy wszystkich turniejów (tournaments.ftl).
### Liga ma dywizje, w których każdy gra z każdym. Po sezonie niektórzy awansują albo spadają.

## Publiczna wiadomość

season = { $name }, sezon { $season }
about-league = { $game } · liga z dywizjami po około { $size } graczy, wszystkie partie naraz · { $bank } na gracza i partię
about-stages = { $game } · grupy, potem finał, na każdym etapie wszystkie partie naraz · { $bank } na gracza i partię
rule = Po każdym sezonie najlepsi z każdej dywizji awansują, a ostatni spadają. Nowe osoby zaczynają w najniższej dywizji.
division = Dywizja { $number }
group = Grupa { $number }
final = Finał
up = Awansują: { $names }
down = Spadają: { $names }
again-hint = Grasz w następnym sezonie? Naciśnij *Gram dalej*. Od pierwszego zgłoszenia wszyscy mają 7 dni na zapisy.
again = Gram dalej
divisions-menu = Pokaż dywizję
groups-menu = Pokaż grupę
picture = Obraz pokazuje: { $part }. Inne części wybierzesz w menu.

## Dziennik

line-began =
    { $divisions ->
        [one] Sezon zaczął się. Gracze: { $entrants }, dywizje: { $divisions }.
        [few] Sezon zaczął się. Gracze: { $entrants }, dywizje: { $divisions }.
       *[many] Sezon zaczął się. Gracze: { $entrants }, dywizje: { $divisions }.
    }
line-began-groups = Turniej zaczął się. Gracze: { $entrants }, grupy: { $groups }.
line-final = Grupy są zakończone. Zaczął się finał. Gracze: { $entrants }.

## /organise: prywatnie

format-menu = Format
format-group = Jedna grupa: każdy z każdym
format-league = Liga: dywizje i sezony
format-stages = Grupy, potem finał
size-menu = Liczba graczy w dywizji
size-choice = Około { $number } graczy w dywizji
new-league = W każdej dywizji każdy gra raz z każdym, wszystkie partie naraz, każda we własnym wątku tego kanału. Po każdym sezonie najlepsi awansują, a ostatni spadają. Ogłoszę to tutaj.
new-stages = W każdej grupie każdy gra z każdym, wszystkie partie naraz, każda we własnym wątku tego kanału. Potem zwycięzcy grup grają w finale. Ogłoszę to tutaj.
