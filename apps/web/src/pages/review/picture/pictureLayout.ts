import type { Box } from '../../../parts/picture/drawn.ts';

export const PICTURE = { width: 1200, height: 675 } as const;

/** Where everything but the board stands. */
const COLUMN: Box = { x: 676, y: 40, width: 472, height: 600 };

const FONTS = {
  result: { size: 30, family: 'Besley', weight: 800, lines: 3 },
  words: { size: 24, family: '"Source Serif 4"', weight: 600, lines: 2 },
  name: { size: 22, family: 'Besley', weight: 700, lines: 1 },
  chance: { size: 22, family: 'Besley', weight: 800, lines: 1 },
} as const;

type FontName = keyof typeof FONTS;

export const fontOf = (name: FontName, size: number = FONTS[name].size): string =>
  `${FONTS[name].weight} ${size}px ${FONTS[name].family}`;

/** How wide words are in a font. */
export type Measure = (words: string, font: string) => number;

/** The text beside the board. */
export type PictureContent = {
  readonly result: string;
  readonly rolled: string;
  readonly choices: readonly string[];
  readonly chances: readonly {
    readonly name: string;
    readonly percent: string;
    readonly share: number;
  }[];
  readonly wordmark: string;
};

/** One line of words in its place. */
export type Written = {
  readonly words: string;
  readonly font: string;
  readonly box: Box;
  readonly baseline: number;
};

export type Layout = {
  readonly written: readonly Written[];
  readonly dice: Box;
  readonly bars: readonly Box[];
};

/** Words that fit; what does not ends in dots. */
export const shortened = (words: string, font: string, width: number, measure: Measure): string => {
  if (measure(words, font) <= width) return words;
  const letters = [...words];
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`, font) > width)
    letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

/** Breaks words into lines; what is more than the lines allowed ends in dots. */
const linesOf = (words: string, name: FontName, measure: Measure): readonly string[] => {
  const font = fontOf(name);
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length > 0 && measure(longer, font) <= COLUMN.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const { lines: most } = FONTS[name];
  const kept = [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
  return kept
    .filter((line) => line !== '')
    .map((line) => shortened(line, font, COLUMN.width, measure));
};

const heightOf = (size: number): number => Math.ceil(size * 1.25);

type Place = { readonly x: number; readonly y: number };

const writtenAt = (
  words: string,
  name: FontName,
  { x, y }: Place,
  measure: Measure,
  size: number = FONTS[name].size,
): Written => {
  const font = fontOf(name, size);
  const box = { x, y, width: measure(words, font), height: heightOf(size) };
  return { words, font, box, baseline: y + Math.round(size * 0.95) };
};

const DICE = { width: 290, height: 96 } as const;
const ROW = 44;
const BAR = 22;
const GAP = 14;

type Rows = Pick<Layout, 'written' | 'bars'>;

/** Names, bars and chances; the more there are, the closer they stand. */
const rowsFrom = (top: number, chances: PictureContent['chances'], measure: Measure): Rows => {
  const bottom = COLUMN.y + COLUMN.height;
  const row = Math.min(ROW, (bottom - top) / Math.max(1, chances.length));
  const size = Math.floor(Math.min(FONTS.name.size, row / 1.25));
  const widest = (words: readonly string[], name: FontName): number =>
    Math.max(0, ...words.map((one) => measure(one, fontOf(name, size))));
  const names = chances.map(({ name }) => shortened(name, fontOf('name', size), 230, measure));
  const right = COLUMN.x + COLUMN.width;
  const widestPercent = widest(
    chances.map(({ percent }) => percent),
    'chance',
  );
  const percents = right - widestPercent;
  const left = COLUMN.x + widest(names, 'name') + GAP;
  const place = (x: number, at: number): Place => ({ x, y: top + at * row });
  return {
    written: chances.flatMap(({ percent }, at) => [
      writtenAt(names[at] ?? '', 'name', place(COLUMN.x, at), measure, size),
      writtenAt(percent, 'chance', place(percents, at), measure, size),
    ]),
    bars: chances.map((_, at) => ({
      ...place(left, at),
      width: percents - GAP - left,
      height: Math.min(BAR, row - 6),
    })),
  };
};

/** Lines one below the other, from a height on. */
const stacked = (
  lines: readonly string[],
  name: FontName,
  top: number,
  measure: Measure,
): readonly Written[] => {
  const height = heightOf(FONTS[name].size);
  return lines.map((line, at) =>
    writtenAt(line, name, { x: COLUMN.x, y: top + at * height }, measure),
  );
};

const endOf = (written: readonly Written[], otherwise: number): number => {
  const last = written.at(-1)?.box;
  return last === undefined ? otherwise : last.y + last.height;
};

/** Where everything beside the board is: one below the other, nothing over anything, with the free room between. */
export const layPicture = (content: PictureContent, measure: Measure): Layout => {
  const result = linesOf(content.result, 'result', measure);
  const rolled = linesOf(content.rolled, 'words', measure);
  const choices = content.choices.flatMap((choice) => linesOf(choice, 'words', measure));
  const head = stacked(result, 'result', COLUMN.y, measure);
  const told = stacked(rolled, 'words', endOf(head, COLUMN.y) + 4, measure);
  const above = endOf(told, COLUMN.y);
  const below = heightOf(FONTS.words.size) * choices.length + ROW * content.chances.length;
  const left = COLUMN.y + COLUMN.height - above - DICE.height - below;
  const gap = Math.min(50, Math.max(6, left / 3));
  const dice: Box = { x: COLUMN.x - 8, y: above + gap / 2, ...DICE };
  const options = stacked(choices, 'words', dice.y + dice.height + gap / 2, measure);
  const rows = rowsFrom(
    endOf(options, dice.y + dice.height) + Math.max(GAP, gap),
    content.chances,
    measure,
  );
  const mark = measure(content.wordmark, fontOf('chance'));
  const beside: Place = { x: COLUMN.x + COLUMN.width - mark, y: dice.y + dice.height / 2 - 14 };
  const wordmark = writtenAt(content.wordmark, 'chance', beside, measure);
  return {
    written: [...head, ...told, ...options, wordmark, ...rows.written],
    dice,
    bars: rows.bars,
  };
};
