import { randomUUID } from 'node:crypto';
import { createClient } from 'redis';
import { HouseFault } from '../fault.ts';
import { createSwitchboard } from '../store/bus/local.ts';
import type { Bus, BusHint } from '../store/index.ts';

export type RedisBusOptions = {
  readonly url: string;
  readonly channel?: string;
  /** Hears of trouble; the bus mends itself. */
  readonly onTrouble?: (error: Error) => void;
};

const LONGEST_WAIT_MS = 2_000;

const formatHint = (sender: string, { topic, seq }: BusHint): string => `${sender} ${seq} ${topic}`;

/** Null for what is not a hint, or is our own. */
const parseHint = (payload: string, self: string): BusHint | null => {
  const [sender, seq, topic, ...rest] = payload.split(' ');
  if (sender === self || topic === undefined || rest.length > 0) return null;
  return /^\d{1,15}$/.test(seq ?? '') ? { topic, seq: Number(seq) } : null;
};

const clientFor = (url: string, hasBegun: () => boolean) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      // Before it was ever reached it is a mistake in the settings, not a break.
      reconnectStrategy: (tries) => (hasBegun() ? Math.min(tries * 100, LONGEST_WAIT_MS) : false),
    },
  });

/** Hints over Redis: faster than PostgreSQL's own, and just as dispensable. */
export const openRedisBus = async (options: RedisBusOptions): Promise<Bus> => {
  const { url, channel = 'claim-it', onTrouble = () => undefined } = options;
  const self = randomUUID();
  const { subscribe, tell, tellGap } = createSwitchboard();
  let hasBegun = false;
  const speaker = clientFor(url, () => hasBegun);
  const hearer = clientFor(url, () => hasBegun);
  let isBroken = false;
  const lose = (error: unknown): void => {
    if (!isBroken) onTrouble(error instanceof Error ? error : new Error(String(error)));
    isBroken = true;
  };
  const mend = (): void => {
    if (!isBroken || !speaker.isReady || !hearer.isReady) return;
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
  await hearer.subscribe(channel, (payload) => {
    const hint = parseHint(payload, self);
    if (hint !== null) tell(hint);
  });
  return {
    subscribe,
    publish: (hint) => {
      tell(hint);
      if (speaker.isReady) speaker.publish(channel, formatHint(self, hint)).catch(lose);
    },
    close: async () => {
      hearer.destroy();
      speaker.destroy();
    },
  };
};
