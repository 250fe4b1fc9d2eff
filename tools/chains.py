"""Hashes of Claim It! and the chains of a proof.

Written from docs/fair-dice.md with the standard library only, independently of the program it checks.
"""

import base64
import hashlib
import re

LENGTH = 4096
ANCHOR_BEFORE = 64

HASH = re.compile(r"[A-Za-z0-9_-]{43}\Z")


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
    """The chains of one owner, who is a bot if none existed when the game was opened.

    Elements are listed in the order in which they were revealed."""

    def __init__(self, owner, text):
        self.owner, self.tips, self.elements = owner, [], []
        words = text.split(",")
        self.is_bot = words[0] == "-"
        for one in words[self.is_bot :]:
            self.read(one)
        self.told = [0] * len(self.tips)
        self.current, self.waiting, self.known = 0, None, 0 if self.is_bot else 1

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
        if self.told[self.current] == LENGTH and self.waiting is not None:
            self.use(self.waiting)
        return self.waiting is not None

    def reveal(self):
        is_known = self.has_next()
        told, elements = self.told[self.current], self.elements[self.current]
        need(is_known or LENGTH - told > ANCHOR_BEFORE, f"the next tip of {self.owner} was due")
        need(told < len(elements), f"an element of {self.owner} is missing")
        self.told[self.current] += 1
        return elements[told]

    def announce(self):
        """The next tip of the proof becomes known; returns its chain."""
        need(self.known < len(self.tips), f"a tip of {self.owner} is missing")
        self.known += 1
        return self.known - 1

    def use(self, chain):
        """Replaces the chain in use and any that would have followed it."""
        self.current, self.waiting = chain, None

    def need_all_used(self):
        need(self.known == len(self.tips), f"tips of {self.owner} are left over")
        need(self.told == list(map(len, self.elements)), f"elements of {self.owner} are left over")
