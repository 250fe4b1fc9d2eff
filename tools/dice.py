"""The dice of Claim It! from a proof: pot, bowl and rolls, in both versions.

Written from docs/fair-dice.md with the standard library only, independently of the program it checks.
"""

import re

from chains import Chains, NotProved, ascii_bytes, framed_hash, need, u32

MAX_RESEEDS = 3
MAX_JOINS = 3


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
    """The fold of the steps of a proof: the common part of both versions."""

    def __init__(self, words):
        self.game, self.rules = words[1], words[2]
        need(re.match(r"[A-Za-z0-9_-]{1,64}\Z", self.game), "the game cannot be read")
        need(re.match(r"[a-z]{1,16}\.[1-9][0-9]{0,3}\Z", self.rules), "the rules cannot be read")
        self.house = Chains("the server", words[3])
        need(not self.house.is_bot, "the server has no chain")
        self.players = [Chains(f"player {at}", word) for at, word in enumerate(words[4:-2])]
        self.people = {at for at, one in enumerate(self.players) if not one.is_bot}
        need(self.people, "there are only bots")
        opening = [b"" if one.is_bot else one.tips[0] for one in self.players]
        self.tips = [self.house.tips[0]]
        for tip in filter(None, opening):
            self.learn(tip)
        game, rules = ascii_bytes(self.game), ascii_bytes(self.rules)
        self.pot = self.opening = framed_hash(self.POT, game, rules, self.house.tips[0], *opening)
        self.away, self.bowl = set(), {}
        self.first, self.is_first_named = None, False
        self.reseeds, self.joins = [0] * len(self.players), [0] * len(self.players)
        self.rolls = []

    def learn(self, tip):
        need(tip not in self.tips, "a tip is used twice")
        self.tips.append(tip)

    def announce(self, owner):
        chain = owner.announce()
        self.learn(owner.tips[chain])
        return chain

    def need_player(self, player):
        need(player < len(self.players), f"there is no player {player}")

    def person(self, player):
        self.need_player(player)
        need(player in self.people, f"player {player} is a bot")
        return self.players[player]

    def is_present(self, player):
        return player in self.people and player not in self.away

    def present(self):
        return set(filter(self.is_present, range(len(self.players))))

    def reveal(self, player):
        return self.person(player).reveal()

    def play(self, steps):
        codes = self.STEP.findall(steps)
        need("".join(codes) == steps != "" or steps == "-", "the steps cannot be read")
        kinds = {"s": self.stir, "w": self.go, "c": self.come, "k": self.lose, "n": self.reseed}
        kinds |= {"i": self.stand_in, "j": self.join}
        for kind, *rest in codes:
            if kind == "b":
                self.begin()
            elif kind == "r":
                self.roll(int(rest[0]), [int(digit) for digit in rest[2:]])
            elif kind == "a":
                self.anchor(self.house if rest[0] == "h" else self.person(int(rest[0])))
            else:
                kinds[kind](int(rest[0]))

    def anchor(self, owner):
        need(not owner.has_next(), f"the next tip of {owner.owner} is known already")
        owner.waiting = self.announce(owner)

    def stir(self, player):
        self.person(player)
        need(self.is_present(player), f"player {player} is away")
        need(player not in self.bowl, f"player {player} has stirred already")
        self.bowl[player] = self.reveal(player)

    def begin(self):
        need(self.first is None, "the game has begun already")
        need(self.bowl, "nobody has shaken")
        self.is_first_named = self.names_first()
        stirs = [stir_bytes(*one) for one in sorted(self.bowl.items())]
        self.pot = framed_hash("shake", self.pot, self.house.reveal(), *stirs)
        self.first = roll_for_first(self.pot, len(self.players))

    def clockwise(self, player):
        count = len(self.players)
        return [one % count for one in range(player, player + count)]

    def shaker(self, player):
        return next(filter(self.is_present, self.clockwise(player)), None)

    def roll(self, player, left_out):
        need(self.first is not None, "the game has not begun")
        self.need_player(player)
        shaker = self.shaker(player)
        need(shaker is not None, "nobody is there to shake")
        is_named = self.names(player, shaker)
        shaken = stir_bytes(shaker, self.reveal(shaker))
        mixed = {who: self.bowl[who] for who in sorted(self.bowl) if who not in left_out}
        stirs = [stir_bytes(*one) for one in mixed.items()]
        number, mover = u32(len(self.rolls) + 1), bytes([player])
        self.pot = framed_hash("stir", self.pot, number, mover, self.house.reveal(), shaken, *stirs)
        dice = "".join(map(str, three(pour("dice", self.pot))))
        self.rolls.append((player, dice, 1 + len({shaker, *mixed}), is_named))

    def go(self, player):
        self.person(player)
        need(player not in self.away, f"player {player} is away already")
        self.away.add(player)

    def come(self, player):
        need(player in self.away, f"player {player} is not away")
        self.away.remove(player)

    def need_reseeds_left(self, player):
        self.person(player)
        most = MAX_RESEEDS * (1 + self.joins[player])
        need(self.reseeds[player] < most, f"player {player} has had too many new chains")

    def stand_in(self, player):
        raise NotProved("this version has no stand-ins")

    def join(self, player):
        raise NotProved("in this version a chair of a bot is not joined")

    def finish(self):
        for one in [self.house, *self.players]:
            one.need_all_used()


