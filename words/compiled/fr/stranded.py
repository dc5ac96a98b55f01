"""The words of words/fr/stranded.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.stranded import Stranded as English

if TYPE_CHECKING:
    from words.compiled.protocols.stranded import StrandedWords


class Stranded(English):
    """The messages of stranded.ftl."""

    def title(self) -> str:
        return "Stranded"

    def summary(self) -> str:
        return "Prends des jetons, déplace ta tour, et ne finis pas sur un pilier nu."

    def youngest(self) -> str:
        return "la plus jeune personne"

    def option_blacks_name(self) -> str:
        return "faces noires"

    def option_blacks(self) -> str:
        return "Combien des six faces du dé sont noires (couleur au choix)"

    def option_blacks_one(self) -> str:
        return "une face noire (cinq résultats également probables)"

    def option_blacks_two(self) -> str:
        return "deux faces noires (noir sort deux fois plus souvent)"

    def color(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return ("vert" if color == 'green' else "jaune" if color == 'yellow' else "bleu" if color == 'blue' else "rouge" if color == 'red' else "noir")

    def color_2(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return ("verte" if color == 'green' else "jaune" if color == 'yellow' else "bleue" if color == 'blue' else "rouge" if color == 'red' else "noire")

    def color_3(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return ("verts" if color == 'green' else "jaunes" if color == 'yellow' else "bleus" if color == 'blue' else "rouges" if color == 'red' else "noirs")

    def color_4(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color(color=color)}"

    def color_5(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color(color=color)}"

    def color_capital(self, *, color: Literal['black', 'blue', 'green', 'red', 'yellow']) -> str:
        return ("Vert" if color == 'green' else "Jaune" if color == 'yellow' else "Bleu" if color == 'blue' else "Rouge" if color == 'red' else "Noir")

    def turn(self, *, did: str | int, who: str | int) -> str:
        return f"{who} {did}."

    def turn_jumping(self, *, column: str | int, did: str | int, rival: str | int, then: Literal['set', 'left', 'none'], who: str | int) -> str:
        return f"{who} {did}, en sautant {rival}" + (f" (tour laissée en {column})" if then == 'left' else f" (tour posée en {column})" if then == 'set' else "") + "."

    def turn_jumping_several(self, *, did: str | int, towers: str | int, who: str | int) -> str:
        return f"{who} {did}, en sautant {towers}."

    def jumped(self, *, column: str | int, rival: str | int, then: Literal['set', 'left', 'none']) -> str:
        return f"{rival}" + (f" (tour laissée en {column})" if then == 'left' else f" (tour posée en {column})" if then == 'set' else "")

    def did_roll(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], sign: str | int) -> str:
        return f"obtient {sign}{self.color(color=color)}"

    def did_get_tower(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"prend la tour {self.color_2(color=color)}"

    def did_choose_tower(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"choisit la tour {self.color_2(color=color)}"

    def did_place_it(self, *, column: str | int) -> str:
        return f"la place en {column}"

    def did_place(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"place la tour {self.color_2(color=color)} en {column}"

    def did_name(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], sign: str | int) -> str:
        return f"nomme {sign}{self.color(color=color)}"

    def did_take(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"prend le jeton {self.color(color=color)} en {column}"

    def did_find_none(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"ne trouve aucun jeton {self.color(color=color)} à prendre"

    def did_stay(self, *, column: str | int) -> str:
        return f"ne peut que rester en {column}"

    def did_move(self, *, end: str | int, start: str | int) -> str:
        return f"va de {start} à {end}"

    def did_strand(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"s’échoue sur le pilier {self.color(color=color)} nu en {column}"

    def did_set_down(self, *, column: str | int, rival: str | int) -> str:
        return f"pose la tour sautée ({rival}) en {column}"

    def did_leave(self, *, column: str | int, rival: str | int) -> str:
        return f"laisse la tour sautée ({rival}) en {column}"

    def caps_on(self, *, columns: str | int, count: str | int) -> str:
        return f"{count} jetons mélangés, empilés en {columns}."

    def caps_everywhere(self, *, count: str | int) -> str:
        return f"{count} jetons mélangés, empilés par deux sur tous les piliers."

    def gave_up_on(self, *, column: str | int, who: str | int) -> str:
        return f"{who} abandonne ; sa tour reste en {column} et fait obstacle."

    def alt(self, *, columns: str | int, now: str | int, towers: str | int) -> str:
        return f"Stranded. {now} Tours : {towers}. Piliers, trou en c3, jeton du dessus d’abord : {columns}."

    def text(self, *, blacks: int, now: str | int) -> str:
        return f"Stranded. {now} Le dé a " + (f"{blacks} face noire" if blacks in (0, 1) else f"{blacks} faces noires") + "."

    def now(self, *, doing: str | int, who: str | int) -> str:
        return f"{who} : {doing}."

    def doing_caps(self) -> str:
        return "on pose les jetons"

    def doing_roll(self) -> str:
        return "lancer le dé"

    def doing_tower(self) -> str:
        return "choisir une tour"

    def doing_corner(self) -> str:
        return "choisir un coin"

    def doing_color(self) -> str:
        return "nommer une couleur (noir)"

    def doing_take(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"prendre un jeton {self.color(color=color)}"

    def doing_move(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"aller sur un jeton {self.color(color=color)}"

    def doing_strand(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"échouer sur un pilier {self.color(color=color)}"

    def doing_put(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"poser la tour {self.color_2(color=color)}"

    def tower(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], standing: str | int, who: str | int) -> str:
        return f"{who} tour {self.color_2(color=color)} {standing}"

    def no_tower(self, *, standing: str | int, who: str | int) -> str:
        return f"{who} {standing}"

    def tower_line(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], standing: str | int, who: str | int) -> str:
        return f"{who} : tour {self.color_2(color=color)}, {standing}."

    def no_tower_line(self, *, standing: str | int, who: str | int) -> str:
        return f"{who} : {standing}."

    def standing(self, *, column: str | int, how: Literal['no', 'late', 'left', 'taken', 'resigned'], where: Literal['on', 'nowhere', 'stranded', 'none']) -> str:
        return ("pas encore de tour" if where == 'none' else f"échouée en {column}" if where == 'stranded' else f"en {column}" if where == 'on' else "pas placée") + (", a abandonné" if how == 'resigned' else ", retrait par la modération" if how == 'taken' else ", a quitté le serveur" if how == 'left' else ", temps écoulé" if how == 'late' else "")

    def column(self, *, caps: str | int, column: str | int) -> str:
        return f"{column} {caps}"

    def on_top(self, *, lower: str | int, upper: str | int) -> str:
        return f"{upper} sur {lower}"

    def bare(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color(color=color)} nu"

    def towers_heading(self) -> str:
        return "Tours :"

    def columns_heading(self) -> str:
        return "Piliers, du jeton du dessus jusqu’au sol :"

    def rank(self, *, places: str | int, rank: str | int) -> str:
        return f"Rangée {rank} : {places}."

    def place(self, *, caps: str | int, file: str | int) -> str:
        return f"{file} {caps}"

    def place_tower(self, *, caps: str | int, color: Literal['red', 'blue', 'yellow', 'green', 'black'], file: str | int) -> str:
        return f"{file} {caps}, tour {self.color_2(color=color)}"

    def place_hole(self, *, file: str | int) -> str:
        return f"{file} le trou"

    def ground(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"sol {self.color(color=color)}"

    def bare_ground(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"sol {self.color(color=color)} nu"

    def grid_key(self) -> str:
        return "Par endroit : tour:jetons, dessus d’abord/sol."

    def grid_hole(self) -> str:
        return "trou"

    def progress(self, *, players: str | int) -> str:
        return f"Encore en jeu : {players}."

    def die_rolls(self) -> str:
        return "lancers du dé"

    def won(self, *, who: str | int) -> str:
        return f"{who}, dernier camp en jeu, gagne."

    def went(self, *, column: str | int, how: Literal['stranded', 'late', 'left', 'taken', 'resigned'], who: str | int) -> str:
        return f"{who} " + ("n’est plus en jeu (modération)" if how == 'taken' else "a quitté le serveur" if how == 'left' else "n’avait plus de temps" if how == 'late' else f"a échoué en {column}" if how == 'stranded' else "a abandonné")

    def others(self, *, went: str | int) -> str:
        return f"{went}."

    def ask_tower(self) -> str:
        return "Tu as obtenu noir : choisis une tour encore libre."

    def ask_corner(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"La tour {self.color_2(color=color)} est à toi : place-la sur un coin libre."

    def ask_color(self) -> str:
        return "Tu as obtenu noir : nomme une couleur pour ce tour."

    def ask_take(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Ta couleur est le {self.color(color=color)} : prends un jeton {self.color(color=color)} au sommet d’une pile."

    def ask_move(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], skipped: bool) -> str:
        return (f"Aucun jeton {self.color(color=color)} ne peut être pris : cette partie est sautée. Déplace ta tour en ligne droite vers un jeton {self.color(color=color)}." if skipped else f"Déplace ta tour en ligne droite vers un jeton {self.color(color=color)}.")

    def ask_strand(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], skipped: bool) -> str:
        return (f"Il n’y a aucun jeton {self.color(color=color)} à prendre ni où aller" if skipped else f"Aucun jeton {self.color(color=color)} n’est à ta portée") + f" : va sur un pilier {self.color(color=color)} nu, où ta tour s’échoue ; tu es alors hors jeu."

    def ask_put(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"Tu as sauté la tour {self.color_2(color=color)} en {column} : pose-la sur n’importe quel pilier libre avec un jeton, ou laisse-la."

    def ask_nothing(self) -> str:
        return "Rien à choisir pour l’instant."

    def menu_take(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Prendre un jeton {self.color(color=color)}"

    def menu_move(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Aller sur un jeton {self.color(color=color)}"

    def menu_put(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Poser la tour {self.color_2(color=color)}"

    def menu_strand(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Aller sur un pilier {self.color(color=color)} nu"

    def menu_corner(self) -> str:
        return "Choisir un coin"

    def menu_tower(self) -> str:
        return "Choisir une tour"

    def menu_color(self) -> str:
        return "Nommer une couleur"

    def label_take(self, *, below: Literal['cap', 'ground'], color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"Prendre {column} (dessous : " + (f"{self.color(color=color)}" if below == 'cap' else f"{self.color(color=color)} nu") + ")"

    def label_move(self, *, below: Literal['cap', 'ground'], color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"Aller en {column} (dessous : " + (f"{self.color(color=color)}" if below == 'cap' else f"{self.color(color=color)} nu") + ")"

    def label_move_jumping(self, *, below: Literal['cap', 'ground'], color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int, jumped: int, towers: str | int) -> str:
        return f"Aller en {column} (dessous : " + (f"{self.color(color=color)}" if below == 'cap' else f"{self.color(color=color)} nu") + "), en sautant " + ("la tour" if jumped in (0, 1) else "les tours") + f" {towers}"

    def label_jumped(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color_2(color=color)}"

    def label_put(self, *, column: str | int, reach: int) -> str:
        return f"Poser en {column}, " + ("aucun jeton" if reach == 0 else f"{reach} jeton" if reach in (0, 1) else f"{reach} jetons") + " à portée"

    def label_leave(self, *, column: str | int, reach: int) -> str:
        return f"Laisser en {column} (" + ("aucun jeton" if reach == 0 else f"{reach} jeton" if reach in (0, 1) else f"{reach} jetons") + ")"

    def label_strand(self, *, column: str | int) -> str:
        return f"Échouer en {column}"

    def label_corner(self, *, column: str | int) -> str:
        return f"Partir de {column}"

    def label_tower(self, *, color: Literal['black', 'blue', 'green', 'red', 'yellow']) -> str:
        return f"Tour {self.color_2(color=color)}"

    def label_color(self, *, color: Literal['black', 'blue', 'green', 'red', 'yellow']) -> str:
        return f"{self.color_capital(color=color)}"

    def label_color_none(self, *, color: Literal['black', 'blue', 'green', 'red', 'yellow']) -> str:
        return f"{self.color_capital(color=color)}, aucun jeton à prendre"

    def further_stay(self) -> str:
        return "tu restes"

    def further_places(self, *, count: int) -> str:
        return ("nulle part où aller" if count == 0 else f"{count} endroit où aller" if count in (0, 1) else f"{count} endroits où aller")

    def further_caps(self, *, count: int) -> str:
        return ("aucun jeton à prendre" if count == 0 else f"{count} jeton à prendre" if count in (0, 1) else f"{count} jetons à prendre")

    def plate_stranded(self, *, column: str | int) -> str:
        return f"échouée en {column}"

    def plate_last(self) -> str:
        return "dernière tour en jeu"

    def plate_no_tower(self) -> str:
        return "pas encore de tour"

    def hint_tower(self) -> str:
        return "Les tours ne diffèrent que par la couleur."

    def hint_corner(self) -> str:
        return "Regarde quelles couleurs tu atteins de là."

    def hint_color(self) -> str:
        return "Tu en prends un jeton, puis tu vas sur un autre."

    def hint_strand(self) -> str:
        return "La prochaine fois, garde une seconde issue."

    def hint_put(self) -> str:
        return "Moins elle a de jetons à portée, mieux c’est pour toi."

    def hint_take_none(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"Aucun jeton {self.color(color=color)} à portée : découvres-en un en ligne avec {column}."

    def hint_take_one(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"Seul jeton {self.color(color=color)} à portée : {column}. Prends-en un autre."

    def hint_take_few(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], columns: str | int) -> str:
        return f"Tu atteins {self.color(color=color)} en {columns} : gardes-en un."

    def hint_take_many(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], count: int) -> str:
        return f"Tu atteins {count} jetons {self.color_3(color=color)} : gardes-en un."

    def hint_jump(self, *, column: str | int) -> str:
        return f"En allant en {column}, tu peux déplacer la tour sautée."

    def why_tower_taken(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"La tour {self.color_2(color=color)} est prise."

    def why_hole(self, *, column: str | int) -> str:
        return f"{column} est le trou."

    def why_off_board(self, *, column: str | int) -> str:
        return f"{column} n’est pas sur le plateau, qui va de a1 à e5."

    def why_no_corner(self, *, column: str | int) -> str:
        return f"{column} n’est pas un coin."

    def why_corner_taken(self, *, column: str | int) -> str:
        return f"Une tour se trouve déjà en {column}."

    def why_tower_first(self) -> str:
        return "Choisis d’abord une des tours."

    def why_corner_first(self) -> str:
        return "Place d’abord ta tour sur un coin."

    def why_color_first(self) -> str:
        return "Nomme d’abord une couleur pour ce tour."

    def why_put_first(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Dis d’abord où va la tour {self.color_2(color=color)}."

    def why_color_set(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"La couleur de ce tour est déjà le {self.color(color=color)}."

    def why_placed(self) -> str:
        return "Ta tour est choisie et placée."

    def why_nothing_jumped(self) -> str:
        return "Tu n’as sauté aucune tour à poser."

    def why_take_first(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Prends d’abord un jeton {self.color(color=color)}."

    def why_strand_now(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Ta tour doit maintenant aller sur un pilier {self.color(color=color)} nu."

    def why_not_stranded(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Un jeton {self.color(color=color)} est à ta portée, et tant que c’est le cas, on n’échoue pas."

    def why_move_now(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Ta tour doit maintenant aller sur un jeton {self.color(color=color)}."

    def why_cap_stays(self, *, column: str | int) -> str:
        return f"Une tour se trouve en {column} : son jeton reste."

    def why_no_cap(self, *, column: str | int) -> str:
        return f"{column} n’a pas de jeton."

    def why_other_color(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int, shown: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{column} montre " + ("vert" if shown == 'green' else "jaune" if shown == 'yellow' else "bleu" if shown == 'blue' else "rouge" if shown == 'red' else "noir") + f", et la couleur de ce tour est le {self.color(color=color)}."

    def why_there(self) -> str:
        return "Ta tour s’y trouve déjà."

    def why_tower_there(self, *, column: str | int) -> str:
        return f"Une tour se trouve en {column}."

    def why_bare(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"{column} n’a pas de jeton, et un jeton {self.color(color=color)} est à ta portée."

    def why_covered(self, *, column: str | int) -> str:
        return f"{column} est couvert : ta tour ne peut aller que sur un pilier nu."

    def why_across_hole(self, *, end: str | int, start: str | int) -> str:
        return f"Entre {start} et {end} se trouve le trou, que ta tour ne peut pas franchir."

    def why_not_straight(self, *, end: str | int, start: str | int) -> str:
        return f"{end} n’est pas en ligne droite depuis {start}."

    def why_nothing_to_stand_on(self, *, column: str | int) -> str:
        return f"{column} n’a pas de jeton où poser la tour."

    def advice_danger(self, *, after: str | int, before: str | int, changes: bool) -> str:
        return (f"Le risque que ton prochain lancer te fasse échouer passe de {before} à {after} sur 100." if changes else f"Le risque que ton prochain lancer te fasse échouer reste à {after} sur 100.")

    def advice_their_danger(self, *, after: str | int, before: str | int, changes: bool) -> str:
        return (f"Le plus grand risque parmi les autres passe de {before} à {after} sur 100." if changes else f"Le plus grand risque parmi les autres reste à {after} sur 100.")
