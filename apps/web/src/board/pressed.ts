import type { Space } from '@claim-it/rules';
import type { BoardModel, SpaceModel } from './model.ts';

const chosen = (model: SpaceModel, fall: number): SpaceModel => ({
  ...model,
  look: 'chosen',
  holds: { base: model.holds.base, stake: model.holds.stake, isLifted: true },
  motion: fall === 0 ? null : { kind: 'drop', delay: 0, ms: fall },
});

/** A space as the finger sees it: the one pressed is chosen at once, the one chosen before no longer. */
export const seenSpace = (
  { spaces, fall }: Pick<BoardModel, 'spaces' | 'fall'>,
  space: Space,
  pressed: Space | null,
): SpaceModel => {
  const model = spaces[space];
  if (pressed === null || spaces[pressed].look !== 'lit') return model;
  if (space === pressed) return chosen(model, fall);
  return model.look === 'chosen' ? { ...model, look: 'lit', motion: null } : model;
};
