import { afterPaint, focusSpace } from '@claim-it/board';
import type { Space } from '@claim-it/rules';
import type { TableModel } from '../state/tableModel.ts';

/** Shows spaces on the board; the first one gets the focus, so that it is also heard. */
export const pointTo = ({ pointed, sheet }: TableModel, spaces: readonly Space[]): void => {
  const [first] = spaces;
  sheet.value = null;
  pointed.value = spaces;
  // A sheet that closes gives the focus back first.
  if (first !== undefined) afterPaint(() => focusSpace(first));
};
