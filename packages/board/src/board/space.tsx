import type { Space } from '@claim-it/rules';
import type { FunctionComponent, JSX } from 'preact';
import { memoDeep } from '../render/memoDeep.tsx';
import type { SpaceModel } from './model.ts';
import { Piles } from './piles.tsx';

type Props = {
  readonly model: SpaceModel;
  /** The one space of the board that Tab leads to. */
  readonly isEntry: boolean;
  readonly isRefused: boolean;
  readonly onTap: (space: Space) => void;
  readonly onEnter: (space: Space) => void;
};

const Refused = (): JSX.Element => (
  <svg class="refused-cross" viewBox="-53 -53 106 106" aria-hidden="true">
    <path d="M-16-16 16 16M16-16-16 16" />
  </svg>
);

/** One space: a real button over the map. */
export const SpaceButton: FunctionComponent<Props> = memoDeep(
  ({ model, isEntry, isRefused, onTap, onEnter }: Props): JSX.Element => {
    const { space, label, look } = model;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a real button, so that Enter, Space and touch work by themselves
      <button
        type="button"
        role="gridcell"
        class={`space ${look}`}
        data-space={space}
        aria-label={label}
        aria-selected={look === 'chosen'}
        tabIndex={isEntry ? 0 : -1}
        onClick={() => onTap(space)}
        onFocus={() => onEnter(space)}
      >
        <span class="coordinate" data-at={space} aria-hidden="true" />
        <Piles {...model} />
        {isRefused && <Refused />}
        <span class="focus-ring" />
      </button>
    );
  },
);
