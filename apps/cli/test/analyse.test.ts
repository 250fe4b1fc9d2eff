import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, textFor } from '@claim-it/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal, folder, json, output, run } from './program.ts';
import { expectWellFormed } from './svg.ts';

type Chances = Readonly<Record<string, number>>;
type Choice = {
  readonly moves: readonly string[];
  readonly chances: Chances;
  readonly bust: number;
  readonly loss: number;
};
type Step = {
  readonly kind: 'roll' | 'decision' | 'departure' | 'pass' | 'standIn';
  readonly turn: number;
  readonly seat: string;
  readonly luck: number;
  readonly before: Chances;
  readonly after: Chances;
  readonly choices: readonly Choice[];
  readonly played: number;
  readonly loss: number;
  readonly mark: string | null;
  readonly real: boolean;
};
type Total = Readonly<
  Record<'start' | 'result' | 'luck' | 'skill' | 'departures' | 'passes' | 'standIns', number>
> & {
  readonly seat: string;
  readonly loss: number;
  readonly realDecisions: number;
  readonly errorRate: number | null;
  readonly luckAdjusted: number;
  readonly marks: Readonly<Record<string, number>>;
};
type Facts = {
  readonly seats: readonly string[];
  readonly result: string;
  readonly steps: readonly Step[];
  readonly totals: readonly Total[];
  readonly line: readonly Chances[];
};

const analysis = async (record: string): Promise<Facts> =>
  (await json(['analyse', '-'], record)) as Facts;

const TAGS = `[Game "Claim It!"]
[Date "2006-01-01"]
[Seats "go"]
[Rules "std"]
[Result "*"]
`;
/** A good start, a claim that is lost again, and a turn that is still open. */
const SHORT = `${TAGS}1. g 235 s2@35 145 s5@14 take
2. o 222 s2@22 222 c@22 222 bust
3. g 456 s4@56 145 s1@45
`;

const sumOf = (chances: Chances): number =>
  Object.values(chances).reduce((sum, chance) => sum + chance, 0);

const stepsOf = (facts: Facts, kind: Step['kind']): readonly Step[] =>
  facts.steps.filter((step) => step.kind === kind);

