import type { HouseControls } from '@claim-it/client/model';
import type { FakeMatch } from '@claim-it/client/testing/fakeMatch.ts';
import { fakeMatch, handClock } from '@claim-it/client/testing/fakeMatch.ts';
import type { Choice, Game } from '@claim-it/rules';
import { cause, draw } from '@claim-it/testkit';
import { signal } from '@preact/signals';
import { createStage } from '../../src/table/stage/stage.ts';
import type { PlayedTable } from '../../src/table/state/tableModel.ts';
import { createTableModel } from '../../src/table/state/tableModel.ts';

/** The table of the design: Orange has called the last round, Green has rolled 2-3-5. */
export const DESIGN: Game = draw(
  `6 | B   b   G   g   O   O
   5 | G   g   .   O   O   O
   4 | .   G   g   b1* .   o6
   3 | b   B   .   B   o   O
   2 | B   g*  .   b   O   O
   1 | O   G   g   B   .   b
       1   2   3   4   5   6`,
  { seats: 'gob', mover: 'g', roll: '235', left: 2 },
);

/** The same with squatter 2 on 3,5. */
export const CHOSEN: Game = cause(DESIGN, { kind: 'place', seat: 0, space: '3,5' }).game;

export type TestTable = {
  readonly table: PlayedTable;
  readonly match: FakeMatch;
  /** What people sent, in order. */
  readonly sent: readonly Choice[];
};

/** What a table of a server adds; a wish for the next game is open unless told. */
export const houseControls = (changes: Partial<HouseControls> = {}): HouseControls => ({
  rematch: () => {},
  again: signal({ kind: 'ask' }),
  hasBotsForLeavers: false,
  isWatching: signal(false),
  watchers: signal(0),
  isSending: signal(false),
  untilAgain: () => null,
  ...changes,
});

/** A table whose match follows the calls of the test; `b` in the pattern is a bot. */
export const tableOf = (game: Game, pattern: string): TestTable => {
  const sent: Choice[] = [];
  const fake = fakeMatch(game, pattern);
  const match: FakeMatch = {
    ...fake,
    record: async () => 'a record',
    send: (choice) => {
      sent.push(choice);
      fake.cause(choice);
      return Promise.resolve({ ok: true, value: [] });
    },
  };
  return { table: createTableModel(match, createStage(match, handClock())), match, sent };
};
