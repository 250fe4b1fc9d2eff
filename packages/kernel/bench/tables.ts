// What the dice allow, for the runner-up: a mask is two 18-bit integers, rows 1 to 3 and rows 4 to 6.

export const HALF: number = (1 << 18) - 1;

/** Two words for each entry: low half, then high half. */
export const ROLL_MASKS: Int32Array = new Int32Array(216 * 2);
export const SQUATTER_MASKS: Int32Array = new Int32Array(64 * 216 * 2);
export const THIRDS: Uint8Array = new Uint8Array(216 * 36);

/** Two words for each entry: 20 rolls without a pair and 6 triples, then 30 pairs. */
export const CLAIM_ROLLS: Int32Array = new Int32Array(6 * 64 * 2);
export const SQUATTER_ROLLS: Int32Array = new Int32Array(64 * 6 * 64 * 2);

type Words = readonly [first: number, second: number];

const orInto = (table: Int32Array, entry: number, [first, second]: Words): void => {
  table[entry * 2] = (table[entry * 2] ?? 0) | first;
  table[entry * 2 + 1] = (table[entry * 2 + 1] ?? 0) | second;
};

const spaceBit = (space: number): Words => (space < 18 ? [1 << space, 0] : [0, 1 << (space - 18)]);

const PIPS = [0, 1, 2, 3, 4, 5];

const bits = new Map<string, Words>();
let [different, pairs, triples] = [0, 0, 20];
for (const a of PIPS)
  for (const b of PIPS.slice(a))
    for (const c of PIPS.slice(b)) {
      const key = [a, b, c].join();
      if (a === c) bits.set(key, [1 << triples++, 0]);
      else if (a === b || b === c) bits.set(key, [0, 1 << pairs++]);
      else bits.set(key, [1 << different++, 0]);
    }

/** Enters one way to use the dice of an outcome: column, row, and the third for the marker. */
const enterWay = (
  outcome: number,
  roll: Words,
  [column, row, third]: readonly [number, number, number],
): void => {
  const space = column + 6 * row;
  orInto(ROLL_MASKS, outcome, spaceBit(space));
  THIRDS[outcome * 36 + space] = third;
  for (let columns = 0; columns < 64; columns += 1)
    if ((columns >> column) & 1) orInto(CLAIM_ROLLS, row * 64 + columns, roll);
  for (let used = 0; used < 64; used += 1) {
    if ((used >> third) & 1) continue;
    orInto(SQUATTER_MASKS, used * 216 + outcome, spaceBit(space));
    for (let columns = 0; columns < 64; columns += 1)
      if ((columns >> column) & 1) orInto(SQUATTER_ROLLS, (used * 6 + row) * 64 + columns, roll);
  }
};

for (const a of PIPS)
  for (const b of PIPS)
    for (const c of PIPS) {
      const outcome = a * 36 + b * 6 + c;
      const roll = bits.get([a, b, c].sort().join()) ?? [0, 0];
      enterWay(outcome, roll, [a, b, c]);
      enterWay(outcome, roll, [b, a, c]);
      enterWay(outcome, roll, [a, c, b]);
      enterWay(outcome, roll, [c, a, b]);
      enterWay(outcome, roll, [b, c, a]);
      enterWay(outcome, roll, [c, b, a]);
    }
