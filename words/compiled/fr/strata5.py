"""The words of words/fr/strata5.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.strata5 import Strata5 as English

if TYPE_CHECKING:
    from words.compiled.protocols.strata5 import Strata5Words


class Strata5(English):
    """The messages of strata5.ftl."""

    def title(self) -> str:
        return "Strata 5"

    def summary(self) -> str:
        return "Pose des blocs, fais grimper tes pions, et arrive en premier au cinquième niveau."

    def option_size_name(self) -> str:
        return "taille"

    def option_size(self) -> str:
        return "Combien de cases le plateau compte de chaque côté"

    def option_size_6(self) -> str:
        return "le jeu rapide, qui favorise rouge"

    def option_size_8(self) -> str:
        return "le jeu habituel"

    def option_size_10(self) -> str:
        return "le jeu long, le plus souvent nul"

    def turn(self, *, deeds: str | int, who: str | int) -> str:
        return f"{who} {deeds}."

    def did_move(self, *, captured: str | int, captures: bool, end: str | int, level: str | int, number: str | int, rival: str | int, start: str | int, stuck: bool, way: str | int, ways: bool) -> str:
        return f"déplace le {number} de {start}" + (f" par {way}" if ways else "") + f" à {end} (niveau {level}" + (", bloqué pour l’instant" if stuck else "") + ")" + (f", en prenant à {rival} le {captured}" if captures else "")

    def did_enter(self, *, captured: str | int, captures: bool, end: str | int, level: str | int, number: str | int, rival: str | int, stuck: bool, way: str | int, ways: bool) -> str:
        return f"fait entrer le {number}" + (f" par {way}" if ways else "") + f" en {end} (niveau {level}" + (", bloqué pour l’instant" if stuck else "") + ")" + (f", en prenant à {rival} le {captured}" if captures else "")

    def did_move_briefly(self, *, again: bool, captured: str | int, captures: bool, end: str | int, number: str | int, rival: str | int, start: str | int) -> str:
        return (f"le {number} de {start} à {end}" if again else f"déplace le {number} de {start} à {end}") + (f", en prenant à {rival} le {captured}" if captures else "")

    def did_enter_briefly(self, *, captured: str | int, captures: bool, end: str | int, number: str | int, rival: str | int) -> str:
        return f"fait entrer le {number} en {end}" + (f", en prenant à {rival} le {captured}" if captures else "")

    def did_block(self, *, corner: str | int, does: Literal['both', 'locks', 'nothing', 'traps'], level: str | int, locked: str | int, place: str | int, trapped: str | int) -> str:
        return f"pose un bloc de {place} à {corner} (niveau {level})" + (f", en piégeant {trapped} et en bloquant {locked}" if does == 'both' else f", en bloquant {locked}" if does == 'locks' else f", en piégeant {trapped}" if does == 'traps' else "")

    def did_block_briefly(self, *, place: str | int, trapped: str | int, traps: bool) -> str:
        return f"pose un bloc en {place}" + (f", en piégeant {trapped}" if traps else "")

    def caught(self, *, own: str | int, owns: int, rival: str | int, rivals: int, theirs: str | int, whose: Literal['both', 'lists', 'own', 'theirs']) -> str:
        return (f"son propre {own} et le {theirs} adverse" if whose == 'both' else (f"le {theirs} adverse" if rivals in (0, 1) else f"les {theirs} adverses") if whose == 'theirs' else (f"son propre {own}" if owns in (0, 1) else f"ses propres {own}") if whose == 'own' else (f"son propre {own}" if owns in (0, 1) else f"ses propres {own}") + ", ainsi que " + (f"le {theirs} adverse" if rivals in (0, 1) else f"les {theirs} adverses"))

    def did_no_pawn(self) -> str:
        return "ne peut déplacer aucun pion"

    def did_no_second(self) -> str:
        return "ne peut pas déplacer de second pion"

    def did_no_place(self) -> str:
        return "ne peut poser aucun bloc"

    def did_no_block_left(self) -> str:
        return "n’a plus de bloc"

    def did_pass(self) -> str:
        return "ne peut rien faire et passe"

    def state(self, *, doing: str | int, turn: str | int) -> str:
        return f"Strata 5, tour {turn}. {doing}"

    def doing(self, *, moved: bool, space: str | int, step: Literal['block', 'first', 'second'], who: str | int) -> str:
        return f"{who} doit " + ("déplacer un second pion" if step == 'second' else "déplacer un premier pion" if step == 'first' else "poser un bloc") + (f" ; le pion en {space} a déjà bougé" if moved else "") + "."

    def sides(self, *, black: str | int, red: str | int) -> str:
        return f"{red} joue les rouges, {black} les noirs."

    def seen_from_black(self) -> str:
        return "Vu du côté noir."

    def levels_by_rank(self, *, last: str | int, ranks: str | int) -> str:
        return f"Niveaux par rangée, de a à {last} : {ranks}."

    def blocks_by_space(self, *, levels: str | int) -> str:
        return f"Blocs par case en bas à gauche : {levels}."

    def blocks_on_level(self, *, level: str | int, places: str | int) -> str:
        return f"niveau {level} {places}"

    def pawns_of(self, *, board: int, caged: str | int, hand: int, held: str | int, pawns: str | int, side: Literal['black', 'red'], trapped: int) -> str:
        return "Pions " + ("rouges" if side == 'red' else "noirs") + " : " + ("aucun" if board == 0 else f"{pawns}") + " ; en main " + ("aucun" if hand == 0 else f"{held}") + ("" if trapped == 0 else f" ; piégés {caged}") + "."

    def pawn_on(self, *, number: str | int, space: str | int) -> str:
        return f"{number} en {space}"

    def pawn_in(self, *, level: str | int, number: str | int, space: str | int) -> str:
        return f"{number} en {space} au niveau {level}"

    def count(self, *, blocks: int, idle: int, most: int, stirred: bool, times: int) -> str:
        return ("Plus aucun bloc" if blocks == 0 else f"Encore {blocks} bloc" if blocks in (0, 1) else f"Encore {blocks} blocs") + ("" if idle == 0 else f" ; {idle} tour sur {most} sans prise ni bloc" if idle in (0, 1) else f" ; {idle} tours sur {most} sans prise ni bloc") + (" ; une prise ou un bloc ce tour-ci" if stirred else "") + ("" if times == 1 else f" ; position vue {times} fois") + "."

    def levels_heading(self, *, last: str | int) -> str:
        return f"Niveau de chaque case, de a à {last} :"

    def rank(self, *, levels: str | int, rank: str | int) -> str:
        return f"Rangée {rank} : {levels}"

    def level_by_level_heading(self) -> str:
        return "Niveau par niveau, blocs par leur case en bas à gauche :"

    def blocks_heading(self) -> str:
        return "Blocs par leur case en bas à gauche :"

    def level(self, *, blocks: str | int, level: str | int, pawns: str | int, standing: bool) -> str:
        return f"Niveau {level} : blocs {blocks}" + (f" ; pions {pawns}" if standing else "") + "."

    def level_pawn(self, *, locked: bool, number: str | int, side: Literal['black', 'red'], space: str | int) -> str:
        return f"{number} " + ("rouge" if side == 'red' else "noir") + f" en {space}" + (" (bloqué)" if locked else "")

    def level_trapped(self, *, number: str | int, side: Literal['black', 'red'], space: str | int) -> str:
        return f"{number} " + ("rouge" if side == 'red' else "noir") + f" piégé en {space}"

    def hollow(self, *, gaps: str | int) -> str:
        return f"Creux : {gaps}."

    def gap(self, *, level: str | int, space: str | int) -> str:
        return f"{space} sous le niveau {level}"

    def in_hand(self, *, black: str | int, blacks: int, red: str | int, reds: int) -> str:
        return "En main : rouge " + ("aucun" if reds == 0 else f"{red}") + ", noir " + ("aucun" if blacks == 0 else f"{black}") + "."

    def grid_levels(self) -> str:
        return "Niveaux :"

    def grid_pawns(self) -> str:
        return f"Pions, {self.letter_red()} rouges et {self.letter_black()} noirs :"

    def letter_red(self) -> str:
        return "r"

    def letter_black(self) -> str:
        return "n"

    def progress(self, *, blocks: int, forces: str | int) -> str:
        return f"{forces} ; " + ("plus aucun bloc" if blocks == 0 else f"encore {blocks} bloc" if blocks in (0, 1) else f"encore {blocks} blocs") + "."

    def force(self, *, high: str | int, pawns: int, side: Literal['black', 'red'], who: str | int) -> str:
        return f"{who} (" + ("rouge" if side == 'red' else "noir") + ") " + ("n’a aucun pion sur le plateau" if pawns == 0 else f"a {pawns} pion sur le plateau (niveau {high})" if pawns in (0, 1) else f"a {pawns} pions sur le plateau (le plus haut : niveau {high})")

    def won_climbed(self, *, winner: str | int) -> str:
        return f"{winner} atteint le cinquième niveau et gagne."

    def won_by_capture(self, *, loser: str | int, winner: str | int) -> str:
        return f"{winner} gagne par une prise : aucun pion restant à {loser} ne pourra plus bouger."

    def won_by_block(self, *, loser: str | int, winner: str | int) -> str:
        return f"{winner} gagne en posant un bloc : tous les pions restant à {loser} sont bloqués."

    def won_locked_itself(self, *, loser: str | int, winner: str | int) -> str:
        return f"{loser} n’a plus aucun pion capable de bouger : {winner} gagne."

    def won_resigned(self, *, how: Literal['late', 'left', 'resigned', 'taken'], loser: str | int, winner: str | int) -> str:
        return (f"La modération a retiré {loser} de la partie, et {winner} gagne." if how == 'taken' else f"{loser} a quitté le serveur, et {winner} gagne." if how == 'left' else f"{loser} n’a plus de temps, et {winner} gagne." if how == 'late' else f"{loser} abandonne, et {winner} gagne.")

    def drawn_no_five(self) -> str:
        return "Partie nulle : tous les blocs sont posés, et aucun n’est au niveau 5."

    def drawn_idle(self, *, turns: int) -> str:
        return f"Partie nulle : {turns} tours de suite sans prise ni bloc."

    def drawn_third(self) -> str:
        return "Partie nulle : la même position se présente pour la troisième fois."

    def ask_first(self) -> str:
        return "Déplace un pion."

    def ask_second(self, *, moved: str | int) -> str:
        return f"Déplace un second pion, autre que celui en {moved}."

    def ask_block(self) -> str:
        return "Pose un bloc."

    def ask_block_no_pawn(self) -> str:
        return "Aucun de tes pions ne peut bouger : pose un bloc."

    def ask_block_no_second(self) -> str:
        return "Aucun autre de tes pions ne peut bouger : pose un bloc."

    def menu_move(self) -> str:
        return "Déplacer un pion"

    def menu_board(self) -> str:
        return "Déplacer un pion du plateau"

    def menu_hand(self) -> str:
        return "Faire entrer un pion"

    def menu_block(self) -> str:
        return "Poser un bloc"

    def menu_block_harm(self) -> str:
        return "Piéger ou bloquer des pions"

    def menu_block_top(self) -> str:
        return "Poser sur d’autres éléments"

    def menu_block_board(self) -> str:
        return "Poser sur le plateau"

    def menu_where(self, *, hand: bool, pawn: str | int, where: Literal['any', 'climb', 'descend', 'level']) -> str:
        return ((f"Descendre avec ton {pawn}" if hand else f"Descendre avec le pion en {pawn}") if where == 'descend' else (f"Rester au même niveau avec ton {pawn}" if hand else f"Rester au même niveau avec le pion en {pawn}") if where == 'level' else (f"Monter ou prendre avec ton {pawn}" if hand else f"Monter ou prendre avec le pion en {pawn}") if where == 'climb' else (f"Où aller avec ton {pawn}" if hand else f"Où aller avec le pion en {pawn}"))

    def label_pawn(self, *, captures: bool, hand: bool, number: str | int, places: int, start: str | int, wins: bool) -> str:
        return f"{number} " + ("en main" if hand else f"en {start}") + " (" + (f"{places} case" if places in (0, 1) else f"{places} cases") + (", peut prendre" if captures else "") + (", peut gagner" if wins else "") + ")"

    def label_lay(self, *, places: int) -> str:
        return "Poser un bloc (" + (f"{places} emplacement" if places in (0, 1) else f"{places} emplacements") + ")"

    def label_walk(self, *, captured: str | int, does: Literal['both', 'captures', 'locked', 'nothing'], end: str | int, hand: bool, level: str | int, number: str | int, side: Literal['black', 'red'], start: str | int) -> str:
        return (f"{number} en main" if hand else f"{start}") + f" vers {end}, niveau {level}" + (f" : prend le {captured} " + ("rouge" if side == 'red' else "noir") + " et y est bloqué pour l’instant" if does == 'both' else " : y est bloqué pour l’instant" if does == 'locked' else f" : prend le {captured} " + ("rouge" if side == 'red' else "noir") if does == 'captures' else "")

    def label_block(self, *, corner: str | int, does: Literal['both', 'locks', 'nothing', 'traps'], level: str | int, locked: str | int, place: str | int, trapped: str | int) -> str:
        return f"{place} à {corner}, niveau {level}" + (f" : piège {trapped}, bloque {locked}" if does == 'both' else f" : bloque {locked}" if does == 'locks' else f" : piège {trapped}" if does == 'traps' else "")

    def label_block_briefly(self, *, corner: str | int, does: Literal['both', 'locks', 'nothing', 'traps'], level: str | int, locked: int, place: str | int, trapped: int) -> str:
        return f"{place} à {corner}, niveau {level}" + (": piège " + (f"{trapped} pion" if trapped in (0, 1) else f"{trapped} pions") + f", en bloque {locked}" if does == 'both' else ": bloque " + (f"{locked} pion" if locked in (0, 1) else f"{locked} pions") if does == 'locks' else ": piège " + (f"{trapped} pion" if trapped in (0, 1) else f"{trapped} pions") if does == 'traps' else "")

    def label_caught(self, *, own: str | int, owns: int, rivals: int, side: Literal['black', 'red'], theirs: str | int, whose: Literal['both', 'lists', 'own', 'theirs']) -> str:
        return (f"ton {own} et le {theirs} " + ("rouge" if side == 'red' else "noir") if whose == 'both' else ((f"le {theirs} rouge" if rivals in (0, 1) else f"les {theirs} rouges") if side == 'red' else (f"le {theirs} noir" if rivals in (0, 1) else f"les {theirs} noirs")) if whose == 'theirs' else (f"ton {own}" if owns in (0, 1) else f"tes {own}") if whose == 'own' else (f"ton {own}" if owns in (0, 1) else f"tes {own}") + ", et " + ((f"le {theirs} rouge" if rivals in (0, 1) else f"les {theirs} rouges") if side == 'red' else (f"le {theirs} noir" if rivals in (0, 1) else f"les {theirs} noirs")))

    def key_level(self) -> str:
        return "niveau"

    def key_air(self) -> str:
        return "creux"

    def key_trapped(self) -> str:
        return "piégé"

    def key_locked(self) -> str:
        return "bloqué"

    def status_draw(self) -> str:
        return "partie nulle"

    def status_won(self) -> str:
        return "a gagné"

    def status_lost(self) -> str:
        return "a perdu"

    def status_doing(self, *, step: Literal['block', 'first', 'second']) -> str:
        return ("joue un autre pion" if step == 'second' else "joue un pion" if step == 'first' else "pose un bloc")

    def status_doing_left(self, *, left: int, step: Literal['block', 'first', 'second']) -> str:
        return ("joue un autre pion" if step == 'second' else "joue un pion" if step == 'first' else "pose un bloc") + " ; " + (f"{left} tour" if left in (0, 1) else f"{left} tours")

    def status(self, *, board: int, trapped: int) -> str:
        return (("tous en main" if trapped == 0 else f"{trapped} piégé" if trapped in (0, 1) else f"{trapped} piégés") if board == 0 else (f"{board} sur le plateau" if trapped == 0 else f"{board} sur le plateau, {trapped} piégé" if trapped in (0, 1) else f"{board} sur le plateau, {trapped} piégés"))

    def hint_wins(self, *, end: str | int, level: str | int, number: str | int) -> str:
        return f"Ton {number} peut atteindre {end} au niveau {level} : cela gagne."

    def hint_captures(self, *, captured: str | int, end: str | int, number: str | int) -> str:
        return f"Ton {number} peut prendre le {captured} en {end}."

    def hint_second(self) -> str:
        return "Seule compte la case d’arrivée, pas le trajet."

    def hint_enter(self) -> str:
        return "On entre par ses blocs de départ : c’est le premier pas."

    def hint_walk(self) -> str:
        return "Un pion avance de son numéro, un niveau au plus par pas."

    def hint_trap(self, *, number: str | int, place: str | int) -> str:
        return f"Un bloc en {place} piégerait pour de bon le {number} adverse."

    def hint_trap_own(self, *, number: str | int, place: str | int) -> str:
        return f"Attention : un bloc en {place} piégerait ton propre {number}."

    def hint_climb(self, *, level: str | int, place: str | int) -> str:
        return f"En {place}, un bloc fait une marche vers le niveau {level}."

    def hint_block(self) -> str:
        return "Là où deux blocs se touchent, le suivant repose sur les deux."

    def why_off_board(self, *, last: str | int, space: str | int) -> str:
        return f"{space} n’est pas sur le plateau, qui va de a1 à {last}."

    def why_pawn_before_block(self, *, first: bool) -> str:
        return ("Il faut d’abord déplacer un premier pion." if first else "Il faut d’abord déplacer un second pion.")

    def why_block_now(self) -> str:
        return "Il faut maintenant poser un bloc."

    def why_not_in_hand(self, *, number: str | int) -> str:
        return f"Tu n’as pas de {number} en main."

    def why_no_door(self) -> str:
        return "Tes blocs de départ n’ont plus de case libre : aucun pion ne peut entrer."

    def why_doors_taken(self) -> str:
        return "Toutes les cases libres de tes blocs de départ portent un pion : aucun ne peut entrer."

    def why_no_entry(self, *, number: int) -> str:
        return f"Depuis tes blocs de départ, ton {number} ne peut pas faire {number} pas."

    def why_entry_blocked(self, *, end: str | int, number: str | int) -> str:
        return f"Des pions barrent tous les trajets de ton {number} vers {end}."

    def why_entry_far(self, *, end: str | int, number: int) -> str:
        return f"Aucun trajet de {number} pas, l’entrée comprise, ne mène un pion de ta main en {end}."

    def why_trapped(self, *, number: str | int, space: str | int) -> str:
        return f"Ton {number} en {space} est piégé pour de bon."

    def why_empty(self, *, space: str | int) -> str:
        return f"Il n’y a pas de pion en {space}."

    def why_theirs(self, *, space: str | int) -> str:
        return f"Le pion en {space} est à l’adversaire."

    def why_moved(self, *, space: str | int) -> str:
        return f"Le pion en {space} a déjà bougé ; le second doit être un autre."

    def why_same_space(self) -> str:
        return "Un pion ne peut pas finir sur la case d’où il part."

    def why_locked(self, *, number: int, space: str | int) -> str:
        return f"Ton {number} en {space} est bloqué : aucun trajet de {number} pas ne mène quelque part."

    def why_blocked(self, *, number: str | int, space: str | int) -> str:
        return f"Des pions barrent la route de ton {number} en {space} : il ne peut pas bouger pour l’instant."

    def why_bare(self, *, space: str | int) -> str:
        return f"En {space}, le plateau est nu, et les pions ne vont que sur des blocs."

    def why_own_pawn(self, *, space: str | int) -> str:
        return f"Un de tes pions se tient en {space}."

    def why_too_far(self, *, end: str | int, number: str | int, start: str | int, steps: int) -> str:
        return f"{end} est au moins à {steps} pas de {start}, et un {number} en fait {number}."

    def why_parity(self, *, end: str | int, number: str | int, odd: bool, start: str | int) -> str:
        return (f"Tout trajet de {start} à {end} a un nombre impair de pas, et un {number} en fait {number}." if odd else f"Tout trajet de {start} à {end} a un nombre pair de pas, et un {number} en fait {number}.")

    def why_walk_blocked(self, *, end: str | int, number: int, start: str | int) -> str:
        return f"Des pions barrent tous les trajets de {number} pas de {start} à {end}."

    def why_no_walk(self, *, end: str | int, number: int, start: str | int) -> str:
        return f"Aucun trajet de {number} pas ne va de {start} à {end} : un niveau au plus par pas, jamais sur le plateau nu, et pas deux fois la même case."

    def why_over_edge(self, *, place: str | int) -> str:
        return f"Un bloc porte le nom de sa case en bas à gauche ; en {place}, il dépasserait du bord."

    def why_alone(self, *, place: str | int) -> str:
        return f"Sur le plateau nu, un bloc doit en toucher un au niveau 1 ; en {place}, ce n’est pas le cas."

    def why_too_high(self, *, level: str | int, place: str | int, top: str | int) -> str:
        return f"En {place}, il serait au niveau {level}, et {top} est le plus haut."

    def why_uneven(self, *, height: str | int, place: str | int, spaces: int) -> str:
        return (f"En {place}, une seule de ses quatre cases est à la hauteur du niveau {height} ; il en faut au moins trois." if spaces in (0, 1) else f"En {place}, deux seulement de ses quatre cases sont à la hauteur du niveau {height} ; il en faut au moins trois.")

    def why_one_block(self, *, place: str | int) -> str:
        return f"En {place}, il reposerait sur un seul bloc ; il lui faut deux éléments dessous."

    def advice_free(self, *, own: str | int, theirs: str | int) -> str:
        return f"Ensuite, {own} de tes pions peuvent bouger, et {theirs} de ceux de l’adversaire."

    def advice_captures(self, *, own: int, theirs: int) -> str:
        return "Ensuite, tu menaces " + ("aucun pion" if own == 0 else "un pion" if own in (0, 1) else f"{own} pions") + ", et l’adversaire menace " + ("aucun" if theirs == 0 else "un" if theirs in (0, 1) else f"{theirs}") + " des tiens."
