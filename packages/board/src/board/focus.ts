import type { Pip, Space } from '@claim-it/rules';
import { columnOf, PIPS, rowOf, spaceAt } from '@claim-it/rules';

const buttonOf = (space: Space, root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-space="${space}"]`);

/** Puts the focus on a space of the board on the page. */
export const focusSpace = (space: Space, root: ParentNode = document): void =>
  buttonOf(space, root)?.focus();

/** The space that has the focus, if one has. */
export const focusedSpace = (root: Document = document): Space | null => {
  const space = root.activeElement?.getAttribute('data-space') ?? null;
  return space as Space | null;
};

const beside = (pip: Pip, by: -1 | 1): Pip => PIPS.find((one) => one === pip + by) ?? pip;

/** Where a key leads from a space; null for keys that lead nowhere. Up is the next higher row. */
export const spaceBeside = (space: Space, key: string): Space | null => {
  const column = columnOf(space);
  const row = rowOf(space);
  switch (key) {
    case 'ArrowLeft':
      return spaceAt({ column: beside(column, -1), row });
    case 'ArrowRight':
      return spaceAt({ column: beside(column, 1), row });
    case 'ArrowUp':
      return spaceAt({ column, row: beside(row, 1) });
    case 'ArrowDown':
      return spaceAt({ column, row: beside(row, -1) });
    case 'Home':
      return spaceAt({ column: 1, row });
    case 'End':
      return spaceAt({ column: 6, row });
    default:
      return null;
  }
};
