import type { Space } from '@claim-it/rules';
import type { FunctionComponent, JSX } from 'preact';
import type { Cut, Holds } from '../art/pile.tsx';
import { Pile, stackOf } from '../art/pile.tsx';
import { memoDeep } from '../render/memoDeep.tsx';
import { Mark } from './mark.tsx';
import type { SpaceModel } from './model.ts';

/** The animation of a picture; null at rest. */
type Moving = { readonly name: string; readonly delay: number; readonly ms: number };

/** One picture of a pile that may be animated separately. */
type Part = Moving & {
  /** The same picture keeps its key, so that it is not rendered again when an animation begins or ends. */
  readonly key: string;
  readonly holds: Holds;
  readonly cut: Cut | undefined;
};

const STILL: Moving = { name: '', delay: 0, ms: 0 };

const partOf = (holds: Holds, moving: Moving, cut?: Cut): Part => ({
  key: JSON.stringify([holds, cut]),
  holds,
  cut,
  ...moving,
});

/** The part below a disc stays, the rest moves. */
const cutAt = (holds: Holds, at: number, moving: Moving): readonly Part[] => [
  partOf(holds, STILL, { part: 'below', at }),
  partOf(holds, moving, { part: 'above', at }),
];

/** The newest marker is always a separate picture, because it drops in. */
const lying = (holds: Holds, moving: Moving): readonly Part[] =>
  holds.stake !== null && !holds.isGhost
    ? cutAt(holds, stackOf(holds).layers.length - 1, moving)
    : [partOf(holds, moving)];

/** The pictures of one space, the lowest first. */
const partsOf = ({ holds, motion }: SpaceModel): readonly Part[] => {
  if (motion === null) return lying(holds, STILL);
  const { kind, delay, ms } = motion;
  const named = (name: string): Moving => ({ name, delay, ms });
  switch (kind) {
    case 'drop':
      return lying(holds, named(kind));
    case 'sweep':
      return holds.base === null ? [partOf(holds, named(kind))] : cutAt(holds, 1, named(kind));
    case 'shine':
      return [partOf(holds, named(kind))];
    case 'flip': {
      const { into, evicted } = motion;
      const half = ms * 0.45;
      const turned = [
        partOf(holds, { name: 'flip-out', delay, ms: half }),
        partOf(into, { name: 'flip-in', delay: delay + half, ms: ms * 0.55 }),
      ];
      if (evicted === null) return turned;
      const leaving = { name: 'evicted', delay: delay + ms * 0.2, ms: ms * 0.9 };
      return [partOf({ base: evicted, stake: null }, leaving), ...turned];
    }
  }
};

const seedOf = (space: Space): number => Number(space[0]) + 6 * Number(space[2]);

const Picture = memoDeep(
  ({ holds, cut, seed }: Pick<Part, 'holds' | 'cut'> & { readonly seed: number }): JSX.Element => (
    <Pile {...holds} cut={cut} seed={seed} />
  ),
);

const isBare = ({ base, stake, squatterBelow = null }: Holds): boolean =>
  base === null && stake === null && squatterBelow === null;

/** The pile of one space, at rest or animated: every picture is an element that can move without a repaint. */
const layersOf = (model: SpaceModel): readonly JSX.Element[] =>
  partsOf(model).map(({ key, holds, cut, name, delay, ms }) => (
    <span
      key={key}
      class={`layer ${name}`}
      style={
        name === '' ? undefined : { animationDelay: `${delay}ms`, animationDuration: `${ms}ms` }
      }
    >
      <Picture holds={holds} cut={cut} seed={seedOf(model.space)} />
    </span>
  ));

type Props = {
  readonly model: SpaceModel;
  /** The one space that Tab reaches. */
  readonly isEntry: boolean;
  readonly isRefused: boolean;
  readonly onTap: (space: Space) => void;
  readonly onEnter: (space: Space) => void;
};

/** One space: a real button over the map. */
export const SpaceButton: FunctionComponent<Props> = memoDeep(
  ({ model, isEntry, isRefused, onTap, onEnter }: Props): JSX.Element => {
    const { space, printed, label, look, mark = null, isPointed = false } = model;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a real button, so that Enter, Space and touch work natively
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
        <span class="coordinate" data-at={printed} aria-hidden="true" />
        {!isBare(model.holds) && layersOf(model)}
        {mark !== null && <Mark mark={mark} />}
        {isPointed && <span class="pointer-ring" />}
        {isRefused && (
          <svg class="refused-cross" viewBox="-53 -53 106 106" aria-hidden="true">
            <path d="M-16-16 16 16M16-16-16 16" />
          </svg>
        )}
        <span class="focus-ring" />
      </button>
    );
  },
);
