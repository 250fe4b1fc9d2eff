import type { PlayedMatch } from '@claim-it/client/model';
import type { JSX } from 'preact';
import type { LoadCoach } from '../../table/view/coachSeat.ts';
import type { TableViewProps } from '../../table/view/tableView.tsx';
import { TableView } from '../../table/view/tableView.tsx';

const loadCoach: LoadCoach = async (table) =>
  (await import('../coach/tableCoach.ts')).createTableCoach(table);

/** Adds a finished game to the statistics; a failure does not affect the table. */
const noteGame = (match: PlayedMatch): void => {
  void import('../results/noteGame.ts').then(({ noteGame }) => noteGame(match)).catch(() => {});
};

/** The table of a match that counts: with a coach where one is allowed, and with statistics. */
export const MatchTable = (props: Omit<TableViewProps, 'loadCoach' | 'onOver'>): JSX.Element => (
  <TableView {...props} loadCoach={loadCoach} onOver={noteGame} />
);
