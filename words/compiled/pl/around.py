"""The words of words/pl/around.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.around import Around as English

if TYPE_CHECKING:
    from words.compiled.protocols.around import AroundWords


class Around(English):
    """The messages of around.ftl."""

    def more(self) -> str:
        return "Więcej"

    def details(self) -> str:
        return "Szczegóły"

    def keep_still(self) -> str:
        return "Nie obracaj"

    def let_turn(self) -> str:
        return "Obracaj"

    def take_back(self) -> str:
        return "Cofnij"

    def ask_back(self) -> str:
        return "Poproś o cofnięcie"

    def offer_draw(self) -> str:
        return "Zaproponuj remis"

    def nudge(self) -> str:
        return "Ponaglij"

    def yes(self) -> str:
        return "Tak"

    def no(self) -> str:
        return "Nie"

    def wait(self) -> str:
        return "Czekaj dłużej"

    def give_up_for(self) -> str:
        return "Oddaj to miejsce"

    def wait_on(self) -> str:
        return "Czekaj dalej"

    def open_again(self) -> str:
        return "Otwórz na nowo"

    def leave_in(self) -> str:
        return "Niech gra dalej"

    def what_else(self) -> str:
        return "Co możesz zrobić poza ruchem:"

    def watching(self) -> str:
        return "Nie grasz przy tym stole. Oglądając, możesz zrobić to:"

    def nothing_else(self) -> str:
        return "Przy tym stole nie możesz teraz zrobić nic więcej."

    def substitute(self, *, command: str | int) -> str:
        return f"Miejsce może przejąć ktoś inny: {command}."

    def details_of(self, *, fingerprint: str | int) -> str:
        return f"{self.details()}: {fingerprint}"

    def asked(self) -> str:
        return "Pytanie jest teraz na planszy."

    def asked_before(self) -> str:
        return "Twoje pytanie jest już rozstrzygnięte: plansza pokazuje, jak stoi partia."

    def done_taken_back(self) -> str:
        return "Cofnięte."

    def done_draw(self) -> str:
        return "Oboje chcecie remisu, więc jest remis."

    def done_nudged(self) -> str:
        return "Wezwanie zostało powtórzone."

    def done_given_up(self) -> str:
        return "To miejsce przepada."

    def done_stilled(self) -> str:
        return "Wszyscy widzą teraz planszę w tym położeniu."

    def paused(self) -> str:
        return "Partia jest wstrzymana: nikt nie może wykonać ruchu, a zegary stoją. /resume ją wznawia."

    def resumed(self) -> str:
        return "Partia toczy się dalej."

    def still_waiting(self) -> str:
        return "Czekasz dalej."

    def left_in(self) -> str:
        return "Ta osoba gra dalej."

    def moved_to(self, *, channel: str | int) -> str:
        return f"Stół jest teraz tutaj: {channel}."

    def news_unanswered(self, *, matter: Literal['back', 'draw', 'time', 'seat'], who: str | int) -> str:
        return (f"Wniosek gracza {who} o oddanie miejsca jest zamknięty: zabrakło odpowiedzi." if matter == 'time' else f"Propozycja remisu gracza {who} jest zamknięta: zabrakło odpowiedzi." if matter == 'draw' else f"Prośba gracza {who} o cofnięcie ruchu jest zamknięta: zabrakło odpowiedzi." if matter == 'back' else f"Wniosek gracza {who} o przekazanie miejsca jest zamknięty: zabrakło odpowiedzi.")

    def news_withdrawn(self, *, matter: Literal['back', 'draw', 'seat', 'time'], who: str | int) -> str:
        return (f"{who} wycofuje wniosek o oddanie miejsca." if matter == 'time' else f"{who} wycofuje propozycję remisu." if matter == 'draw' else f"{who} wycofuje prośbę o cofnięcie ruchu." if matter == 'back' else f"{who} wycofuje wniosek o przekazanie miejsca.")

    def news_declined(self, *, matter: Literal['back', 'draw', 'seat', 'time'], who: str | int) -> str:
        return (f"{who} nie zgadza się na oddanie miejsca." if matter == 'time' else f"{who} nie zgadza się na remis." if matter == 'draw' else f"{who} nie zgadza się na cofnięcie ruchu." if matter == 'back' else f"{who} nie zgadza się na przekazanie miejsca.")

    def news_yes_withdrawn(self, *, who: str | int) -> str:
        return f"{who} wycofuje swoją zgodę, więc nic się nie dzieje."

    def news_taken_back(self, *, who: str | int) -> str:
        return f"{who} cofa ruch."

    def news_substituted(self, *, newcomer: str | int, who: str | int) -> str:
        return f"{newcomer} przejmuje miejsce gracza {who}."

    def news_more_time_away(self, *, who: str | int) -> str:
        return f"{who} ma zgłoszoną nieobecność i dostaje więcej czasu."

    def news_more_time_down(self, *, who: str | int) -> str:
        return f"Czas gracza {who} minął, gdy bot nie działał, więc ten gracz dostaje więcej czasu."

    def news_more_time_wait(self, *, by: str | int, who: str | int) -> str:
        return f"{by} woli poczekać, więc {who} dostaje więcej czasu."

    def news_nudged(self, *, by: str | int, who: str | int) -> str:
        return f"{by} pyta, czy {who} jeszcze gra."

    def news_resumed(self, *, who: str | int) -> str:
        return f"{who} wznawia partię."

    def news_still(self, *, who: str | int) -> str:
        return f"{who} zatrzymuje obracanie planszy."

    def news_turning(self, *, who: str | int) -> str:
        return f"{who} znów pozwala planszy się obracać."

    def news_reopened(self, *, who: str | int) -> str:
        return f"{who} otwiera partię na nowo."

    def news_new_secret(self, *, draws: Literal['cards', 'dice', 'lot']) -> str:
        return "Kto prowadzi bota, przywrócił kopię zapasową. Odtąd " + ("karty wynikają" if draws == 'cards' else "losowanie wynika" if draws == 'lot' else "kości wynikają") + " z innego sekretu."

    def a_moderator(self) -> str:
        return "Moderator"

    def asks_back(self, *, who: str | int) -> str:
        return f"{who} prosi o cofnięcie swojego ostatniego ruchu."

    def asks_draw(self, *, who: str | int) -> str:
        return f"{who} proponuje remis."

    def asks_time(self, *, late: str | int, who: str | int) -> str:
        return f"{who} chce, żeby przepadło miejsce gracza {late}, którego czas minął."

    def asks_own_seat(self, *, newcomer: str | int, who: str | int) -> str:
        return f"{who} chce oddać swoje miejsce. Przejmie je {newcomer}."

    def asks_seat(self, *, newcomer: str | int, owner: str | int, who: str | int) -> str:
        return f"{who} chce, żeby miejsce gracza {owner} dostał ktoś inny: {newcomer}."

    def do_you_agree(self, *, number: int, others: str | int) -> str:
        return (f"{others}: zgadzacie się?" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{others}: zgadzasz się?" if number == 1 else f"{others}: zgadzacie się?")

    def question_closes(self, *, assent: bool, when: str | int) -> str:
        return f"To pytanie zamyka się {when}" + ("; brak odpowiedzi oznacza wtedy zgodę" if assent else "") + "."

    def late(self, *, command: str | int, number: int, others: str | int, who: str | int) -> str:
        return (f"Czas gracza {who} minął. {others}: czekajcie dłużej, oddajcie to miejsce albo niech ktoś je przejmie przez {command}. Do tego czasu {who} może jeszcze wykonać ruch." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"Czas gracza {who} minął. {others}: czekaj dłużej, oddaj to miejsce albo niech ktoś je przejmie przez {command}. Do tego czasu {who} może jeszcze wykonać ruch." if number == 1 else f"Czas gracza {who} minął. {others}: czekajcie dłużej, oddajcie to miejsce albo niech ktoś je przejmie przez {command}. Do tego czasu {who} może jeszcze wykonać ruch.")

    def late_forfeit(self, *, command: str | int, number: int, others: str | int, when: str | int, who: str | int) -> str:
        return (f"Czas gracza {who} minął. {others}: czekajcie dłużej, oddajcie to miejsce albo niech ktoś je przejmie przez {command}. Jeśli nic się nie stanie, miejsce przepadnie {when}. Do tego czasu {who} może jeszcze wykonać ruch." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"Czas gracza {who} minął. {others}: czekaj dłużej, oddaj to miejsce albo niech ktoś je przejmie przez {command}. Jeśli nic się nie stanie, miejsce przepadnie {when}. Do tego czasu {who} może jeszcze wykonać ruch." if number == 1 else f"Czas gracza {who} minął. {others}: czekajcie dłużej, oddajcie to miejsce albo niech ktoś je przejmie przez {command}. Jeśli nic się nie stanie, miejsce przepadnie {when}. Do tego czasu {who} może jeszcze wykonać ruch.")

    def late_too(self, *, who: str | int) -> str:
        return f"Czas gracza {who} minął, ale ruch jest jeszcze możliwy."

    def timed_out(self, *, who: str | int) -> str:
        return f"Czas gracza {who} minął, więc to miejsce przepada."

    def give_up_question(self, *, late: str | int) -> str:
        return f"Czy chcesz, żeby przepadło miejsce gracza {late}? Tego nie można cofnąć."

    def away(self, *, command: str | int, least: str | int, most: str | int, turns: int, until: str | int) -> str:
        return (f"Nie ma cię do {until}. Jeśli twój zegar skończy się wcześniej, partia poczeka na ciebie: w każdej partii tyle, ile trwają {turns} tury, ale co najmniej {least} i najwyżej {most}. {command} mówi, że już jesteś." if (turns % 10 in (2, 3, 4) and turns % 100 not in (12, 13, 14)) else f"Nie ma cię do {until}. Jeśli twój zegar skończy się wcześniej, partia poczeka na ciebie: w każdej partii tyle, ile trwa {turns} tura, ale co najmniej {least} i najwyżej {most}. {command} mówi, że już jesteś." if turns == 1 else f"Nie ma cię do {until}. Jeśli twój zegar skończy się wcześniej, partia poczeka na ciebie: w każdej partii tyle, ile trwa {turns} tur, ale co najmniej {least} i najwyżej {most}. {command} mówi, że już jesteś.")

    def back_again(self) -> str:
        return "Witaj z powrotem. Twoje zegary znów idą zwyczajnie."

    def budget_after(self, *, left: int, month: int, year: int) -> str:
        return f"Może cię nie być przez {month} dni na każde 30 i przez {year} na każde 365. " + ("Po tej nieobecności nie zostaje żaden z tych dni." if left == 0 else f"Po tej nieobecności zostają {left} z tych dni." if (left % 10 in (2, 3, 4) and left % 100 not in (12, 13, 14)) else f"Po tej nieobecności zostaje {left} z tych dni." if left == 1 else f"Po tej nieobecności zostaje {left} z tych dni.")

    def budget_now(self, *, left: int, month: int, year: int) -> str:
        return f"Może cię nie być przez {month} dni na każde 30 i przez {year} na każde 365. " + ("Teraz nie zostaje żaden z tych dni." if left == 0 else f"Teraz zostają {left} z tych dni." if (left % 10 in (2, 3, 4) and left % 100 not in (12, 13, 14)) else f"Teraz zostaje {left} z tych dni." if left == 1 else f"Teraz zostaje {left} z tych dni.")

    def is_away(self, *, until: str | int, who: str | int) -> str:
        return f"{who} jest poza grą do {until}."

    def is_away_clock_waits(self, *, until: str | int, who: str | int) -> str:
        return f"{who} jest poza grą do {until}; zegar czeka."

    def is_away_clock_waits_until(self, *, latest: str | int, until: str | int, who: str | int) -> str:
        return f"{who} jest poza grą do {until}; zegar czeka tu najpóźniej do {latest}."

    def taken_out(self, *, who: str | int) -> str:
        return f"Decyzją moderatora przepada miejsce gracza {who}."

    def take_out_question(self, *, who: str | int) -> str:
        return f"Czy chcesz, żeby w tej partii przepadło miejsce gracza {who}? Tego nie można cofnąć."

    def paused_by(self, *, who: str | int) -> str:
        return f"Partię wstrzymuje {who}. Toczy się dalej, gdy moderator ją wznowi."

    def paused_by_a_moderator(self) -> str:
        return "Partię wstrzymuje moderator. Toczy się dalej, gdy ją wznowi."
