import type { Match } from '@claim-it/client/model';
import type { Space } from '@claim-it/rules';
import { groupsOf } from '@claim-it/rules';
import type { Signal } from '@preact/signals';
import { text } from '../../kit/text/texts.ts';
import { offersIn } from '../model/offers.ts';
import { startSounds } from '../moments/sounds.ts';
import { announce } from '../speech/announcer.ts';
import { sayStatus } from '../speech/live.tsx';
import type { Stage } from '../stage/stage.ts';
import type { TableKeys } from './keyboard.ts';
import { startKeyboard } from './keyboard.ts';
import { startSkipping } from './skipping.ts';

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

type Wanted = Omit<TableKeys, 'lit' | 'status' | 'mine'> & {
  readonly isMineShown: Signal<boolean>;
};

/** Keys, skipping and sounds of a table, until the returned function is called. */
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
