import type { Pip, Space } from '@claim-it/rules';
import { columnOf, PIPS, rowOf, spaceAt } from '@claim-it/rules';

/** Focuses a space of the board on the page. */
export const focusSpace = (space: Space): void =>
  document.querySelector<HTMLElement>(`[data-space="${space}"]`)?.focus();

/** The focused space, if any. */
export const focusedSpace = (): Space | null =>
  (document.activeElement?.getAttribute('data-space') ?? null) as Space | null;

/** The columns and rows that a key moves by; Home and End move to the edge. */
const STEPS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
  ['Home', [-6, 0]],
  ['End', [6, 0]],
]);

const pipNear = (number: number): Pip => PIPS[Math.min(6, Math.max(1, number)) - 1] ?? 1;

/** The space that a key moves to; null for other keys. Up is the next higher row. */
export const spaceBeside = (space: Space, key: string): Space | null => {
  const step = STEPS.get(key);
  if (step === undefined) return null;
  const [columns, rows] = step;
  return spaceAt({ column: pipNear(columnOf(space) + columns), row: pipNear(rowOf(space) + rows) });
};
