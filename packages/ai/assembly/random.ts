// xoroshiro128+ whose state can be read and set, so that training resumes exactly where it stopped.

let first: u64 = 0x9e3779b97f4a7c15;
let second: u64 = 0xd1b54a32d192ed03;

function mixed(value: u64): u64 {
  let bits = value;
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
  return bits ^ (bits >> 31);
}

/** Equal seeds give equal sequences. */
export function seed(value: u32): void {
  first = mixed((value as u64) + 0x9e3779b97f4a7c15);
  second = mixed((value as u64) + 0x3c6ef372fe94f82a);
}

export function saveRandom(to: usize): void {
  store<u64>(to, first);
  store<u64>(to, second, 8);
}

export function restoreRandom(from: usize): void {
  first = load<u64>(from);
  second = load<u64>(from, 8);
}

export function next(): u64 {
  const a = first;
  const b = second ^ a;
  const result = a + second;
  first = rotl<u64>(a, 24) ^ b ^ (b << 16);
  second = rotl<u64>(b, 37);
  return result;
}

/** A number from 0 to n - 1. */
export function below(n: u32): u32 {
  return (((next() >> 32) * (n as u64)) >> 32) as u32;
}

/** A number in [0, 1). */
export function unit(): f32 {
  return ((next() >> 40) as f32) / (16777216.0 as f32);
}
