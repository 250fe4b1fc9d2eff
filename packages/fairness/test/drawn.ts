import type { DiceTable } from './table.ts';
import {
  begin,
  comeBack,
  goAway,
  join,
  log,
  loseKey,
  openTable,
  reseed,
  roll,
  standIn,
  stir,
} from './table.ts';

const STEPS = {
  s: stir,
  r: roll,
  w: goAway,
  c: comeBack,
  k: loseKey,
  n: reseed,
  i: standIn,
  j: join,
} as const;
const isStep = (kind: string): kind is keyof typeof STEPS => kind in STEPS;

/** Plays a sequence in the document's notation: `s0s1bh s0s1r0 w1`. */
export const play = (table: DiceTable, steps: string): DiceTable => {
  for (const [code, kind = '', player] of steps.matchAll(/([a-z])([0-9h])/g)) {
    if (code === 'bh') begin(table);
    else if (code === 'ah') log(table, { kind: 'anchored', owner: 'house', tip: table.freshTip() });
    else if (isStep(kind)) STEPS[kind](table, Number(player));
    else throw new Error(`no step: ${code}`);
  }
  return table;
};

/** A game of version 2; p is a person, b a bot. */
export const drawn = (players: string, steps: string): DiceTable => {
  const persons = [...players].map((one) => one === 'p');
  return play(openTable('g1', 'std.1', persons, { version: 2 }), steps);
};
