import type { BoardModel, Numeral, SpaceModel } from '@claim-it/board';
import { ArtDefs, Board, ROWS, ThreeDice } from '@claim-it/board';
import type { Pip, Roll, Space } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

const ROLL: Roll = [2, 3, 5];
const LIT: readonly Space[] = ['2,3', '2,5', '3,2', '3,5', '5,2', '5,3'];
const PLAIN: Record<Pip, Numeral> = {
  1: 'plain',
  2: 'lit',
  3: 'lit',
  4: 'plain',
  5: 'lit',
  6: 'plain',
};

/** A space of this page: lit ones preview the squatter, the chosen one holds it. */
const modelOf = (space: Space, chosen: Space | null): SpaceModel => {
  const third = ROLL.find((pip) => !space.includes(String(pip))) ?? 1;
  const look = space === chosen ? 'chosen' : LIT.includes(space) ? 'lit' : 'plain';
  return {
    space,
    printed: space,
    label: `${space}: ${look}`,
    look,
    holds: {
      base: space === '4,4' ? { color: 'orange', claimed: true } : null,
      stake: look === 'plain' ? null : { kind: 'squatter', number: third },
      isGhost: look === 'lit',
      isLifted: look === 'chosen',
    },
    motion: null,
  };
};

const boardOf = (chosen: Space | null): BoardModel => ({
  label: 'Board',
  legend: { column: 'Column', row: 'Row', lastRoundAt: 'Last round at', calls: [] },
  isOpen: true,
  spaces: Object.fromEntries(ROWS.flat().map((space) => [space, modelOf(space, chosen)])) as Record<
    Space,
    SpaceModel
  >,
  columns: PLAIN,
  rows: PLAIN,
  blooms: LIT.filter((space) => space !== chosen).map((space, order) => ({ space, order })),
  mines: [{ color: 'orange', spaces: ['4,4'] }],
  outlined: null,
  shake: null,
});

/** The smallest page with a board: six spaces can be chosen, and every press has a visible response. */
export const Example = (): JSX.Element => {
  const chosen = useSignal<Space | null>(null);
  const said = useSignal('Choose a lit space.');
  return (
    <>
      <ArtDefs />
      <Board
        model={boardOf(chosen.value)}
        onChoose={(space) => {
          chosen.value = space;
          said.value = `You chose ${space}.`;
        }}
        onRefused={(space) => {
          said.value = `${space} is not lit.`;
        }}
      />
      <p role="status">{said.value}</p>
      <p>
        <ThreeDice roll={ROLL} size={40} />
      </p>
    </>
  );
};
