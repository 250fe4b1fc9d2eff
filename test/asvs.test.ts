import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageAt, ROOT, tableAfter } from './markdown.ts';

/** The requirements of ASVS 5.0.0 by section: a figure for each in order, which is its level. */
const LEVELS: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

const REQUIRED = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, at) =>
    level === '3' ? [] : [{ id: `${section}.${at + 1}`, level: `L${level}` }],
  ),
);

const ANSWERS = ['met', 'not applicable', 'open'];
const MOST_WORDS = 8;

type Row = {
  readonly id: string;
  readonly level: string;
  readonly words: string;
  readonly answer: string;
  readonly reason: string;
};

const page = pageAt('docs/asvs.md');
const chapters = [...page.text.matchAll(/^## (V(\d+) .+)$/gm)].map(
  ([, title = '', number = '']) => ({
    title,
    number,
    rows: tableAfter(page, `## ${title}`).map(
      ([id = '', level = '', words = '', answer = '', reason = '']): Row => ({
        id,
        level,
        words,
        answer,
        reason,
      }),
    ),
  }),
);
const rows = chapters.flatMap((chapter) => chapter.rows);

const PATH =
  /^(?:(?:apps|packages|docs|scripts|test|tools)\/\S+|Caddyfile|Dockerfile|[\w.]+\.(?:json|yaml))$/;
const pathsIn = (reason: string): readonly string[] =>
  [...reason.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).filter((code) => PATH.test(code));

describe('docs/asvs.md', () => {
  test('has every requirement of levels 1 and 2 once, in order, with its level', () => {
    expect(REQUIRED).toHaveLength(253);
    expect(REQUIRED.filter(({ level }) => level === 'L1')).toHaveLength(70);
    expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(REQUIRED);
    for (const { number, rows: own } of chapters)
      expect(own.filter(({ id }) => !id.startsWith(`${number}.`))).toEqual([]);
  });

  test('answers each with one of three words and a short note', () => {
    expect(rows.filter(({ answer }) => !ANSWERS.includes(answer))).toEqual([]);
    expect(rows.filter(({ reason }) => reason === '')).toEqual([]);
    const long = rows.filter(({ words }) => words === '' || words.split(' ').length > MOST_WORDS);
    expect(long).toEqual([]);
  });

  test('names a path for all that is met, and only paths that exist', () => {
    const unproved = rows.filter(
      ({ answer, reason }) => answer === 'met' && pathsIn(reason).length === 0,
    );
    expect(unproved).toEqual([]);
    const paths = new Set(rows.flatMap(({ reason }) => pathsIn(reason)));
    expect([...paths].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('quotes titles that are in the files they are quoted from', () => {
    const wrong = rows.flatMap(({ id, reason }) =>
      [...reason.matchAll(/`([^`]+)`:? "([^"]+)"/g)]
        .filter(([, path = '']) => PATH.test(path))
        .filter(([, path = '', title = '']) => {
          const file = join(ROOT, path);
          return existsSync(file) && !readFileSync(file, 'utf8').includes(title);
        })
        .map(([quote]) => `${id} ${quote}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has correct totals', () => {
    const lineOf = (name: string, some: readonly Row[]): readonly string[] => [
      name,
      ...ANSWERS.map((word) => String(some.filter(({ answer }) => answer === word).length)),
      String(some.length),
    ];
    const lines = [
      ...chapters.map(({ title, rows: own }) => lineOf(title, own)),
      lineOf('all', rows),
    ];
    expect(tableAfter(page, '## Summary')).toEqual(lines);
  });
});
