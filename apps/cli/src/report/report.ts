import type { Analysis } from '@claim-it/ai';
import type { Catalog } from '@claim-it/text';
import { namesOf } from '@claim-it/text';
import { playerNames } from '../names.ts';
import { totalsText, verdictText } from './totals.ts';
import { turnsText } from './turns.ts';

/** Names of all seats in turn order; seats without one go by their color. */
export const seatNames = ({ record, seats }: Analysis, text: Catalog): readonly string[] => {
  const names = namesOf(text, record.setup.colors, playerNames(record.tags));
  return seats.map(({ seat }) => names.player(seat));
};

/** An analysis as text: every turn, then the totals and the verdict. */
export const reportText = (analysis: Analysis, text: Catalog): string => {
  const { record } = analysis;
  const { analyse, replay } = text.cli;
  const names = namesOf(text, record.setup.colors, playerNames(record.tags));
  const rules = text.words.variants[record.setup.variant];
  const parts = [
    `${analyse.head(seatNames(analysis, text).join(', '), rules)}\n${analyse.legend}\n`,
    turnsText(analysis, names, text),
    totalsText(analysis, names, text),
    ...(record.winners === null ? [`${replay.unfinished}\n`] : []),
  ];
  return `${parts.join('\n')}${record.winners === null ? '' : '\n'}${verdictText(analysis, names, text)}\n`;
};
