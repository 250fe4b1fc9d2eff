// The key numbers of a seat's spaces: those that decide the game and those that indicate where it is going.
import { FULL } from '../../kernel/assembly/tables';
import { spread } from './symmetries';

/** A survey is sixteen bytes: one for each number below, the rest spare. */
export const SURVEY_BYTES: usize = 16;

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

/** The largest group of claimed spaces alone, which cannot be broken. */
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

/** Open spaces beside the largest group. */
@inline
export function frontIn(survey: usize): i32 {
  return load<u8>(survey, 6);
}

/** Those of them without an owner. */
@inline
export function freeIn(survey: usize): i32 {
  return load<u8>(survey, 7);
}

/** Open spaces one step further away. */
@inline
export function ringIn(survey: usize): i32 {
  return load<u8>(survey, 8);
}

/** Open spaces that would join the largest group to another. */
@inline
export function bridgesIn(survey: usize): i32 {
  return load<u8>(survey, 9);
}

/** The largest group of claimed spaces that one more claim could make. */
@inline
export function solidReachIn(survey: usize): i32 {
  return load<u8>(survey, 10);
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

// The results of the last call of `listGroups`.
/** The largest group, or all groups of that size. */
let largest: u64 = 0;
let first: i32 = 0;
let second: i32 = 0;
let reach: i32 = 0;
/** Spaces adjacent to several groups. */
let shared: u64 = 0;

/** Finds the groups of a mask, and the effect of one more of the `extra` spaces. */
function listGroups(mask: u64, extra: u64): void {
  let groups: usize = 0;
  let near: u64 = 0;
  largest = 0;
  first = 0;
  second = 0;
  reach = mask == 0 ? 1 : 0;
  shared = 0;
  for (let rest = mask; rest != 0; ) {
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
      largest = group;
    } else {
      if (size == first) largest |= group;
      second = max(second, size);
    }
    const halo = spread(group) & extra;
    if (halo != 0) reach = max(reach, size + 1);
    shared |= near & halo;
    near |= halo;
    store<i32>(sizes + (groups << 2), size);
    store<u64>(halos + (groups << 3), halo);
    groups += 1;
  }
  reach = max(max(reach, first), bestBridge(shared, groups));
}

/**
 * Fills the survey of a seat that owns `own`, where `claimed` is closed for good and `owned` are all seats' spaces. `known` is
 * a survey of the seat with the same claimed spaces, of all seats, or 0.
 */
export function surveySeat(own: u64, claimed: u64, owned: u64, known: usize, to: usize): void {
  const open = FULL & ~claimed & ~own;
  const solid = own & claimed;
  listGroups(own, open);
  const near = spread(largest);
  const front = near & open;
  const ring = spread(near & (own | open)) & open & ~front;
  store<u8>(to, first as u8, 0);
  store<u8>(to, second as u8, 1);
  store<u8>(to, reach as u8, 3);
  store<u8>(to, popcnt<u64>(solid) as u8, 4);
  store<u8>(to, popcnt<u64>(own) as u8, 5);
  store<u8>(to, popcnt<u64>(front) as u8, 6);
  store<u8>(to, popcnt<u64>(front & ~owned) as u8, 7);
  store<u8>(to, popcnt<u64>(ring) as u8, 8);
  store<u8>(to, popcnt<u64>(front & shared) as u8, 9);
  if (known != 0) {
    store<u8>(to, load<u8>(known, 2), 2);
    return store<u8>(to, load<u8>(known, 10), 10);
  }
  listGroups(solid, FULL & ~claimed);
  store<u8>(to, first as u8, 2);
  store<u8>(to, reach as u8, 10);
}
