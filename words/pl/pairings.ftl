button = Skąd takie pary?
heading = Runda { $round }: skąd takie pary?
swiss-rule = Wszystkie partie rundy są kojarzone razem. Nikt nie spotyka się dwa razy, jeśli da się tego uniknąć, a punkty są możliwie równe. Potem liczą się miejsca, a na końcu los.
tables-rule = Wszystkie stoły rundy są obsadzane razem. Każdy spotyka jak najwięcej różnych osób, a punkty są możliwie równe. Potem liczą się miejsca, a na końcu los.
own-game = Grasz przeciwko: { $who }. Punkty przed tą rundą: ty { $own }, { $who } { $theirs }.
own-table = Grasz przeciwko: { $names }. Twoje punkty przed tą rundą: { $own }.
unequal = W tej rundzie równe punkty nie były możliwe w każdej partii.
opposite = Z osób, które mają tyle punktów co ty, górna połowa spotyka dolną, a wy macie w swoich połowach to samo miejsce.
new = To wasze pierwsze spotkanie.
met = To nie jest wasze pierwsze spotkanie, ale inaczej nie dało się skojarzyć rundy.
met-at-tables = Nie po raz pierwszy spotykasz: { $names }. Zdarza się to tak rzadko, jak to możliwe.
seat-due =
    { $seat ->
        [first] Zaczynasz, żeby każdy zaczynał mniej więcej równie często.
       *[second] Grasz jako druga osoba, żeby każdy zaczynał mniej więcej równie często.
    }
seat-drawn = Kto zaczyna, rozstrzygnął los.
bye = W tej rundzie nie masz przeciwnika i liczy się to jako wygrana. Nikt nie ma tego ponownie, zanim nie miał tego każdy, a trafia na osoby z małą liczbą punktów.
not-in = Nie grasz w tej rundzie.
all = Wszystkie pary, z punktami przed tą rundą
player = { $who } ({ $points })
key = Klucz tej rundy: `{ $key }`. Z plikiem spod *Sprawdź losowanie* każdy może powtórzyć kojarzenie.
