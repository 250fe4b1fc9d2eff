import { useEffect } from 'preact/hooks';
import { settings } from '../keep/settings.ts';
import type { Match } from '../match/types.ts';
import type { TableState } from './tableState.ts';

/** Where nobody plays at another device: a coach would be unfair to them. */
export const mayHaveCoach = ({ setup: { sitters } }: Match): boolean =>
  sitters.some(({ kind }) => kind === 'person') && sitters.every(({ kind }) => kind !== 'guest');

/** A coach takes a chair beside the table, if it is wanted and allowed. */
export const useCoach = (table: TableState): void => {
  const isWanted = settings.value.coach !== 'off';
  useEffect(() => {
    if (!isWanted || !mayHaveCoach(table.match)) return;
    let [isLeft, stop] = [false, (): void => {}];
    const sit = async (): Promise<void> => {
      const { createTableCoach } = await import('../coach/tableCoach.ts');
      if (isLeft) return;
      const coach = createTableCoach(table);
      stop = coach.stop;
      table.coach.value = coach;
    };
    void sit().catch(() => {}); // the table goes on without
    return () => {
      isLeft = true;
      stop();
      table.coach.value = null;
    };
  }, [isWanted, table]);
};