class LedgerOne(Ledger):
    """Version 1: a choice was possible for every roll."""

    POT = "pot"
    STEP = re.compile(r"bh|r[0-4](?:-[0-4]+)?|a[0-4h]|[swckn][0-4]")

    def __init__(self, words):
        super().__init__(words)
        self.lost = None

    def names_first(self):
        return True

    def names(self, player, shaker):
        return True

    def reveal(self, player):
        need(self.lost != player, f"the key of player {player} is lost")
        return super().reveal(player)

    def begin(self):
        need(self.present() <= set(self.bowl), "somebody has not shaken")
        super().begin()
        self.bowl = {}

    def roll(self, player, left_out):
        need(left_out == sorted(set(left_out) & set(self.bowl)), "a stir that is not in the bowl")
        super().roll(player, left_out)
        self.bowl = {who: self.bowl[who] for who in left_out}

    def lose(self, player):
        self.need_reseeds_left(player)
        need(self.lost is None, "another key is lost")
        self.house.use(self.announce(self.house))
        self.lost = player

    def reseed(self, player):
        need(self.lost == player, f"the key of player {player} is not lost")
        self.players[player].use(self.announce(self.players[player]))
        self.lost, self.reseeds[player] = None, self.reseeds[player] + 1


class NewChain:
    """The new chains of the server and of a player who lost the key or is new, until they count."""

    def __init__(self, house):
        self.house, self.own, self.is_older_than_bowl = house, None, False


