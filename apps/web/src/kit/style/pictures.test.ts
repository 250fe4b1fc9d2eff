import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { LEVELS } from '@claim-it/ai';
import { expect, test } from 'vitest';
import { portraitOf } from '../bots/portrait.tsx';

const here = new URL('./', import.meta.url);
const publicFolder = new URL('../../../public/', import.meta.url);
const css = readdirSync(here)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');

const named = [...new Set([...css.matchAll(/url\("\/([^"]+)"\)/g)].map((match) => match[1] ?? ''))];
const kilobytes = (name: string): number => statSync(new URL(name, publicFolder)).size / 1000;
const together = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + kilobytes(name), 0);

test('every picture and font that a style names is there', () => {
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !existsSync(new URL(name, publicFolder)))).toEqual([]);
});

test('every picture that is there is used, at both sizes', () => {
  const baked = readdirSync(new URL('art/', publicFolder)).map((name) => `art/${name}`);
  const portraits = LEVELS.map((level) => portraitOf(level).slice(1));
  expect(baked.filter((name) => ![...named, ...portraits].includes(name))).toEqual([]);
});

test('every bot has a portrait, and all seven are at most 32 KB', () => {
  const portraits = LEVELS.map((level) => portraitOf(level).slice(1));
  expect(portraits.filter((name) => !existsSync(new URL(name, publicFolder)))).toEqual([]);
  expect(together(portraits)).toBeLessThan(32);
});

const playScreen = (theme: 'day' | 'night', place: '' | '-phone', size: '' | '@2x'): number =>
  together([
    `art/table-${theme}${place}${size}.webp`,
    `art/map-${theme}${place}${size}.webp`,
    `art/paper-${theme}${size}.webp`,
    `art/edge-${theme}${size}.webp`,
  ]);

test('the first play screen loads at most 250 KB of pictures, phones and tablets also at double size', () => {
  for (const theme of ['day', 'night'] as const) {
    expect(playScreen(theme, '', '')).toBeLessThan(250);
    expect(playScreen(theme, '-phone', '')).toBeLessThan(250);
    expect(playScreen(theme, '-phone', '@2x')).toBeLessThan(250);
    const tablet = [
      `table-${theme}`,
      `map-${theme}-tablet`,
      `paper-${theme}@2x`,
      `edge-${theme}@2x`,
    ];
    expect(together(tablet.map((name) => `art/${name}.webp`))).toBeLessThan(250);
  }
});

test('all fonts together are at most 110 KB', () => {
  const fonts = named.filter((name) => name.startsWith('fonts/'));
  expect(fonts).toHaveLength(3);
  expect(together(fonts)).toBeLessThan(110);
});
