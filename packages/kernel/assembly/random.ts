// xoroshiro128+: fast, good enough for simulation, the same sequence on every device. Never for real dice.

const STRIDE: u64 = (0x9e3779b9 << 32) | 0x7f4a7c15;
const MIX_1: u64 = (0xbf58476d << 32) | 0x1ce4e5b9;
const MIX_2: u64 = (0x94d049bb << 32) | 0x133111eb;

let first: u64 = STRIDE;
let second: u64 = MIX_1;

function splitMix(state: u64): u64 {
  let mixed = state;
  mixed = (mixed ^ (mixed >> 30)) * MIX_1;
  mixed = (mixed ^ (mixed >> 27)) * MIX_2;
  return mixed ^ (mixed >> 31);
}

/** Equal seeds give equal sequences. */
export function seed(value: u32): void {
  first = splitMix((value as u64) + STRIDE);
  second = splitMix((value as u64) + 2 * STRIDE);
}

/** Writes the state, sixteen bytes, so that a run can be resumed exactly. */
export function saveRandom(to: usize): void {
  store<u64>(to, first);
  store<u64>(to, second, 8);
}

export function restoreRandom(from: usize): void {
  first = load<u64>(from);
  second = load<u64>(from, 8);
}

// The state in two variables of a caller's own: a loop that draws often keeps it in registers.

export function firstState(): u64 {
  return first;
}

export function secondState(): u64 {
  return second;
}

/** Ends what began with `firstState` and `secondState`. */
export function keepState(a: u64, b: u64): void {
  first = a;
  second = b;
}

/** The bits of a state; the high bits are of better quality. */
export function bitsOf(a: u64, b: u64): u64 {
  return a + b;
}

export function firstAfter(a: u64, b: u64): u64 {
  const mixed = b ^ a;
  return rotl<u64>(a, 24) ^ mixed ^ (mixed << 16);
}

export function secondAfter(a: u64, b: u64): u64 {
  return rotl<u64>(b ^ a, 37);
}

/** The next 64 random bits. */
export function next(): u64 {
  const a = first;
  const b = second;
  keepState(firstAfter(a, b), secondAfter(a, b));
  return bitsOf(a, b);
}

/** A number from 0 to n - 1; `n` must fit 32 bits. */
export function below(n: u32): u32 {
  return (((next() >> 32) * (n as u64)) >> 32) as u32;
}

/** A number from 0 (inclusive) to 1 (exclusive). */
export function unit(): f32 {
  return ((next() >> 40) as f32) / (16777216.0 as f32);
}
