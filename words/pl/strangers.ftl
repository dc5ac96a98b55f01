### Partie z nieznajomymi

## Dlaczego ktoś nie może szukać przeciwnika

not-from-here = Ten serwer nie pozwala szukać stąd przeciwników na innych serwerach. Użyj /find w naszych wiadomościach prywatnych.
not-agreed = Nie ma jeszcze twojej zgody na grę z nieznajomymi. Co ona znaczy, pokaże /find w naszych wiadomościach prywatnych.
account-too-new =
    Twoje konto Discord jest zbyt nowe, by grać z nieznajomymi. Będzie to możliwe za { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }.
direct-closed = Nie mogę pisać do ciebie w wiadomościach prywatnych, a tam toczą się partie z nieznajomymi. Zezwól na nie w ustawieniach prywatności naszego wspólnego serwera i spróbuj ponownie.
too-many-games = Grasz już w { $most } partiach w wiadomościach prywatnych, więcej się nie da. Najpierw zakończ jedną z nich.

## Dlaczego zakończyła się partia, która się nie zaczęła

ended-not-begun = Partia została zamknięta, bo pierwszy ruch nie nadszedł na czas. Nie ma ona wyniku.
ended-not-shown = Partia została zamknięta, bo nie udało się dotrzeć do jednej z osób. Nie ma ona wyniku.

## Ustawienie serwera

switch-pool =
    { $on ->
        [yes] Nieznajomi z innych serwerów: tak
       *[no] Nieznajomi z innych serwerów: nie
    }
told-pool =
    { $on ->
        [yes] Członkowie mogą teraz szukać stąd przeciwników na innych serwerach.
       *[no] Członkowie nie mogą już szukać stąd przeciwników na innych serwerach.
    }

## Strona, na której ktoś raz zgadza się na grę z nieznajomymi

page-button = Gra z nieznajomymi
heading = Gra z nieznajomymi
about = Możesz grać z ludźmi z dowolnych serwerów. Każda osoba gra we własnych wiadomościach prywatnych ze mną.
they-see = **Co widzą:** twoją nazwę gracza, **{ $name }**, twój ranking, twoje ruchy i to, jak szybko je wykonujesz.
they-never-see = **Czego nigdy nie widzą:** twojej nazwy na Discordzie, obrazka ani ID, twoich serwerów, języka ani ustawień. Nie możecie do siebie pisać.
in-lists = Listy ze wszystkich serwerów, takie jak `/leaderboard` w naszych wiadomościach prywatnych, pokazują twoją nazwę gracza. Możesz to wyłączyć przez `/me`.
i-write = Napiszę w wiadomościach prywatnych, gdy partia się zacznie, gdy będzie twoja kolej i gdy partia się skończy. Możesz przestać w każdej chwili.
agreed = ✅ Twoja zgoda: { $when }.
agree = Zgadzam się
another-name = Wylosuj inną nazwę
stop = Nie graj więcej z nieznajomymi
named = Od teraz nieznajomi widzą cię jako { $name }.
agreed-now = Możesz teraz grać z nieznajomymi. Przeciwnika znajdziesz przez `/find`.
stopped = Nie grasz już z nieznajomymi, a listy ze wszystkich serwerów już cię nie wymieniają. Trwające partie toczą się dalej.
welcome = Masz zgodę na grę z nieznajomymi. Twoje partie z nimi pojawią się tutaj.
hello-again = Znowu mogę do ciebie pisać. Twoje partie z nieznajomymi pojawią się tutaj.

## /find: oferty dla ludzi z dowolnych serwerów

where-menu = Gdzie szukać
here = Na tym serwerze
anywhere = Na wszystkich serwerach
near-menu = Ranking przeciwnika
any-rating = Dowolny ranking
near-rating = Najpierw tylko ranking bliski mojemu
players-menu = Ile osób gra
players =
    { $seats ->
        [one] { $seats } osoba
        [few] { $seats } osoby
        [many] { $seats } osób
       *[other] { $seats } osoby
    }
unrated = We trzy lub cztery osoby nieznajomi grają towarzysko, bo ktoś z nich może się znać.
about-anywhere = Powiedz, w co chcesz zagrać. Gdy tylko ktoś zechce tego samego, wasza partia zacznie się w naszych wiadomościach prywatnych.
about-both = Powiedz, w co chcesz zagrać. Gdy tylko ktoś tutaj lub gdzie indziej zechce tego samego, wasza partia się zacznie. Z nieznajomymi grasz w naszych wiadomościach prywatnych.
seen-as = -# Nieznajomi widzą cię jako { $name }.
waits =
    { $many ->
        [someone] -# { $game }: ktoś czeka.
        [several] -# { $game }: kilka osób czeka.
       *[crowd] -# { $game }: wiele osób czeka.
    }
game-for =
    { $game } ({ $seats ->
        [one] { $seats } osoba
        [few] { $seats } osoby
        [many] { $seats } osób
       *[other] { $seats } osoby
    })
terms =
    { $game } · { $clock } · { $rated ->
        [rated] rankingowa
        [casual] towarzyska
       *[either] rankingowa lub nie
    } · każdy serwer
list-note = Oferty nieznajomych nie są wymieniane. Złóż własną przez `/find`, a partia zacznie się, gdy tylko ktoś zechce tego samego.

## Powiadomienie, gdy partia się zaczyna

called =
    { $number ->
        [one] Masz przeciwnika! Zaczyna się twoja partia { $game }, przeciwnik:
        [few] Masz przeciwników! Zaczyna się twoja partia { $game }, przeciwnicy:
        [many] Masz przeciwników! Zaczyna się twoja partia { $game }, przeciwnicy:
       *[other] Masz przeciwników! Zaczyna się twoja partia { $game }, przeciwnicy:
    } { $opponents }{ $turn ->
        [yes] . Twoja kolej.
       *[no] .
    }
