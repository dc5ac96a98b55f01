"""The words of words/pl/games_up.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.games_up import GamesUp as English

if TYPE_CHECKING:
    from words.compiled.protocols.games_up import GamesUpWords


class GamesUp(English):
    """The messages of games_up.ftl."""

    def title(self) -> str:
        return "The Game’s Up!"

    def summary(self) -> str:
        return "Odwracaj pionki, bij je i układaj w stosy, i jako pierwszy gracz osiągnij cel."

    def option_target_name(self) -> str:
        return "cel"

    def option_target(self) -> str:
        return "Liczba punktów, która od razu wygrywa"

    def option_stacks_name(self) -> str:
        return "stosy"

    def option_stacks(self) -> str:
        return "Co może bić stos"

    def option_stacks_free_name(self) -> str:
        return "dowolnie"

    def option_stacks_free(self) -> str:
        return "wszystko, co pokazuje mniejszą liczbę"

    def option_stacks_alternating_name(self) -> str:
        return "na przemian"

    def option_stacks_alternating(self) -> str:
        return "to samo, jeśli kolory idą potem na przemian aż do dołu"

    def option_turning_name(self) -> str:
        return "obracanie"

    def option_turning(self) -> str:
        return "Czy po każdym ruchu obraz obraca się o ćwierć obrotu, razem z napisami"

    def option_turning_on_name(self) -> str:
        return "tak"

    def option_turning_on(self) -> str:
        return "plansza się obraca"

    def option_turning_off_name(self) -> str:
        return "nie"

    def option_turning_off(self) -> str:
        return "plansza stoi w miejscu"

    def told(self, *, end: str | int, face: str | int, gain: str | int, gains: bool, leaps: bool, over: str | int, prey: Literal['none', 'single', 'stack'], preyface: str | int, rival: str | int, score: str | int, shown: str | int, start: str | int, taken: str | int, tall: str | int, target: str | int, what: Literal['own', 'theirs', 'stack'], who: str | int) -> str:
        return f"{who} przesuwa " + (f"{face} gracza {rival}" if what == 'theirs' else f"stos z {tall} pionków" if what == 'stack' else f"{face}") + f" z {start} na {end}" + (f" przez {over}" if leaps else "") + " (" + (f"na górze {face} zmienia się w {shown}" if what == 'stack' else f"zmienia się w {shown}") + ")" + (f" i bije {preyface} gracza {rival}" if prey == 'single' else f" i bije stos z {taken} pionków gracza {rival}" if prey == 'stack' else "") + (f": {gain}, razem {score} z {target}" if gains else "") + "."

    def falls(self, *, after: str | int, before: str | int, who: str | int) -> str:
        return f"{who} spada z {before} na {after}."

    def starts_by_lot(self, *, who: str | int) -> str:
        return f"Zaczyna {who}: tak wyszło w losowaniu."

    def to_move(self, *, who: str | int) -> str:
        return f"Kolej gracza {who}."

    def lot_to_come(self) -> str:
        return "O tym, kto zaczyna, rozstrzygnie losowanie."

    def state(self, *, doing: str | int, scores: str | int, target: str | int) -> str:
        return f"The Game’s Up! {doing} Punkty, cel {target}: {scores}."

    def score_sided(self, *, score: str | int, side: Literal['red', 'blue'], who: str | int) -> str:
        return f"{who} (" + ("czerwone" if side == 'red' else "niebieskie") + f") {score}"

    def score(self, *, score: str | int, who: str | int) -> str:
        return f"{who} {score}"

    def progress(self, *, scores: str | int, target: str | int) -> str:
        return f"{scores}; cel to {target}."

    def no_way_back(self, *, ways: str | int) -> str:
        return f"Bez powrotu: {ways}."

    def way(self, *, end: str | int, start: str | int) -> str:
        return f"{start} na {end}"

    def quiet(self, *, most: str | int, quiet: str | int, times: int) -> str:
        return f"Bez bicia: {quiet} z {most} ruchów" + (f"; ta pozycja była już {times} razy" if (times % 10 in (2, 3, 4) and times % 100 not in (12, 13, 14)) else "" if times == 1 else f"; ta pozycja była już {times} razy") + "."

    def turned(self, *, quarters: int) -> str:
        return ("Do góry nogami" if quarters == 2 else "Obrót o ćwierć w prawo" if quarters == 1 else "Obrót o trzy czwarte w prawo") + "."

    def seen_from_blue(self) -> str:
        return "Widok od strony niebieskich."

    def singles(self, *, pieces: str | int, side: Literal['red', 'blue']) -> str:
        return ("Pojedyncze czerwone" if side == 'red' else "Pojedyncze niebieskie") + f": {pieces}."

    def no_singles(self, *, side: Literal['blue', 'red']) -> str:
        return ("Pojedyncze czerwone" if side == 'red' else "Pojedyncze niebieskie") + ": brak."

    def stacks(self, *, side: Literal['red', 'blue'], stacks: str | int) -> str:
        return ("Czerwone stosy" if side == 'red' else "Niebieskie stosy") + f", od góry: {stacks}."

    def stack_at(self, *, square: str | int, stack: str | int) -> str:
        return f"{square} {stack}"

    def stacks_heading(self) -> str:
        return "Stosy, od góry:"

    def no_stacks(self) -> str:
        return "Nie ma stosów."

    def stack_line(self, *, square: str | int, stack: str | int) -> str:
        return f"{square}: {stack}."

    def stack(self, *, pieces: str | int, sum: str | int, tall: str | int) -> str:
        return f"{pieces} ({tall}, suma {sum})"

    def stack_piece(self, *, face: str | int, side: Literal['red', 'blue']) -> str:
        return ("czerwone" if side == 'red' else "niebieskie") + f" {face}"

    def rank(self, *, rank: str | int, squares: str | int) -> str:
        return f"Rząd {rank}: {squares}."

    def rank_piece(self, *, face: str | int, file: str | int, side: Literal['red', 'blue']) -> str:
        return f"{file} " + ("czerwone" if side == 'red' else "niebieskie") + f" {face}"

    def rank_stack(self, *, face: str | int, file: str | int, side: Literal['blue', 'red'], tall: str | int) -> str:
        return f"{file} " + ("czerwony" if side == 'red' else "niebieski") + f" stos z {tall} pionków, na górze {face}"

    def rank_empty(self, *, files: str | int) -> str:
        return f"{files} puste"

    def grid_key(self) -> str:
        return "r czerwone, b niebieskie, + stos"

    def won_target(self, *, target: str | int, winner: str | int) -> str:
        return f"Wygrywa {winner}: cel {target} jest osiągnięty."

    def won_no_move(self, *, less: str | int, more: str | int, winner: str | int) -> str:
        return f"Wygrywa {winner}, {more} do {less}; nie ma już żadnego ruchu."

    def drawn_no_move(self, *, score: str | int) -> str:
        return f"Remis: jest {score} do {score} i nie ma już żadnego ruchu."

    def won_quiet(self, *, less: str | int, more: str | int, most: str | int, winner: str | int) -> str:
        return f"Wygrywa {winner}, {more} do {less}; liczba ruchów z rzędu bez bicia: {most}."

    def drawn_quiet(self, *, most: str | int, score: str | int) -> str:
        return f"Remis: jest {score} do {score}, a liczba ruchów z rzędu bez bicia to {most}."

    def drawn_third(self) -> str:
        return "Remis: ta sama pozycja powtarza się po raz trzeci."

    def won_resigned(self, *, how: Literal['late', 'left', 'taken', 'resigned'], loser: str | int, winner: str | int) -> str:
        return (f"Moderator usunął z partii gracza {loser} i wygrywa {winner}" if how == 'taken' else f"{loser} opuszcza serwer i wygrywa {winner}" if how == 'left' else f"Czas gracza {loser} minął i wygrywa {winner}" if how == 'late' else f"{loser} poddaje partię i wygrywa {winner}") + "."

    def scores_are(self, *, scores: str | int) -> str:
        return f"Punkty: {scores}."

    def ask(self, *, side: Literal['red', 'blue']) -> str:
        return "Przesuń swój pionek albo " + ("czerwony" if side == 'red' else "niebieski") + "."

    def ask_not_back(self, *, ways: str | int) -> str:
        return f"Przesuń pionek. Bez powrotu: {ways}."

    def way_short(self, *, end: str | int, start: str | int) -> str:
        return f"{start}–{end}"

    def menu_any(self) -> str:
        return "Przesuń pionek"

    def menu_own(self) -> str:
        return "Przesuń swój pionek"

    def menu_theirs(self, *, side: Literal['red', 'blue']) -> str:
        return ("Przesuń czerwony pionek" if side == 'red' else "Przesuń niebieski pionek")

    def menu_where(self, *, start: str | int) -> str:
        return f"Dokąd z {start}"

    def turning(self) -> str:
        return "Po każdym ruchu plansza obraca się o ćwierć obrotu w prawo. Pola zachowują swoje nazwy."

    def label_stack(self, *, can: Literal['win', 'capture', 'no'], face: str | int, shown: str | int, start: str | int) -> str:
        return f"Stos na {start}, na górze {face} (zmieni się w {shown}" + (", może bić" if can == 'capture' else ", może wygrać" if can == 'win' else "") + ")"

    def label_own(self, *, can: Literal['capture', 'no', 'win'], face: str | int, shown: str | int, start: str | int) -> str:
        return f"{face} na {start} (zmieni się w {shown}" + (", może bić" if can == 'capture' else ", może wygrać" if can == 'win' else "") + ")"

    def label_theirs(self, *, can: Literal['capture', 'no', 'win'], face: str | int, shown: str | int, side: Literal['red', 'blue'], start: str | int) -> str:
        return ("Czerwone" if side == 'red' else "Niebieskie") + f" {face} na {start} (zmieni się w {shown}" + (", może bić" if can == 'capture' else ", może wygrać" if can == 'win' else "") + ")"

    def label_go(self, *, end: str | int, gain: str | int, gains: bool, leaps: bool, start: str | int) -> str:
        return f"{start} " + ("skacze na" if leaps else "na") + f" {end}" + (f", {gain}" if gains else "")

    def label_takes(self, *, end: str | int, gain: str | int, leaps: bool, prey: Literal['single', 'stack'], preyface: str | int, start: str | int, taken: str | int) -> str:
        return f"{start} " + ("skacze na" if leaps else "na") + f" {end}: bije " + (f"stos z {taken} pionków, na górze {preyface}" if prey == 'stack' else f"{preyface}") + f", {gain}"

    def key_small(self) -> str:
        return "w to zmienia się po ruchu"

    def key_plate(self) -> str:
        return "liczą się tylko stosy: suma"

    def layers(self) -> str:
        return "Od góry:"

    def plate_draw(self) -> str:
        return "remis"

    def plate_won(self) -> str:
        return "wygrywa"

    def plate_lost(self) -> str:
        return "przegrywa"

    def plate_to_move(self) -> str:
        return "ma ruch"

    def plate_moves_left(self, *, left: int) -> str:
        return ("ma ruch, zostało 0 ruchów" if left == 0 else f"ma ruch, zostały {left} ruchy" if (left % 10 in (2, 3, 4) and left % 100 not in (12, 13, 14)) else f"ma ruch, został {left} ruch" if left == 1 else f"ma ruch, zostało {left} ruchów")

    def plate(self, *, singles: int, stacks: int) -> str:
        return ("nic luzem" if singles == 0 else f"{singles} luzem" if (singles % 10 in (2, 3, 4) and singles % 100 not in (12, 13, 14)) else f"{singles} luzem" if singles == 1 else f"{singles} luzem") + ", " + ("bez stosów" if stacks == 0 else f"{stacks} stosy" if (stacks % 10 in (2, 3, 4) and stacks % 100 not in (12, 13, 14)) else f"{stacks} stos" if stacks == 1 else f"{stacks} stosów")

    def hint_stack(self, *, shown: str | int, square: str | int, top: str | int, worth: str | int) -> str:
        return f"Twój stos na {square} daje {worth}; po ruchu jego {top} pokaże {shown}."

    def hint_none(self) -> str:
        return "Liczą się tylko stosy, a stosy powstają z bicia."

    def hint_capture(self, *, end: str | int, face: str | int, gain: str | int, shown: str | int, start: str | int, what: Literal['single', 'stack'], wins: bool) -> str:
        return (f"Twój stos na {start} zmienia się w {shown}" if what == 'stack' else f"Twoje {face} na {start} zmienia się w {shown}") + f", bije {end}: {gain}" + (", wygrana" if wins else "") + "."

    def why_off_board(self, *, last: str | int, square: str | int) -> str:
        return f"{square} jest poza planszą, która sięga od a1 do {last}."

    def why_empty(self, *, square: str | int) -> str:
        return f"{square} jest puste."

    def why_their_stack(self, *, square: str | int) -> str:
        return f"Stos na {square} należy do przeciwnika: jego możesz przesuwać tylko pojedyncze pionki."

    def why_nowhere(self, *, square: str | int) -> str:
        return f"To, co stoi na {square}, nie ma teraz dokąd pójść."

    def why_there(self, *, square: str | int) -> str:
        return f"To, co stoi na {square}, już tam jest."

    def why_far(self, *, end: str | int, start: str | int) -> str:
        return f"{end} jest za daleko od {start} albo nie leży w linii prostej."

    def why_stack_far(self) -> str:
        return "Stos przesuwa się zawsze tylko o jedno pole."

    def why_leap(self, *, over: str | int) -> str:
        return f"Skacze się tylko nad własnym kolorem, a na {over} go nie ma."

    def why_closed(self, *, end: str | int, start: str | int) -> str:
        return f"Droga powrotna z {start} na {end} jest zamknięta."

    def why_own(self, *, end: str | int) -> str:
        return f"Na {end} stoi ten sam kolor."

    def why_their_piece(self) -> str:
        return "Pionek przeciwnika może stanąć tylko na pustym polu."

    def why_alternating(self) -> str:
        return "Jego najniższy pionek leżałby na pionku tego samego koloru."

    def why_face(self, *, face: str | int, prey: str | int) -> str:
        return f"To, co przesuwasz, zmieni się w {face}, a {face} nie bije {prey}."

    def advice(self, *, does: Literal['both', 'gains', 'costs', 'nothing'], gain: str | int, loss: str | int) -> str:
        return (f"Ten ruch kosztuje przeciwnika {loss}." if does == 'costs' else f"Ten ruch daje ci {gain}." if does == 'gains' else f"Ten ruch daje ci {gain} i kosztuje przeciwnika {loss}." if does == 'both' else "Ten ruch nie daje od razu punktów.")

    def advice_after(self, *, own: str | int, theirs: str | int) -> str:
        return f"Po najlepszej dalszej grze masz {own} pkt, a przeciwnik {theirs}."
