import type { BoardModel } from '@claim-it/board';
import { USUAL_KEYS } from '@claim-it/client/storage';
import type { Space } from '@claim-it/rules';
import { SPACES } from '@claim-it/rules';
import { cause, draw, played, position } from '@claim-it/testkit';
import type { WebCatalog } from '@claim-it/text';
import { catalog as de } from '@claim-it/text/de';
import { catalog as en } from '@claim-it/text/en';
import { catalog as nl } from '@claim-it/text/nl';
import { namesOf } from '@claim-it/text/say';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardFacts } from './boardModel.ts';
import { boardModel } from './boardModel.ts';

const TEXTS = { en, de, nl };
const COLORS = ['green', 'orange', 'blue'] as const;
const PLAYERS = ['Josie', 'Amos', 'Lottie'];

/** The mock position of the art direction: green is on turn and has rolled 2, 3, 5. */
const TABLE = draw(
  `6 | B   b   G   g   O   O
   5 | G   g   .   O   O   O
   4 | .   G   g   b1* .   o6
   3 | b   B   .   B   o   O
   2 | B   g*  .   b   O   O
   1 | O   G   g   B   .   b
       1   2   3   4   5   6`,
  { seats: 'gob', mover: 'g', roll: '235', left: 2 },
);

const modelIn = (text: WebCatalog, facts: Partial<BoardFacts> = {}): BoardModel =>
  boardModel(text.spaces, {
    game: TABLE,
    names: namesOf(text, COLORS, PLAYERS),
    you: 0,
    keys: USUAL_KEYS,
    isOpen: true,
    ...facts,
  });

const CHOSEN = cause(TABLE, { kind: 'place', seat: 0, space: '3,5' }).game;
const REUSE = position('....../....../....../....../....../.2..... go g 111 - reuse');
const BARE = position('....../....../....../....../....../.4..... go g - - std');

type Sample = readonly [string, Partial<BoardFacts>, Space, readonly [string, string, string]];

const LABELS: readonly Sample[] = [
  ['empty', {}, '3,3', ['empty', 'frei', 'leeg']],
  [
    'settled',
    {},
    '1,3',
    ['settled by Blue, Lottie', 'besetzt von Blau, Lottie', 'gewoon veld van Blauw, Lottie'],
  ],
  [
    'claimed',
    {},
    '5,6',
    [
      'claimed for good by Orange, Amos',
      'Goldclaim von Orange, Amos',
      'definitief geclaimd door Oranje, Amos',
    ],
  ],
  [
    'a squatter of this turn',
    { game: BARE },
    '1,1',
    [
      'squatter 4, yours this turn',
      'Anspruchstein 4, deiner in diesem Zug',
      'kraaksteen 4, van jou in deze beurt',
    ],
  ],
  [
    'a squatter of another player’s turn',
    { game: BARE, you: null },
    '1,1',
    [
      'squatter 4, Josie’s this turn',
      'Anspruchstein 4, von Josie in diesem Zug',
      'kraaksteen 4, van Josie in deze beurt',
    ],
  ],
  [
    'a squatter on an opponent',
    {},
    '6,4',
    ['squatter 6 on Orange', 'Anspruchstein 6 auf Orange', 'kraaksteen 6 op Oranje'],
  ],
  [
    'a claim on an own marker',
    {},
    '2,2',
    [
      'claim on your own marker',
      'Besitzstein auf deinem eigenen Spielerstein',
      'claimsteen op je eigen markeersteen',
    ],
  ],
  [
    'the same on a bot’s turn',
    { you: null },
    '2,2',
    [
      'claim on Josie’s own marker',
      'Besitzstein auf dem eigenen Spielerstein von Josie',
      'claimsteen op de eigen markeersteen van Josie',
    ],
  ],
  [
    'a claim on a squatter on an opponent',
    {},
    '4,4',
    [
      'claim on squatter 1 on Blue',
      'Besitzstein auf Anspruchstein 1 auf Blau',
      'claimsteen op kraaksteen 1 op Blauw',
    ],
  ],
  [
    'lit and empty',
    {},
    '3,2',
    [
      'you can place squatter 5',
      'möglich: Anspruchstein 5 setzen',
      'mogelijk: kraaksteen 5 plaatsen',
    ],
  ],
  [
    'lit over an opponent',
    {},
    '5,3',
    [
      'you can place squatter 2 on Orange',
      'möglich: Anspruchstein 2 auf Orange setzen',
      'mogelijk: kraaksteen 2 op Oranje plaatsen',
    ],
  ],
  [
    'lit for a claim',
    {},
    '2,5',
    [
      'you can place a claim on your own marker',
      'möglich: Besitzstein auf deinem eigenen Spielerstein setzen',
      'mogelijk: claimsteen op je eigen markeersteen plaatsen',
    ],
  ],
  [
    'lit for a claim that sends its squatter back',
    { game: REUSE },
    '1,1',
    [
      'you can place a claim on squatter 2',
      'möglich: Besitzstein auf Anspruchstein 2 setzen',
      'mogelijk: claimsteen op kraaksteen 2 plaatsen',
    ],
  ],
  [
    'chosen',
    { game: CHOSEN },
    '3,5',
    [
      'chosen: squatter 2. R to roll, T to take',
      'gewählt: Anspruchstein 2. R zum Würfeln, T zum Besetzen',
      'gekozen: kraaksteen 2. R om te dobbelen, T om te stoppen',
    ],
  ],
  [
    'chosen without letter keys',
    { game: CHOSEN, keys: null },
    '3,5',
    ['chosen: squatter 2', 'gewählt: Anspruchstein 2', 'gekozen: kraaksteen 2'],
  ],
];

