import type { Game, Input, Phase, Pip, Roll, Space, Stake } from '@claim-it/rules';
import { columnOf, PIPS, rollOf, rowOf, SPACES, spaceAt } from '@claim-it/rules';

/** A transformation of the whole table, numbers included, that does not change the game. */
export type Symmetry = {
  readonly name: string;
  readonly pip: (pip: Pip) => Pip;
  readonly space: (space: Space) => Space;
  readonly roll: (roll: Roll) => Roll;
  readonly input: (input: Input) => Input;
  readonly game: (game: Game) => Game;
};

const same = (pip: Pip): Pip => pip;
const turned = (pip: Pip): Pip => PIPS[PIPS.length - pip] ?? pip;

const symmetry = (name: string, pip: (pip: Pip) => Pip, transposes: boolean): Symmetry => {
  const space = (from: Space): Space => {
    const [column, row] = [pip(columnOf(from)), pip(rowOf(from))];
    return transposes ? spaceAt({ column: row, row: column }) : spaceAt({ column, row });
  };
  const roll = ([a, b, c]: Roll): Roll => rollOf(pip(a), pip(b), pip(c));
  const stake = (from: Stake): Stake => {
    if (from.kind === 'squatter') return { kind: 'squatter', number: pip(from.number) };
    return { kind: 'claim', covers: from.covers === null ? null : pip(from.covers) };
  };
  const phase = (from: Phase): Phase => {
    if (from.kind === 'toPlace') return { kind: 'toPlace', roll: roll(from.roll) };
    if (from.kind !== 'toDecide' || from.undoable === null) return from;
    const { undoable } = from;
    const before = undoable.before === null ? null : stake(undoable.before);
    return {
      kind: 'toDecide',
      undoable: { roll: roll(undoable.roll), space: space(undoable.space), before },
    };
  };
  const input = (from: Input): Input => {
    if (from.kind === 'dice') return { kind: 'dice', roll: roll(from.roll) };
    return from.kind === 'place' ? { ...from, space: space(from.space) } : from;
  };
  const game = (from: Game): Game => {
    const board = { ...from.board };
    const stakes: Partial<Record<Space, Stake>> = {};
    for (const old of SPACES) {
      board[space(old)] = from.board[old];
      const lying = from.turn.stakes[old];
      if (lying !== undefined) stakes[space(old)] = stake(lying);
    }
    return { ...from, board, turn: { ...from.turn, stakes, phase: phase(from.turn.phase) } };
  };
  return { name, pip, space, roll, input, game };
};

/** The four symmetries of the game. */
export const SYMMETRIES: readonly Symmetry[] = [
  symmetry('identity', same, false),
  symmetry('transposition', same, true),
  symmetry('half turn', turned, false),
  symmetry('half turn and transposition', turned, true),
];
