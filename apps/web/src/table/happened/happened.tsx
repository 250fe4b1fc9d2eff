import './happened.css';
import type { JSX } from 'preact';
import type { PlayedTable } from '../state/tableModel.ts';
import { JumpNotice } from './jumpNotice.tsx';
import { UndoOffer } from './undoOffer.tsx';

/** News for the person here, over the unused dice. */
export const Happened = ({ table }: { readonly table: PlayedTable }): JSX.Element => (
  <div class="happened">
    <UndoOffer table={table} />
    <JumpNotice table={table} />
  </div>
);
