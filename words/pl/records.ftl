### Co jest nie tak w zapisie partii, czyli w pliku tekstowym.

## Pliku nie można odczytać

no-header-line = Wiersz { $line } nie jest wierszem nagłówka „klucz: wartość”: „{ $text }”.
header-line-twice = Wiersz { $line } podaje „{ $text }” po raz drugi.
no-seats = Nagłówek nie podaje liczby miejsc.
wrong-options = Nagłówek jest błędny: { $why }
wrong-seats =
    { $seats ->
        [one] Liczba miejsc w grze { $game } to { $allowed }, a nie { $seats }.
        [few] Liczba miejsc w grze { $game } to { $allowed }, a nie { $seats }.
       *[many] Liczba miejsc w grze { $game } to { $allowed }, a nie { $seats }.
    }
no-pair = „{ $text }” nie ma postaci nazwa=wartość.
option-twice = Opcja „{ $text }” jest podana dwa razy.
newer-format = Zapis ma format { $format }, a ta wersja bota czyta formaty do { $most }: potrzebna jest nowsza wersja.
empty-line = Wiersz { $line } jest pusty, a powinien tam być ruch.
illegal-move = Wiersz { $line } podaje „{ $text }”, a to nie jest tam dozwolony ruch.

## Kości, karty lub losowanie nie zgadzają się z sekretem

damaged-header = Nagłówek zapisu jest uszkodzony: nie da się odczytać sekretu albo graczy.
other-players =
    Nagłówek podaje { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    } i { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
       *[many] { $players } graczy
    }.
word-of-a-stranger = W nagłówku jest słowo kogoś, kto nie grał.
other-seats = Miejsca nie są takie, jakie wyszły w losowaniu.
secret-not-shown = Partia została zamknięta, bo nikt nie wykonał ruchu, i w chwili zapisu można ją było otworzyć na nowo, więc nie ma w nim sekretu. Ma go zapis zrobiony trzydzieści dni po zamknięciu.
missing-line = W zapisie brakuje wiersza „{ $text }”: sprawdzić można tylko skończoną partię.
other-draw = Krok { $ply } to „{ $text }”, a z sekretu wynika „{ $drawn }”.
stops-early = Zapis urywa się przed końcem partii: brakuje kroków.
damaged-line = Wiersz „{ $text }” w nagłówku jest uszkodzony.
no-replacement = Nie da się odczytać wiersza „{ $text }”: nie podaje zmiany gracza w tej partii.
wrong-replacement = Wiersz „{ $text }” jest błędny: miejsce { $seat } nie należało do tego gracza.
other-secret = Sekret nie jest tym, który był obiecany przy otwarciu stołu.
