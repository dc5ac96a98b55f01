"""The words of words/pl/settings.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.settings import Settings as English

if TYPE_CHECKING:
    from words.compiled.protocols.settings import SettingsWords


class Settings(English):
    """The messages of settings.ftl."""

    def server(self) -> str:
        return "## Stoły na tym serwerze"

    def person(self) -> str:
        return "## Twoje ustawienia"

    def person_note(self) -> str:
        return "-# Obowiązują na każdym serwerze. Nikt inny ich nie widzi."

    def all_channels(self) -> str:
        return "Wszystkie kanały"

    def nobody(self) -> str:
        return "Nikt"

    def digest_button(self) -> str:
        return "Codzienne podsumowanie"

    def digest_heading(self) -> str:
        return "## Codzienne podsumowanie"

    def digest_note(self, *, zone: str | int) -> str:
        return f"O tej godzinie dostajesz wiadomość prywatną ze wszystkimi partiami, które na ciebie czekają, jeśli takie są. Twoja strefa czasowa: **{zone}**."

    def digest_never(self) -> str:
        return "Nigdy"

    def zone_button(self) -> str:
        return "Strefa czasowa"

    def zone_title(self) -> str:
        return "Twoja strefa czasowa"

    def zone_text(self) -> str:
        return "Godzina codziennego podsumowania obowiązuje w tej strefie, także przy zmianie czasu."

    def zone_label(self) -> str:
        return "Strefa czasowa albo jej miasto"

    def zone_hint(self) -> str:
        return "Na przykład Europe/Warsaw, New York albo UTC"

    def no_zone(self) -> str:
        return "Nie ma strefy czasowej o tej nazwie. Spróbuj angielskiej nazwy dużego miasta w pobliżu albo na przykład Europe/Warsaw."

    def channels_heading(self) -> str:
        return "## Kanały list i wyników"

    def no_channel(self) -> str:
        return "Żaden kanał"

    def channels_page(self) -> str:
        return "Listy i wyniki"

    def other_settings(self) -> str:
        return "Inne ustawienia"

    def server_channels(self) -> str:
        return "**Kanały**, na których wolno otwierać stoły, razem z ich wątkami. Bez wyboru: wszystkie."

    def server_openers(self) -> str:
        return "**Kto** może otwierać stoły."

    def server_tables_at_once(self) -> str:
        return "**Ile** stołów może być otwartych naraz."

    def server_clocks(self) -> str:
        return "**Zegary**, które może mieć stół: czas na turę."

    def server_clock(self) -> str:
        return "**Zegar** nowego stołu."

    def server_past(self) -> str:
        return "**Dawne plansze**: co zostaje po nich na kanale."

    def server_games_channel(self) -> str:
        return "**Trwające partie**: kanał z jedną wiadomością, która je wymienia i jest na bieżąco aktualizowana."

    def server_offers_channel(self) -> str:
        return "**Oferty**: kanał z jedną wiadomością, która mówi, kto szuka przeciwników."

    def server_results_channel(self) -> str:
        return "**Wyniki**: kanał, na którym pojawia się każda zakończona partia."

    def person_pings(self) -> str:
        return "**Wezwania**: kiedy bot wspomina cię na kanale."

    def person_reminder(self) -> str:
        return "**Przypomnienie**: kiedy bot ci przypomina, jeśli partia ma zegar."

    def person_open_games(self) -> str:
        return "**Partie**: przy ilu otwartych stołach możesz siedzieć."

    def person_company(self) -> str:
        return "**Nieznajomi**: kto może się do ciebie przysiąść."

    def person_avoided(self) -> str:
        return "**Osoby**, z którymi nie chcesz grać. Nie dowiedzą się o tym."

    def clock(self, *, time: Literal['none', 'hour', 'half-day', 'day', 'three-days', 'week']) -> str:
        return ("3 dni na turę" if time == 'three-days' else "1 dzień na turę" if time == 'day' else "12 godzin na turę" if time == 'half-day' else "1 godzina na turę" if time == 'hour' else "Bez zegara" if time == 'none' else "1 tydzień na turę")

    def clock_inner(self, *, time: Literal['none', 'hour', 'half-day', 'day', 'three-days', 'week']) -> str:
        return ("3 dni na turę" if time == 'three-days' else "1 dzień na turę" if time == 'day' else "12 godzin na turę" if time == 'half-day' else "1 godzina na turę" if time == 'hour' else "bez zegara" if time == 'none' else "1 tydzień na turę")

    def openers_everyone(self) -> str:
        return "Każdy"

    def openers_moderators(self) -> str:
        return "Tylko moderatorzy (Zarządzanie wiadomościami)"

    def past_sentences(self) -> str:
        return "Ich zdania, bez obrazów"

    def past_pictures(self) -> str:
        return "Ich zdania i obrazy"

    def past_one_message(self) -> str:
        return "Nic: jedna wiadomość na całą partię"

    def pings_every_turn(self) -> str:
        return "W każdej mojej turze"

    def pings_reminders(self) -> str:
        return "Tylko przy przypomnieniach"

    def pings_never(self) -> str:
        return "Nigdy"

    def company_everyone(self) -> str:
        return "Każdy"

    def company_met(self) -> str:
        return "Tylko osoby, z którymi mam skończoną partię lub które zapraszam"

    def reminder_half(self) -> str:
        return "Gdy minie połowa czasu"

    def reminder_nine_tenths(self) -> str:
        return "Gdy minie dziewięć dziesiątych czasu"

    def limit_none(self) -> str:
        return "Bez limitu"

    def limit_zero(self) -> str:
        return "Przy żadnym"

    def switch_threads(self, *, on: bool) -> str:
        return ("Wątek dla każdej partii: tak" if on else "Wątek dla każdej partii: nie")

    def switch_direct(self, *, on: bool) -> str:
        return ("Wiadomości prywatne: tak" if on else "Wiadomości prywatne: nie")

    def switch_turned(self, *, on: bool) -> str:
        return ("Plansze od mojej strony: tak" if on else "Plansze od mojej strony: nie")

    def switch_hints(self, *, on: bool) -> str:
        return ("Wskazówki w nowych grach: tak" if on else "Wskazówki w nowych grach: nie")

    def switch_confirm(self, *, on: bool) -> str:
        return ("Pytaj przed ruchem o wyniku: tak" if on else "Pytaj przed ruchem o wyniku: nie")

    def switch_sentences(self, *, on: bool) -> str:
        return ("Plansza słowami, w zdaniach: tak" if on else "Plansza słowami, w zdaniach: nie")

    def switch_named_everywhere(self, *, on: bool) -> str:
        return ("Twoje imię we wszystkich wynikach: tak" if on else "Twoje imię we wszystkich wynikach: nie")

    def told_every_channel(self) -> str:
        return "Stoły można teraz otwierać na każdym kanale."

    def told_channels(self, *, channels: str | int) -> str:
        return f"Stoły można teraz otwierać tylko tutaj: {channels}."

    def told_openers_everyone(self) -> str:
        return "Stoły może teraz otwierać każdy."

    def told_openers_moderators(self) -> str:
        return "Stoły mogą teraz otwierać tylko moderatorzy."

    def told_tables_no_limit(self) -> str:
        return "Naraz może być teraz otwartych dowolnie wiele stołów."

    def told_tables(self, *, most: int) -> str:
        return (f"Naraz mogą być teraz otwarte najwyżej {most} stoły." if (most % 10 in (2, 3, 4) and most % 100 not in (12, 13, 14)) else f"Naraz może być teraz otwarty najwyżej {most} stół." if most == 1 else f"Naraz może być teraz otwartych najwyżej {most} stołów.")

    def told_clocks(self, *, clock: str | int, clocks: str | int) -> str:
        return f"Stoły mogą mieć teraz takie zegary: {clocks}. Nowe mają: {clock}."

    def told_clock(self, *, clock: str | int) -> str:
        return f"Nowe stoły mają teraz: {clock}, jeśli nie wybiorą inaczej."

    def told_threads(self, *, on: bool) -> str:
        return ("Partia przy nowym stole toczy się teraz we własnym wątku, jeśli stół nie wybierze inaczej." if on else "Partia przy nowym stole toczy się teraz na kanale, jeśli stół nie wybierze inaczej.")

    def told_past_sentences(self) -> str:
        return "Z dawnych plansz zostają teraz tylko ich zdania."

    def told_past_pictures(self) -> str:
        return "Dawne plansze zachowują teraz swoje obrazy."

    def told_past_one_message(self) -> str:
        return "Każda partia mieści się teraz w jednej wiadomości; wezwanie gracza pojawia się i znika."

    def told_games_channel(self, *, channel: str | int) -> str:
        return f"Trwające partie są teraz wymienione na kanale {channel}, chyba że nie wszyscy widzą, gdzie się toczą."

    def told_no_games_channel(self) -> str:
        return "Trwające partie nie są już wymieniane."

    def told_offers_channel(self, *, channel: str | int) -> str:
        return f"Otwarte oferty są teraz wymienione na kanale {channel}."

    def told_no_offers_channel(self) -> str:
        return "Otwarte oferty nie są już wymieniane na żadnym kanale."

    def told_results_channel(self, *, channel: str | int) -> str:
        return f"Zakończone partie pojawiają się teraz na kanale {channel}, chyba że nie wszyscy widzieli, gdzie się toczyły."

    def told_no_results_channel(self) -> str:
        return "Zakończone partie nie są już pokazywane."

    def told_turned(self, *, on: bool) -> str:
        return ("Plansze, które widzisz tylko ty, są teraz obrócone w twoją stronę." if on else "Plansze, które widzisz tylko ty, nie są teraz obracane.")

    def told_hints(self, *, on: bool) -> str:
        return ("Pierwsze partie w nowej grze mają teraz dla ciebie wskazówki." if on else "Pierwsze partie w nowej grze nie mają teraz dla ciebie wskazówek.")

    def told_confirm(self, *, on: bool) -> str:
        return ("Bot pyta cię teraz przed ruchem, który rozstrzyga twoją partię." if on else "Ruchy, które rozstrzygają twoją partię, są teraz wykonywane od razu.")

    def told_sentences(self, *, on: bool) -> str:
        return ("Plansza, o którą prosisz jako tekst, jest teraz opisana zdaniami, dla czytnika ekranu." if on else "Plansza, o którą prosisz jako tekst, jest teraz narysowana znakami.")

    def told_named_everywhere(self, *, on: bool) -> str:
        return ("Tabele wyników wszystkich serwerów pokazują teraz twoje imię na każdym serwerze." if on else "Tabele wyników wszystkich serwerów nie pokazują już twojego imienia na innych serwerach niż twój.")

    def told_open_games_no_limit(self) -> str:
        return "Możesz teraz siedzieć przy dowolnie wielu stołach."

    def told_open_games(self, *, most: int) -> str:
        return ("Nikt nie może cię teraz zaprosić do stołu." if most == 0 else f"Możesz teraz siedzieć naraz najwyżej przy {most} stołach." if (most % 10 in (2, 3, 4) and most % 100 not in (12, 13, 14)) else f"Możesz teraz siedzieć naraz najwyżej przy {most} stole." if most == 1 else f"Możesz teraz siedzieć naraz najwyżej przy {most} stołach.")

    def told_company_everyone(self) -> str:
        return "Przysiąść się do ciebie może teraz każdy."

    def told_company_met(self) -> str:
        return "Przysiąść się do ciebie mogą teraz tylko osoby, z którymi masz skończoną partię lub które zapraszasz."

    def told_avoided_nobody(self) -> str:
        return "Nie unikasz teraz nikogo."

    def told_avoided(self, *, people: str | int) -> str:
        return f"Nie usiądziesz teraz przy jednym stole z: {people}. Trwające partie toczą się dalej."

    def told_digest(self, *, hour: str | int, zone: str | int) -> str:
        return f"Codziennie o {hour} ({zone}) dostajesz teraz wiadomość prywatną z partiami, które na ciebie czekają, jeśli takie są."

    def told_no_digest(self) -> str:
        return "Nie dostajesz teraz codziennego podsumowania."

    def told_zone(self, *, zone: str | int) -> str:
        return f"Twoja strefa czasowa to teraz {zone}."

    def told_reminder_half(self) -> str:
        return "Jeśli partia ma zegar, bot przypomina ci, gdy minie połowa czasu."

    def told_reminder_nine_tenths(self) -> str:
        return "Jeśli partia ma zegar, bot przypomina ci, gdy minie dziewięć dziesiątych czasu."

    def told_pings_every_turn(self, *, direct: bool) -> str:
        return ("Bot wspomina cię teraz w każdej twojej turze, a do tego dostajesz wiadomość prywatną." if direct else "Bot wspomina cię teraz w każdej twojej turze.")

    def told_pings_reminders(self, *, direct: bool) -> str:
        return ("Na kanale bot wspomina cię teraz tylko przy przypomnieniach. W każdej turze dostajesz wiadomość prywatną." if direct else "Na kanale bot wspomina cię teraz tylko przy przypomnieniach.")

    def told_pings_never(self, *, direct: bool) -> str:
        return ("Na kanale bot nigdy cię teraz nie wspomina. W każdej turze dostajesz wiadomość prywatną." if direct else "Na kanale bot nigdy cię teraz nie wspomina.")

    def settled_pings(self) -> str:
        return "kiedy bot cię woła"

    def settled_direct(self) -> str:
        return "wiadomości prywatne"

    def settled_turned(self) -> str:
        return "plansze nieobracane w twoją stronę"

    def settled_hints(self) -> str:
        return "brak wskazówek w pierwszych partiach"

    def settled_confirm(self) -> str:
        return "pytanie przed rozstrzygającymi ruchami"

    def settled_open_games(self) -> str:
        return "ile partii przyjmujesz"

    def settled_avoided(self) -> str:
        return "osoby, z którymi nie chcesz grać"

    def settled_reminder(self) -> str:
        return "kiedy bot ci przypomina"

    def settled_company(self) -> str:
        return "kto może się do ciebie przysiąść"

    def settled_away_until(self) -> str:
        return "do kiedy cię nie ma"

    def settled_absences(self) -> str:
        return "kiedy cię nie było w ostatnim roku"

    def settled_sentences(self) -> str:
        return "plansze w zdaniach"

    def settled_named_everywhere(self) -> str:
        return "twoje imię w wynikach wszystkich serwerów"

    def settled_digest(self) -> str:
        return "codzienne podsumowanie"

    def settled_zone(self) -> str:
        return "twoja strefa czasowa"

    def invited(self, *, channel: str | int, game: str | int, host: str | int) -> str:
        return f"{host} zaprasza cię do stołu {game} na kanale {channel}."

    def answered(self, *, channel: str | int, game: str | int, ready: bool) -> str:
        return f"Wszyscy zaproszeni do stołu {game} odpowiedzieli. " + ("Możesz zacząć partię." if ready else "Graczy jest jeszcze za mało.") + f" Stół jest tutaj: {channel}."

    def your_turn(self, *, channel: str | int, game: str | int, others: str | int, what: Literal['turn', 'reminder', 'asked']) -> str:
        return (f"Przypomnienie: twoja kolej w {game}, {channel} (przy stole: {others})." if what == 'reminder' else f"Twoja kolej w {game}, {channel} (przy stole: {others})." if what == 'turn' else f"Jest do ciebie pytanie w {game}, {channel} (przy stole: {others}).")

    def closed_to_me(self) -> str:
        return "Chcesz dostawać wiadomości prywatne, ale Discord mówi, że twoje są dla mnie zamknięte. Otwórz je w ustawieniach prywatności tego serwera albo wybierz w /me wzmianki. Spróbuję znów za dzień."

    def called_guests(self, *, game: str | int, guests: str | int, host: str | int) -> str:
        return f"{guests}: {host} zaprasza do stołu {game}."

    def called_host(self, *, game: str | int, host: str | int, ready: bool) -> str:
        return f"{host}: wszyscy zaproszeni do stołu {game} odpowiedzieli. " + ("Możesz zacząć partię." if ready else "Graczy jest jeszcze za mało.")

    def called_turn(self, *, game: str | int, others: str | int, what: Literal['turn', 'reminder', 'asked'], who: str | int) -> str:
        return (f"{who}: przypomnienie, twoja kolej w {game} (przy stole: {others})." if what == 'reminder' else f"{who}: twoja kolej w {game} (przy stole: {others})." if what == 'turn' else f"{who}: jest do ciebie pytanie w {game} (przy stole: {others}).")

    def show_here(self) -> str:
        return "Pokaż tutaj"

    def play_it(self) -> str:
        return "Zagraj"

    def leave_it(self) -> str:
        return "Nie graj"

    def sure(self, *, move: str | int) -> str:
        return f"{move}. To rozstrzyga twoją partię i nie da się tego cofnąć. Czy chcesz tak zagrać?"

    def played(self) -> str:
        return "Zagrane."

    def not_played(self) -> str:
        return "Nic nie zostało zagrane."
