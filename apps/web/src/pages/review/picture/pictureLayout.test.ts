import type { Language } from '@claim-it/text';
import { LANGUAGES } from '@claim-it/text';
import { inEveryLanguage, loadTexts } from '@claim-it/text/page';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../../parts/picture/drawn.ts';
import type { PictureContent } from './pictureLayout.ts';
import { layPicture, PICTURE, shortened } from './pictureLayout.ts';

const TEXTS = await inEveryLanguage((language) => loadTexts(language, 'review'));

/** Letters of one width, a little wider than those of the page on average. */
const measure = (words: string, font: string): number =>
  [...words].length * 0.64 * Number(/(\d+)px/.exec(font)?.[1]);

const NAMES = [
  'Maximiliane Oberhuber-XY',
  'BartholomäusvonTrothaABC',
  'Wilhelmina van der Bergh',
  'Christopher Hendricks-Ab',
  'Annegret Schwarzkopf-Lau',
];

const contentIn = (language: Language, seats: number, isShared: boolean) => {
  const { head, moment, rolls, numbers } = TEXTS[language];
  const names = NAMES.slice(0, seats);
  const best = rolls.choice({ kind: 'claim', covers: null }, '3,4', 'take');
  const played = rolls.choice({ kind: 'squatter', number: 3 }, '4,4', 'take');
  const content: PictureContent = {
    result: isShared ? head.shareWin(names.join(', ')) : head.wins(names[0] ?? '', 10),
    rolled: moment.rolled(34, names.at(-1) ?? '', [3, 4, 4]),
    choices: [
      `${moment.best}: ${best}, ${numbers.percent(1)}`,
      `${moment.played}: ${played}, ${numbers.percent(0.53)}`,
      `${moment.givenAway}: ${numbers.signed(-137)}`,
    ],
    chances: names.map((name) => ({ name, percent: numbers.percent(1), share: 1 })),
    wordmark: 'Claim It!',
  };
  return content;
};

/** The board with its numerals. */
const BOARD: Box = { x: 30, y: 36, width: 614, height: 606 };

const areApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

const isInside = ({ x, y, width, height }: Box): boolean =>
  x >= 16 && y >= 16 && x + width <= PICTURE.width - 16 && y + height <= PICTURE.height - 16;

const expectLaid = (content: PictureContent): void => {
  const { written, dice, bars } = layPicture(content, measure);
  const boxes = [...written.map(({ box }) => box), dice, ...bars];
  for (const box of boxes) expect(isInside(box), JSON.stringify(box)).toBe(true);
  for (const [index, box] of [BOARD, ...boxes].entries())
    for (const other of [BOARD, ...boxes].slice(index + 1))
      expect(areApart(box, other), JSON.stringify([box, other])).toBe(true);
  for (const bar of bars) expect(bar.width).toBeGreaterThan(90);
  for (const { box } of written) expect(box.height).toBeGreaterThan(20);
};

describe.each(LANGUAGES)('the picture of a roll in %s', (language) => {
  test.each([2, 3, 4, 5])('keeps everything apart with %i long names', (seats) => {
    expectLaid(contentIn(language, seats, false));
    expectLaid(contentIn(language, seats, true));
    expectLaid({ ...contentIn(language, seats, false), choices: [] });
  });
});

test('a name that is too long ends in dots', () => {
  expect(shortened('Josie', '700 22px Besley', 230, measure)).toBe('Josie');
  const short = shortened('Wilhelmina van der Bergh', '700 22px Besley', 230, measure);
  expect(short).toBe('Wilhelmina van…');
});
