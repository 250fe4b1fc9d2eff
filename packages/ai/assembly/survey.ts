// What a seat's spaces amount to: the numbers that decide the game and those that tell where it is going.
import { largestGroup } from '../../kernel/assembly/game';
import { FULL } from '../../kernel/assembly/tables';
import { spread } from './board';

/** A survey is eight bytes: one for each number below, two spare. */
export const SURVEY_BYTES: usize = 8;

const sizes: usize = memory.data(18 * 4, 16);
const halos: usize = memory.data(18 * 8, 16);

@inline
export function groupIn(survey: usize): i32 {
  return load<u8>(survey, 0);
}

@inline
export function secondIn(survey: usize): i32 {
  return load<u8>(survey, 1);
}

/** The largest group of claimed spaces alone: nobody can break it. */
@inline
export function solidIn(survey: usize): i32 {
  return load<u8>(survey, 2);
}

/** The largest group that one more space could make. */
@inline
export function reachIn(survey: usize): i32 {
  return load<u8>(survey, 3);
}

@inline
export function claimsIn(survey: usize): i32 {
  return load<u8>(survey, 4);
}

@inline
export function spacesIn(survey: usize): i32 {
  return load<u8>(survey, 5);
}

/** Orders seats as the rules do: group, then claims, then spaces. */
@inline
export function scoreIn(survey: usize): i32 {
  return groupIn(survey) * 10000 + claimsIn(survey) * 100 + spacesIn(survey);
}

/** The largest group that one of the spaces between several groups would join. */
function bestBridge(bridges: u64, groups: usize): i32 {
  let best: i32 = 0;
  for (let rest = bridges; rest != 0; rest &= rest - 1) {
    const space = rest & (0 - rest);
    let joined: i32 = 1;
    for (let group: usize = 0; group < groups; group++)
      if (load<u64>(halos + (group << 3)) & space) joined += load<i32>(sizes + (group << 2));
    best = max(best, joined);
  }
  return best;
}

/** Fills the survey of a seat that owns `own` where `claimed` is closed for good. */
export function surveySeat(own: u64, claimed: u64, to: usize): void {
  const open = FULL & ~claimed & ~own;
  let first: i32 = 0;
  let second: i32 = 0;
  let reach: i32 = own == 0 ? 1 : 0;
  let once: u64 = 0;
  let twice: u64 = 0;
  let groups: usize = 0;
  let rest = own;
  while (rest != 0) {
    let group = rest & (0 - rest);
    let before: u64 = 0;
    while (group != before) {
      before = group;
      group = spread(group) & rest;
    }
    rest &= ~group;
    const size = popcnt<u64>(group) as i32;
    if (size > first) {
      second = first;
      first = size;
    } else if (size > second) second = size;
    const halo = spread(group) & open;
    if (halo != 0) reach = max(reach, size + 1);
    twice |= once & halo;
    once |= halo;
    store<i32>(sizes + (groups << 2), size);
    store<u64>(halos + (groups << 3), halo);
    groups += 1;
  }
  reach = max(max(reach, first), bestBridge(twice, groups));
  const solid = own & claimed;
  store<u8>(to, first as u8, 0);
  store<u8>(to, second as u8, 1);
  store<u8>(to, largestGroup(solid) as u8, 2);
  store<u8>(to, reach as u8, 3);
  store<u8>(to, popcnt<u64>(solid) as u8, 4);
  store<u8>(to, popcnt<u64>(own) as u8, 5);
}
