### /stats i /leaderboard: wyniki jednej osoby i najlepsi gracze serwera.

## Wyniki jednej osoby

explained = -# Ranking zaczyna się od 0 i rośnie, gdy umiejętności gracza stają się pewniejsze. Liczą się partie, w których każdy gracz ma za sobą kilka tur: między tymi samymi dwoma graczami najwyżej { $most } dziennie; dzień zaczyna się o 00:00 UTC. Miejsce w rankingu dają partie z { $few } różnymi graczami, którzy je mają; pierwsi to { $first } graczy, z których każdy grał z każdym.
counted = -# Liczą się partie rozegrane do końca przez tych, którzy je zaczęli, i uzgodnione remisy. Nie liczy się gra bez przeciwników, którą od razu poddano.
heading =
    { $direct ->
        [yes] ## { $name } w tych wiadomościach prywatnych
       *[no] ## { $name } na tym serwerze
    }
none-of =
    { $direct ->
        [yes] { $name } nie ma jeszcze skończonej partii w tych wiadomościach prywatnych.
       *[no] { $name } nie ma jeszcze skończonej partii na tym serwerze.
    }
none-of-game =
    { $direct ->
        [yes] { $name } nie ma jeszcze skończonej partii w { $game } w tych wiadomościach prywatnych.
       *[no] { $name } nie ma jeszcze skończonej partii w { $game } na tym serwerze.
    }
none-here = Na tym serwerze nikt jeszcze nie skończył partii.
none-here-game = Na tym serwerze nikt jeszcze nie skończył partii w { $game }.
tally-one =
    1 partia: { $how ->
        [won] wygrana
        [drawn] remis
       *[lost] przegrana
    }, { $moves ->
        [0] bez ruchów
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
tally =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }: { $shares }, średnio { $moves ->
        [0] bez ruchów
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
won =
    { $number ->
        [one] { $number } wygrana
        [few] { $number } wygrane
       *[many] { $number } wygranych
    }
drawn =
    { $number ->
        [one] { $number } remis
        [few] { $number } remisy
       *[many] { $number } remisów
    }
lost =
    { $number ->
        [one] { $number } przegrana
        [few] { $number } przegrane
       *[many] { $number } przegranych
    }
rating-none = Jeszcze bez rankingu.
rating =
    { $provisional ->
        [yes] Ranking { $rating } (tymczasowy: żeby coś mówił, trzeba więcej partii).
       *[no] Ranking { $rating }.
    }
streak =
    Wygrane z rzędu: najwięcej { $best }{ $now ->
        [0] .
       *[other] , teraz { $now }.
    }
won-in-seats = Wygrane: { $seats }.
in-seat = { $won } z { $played } na miejscu { $seat }
ahead = Lepszy wynik: { $rivals }.
against = { $won } z { $played } przeciw graczowi { $name }
score = { $options }: { $score } w 1 partii.
scores =
    { $options }: najlepszy wynik { $best }, średnio { $mean } z { $games ->
        [one] { $games } partii
        [few] { $games } partii
       *[many] { $games } partii
    }.
with-options = Z opcjami { $options }
with-hints = { $options }, z podpowiedziami
all-games = Wszystkie partie
option = { $option } { $value }
option-meaning = { $option } { $value } ({ $meaning })

## /stats: what can be looked at beside the results

choose-game = Wybierz grę
list-games = Lista partii
results = Wyniki
won-with = { $options }: wygrane { $won } z { $played }.
chart-first = Początek
chart-last = Ostatnia partia rankingowa
chart-alt = Wykres rankingu: { $name }, kolejne partie rankingowe. { $lines }
chart-line =
    { $game }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, najwyżej { $best }, teraz { $now }.
games-heading =
    { $number ->
        [0] { $name }: brak ukończonych partii, które możesz tu zobaczyć.
       *[other] { $number ->
            [one] { $name }: { $number } ukończona partia
            [few] { $name }: { $number } ukończone partie
            [many] { $name }: { $number } ukończonych partii
           *[other] { $name }: { $number } ukończonych partii
        }{ $pages ->
            [1] {""}
           *[other] , strona { $page } z { $pages }
        }
    }
see-history = Zobacz przebieg partii
game-against =
    { $game }: { $how ->
        [won] wygrana
        [drawn] remis
       *[lost] przegrana
    }, przeciwnicy: { $others }
game-alone =
    { $game }: { $won ->
        [yes] wygrana
       *[no] przegrana
    }, wynik { $score }

## Najlepsi na serwerze

ranking-one =
    1 partia, { $moves ->
        [0] bez ruchów
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
ranking =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, średnio { $moves ->
        [0] bez ruchów
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
ranked =
    { $place }. { $name }: { $rating }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $won ->
        [0] bez wygranych
        [one] { $won } wygrana
        [few] { $won } wygrane
       *[many] { $won } wygranych
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } z rzędu
    }
scored =
    { $place }. { $name }: { $score }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
provisional = -# Jeszcze poza listą, bo ich rankingi są tymczasowe: { $names }.
others =
    { $number ->
        [one] { $number } inna osoba
        [few] { $number } inne osoby
       *[many] { $number } innych osób
    }
by-seat = -# Wygrane według miejsc: { $seats }.
more =
    { $number ->
        [one] -# … i jeszcze { $number }.
        [few] -# … i jeszcze { $number }.
       *[many] -# … i jeszcze { $number }.
    }

## Na końcu partii: czy liczy się do rankingu

counts = -# Ta partia liczy się do rankingu.
counts-not-short =
    { $turns ->
        [one] -# Ta partia nie liczy się do rankingu: potrzebna jest { $turns } tura każdego gracza.
        [few] -# Ta partia nie liczy się do rankingu: potrzebne są { $turns } tury każdego gracza.
       *[many] -# Ta partia nie liczy się do rankingu: potrzeba { $turns } tur każdego gracza.
    }
counts-not-often = -# Ta partia nie liczy się do rankingu: dwóch jej graczy ma tego dnia limit wspólnych partii ({ $most }).
counts-not-computer = -# Ta partia nie liczy się do rankingu: grał w niej komputer.
counts-not-agreed = -# Ta partia nie liczy się do rankingu: tak ustalono przy stole.
counts-not-replaced = -# Ta partia nie liczy się do rankingu: ktoś przejął w niej miejsce.