const AT = {
  en: (column: string, row: string) => `Column ${column}, row ${row}`,
  de: (column: string, row: string) => `Spalte ${column}, Reihe ${row}`,
  nl: (column: string, row: string) => `Kolom ${column}, rij ${row}`,
};

describe('the name of a space', () => {
  const all = LABELS.flatMap(([state, facts, space, labels]) =>
    (['en', 'de', 'nl'] as const).map(
      (language, index) => [state, language, labels[index] ?? '', facts, space] as const,
    ),
  );
  test.each(all)('%s in %s: %s', (_, language, label, facts, space) => {
    const [column = '', row = ''] = space.split(',');
    expect(modelIn(TEXTS[language], facts).spaces[space].label).toBe(
      `${AT[language](column, row)}: ${label}`,
    );
  });
});

const litIn = ({ spaces }: BoardModel): readonly Space[] =>
  SPACES.filter((space) => spaces[space].look === 'lit');

describe('lit spaces', () => {
  test('each space the roll allows, with the marker that would land', () => {
    const model = modelIn(en);
    expect(litIn(model)).toEqual(['3,2', '5,3', '2,5', '3,5']);
    expect(model.spaces['5,3'].holds).toEqual({
      base: { color: 'orange', claimed: false },
      stake: { kind: 'squatter', number: 2 },
      isGhost: true,
      squatterBelow: null,
    });
    expect(model.columns).toMatchObject({ 1: 'plain', 2: 'lit', 3: 'lit', 5: 'lit' });
  });

  test('the others stay lit beside the chosen one, whose numerals are gold', () => {
    const model = modelIn(en, { game: CHOSEN });
    expect(litIn(model)).toEqual(['3,2', '5,3', '2,5']);
    expect(model.spaces['3,5']).toMatchObject({ look: 'chosen', holds: { isLifted: true } });
    expect([model.columns[3], model.rows[5]]).toEqual(['chosen', 'chosen']);
  });

  test('nothing for those who only watch', () => {
    const model = modelIn(en, { isOpen: false });
    expect(litIn(model)).toEqual([]);
    expect(Object.values(model.columns)).not.toContain('lit');
    expect(model.isOpen).toBe(false);
  });

  test('spaces light up in column order', () => {
    const { blooms } = modelIn(en);
    expect(blooms).toEqual([
      { space: '2,5', order: 0 },
      { space: '3,2', order: 1 },
      { space: '3,5', order: 2 },
      { space: '5,3', order: 3 },
    ]);
  });

  test('never more than six, after any play', () => {
    fc.assert(
      fc.property(played({ maxInputs: 200 }), ({ games }) => {
        for (const game of games) {
          const names = namesOf(en, game.setup.colors);
          const model = modelIn(en, { game, names, you: game.turn.seat });
          const offered = SPACES.filter((space) => model.spaces[space].look !== 'plain');
          expect(offered.length).toBeLessThanOrEqual(6);
          expect(offered.length > 0).toBe(
            game.turn.phase.kind === 'toPlace' || game.turn.phase.kind === 'toDecide',
          );
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('what moves', () => {
  test('a take turns every staked pile into the taker’s color, one after another', () => {
    const { events } = cause(CHOSEN, { kind: 'take', seat: 0 });
    const took = events.find((event) => event.kind === 'took');
    if (took === undefined) throw new Error('nothing was taken');
    const moment = { kind: 'taking', seat: 0, took, ms: 540 } as const;
    const { spaces, outlined } = modelIn(en, { game: CHOSEN, isOpen: false, moment });
    expect(outlined).toMatchObject({ color: 'green', spaces: { length: 8 } });
    const moving = SPACES.filter((space) => spaces[space].motion !== null);
    expect(moving).toEqual(['2,2', '4,4', '6,4', '3,5']);
    expect(spaces['4,4'].motion).toEqual({
      kind: 'flip',
      delay: 60,
      ms: 360,
      into: { base: { color: 'green', claimed: true }, stake: null },
      evicted: { color: 'blue', claimed: false },
    });
    expect(spaces['3,5'].motion).toMatchObject({ delay: 180, evicted: null });
  });

  test('a bust shakes the map and sweeps what was lost', () => {
    const lost = ['2,2', '4,4'] as const;
    const moment = { kind: 'busting', seat: 0, roll: [1, 1, 1], lost, ms: 1600 } as const;
    const model = modelIn(en, { isOpen: false, moment });
    expect(model.shake).toBe(300);
    expect(SPACES.filter((space) => model.spaces[space].motion?.kind === 'sweep')).toEqual(lost);
  });

  test('the end lights the winner’s largest mine', () => {
    const { spaces } = modelIn(en, {
      isOpen: false,
      moment: { kind: 'ended', winners: [1], ms: 1400 },
    });
    const shining = SPACES.filter((space) => spaces[space].motion?.kind === 'shine');
    const mine = ['5,2', '6,2', '5,3', '6,3', '6,4', '4,5', '5,5', '6,5', '5,6', '6,6'];
    expect(shining).toEqual(mine);
  });
});
