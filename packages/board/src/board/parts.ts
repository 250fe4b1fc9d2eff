import type { Cut } from '../art/pile.tsx';
import type { Holds } from '../art/stack.ts';
import { stackOf } from '../art/stack.ts';
import type { Motion, SpaceModel } from './model.ts';

/** One picture of a pile that may move by itself. */
export type Part = {
  /** The same picture keeps its key, so that it is not drawn anew when a movement begins or ends. */
  readonly key: string;
  readonly holds: Holds;
  readonly cut: Cut | undefined;
  /** How it moves; empty at rest. */
  readonly name: string;
  readonly delay: number;
  readonly ms: number;
};

const STILL = { name: '', delay: 0, ms: 0 } as const;

const stakeKey = ({ stake }: Holds): string => {
  if (stake === null) return '';
  return `${stake.kind} ${stake.kind === 'claim' ? stake.covers : stake.number}`;
};

const keyOf = (holds: Holds, cut: Cut | undefined): string => {
  const { base, isGhost = false, isLifted = false, squatterBelow = null } = holds;
  const below = `${base?.color} ${base?.claimed}`;
  return `${below} ${stakeKey(holds)} ${isGhost} ${isLifted} ${squatterBelow} ${cut?.part} ${cut?.at}`;
};

type Moving = Pick<Part, 'name' | 'delay' | 'ms'>;

const partOf = (holds: Holds, moving: Moving = STILL, cut?: Cut): Part => ({
  key: keyOf(holds, cut),
  holds,
  cut,
  ...moving,
});

/** What lies below a disc stays, the rest moves. */
const cutAt = (holds: Holds, at: number, moving: Moving = STILL): readonly Part[] => [
  partOf(holds, STILL, { part: 'below', at }),
  partOf(holds, moving, { part: 'above', at }),
];

const isAtRisk = ({ stake, isGhost = false }: Holds): boolean => stake !== null && !isGhost;

/** The marker laid last is always a picture of its own: it falls when it comes. */
const lying = (holds: Holds, moving: Moving = STILL): readonly Part[] =>
  isAtRisk(holds)
    ? cutAt(holds, stackOf(holds).layers.length - 1, moving)
    : [partOf(holds, moving)];

const flip = (
  holds: Holds,
  { into, evicted, delay, ms }: Extract<Motion, { kind: 'flip' }>,
): readonly Part[] => [
  ...(evicted === null
    ? []
    : [partOf({ base: evicted, stake: null }, { name: 'evicted', delay, ms })]),
  partOf(holds, { name: 'flip-out', delay, ms }),
  partOf(into, { name: 'flip-in', delay, ms }),
];

/** The pictures of one space, the lowest first. */
export const partsOf = ({
  holds,
  motion,
}: Pick<SpaceModel, 'holds' | 'motion'>): readonly Part[] => {
  if (motion === null) return lying(holds);
  const { kind: name, delay, ms } = motion;
  switch (motion.kind) {
    case 'drop':
      return lying(holds, { name, delay, ms });
    case 'sweep':
      return holds.base === null
        ? [partOf(holds, { name, delay, ms })]
        : cutAt(holds, 1, { name, delay, ms });
    case 'flip':
      return flip(holds, motion);
    case 'shine':
      return [partOf(holds, { name, delay, ms })];
  }
};