describe('the analysis of an unfinished record', () => {
  let facts: Facts;
  beforeAll(async () => {
    facts = await analysis(SHORT);
  });

  test('has every roll and every decision of the record in its order', () => {
    expect(facts).toMatchObject({ seats: ['g', 'o'], rules: 'std', result: '*' });
    expect(facts.steps.map(({ kind, turn, seat }) => `${turn}${seat} ${kind}`)).toEqual([
      ...['1g roll', '1g decision', '1g roll', '1g decision'],
      ...['2o roll', '2o decision', '2o roll', '2o decision', '2o roll'],
      ...['3g roll', '3g decision', '3g roll', '3g decision'],
    ]);
    expect(facts.steps[0]).toMatchObject({ roll: '235', bust: 0, busted: false });
    expect(facts.steps[8]).toMatchObject({ roll: '222', bust: 16, busted: true });
  });

  test('has all choices in notation, the best first, and which was played', () => {
    const decision = facts.steps[3];
    const moves = decision?.choices.map((choice) => choice.moves.join(' ')) ?? [];
    const spaces = ['s1@45', 's1@54', 's4@15', 's4@51', 's5@14', 's5@41'];
    expect([...moves].sort()).toEqual(
      spaces.flatMap((space) => [`${space} roll`, `${space} take`]).sort(),
    );
    expect(moves[decision?.played ?? -1]).toBe('s5@14 take');
    for (const { choices, played, loss, seat } of stepsOf(facts, 'decision')) {
      const best = choices[0]?.chances[seat] ?? Number.NaN;
      expect(choices[played]?.loss).toBe(loss);
      for (const choice of choices) {
        expect(sumOf(choice.chances)).toBeCloseTo(1, 6);
        expect(choice.loss).toBeCloseTo(best - (choice.chances[seat] ?? 0), 6);
        expect(choice.loss).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('gives each roll the luck by which it changes the chances', () => {
    for (const { before, after, seat, luck } of stepsOf(facts, 'roll'))
      expect(luck).toBeCloseTo((after[seat] ?? 0) - (before[seat] ?? 0), 6);
    expect(facts.steps[8]?.luck).toBeLessThan(0);
  });
});

/** The game up to its seventh line, and another game: everything that can change a chance. */
const endingWith = (record: string, seventhLine: string): string => {
  const lines = record.trimEnd().split('\n');
  const seventh = lines.findIndex((line) => line.startsWith('7. '));
  const tags = lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('1. ')),
  );
  const turns = lines.slice(tags.length, seventh);
  return [
    ...tags.map((tag) => (tag.startsWith('[Result') ? '[Result "*"]' : tag)),
    ...turns,
    `${seventhLine}\n`,
  ].join('\n');
};

describe('luck and skill', () => {
  const games: Facts[] = [];
  beforeAll(async () => {
    const bots = ['--bots', 'steady', '--seed', '3'];
    const three = await output(['simulate', '--players', '3', '--rules', 'reuse', ...bots]);
    const two = await output(['simulate', '--players', '2', ...bots]);
    for (const record of [
      two,
      three,
      endingWith(three, '7. o gone'),
      endingWith(three, '7. g pass'),
    ])
      games.push(await analysis(record));
  });

  test('and departures and skipped turns are the result less the start, for every seat', () => {
    expect(games.map(({ totals }) => totals.length)).toEqual([2, 3, 3, 3]);
    for (const { totals } of games)
      for (const { luck, skill, departures, passes, standIns, result, start } of totals) {
        const absences = departures + passes + standIns;
        expect(Math.abs(luck + skill + absences - (result - start))).toBeLessThan(1e-6);
      }
  });

  test('equal the effects of the steps of their kind', () => {
    for (const { steps, line, totals } of games)
      for (const total of totals) {
        const moved = { roll: 0, decision: 0, departure: 0, pass: 0, standIn: 0 };
        for (const [index, { kind }] of steps.entries())
          moved[kind] += (line[index + 1]?.[total.seat] ?? 0) - (line[index]?.[total.seat] ?? 0);
        expect(moved.roll).toBeCloseTo(total.luck, 5);
        expect(moved.decision).toBeCloseTo(total.skill, 5);
        expect(moved.departure).toBeCloseTo(total.departures, 5);
        expect(moved.pass).toBeCloseTo(total.passes, 5);
        expect(moved.standIn).toBeCloseTo(total.standIns, 5);
        expect(total.luckAdjusted).toBeCloseTo(total.result - total.luck, 6);
      }
  });

  test('end at the result of a finished game', () => {
    for (const { result, totals } of games.slice(0, 2))
      for (const total of totals)
        expect(total.result).toBe(result.includes(total.seat) ? 1 / result.length : 0);
    expect(games[2]?.totals.some(({ departures }) => Math.abs(departures) > 1e-4)).toBe(true);
    expect(games[3]?.totals.some(({ passes }) => Math.abs(passes) > 1e-4)).toBe(true);
    expect(games[3]?.steps.at(-1)).toMatchObject({ kind: 'pass', seat: 'g', turn: 7 });
  });

  test('come with the loss, the error rate and the marks of a seat’s own decisions', () => {
    for (const facts of games)
      for (const total of facts.totals) {
        const own = stepsOf(facts, 'decision').filter(({ seat }) => seat === total.seat);
        expect(total.loss).toBeCloseTo(
          own.reduce((sum, { loss }) => sum + loss, 0),
          5,
        );
        const real = own.filter((step) => step.real).map(({ loss }) => loss);
        const rate = (1000 * real.reduce((sum, loss) => sum + loss, 0)) / Math.max(1, real.length);
        expect(total.realDecisions).toBe(real.length);
        expect(total.errorRate ?? 0).toBeCloseTo(rate, 3);
        for (const mark of ['inaccuracy', 'mistake', 'blunder'])
          expect(total.marks[mark]).toBe(own.filter((step) => step.mark === mark).length);
      }
  });
});

const NAMED = SHORT.replace('[Result', '[Names "Ada <&> | Lin\u001b[31m"]\n[Result');

test('is readable: every turn, the better choices, and the totals', async () => {
  const out = await output(['analyse', '-'], NAMED);
  expect(out).toMatch(/^ +1\. Ada <&> +[+−]?\d+\.\d +\d+\.\d% {2}235 s2@35\S* 145 s5@14\S* take$/m);
  expect(out).toMatch(/^ +2\. Lin.* +−\d+\.\d +\d+\.\d% {2}222 s2@22\S* 222 c@22\S* 222 bust$/m);
  const marks = out.match(/s\d@\d\d\?[!?]?|c@\d\d\?[!?]?/g) ?? [];
  expect(marks.length).toBeGreaterThan(0);
  expect(out.match(/would have been worth \d+\.\d points more/g)).toHaveLength(marks.length);
  expect(out).toContain('The record ends before the game does.');
  expect(out).not.toContain('\u001b');
});

describe.each(LANGUAGES)('the report in %s', (language) => {
  const { analyse, replay } = textFor(language).cli;

  test('has its own texts for everything', async () => {
    const out = await output(['analyse', '-', '--lang', language], SHORT);
    const labels = [analyse.played, analyse.skill, analyse.errorRate, analyse.adjusted];
    for (const label of [...labels, analyse.legend, replay.unfinished])
      expect(out).toContain(label);
    expect(out).toMatch(language === 'en' ? / \d+\.\d% / : / \d+,\d[\u00a0\u202f]?% /);
    if (language === 'en') return;
    expect(out).not.toMatch(/\d\.\d/);
    const english = textFor('en').cli.analyse;
    for (const label of [english.skill, english.errorRate, 'Place ', ' points more'])
      expect(out).not.toContain(label);
  });
});

test('several records give an analysis and a drawing each', async () => {
  const once = await output(['analyse', '-', '--json'], SHORT);
  const file = join(folder, 'lines.svg');
  const both = await output(['analyse', '-', '--json', '--svg', file], `${SHORT}\n${NAMED}`);
  expect(both).toBe(once + once);
  for (const name of ['lines.svg', 'lines-2.svg'])
    expectWellFormed(readFileSync(join(folder, name), 'utf8'));
  expect(readFileSync(join(folder, 'lines-2.svg'), 'utf8')).toContain('Ada &lt;&amp;&gt;');
  expect(existsSync(join(folder, 'lines-3.svg'))).toBe(false);
});

test('a record in a file is the same as on standard input', async () => {
  const file = join(folder, 'short.claim');
  writeFileSync(file, SHORT);
  expect(await output(['analyse', file])).toBe(await output(['analyse', '-'], SHORT));
});

const wrong: readonly [string, string[], string, RegExp][] = [
  [
    'an illegal placement',
    ['-'],
    `${TAGS}1. g 235 s3@35 take`,
    /-, line 6, column 10: .*squatter 2/,
  ],
  ['a fault in the second record', ['-'], `${SHORT}\n${TAGS}1. g 035`, /line 15, column 6: “035”/],
  ['a record cut short', ['-'], SHORT.replace('"*"', '"g"'), /line 8,/],
  ['no record at all', ['-'], '', /line 1, column 1/],
  ['a missing file', ['nowhere.claim'], '', /There is no file nowhere\.claim/],
  ['a folder for a drawing', ['-', '--svg', folder], SHORT, /cannot be written/],
];
test.each(wrong)('%s is one line and exit code 1', async (_, args, input, says) => {
  expectRefusal(await run(['analyse', ...args], input), 1, says);
});
