"""The base game of Monumental: two to four players on the map."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from monumental.engine.action import COMMON_WORDS
from monumental.engine.catalog import BARBARIAN, BUILDING, FREE_TOWN, KNOWLEDGE, WONDER
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
from monumental.engine.sentences.conditions import Did, Fewer, Gained, Has, Holds
from monumental.engine.sentences.general import ChooseOne, Gain, GainBasic, If, May, Pay
from monumental.engine.sentences.nouns import KNOWLEDGE_OWNED, WONDERS_COMPLETED, Archived, Policies
from monumental.engine.sentences.others import OfOthers, Others
from monumental.engine.setup import LayOutPiles
from monumental.games.classic.automa.cards import DevelopNextPolicy, RaiseWonder, TakeFromDisplay
from monumental.games.classic.automa.conquest import ConquerAdjacent
from monumental.games.classic.automa.explorers import SendExplorers
from monumental.games.classic.automa.scoring import AutomaGold
from monumental.games.classic.automa.turn import AdvanceOnTradeTrack, DrawSoloCard, ShuffleSoloDeck
from monumental.games.classic.clauses import CLAUSES
from monumental.games.classic.land.conquest import (
    BARBARIAN_PROVINCE,
    FREE_TOWN_PROVINCE,
    RIVAL_PROVINCE,
    ConquerProvince,
)
from monumental.games.classic.land.conquest_texts import Conquer
from monumental.games.classic.land.explorer import Gather, MoveExplorer, MoveExplorers, PickUpProduction
from monumental.games.classic.land.hexmap import FOREST, MEADOW, MOUNTAIN, VOLCANO
from monumental.games.classic.land.outposts import BuildOutpost
from monumental.games.classic.land.units import Manoeuvre, MoveUnits
from monumental.games.classic.modules.heroes import with_heroes
from monumental.games.classic.modules.monsters import with_monsters
from monumental.games.classic.scoring import (
    CoastalProvinces,
    ExplorationTokens,
    KnowledgePoints,
    MarketTokens,
    OutpostsBuilt,
    ProvincePoints,
    Provinces,
    TerrainProvinces,
)
from monumental.games.classic.sentences import (
    Activate,
    ArchiveAndReplace,
    CopyText,
    DiscardAny,
    DrawAndActivate,
    DrawAndActivateOne,
    StayInCity,
)
from monumental.games.classic.setup import LayOutMap, LayOutRows, SeatPlayersAndAutomas
from monumental.games.classic.state import new_classic_state
from monumental.games.classic.tokens.exploration import OtherBenefit, RepeatToken, TakeToken
from monumental.games.classic.tokens.markets import VisitMarket
from monumental.games.classic.tokens.reserve import UseMarketToken, UseProductionToken
from monumental.games.classic.turn import EndTurn, StartTurn
from monumental.games.classic.wonders import ClassicWonders

#: Rule switches: readings of the rulebook that tables differ in, as the letter has them.
SWITCHES: Final = {
    "automa_two_cards": False,
    "automa_consolation": False,
    "automa_token_gold": False,
    "automa_gold_scores": False,
    "automa_markets_reopen": False,
    "barbarian_units": False,
    "isolated_strict": False,
    "outpost_rebuild": False,
    "explorer_water": True,
    "keep_display_after_end": False,
}

#: `rulebook` is the letter; `published` is the publisher's FAQ and the practice of the published edition.
PRESETS: Final = {
    "rulebook": SWITCHES,
    "published": {
        **SWITCHES,
        "outpost_rebuild": True,
        "keep_display_after_end": True,
        "automa_two_cards": True,
        "automa_consolation": True,
        "automa_token_gold": True,
        "automa_gold_scores": True,
        "automa_markets_reopen": True,
    },
}

#: What gives points to everybody.
ACHIEVEMENTS: Final = (ProvincePoints(), KnowledgePoints(), WonderPoints(), PolicyPoints())

CLASSIC: Final = Rules(
    name="classic",
    version=4,
    seats=(2, 4),
    new_state=new_classic_state,
    setup=(LayOutMap(), LayOutRows(), LayOutPiles(), SeatPlayersAndAutomas(StartTurn)),
    actions=(
        AcquireCard(),
        CompleteWonder(),
        DevelopPolicy(),
        UsePolicy(),
        UseCard(),
        UseFreely(),
        ConquerProvince(),
        Manoeuvre(),
        BuildOutpost(),
        MoveExplorer(),
        VisitMarket(),
        PickUpProduction(),
        UseMarketToken(),
        UseProductionToken(),
        ScientificProgress(DrawAndActivateOne),
        EndTurn(),
    ),
    kinds=(
        "building",
        "knowledge",
        "wonder",
        "policy",
        "warlord",
        "barbarian",
        "free_town",
        "market_token",
        "solo",
    ),
    texts=("use", "bonus", "may", "when", "modify"),
    verbs={
        "gain": Gain,
        "gain_basic": GainBasic,
        "pay": Pay,
        "choose_one": ChooseOne,
        "if": If,
        "may": May,
        "others": Others,
        "archive": ArchiveAndReplace,
        "discard": DiscardAny,
        "discard_from_display": DiscardFromDisplay,
        "reinforce": StayInCity,
        "copy": CopyText,
        "activate": Activate,
        "draw_and_use": DrawAndActivate,
        "gain_card": GainCard,
        "acquire": AcquireForLess,
        "build_wonder_section": BuildWonderSection,
        "conquer": Conquer,
        "move_units": MoveUnits,
        "move_explorers": MoveExplorers,
        "gather": Gather,
        "repeat_token": RepeatToken,
        "other_benefit": OtherBenefit,
        "take_from_display": TakeFromDisplay,
        "raise_wonder": RaiseWonder,
        "develop_next_policy": DevelopNextPolicy,
        "conquer_adjacent": ConquerAdjacent,
        "send_explorers": SendExplorers,
        "draw_solo_card": DrawSoloCard,
        "shuffle_solo_deck": ShuffleSoloDeck,
        "trade_track": AdvanceOnTradeTrack,
    },
    conditions={
        "gained": Gained,
        "holds": Holds,
        "has": Has,
        "fewer": Fewer,
        "this_turn": Did,
        "others": OfOthers,
    },
    nouns={
        "province": Provinces("province", "control"),
        "coastal": CoastalProvinces("coastal", "control"),
        "meadow": TerrainProvinces("meadow", MEADOW),
        "forest": TerrainProvinces("forest", FOREST),
        "mountain": TerrainProvinces("mountain", MOUNTAIN),
        "volcano": TerrainProvinces("volcano", VOLCANO),
        "knowledge": KNOWLEDGE_OWNED,
        "wonder": WONDERS_COMPLETED,
        "policy": Policies("policy", "own-policies"),
        "archived": Archived("archived", "archived"),
        "outpost": OutpostsBuilt("outpost", "outpost"),
        "exploration_token": ExplorationTokens("exploration_token", "repeat-token"),
        "market_token": MarketTokens("market_token", "market"),
    },
    occasions=(
        "acquired",
        "conquered",
        "conquered_barbarian",
        "conquered_town",
        "conquered_rival",
        "lost_province",
        "completed",
        "developed",
        "archived",
        "reinforced",
        "progressed",
        "built_outpost",
        "explored",
    ),
    prices=("building", "knowledge", "wonder", "policy", "progress", "conquest", "barbarian", "rival"),
    targets=(BARBARIAN_PROVINCE, FREE_TOWN_PROVINCE, RIVAL_PROVINCE),
    destinations={BUILDING: OntoDeck(), KNOWLEDGE: OntoDeck(), WONDER: BesideCity()},
    discoveries={BARBARIAN: TakeToken(), FREE_TOWN: TakeToken()},
    wonders=ClassicWonders(),
    reshuffling=Reshuffling(to_draw=True, knowledge_alone=True),
    achievements=(*ACHIEVEMENTS, AutomaGold()),
    tie_breaks=(MostGold(), MostCulture()),
    eras=(1, 2, 3),
    deck_table={WONDER: (5, 4, 4), BUILDING: (5, 4, 0), KNOWLEDGE: (5, 4, 4)},
    clauses=CLAUSES,
    words={
        **COMMON_WORDS,
        "capital": ("tile",),
        "conquer": ("tile",),
        "send": ("tile",),
        "send-warlord": (),
        "move": ("tile",),
        "lead": (),
        "to": ("tile",),
        "outpost": ("tile",),
        "explore": ("nth", "tile"),
        "visit": ("nth",),
        "pick-up": ("nth",),
        "gather": ("tile",),
        "token": ("card",),
        "produce": (),
        "repeat": ("card",),
        "site": ("tile",),
        "activate-card": ("place",),
        "copy-display": ("slot",),
        "end": (),
    },
    cycle="turn",
    keeps_drawn=True,  # [BASE-SCI-03]
    switches=SWITCHES,
    presets=PRESETS,
    packs_of="classic",
)


#: The number of the Renaissance era on cards, and how many of each kind it has.
RENAISSANCE: Final = 4
RENAISSANCE_CARDS: Final = 4


def with_renaissance(rules: Rules) -> Rules:
    """The optional era between the second and the third: 4 Wonders, 4 Buildings, 4 Knowledge."""
    table = {kind: (*counts, RENAISSANCE_CARDS) for kind, counts in rules.deck_table.items()}
    return replace(rules.with_module("renaissance"), eras=(1, 2, RENAISSANCE, 3), deck_table=table)


__all__ = [
    "ACHIEVEMENTS",
    "CLASSIC",
    "PRESETS",
    "SWITCHES",
    "with_heroes",
    "with_monsters",
    "with_renaissance",
]
