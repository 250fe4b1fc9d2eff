import type { MatchStep } from '@claim-it/client/model';
import type { Game, Pip, Placement, Roll, Space } from '@claim-it/rules';
import { columnOf, rowOf } from '@claim-it/rules';
import { offersIn } from './offers.ts';

/** The meaning of a die once a space is chosen. */
export type DieRole = 'column' | 'row' | 'squatter' | 'claim';

export type TrayDie = {
  readonly pip: Pip;
  readonly role: DieRole | null;
  /** The position from the left: once a space is chosen, column, row and the third die. */
  readonly slot: 0 | 1 | 2;
};

export type Dice = {
  readonly faces: readonly TrayDie[];
  /** The roll is finished: the dice are dimmed until the next. */
  readonly isSpent: boolean;
};

const SLOTS: Readonly<Record<DieRole, TrayDie['slot']>> = {
  column: 0,
  row: 1,
  squatter: 2,
  claim: 2,
};

/** Gives the dice their parts: the first that fits is the column, the next the row, the third is left. */
const rolesFor = (roll: Roll, { space, stake }: Placement): readonly DieRole[] => {
  const roles: (DieRole | null)[] = [null, null, null];
  const give = (pip: Pip, role: DieRole): void => {
    const index = roll.findIndex((one, at) => one === pip && roles[at] === null);
    if (index >= 0) roles[index] = role;
  };
  give(columnOf(space), 'column');
  give(rowOf(space), 'row');
  const rest: DieRole = stake.kind === 'squatter' ? 'squatter' : 'claim';
  return roles.map((role) => role ?? rest);
};

/** The dice as they fell, lowest first. */
export const plainFaces = (roll: Roll): readonly TrayDie[] =>
  roll.map((pip, place) => ({ pip, role: null, slot: place as TrayDie['slot'] }));

/** The last visible roll, of any player. */
export const lastRoll = (steps: readonly MatchStep[]): Roll | null => {
  for (const step of steps.toReversed())
    for (const event of step.events.toReversed()) if (event.kind === 'rolled') return event.roll;
  return null;
};

const rollIn = ({ phase }: Game['turn']): Roll | null => {
  if (phase.kind === 'toPlace') return phase.roll;
  return phase.kind === 'toDecide' ? (phase.undoable?.roll ?? null) : null;
};

/** The dice on the table; a highlighted lit space shows their roles there. */
export const diceOf = (game: Game, last: Roll | null, looked: Space | null): Dice => {
  const roll = rollIn(game.turn);
  if (roll === null) return { faces: last === null ? [] : plainFaces(last), isSpent: true };
  const { placements, chosen } = offersIn(game);
  const rolesAt = (at: Space | null): readonly DieRole[] | null => {
    const placement = placements.find(({ space }) => space === at);
    return placement === undefined ? null : rolesFor(roll, placement);
  };
  const lying = rolesAt(chosen);
  const told = rolesAt(looked) ?? lying;
  const faces = plainFaces(roll).map((face, place): TrayDie => {
    const part = lying?.[place];
    return {
      ...face,
      role: told?.[place] ?? null,
      slot: part === undefined ? face.slot : SLOTS[part],
    };
  });
  return { faces, isSpent: false };
};
