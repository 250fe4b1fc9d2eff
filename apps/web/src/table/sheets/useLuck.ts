import { supportsSimd } from '@claim-it/ai';
import type { PlayedMatch } from '@claim-it/client/model';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { into } from '../../kit/controls/handlers.ts';

const canThink = (): boolean => typeof Worker === 'function' && supportsSimd();

/** What the dice gave each seat, in points; null until the review of the game has worked it out. */
export const useLuck = (match: PlayedMatch): readonly number[] | null => {
  const luck = useSignal<readonly number[] | null>(null);
  useEffect(() => {
    if (!canThink()) return;
    let isLeft = false;
    let cancel = (): void => undefined;
    const begin = async (): Promise<void> => {
      const [{ startLuck }, record] = await Promise.all([import('./luck.ts'), match.record()]);
      if (!isLeft) cancel = startLuck(record, into(luck));
    };
    void begin().catch(() => {}); // the result stands without
    return () => {
      isLeft = true;
      cancel();
    };
  }, [match, luck]);
  return luck.value;
};
