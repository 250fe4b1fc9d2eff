import { Buffer } from 'node:buffer';
import { below, randomFrom } from '@claim-it/testkit';
import { comparable, ourOutcome } from '../test/agreement.ts';
import { generatedGame } from '../test/games.ts';
import { verifyInPython } from '../test/python.ts';

/** Flips one bit of the proof or of a turn; comments are not covered by the seal, so they are removed first. */
export const changeBit = (record: string, seed: number): string => {
  const text = record.replaceAll(/ \{[^}]*\}/g, '');
  const bytes = Buffer.from(text);
  const start = text.indexOf('[Dice ');
  const bit = below(randomFrom(seed), (bytes.length - 1 - start) * 8);
  const at = start + (bit >> 3);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit & 7));
  return bytes.toString('utf8');
};

/** How many games both verifiers accept, and how many changed ones both refuse. */
export type Agreement = {
  games: number;
  /** Games of version 2, their rolls, and the rolls that both verifiers name. */
  newer: number;
  newerRolls: number;
  named: number;
  rolls: number;
  proved: number;
  refused: number;
};

/** Compares the two verifiers on valid games and on the same games with one bit changed. */
export const agreeOn = (seeds: readonly number[], sum: Agreement): void => {
  const honest = seeds.map((seed) => generatedGame(seed).text);
  const changed = honest.map((text, index) => changeBit(text, seeds[index] ?? 0));
  const theirs = verifyInPython([...honest, ...changed]).map(comparable);
  for (const [index, text] of honest.entries()) {
    const ours = ourOutcome(text);
    sum.games += 1;
    sum.rolls += ours.rolls?.length ?? 0;
    if (ours.version === 2) {
      sum.newer += 1;
      sum.newerRolls += ours.rolls?.length ?? 0;
      sum.named += ours.named?.length ?? 0;
    }
    if (ours.ok && JSON.stringify(ours) === JSON.stringify(theirs[index])) sum.proved += 1;
  }
  for (const [index, text] of changed.entries())
    if (!ourOutcome(text).ok && theirs[honest.length + index]?.ok === false) sum.refused += 1;
};
