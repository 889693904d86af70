"""What every refusal must be: a sentence in each language, under a rule's id or a plain name."""

import re
from pathlib import Path

from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import LANGUAGES, words

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
LEDGER_ID = re.compile(r"[A-Z]{2,}-[A-Z]+\d+[a-z]?")
GENERAL_FAULT = re.compile(r"[a-z]+(-[a-z]+)*")
LONGEST_SENTENCE = 1200
BINDING_SPACES = "\u00a0\u202f"
LEDGER = {
    rule
    for page in RULES.glob("*.md")
    for rule in re.findall(rf"^\| *({LEDGER_ID.pattern}) *\|", page.read_text(encoding="utf-8"), re.MULTILINE)
}


def is_line(text: str) -> bool:
    """Whether a text is one line without control characters; French has spaces that do not break."""
    return text.translate({ord(space): " " for space in BINDING_SPACES}).isprintable()


def check_sentence(refusal: Refused) -> None:
    """The refusal names a rule of the ledger, or a general fault, and can be said in every language."""
    if LEDGER_ID.fullmatch(refusal.rule):
        assert refusal.rule in LEDGER
    else:
        assert GENERAL_FAULT.fullmatch(refusal.rule)
    for language in LANGUAGES:
        sentence = words(language).explain(refusal)
        assert 8 < len(sentence) < LONGEST_SENTENCE
        assert is_line(sentence)
        assert sentence[0] == sentence[0].upper() or not sentence[0].isalpha()
        assert refusal.message not in sentence
