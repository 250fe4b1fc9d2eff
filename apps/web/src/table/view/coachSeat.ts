import type { Match } from '@claim-it/client/model';
import { settings } from '@claim-it/client/storage';
import { useEffect } from 'preact/hooks';
import type { TableCoach, TableModel } from '../state/tableModel.ts';

/** Makes the coach of a table; `stop` sends it away. */
export type LoadCoach = (table: TableModel) => Promise<TableCoach & { readonly stop: () => void }>;

/** Only without players at other devices: a coach would be unfair to them. */
export const mayHaveCoach = ({ setup: { sitters } }: Match): boolean =>
  sitters.some(({ kind }) => kind === 'person') && sitters.every(({ kind }) => kind !== 'guest');

/** A coach takes a chair beside the table, if it is wanted and allowed. */
export const useCoach = (table: TableModel, loadCoach: LoadCoach | undefined): void => {
  const isWanted = settings.value.coach !== 'off';
  useEffect(() => {
    if (!isWanted || loadCoach === undefined || !mayHaveCoach(table.match)) return;
    let isLeft = false;
    let stop = (): void => {};
    const sit = async (): Promise<void> => {
      const coach = await loadCoach(table);
      if (isLeft) return coach.stop();
      stop = coach.stop;
      table.coach.value = coach;
    };
    void sit().catch(() => {}); // the table goes on without
    return () => {
      isLeft = true;
      stop();
      table.coach.value = null;
    };
  }, [isWanted, loadCoach, table]);
};
