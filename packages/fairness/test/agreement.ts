import { formatRoll } from '@claim-it/rules';
import { verifyRecord } from '../src/index.ts';
import type { Outcome } from './python.ts';

/** The verdict of the TypeScript verifier about a record, in the words of the Python one. */
export const ourOutcome = (text: string): Outcome => {
  const verified = verifyRecord(text);
  if (!verified.ok) return { ok: false };
  const { version, game, code, rolls, reseeds, joins, isFirstChoice } = verified.value;
  return {
    ok: true,
    version,
    game,
    code,
    rolls: rolls.map(({ roll }) => formatRoll(roll)),
    contributors: rolls.map(({ contributors }) => contributors),
    reseeds: reseeds.reduce((sum, count) => sum + count, 0),
    joins: joins.reduce((sum, count) => sum + count, 0),
    named: rolls.flatMap(({ isChoice }, index) => (isChoice ? [index + 1] : [])),
    first_named: isFirstChoice,
  };
};

/** The programs word a refusal differently; only the refusal itself must agree. */
export const comparable = ({ why: _, ...facts }: Outcome): Outcome => facts;
