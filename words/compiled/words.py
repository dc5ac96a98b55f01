"""All that is said, in one language. Compiled by `make words`: do not edit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from words.languages import Language

if TYPE_CHECKING:
    from words.compiled.protocols.analysis import AnalysisWords
    from words.compiled.protocols.around import AroundWords
    from words.compiled.protocols.clocks import ClocksWords
    from words.compiled.protocols.commands import CommandsWords
    from words.compiled.protocols.computers import ComputersWords
    from words.compiled.protocols.deals import DealsWords
    from words.compiled.protocols.games import GamesWords
    from words.compiled.protocols.games_up import GamesUpWords
    from words.compiled.protocols.hints import HintsWords
    from words.compiled.protocols.kit import KitWords
    from words.compiled.protocols.languages import LanguagesWords
    from words.compiled.protocols.learning import LearningWords
    from words.compiled.protocols.lobby import LobbyWords
    from words.compiled.protocols.mars import MarsWords
    from words.compiled.protocols.names import NamesWords
    from words.compiled.protocols.offers import OffersWords
    from words.compiled.protocols.places import PlacesWords
    from words.compiled.protocols.plans import PlansWords
    from words.compiled.protocols.privacy import PrivacyWords
    from words.compiled.protocols.puzzles import PuzzlesWords
    from words.compiled.protocols.records import RecordsWords
    from words.compiled.protocols.refusals import RefusalsWords
    from words.compiled.protocols.replaying import ReplayingWords
    from words.compiled.protocols.rooms import RoomsWords
    from words.compiled.protocols.settings import SettingsWords
    from words.compiled.protocols.standings import StandingsWords
    from words.compiled.protocols.stranded import StrandedWords
    from words.compiled.protocols.strata5 import Strata5Words
    from words.compiled.protocols.table_options import TableOptionsWords
    from words.compiled.protocols.tables import TablesWords
    from words.compiled.protocols.trying import TryingWords
    from words.compiled.protocols.watching import WatchingWords

LANGUAGES = (Language('en'), Language('de'), Language('fr'), Language('pl'),)
"""All languages, English first."""

DRAFTS = frozenset[Language]((Language('de'), Language('fr'), Language('pl'),))
"""The languages of which a file has no reviewer."""


class Words:
    """All that is said in one language, by file. `load` makes the words of a file."""

    def __init__(self, language: Language, load: Callable[[str], Any]) -> None:
        self.language = language
        self._load = load

    @cached_property
    def analysis(self) -> AnalysisWords:
        words: AnalysisWords = self._load("analysis")
        return words

    @cached_property
    def around(self) -> AroundWords:
        words: AroundWords = self._load("around")
        return words

    @cached_property
    def clocks(self) -> ClocksWords:
        words: ClocksWords = self._load("clocks")
        return words

    @cached_property
    def commands(self) -> CommandsWords:
        words: CommandsWords = self._load("commands")
        return words

    @cached_property
    def computers(self) -> ComputersWords:
        words: ComputersWords = self._load("computers")
        return words

    @cached_property
    def deals(self) -> DealsWords:
        words: DealsWords = self._load("deals")
        return words

    @cached_property
    def games(self) -> GamesWords:
        words: GamesWords = self._load("games")
        return words

    @cached_property
    def games_up(self) -> GamesUpWords:
        words: GamesUpWords = self._load("games_up")
        return words

    @cached_property
    def hints(self) -> HintsWords:
        words: HintsWords = self._load("hints")
        return words

    @cached_property
    def kit(self) -> KitWords:
        words: KitWords = self._load("kit")
        return words

    @cached_property
    def languages(self) -> LanguagesWords:
        words: LanguagesWords = self._load("languages")
        return words

    @cached_property
    def learning(self) -> LearningWords:
        words: LearningWords = self._load("learning")
        return words

    @cached_property
    def lobby(self) -> LobbyWords:
        words: LobbyWords = self._load("lobby")
        return words

    @cached_property
    def mars(self) -> MarsWords:
        words: MarsWords = self._load("mars")
        return words

    @cached_property
    def names(self) -> NamesWords:
        words: NamesWords = self._load("names")
        return words

    @cached_property
    def offers(self) -> OffersWords:
        words: OffersWords = self._load("offers")
        return words

    @cached_property
    def places(self) -> PlacesWords:
        words: PlacesWords = self._load("places")
        return words

    @cached_property
    def plans(self) -> PlansWords:
        words: PlansWords = self._load("plans")
        return words

    @cached_property
    def privacy(self) -> PrivacyWords:
        words: PrivacyWords = self._load("privacy")
        return words

    @cached_property
    def puzzles(self) -> PuzzlesWords:
        words: PuzzlesWords = self._load("puzzles")
        return words

    @cached_property
    def records(self) -> RecordsWords:
        words: RecordsWords = self._load("records")
        return words

    @cached_property
    def refusals(self) -> RefusalsWords:
        words: RefusalsWords = self._load("refusals")
        return words

    @cached_property
    def replaying(self) -> ReplayingWords:
        words: ReplayingWords = self._load("replaying")
        return words

    @cached_property
    def rooms(self) -> RoomsWords:
        words: RoomsWords = self._load("rooms")
        return words

    @cached_property
    def settings(self) -> SettingsWords:
        words: SettingsWords = self._load("settings")
        return words

    @cached_property
    def standings(self) -> StandingsWords:
        words: StandingsWords = self._load("standings")
        return words

    @cached_property
    def stranded(self) -> StrandedWords:
        words: StrandedWords = self._load("stranded")
        return words

    @cached_property
    def strata5(self) -> Strata5Words:
        words: Strata5Words = self._load("strata5")
        return words

    @cached_property
    def table_options(self) -> TableOptionsWords:
        words: TableOptionsWords = self._load("table_options")
        return words

    @cached_property
    def tables(self) -> TablesWords:
        words: TablesWords = self._load("tables")
        return words

    @cached_property
    def trying(self) -> TryingWords:
        words: TryingWords = self._load("trying")
        return words

    @cached_property
    def watching(self) -> WatchingWords:
        words: WatchingWords = self._load("watching")
        return words
