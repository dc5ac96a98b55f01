"""The words of words/pl/refusals.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.refusals import Refusals as English

if TYPE_CHECKING:
    from words.compiled.protocols.refusals import RefusalsWords


class Refusals(English):
    """The messages of refusals.ftl."""

    def unknown_session(self) -> str:
        return "Ten stół nie jest tu już znany. Zacznij nowy przez /play."

    def no_table(self) -> str:
        return "Na tym kanale nie toczy się żadna partia. Zacznij ją przez /play."

    def in_threads(self, *, own: bool) -> str:
        return ("Grasz w kilku wątkach tego kanału. Użyj komendy w jednym z nich." if own else "Partie toczą się w kilku wątkach tego kanału. Użyj komendy w jednym z nich.")

    def in_threads_games(self, *, games: str | int, own: bool) -> str:
        return (f"Twoje partie: {games}." if own else f"Te partie: {games}.")

    def unknown_game(self, *, key: str | int) -> str:
        return f"Nie ma gry o nazwie „{key}”."

    def unknown_level(self, *, level: str | int) -> str:
        return f"Komputery nie mają poziomu „{level}”: wybierz łatwy, średni lub trudny."

    def only_in_servers(self, *, game: str | int) -> str:
        return f"{game} jest dla kilku graczy, a w wiadomościach prywatnych jesteśmy tylko ty i ja. Graj w to na serwerze, na którym jestem. Tutaj /tutorial uczy każdej gry."

    def only_in_servers_but(self, *, game: str | int, games: str | int) -> str:
        return f"{game} jest dla kilku graczy, a w wiadomościach prywatnych jesteśmy tylko ty i ja. Graj w to na serwerze, na którym jestem. Tutaj /play ma {games}, a /tutorial uczy każdej gry."

    def channel_taken(self, *, game: str | int, lobby: bool) -> str:
        return (f"Na tym kanale stół do gry {game} czeka już na graczy. Naraz może być jeden: użyj innego kanału albo wątku." if lobby else f"Na tym kanale toczy się już partia w {game}. Naraz może być jedna: użyj innego kanału albo wątku.")

    def may_not_write_there(self) -> str:
        return "Nie możesz pisać na tamtym kanale, więc stół zostaje tutaj."

    def permissions_missing(self, *, names: str | int, number: int) -> str:
        return (f"Nie mogę postawić tu stołu: na tym kanale brakuje mi uprawnień {names}. Może mi je dać ktoś, kto zarządza kanałem." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"Nie mogę postawić tu stołu: na tym kanale brakuje mi uprawnienia {names}. Może mi je dać ktoś, kto zarządza kanałem." if number == 1 else f"Nie mogę postawić tu stołu: na tym kanale brakuje mi uprawnień {names}. Może mi je dać ktoś, kto zarządza kanałem.")

    def permissions_missing_in(self, *, channel: str | int, names: str | int, number: int) -> str:
        return (f"Nie mogę używać {channel}: brakuje mi tam uprawnień {names}. Może mi je dać ktoś, kto zarządza tym kanałem." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"Nie mogę używać {channel}: brakuje mi tam uprawnienia {names}. Może mi je dać ktoś, kto zarządza tym kanałem." if number == 1 else f"Nie mogę używać {channel}: brakuje mi tam uprawnień {names}. Może mi je dać ktoś, kto zarządza tym kanałem.")

    def permission_view_channel(self) -> str:
        return "Wyświetlanie kanału"

    def permission_send_messages(self) -> str:
        return "Wysyłanie wiadomości"

    def permission_attach_files(self) -> str:
        return "Załączanie plików"

    def permission_send_messages_in_threads(self) -> str:
        return "Wysyłanie wiadomości w wątkach"

    def permission_create_public_threads(self) -> str:
        return "Tworzenie publicznych wątków"

    def permission_connect(self) -> str:
        return "Łączenie"

    def wrong_value(self, *, allowed: str | int, given: str | int, option: str | int) -> str:
        return f"Dla {option} możliwe jest: {allowed}, a nie „{given}”."

    def from_to(self, *, first: str | int, last: str | int) -> str:
        return f"od {first} do {last}"

    def no_such_option(self, *, game: str | int, given: str | int, options: str | int) -> str:
        return f"{game} nie ma opcji „{given}” (opcje: {options})."

    def no_options(self, *, game: str | int, given: str | int) -> str:
        return f"{game} nie ma opcji „{given}” (opcje: brak)."

    def too_many_players(self, *, game: str | int, people: str | int, seats: int) -> str:
        return f"{game} ma " + (f"{seats} miejsca" if (seats % 10 in (2, 3, 4) and seats % 100 not in (12, 13, 14)) else "jedno miejsce" if seats == 1 else f"{seats} miejsc") + f", a liczba osób na twojej liście, razem z tobą, to {people}."

    def too_few_players(self, *, game: str | int, least: str | int, most: str | int, people: int) -> str:
        return f"{game} jest dla {least}–{most} graczy, a " + (f"siedzi tu {people}" if (people % 10 in (2, 3, 4) and people % 100 not in (12, 13, 14)) else "siedzi tu jeden" if people == 1 else f"siedzi tu {people}") + "."

    def too_few_players_for(self, *, game: str | int, most: str | int, people: int) -> str:
        return f"{game} jest dla {most} graczy, a " + (f"siedzi tu {people}" if (people % 10 in (2, 3, 4) and people % 100 not in (12, 13, 14)) else "siedzi tu jeden" if people == 1 else f"siedzi tu {people}") + "."

    def seated_twice(self) -> str:
        return "Każdy gracz może siedzieć przy stole tylko raz."

    def bot_seated(self) -> str:
        return "Bot nie może siedzieć przy stole."

    def not_seated(self, *, game: str | int) -> str:
        return f"Nie grasz przy tym stole do gry {game}, ale możesz oglądać."

    def already_seated(self) -> str:
        return "Siedzisz już przy tym stole."

    def sits_already(self, *, name: str | int) -> str:
        return f"Podaj kogoś innego: {name} siedzi już przy tym stole."

    def no_seat_of(self, *, name: str | int) -> str:
        return f"Podaj kogoś, kto tu gra: {name} nie gra przy tym stole."

    def no_seat_of_out(self, *, name: str | int) -> str:
        return f"Podaj kogoś, kto jeszcze gra: {name} nie gra już w tej partii."

    def not_invited(self) -> str:
        return "Nie masz zaproszenia do tego stołu, więc nie masz na co odpowiadać."

    def only_invited(self, *, host: str | int) -> str:
        return f"Ten stół jest tylko dla osób, które zaprasza {host}. Możesz oglądać."

    def was_removed(self, *, host: str | int) -> str:
        return f"{host} usuwa cię z tego stołu. Możesz usiąść znowu, jeśli dostaniesz zaproszenie."

    def already_invited(self, *, name: str | int) -> str:
        return f"{name} ma już zaproszenie i jeszcze nie odpowiada."

    def not_there(self) -> str:
        return "Ta osoba nie siedzi już przy tym stole. Nic się nie zmienia."

    def not_joined(self) -> str:
        return "Nie możesz teraz dołączyć do tego stołu. Każdy może ustawić, z kim siada, na przykład tylko ze znajomymi. Nikt inny nie widzi tych ustawień."

    def table_full(self) -> str:
        return "Wszystkie miejsca przy tym stole są zajęte."

    def table_full_invited(self) -> str:
        return "Wszystkie miejsca przy tym stole są zajęte albo czekają na zaproszonych."

    def still_invited(self, *, names: str | int, number: int) -> str:
        return (f"{names} jeszcze nie odpowiadają na zaproszenie. Poczekaj albo usuń te osoby pod Opcje." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{names} jeszcze nie odpowiada na zaproszenie. Poczekaj albo usuń tę osobę pod Opcje." if number == 1 else f"{names} jeszcze nie odpowiadają na zaproszenie. Poczekaj albo usuń te osoby pod Opcje.")

    def first_not_seated(self, *, first: str | int) -> str:
        return f"Na pierwszym miejscu siedzi {first}, a tej osoby jeszcze nie ma przy stole."

    def first_not_seated_any(self) -> str:
        return "Osoby, która ma siedzieć na pierwszym miejscu, jeszcze nie ma przy stole."

    def still_here(self, *, name: str | int) -> str:
        return f"Partia czeka na gracza {name}, który jest na tym serwerze."

    def not_member(self, *, name: str | int) -> str:
        return f"{name} nie należy do tego serwera."

    def avoided(self, *, name: str | int) -> str:
        return f"Według twoich ustawień nie grasz z: {name}. Zmienisz to w /me."

    def avoids_self(self) -> str:
        return "Siebie nie da się unikać: wybierz inne osoby."

    def sits_here(self) -> str:
        return "Grasz w tej partii, więc i tak dostajesz wezwania. /follow jest dla tych, którzy się przyglądają."

    def follows_many(self, *, most: int) -> str:
        return f"Liczba partii, które obserwujesz, to już {most}. /follow je wymienia: najpierw z jednej zrezygnuj."

    def followed_by_many(self, *, most: int) -> str:
        return f"Liczba osób, które obserwują tę partię, to już {most}; więcej być nie może."

    def not_visible(self) -> str:
        return "Możesz obserwować tylko partię, której kanał widzisz."

    def unreachable(self) -> str:
        return "W /me nie wybrano ani wzmianek przy każdym ruchu, ani wiadomości prywatnych, więc nic by do ciebie nie dotarło. Najpierw wybierz tam jedno z nich."

    def no_invitations(self, *, name: str | int) -> str:
        return f"{name} nie przyjmuje teraz od ciebie zaproszeń."

    def too_many_games(self, *, most: int) -> str:
        return ("Według twoich ustawień nie siedzisz na razie przy żadnym stole. Zmienisz to w /me." if most == 0 else f"Według twoich ustawień możesz siedzieć naraz najwyżej przy {most} stołach i tak właśnie jest. Zmienisz to w /me." if (most % 10 in (2, 3, 4) and most % 100 not in (12, 13, 14)) else f"Według twoich ustawień możesz siedzieć naraz najwyżej przy {most} stole i tak właśnie jest. Zmienisz to w /me." if most == 1 else f"Według twoich ustawień możesz siedzieć naraz najwyżej przy {most} stołach i tak właśnie jest. Zmienisz to w /me.")

    def only_computers(self) -> str:
        return "W partii musi zostać co najmniej jeden człowiek: stół samych komputerów jest zamykany."

    def not_moderator(self) -> str:
        return "Mogą to zrobić tylko osoby, które opiekują się tym kanałem."

    def not_host(self, *, host: str | int) -> str:
        return f"Może to zrobić tylko {host}: to gospodarz, który otworzył stół."

    def not_host_handed(self, *, host: str | int) -> str:
        return f"Może to zrobić tylko {host}: to teraz gospodarz stołu."

    def not_manager(self) -> str:
        return "Tylko osoby, które zarządzają tym serwerem, mogą zmienić, jak działają jego stoły."

    def only_moderators(self) -> str:
        return "Na tym serwerze stoły otwierają tylko moderatorzy (Zarządzanie wiadomościami); możesz do nich dołączać. Zmieni to w /settings ktoś, kto zarządza serwerem."

    def own_game(self) -> str:
        return "Grasz w tej partii, więc musi o tym zdecydować inny moderator."

    def other_channels(self, *, channels: str | int) -> str:
        return f"Na tym serwerze stoły otwiera się tylko tutaj: {channels}. Zmieni to w /settings ktoś, kto zarządza serwerem."

    def clock_not_allowed(self, *, clocks: str | int) -> str:
        return f"Na tym serwerze stół może mieć taki zegar: {clocks}. Zmieni to w /settings ktoś, kto zarządza serwerem."

    def server_full(self, *, most: int) -> str:
        return (f"Na tym serwerze mogą być naraz otwarte najwyżej {most} stoły i tyle ich jest. Miejsce będzie, gdy któraś partia się skończy. Zmieni to w /settings ktoś, kto zarządza serwerem." if (most % 10 in (2, 3, 4) and most % 100 not in (12, 13, 14)) else f"Na tym serwerze może być naraz otwarty najwyżej {most} stół i tyle ich jest. Miejsce będzie, gdy jego partia się skończy. Zmieni to w /settings ktoś, kto zarządza serwerem." if most == 1 else f"Na tym serwerze może być naraz otwartych najwyżej {most} stołów i tyle ich jest. Miejsce będzie, gdy któraś partia się skończy. Zmieni to w /settings ktoś, kto zarządza serwerem.")

    def wrong_setting(self) -> str:
        return "Tego nie można tu już wybrać. Otwórz ten ekran jeszcze raz jego komendą."

    def too_many_tables(self, *, minutes: int) -> str:
        return "W krótkim czasie otwierasz dużo stołów. Zanim otworzysz następny, poczekaj " + (f"{minutes} minuty" if (minutes % 10 in (2, 3, 4) and minutes % 100 not in (12, 13, 14)) else "minutę" if minutes == 1 else f"{minutes} minut") + "."

    def too_many_tables_server(self, *, minutes: int) -> str:
        return "Na tym serwerze w krótkim czasie powstało dużo stołów. Zanim otworzysz następny, poczekaj " + (f"{minutes} minuty" if (minutes % 10 in (2, 3, 4) and minutes % 100 not in (12, 13, 14)) else "minutę" if minutes == 1 else f"{minutes} minut") + "."

    def too_many_lobbies(self) -> str:
        return "Na graczy czeka już kilka twoich stołów. Najpierw zacznij albo odwołaj jeden z nich."

    def invited_too_often(self, *, minutes: int, name: str | int) -> str:
        return f"Jeszcze nie teraz: {name} ma w krótkim czasie dużo zaproszeń. Poczekaj " + (f"{minutes} minuty" if (minutes % 10 in (2, 3, 4) and minutes % 100 not in (12, 13, 14)) else "minutę" if minutes == 1 else f"{minutes} minut") + " albo otwórz stół, nie podając tej osoby: może dołączyć sama."

    def posted_too_often(self, *, minutes: int) -> str:
        return "Ten stół był w krótkim czasie dużo razy pokazany tu od nowa. Poczekaj " + (f"{minutes} minuty" if (minutes % 10 in (2, 3, 4) and minutes % 100 not in (12, 13, 14)) else "minutę" if minutes == 1 else f"{minutes} minut") + "; do tego czasu /board pokazuje go tylko tobie."

    def asked_before(self, *, hours: int, plays: bool) -> str:
        return "To pytanie już od ciebie padło i nie było na to zgody. Możesz zapytać znowu " + ("po swojej następnej turze albo za " + (f"{hours} godziny" if (hours % 10 in (2, 3, 4) and hours % 100 not in (12, 13, 14)) else "godzinę" if hours == 1 else f"{hours} godzin") if plays else "za " + (f"{hours} godziny" if (hours % 10 in (2, 3, 4) and hours % 100 not in (12, 13, 14)) else "godzinę" if hours == 1 else f"{hours} godzin")) + "."

    def asked_before_named(self, *, hours: int, named: int, plays: bool) -> str:
        return (f"Na miejsce były już od ciebie propozycje {named} osób i nie było na to zgody." if (named % 10 in (2, 3, 4) and named % 100 not in (12, 13, 14)) else f"Na miejsce była już od ciebie propozycja {named} osoby i nie było na to zgody." if named == 1 else f"Na miejsce były już od ciebie propozycje {named} osób i nie było na to zgody.") + " Inną osobę możesz podać " + ("po swojej następnej turze albo za " + (f"{hours} godziny" if (hours % 10 in (2, 3, 4) and hours % 100 not in (12, 13, 14)) else "godzinę" if hours == 1 else f"{hours} godzin") if plays else "za " + (f"{hours} godziny" if (hours % 10 in (2, 3, 4) and hours % 100 not in (12, 13, 14)) else "godzinę" if hours == 1 else f"{hours} godzin")) + "."

    def away_too_long(self, *, budget: str | int) -> str:
        return f"To za długo. {budget}"

    def not_your_turn(self, *, who: str | int) -> str:
        return f"To nie twoja kolej: teraz gra {who}."

    def not_your_turn_nobody(self) -> str:
        return "To nie twoja kolej: teraz nie gra nikt."

    def out_of_game(self) -> str:
        return "Nie grasz już w tej partii. Możesz ją oglądać do końca."

    def step_by_step(self) -> str:
        return "Jeden z tych kroków rozstrzyga twoją partię, a według twoich ustawień bot ma wtedy pytać: graj je po kolei. Nic nie zostało zagrane."

    def stale(self) -> str:
        return "Partia poszła dalej, odkąd powstał ten przycisk. Nic nie zostało zagrane."

    def nothing_to_take_back(self) -> str:
        return "Nie masz ruchu, który można cofnąć."

    def nothing_to_take_back_chance(self) -> str:
        return "Tego nie można już cofnąć, bo od tego czasu padły kości albo zostały dobrane karty."

    def move_too_early(self, *, asked: str | int) -> str:
        return f"„{asked}” to za wcześnie: nikt jeszcze nie wie, co będzie można wtedy zagrać. Nic nie zostało zagrane."

    def move_ambiguous(self, *, asked: str | int, moves: str | int) -> str:
        return f"„{asked}” może oznaczać więcej niż jeden ruch: {moves}. Nic nie zostało zagrane."

    def move_illegal(self, *, asked: str | int) -> str:
        return f"„{asked}” nie jest teraz dozwolonym ruchem."

    def moves_legal(self, *, moves: str | int) -> str:
        return f"Możesz zagrać {moves}."

    def moves_and_more(self, *, moves: str | int) -> str:
        return f"{moves} …"

    def finished(self) -> str:
        return "Ta partia jest skończona. Zacznij następną przez /play."

    def was_cancelled(self) -> str:
        return "Ten stół został odwołany."

    def there_already(self) -> str:
        return "Ta partia toczy się już na tamtym kanale."

    def not_started(self) -> str:
        return "Ta partia jeszcze się nie zaczęła."

    def already_started(self) -> str:
        return "Ta partia już się zaczęła."

    def not_over_yet(self) -> str:
        return "Ta partia jeszcze się nie skończyła."

    def nothing_due(self) -> str:
        return "Przy tym stole nic się nie zmieniło."

    def is_paused(self) -> str:
        return "Partia jest wstrzymana. Toczy się dalej, gdy wznowi ją moderator."

    def not_paused(self) -> str:
        return "Partia nie jest wstrzymana."

    def not_reopened(self) -> str:
        return "Otworzyć na nowo można tylko partię zamkniętą dlatego, że nikt nie wykonał ruchu."

    def old_rules(self) -> str:
        return "W tę grę już się tu nie gra."

    def outdated(self, *, game: str | int) -> str:
        return f"Ta partia w {game} była grana według starszej wersji zasad i nie może toczyć się dalej. Zostaje zachowana taka, jaka jest."

    def question_open(self) -> str:
        return "Przy stole jest już otwarte jedno pytanie. Poczekaj, aż będzie rozstrzygnięte."

    def question_gone(self) -> str:
        return "To jest już rozstrzygnięte albo partia poszła dalej."

    def already_granted(self) -> str:
        return "Była twoja zgoda i tak się stało."

    def not_asked(self) -> str:
        return "To pytanie nie jest do ciebie: mają na nie odpowiedzieć inni."

    def not_asked_answered(self) -> str:
        return "Twoja odpowiedź już jest."

    def not_for_two(self) -> str:
        return "Na remis można zgodzić się tylko w grach dla dwóch osób."

    def no_plans(self) -> str:
        return "Ruchy można planować tylko w grach dla dwojga, w których nie decydują ani kości, ani karty."

    def plan_on_turn(self) -> str:
        return "Teraz twoja kolej. Gdy wykonasz ruch, możesz zaplanować odpowiedzi."

    def plan_full(self) -> str:
        return "W twoim planie nie ma miejsca na kolejny wariant. Usuń jeden lub kilka."

    def not_late(self) -> str:
        return "Na tę turę jest jeszcze czas."

    def not_late_others(self) -> str:
        return "O tym decydują inni. Możesz jeszcze wykonać ruch."

    def no_nudge_own_turn(self) -> str:
        return "To twoja kolej: nie ma kogo ponaglać."

    def no_nudge_paused(self) -> str:
        return "Partia jest wstrzymana, więc nie ma kogo ponaglać. Toczy się dalej, gdy wznowi ją moderator."

    def no_nudge_clock(self) -> str:
        return "Ta partia ma zegar, który sam przypomina temu, czyja jest kolej."

    def no_nudge_too_early(self, *, hours: int) -> str:
        return "Daj tej osobie jeden dzień. Możesz zapytać znowu za " + (f"{hours} godziny" if (hours % 10 in (2, 3, 4) and hours % 100 not in (12, 13, 14)) else "godzinę" if hours == 1 else f"{hours} godzin") + "."

    def empty_seed(self) -> str:
        return "W tym słowie nie ma nic, co da się przeczytać. Podaj inne."

    def secret_withheld(self, *, draws: Literal['cards', 'dice', 'lot'], why: str | int) -> str:
        return (f"Kart tej partii nie można jeszcze sprawdzić. {why}" if draws == 'cards' else f"Kości tej partii nie można jeszcze sprawdzić. {why}" if draws == 'dice' else f"Losowania tej partii nie można jeszcze sprawdzić. {why}")

    def only_in_practice(self) -> str:
        return "W próbie rozdania dnia niczego nie można cofnąć i nie ma podpowiedzi, ruchów na próbę ani zastępców. Potem możesz ćwiczyć te same karty za pomocą /deal."

    def had_attempt(self) -> str:
        return "Twoja próba tego rozdania dnia już była. Możesz je ćwiczyć, a następne będzie jutro: zobacz /deal."

    def no_attempt_over(self) -> str:
        return "To rozdanie dnia możesz ćwiczyć, gdy skończy się twoja próba. Ona jeszcze trwa."

    def no_attempt_begun(self) -> str:
        return "To rozdanie dnia możesz ćwiczyć, gdy skończy się twoja próba. Ona się jeszcze nie zaczęła: zobacz /deal."

    def no_deal(self) -> str:
        return "Na ten dzień nie ma rozdania."

    def spoils(self, *, date: str | int, until: str | int) -> str:
        return f"To rozdanie dnia {date}, które możesz jeszcze zagrać. Jego partie możesz przeglądać, gdy skończy się twoja własna próba, albo po {until}."

    def not_as_drawn(self, *, why: str | int) -> str:
        return f"Zapis tej partii i jej sekret nie zgadzają się ze sobą. {why}"

    def record_too_large(self) -> str:
        return "Ten plik jest za duży jak na zapis partii: zapisy mają najwyżej 200 kB."

    def record_too_long(self) -> str:
        return "Ten zapis ma więcej ruchów, niż może mieć tu jakakolwiek partia."

    def record_no_text(self) -> str:
        return "Ten plik nie jest tekstem, więc nie jest zapisem partii. Zapis daje /record."

    def record_gone(self) -> str:
        return "Tego pliku już nie ma. Użyj /open jeszcze raz."

    def record_unknown_game(self, *, games: str | int) -> str:
        return f"Tego pliku nie da się przejrzeć: nie jest z żadnej gry, w którą się tu gra ({games})."

    def record_wrong(self, *, why: str | int) -> str:
        return f"Tego pliku nie da się przejrzeć: {why}"

    def damaged(self) -> str:
        return "Zapis tej partii uszkodził się na dysku hosta, więc nie może toczyć się dalej. Zostaje zachowany taki, jaki jest; więcej mówi dziennik hosta."

    def not_kept(self) -> str:
        return "Tego nie dało się zapisać, więc się nie stało. Nic nie zginęło; więcej mówi dziennik hosta."

    def not_noted(self) -> str:
        return "To się stało i widać to na kanale, ale zaraz potem zawiódł dysk hosta: więcej mówi jego dziennik. Nic nie zginęło."

    def not_read(self) -> str:
        return "Tego stołu nie dało się teraz odczytać. Nic nie zginęło; więcej mówi dziennik hosta."

    def obstacle_no_access(self) -> str:
        return "Nie mogę widzieć tego kanału. W prywatnym wątku najpierw mnie w nim wspomnij; gdzie indziej ktoś, kto zarządza kanałem, może dać mi „Wyświetlanie kanału”."

    def obstacle_no_right(self) -> str:
        return "Nie mogę pisać na tym kanale. Ktoś, kto nim zarządza, może dać mi „Wyświetlanie kanału”, „Wysyłanie wiadomości” (w wątku „Wysyłanie wiadomości w wątkach”) i „Załączanie plików”."

    def obstacle_locked(self) -> str:
        return "Ten wątek jest zamknięty. Może go otworzyć ktoś, kto zarządza wątkami."

    def obstacle_archived(self) -> str:
        return "Ten wątek jest zarchiwizowany. Napisz coś w nim, żeby go przywrócić."

    def obstacle_closed(self) -> str:
        return "Nie przyjmujesz ode mnie wiadomości prywatnych, więc nie mogę pokazać tu partii. Zezwól na wiadomości prywatne w ustawieniach prywatności serwera, na którym jestem, i nie blokuj mnie."

    def obstacle_blocked(self) -> str:
        return "AutoMod tego serwera zablokował moją wiadomość. Ktoś, kto zarządza serwerem, może mnie przepuścić."

    def obstacle_gone(self) -> str:
        return "Tego kanału już nie ma."

    def obstacle_other(self) -> str:
        return "Discord nie przyjął właśnie żadnej wiadomości."

    def not_shown_not_opened(self) -> str:
        return "Dlatego stół nie został otwarty: użyj wtedy /play jeszcze raz albo gdzie indziej."

    def not_shown_not_opened_soon(self) -> str:
        return "Dlatego stół nie został otwarty: użyj /play za chwilę jeszcze raz."

    def not_shown_closed(self) -> str:
        return "To, co było na nim otwarte, jest zamknięte."

    def not_shown_soon(self) -> str:
        return "To, co robisz, jest zapisane i pojawi się tutaj, gdy tylko Discord to przyjmie."

    def not_shown_locked(self) -> str:
        return "Moderator może też przenieść stół na inny kanał przez /moveto. To, co robisz, jest zapisane."

    def not_shown(self) -> str:
        return "To, co robisz, jest zapisane i /board wtedy to pokaże."

    def too_many_offers(self, *, most: int) -> str:
        return "Masz na tym serwerze " + (f"{most} otwarte oferty" if (most % 10 in (2, 3, 4) and most % 100 not in (12, 13, 14)) else f"{most} otwartą ofertę" if most == 1 else f"{most} otwartych ofert") + ", więcej mieć nie można. Najpierw wycofaj jedną z nich: pokazuje je /find."

    def offered_too_often(self, *, minutes: int) -> str:
        return "W krótkim czasie składasz dużo ofert. Zanim złożysz następną, poczekaj " + (f"{minutes} minuty" if (minutes % 10 in (2, 3, 4) and minutes % 100 not in (12, 13, 14)) else "minutę" if minutes == 1 else f"{minutes} minut") + "."

    def private_thread(self) -> str:
        return "W prywatnym wątku nie można zaoferować partii, bo inni by jej nie widzieli. Użyj /find na kanale albo w publicznym wątku."
