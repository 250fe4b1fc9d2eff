import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';
import { LANGUAGES, namesOf, say, textFor } from './index.ts';

const ODD = ['Zoë-Løïc', '李小龙', "O'Neill", '<b>$&</b>', '{seat}', '👩‍🚀', '%s \\n', 'שרה'];

test.each(LANGUAGES.flatMap((language) => ODD.map((name) => [language, name] as const)))(
  '%s does not change the name %s',
  (language, name) => {
    const text = textFor(language);
    const names = namesOf(text, ['green', 'blue'], [name, 'Ben']);
    expect(say(text.events, { kind: 'gameEnded', winners: [0, 1] }, names)).toContain(name);
    expect(say(text.events, { kind: 'turnStarted', seat: 0 }, names)).toContain(name);
  },
);

test('a seat without a name is named by its color, and without a color by its number', () => {
  const names = namesOf(textFor('nl'), ['green', 'violet'], ['Ada', '']);
  expect([names.player(0), names.player(1), names.player(2)]).toEqual([
    'Ada',
    'Violet',
    'plaats 3',
  ]);
  expect([names.color(0), names.color(1), names.color(2)]).toEqual(['Groen', 'Violet', 'plaats 3']);
});

test.each([
  ['x9', 'x9'],
  ['\u001b[31mred', '\uFFFD[31mred'],
  ['two\nlines', 'two\uFFFDlines'],
  ['abc\u202Edef', 'abc\uFFFDdef'],
  ['👍'.repeat(40), '👍'.repeat(40)],
  ['👍'.repeat(41), `${'👍'.repeat(39)}…`],
])('the excerpt of %j cannot break a line or a terminal', (found, shown) => {
  expect(excerpt(found)).toBe(shown);
});
