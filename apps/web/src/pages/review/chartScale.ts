import type { Scale } from '@claim-it/ai';
import { scaleFor, turnStarts } from '@claim-it/ai';
import type { Moment } from '../../parts/record/moments.ts';

/** Room for the numbers at the left, and for a marker and a word at the right. */
const LEFT = 46;
const RIGHT = 40;

/** Where rolls lie on a drawing so wide: point 0 is the start of the game, 1 the first roll. */
export const rollScale = (
  rolls: number,
  width: number,
  height: { readonly top: number; readonly bottom: number },
): Scale => scaleFor({ left: LEFT, right: Math.max(LEFT + 1, width - RIGHT), ...height }, rolls);

export type Tick = { readonly turn: number; readonly point: number };

/** Every fifth or tenth turn, where it begins. */
export const turnTicks = (moments: readonly Moment[], width: number): readonly Tick[] => {
  const turns = moments.at(-1)?.turn ?? 0;
  const every = [5, 10, 20, 50].find((one) => (turns / one) * 42 < width - 90) ?? 100;
  return turnStarts(moments)
    .filter(({ turn }) => turn % every === 0)
    .map(({ turn, index }) => ({ turn, point: index + 1 }));
};

/** The roll after which the last round is called, counted from 0; -1 where it never was. */
export const lastRoundCall = (moments: readonly Moment[]): number =>
  moments.findIndex(({ after }) => after.lastRoundCalledBy !== null);
