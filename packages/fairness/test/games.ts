import type { Game, GameRecord, Seat, Setup } from '@claim-it/rules';
import {
  apply,
  formatRecord,
  isOver,
  newGame,
  newRecord,
  recordEvent,
  turnOrder,
} from '@claim-it/rules';
import type { RandomNumbers, Temper } from '@claim-it/testkit';
import { lawfulInput, randomFrom } from '@claim-it/testkit';
import type { Chair, DiceVersion } from '../src/index.ts';
import { chairAt, proveRecord, rulesTextOf, shakerFor } from '../src/index.ts';
import type { DiceTable } from './table.ts';
import { begin, comeBack, goAway, openTable, roll } from './table.ts';
import { disturbOne, disturbTwo, readyBowl, replaceSome } from './unrest.ts';

/** A game played with fair dice, its log, and its record with the proof. */
export type ProvedGame = {
  readonly table: DiceTable;
  readonly record: GameRecord;
  readonly text: string;
};

type Play = {
  table: DiceTable;
  game: Game;
  record: GameRecord;
  readonly order: readonly Chair[];
  /** Draws which chairs get a stand-in or are joined; null in games without. */
  readonly standIns: RandomNumbers | null;
};

const goneOf = ({ game, order }: Play): readonly Chair[] =>
  game.departed.map((seat) => order[seat] ?? chairAt(0));

/** A roll needs a present player; if all have left for good, it never comes. */
const callSomebody = (play: Play): boolean => {
  const { ledger } = play.table;
  if (shakerFor(ledger, chairAt(0)) !== null) return true;
  const gone = goneOf(play);
  const back = ledger.away.find((player) => !gone.includes(player));
  if (back === undefined) return false;
  comeBack(play.table, back);
  return true;
};

const rollDiceOne = (play: Play, player: Chair, random: RandomNumbers): boolean => {
  disturbOne(play.table, random, goneOf(play));
  if (!callSomebody(play)) return false;
  roll(play.table, player, () => random() < 0.95);
  return true;
};

const rollDiceTwo = (play: Play, player: Chair, random: RandomNumbers): boolean => {
  const gone = goneOf(play);
  const hasBot = random() < 0.1;
  disturbTwo(play.table, random, gone);
  if (play.standIns !== null) replaceSome(play.table, play.standIns, gone);
  if (!readyBowl(play.table, player, gone, hasBot)) return false;
  if (random() < 0.1) disturbTwo(play.table, random, gone);
  if (!readyBowl(play.table, player, gone, hasBot)) return false;
  roll(play.table, player);
  return true;
};

const rollDice = (play: Play, random: RandomNumbers): boolean => {
  const player = play.order[play.game.turn.seat] ?? chairAt(0);
  const isOne = play.table.ledger.version === 1;
  return isOne ? rollDiceOne(play, player, random) : rollDiceTwo(play, player, random);
};

/** Plays the next input; false if none is possible. */
const playOn = (play: Play, random: RandomNumbers, temper: Temper): boolean => {
  let input = lawfulInput(play.game, random, temper);
  if (input.kind === 'dice') {
    if (!rollDice(play, random)) return false;
    const last = play.table.ledger.last;
    if (last === null) throw new Error('a roll was logged');
    input = { kind: 'dice', roll: last.roll };
  }
  const step = apply(play.game, input);
  if (!step.ok) throw new Error(`refused: ${JSON.stringify([input, step.reason])}`);
  play.game = step.value.game;
  play.record = step.value.events.reduce(recordEvent, play.record);
  if (input.kind === 'leave') noteDeparture(play, input.seat);
  return true;
};

const noteDeparture = ({ table, order }: Play, seat: Seat): void => {
  const player = order[seat] ?? chairAt(0);
  const isPerson = table.ledger.chairs[player] !== null;
  if (isPerson && !table.ledger.away.includes(player)) goAway(table, player);
};

export type GameOptions = {
  readonly setup: Setup;
  readonly seed: number;
  readonly temper: Temper;
  readonly maxInputs: number;
  readonly version: DiceVersion;
  /** Whether others shake for people who are away, and people take chairs of bots. */
  readonly hasStandIns?: boolean;
};

/** The shake of version 2, with all events that may come before it. */
const beginTwo = (table: DiceTable, random: RandomNumbers): void => {
  disturbTwo(table, random, []);
  readyBowl(table, chairAt(0), []);
  begin(table);
};

/** A valid game with lawful random play: people and bots, stirs, absences, lost keys. */
export const playProved = (options: GameOptions): ProvedGame => {
  const { setup, seed, temper, maxInputs, version, hasStandIns = false } = options;
  const random = randomFrom(seed);
  const persons = setup.colors.map((_, player) => player === 0 || random() < 0.7);
  const name = `game-${seed}`;
  const chains = { version, firstChain: seed % 1000 };
  const table = openTable(name, rulesTextOf({ setup }), persons, chains);
  if (version === 1) begin(table);
  else beginTwo(table, random);
  const order = turnOrder(setup.colors.length, table.ledger.first?.chair ?? 0).map(chairAt);
  const colors = order.map((player) => setup.colors[player] ?? 'green');
  const begun = newGame({ ...setup, colors });
  if (!begun.ok) throw new Error('no game');
  const tags = [
    { name: 'Game', value: 'Claim It!' },
    { name: 'Date', value: '2026-01-31' },
  ];
  const play: Play = {
    table,
    game: begun.value,
    record: newRecord(begun.value.setup, tags),
    order,
    standIns: hasStandIns ? randomFrom(seed ^ 0x57a4d) : null,
  };
  for (let inputs = 0; inputs < maxInputs && !isOver(play.game); inputs += 1)
    if (!playOn(play, random, temper)) break;
  const proved = proveRecord(play.record, table.opened, table.events);
  if (!proved.ok) throw new Error(`no proof: ${JSON.stringify(proved.reason)}`);
  return { table, record: proved.value, text: formatRecord(proved.value) };
};

const TEMPERS: readonly Omit<Temper, 'pass'>[] = [
  { take: 0.5, undo: 0.05, leave: 0 },
  { take: 0.2, undo: 0, leave: 0.004 },
  { take: 0.8, undo: 0, leave: 0.001 },
];

/** Old records stay readable: every fourth game is of version 1. */
const versionFor = (seed: number): DiceVersion => (seed % 4 === 3 ? 1 : 2);

/** In every fourth game turns are skipped. */
const passesIn = (seed: number): number => (seed % 4 === 2 ? 0.02 : 0);

/** The generated game number `seed`: version, seats, rules, temper and length are derived from it. */
export const generatedGame = (seed: number, version = versionFor(seed)): ProvedGame => {
  const random = randomFrom(seed ^ 0x5eed);
  const seats = 2 + Math.floor(random() * 4);
  const colors = (['green', 'blue', 'orange', 'red', 'violet'] as const).slice(0, seats);
  const variant = random() < 0.25 ? 'reuse' : 'standard';
  const drawn = TEMPERS[Math.floor(random() * TEMPERS.length)] ?? TEMPERS[0];
  const maxInputs = random() < 0.2 ? Math.floor(random() * 200) : 3000;
  if (drawn === undefined) throw new Error('there are tempers');
  const temper = { ...drawn, pass: passesIn(seed) };
  // At least every second game of version 2 has no stand-ins: a golden record is one of them.
  const hasStandIns = version === 2 && seed % 2 === 0;
  return playProved({ setup: { colors, variant }, seed, temper, maxInputs, version, hasStandIns });
};