class LedgerTwo(Ledger):
    """Version 2: the bowl is closed before a roll."""

    POT = "pot2"
    STEP = re.compile(r"bh|r[0-4]|a[0-4h]|[swcknij][0-4]")

    def __init__(self, words):
        super().__init__(words)
        self.new_chains, self.gone, self.replaced = {}, set(), set()
        self.open_bowl()

    def open_bowl(self):
        self.bowl, self.needed, self.left, self.returned = {}, self.present(), set(), set()
        self.is_deserted, self.stood_in = not self.needed, set()
        self.replaced &= self.away
        for one in self.new_chains.values():
            one.is_older_than_bowl = one.own is not None

    def play_chains_that_count(self):
        """Replaces the old chains as soon as the new ones count."""
        is_empty, is_closed = not self.present(), self.is_closed()
        counting = {
            player: one
            for player, one in self.new_chains.items()
            if one.own is not None and (is_empty or is_closed and one.is_older_than_bowl)
        }
        for player, one in counting.items():
            self.players[player].use(one.own)
            self.people.add(player)
            del self.new_chains[player]
        if counting:
            self.house.use(max(one.house for one in counting.values()))

    def is_closed(self):
        return self.needed <= set(self.bowl)

    def is_full(self):
        """Whether all players present when the bowl was opened have stirred, and at least one stayed."""
        return self.left <= set(self.bowl) and not self.is_deserted

    def names_first(self):
        return not self.is_full() or bool(self.returned)

    def is_given_up(self, player):
        """Whether p, for whom another player shakes, can no longer return."""
        is_excused = player in self.new_chains or player in self.replaced
        return player in self.away and player not in self.gone and not is_excused

    def shaker(self, player):
        present = list(filter(self.is_present, self.clockwise(player)))
        own_hands = [one for one in present if one not in self.replaced]
        return next(iter(own_hands + present), None)

    def names(self, player, shaker):
        way = self.clockwise(player)
        way = set(way[: way.index(shaker) + 1])
        has_moved = way & self.left or way & self.returned - {player}
        is_hand_other = player in self.stood_in or shaker in self.replaced or self.is_given_up(player)
        return not self.is_full() or is_hand_other or bool(has_moved)

    def stir(self, player):
        super().stir(player)
        need(player in self.needed, f"the bowl does not need player {player}")
        self.play_chains_that_count()

    def begin(self):
        need(self.is_closed(), "the bowl is not closed")
        super().begin()
        self.open_bowl()

    def roll(self, player, left_out):
        need(self.is_closed(), "the bowl is not closed")
        is_given_up = self.is_given_up(player)
        super().roll(player, left_out)
        if is_given_up:
            self.gone.add(player)
        self.open_bowl()

    def leave(self, player):
        if player not in self.bowl:
            self.needed.discard(player)
        if self.is_present(player) or player not in self.replaced:
            self.left.add(player)
        self.away.add(player)
        self.is_deserted = self.is_deserted or not self.present()
        self.play_chains_that_count()

    def go(self, player):
        self.person(player)
        need(self.is_present(player), f"player {player} is away already")
        self.leave(player)

    def need_key(self, player):
        need(player not in self.gone, f"player {player} is gone")
        need(player not in self.new_chains, f"the key of player {player} is lost")

    def come(self, player):
        self.need_key(player)
        if not self.present() and not self.bowl:
            self.needed = {player}
        super().come(player)
        self.reveal(player)
        if player not in self.replaced:
            self.returned.add(player)

    def lose(self, player):
        self.need_reseeds_left(player)
        self.need_key(player)
        self.new_chains[player] = NewChain(self.announce(self.house))
        self.leave(player)

    def reseed(self, player):
        one = self.new_chains.get(player)
        need(one is not None and one.own is None, f"the key of player {player} is not lost")
        one.own = self.announce(self.players[player])
        self.reseeds[player] += 1
        self.play_chains_that_count()

    def stand_in(self, player):
        need(self.first is not None, "the game has not begun")
        self.person(player)
        need(player in self.away and player not in self.gone, f"player {player} is there, or gone")
        need(player not in self.replaced, f"others shake for player {player} already")
        self.replace(player)

    def replace(self, player):
        new = self.new_chains.get(player)
        if new is None or new.is_older_than_bowl:
            self.stood_in.add(player)
        self.replaced.add(player)

    def join(self, player):
        need(self.first is not None, "the game has not begun")
        self.need_player(player)
        need(not self.is_present(player), f"the chair of player {player} is taken")
        if player in self.people - self.gone - self.replaced:
            self.replace(player)
        old = self.new_chains.pop(player, None)
        need(old is None or old.own is None, f"new chains of player {player} do not count yet")
        need(self.joins[player] < MAX_JOINS, f"too many people took the chair of player {player}")
        self.joins[player] += 1
        new = self.new_chains[player] = NewChain(self.announce(self.house))
        new.own = self.announce(self.players[player])
        self.away.add(player)
        self.replaced.add(player)
        self.gone.discard(player)
        self.play_chains_that_count()


LEDGERS = {"1": LedgerOne, "2": LedgerTwo}
