### Wyzwania: ktoś chce znowu zagrać z nieznajomą osobą, którą już spotkał.

not-met = Nie masz jeszcze skończonej partii z nikim o tej nazwie.
avoids-them = Nie chcesz już spotykać tej osoby. /privacy pokazuje wszystkich, których unikasz.
lately = Ta osoba ma już twoje wyzwanie z ostatnich 24 godzin. Poczekaj przed następnym.
too-many = Masz { $most } wyzwań, więcej się nie da. Wycofane liczy się jeszcze przez jeden dzień.
gone = Nie możesz teraz przyjąć tego wyzwania. Może wygasło albo nie możecie teraz oboje grać.

terms = { $game } · { $clock } · towarzyska

challenge = Wyzwij
heading = Wyzwij gracza { $player }
about = Jeśli { $player } przyjmie wyzwanie, wasza partia zacznie się w naszych wiadomościach prywatnych. W innym razie niczego się nie dowiesz: ani o odmowie, ani o tym, że nie mogę zapytać.
unrated = -# Partia jest towarzyska, bo sami się wybraliście.
seen-as = -# { $player } widzi cię jako { $name }.
stands-menu = Kiedy wyzwanie wygasa
stands =
    { $time ->
        [hour] Wyzwanie wygasa po 1 godzinie
        [six-hours] Wyzwanie wygasa po 6 godzinach
        [day] Wyzwanie wygasa po 1 dniu
        [three-days] Wyzwanie wygasa po 3 dniach
       *[week] Wyzwanie wygasa po 1 tygodniu
    }
made = Twoje wyzwanie jest otwarte ({ $player }): { $terms }. Wygasa: { $when }.

page = Wyzwania
to-you = **Wyzwania dla ciebie**
by-you = **Twoje wyzwania**
none = Nie masz otwartych wyzwań. Żeby kogoś wyzwać, użyj `/find` z nazwą nieznajomej osoby, z którą masz skończoną partię.
to-you-line = { $player } cię wyzywa: { $terms }. Wygasa: { $when }.
by-you-line = - { $player }: { $terms } · wygasa: { $when }
accept = Przyjmij
decline = Nie tym razem
own-menu = Wycofaj wyzwanie
withdraw = Wycofaj wyzwanie
withdrawn = Wyzwanie wycofane.
withdrawn-before = To wyzwanie nie jest już otwarte.
declined = To wyzwanie już się nie pojawi. { $player } się o tym nie dowie.
started = Zaczyna się twoja partia { $game }, przeciwnik: { $player }.

told = { $player } to ktoś nieznajomy z twojej wcześniejszej partii i cię wyzywa: { $terms }. Jeśli odmówisz albo nie odpowiesz, nikt się o tym nie dowie. Wygasa: { $when }.
called =
    { $theirs ->
        [yes] { $player } przyjmuje twoje wyzwanie!
       *[no] Przyjmujesz wyzwanie ({ $player }).
    } Zaczyna się wasza partia { $game }{ $turn ->
        [yes] . Twoja kolej.
       *[no] .
    }

on-page = Nieznajomi, z którymi grasz, mogą cię potem wyzwać po twojej nazwie gracza. Wysyłam ci najwyżej trzy takie wiadomości dziennie.
switch =
    { $on ->
        [yes] Wyzwania: tak
       *[no] Wyzwania: nie
    }
switched =
    { $on ->
        [yes] Nieznajomi z twoich partii mogą cię teraz wyzywać.
       *[no] Nikt nie może cię teraz wyzwać. Nikt się o tym nie dowie.
    }
kept =
    { $number ->
        [one] Zapisane jest { $number } wyzwanie od ciebie lub do ciebie.
        [few] Zapisane są { $number } wyzwania od ciebie lub do ciebie.
        [many] Zapisanych jest { $number } wyzwań od ciebie lub do ciebie.
       *[other] Zapisane jest { $number } wyzwania od ciebie lub do ciebie.
    }
settled = wyzwania od nieznajomych z twoich partii
