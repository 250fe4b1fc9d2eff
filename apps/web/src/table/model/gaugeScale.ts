import type { Game } from '@claim-it/rules';
import { bustCount } from '@claim-it/rules';
import type { RiskBand } from '@claim-it/text';

/** Three dice fall in 216 ways. */
export const ALL_ROLLS = 216;

/** How many of them would bust after the chosen marker; null where no choice is made yet. */
export const riskAfter = (game: Game): number | null =>
  game.turn.phase.kind === 'toDecide' ? bustCount(game) : null;

/** The needle's ends: left below, clockwise to right below. */
const FIRST = -220;
const SWEEP = 260;

/** The angle of a share of the scale, in degrees clockwise from the right. */
export const angleAt = (share: number): number => FIRST + SWEEP * share;

export const pointAt = (radius: number, share: number): readonly [number, number] => {
  const angle = (angleAt(share) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

export const BANDS = [
  { name: 'low', from: 0, to: 0.25, color: '#3f7d52' },
  { name: 'middle', from: 0.25, to: 0.5, color: '#d9a021' },
  { name: 'high', from: 0.5, to: 1, color: '#a8281b' },
] as const;

/** The band of a risk: a quarter and a half belong to the higher one. */
export const bandOf = (busts: number): RiskBand => {
  const share = busts / ALL_ROLLS;
  if (share < BANDS[0].to) return 'low';
  return share < BANDS[1].to ? 'middle' : 'high';
};

/** The position of the needle if only the band is known. */
export const middleOf = (band: RiskBand): number => {
  const { from, to } = BANDS.find(({ name }) => name === band) ?? BANDS[0];
  return (from + to) / 2;
};
