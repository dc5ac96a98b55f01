"""The words of words/fr/games_up.ftl. Compiled by `make words`: do not edit."""

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
        return "Retourne, prends et empile des pions, et atteins l’objectif avant ton adversaire."

    def option_target_name(self) -> str:
        return "objectif"

    def option_target(self) -> str:
        return "Le score qui gagne aussitôt"

    def option_stacks_name(self) -> str:
        return "piles"

    def option_stacks(self) -> str:
        return "Ce qu’une pile peut prendre"

    def option_stacks_free_name(self) -> str:
        return "libre"

    def option_stacks_free(self) -> str:
        return "tout ce qui montre un chiffre inférieur"

    def option_stacks_alternating_name(self) -> str:
        return "alternées"

    def option_stacks_alternating(self) -> str:
        return "de même, si les couleurs alternent encore de haut en bas"

    def option_turning_name(self) -> str:
        return "rotation"

    def option_turning(self) -> str:
        return "Si l’image pivote d’un quart de tour après chaque coup, avec ses repères"

    def option_turning_on_name(self) -> str:
        return "oui"

    def option_turning_on(self) -> str:
        return "plateau avec rotation"

    def option_turning_off_name(self) -> str:
        return "non"

    def option_turning_off(self) -> str:
        return "plateau sans rotation"

    def told(self, *, end: str | int, face: str | int, gain: str | int, gains: bool, leaps: bool, over: str | int, prey: Literal['none', 'single', 'stack'], preyface: str | int, rival: str | int, score: str | int, shown: str | int, start: str | int, taken: str | int, tall: str | int, target: str | int, what: Literal['own', 'theirs', 'stack'], who: str | int) -> str:
        return f"{who} déplace " + (f"un {face} adverse" if what == 'theirs' else f"une pile de {tall}" if what == 'stack' else f"un {face}") + f" de {start} à {end}" + (f" par-dessus {over}" if leaps else "") + " (" + (f"au sommet, {face} devient {shown}" if what == 'stack' else f"devient {shown}") + ")" + (f" et prend à {rival} un {preyface}" if prey == 'single' else f" et prend à {rival} une pile de {taken}" if prey == 'stack' else "") + (f" : {gain}, soit {score} sur {target}" if gains else "") + "."

    def falls(self, *, after: str | int, before: str | int, who: str | int) -> str:
        return f"{who} tombe de {before} à {after}."

    def starts_by_lot(self, *, who: str | int) -> str:
        return f"Tirage au sort : {who} commence."

    def to_move(self, *, who: str | int) -> str:
        return f"À {who} de jouer."

    def lot_to_come(self) -> str:
        return "Reste à tirer au sort qui commence."

    def state(self, *, doing: str | int, scores: str | int, target: str | int) -> str:
        return f"The Game’s Up! {doing} Scores, objectif {target} : {scores}."

    def score_sided(self, *, score: str | int, side: Literal['red', 'blue'], who: str | int) -> str:
        return f"{who} (" + ("rouge" if side == 'red' else "bleu") + f") {score}"

    def score(self, *, score: str | int, who: str | int) -> str:
        return f"{who} {score}"

    def progress(self, *, scores: str | int, target: str | int) -> str:
        return f"{scores} ; l’objectif est {target}."

    def scores_are(self, *, scores: str | int) -> str:
        return f"Scores : {scores}."

    def no_way_back(self, *, ways: str | int) -> str:
        return f"Retour fermé : {ways}."

    def way(self, *, end: str | int, start: str | int) -> str:
        return f"{start} vers {end}"

    def quiet(self, *, most: str | int, quiet: str | int, times: int) -> str:
        return f"Sans prise : {quiet} coups sur {most}" + ("" if times == 1 else f" ; position vue {times} fois") + "."

    def turned(self, *, quarters: int) -> str:
        return "Plateau tourné " + ("d’un demi-tour" if quarters == 2 else "d’un quart de tour vers la droite" if quarters == 1 else "de trois quarts de tour vers la droite") + "."

    def seen_from_blue(self) -> str:
        return "Vu du côté bleu."

    def singles(self, *, pieces: str | int, side: Literal['red', 'blue']) -> str:
        return "Pions isolés " + ("rouges" if side == 'red' else "bleus") + f" : {pieces}."

    def no_singles(self, *, side: Literal['blue', 'red']) -> str:
        return "Pions isolés " + ("rouges" if side == 'red' else "bleus") + " : aucun."

    def stacks(self, *, side: Literal['red', 'blue'], stacks: str | int) -> str:
        return "Piles " + ("rouges" if side == 'red' else "bleues") + f", de haut en bas : {stacks}."

    def stack_at(self, *, square: str | int, stack: str | int) -> str:
        return f"{square} {stack}"

    def stack_line(self, *, square: str | int, stack: str | int) -> str:
        return f"{square} : {stack}."

    def stack(self, *, pieces: str | int, sum: str | int, tall: str | int) -> str:
        return f"{pieces} ({tall}, somme {sum})"

    def stack_piece(self, *, face: str | int, side: Literal['red', 'blue']) -> str:
        return ("rouge" if side == 'red' else "bleu") + f" {face}"

    def grid_key(self) -> str:
        return "r rouge, b bleu, + pile"

    def stacks_heading(self) -> str:
        return "Piles, de haut en bas :"

    def no_stacks(self) -> str:
        return "Aucune pile."

    def rank(self, *, rank: str | int, squares: str | int) -> str:
        return f"Rangée {rank} : {squares}."

    def rank_piece(self, *, face: str | int, file: str | int, side: Literal['red', 'blue']) -> str:
        return f"{file} " + ("rouge" if side == 'red' else "bleu") + f" {face}"

    def rank_stack(self, *, face: str | int, file: str | int, side: Literal['blue', 'red'], tall: str | int) -> str:
        return f"{file} pile " + ("rouge" if side == 'red' else "bleue") + f" de {tall}, sommet {face}"

    def rank_empty(self, *, files: str | int) -> str:
        return f"rien en {files}"

    def won_target(self, *, target: str | int, winner: str | int) -> str:
        return f"{winner} gagne en atteignant l’objectif de {target} points."

    def won_no_move(self, *, less: str | int, more: str | int, winner: str | int) -> str:
        return f"{winner} gagne par {more} à {less} : il ne reste aucun coup possible."

    def drawn_no_move(self, *, score: str | int) -> str:
        return f"Partie nulle : {score} partout, et il ne reste aucun coup possible."

    def won_quiet(self, *, less: str | int, more: str | int, most: str | int, winner: str | int) -> str:
        return f"{winner} gagne par {more} à {less}, après {most} coups de suite sans prise."

    def drawn_quiet(self, *, most: str | int, score: str | int) -> str:
        return f"Partie nulle : {score} partout, après {most} coups de suite sans prise."

    def drawn_third(self) -> str:
        return "Partie nulle : la même position se présente pour la troisième fois."

    def won_resigned(self, *, how: Literal['late', 'left', 'taken', 'resigned'], loser: str | int, winner: str | int) -> str:
        return (f"La modération a retiré {loser} de la partie, et {winner} gagne" if how == 'taken' else f"{loser} a quitté le serveur, et {winner} gagne" if how == 'left' else f"{loser} n’a plus de temps, et {winner} gagne" if how == 'late' else f"{loser} abandonne, et {winner} gagne") + "."

    def ask(self, *, side: Literal['red', 'blue']) -> str:
        return "Déplace un de tes pions ou un pion " + ("rouge" if side == 'red' else "bleu") + "."

    def ask_not_back(self, *, ways: str | int) -> str:
        return f"Déplace un pion. Sans retour : {ways}."

    def menu_any(self) -> str:
        return "Déplacer un pion"

    def turning(self) -> str:
        return "Le plateau pivote d’un quart de tour vers la droite après chaque coup. Les cases gardent leur nom."

    def way_short(self, *, end: str | int, start: str | int) -> str:
        return f"{start}–{end}"

    def menu_own(self) -> str:
        return "Déplacer un de tes pions"

    def menu_theirs(self, *, side: Literal['red', 'blue']) -> str:
        return "Déplacer un pion " + ("rouge" if side == 'red' else "bleu")

    def menu_where(self, *, start: str | int) -> str:
        return f"Où aller depuis {start}"

    def label_stack(self, *, can: Literal['win', 'capture', 'no'], face: str | int, shown: str | int, start: str | int) -> str:
        return f"Pile en {start}, sommet {face} (devient {shown}" + (", peut prendre" if can == 'capture' else ", peut gagner" if can == 'win' else "") + ")"

    def label_own(self, *, can: Literal['capture', 'no', 'win'], face: str | int, shown: str | int, start: str | int) -> str:
        return f"{face} en {start} (devient {shown}" + (", peut prendre" if can == 'capture' else ", peut gagner" if can == 'win' else "") + ")"

    def label_theirs(self, *, can: Literal['capture', 'no', 'win'], face: str | int, shown: str | int, side: Literal['red', 'blue'], start: str | int) -> str:
        return f"{face} " + ("rouge" if side == 'red' else "bleu") + f" en {start} (devient {shown}" + (", peut prendre" if can == 'capture' else ", peut gagner" if can == 'win' else "") + ")"

    def label_go(self, *, end: str | int, gain: str | int, gains: bool, leaps: bool, start: str | int) -> str:
        return f"{start} " + ("saute en" if leaps else "vers") + f" {end}" + (f", {gain}" if gains else "")

    def label_takes(self, *, end: str | int, gain: str | int, leaps: bool, prey: Literal['single', 'stack'], preyface: str | int, start: str | int, taken: str | int) -> str:
        return f"{start} " + ("saute en" if leaps else "vers") + f" {end} : prend " + (f"une pile de {taken} (sommet {preyface})" if prey == 'stack' else f"un {preyface}") + f", {gain}"

    def key_small(self) -> str:
        return "devient ceci en bougeant"

    def key_plate(self) -> str:
        return "somme des piles seules"

    def layers(self) -> str:
        return "De haut en bas :"

    def plate_draw(self) -> str:
        return "partie nulle"

    def plate_won(self) -> str:
        return "a gagné"

    def plate_lost(self) -> str:
        return "a perdu"

    def plate_to_move(self) -> str:
        return "à son tour"

    def plate_moves_left(self, *, left: int) -> str:
        return ("à son tour, plus aucun coup" if left == 0 else f"à son tour, {left} coup restant" if left in (0, 1) else f"à son tour, {left} coups restants")

    def plate(self, *, singles: int, stacks: int) -> str:
        return (f"{singles} isolé" if singles in (0, 1) else f"{singles} isolés") + ", " + (f"{stacks} pile" if stacks in (0, 1) else f"{stacks} piles")

    def hint_stack(self, *, shown: str | int, square: str | int, top: str | int, worth: str | int) -> str:
        return f"Ta pile en {square} vaut {worth} ; déplacée, son {top} montre {shown}."

    def hint_none(self) -> str:
        return "Seules les piles comptent, et une prise en fait une."

    def hint_capture(self, *, end: str | int, face: str | int, gain: str | int, shown: str | int, start: str | int, what: Literal['single', 'stack'], wins: bool) -> str:
        return ("Ta pile" if what == 'stack' else f"Ton {face}") + f" en {start} devient {shown} et prend {end} : {gain}" + (", et gagne" if wins else "") + "."

    def why_off_board(self, *, last: str | int, square: str | int) -> str:
        return f"{square} n’est pas sur le plateau, qui va de a1 à {last}."

    def why_empty(self, *, square: str | int) -> str:
        return f"La case {square} est vide."

    def why_their_stack(self, *, square: str | int) -> str:
        return f"La pile en {square} est à l’adversaire : dans son camp, tu ne déplaces que les pions isolés."

    def why_nowhere(self, *, square: str | int) -> str:
        return f"Ce qui est en {square} n’a nulle part où aller pour l’instant."

    def why_there(self, *, square: str | int) -> str:
        return f"Ce qui est en {square} y est déjà."

    def why_far(self, *, end: str | int, start: str | int) -> str:
        return f"{end} est trop loin de {start}, ou pas en ligne droite."

    def why_stack_far(self) -> str:
        return "Une pile se déplace d’une case à la fois."

    def why_leap(self, *, over: str | int) -> str:
        return f"On ne saute que par-dessus sa propre couleur, et il n’y en a pas en {over}."

    def why_closed(self, *, end: str | int, start: str | int) -> str:
        return f"Le retour de {start} à {end} est fermé."

    def why_own(self, *, end: str | int) -> str:
        return f"La case {end} porte déjà la même couleur."

    def why_their_piece(self) -> str:
        return "Un pion adverse ne va que sur une case vide."

    def why_alternating(self) -> str:
        return "Son pion du bas se poserait sur un pion de la même couleur."

    def why_face(self, *, face: str | int, prey: str | int) -> str:
        return f"Ce que tu déplaces devient {face}, qui ne prend pas un {prey}."

    def advice(self, *, does: Literal['both', 'gains', 'costs', 'nothing'], gain: str | int, loss: str | int) -> str:
        return (f"Il coûte {loss} à l’adversaire." if does == 'costs' else f"Il te rapporte {gain}." if does == 'gains' else f"Il te rapporte {gain} et coûte {loss} à l’adversaire." if does == 'both' else "Il ne rapporte pas de points tout de suite.")

    def advice_after(self, *, own: str | int, theirs: str | int) -> str:
        return f"Après le meilleur jeu qui suit, tu as {own} points et l’adversaire {theirs}."
