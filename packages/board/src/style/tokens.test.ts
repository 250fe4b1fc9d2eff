import { readFileSync } from 'node:fs';
import { PAINTS } from '@claim-it/ai';
import { COLORS } from '@claim-it/rules';
import { describe, expect, test } from 'vitest';
import { MARKS, TONES } from '../art/palette.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The declarations of the rule with this selector. */
const ruleOf = (selector: string): string => {
  const at = css.indexOf(`${selector} {`);
  if (at === -1) throw new Error(`no rule ${selector}`);
  return css.slice(at, css.indexOf('}', at));
};

const colorsIn = (rule: string, property: string): readonly string[] => {
  const declaration = new RegExp(`--${property}:([^;]*);`).exec(rule)?.[1] ?? '';
  return declaration.match(/#[0-9a-f]{6}/g) ?? [];
};

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (first: string, second: string): number => {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const root = ruleOf(':root');
const night = ruleOf('[data-theme="night"]');

describe.each(COLORS)('%s', (color) => {
  const rule = ruleOf(`[data-color="${color}"]`);

  test('is the color of the drawings', () => {
    expect(colorsIn(rule, 'player')).toEqual([TONES[color].base]);
    expect({ base: TONES[color].base, ink: MARKS[color].ink }).toEqual(PAINTS[color]);
  });

  test('the text on the take plate has enough contrast with the enamel behind it', () => {
    const [ink = ''] = colorsIn(rule, 'enamel-ink');
    const enamel = colorsIn(rule, 'enamel');
    expect(enamel).toHaveLength(3);
    for (const tone of enamel) expect(contrast(ink, tone)).toBeGreaterThanOrEqual(4.5);
  });

  test('a name is readable on paper by day and by night, and in a well', () => {
    const [byDay = ''] = colorsIn(rule, 'name-ink');
    const [byNight = ''] = colorsIn(rule, 'name-ink-night');
    expect(ruleOf('[data-theme="night"] [data-color]')).toContain('var(--name-ink-night)');
    const [dayPaper = ''] = colorsIn(root, 'paper');
    const [nightPaper = ''] = colorsIn(night, 'paper');
    const [inWell = ''] = colorsIn(rule, 'on-dark');
    expect(contrast(byDay, dayPaper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(byNight, nightPaper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inWell, '#1e120a')).toBeGreaterThanOrEqual(4.5);
  });
});

test.each([
  ['by day', root],
  ['by night', night],
])('ink, muted ink and red ink are readable on paper %s', (_, rule) => {
  const [paper = ''] = colorsIn(rule, 'paper');
  for (const name of ['ink', 'ink-2', 'map-ink', 'danger-ink']) {
    const [ink = ''] = colorsIn(rule, name);
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each([
  ['by day', root],
  ['by night', night],
])('the text on brass is readable %s', (_, rule) => {
  const [ink = ''] = colorsIn(root, 'brass-ink');
  for (const tone of colorsIn(rule, 'plate-face').slice(0, -1))
    expect(contrast(ink, tone)).toBeGreaterThanOrEqual(4.5);
});
