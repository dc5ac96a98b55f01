### Opisy komend i ich parametrów: najwyżej 100 znaków. Nazwy komend zostają po angielsku.

## Gry i stoły

play = Otwórz stół na tym kanale albo wybierz grę
play-game = W co chcesz zagrać (puste: wybór z listy)
play-opponent = Kogo zapraszasz; ta osoba może przyjąć zaproszenie albo odmówić
play-against = Zagraj z komputerem: jak silny ma być
level-mine = mój poziom
level-very-easy = bardzo łatwy
level-easy = łatwy
level-fairly-easy = dość łatwy
level-medium = średni
level-fairly-hard = dość trudny
level-hard = trudny
invite = Zaproś kogoś do swojego stołu na tym kanale
invite-guest = Kogo zapraszasz (ta osoba może przyjąć zaproszenie albo odmówić)
find = Znajdź przeciwnika na tym serwerze: partia zacznie się, gdy ktoś zechce tego samego
find-game = W co chcesz zagrać (puste: w cokolwiek)
find-opponent = Nieznajoma osoba z twojej partii, którą chcesz wyzwać po nazwie gracza
games = Partie, które czekają na ciebie, i wszystkie partie tego serwera
tournament = Turnieje na tym serwerze
organise = Zacznij turniej na tym kanale lub zarządzaj nim
deal = Rozdanie dnia: wszyscy dostają te same karty, a liczy się twoja pierwsza próba

## Ruchy

move = Wykonaj ruch w partii na tym kanale
move-move = Twój ruch: wybierz go albo wpisz
takeback = Cofnij swój ostatni ruch albo poproś innych graczy o zgodę
draw = Zaproponuj remis (w grach dla dwóch osób)
plan = Zaplanuj odpowiedzi na następne ruchy przeciwnika w partii na tym kanale
note = Twoja prywatna notatka o partii na tym kanale
resign = Poddaj partię na tym kanale
nudge = Przypomnij się graczowi, którego jest kolej
substitute = Przekaż komuś miejsce w partii na tym kanale; partia będzie wtedy bez wyniku
substitute-player = Czyje to miejsce
substitute-newcomer = Kto przejmuje to miejsce
substitute-computer = Który komputer przejmuje to miejsce zamiast osoby
away = Zgłoś, że nie będzie cię przez kilka dni: twoje zegary poczekają
away-days =
    { $most ->
        [one] Ile dni cię nie będzie, najwyżej { $most } (0: już jesteś)
        [few] Ile dni cię nie będzie, najwyżej { $most } (0: już jesteś)
       *[many] Ile dni cię nie będzie, najwyżej { $most } (0: już jesteś)
    }

## Oglądanie

board = Zobacz partię z tego kanału, tylko dla siebie
board-text = Tekst zamiast obrazu (znaki albo zdania, zależnie od ustawień w /me)
follow = Dostawaj powiadomienia o ruchach albo o końcu partii, w której nie grasz
history = Obejrzyj partię z tego kanału ruch po ruchu
open = Obejrzyj ruch po ruchu partię z pliku z zapisem
open-record = Plik z /record
record = Pobierz zapis partii z tego kanału; można nim sprawdzić, czy losowanie było uczciwe
replay = Partia z tego kanału jako animacja
verify = Sprawdź, czy kości, karty albo losowanie w skończonej partii z tego kanału były uczciwe

## Nauka

rules = Jak grać i pełne zasady
rules-game = Jaka gra (puste: gra z tego kanału)
tutorial = Poznaj grę w kilka minut: krótki samouczek tylko dla ciebie
tutorial-game = Jaka gra (puste: gra z tego kanału)
puzzle = Znajdź najlepszy ruch: zagadka dnia albo zagadka z wybranej gry, tylko dla ciebie
puzzle-game = Jaka gra (puste: zagadka dnia)
help = W co można tu grać i jak zacząć

## Wyniki

stats = Twoje wyniki albo wyniki innego gracza
stats-player = Jaki gracz (puste: ty)
stats-game = Jaka gra (puste: wszystkie)
leaderboard = Najlepsi gracze tego serwera, a w wiadomościach prywatnych: nieznajomi
leaderboard-game = Jaka gra (puste: wszystkie)
leaderboard-season = Jaki sezon (puste: wszystkie partie)

## Ustawienia i prywatność

settings = Ustawienia stołów na serwerze: kto je otwiera, gdzie, zegary (dla zarządzających serwerem)
me = Twoje ustawienia: powiadomienia, wygląd planszy, z kim grasz
privacy = Zobacz, pobierz albo usuń to, co bot o tobie przechowuje

## Dla moderatorów

end = Zakończ partię na tym kanale bez wyniku (dla moderatorów)
moveto = Przenieś stół z tego kanału na inny kanał (dla moderatorów)
moveto-channel = Na który kanał
pause = Wstrzymaj partię na tym kanale (dla moderatorów)
resume = Wznów partię na tym kanale (dla moderatorów)
takeout = Usuń gracza z partii na tym kanale (dla moderatorów)
takeout-player = Który gracz
