import type { JSX } from 'preact';
import { NotesSheet } from '../notes/notesSheet.tsx';
import type { Actions } from '../state/actions.ts';
import type { Errands } from '../state/errands.ts';
import type { PlayedTable } from '../state/tableModel.ts';
import { AnotherSheet } from './anotherSheet.tsx';
import { EndSheet } from './endSheet.tsx';
import { HelpSheet } from './helpSheet.tsx';
import { LeaveSheet } from './leaveSheet.tsx';
import { MenuSheet } from './menuSheet.tsx';

type Props = {
  readonly table: PlayedTable;
  readonly actions: Actions;
  readonly errands: Errands;
};

/** The open sheet, if any. */
export const TableSheets = ({ table, actions, errands }: Props): JSX.Element | null => {
  const shown = table.sheet.value;
  // A replaced sheet closes late: it must not close its successor.
  const onClose = (): void => {
    if (table.sheet.peek() === shown) table.sheet.value = null;
  };
  switch (shown) {
    case 'menu':
      return <MenuSheet table={table} errands={errands} onClose={onClose} />;
    case 'notes':
      return <NotesSheet table={table} onClose={onClose} />;
    case 'help':
      return <HelpSheet onClose={onClose} />;
    case 'leave':
      return <LeaveSheet table={table} actions={actions} onClose={onClose} />;
    case 'another':
      return <AnotherSheet table={table} onClose={onClose} />;
    case 'result':
      return <EndSheet table={table} errands={errands} onClose={onClose} />;
    case null:
      return null;
  }
};
