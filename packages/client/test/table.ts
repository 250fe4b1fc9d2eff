import type { Choice, Roll } from '@claim-it/rules';
import { choicesOf, invariant } from '@claim-it/rules';
import { scriptedDice } from '@claim-it/testkit';
import { newMatch } from '../src/local/newMatch.ts';
import type { OpenMatchDeps } from '../src/local/openMatch.ts';
import { openMatch } from '../src/local/openMatch.ts';
import type { MatchPlayer, PlayedMatch } from '../src/model/types.ts';
import type { Hold } from '../src/storage/lock.ts';

export const ADA: MatchPlayer = { kind: 'person', name: 'Ada', color: 'green' };
export const BEN: MatchPlayer = { kind: 'person', name: 'Ben', color: 'orange' };
export const ROBO: MatchPlayer = {
  kind: 'bot',
  name: 'Robo',
  color: 'orange',
  level: 'greenhorn',
  style: null,
};

export const FREE: Hold = {
  isHeld: () => true,
  seize: () => Promise.resolve(),
  whenFree: () => {},
  release: () => {},
};

/** An environment with scripted dice, no other tab, and bots that make the first choice. */
export const world = (
  dice: string | (() => Roll),
  changes: Partial<OpenMatchDeps> = {},
): OpenMatchDeps => ({
  roll: typeof dice === 'string' ? scriptedDice(dice) : dice,
  ask: (_, game) => Promise.resolve(choicesOf(game)[0] as Choice),
  hold: () => Promise.resolve(FREE),
  ...changes,
});

/** A new match in which the first sitter begins. */
export const begin = (sitters: readonly MatchPlayer[]): Promise<string> => {
  const rolls = sitters.map((_, index) => (index === 0 ? '666' : '111'));
  return newMatch({ sitters, variant: 'standard' }, scriptedDice(rolls.join(' ')));
};

/** Opens a match that must exist. */
export const open = async (id: string, own: OpenMatchDeps): Promise<PlayedMatch> => {
  const opened = await openMatch(id, own);
  invariant(opened.ok, `the match opens: ${JSON.stringify(opened)}`);
  return opened.value;
};

/** Resolves as soon as a condition holds; otherwise the test times out. */
export const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
};

/** An animation that is always over. */
export const NO_SHOW = { settled: (): Promise<void> => Promise.resolve() };
