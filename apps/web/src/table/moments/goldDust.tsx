import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { rootState } from '../../kit/style/rootState.ts';
import { isPerson } from '../model/seats.ts';
import type { TableModel } from '../state/tableModel.ts';

/** Before it rises, the winning mine is lit. */
const AFTER = 1000 / 2600;

const Dust = ({ ms }: { readonly ms: number }): JSX.Element => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let stop = (): void => undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      const start = async (): Promise<void> => {
        const { startDust } = await import('./dust.ts');
        if (!isGone && canvas.current !== null) stop = startDust(canvas.current, ms * (1 - AFTER));
      };
      void start().catch(() => {}); // a win without dust is a win
    }, ms * AFTER);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [ms]);
  return (
    <div aria-hidden="true">
      <canvas class="gold-dust" ref={canvas} />
    </div>
  );
};

/** Gold dust over the window when a player here wins, unless motion is reduced. */
export const GoldDust = ({ table }: { readonly table: TableModel }): JSX.Element | null => {
  const moment = table.moment.value;
  if (moment?.kind !== 'ended' || rootState.value.motion === 'reduced') return null;
  const isOurs = moment.winners.some((seat) => isPerson(table.match.setup, seat));
  return isOurs ? <Dust ms={moment.ms} /> : null;
};
