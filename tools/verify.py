#!/usr/bin/env python3
"""Checks the dice of Claim It! records: chains, pot, dice, seal, and that the rolls of the record are those of the proof.

Written from docs/fair-dice.md with the standard library alone, apart from the program it checks.
It does not know the rules of the game: whether the moves are lawful, `claim-it verify` tells.

    python3 tools/verify.py game.claim       one line for each record; exit code 1 if one is not proved
    python3 tools/verify.py --json -         the same as JSON, from standard input
    python3 tools/verify.py --lines -        every line of the input is a JSON string that holds one record
"""

import base64
import hashlib
import json
import re
import sys

LENGTH = 4096
ANCHOR_BEFORE = 64
MAX_RESEEDS = 3

SPACE = "\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]\Z')
STEP = re.compile(r"bh|r[0-4](?:-[0-4]+)?|a[0-4h]|[swckn][0-4]")
HASH = re.compile(r"[A-Za-z0-9_-]{43}\Z")
ROLL = re.compile(r"[1-6]{3}\Z")


class NotProved(Exception):
    """Why a record is not proved."""


def need(condition, why):
    if not condition:
        raise NotProved(why)


def u32(number):
    return number.to_bytes(4, "big")


def framed_hash(tag, *parts):
    name = b"claim-it/1:" + tag.encode("ascii")
    data = bytes([len(name)]) + name
    for part in parts:
        data += u32(len(part)) + part
    return hashlib.sha256(data).digest()


def read_hash(text):
    need(HASH.match(text), f"not a hash: {text[:50]!r}")
    data = base64.urlsafe_b64decode(text + "=")
    need(base64.urlsafe_b64encode(data).decode("ascii").rstrip("=") == text, "a hash with stray bits")
    return data


def ascii_bytes(text):
    need(text.isascii(), "letters that are not ASCII")
    return text.encode("ascii")


class Chains:
    """The chains of one owner. Elements are told in the order in which they were revealed."""

    def __init__(self, owner, text):
        self.owner, self.tips, self.elements = owner, [], []
        for one in text.split(","):
            self.read(one)
        self.current, self.told, self.announced = 0, 0, 1

    def read(self, text):
        fields = text.split(".")
        need(len(fields) in (1, 3), f"a chain of {self.owner} cannot be read")
        tip = read_hash(fields[0])
        elements = []
        if len(fields) == 3:
            is_count = re.match(r"[1-9][0-9]{0,3}\Z", fields[1]) and int(fields[1]) <= LENGTH
            need(is_count, "not a number of elements")
            link = read_hash(fields[2])
            for _ in range(int(fields[1])):
                elements.append(link)
                link = framed_hash("link", link)
            need(link == tip, f"a chain of {self.owner} does not lead to its tip")
            elements.reverse()
        self.tips.append(tip)
        self.elements.append(elements)

    def has_next(self):
        if self.told == LENGTH and self.announced > self.current + 1:
            self.current, self.told = self.current + 1, 0
        return self.announced > self.current + 1

    def reveal(self):
        is_known = self.has_next()
        need(is_known or LENGTH - self.told > ANCHOR_BEFORE, f"the next tip of {self.owner} was due")
        need(self.told < len(self.elements[self.current]), f"an element of {self.owner} is missing")
        self.told += 1
        return self.elements[self.current][self.told - 1]

    def announce(self):
        """The next tip of the proof becomes known."""
        need(not self.has_next(), f"the next tip of {self.owner} is known already")
        need(self.announced < len(self.tips), f"a tip of {self.owner} is missing")
        self.announced += 1
        return self.tips[self.announced - 1]

    def replace(self):
        """A new chain takes the place of the one in use and of any that was waiting."""
        need(self.announced < len(self.tips), f"a tip of {self.owner} is missing")
        self.need_told(self.announced)
        self.current, self.told = self.announced, 0
        self.announced += 1
        return self.tips[self.current]

    def need_told(self, until):
        need(self.told == len(self.elements[self.current]), f"elements of {self.owner} are left over")
        for elements in self.elements[self.current + 1 : until]:
            need(not elements, f"elements of {self.owner} are left over")


def pour(tag, pot):
    counter = 0
    while True:
        for byte in framed_hash(tag, pot, u32(counter)):
            if byte < 252:
                yield byte % 6 + 1
        counter += 1


def three(dice):
    return sorted(next(dice) for _ in range(3))


def roll_for_first(pot, players):
    dice = pour("first", pot)
    contenders = list(range(players))
    while len(contenders) > 1:
        sums = [sum(three(dice)) for _ in contenders]
        contenders = [who for who, total in zip(contenders, sums) if total == max(sums)]
    return contenders[0]


def stir_bytes(player, element):
    return bytes([player]) + element


