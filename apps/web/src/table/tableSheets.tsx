import type { JSX } from 'preact';
import type { Actions } from './actions.ts';
import { EndSheet } from './endSheet.tsx';
import type { Errands } from './errands.ts';
import { HelpSheet } from './helpSheet.tsx';
import { LeaveSheet } from './leaveSheet.tsx';
import { MenuSheet } from './menuSheet.tsx';
import { NotesSheet } from './notes.tsx';
import type { TableState } from './tableState.ts';

type Props = {
  readonly table: TableState;
  readonly actions: Actions;
  readonly errands: Errands;
};

/** The sheet that lies open, if any. */
export const TableSheets = ({ table, actions, errands }: Props): JSX.Element | null => {
  const shown = table.sheet.value;
  // A sheet that gives way to another closes late: it must not take the other one with it.
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
    case 'result':
      return <EndSheet table={table} errands={errands} onClose={onClose} />;
    case null:
      return null;
  }
};
