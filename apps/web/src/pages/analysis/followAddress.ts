import { effect } from '@preact/signals';
import { positionHash } from '../../kit/navigation/positionHash.ts';
import type { Desk } from './desk.ts';
import { readAddress } from './reading.ts';

/** Shows the position of the address, and keeps the address by the position that is shown. */
export const followAddress = ({ bench }: Desk): (() => void) => {
  let written: string | null = null;
  const look = (): void => {
    const { hash } = location;
    const reading = hash === written ? null : readAddress(hash);
    if (reading === null) return;
    if (reading.ok) bench.open(reading.value[0]);
    else bench.notice.value = { kind: 'addressFaulty', refusal: reading.reason };
  };
  look();
  let isFirst = true;
  const stop = effect(() => {
    const hash = positionHash(bench.game.value);
    // The first is as somebody wrote it.
    if (!isFirst) history.replaceState(history.state, '', hash);
    isFirst = false;
    written = hash;
  });
  addEventListener('hashchange', look);
  return () => {
    removeEventListener('hashchange', look);
    stop();
  };
};