class Ledger:
    """The fold of the steps of a proof."""

    def __init__(self, words):
        need(8 <= len(words) <= 11, "a proof has 8 to 11 words, for 2 to 5 players")
        need(words[0] == "1", "the proof is of another version")
        self.game, self.rules = words[1], words[2]
        need(re.match(r"[A-Za-z0-9_-]{1,64}\Z", self.game), "the game cannot be read")
        need(re.match(r"[a-z]{1,16}\.[1-9][0-9]{0,3}\Z", self.rules), "the rules cannot be read")
        self.house = Chains("the house", words[3])
        owners = enumerate(words[4:-2])
        self.players = [None if word == "-" else Chains(f"player {at}", word) for at, word in owners]
        need(any(self.players), "there are only bots")
        opening = [b"" if one is None else one.tips[0] for one in self.players]
        self.tips = [self.house.tips[0]]
        for tip in filter(None, opening):
            self.learn(tip)
        game, rules = ascii_bytes(self.game), ascii_bytes(self.rules)
        self.pot = self.opening = framed_hash("pot", game, rules, self.house.tips[0], *opening)
        self.away, self.bowl = set(), {}
        self.first = self.lost = None
        self.reseeds = [0] * len(self.players)
        self.rolls = []

    def learn(self, tip):
        need(tip not in self.tips, "a tip is used twice")
        self.tips.append(tip)

    def person(self, player):
        need(player < len(self.players), f"there is no player {player}")
        need(self.players[player] is not None, f"player {player} is a bot")
        return self.players[player]

    def is_present(self, player):
        return self.players[player] is not None and player not in self.away

    def reveal(self, player):
        need(self.lost != player, f"the key of player {player} is lost")
        return self.person(player).reveal()

    def play(self, code):
        kind, rest = code[0], code[1:]
        if kind == "b":
            self.begin()
        elif kind == "r":
            self.roll(int(rest[0]), [int(digit) for digit in rest[2:]])
        elif kind == "a":
            self.learn((self.house if rest == "h" else self.person(int(rest))).announce())
        else:
            steps = {"s": self.stir, "w": self.go, "c": self.come, "k": self.lose, "n": self.reseed}
            steps[kind](int(rest))

    def stir(self, player):
        self.person(player)
        need(self.is_present(player), f"player {player} is away")
        need(player not in self.bowl, f"player {player} has stirred already")
        self.bowl[player] = self.reveal(player)

    def begin(self):
        need(self.first is None, "the game has begun already")
        present = set(filter(self.is_present, range(len(self.players))))
        need(self.bowl and present <= set(self.bowl), "somebody has not shaken")
        stirs = [stir_bytes(*one) for one in sorted(self.bowl.items())]
        self.pot = framed_hash("shake", self.pot, self.house.reveal(), *stirs)
        self.bowl, self.first = {}, roll_for_first(self.pot, len(self.players))

    def shaker_for(self, player):
        count = len(self.players)
        present = [one % count for one in range(player, player + count) if self.is_present(one % count)]
        need(present, "nobody is there to shake")
        return present[0]

    def roll(self, player, left_out):
        need(self.first is not None, "the game has not begun")
        need(player < len(self.players), f"there is no player {player}")
        need(left_out == sorted(set(left_out) & set(self.bowl)), "a stir that is not in the bowl")
        shaker = self.shaker_for(player)
        shaken = stir_bytes(shaker, self.reveal(shaker))
        mixed = {who: self.bowl[who] for who in sorted(self.bowl) if who not in left_out}
        stirs = [stir_bytes(*one) for one in mixed.items()]
        number, mover = u32(len(self.rolls) + 1), bytes([player])
        self.pot = framed_hash("stir", self.pot, number, mover, self.house.reveal(), shaken, *stirs)
        self.bowl = {who: self.bowl[who] for who in left_out}
        dice = "".join(map(str, three(pour("dice", self.pot))))
        self.rolls.append((player, dice, 1 + len({shaker, *mixed})))

    def go(self, player):
        self.person(player)
        need(player not in self.away, f"player {player} is away already")
        self.away.add(player)

    def come(self, player):
        need(player in self.away, f"player {player} is not away")
        self.away.remove(player)

    def lose(self, player):
        self.person(player)
        need(self.lost is None, "another key is lost")
        need(self.reseeds[player] < MAX_RESEEDS, f"player {player} has had too many new chains")
        self.learn(self.house.replace())
        self.lost = player

    def reseed(self, player):
        need(self.lost == player, f"the key of player {player} is not lost")
        self.learn(self.players[player].replace())
        self.lost, self.reseeds[player] = None, self.reseeds[player] + 1

    def finish(self):
        for one in filter(None, [self.house, *self.players]):
            need(one.announced == len(one.tips), f"tips of {one.owner} are left over")
            one.need_told(len(one.tips))


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
    """Lays the rolls of the proof beside those of the record."""
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
    """What the proof of one record shows; NotProved if it shows nothing."""
    record = Record(text)
    for name in ("Game", "Date", "Seats", "Rules", "Result"):
        need(name in record.tags, f"the tag {name} is missing")
    need("Dice" in record.tags, "the record has no proof")
    proof = record.tags["Dice"]
    words = proof.split(" ")
    ledger = Ledger(words)
    need(ledger.rules == record.tags["Rules"] + ".1", "the rules differ")
    codes = STEP.findall(words[-2])
    need("".join(codes) == words[-2] != "" or words[-2] == "-", "the steps cannot be read")
    for code in codes:
        ledger.play(code)
    ledger.finish()
    match_rolls(record, ledger)
    body = ascii_bytes(proof[: proof.rindex(" ")])
    seal = framed_hash("seal", ledger.pot, body, ascii_bytes(record.moves()))
    need(read_hash(words[-1]) == seal, "the seal does not fit: something was changed")
    groups = [int.from_bytes(ledger.opening[at : at + 2], "big") % 10000 for at in (0, 2, 4, 6)]
    return {
        "ok": True,
        "game": ledger.game,
        "code": "-".join(f"{group:04d}" for group in groups),
        "rolls": [dice for _, dice, _ in ledger.rolls],
        "contributors": [count for _, _, count in ledger.rolls],
        "reseeds": sum(ledger.reseeds),
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


def sentence(found):
    if not found["ok"]:
        return f"NOT PROVED: {found['why']}"
    facts = f"game {found['game']}, code {found['code']}, {len(found['rolls'])} rolls, {found['reseeds']} lost keys"
    return f"proved: {facts} (chains, pot, dice and seal; not the rules of the game)"


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
