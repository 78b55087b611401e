"""Czech as on the cards of the box: "vy", an accusative after a verb, nothing free that is paid for."""

from __future__ import annotations

import re

import pytest

from monumental import unpack
from monumental.cards.describe import describe, facts
from monumental.cards.languages.czech import going_on, infinitive, is_order, nominative, stated
from monumental.cards.text import LOCALE, load_texts
from monumental.play.setup import Box

CLASSIC = unpack("classic", ("base", "heroes", "monsters"))
DUEL = unpack()


@pytest.mark.parametrize(
    ("box", "key", "line"),
    [
        (CLASSIC, "library-of-alexandria", "Použití: vezměte a použijte 1 kartu ze svého balíčku města."),
        (CLASSIC, "library-of-alexandria", "Po dostavění získáte 2 žetony vědy."),
        (
            CLASSIC,
            "warrior-priest-altar",
            "Použití: pokud jste v tomto tahu dobyli provincii, získáte 1 kulturu.",
        ),
        (CLASSIC, "corvee", "Použití: zaplaťte 8 žetonů výroby a za to vezměte z nabídky div světa."),
        (
            CLASSIC,
            "albert-einstein",
            "Použití: zaplaťte 4 žetony vědy a za to vezměte z nabídky kartu vědomostí.",
        ),
        (CLASSIC, "book-of-the-dead", "Když v tahu poprvé archivujete kartu, získáte 1 kulturu."),
        (CLASSIC, "nian", "Útok na každého hráče: odhoďte 1 sebraný žeton výroby."),
        (CLASSIC, "notre-dame", "Po dostavění můžete zaplatit 2 základní zdroje a za to získat 2 kultury."),
        (
            CLASSIC,
            "compass",
            "Když v tahu poprvé vezmete zvědem žeton, pohněte zdarma svými zvědy celkem až o 2 dílky.",
        ),
        (
            CLASSIC,
            "forum",
            (
                "Použití: buď archivujte kartu, nebo zaplaťte 2 různé základní zdroje "
                "a za to získejte 1 kulturu."
            ),
        ),
        (
            CLASSIC,
            "picts",
            (
                "Když si tento žeton vezmete, vyberte si jednu odměnu: buď získejte 1 základní zdroj podle "
                "své volby, potom přesuňte zdarma 1 jednotku mezi svými provinciemi, nebo archivujte kartu."
            ),
        ),
        (
            CLASSIC,
            "sphinx",
            (
                "Útok na vás jako na dobyvatele provincie s touto nestvůrou: pokud vlastníte alespoň 3 karty "
                "vědomostí, odhoďte 1 zlato; jinak odhoďte 2 zlata."
            ),
        ),
        (
            CLASSIC,
            "athenian-democracy",
            "Bez akce, a to i opakovaně, můžete zaplatit 2 zlata a za to získat 1 kulturu.",
        ),
        (
            DUEL,
            "florence",
            (
                "Obchod: pokud máte dokončený div světa, můžete zaplatit 1 základní zdroj a za to získat "
                "1 kulturu; jinak můžete zaplatit 2 základní zdroje a za to získat 1 kulturu."
            ),
        ),
        (
            DUEL,
            "crystal-palace",
            (
                "Po dostavění: pokud máte alespoň 2 rozvinuté kulturní politiky, získáte 2 kultury; "
                "jinak získáte 1 kulturu."
            ),
        ),
        (DUEL, "codex", "Bonus: získejte 2 žetony vědy."),
        (DUEL, "desert-tolls", "Když soupeř v kole poprvé obchoduje se svobodným městem, získáte 1 zlato."),
        (DUEL, "hagia-sophia", "Zahájení stavby stojí 4 žetony výroby, dokončení 4 žetony výroby"),
        (DUEL, "hagia-sophia", "Při aktivaci dává 1 kulturu"),
    ],
)
def test_a_card_reads_well_in_czech(box: Box, key: str, line: str) -> None:
    texts = load_texts("cs", [pack.folder for pack in box.packs], box.rules)
    card = box.catalog.by_key[key]

    assert line in [*facts(card, texts, box.catalog), *describe(card, texts)]


#: Orders to an Automa alone, which is never asked whether it wishes.
TO_AN_AUTOMA = {"proveďte", "posuňte", "postupujte", "táhněte", "zamíchejte"}

#: How phrases begin that are no orders: conditions, choices, what is optional already, what others do.
NO_ORDERS = {"pokud", "máte", "buď", "můžete", "soupeř", "každý"}


def test_every_order_of_a_card_can_be_said_after_you_may() -> None:
    text = "".join(file.read_text(encoding="utf-8") + "\n" for file in sorted((LOCALE / "cs").glob("*.ftl")))
    messages = re.findall(r"^verb-.+?(?=^\S(?<!\}))", text, re.MULTILINE | re.DOTALL)
    first_words = {word for message in messages for word in re.findall(r"(?: = |\] )(\w+)", message)}

    assert {word for word in first_words - NO_ORDERS if not is_order(word)} == TO_AN_AUTOMA


def test_an_order_becomes_an_infinitive_after_you_may() -> None:
    assert (
        infinitive("zaplaťte 1 zlato a za to získejte 1 kulturu")
        == "zaplatit 1 zlato a za to získat 1 kulturu"
    )
    assert infinitive("Archivujte kartu.") == "Archivovat kartu."


def test_an_order_that_nobody_knows_is_left_as_it_is() -> None:
    texts = load_texts("cs")

    assert texts("verb-may", then="vytáhněte znamení") == "vytáhněte znamení (nemusíte)"
    assert texts("verb-may", then="buď archivujte kartu, nebo zpevněte kartu") == (
        "můžete buď archivovat kartu, nebo zpevnit kartu"
    )


def test_what_others_are_told_to_do_stays_an_order() -> None:
    gain = "získejte 1 zlato, potom soupeř provede toto: získejte 1 zlato"

    assert stated(gain) == "získáte 1 zlato, potom soupeř provede toto: získejte 1 zlato"
    assert infinitive(gain) == "získat 1 zlato, potom soupeř provede toto: získejte 1 zlato"


def test_a_gain_is_told_unless_it_is_paid_for_or_chosen() -> None:
    assert stated("získejte 2 zlata. Získejte 1 zlato.") == "získáte 2 zlata. Získáte 1 zlato."
    assert stated("získejte kartu o 2 levněji") == "získejte kartu o 2 levněji"
    assert stated("archivujte kartu a za to získejte 1 zlato") == "archivujte kartu a za to získejte 1 zlato"
    assert stated("buď získejte 1 zlato, nebo archivujte kartu").startswith("buď získejte")


def test_conditions_with_the_same_verb_say_it_once() -> None:
    assert going_on("ovládáte provincii", "ovládáte sopečnou provincii") == "sopečnou provincii"
    assert going_on("ovládáte provincii", "vlastníte barikádu") == "vlastníte barikádu"
    before = "ovládáte provincii, vlastníte barikádu"
    assert going_on(before, "ovládáte sopečnou provincii") == "ovládáte sopečnou provincii"
    assert going_on(before, "vlastníte kartu") == "kartu"


def test_an_amount_behind_a_colon_stands_by_itself() -> None:
    assert nominative("1 kulturu a 11 kultur") == "1 kultura a 11 kultur"


def test_a_name_with_a_full_stop_ends_its_sentence() -> None:
    texts = load_texts("cs")

    assert texts("event-used", seat="Aztékové", card="Montezuma I.").endswith("karta Montezuma I.")
    assert texts("reason-not-activated", card="Montezuma I.") == "Karta Montezuma I. není aktivovaná."
