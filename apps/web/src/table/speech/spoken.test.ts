import type { Settings } from '@claim-it/client/storage';
import { sittersOf } from '@claim-it/client/testing/fakeMatch.ts';
import type { Game, Input } from '@claim-it/rules';
import { apply } from '@claim-it/rules';
import { played, position } from '@claim-it/testkit';
import type { WebCatalog } from '@claim-it/text';
import { catalog as de } from '@claim-it/text/de';
import { catalog as en } from '@claim-it/text/en';
import { catalog as nl } from '@claim-it/text/nl';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesAt } from '../model/seats.ts';
import type { Spoken } from './spoken.ts';
import { spokenOf } from './spoken.ts';

const CATALOGS: readonly WebCatalog[] = [en, de, nl];

type Ears = { readonly text?: WebCatalog; readonly who?: string; readonly risk?: Settings['risk'] };

const hear = (
  before: Game,
  input: Input,
  { text = en, who = 'ppp', risk = 'exact' }: Ears = {},
): readonly Spoken[] => {
  const step = apply(before, input);
  if (!step.ok) throw new Error(JSON.stringify(step.reason));
  const { events, game: after } = step.value;
  const setup = { sitters: sittersOf(before, who), variant: before.setup.variant };
  return spokenOf(
    { index: 0, input, events, before, after },
    { text, setup, names: namesAt(text, setup), risk },
  );
};

const told = (...heard: Parameters<typeof hear>): readonly string[] =>
  hear(...heard).map(({ urgency, sentence }) => `${urgency}: ${sentence}`);

/** The mock position of the art direction, before and after green has chosen 3,5. */
const BOARD = 'BbGgOO/Gg.OOO/.Ggb1*.o6/bB.BoO/Bg*.bOO/OGgB.b gob g';
const ROLLED = position(`${BOARD} 235 2 std`);
const PLACE: Input = { kind: 'place', seat: 0, space: '3,5' };
const DECIDING = position('BbGgOO/Gg.2OOO/.Ggb1*.o6/bB.BoO/Bg*.bOO/OGgB.b gob g - 2 std');

const rollOf = (game: Game, roll: readonly [1, 1, 1] | readonly [2, 3, 5]): [Game, Input] => {
  const rolling = apply(game, { kind: 'roll', seat: 0 });
  if (!rolling.ok) throw new Error('no roll');
  return [rolling.value.game, { kind: 'dice', roll }];
};

describe('of a person’s turn the live region has', () => {
  test('the roll and everything it allows', () => {
    expect(told(...rollOf(position(`${BOARD} - 2 std`), [2, 3, 5]))).toEqual([
      'polite: Josie rolled 2, 3 and 5. 4 spaces are possible: squatter 5 on 3,2; claim on 2,5; squatter 2 on 3,5; squatter 2 on 5,3 over Orange.',
    ]);
  });

  test('the chosen space and the risk after it', () => {
    expect(told(ROLLED, PLACE)).toEqual([
      'polite: Column 3, row 5: squatter 2.',
      'polite: Bust risk 27 percent, 59 of 216 rolls.',
    ]);
  });

  test('the risk only as far as it is shown', () => {
    expect(told(ROLLED, PLACE, { risk: 'band' })[1]).toMatch(/bust risk\.$/i);
    expect(told(ROLLED, PLACE, { risk: 'off' })).toHaveLength(1);
  });

  test('what was taken and where that leads, then who is next', () => {
    expect(told(DECIDING, { kind: 'take', seat: 0 })).toEqual([
      'polite: Josie takes 4 spaces. Mine 8, claims 6 of 9.',
      'assertive: Your turn, Amos.',
    ]);
  });

  test('a bust at once', () => {
    expect(told(...rollOf(DECIDING, [1, 1, 1]), { who: 'pbp' })).toEqual([
      'assertive: Busted. 4 spaces lost. Amos is next.',
    ]);
  });

  test('that it is skipped, and what that costs', () => {
    expect(told(DECIDING, { kind: 'pass', seat: 0 }, { who: 'pbp' })).toEqual([
      'polite: Josie’s turn is skipped: 4 spaces from this turn are lost.',
    ]);
  });

  test('nothing of an undone marker: its new space is enough', () => {
    const placed = apply(ROLLED, PLACE);
    if (!placed.ok) throw new Error('not placed');
    expect(told(placed.value.game, { kind: 'undo', seat: 0 })).toEqual([]);
  });
});

describe('of a bot’s turn the live region has', () => {
  test('no roll and no placement', () => {
    expect(told(...rollOf(position(`${BOARD} - 2 std`), [2, 3, 5]), { who: 'bpp' })).toEqual([]);
    expect(told(ROLLED, PLACE, { who: 'bpp' })).toEqual([]);
  });

  test('how it ends, and where', () => {
    expect(told(DECIDING, { kind: 'take', seat: 0 }, { who: 'bbp' })).toEqual([
      'polite: Josie takes 4 spaces, 2 of them for good. Amos gets 1 marker back and Lottie gets 1 marker back. Taken: 2,2; 3,5; 4,4; 6,4.',
    ]);
    expect(told(...rollOf(DECIDING, [1, 1, 1]), { who: 'bbp' })).toEqual([
      'polite: Bust! Josie loses 4 spaces from this turn.',
    ]);
  });

  test('and then at once whose turn it is, if a person’s', () => {
    expect(told(DECIDING, { kind: 'take', seat: 0 }, { who: 'bpp' }).at(-1)).toBe(
      'assertive: Your turn, Amos.',
    );
  });
});

test('the last round and the end interrupt', () => {
  const calling = position('GGGGGG/GG.4*.../....../....../....../...... gob g - - std');
  expect(told(calling, { kind: 'take', seat: 0 })).toContain(
    'assertive: Josie calls the last round.',
  );
  const ending = position(`${BOARD} - 1 std`);
  const last = apply(ending, { kind: 'roll', seat: 0 });
  if (!last.ok) throw new Error('no roll');
  expect(told(last.value.game, { kind: 'dice', roll: [1, 1, 1] }).at(-1)).toMatch(
    /^assertive: The game is over\./,
  );
});

test('every sentence is whole, in every language and every game', () => {
  fc.assert(
    fc.property(
      played({ maxInputs: 150 }),
      fc.constantFrom(...CATALOGS),
      fc.constantFrom('ppppp', 'pbpbp', 'bbbbb'),
      ({ start, steps }, text, who) => {
        let before = start;
        for (const { input, game } of steps) {
          for (const { sentence } of hear(before, input, { text, who })) {
            expect(sentence).toMatch(/^[\p{Lu}\d“„‘].*[.!]$/u);
            expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
          }
          before = game;
        }
      },
    ),
    { numRuns: 60 },
  );
});
