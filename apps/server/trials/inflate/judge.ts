import { BOUNDS } from '@claim-it/protocol';
import type { InflateResult } from './run.ts';

type Judged = Pick<InflateResult, 'times' | 'failures' | 'complaints' | 'longest' | 'tally'>;

/** What was not as it should be; a run in which nothing happened is none. */
export const faultsOf = (result: Judged, isAttacked: boolean): readonly string[] => {
  const { times, failures, complaints, longest, tally } = result;
  return [
    ...failures,
    ...(complaints === '' ? [] : [`the server complained: ${complaints.slice(0, 500)}`]),
    ...(longest > BOUNDS.events ? [`a log has ${longest} events`] : []),
    ...(times.length === 0 ? ['no honest person was answered'] : []),
    ...(isAttacked && (tally === null || tally.done === 0) ? ['the guest has done nothing'] : []),
  ];
};
