import type { Position } from '@claim-it/kernel';
import { bustPart, normalise, shareAt } from '../shares.ts';
import type { Opinion, Shares, Trial } from '../types.ts';
import { bustsOf, OUTCOMES, openWays, spreadOf, WEIGHTS } from './board.ts';
import { kernelChance } from './chance.ts';
import { busted, placed, taken } from './play.ts';
import { finalShares } from './survey.ts';

/** Values and choices, however they come about. */
export type Mind = {
  readonly value: (position: Position) => Shares;
  readonly consider: (position: Position, cls: number) => Opinion;
};

const sharesOfBest = ({ candidates, best, takes }: Opinion): Shares => {
  const chosen = candidates[best];
  if (chosen === undefined) throw new Error('there is something to choose');
  return takes ? chosen.take : chosen.roll;
};

/** See assembly/luck.ts. */
export const luckOf = (mind: Mind, position: Position, cls: number): Shares => {
  const bust = mind.value(busted(position));
  const answers = WEIGHTS.map((_, roll) => {
    const opinion = mind.consider(position, roll);
    return opinion.candidates.length === 0 ? bust : sharesOfBest(opinion);
  });
  return bust.map((_, seat) =>
    answers.reduce(
      (sum, shares, roll) =>
        sum + ((roll === cls ? 1 : 0) - (WEIGHTS[roll] ?? 0) / 216) * shareAt(shares, seat),
      0,
    ),
  );
};

type Table = { position: Position; value: Shares; readonly luck: number[] };

const playRoll = (table: Table, mind: Mind, cls: number): void => {
  const { position, luck } = table;
  const spread = spreadOf(position);
  const ways = openWays(spread, cls);
  const lost = busted(position);
  const bust = normalise(mind.value(lost));
  const part = bustPart(table.value, bust, bustsOf(spread), ways.length === 0);
  for (const [seat, share] of part.entries()) luck[seat] = shareAt(luck, seat) + share;
  if (ways.length === 0) {
    table.position = lost;
    table.value = bust;
    return;
  }
  const opinion = mind.consider(position, cls);
  const way = ways[opinion.best];
  if (way === undefined) throw new Error('a placement was chosen');
  const after = placed(position, way.space, way.third);
  table.position = opinion.takes ? taken(after) : after;
  table.value = normalise(sharesOfBest(opinion));
};

/** See assembly/rollout.ts: the same game for the same seed. */
export const playOut = (mind: Mind, position: Position, first: number, seed: number): Trial => {
  const chance = kernelChance(seed);
  const luck = position.own.map(() => 0);
  const table: Table = { position, value: normalise(mind.value(position)), luck };
  for (let cls = first; table.position.left !== 0; cls = OUTCOMES[chance(216)] ?? 0)
    playRoll(table, mind, cls);
  return { result: finalShares(table.position), luck };
};
