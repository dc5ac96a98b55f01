### /privacy: co bot wie o kimś i jak to usunąć.

## Przyciski

delete = Usuń moje dane
delete-now = Usuń na zawsze
keep = Zachowaj moje dane
notice = Informacja o prywatności
terms = Warunki korzystania

## Co bot przechowuje

nothing = Bot nie przechowuje o tobie żadnych danych.
kept-on = Nic nie zostało usunięte.
asked = Usunąć wszystkie twoje dane? Opuścisz wszystkie otwarte stoły i poddasz wszystkie trwające partie. Partie w wiadomościach prywatnych zostaną usunięte. Pozostałe partie zostają, z napisem „Dawny gracz” zamiast twojej nazwy. Wiadomości na kanałach też zostają. Tego nie można cofnąć.
kept-id = Bot przechowuje twój identyfikator z Discorda.
kept-tables =
    Bot przechowuje twój identyfikator z Discorda i twoją nazwę przy { $tables ->
        [one] { $tables } stole
        [few] { $tables } stołach
       *[many] { $tables } stołach
    }: { $counted }.
tables-lobby =
    { $number ->
        [one] { $number } otwarty
        [few] { $number } otwarte
       *[many] { $number } otwartych
    }
tables-running =
    { $number ->
        [one] { $number } w grze
        [few] { $number } w grze
       *[many] { $number } w grze
    }
tables-over =
    { $number ->
        [one] { $number } skończony
        [few] { $number } skończone
       *[many] { $number } skończonych
    }
tables-cancelled =
    { $number ->
        [one] { $number } odwołany
        [few] { $number } odwołane
       *[many] { $number } odwołanych
    }
called = Twoja nazwa przy nich: { $names }.
settings = Twoje zapisane ustawienia: { $settings }.
discord-language = Zapisany jest język twojego Discorda.
puzzles = Zapisane są twoje wyniki zagadek (liczba: { $puzzles }).
exercises = Zapisane są ćwiczenia z twoich gier (liczba: { $exercises }).
reviews = Zapisane jest, co analizy wykazały o twojej grze (liczba partii: { $games }).
followed =
    { $games ->
        [one] Obserwujesz { $games } partię.
        [few] Obserwujesz { $games } partie.
       *[many] Obserwujesz { $games } partii.
    }
offers = Zapisane są twoje otwarte oferty i powiadomienia o ofertach (razem { $number }).
tournaments = Zapisane są twoje turnieje.
file = Plik zawiera wszystko: twoje nazwy, miejsca, ruchy, dodane słowa, wyniki i pozostałe dane o tobie.

## Po usunięciu

done-none = Gotowe. W bazie danych bota nie ma już żadnych twoich danych.
done =
    Gotowe. Twoja nazwa i identyfikator zostały usunięte z { $tables ->
        [one] { $tables } stołu
        [few] { $tables } stołów
       *[many] { $tables } stołów
    }. W bazie danych bota nie ma o tobie nic innego.
done-damaged =
    { $tables ->
        [one] Gotowe, z wyjątkiem { $tables } stołu: jego zapis jest uszkodzony i nie da się go zmienić. Zapytaj osobę, która prowadzi bota: szczegóły są w dzienniku.
        [few] Gotowe, z wyjątkiem { $tables } stołów: ich zapisy są uszkodzone i nie da się ich zmienić. Zapytaj osobę, która prowadzi bota: szczegóły są w dzienniku.
       *[many] Gotowe, z wyjątkiem { $tables } stołów: ich zapisy są uszkodzone i nie da się ich zmienić. Zapytaj osobę, która prowadzi bota: szczegóły są w dzienniku.
    }
traces = W plikach bazy danych są jeszcze ślady, bo czyta je inny program. Bot usunie je w ciągu 2 godzin albo gdy ten program skończy.
no-backups = Ten bot sam nie robi kopii zapasowych.
in-backups =
    { $backups ->
        [1] Najnowsza kopia zapasowa bota zawiera jeszcze usunięte dane. Każdego dnia zastępuje ją nowa.
        [one] Kopie zapasowe bota zawierają jeszcze usunięte dane. Codziennie powstaje jedna, a liczba zachowanych to { $backups }. Twoje dane znikną z nich za około { $backups } dzień.
        [few] Kopie zapasowe bota zawierają jeszcze usunięte dane. Codziennie powstaje jedna, a zachowane są { $backups } najnowsze. Twoje dane znikną z nich za około { $backups } dni.
       *[many] Kopie zapasowe bota zawierają jeszcze usunięte dane. Codziennie powstaje jedna, a zachowanych jest { $backups } najnowszych. Twoje dane znikną z nich za około { $backups } dni.
    }
delete-again = Jeśli osoba, która prowadzi bota, przywróci kopię zapasową, usuń swoje dane jeszcze raz. Zapytaj ją o kopie, które ma gdzie indziej.
