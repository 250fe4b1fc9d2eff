import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';

/** The chairs that have won, as a row says it. */
export const formatWinners = (winners: readonly Chair[] | undefined): string | null =>
  winners === undefined ? null : winners.join(' ');

export const parseWinners = (text: string | null): readonly Chair[] | null =>
  text === null ? null : (text.match(/\d+/g) ?? []).map((chair) => chairAt(Number(chair)));
