### Opisy komend i ich parametrów: najwyżej 100 znaków. Nazwy komend zostają po angielsku.

## Gry i stoły

play = Otwórz stół na tym kanale albo wybierz grę z listy
play-game = W co gracie (bez tego wybierasz ze wszystkich gier)
play-opponent = Kogo zapraszasz; ta osoba przyjmuje albo odmawia
play-against = Jak silnie gra komputer przeciwko tobie
level-easy = łatwy
level-medium = średni
level-hard = trudny
invite = Zaproś kogoś do swojego stołu na tym kanale
invite-guest = Kogo zapraszasz; ta osoba przyjmuje albo odmawia
find = Znajdź przeciwnika na tym serwerze: partia zacznie się, gdy ktoś zechce tego samego
find-game = Jaką grę oferujesz (inaczej dowolną)
games = Partie, które czekają na ciebie, i partie tego serwera
deal = Rozdanie dnia: te same karty dla wszystkich i jedna próba, która się liczy

## Ruchy

move = Wykonaj ruch w partii na tym kanale
move-move = Jaki ruch: wybierz go albo wpisz
takeback = Cofnij swój ostatni ruch albo zapytaj innych, czy możesz
draw = Zaproponuj remis w grze dla dwóch osób
plan = Zaplanuj odpowiedzi na ruchy przeciwnika w grze na tym kanale
note = Twoja prywatna notatka o grze na tym kanale
resign = Poddaj partię na tym kanale
nudge = Zapytaj gracza, na którego ruch czekacie, czy jeszcze gra
substitute = Oddaj komuś miejsce w partii na tym kanale
substitute-player = Czyje to miejsce
substitute-newcomer = Kto je przejmuje
substitute-computer = Który komputer je przejmuje zamiast osoby
away = Powiedz, że przez kilka dni cię nie będzie: twoje zegary poczekają
away-days =
    { $most ->
        [one] Ile dni cię nie będzie, najwyżej { $most }; 0: już jesteś
        [few] Ile dni cię nie będzie, najwyżej { $most }; 0: już jesteś
       *[many] Ile dni cię nie będzie, najwyżej { $most }; 0: już jesteś
    }

## Oglądanie

board = Zobacz partię z tego kanału tak, jak stoi; widzisz to tylko ty
board-text = Znakami zamiast obrazem, albo zdaniami, jeśli tak wybierzesz w /me
follow = Dostawaj wiadomości o ruchach lub o końcu partii, w której nie grasz
history = Zobacz przebieg partii z tego kanału, ruch po ruchu
open = Przejrzyj partię z pliku z zapisem
open-record = Plik, jaki daje /record
record = Pobierz zapis partii z tego kanału i sprawdź, czy losowanie było uczciwe
replay = Partia z tego kanału jako animacja
verify = Sprawdź, czy kości lub karty skończonej partii z tego kanału były uczciwe

## Nauka

rules = Jak się gra, i pełne zasady
rules-game = Jaka gra (bez tego gra z tego kanału)
tutorial = Poznaj grę w kilka minut: krótka partia ćwiczebna, tylko dla ciebie
tutorial-game = Jaka gra (bez tego gra z tego kanału)
puzzle = Znajdź najlepszy ruch: zagadka dnia albo zagadka do jednej gry, tylko dla ciebie
puzzle-game = Jaka gra (bez tego zagadka dnia)
help = W co można tu grać i jak zacząć

## Wyniki

stats = Jak komuś idzie w partiach na tym serwerze
stats-player = Kto (bez tego ty)
stats-game = Jaka gra (bez tego wszystkie)
leaderboard = Najlepsi gracze tego serwera
leaderboard-game = Jaka gra (bez tego wszystkie)

## Ustawienia i prywatność

settings = Jak otwiera się i pokazuje stoły na tym serwerze (dla zarządzających serwerem)
me = Powiadomienia, wygląd planszy i to, z kim grasz
privacy = Zobacz, co bot o tobie wie, pobierz to jako plik albo usuń

## Dla moderatorów

end = Zakończ partię na tym kanale bez wyniku (dla moderatorów)
moveto = Przenieś stół z tego kanału na inny (dla moderatorów)
moveto-channel = Gdzie stół będzie dalej
pause = Wstrzymaj partię na tym kanale (dla moderatorów)
resume = Wznów partię na tym kanale (dla moderatorów)
takeout = Usuń kogoś z partii na tym kanale (dla moderatorów)
takeout-player = Czyje to miejsce
