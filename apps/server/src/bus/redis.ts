import { HouseFault } from '../fault.ts';
import type { Bus } from '../store/index.ts';
import { createSwitchboard } from '../store/index.ts';

export type RedisBusOptions = {
  readonly url: string;
  readonly channel?: string;
  /** Called on connection errors; the bus reconnects by itself. */
  readonly onTrouble?: (error: Error) => void;
};

const LONGEST_WAIT_MS = 2_000;

/** The slowest package of the server to load: only a server that uses Redis waits for it. */
const clientFor = async (url: string, hasBegun: () => boolean) => {
  const { createClient } = await import('redis');
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      // A failure before the first connection is a mistake in the settings, not a break.
      reconnectStrategy: (tries) => (hasBegun() ? Math.min(tries * 100, LONGEST_WAIT_MS) : false),
    },
  });
};

/** Messages over Redis: faster than PostgreSQL's own, and just as dispensable. */
export const openRedisBus = async (options: RedisBusOptions): Promise<Bus> => {
  const { url, channel = 'claim-it', onTrouble = () => undefined } = options;
  let hasBegun = false;
  const speaker = await clientFor(url, () => hasBegun);
  const hearer = await clientFor(url, () => hasBegun);
  let isBroken = false;
  const lose = (error: unknown): void => {
    if (!isBroken) onTrouble(error instanceof Error ? error : new Error(String(error)));
    isBroken = true;
  };
  const isReady = (): boolean => speaker.isReady && hearer.isReady;
  const { process, publish, offer, subscribe, hear, tellGap } = createSwitchboard(async (write) => {
    if (!isReady()) return false;
    try {
      await speaker.publish(channel, write());
      mend();
      return true;
    } catch (error) {
      lose(error);
      return false;
    }
  });
  const mend = (): void => {
    if (!isBroken || !isReady()) return;
    isBroken = false;
    tellGap();
  };
  for (const client of [speaker, hearer]) client.on('error', lose).on('ready', mend);
  try {
    await Promise.all([speaker.connect(), hearer.connect()]);
  } catch (error) {
    throw new HouseFault(`Redis cannot be reached: ${(error as Error).message}`);
  }
  hasBegun = true;
  await hearer.subscribe(channel, hear);
  return {
    process,
    publish,
    offer,
    subscribe,
    isDown: () => isBroken || !isReady(),
    close: async () => {
      hearer.destroy();
      speaker.destroy();
    },
  };
};
