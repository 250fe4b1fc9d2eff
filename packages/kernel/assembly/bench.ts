// Positions from random play, to time the bust count on realistic input.
import { bust, bustCount, take } from './game';
import { rollAndPlace, wantsToTake } from './play';
import * as position from './position';
import { next } from './random';

const SAMPLES: usize = 1024;
const samples: usize = memory.data(1024 * 80, 16);
const table: usize = memory.data(80, 16);

/** Plays one turn and keeps one position in 64 that follow a placement; returns the new end of the samples. */
function sampleTurn(start: usize, limit: usize): usize {
  let end = start;
  let bits = next();
  while (rollAndPlace(table, bits)) {
    if (end < limit && (bits & 63) === 0) {
      position.copy(table, end);
      end += position.POSITION_BYTES;
    }
    if (wantsToTake(bits)) {
      take(table);
      return end;
    }
    bits = next();
  }
  bust(table);
  return end;
}

/** Fills the samples from games of random play. */
export function sample(seats: u32, variant: u32): void {
  const limit = samples + SAMPLES * position.POSITION_BYTES;
  let end = samples;
  while (end < limit) {
    position.reset(table, seats, variant);
    while (position.left(table) !== 0) end = sampleTurn(end, limit);
  }
}

/** The mean bust count of the samples, computed `rounds` times: 1024 bust counts a round. */
export function meanBustCount(rounds: u32): f64 {
  const limit = samples + SAMPLES * position.POSITION_BYTES;
  let total: i64 = 0;
  for (let round: u32 = 0; round < rounds; round++)
    for (let p = samples; p < limit; p += position.POSITION_BYTES) total += bustCount(p) as i64;
  return (total as f64) / ((rounds as f64) * (SAMPLES as f64));
}
