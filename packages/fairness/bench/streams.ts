import type { Pip } from '@claim-it/rules';
import { uint32 } from '../src/bytes.ts';
import { digest, hashBytes } from '../src/hash.ts';
import type { Fall, Hash } from '../src/index.ts';
import { chairAt, fallFrom } from '../src/index.ts';
import { openPot, stirPot } from '../src/pot.ts';
import { pooledChain } from '../test/table.ts';

/** An endless stream of pots, stirred as in a game of two; elements repeat, pots do not. */
export const potsFrom = (seed: number): (() => Hash) => {
  const house = pooledChain(1);
  const person = pooledChain(2);
  const chair = chairAt(0);
  const opening = { game: `dice-${seed}`, rules: 'std.1', house: house.tip };
  let pot = openPot({ ...opening, players: [person.tip, null] }, 'pot2');
  let number = 0;
  return () => {
    number += 1;
    const at = number % house.elements.length;
    const element = person.elements[at] ?? person.tip;
    const stirring = { number, chair, house: house.elements[at] ?? house.tip, stirs: [] };
    pot = stirPot(pot, { ...stirring, shaker: { chair, element } });
    return pot;
  };
};

export const fairFall = fallFrom;

/** The same bytes without rejection: 252 to 255 favor the pips 1 to 4. The tests must detect it. */
export const carelessFall = (pot: Hash): Fall => {
  const [a = 0, b = 0, c = 0] = digest('dice', hashBytes(pot), uint32(0));
  return [((a % 6) + 1) as Pip, ((b % 6) + 1) as Pip, ((c % 6) + 1) as Pip];
};
