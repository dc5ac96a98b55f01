### /privacy: co bot wie o kimś i jak to usunąć.

## Przyciski

delete = Usuń
delete-now = Usuń na zawsze
keep = Zachowaj
notice = Informacja o prywatności
terms = Warunki

## Co bot przechowuje

nothing = Bot nie przechowuje o tobie niczego.
kept-on = Wszystko zostaje tak, jak jest.
asked = Czy chcesz, żeby bot o tobie zapomniał? Opuścisz poczekalnie, w których siedzisz, i poddasz partie, w których grasz. Partie zostają, z napisem „Dawny gracz” zamiast twojej nazwy. To, co jest na kanałach, zostaje tam. Tego nie można cofnąć.
kept-id = Bot przechowuje twój identyfikator z Discorda.
kept-tables =
    Bot przechowuje twój identyfikator z Discorda i { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    } z twoją nazwą: { $counted }.
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
called = Nazywasz się tam: { $names }.
settings = Twoje ustawienia z `/me`: { $settings }.
puzzles = Zapisane są twoje wyniki zagadek (liczba: { $puzzles }).
followed =
    { $games ->
        [one] Obserwujesz { $games } partię.
        [few] Obserwujesz { $games } partie.
       *[many] Obserwujesz { $games } partii.
    }
offers = Zapisane są twoje otwarte oferty gry i to, o jakich ofertach chcesz wiedzieć: razem { $number }.
file = Plik zawiera to wszystko: twoje nazwy, miejsca, ruchy, dodane słowa, wyniki i resztę tego, co dzienniki stołów mówią o tobie.

## Po usunięciu

done-none = Gotowe. W bazie danych bota nie ma już nic o tobie.
done =
    Gotowe. Twoja nazwa i identyfikator zniknęły z { $tables ->
        [one] { $tables } stołu
        [few] { $tables } stołów
       *[many] { $tables } stołów
    }; nic innego o tobie w bazie danych bota nie ma.
done-damaged =
    { $tables ->
        [one] Gotowe, z wyjątkiem { $tables } stołu, którego zapis jest uszkodzony na dysku hosta i nie da się go zmienić. Więcej mówi dziennik hosta; zapytaj tego, kto prowadzi bota.
        [few] Gotowe, z wyjątkiem { $tables } stołów, których zapisy są uszkodzone na dysku hosta i nie da się ich zmienić. Więcej mówi dziennik hosta; zapytaj tego, kto prowadzi bota.
       *[many] Gotowe, z wyjątkiem { $tables } stołów, których zapisy są uszkodzone na dysku hosta i nie da się ich zmienić. Więcej mówi dziennik hosta; zapytaj tego, kto prowadzi bota.
    }
traces = W plikach bazy są jeszcze ślady, bo właśnie czyta je jakiś program. Bot usunie je sam w ciągu dwóch godzin albo gdy ten program się skończy.
no-backups = Ten bot sam nie robi kopii zapasowych.
in-backups =
    { $backups ->
        [1] W jego najnowszej kopii zapasowej jest jeszcze to, co zostało usunięte; każdego dnia zastępuje ją nowa.
        [one] W jego kopiach zapasowych jest jeszcze to, co zostało usunięte: każdego dnia powstaje jedna, a zostaje { $backups } najnowsza, więc zniknie to z nich za około { $backups } dzień.
        [few] W jego kopiach zapasowych jest jeszcze to, co zostało usunięte: każdego dnia powstaje jedna, a zostają { $backups } najnowsze, więc zniknie to z nich za około { $backups } dni.
       *[many] W jego kopiach zapasowych jest jeszcze to, co zostało usunięte: każdego dnia powstaje jedna, a zostaje { $backups } najnowszych, więc zniknie to z nich za około { $backups } dni.
    }
delete-again = Jeśli ktoś, kto prowadzi bota, przywróci kopię zapasową albo ma kopie gdzie indziej, usuń wtedy swoje dane jeszcze raz albo poproś o to tę osobę.
