### /stats i /leaderboard: wyniki jednej osoby i najlepsi gracze serwera.

## Wyniki jednej osoby

explained = -# Ranking zaczyna się od 0 i rośnie, gdy umiejętności gracza stają się pewniejsze. Partia rankingowa liczy się, jeśli każdy gracz, który w niej został, ma za sobą co najmniej kilka tur. Między tymi samymi dwoma graczami liczy się najwyżej tyle partii jednej gry dziennie (UTC): { $most }, a nowsze liczą się najbardziej. Aby mieć miejsce w rankingu, graj partie rankingowe z różnymi graczami, którzy je mają (liczba: { $few }). Pierwsi mają je gracze, z których każdy grał z każdym (liczba: { $first }).
counted = -# Liczą się tylko partie dokończone przez tych, którzy je zaczęli, także uzgodnione remisy. Nie liczą się partie w pojedynkę, które od razu poddano.
heading =
    { $direct ->
        [yes] ## { $name } w naszych wiadomościach prywatnych
       *[no] ## { $name } na tym serwerze
    }
none-of =
    { $direct ->
        [yes] { $name } nie ma jeszcze wyników w naszych wiadomościach prywatnych.
       *[no] { $name } nie ma jeszcze wyników na tym serwerze.
    }
none-of-game =
    { $direct ->
        [yes] { $name } nie ma jeszcze wyników w grze { $game } w naszych wiadomościach prywatnych.
       *[no] { $name } nie ma jeszcze wyników w grze { $game } na tym serwerze.
    }
none-here = Na tym serwerze nie ma jeszcze żadnych wyników. Partie z komputerem się nie liczą.
none-here-game = Na tym serwerze nie ma jeszcze wyników w grze { $game }. Partie z komputerem się nie liczą.
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
        [yes] Ranking { $rating } (tymczasowy, dopóki nie będzie więcej partii z różnymi graczami).
       *[no] Ranking { $rating }.
    }
streak =
    Najdłuższa seria wygranych: { $best }{ $now ->
        [0] .
       *[other] , obecna: { $now }.
    }
won-in-seats = Wygrane według miejsc: { $seats }.
in-seat = { $won } z { $played } na miejscu { $seat }
ahead = Bezpośrednie wyniki: { $rivals }.
against = { $won } z { $played } przeciwko: { $name }
score = { $options }: { $score } w 1 partii.
scores =
    { $options }: najlepszy wynik { $best }, średni { $mean } z { $games ->
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
list-games = Lista skończonych partii
results = Wróć do wyników
won-with = { $options }: wygrane { $won } z { $played }.
chart-first = Początek
chart-last = Ostatnia partia rankingowa
chart-alt = Wykres rankingu: { $name }, kolejne partie rankingowe. { $lines }
chart-line =
    { $game }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, najwyższy ranking { $best }, ostatni { $now }.
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
see-history = Obejrzyj partię
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
provisional = -# Jeszcze bez miejsca (rankingi tymczasowe): { $names }.
others =
    { $number ->
        [one] { $number } inna osoba
        [few] { $number } inne osoby
       *[many] { $number } innych osób
    }
by-seat = -# Wygrane według miejsc: { $seats }.
more = -# I jeszcze { $number }.

## Na końcu partii: czy liczy się do rankingu

counts = -# Partia rankingowa.
counts-not-short =
    { $turns ->
        [one] -# Ta partia nie liczy się do rankingu: każdy gracz, który w niej został, potrzebuje co najmniej { $turns } tury.
        [few] -# Ta partia nie liczy się do rankingu: każdy gracz, który w niej został, potrzebuje co najmniej { $turns } tur.
       *[many] -# Ta partia nie liczy się do rankingu: każdy gracz, który w niej został, potrzebuje co najmniej { $turns } tur.
    }
counts-not-often = -# Ta partia nie liczy się do rankingu: dwóch jej graczy ma już tego dnia dość wspólnych partii rankingowych tej gry ({ $most }).
starts-unrated = -# Jeśli ta partia zacznie się dzisiaj (UTC), nie będzie się liczyć do rankingu: dwóch jej graczy ma już dość wspólnych partii rankingowych tej gry ({ $most }).
counts-not-computer = -# Ta partia nie liczy się do rankingu: grał w niej komputer.
counts-not-agreed = -# Ta partia nie liczy się do rankingu: stół był towarzyski.
counts-not-replaced = -# Ta partia nie liczy się do rankingu: zmienił się w niej gracz.

strangers-heading = ## Partie z nieznajomymi
strangers-none = Wśród nieznajomych nie ma jeszcze żadnych wyników. Liczą się partie rankingowe, które zaczynają się od `/find`.
strangers-explained = -# Ranking zaczyna się od 0 i rośnie, gdy umiejętności gracza stają się pewniejsze. Liczą się partie rankingowe, do których ja znajduję przeciwnika, jeśli obaj gracze mają za sobą co najmniej kilka tur, a nowsze liczą się najbardziej. Aby mieć miejsce w rankingu, graj z różnymi graczami, którzy je mają (liczba: { $few }).
strangers-named = -# Gracze są tu wymienieni z nazwy tylko wtedy, gdy zezwolą na to przez `/me`.
unnamed = ktoś
own-place = Twoje miejsce: { $place } z { $number }, ranking { $rating }
own-provisional = Nie masz jeszcze miejsca. Ranking: { $rating }
