"""All tables of a store: access to each of them, and a service for each other job."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from data.claims import Claims
from data.handover import Handover
from data.shards import EVERY_SERVER, Shards
from data.store import Store
from sessions.people.settings import StoredSettings
from sessions.tables.access import SessionAccess
from sessions.tables.admission import Admission
from sessions.tables.apart import TablesApart
from sessions.tables.challenges import Challenges
from sessions.tables.company import Company
from sessions.tables.conduct import Conduct
from sessions.tables.deals import Deals
from sessions.tables.direct import Direct
from sessions.tables.exercising import Exercising
from sessions.tables.fairness import Fairness
from sessions.tables.finding import Finder
from sessions.tables.lengths import Lengths
from sessions.tables.levels import Levels
from sessions.tables.messages import Messages
from sessions.tables.nearness import Nearness
from sessions.tables.news import News, StandingMessages
from sessions.tables.offers import Offers
from sessions.tables.opening import Openings
from sessions.tables.overview import Overview
from sessions.tables.people import People
from sessions.tables.pool import Pool
from sessions.tables.private import Private
from sessions.tables.puzzling import Puzzling
from sessions.tables.reviewing import Reviewing
from sessions.tables.scheduler import Scheduler
from sessions.tables.seasons import Seasons
from sessions.tables.servers import Servers
from sessions.tables.startup import Startup
from sessions.tables.stranger_games import StrangerGames
from sessions.tables.strangers import Strangers


class Tables(SessionAccess):
    """All tables of a store, with the services around them. One instance a process.

    Attributes:
        shards (Shards): which servers belong to this process.
        settings (StoredSettings): the settings of servers and people.
        openings (Openings): opens tables.
        apart (TablesApart): opens tables apart.
        offers (Offers): open offers to play.
        deals (Deals): the deals of the day.
        direct (Direct): who can be reached by direct messages, and where.
        fairness (Fairness): whether an analysis or a hint helps somebody in another game.
        finder (Finder): finds the table that somebody means.
        lengths (Lengths): how many turns usual games take.
        levels (Levels): chooses computers of somebody's strength.
        messages (Messages): notes which messages show which session.
        standing (StandingMessages): notes which messages show the lists of servers.
        news (News): notes who is notified of which game elsewhere than at its table.
        overview (Overview): lists of tables, and of games that are over.
        private (Private): what users keep for themselves: planned moves and notes.
        people (People): exports and deletes what is stored about somebody.
        puzzles (Puzzling): counts answers to puzzles.
        exercises (Exercising): what people learn from their own games.
        reviews (Reviewing): what analyses have found about people's own play.
        seasons (Seasons): begins and ends the seasons of servers.
        servers (Servers): which servers the bot is in.
        admission (Admission): who may look for strangers.
        company (Company): which strangers can play with each other now.
        pool (Pool): open offers to people of all servers.
        conduct (Conduct): who may play with strangers, whom they avoid, and reports about them.
        challenges (Challenges): games with strangers whom somebody has met before.
        strangers (Strangers): who agrees to play with strangers, and what these call them.
        scheduler (Scheduler): does what is due at the tables.
        claims (Claims): work that one process does at a time.
        handover (Handover): a rolling restart.
        startup (Startup): the work at a start.
    """

    def __init__(
        self,
        store: Store,
        make_secret: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        shards: Shards = EVERY_SERVER,
    ) -> None:
        super().__init__(store, make_secret)
        self.shards = shards
        self.settings = StoredSettings(store)
        self.openings = Openings(self, store, self.settings)
        self.apart = TablesApart(self, store, self.openings)
        self.offers = Offers(self, store, self.settings, self.openings, shards)
        self.strangers = Strangers(self, store, self.settings)
        self.deals = Deals(self, store, self.strangers, self.openings)
        self.direct = Direct(store)
        self.fairness = Fairness(self, store)
        self.finder = Finder(self, store)
        self.lengths = Lengths(store)
        self.messages = Messages(self, store, shards)
        self.standing = StandingMessages(store, shards)
        self.news = News(store, shards)
        self.overview = Overview(self, store)
        self.levels = Levels(self.overview, store.now)
        self.private = Private(self, store)
        self.people = People(self, store)
        self.puzzles = Puzzling(store)
        self.exercises = Exercising(store)
        self.reviews = Reviewing(store)
        self.seasons = Seasons(store, self.overview.books, shards)
        self.servers = Servers(self, store, shards, self.people)
        self.conduct = Conduct(self, store)
        self.admission = Admission(self, store, self.settings, self.strangers, self.conduct, self.direct)
        nearness = Nearness(self, self.overview.books)
        self.company = Company(self, store, self.settings, self.conduct, self.direct, nearness)
        games = StrangerGames(self.openings, self.direct)
        self.pool = Pool(self, store, self.strangers, self.direct, self.company, games, shards)
        self.challenges = Challenges(
            self,
            store,
            self.settings,
            self.admission,
            self.strangers,
            self.conduct,
            self.company,
            games,
            shards,
        )
        self.scheduler = Scheduler(self, store, shards)
        self.claims = Claims(store, shards)
        self.handover = Handover(store, shards, self.claims.holder)
        self.startup = Startup(self, store, self.claims)
