import type { Space } from '@claim-it/rules';
import { groupsOf } from '@claim-it/rules';
import type { Signal } from '@preact/signals';
import { text } from '../app/texts.ts';
import type { Match } from '../match/types.ts';
import { announce } from './announcer.ts';
import type { TableKeys } from './keyboard.ts';
import { startKeyboard } from './keyboard.ts';
import { sayStatus } from './live.tsx';
import { startSkipping } from './moments/skipping.ts';
import { startSounds } from './moments/sounds.ts';
import { offersIn } from './offers.ts';
import type { Stage } from './stage.ts';

const litIn = ({ shown, isBusy }: Stage): readonly Space[] =>
  isBusy.peek()
    ? []
    : offersIn(shown.peek().game)
        .placements.map(({ space }) => space)
        .sort();

const sayMine = ({ shown }: Stage): void => {
  const { board, turn } = shown.peek().game;
  announce(text().table.live.largestMine(groupsOf(board, turn.seat)[0]?.length ?? 0));
};

type Wanted = Pick<TableKeys, 'roll' | 'take' | 'notes' | 'sound' | 'hint' | 'help' | 'close'> & {
  readonly isMineShown: Signal<boolean>;
};

/** Keys, skipping and sounds of a table, until the answer is called. */
export const startTableKeys = (
  match: Match,
  stage: Stage,
  { isMineShown, ...wanted }: Wanted,
): (() => void) => {
  const stops = [
    startSkipping(stage),
    startSounds(match, stage),
    startKeyboard({
      ...wanted,
      lit: () => litIn(stage),
      status: () => sayStatus(match, stage),
      mine: () => {
        isMineShown.value = !isMineShown.peek();
        if (isMineShown.peek()) sayMine(stage);
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
