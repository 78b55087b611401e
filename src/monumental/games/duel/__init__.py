"""Monumental Duel: two players, cards only."""

from __future__ import annotations

from typing import Final

from monumental.engine.action import COMMON_WORDS, NONE
from monumental.engine.catalog import BUILDING, KNOWLEDGE, PROVINCE, TYPES, WONDER
from monumental.engine.moves.acquire import AcquireCard, BesideCity, OntoDeck
from monumental.engine.moves.policy import DevelopPolicy, UsePolicy
from monumental.engine.moves.progress import ScientificProgress
from monumental.engine.moves.taking import (
    AcquireForLess,
    BuildWonderSection,
    DiscardFromDisplay,
    GainCard,
)
from monumental.engine.moves.use import UseCard, UseFreely
from monumental.engine.moves.wonder import CompleteWonder
from monumental.engine.pieces.deck import Reshuffling
from monumental.engine.rules import Rules
from monumental.engine.scoring.achievements import MostCulture, MostGold, PolicyPoints, WonderPoints
from monumental.engine.sentences.city import Archive, Copy
from monumental.engine.sentences.conditions import Did, Gained, Has, Holds
from monumental.engine.sentences.general import ChooseOne, Gain, GainBasic, If, May, Pay
from monumental.engine.sentences.nouns import KNOWLEDGE_OWNED, WONDERS_COMPLETED, Archived, Policies
from monumental.engine.sentences.others import OfOthers, Others
from monumental.engine.setup import LayOutDisplay, LayOutPiles
from monumental.games.duel.advantage import GainAdvantage, HoldsAdvantage, TakeAdvantage, UseWarlord
from monumental.games.duel.clauses import CLAUSES
from monumental.games.duel.provinces import (
    Barricades,
    BuildingOntoDeck,
    Conquer,
    ConquerProvince,
    OntoStack,
    PlaceTypeMarker,
    ProvinceNoun,
    ProvinceTypes,
)
from monumental.games.duel.rounds import PassAndClear
from monumental.games.duel.scoring import HoldingTheAdvantage, KnowledgePoints, ProvincePoints
from monumental.games.duel.scouts.trade import with_trade
from monumental.games.duel.sentences import Discard, DrawAndUseOne, DrawUseAndDiscard, Straighten
from monumental.games.duel.setup import SeatPlayers
from monumental.games.duel.state import SEATS, new_duel_state
from monumental.games.duel.wonders import DuelWonders

#: Rule switches: readings of the rulebook that tables differ in, as the letter has them.
SWITCHES: Final = {
    "aztec_start_province": True,
    "reinforce_keeps_use": False,
    "mali_military_on_opponent": False,
    "gain_wonder_complete": False,
    "advantage_top_up": False,
    "final_decay": True,
    "starting_knowledge_scores": False,
    "conquest_costs_at_least_one": True,
}

#: `rulebook` is the letter; `published` is the practice of the published edition.
PRESETS: Final = {
    "rulebook": SWITCHES,
    "published": {**SWITCHES, "starting_knowledge_scores": True},
}

DUEL: Final = Rules(
    name="duel",
    version=2,
    seats=(SEATS, SEATS),
    new_state=new_duel_state,
    setup=(LayOutDisplay(), LayOutPiles(), SeatPlayers()),
    actions=(
        AcquireCard(),
        CompleteWonder(),
        DevelopPolicy(),
        UsePolicy(),
        ConquerProvince(),
        UseCard(),
        UseFreely(),
        ScientificProgress(DrawAndUseOne),
        TakeAdvantage(),
        UseWarlord(),
        PassAndClear(),
    ),
    kinds=("building", "knowledge", "wonder", "province", "policy", "warlord", "scout", "free_city"),
    texts=("use", "activated", "during_activation", "bonus", "trade", "may", "when", "modify"),
    verbs={
        "gain": Gain,
        "gain_basic": GainBasic,
        "pay": Pay,
        "choose_one": ChooseOne,
        "if": If,
        "may": May,
        "others": Others,
        "archive": Archive,
        "discard": Discard,
        "discard_from_display": DiscardFromDisplay,
        "reinforce": Straighten,
        "copy": Copy,
        "draw_and_use": DrawUseAndDiscard,
        "gain_card": GainCard,
        "acquire": AcquireForLess,
        "build_wonder_section": BuildWonderSection,
        "conquer": Conquer,
        "gain_advantage": GainAdvantage,
        "place_type_marker": PlaceTypeMarker,
    },
    conditions={
        "holds_advantage": HoldsAdvantage,
        "gained": Gained,
        "holds": Holds,
        "has": Has,
        "this_round": Did,
        "others": OfOthers,
    },
    nouns={
        "province": ProvinceNoun("province", NONE),
        "coastal": ProvinceNoun("coastal", TYPES.index("coastal")),
        "mountain": ProvinceNoun("mountain", TYPES.index("mountain")),
        "agricultural": ProvinceNoun("agricultural", TYPES.index("agricultural")),
        "province_type": ProvinceTypes("province_type", "province-types"),
        "barricade": Barricades("barricade", "barricade"),
        "knowledge": KNOWLEDGE_OWNED,
        "wonder": WONDERS_COMPLETED,
        "policy": Policies("policy", "own-policies"),
        "archived": Archived("archived", "archived"),
    },
    occasions=(
        "acquired",
        "conquered",
        "completed",
        "developed",
        "took_advantage",
        "archived",
        "reinforced",
        "progressed",
    ),
    prices=("building", "knowledge", "wonder", "province", "conquest", "policy", "progress"),
    destinations={
        BUILDING: BuildingOntoDeck(),
        KNOWLEDGE: OntoDeck(),
        WONDER: BesideCity(),
        PROVINCE: OntoStack(),
    },
    wonders=DuelWonders(),
    reshuffling=Reshuffling(to_draw=False, knowledge_alone=False),
    achievements=(ProvincePoints(), KnowledgePoints(), WonderPoints(), PolicyPoints()),
    tie_breaks=(HoldingTheAdvantage(), MostGold(), MostCulture()),
    eras=(1, 2, 3),
    deck_table={KNOWLEDGE: (3, 3, 2), WONDER: (3, 3, 2), PROVINCE: (3, 3, 2), BUILDING: (3, 3, 0)},
    clauses=CLAUSES,
    words={
        **COMMON_WORDS,
        "apply": ("place",),
        "done": (),
        "pass": (),
        "advantage": ("resource", "number"),
        "warlord": (),
        "conquer": (),
        "mark": ("nth", "type"),
    },
    cycle="round",
    switches=SWITCHES,
    presets=PRESETS,
    packs_of="duel",
)

__all__ = ["DUEL", "PRESETS", "SWITCHES", "with_trade"]
