import type { Position } from '@claim-it/kernel';
import { POSITION_BYTES, writePosition } from '@claim-it/kernel';
import { PLAYERS } from './arena.ts';
import { instantiate } from './wasm.ts';

/** The frozen players: by expected value, by a limit of 15 or 20 % for a bust, and at random. */
export type BaselineName = 'ev' | 'h15' | 'h20' | 'random';

export type Baselines = {
  /** The placement of a frozen player after a roll that is no bust, and whether it then takes; the seed breaks ties. */
  readonly place: (
    position: Position,
    cls: number,
    name: BaselineName,
    seed: number,
  ) => { readonly space: number; readonly takes: boolean };
  /** Whether it takes when the marker is already placed. */
  readonly takes: (position: Position, name: BaselineName, seed: number) => boolean;
};

const NO_ROLL = 255;
const TAKES = 64;

/** The frozen players on a table of their own. */
export const createBaselines = (): Baselines => {
  const wasm = instantiate();
  const view = new DataView(wasm.memory.buffer, wasm.askedAt(), POSITION_BYTES);
  const play = (position: Position, cls: number, name: BaselineName, seed: number): number => {
    writePosition(view, position);
    wasm.seed(seed);
    return wasm.playAsked(cls, PLAYERS[name]);
  };
  return {
    place: (position, cls, name, seed) => {
      const played = play(position, cls, name, seed);
      return { space: played % TAKES, takes: played >= TAKES };
    },
    takes: (position, name, seed) => play(position, NO_ROLL, name, seed) >= TAKES,
  };
};
