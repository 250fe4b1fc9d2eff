import type { Level, Style } from '@claim-it/ai';
import { LEVELS, STYLES } from '@claim-it/ai';
import type { Color, GameRecord, Input, Replay, Tag } from '@claim-it/rules';
import { formatRecord, newRecord, recordEvent } from '@claim-it/rules';
import { cleanName } from './setup.ts';
import type { MatchPlayer, MatchSetup, MatchStep, SavedMatch } from './types.ts';

/** Many times the longest game ever played; a longer text is not a record. */
export const LONGEST_RECORD = 200_000;

const GAME = 'Claim It!';
/** Between the names of a tag; the same as on the command line, whose records can be imported. */
const SEPARATOR = ' | ';
const PERSON = '-';

const botNameOf = (sitter: MatchPlayer): string => {
  if (sitter.kind !== 'bot') return PERSON;
  return sitter.style === null ? sitter.level : `${sitter.level}:${sitter.style}`;
};

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The table of a record, besides the moves. */
export const tagsOf = (createdAt: number, { sitters }: MatchSetup): readonly Tag[] => {
  const names = sitters.map(({ name }) => name.replaceAll('|', '/')).join(SEPARATOR);
  const bots = sitters.map(botNameOf).join(SEPARATOR);
  return [
    { name: 'Game', value: GAME },
    { name: 'Date', value: dateOf(createdAt) },
    { name: 'Names', value: names },
    ...(sitters.some(({ kind }) => kind === 'bot') ? [{ name: 'Bots', value: bots }] : []),
  ];
};

/** The record of a match after some steps, as `.claim` text. */
export const recordOf = (
  { createdAt, setup }: Pick<SavedMatch, 'createdAt' | 'setup'>,
  steps: readonly MatchStep[],
): string => {
  const { sitters, variant } = setup;
  const colors = sitters.map(({ color }) => color);
  const begun = newRecord({ colors, variant }, tagsOf(createdAt, setup));
  return formatRecord(steps.flatMap(({ events }) => events).reduce(recordEvent, begun));
};

const valuesOf = ({ tags }: GameRecord, name: string): readonly string[] =>
  tags.find((tag) => tag.name === name)?.value.split(SEPARATOR) ?? [];

const sitterFor = (name: string, color: Color, bot: string): MatchPlayer => {
  const [first, second] = bot.split(':');
  const level = LEVELS.find((one): one is Level => one === first);
  if (level === undefined) return { kind: 'person', name, color };
  const style = STYLES.find((one): one is Style => one === second) ?? null;
  return { kind: 'bot', name, color, level, style };
};

/** The players of the record: people, unless it names bots we know. */
export const setupOf = (record: GameRecord): MatchSetup => {
  const [names, bots] = [valuesOf(record, 'Names'), valuesOf(record, 'Bots')];
  const sitters = record.setup.colors.map((color, seat) =>
    sitterFor(cleanName(names[seat] ?? ''), color, bots[seat] ?? PERSON),
  );
  return { sitters, variant: record.setup.variant };
};

/** The date of the record, or `otherwise` if it has none. */
export const timeOf = ({ tags }: GameRecord, otherwise: number): number => {
  const date = tags.find(({ name }) => name === 'Date')?.value ?? '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? otherwise : time;
};

/** The inputs of a record's words: written dice imply the request for them. */
export const inputsIn = ({ start, steps }: Replay): readonly Input[] => {
  let before = start;
  return steps.flatMap(({ move, game }): readonly Input[] => {
    const { seat } = before.turn;
    before = game;
    switch (move.kind) {
      case 'dice':
        return [{ kind: 'roll', seat }, move];
      case 'place':
        return [{ kind: 'place', seat, space: move.space }];
      case 'gone':
        return [{ kind: 'leave', seat: move.seat }];
      default:
        return [{ kind: move.kind, seat }];
    }
  });
};
