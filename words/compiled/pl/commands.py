"""The words of words/pl/commands.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.commands import Commands as English

if TYPE_CHECKING:
    from words.compiled.protocols.commands import CommandsWords


class Commands(English):
    """The messages of commands.ftl."""

    def play(self) -> str:
        return "Otwórz stół na tym kanale albo wybierz grę z listy"

    def play_game(self) -> str:
        return "W co gracie (bez tego wybierasz ze wszystkich gier)"

    def play_opponent(self) -> str:
        return "Kogo zapraszasz; ta osoba przyjmuje albo odmawia"

    def play_against(self) -> str:
        return "Jak silnie gra komputer przeciwko tobie"

    def level_easy(self) -> str:
        return "łatwy"

    def level_medium(self) -> str:
        return "średni"

    def level_hard(self) -> str:
        return "trudny"

    def invite(self) -> str:
        return "Zaproś kogoś do swojego stołu na tym kanale"

    def invite_guest(self) -> str:
        return "Kogo zapraszasz; ta osoba przyjmuje albo odmawia"

    def find(self) -> str:
        return "Znajdź przeciwnika na tym serwerze: partia zacznie się, gdy ktoś zechce tego samego"

    def find_game(self) -> str:
        return "Jaką grę oferujesz (inaczej dowolną)"

    def games(self) -> str:
        return "Partie, które czekają na ciebie, i partie tego serwera"

    def deal(self) -> str:
        return "Rozdanie dnia: te same karty dla wszystkich i jedna próba, która się liczy"

    def move(self) -> str:
        return "Wykonaj ruch w partii na tym kanale"

    def move_move(self) -> str:
        return "Jaki ruch: wybierz go albo wpisz"

    def takeback(self) -> str:
        return "Cofnij swój ostatni ruch albo zapytaj innych, czy możesz"

    def draw(self) -> str:
        return "Zaproponuj remis w grze dla dwóch osób"

    def plan(self) -> str:
        return "Zaplanuj odpowiedzi na ruchy przeciwnika w grze na tym kanale"

    def note(self) -> str:
        return "Twoja prywatna notatka o grze na tym kanale"

    def resign(self) -> str:
        return "Poddaj partię na tym kanale"

    def nudge(self) -> str:
        return "Zapytaj gracza, na którego ruch czekacie, czy jeszcze gra"

    def substitute(self) -> str:
        return "Oddaj komuś miejsce w partii na tym kanale"

    def substitute_player(self) -> str:
        return "Czyje to miejsce"

    def substitute_newcomer(self) -> str:
        return "Kto je przejmuje"

    def substitute_computer(self) -> str:
        return "Który komputer je przejmuje zamiast osoby"

    def away(self) -> str:
        return "Powiedz, że przez kilka dni cię nie będzie: twoje zegary poczekają"

    def away_days(self, *, most: int) -> str:
        return (f"Ile dni cię nie będzie, najwyżej {most}; 0: już jesteś" if (most % 10 in (2, 3, 4) and most % 100 not in (12, 13, 14)) else f"Ile dni cię nie będzie, najwyżej {most}; 0: już jesteś" if most == 1 else f"Ile dni cię nie będzie, najwyżej {most}; 0: już jesteś")

    def board(self) -> str:
        return "Zobacz partię z tego kanału tak, jak stoi; widzisz to tylko ty"

    def board_text(self) -> str:
        return "Znakami zamiast obrazem, albo zdaniami, jeśli tak wybierzesz w /me"

    def follow(self) -> str:
        return "Dostawaj wiadomości o ruchach lub o końcu partii, w której nie grasz"

    def history(self) -> str:
        return "Zobacz przebieg partii z tego kanału, ruch po ruchu"

    def open(self) -> str:
        return "Przejrzyj partię z pliku z zapisem"

    def open_record(self) -> str:
        return "Plik, jaki daje /record"

    def record(self) -> str:
        return "Pobierz zapis partii z tego kanału i sprawdź, czy los był uczciwy"

    def replay(self) -> str:
        return "Partia z tego kanału jako ruchomy obraz"

    def verify(self) -> str:
        return "Sprawdź, czy kości lub karty skończonej partii z tego kanału były uczciwe"

    def rules(self) -> str:
        return "Jak się gra, i pełne zasady"

    def rules_game(self) -> str:
        return "Jaka gra (bez tego gra z tego kanału)"

    def tutorial(self) -> str:
        return "Poznaj grę w kilka minut: krótka partia ćwiczebna, tylko dla ciebie"

    def tutorial_game(self) -> str:
        return "Jaka gra (bez tego gra z tego kanału)"

    def puzzle(self) -> str:
        return "Znajdź najlepszy ruch: zagadka dnia albo zagadka do jednej gry, tylko dla ciebie"

    def puzzle_game(self) -> str:
        return "Jaka gra (bez tego zagadka dnia)"

    def help(self) -> str:
        return "W co można tu grać i jak zacząć"

    def stats(self) -> str:
        return "Jak komuś idzie w partiach na tym serwerze"

    def stats_player(self) -> str:
        return "Kto (bez tego ty)"

    def stats_game(self) -> str:
        return "Jaka gra (bez tego wszystkie)"

    def leaderboard(self) -> str:
        return "Najlepsi gracze tego serwera"

    def leaderboard_game(self) -> str:
        return "Jaka gra (bez tego wszystkie)"

    def settings(self) -> str:
        return "Jak otwiera się i pokazuje stoły na tym serwerze (dla zarządzających serwerem)"

    def me(self) -> str:
        return "Kiedy bot cię woła, co ci pokazuje i z kim grasz"

    def privacy(self) -> str:
        return "Zobacz, co bot o tobie wie, pobierz to jako plik albo usuń"

    def end(self) -> str:
        return "Zakończ partię na tym kanale bez wyniku (dla moderatorów)"

    def moveto(self) -> str:
        return "Przenieś stół z tego kanału na inny (dla moderatorów)"

    def moveto_channel(self) -> str:
        return "Gdzie stół będzie dalej"

    def pause(self) -> str:
        return "Wstrzymaj partię na tym kanale (dla moderatorów)"

    def resume(self) -> str:
        return "Wznów partię na tym kanale (dla moderatorów)"

    def takeout(self) -> str:
        return "Usuń kogoś z partii na tym kanale (dla moderatorów)"

    def takeout_player(self) -> str:
        return "Czyje to miejsce"
