#!/usr/bin/env python3
"""Checks the dice of Claim It! records: chains, pot, dice, seal, and that the rolls of the record are those of the proof.

Written with dice.py and chains.py, in the same folder, from docs/fair-dice.md: with the standard library only,
independently of the program it checks.
It does not know the rules of the game: `claim-it verify` checks whether the moves are lawful.

    python3 tools/verify.py game.claim       one line for each record; exit code 1 if one is not proved
    python3 tools/verify.py --json -         the same as JSON, from standard input
    python3 tools/verify.py --lines -        every line of the input is a JSON string that holds one record
"""

import json
import re
import sys

sys.dont_write_bytecode = True
from chains import NotProved, ascii_bytes, framed_hash, need, read_hash
from dice import LEDGERS

SPACE = "\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]\Z')
ROLL = re.compile(r"[1-6]{3}\Z")


class Record:
    """Tags and turn lines of a record, as words."""

    def __init__(self, text):
        self.tags, self.turns = {}, []
        for raw in re.split(r"\r?\n", text.removeprefix("\ufeff")):
            line = re.sub(f"[{SPACE}]+\\Z", "", raw)
            if line.startswith("["):
                self.read_tag(line)
            elif line and not line.startswith(";"):
                self.read_turn(line)

    def read_tag(self, line):
        found = TAG.match(line)
        need(found and not self.turns, "a tag cannot be read")
        need(found[1] not in self.tags, f"the tag {found[1]} stands twice")
        self.tags[found[1]] = re.sub(r'\\(["\\])', r"\1", found[2])

    def read_turn(self, line):
        kept = re.sub(r"\{[^}]*\}", " ", line)
        need("{" not in kept, "a comment is not closed")
        words = [word for word in re.split(f"[{SPACE}]+", kept) if word]
        need(len(words) >= 2, "a line of the record is too short")
        need(words[0] == f"{len(self.turns) + 1}.", "the turns are not in order")
        self.turns.append(words)

    def moves(self):
        written = [" ".join(words) for words in self.turns if len(words) > 2]
        return "\n".join([self.tags["Seats"], self.tags["Rules"], *written])


def match_rolls(record, ledger):
    """Compares the rolls of the proof with those of the record."""
    seats = record.tags["Seats"]
    need(len(set(seats)) == len(seats) == len(ledger.players), "the number of seats differs")
    at = 0

    def is_next(player):
        return at < len(ledger.rolls) and ledger.rolls[at][0] == player

    for _, letter, *words in record.turns:
        need(letter in seats and len(letter) == 1, f"there is no seat {letter!r}")
        player = ((ledger.first or 0) + seats.index(letter)) % len(seats)
        for word in filter(ROLL.match, words):
            need(at < len(ledger.rolls), "the record has more rolls than the proof")
            need(is_next(player), f"roll {at + 1} is another player's")
            need(ledger.rolls[at][1] == word, f"roll {at + 1} is {ledger.rolls[at][1]}, not {word}")
            at += 1
        if words and words[-1] == "gone" and is_next(player):
            at += 1
    is_cut = record.turns and record.turns[-1][-1] == "gone" and record.tags["Result"] != "*"
    cut = ledger.rolls[at][0] if is_cut and at < len(ledger.rolls) else None
    while is_next(cut):
        at += 1
    need(at == len(ledger.rolls), "the proof has rolls that the record has not")


def verify(text):
    """The results of the proof of one record; raises NotProved otherwise."""
    record = Record(text)
    for name in ("Game", "Date", "Seats", "Rules", "Result"):
        need(name in record.tags, f"the tag {name} is missing")
    need("Dice" in record.tags, "the record has no proof")
    proof = record.tags["Dice"]
    words = proof.split(" ")
    need(8 <= len(words) <= 11, "a proof has 8 to 11 words, for 2 to 5 players")
    need(words[0] in LEDGERS, "the proof is of another version")
    ledger = LEDGERS[words[0]](words)
    need(ledger.rules == record.tags["Rules"] + ".1", "the rules differ")
    ledger.play(words[-2])
    ledger.finish()
    match_rolls(record, ledger)
    body = ascii_bytes(proof[: proof.rindex(" ")])
    seal = framed_hash("seal", ledger.pot, body, ascii_bytes(record.moves()))
    need(read_hash(words[-1]) == seal, "the seal does not fit: something was changed")
    groups = [int.from_bytes(ledger.opening[at : at + 2], "big") % 10000 for at in (0, 2, 4, 6)]
    return {
        "ok": True,
        "version": int(words[0]),
        "game": ledger.game,
        "code": "-".join(f"{group:04d}" for group in groups),
        "rolls": [dice for _, dice, _, _ in ledger.rolls],
        "contributors": [count for _, _, count, _ in ledger.rolls],
        "reseeds": sum(ledger.reseeds),
        "joins": sum(ledger.joins),
        "named": [at for at, (*_, is_named) in enumerate(ledger.rolls, 1) if is_named],
        "first_named": ledger.is_first_named,
    }


def outcome(text):
    try:
        return verify(text)
    except NotProved as why:
        return {"ok": False, "why": str(why)}


def split_records(text):
    """A tag after a turn begins the next record."""
    parts = [[]]
    has_turns = False
    for line in text.split("\n"):
        if line.startswith("[") and has_turns:
            parts.append([])
            has_turns = False
        elif re.match(f"[{SPACE}]*[0-9]", line):
            has_turns = True
        parts[-1].append(line)
    return ["\n".join(lines) for lines in parts]


def read_text(file):
    with sys.stdin.buffer if file == "-" else open(file, "rb") as stream:
        return stream.read().decode("utf-8", "replace")


ONLY_UNCHANGED = "version 1 proves only that nothing was changed later, not that nobody chose"


def doubt(found):
    """The rolls where a choice was possible."""
    if found["version"] == 1:
        return ONLY_UNCHANGED
    named = [f"roll {number}" for number in found["named"]]
    doubts = ["who begins"] * found["first_named"] + named
    return f"a choice was possible for {', '.join(doubts)}" if doubts else "nobody could choose"


def sentence(found):
    if not found["ok"]:
        return f"NOT PROVED: {found['why']}"
    facts = f"game {found['game']}, code {found['code']}, {len(found['rolls'])} rolls, {found['reseeds']} lost keys"
    facts += f", {found['joins']} joined" * (found["joins"] > 0)
    return f"proved: {facts}; {doubt(found)} (chains, pot, dice and seal; not the rules of the game)"


def main(arguments):
    options = [one for one in arguments if one.startswith("--")]
    files = [one for one in arguments if not one.startswith("--")]
    if len(files) != 1 or not set(options) <= {"--json", "--lines"}:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        text = read_text(files[0])
    except OSError as error:
        print(f"verify.py: {files[0]}: {error.strerror}", file=sys.stderr)
        return 1
    is_lines = "--lines" in options
    records = [json.loads(line) for line in text.split("\n") if line] if is_lines else split_records(text)
    found = [outcome(record) for record in records]
    for one in found:
        print(json.dumps(one) if is_lines or "--json" in options else sentence(one))
    return 0 if all(one["ok"] for one in found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
