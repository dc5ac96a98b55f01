"""What can be said, file by file. Compiled by `make words`: do not edit."""

from __future__ import annotations

from words.compiled.protocols.analysis import AnalysisWords as AnalysisWords
from words.compiled.protocols.around import AroundWords as AroundWords
from words.compiled.protocols.clocks import ClocksWords as ClocksWords
from words.compiled.protocols.commands import CommandsWords as CommandsWords
from words.compiled.protocols.computers import ComputersWords as ComputersWords
from words.compiled.protocols.deals import DealsWords as DealsWords
from words.compiled.protocols.games import GamesWords as GamesWords
from words.compiled.protocols.games_up import GamesUpWords as GamesUpWords
from words.compiled.protocols.hints import HintsWords as HintsWords
from words.compiled.protocols.kit import KitWords as KitWords
from words.compiled.protocols.languages import LanguagesWords as LanguagesWords
from words.compiled.protocols.learning import LearningWords as LearningWords
from words.compiled.protocols.lobby import LobbyWords as LobbyWords
from words.compiled.protocols.mars import MarsWords as MarsWords
from words.compiled.protocols.names import NamesWords as NamesWords
from words.compiled.protocols.offers import OffersWords as OffersWords
from words.compiled.protocols.places import PlacesWords as PlacesWords
from words.compiled.protocols.plans import PlansWords as PlansWords
from words.compiled.protocols.privacy import PrivacyWords as PrivacyWords
from words.compiled.protocols.puzzles import PuzzlesWords as PuzzlesWords
from words.compiled.protocols.records import RecordsWords as RecordsWords
from words.compiled.protocols.refusals import RefusalsWords as RefusalsWords
from words.compiled.protocols.replaying import ReplayingWords as ReplayingWords
from words.compiled.protocols.rooms import RoomsWords as RoomsWords
from words.compiled.protocols.settings import SettingsWords as SettingsWords
from words.compiled.protocols.standings import StandingsWords as StandingsWords
from words.compiled.protocols.stranded import StrandedWords as StrandedWords
from words.compiled.protocols.strata5 import Strata5Words as Strata5Words
from words.compiled.protocols.table_options import TableOptionsWords as TableOptionsWords
from words.compiled.protocols.tables import TablesWords as TablesWords
from words.compiled.protocols.trying import TryingWords as TryingWords
from words.compiled.protocols.watching import WatchingWords as WatchingWords
