### Co jest nie tak w zapisie partii, czyli w pliku tekstowym.

## Pliku nie można odczytać

no-header-line = Wiersz { $line } powinien być nagłówkiem „klucz: wartość”, a jest w nim „{ $text }”.
header-line-twice = Wiersz { $line } powtarza nagłówek „{ $text }”.
no-seats = Nagłówek nie podaje liczby miejsc.
wrong-options = Nagłówek jest błędny: { $why }
wrong-seats =
    { $seats ->
        [one] W grze { $game } liczba miejsc to { $allowed }, a nie { $seats }.
        [few] W grze { $game } liczba miejsc to { $allowed }, a nie { $seats }.
       *[many] W grze { $game } liczba miejsc to { $allowed }, a nie { $seats }.
    }
no-pair = „{ $text }” powinno mieć postać nazwa=wartość.
option-twice = Opcja „{ $text }” jest podana dwa razy.
newer-format = Zapis ma format { $format }, a ta wersja bota czyta formaty najwyżej do { $most }.
empty-line = Wiersz { $line } jest pusty, a powinien tam być ruch.
illegal-move = Wiersz { $line } podaje „{ $text }”, a to nie jest tam dozwolony ruch.

## Kości, karty lub losowanie nie zgadzają się z sekretem

damaged-header = Nagłówek zapisu jest uszkodzony: nie da się odczytać jego sekretu albo graczy.
other-players =
    Nagłówek podaje { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, ale { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
       *[many] { $players } graczy
    }.
word-of-a-stranger = W nagłówku jest słowo kogoś, kto nie brał udziału w tej partii.
other-seats = Miejsca są inne niż te, które wylosowano.
secret-not-shown = Partia została zamknięta, bo nikt nie wykonał ruchu, i w chwili zapisu można ją było jeszcze otworzyć na nowo. Dlatego nie ma w nim sekretu. Ma go zapis zrobiony 30 dni po zamknięciu partii.
missing-line = W zapisie nie ma wiersza „{ $text }”. Pobierz nowy zapis, gdy partia się skończy, a przy rozdaniu dnia, gdy skończy się rozdanie.
other-draw = Wpis { $ply } to „{ $text }”, a z sekretu wynika „{ $drawn }”.
stops-early = Zapis kończy się przed końcem partii: brakuje ruchów.
damaged-line = Wiersz „{ $text }” w nagłówku jest uszkodzony.
no-replacement = Wiersz „{ $text }” nie opisuje żadnej zmiany gracza w tej partii.
wrong-replacement = Wiersz „{ $text }” jest błędny: miejsce { $seat } nie należało do tego gracza.
other-secret = Sekret nie pasuje do swojego odcisku.
