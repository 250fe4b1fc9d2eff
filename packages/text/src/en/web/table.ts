import type { TableText } from '../../web/table.ts';

export const table: TableText = {
  roll: '',
};
