import type { Verified, VerifyFault } from '@claim-it/fairness';
import type { Seat } from '@claim-it/rules';
import type { Names } from './catalog.ts';
import type { CliText } from './cli.ts';

/** The texts about a proof of the dice. */
export type VerifyText = CliText['verify'];

/** A fault of the proof or its content; a fault of the record itself has its own sentence. */
export type SayableProofFault = Exclude<VerifyFault, { kind: 'recordFault' }>;

/** How often each pip fell, and the range for fair dice. */
export type PipCounts = {
  readonly pips: readonly number[];
  readonly low: number;
  readonly high: number;
};

const HANDS = [2, 3, 4, 5, 6];

/** The rolls where a choice was possible. Every roll of version 1 is one of them. */
const sayChoices = (
  say: VerifyText,
  { version, rolls, isFirstChoice }: Verified,
): readonly string[] => {
  if (version === 1) return [say.version1];
  const named = rolls.flatMap(({ isChoice }, at) => (isChoice ? [at + 1] : []));
  if (named.length === 0 && !isFirstChoice) return [say.nobodyChose];
  return [
    ...(isFirstChoice ? [say.firstNamed] : []),
    ...(named.length === 0 ? [] : [say.named(named.length, named.join(', '))]),
  ];
};

/** The results of a proof, sentence by sentence; the most important first. */
export const sayProved = (
  say: VerifyText,
  verified: Verified,
  { pips, low, high }: PipCounts,
  { player }: Pick<Names, 'player'>,
): readonly string[] => {
  const { rolls, reseeds, joins, game, code } = verified;
  const countOf = (isSo: (roll: Verified['rolls'][number]) => boolean): number =>
    rolls.filter(isSo).length;
  const shaken = countOf(({ shaker, seat }) => shaker !== seat);
  const leftOut = countOf((roll) => roll.leftOut > 0);
  return [
    say.proved(game, code),
    say.rolls(rolls.length),
    ...sayChoices(say, verified),
    ...HANDS.flatMap((hands) => {
      const made = countOf(({ contributors }) => contributors === hands);
      return made === 0 ? [] : [say.hands(hands, made)];
    }),
    ...(shaken === 0 ? [] : [say.shaken(shaken)]),
    ...(leftOut === 0 ? [] : [say.leftOut(leftOut)]),
    ...reseeds.flatMap((times, seat) =>
      times === 0 ? [] : [say.reseeded(player(seat as Seat), times)],
    ),
    ...joins.flatMap((times, seat) =>
      times === 0 ? [] : [say.joined(player(seat as Seat), times)],
    ),
    say.pips(pips.join(', '), low, high),
  ];
};
